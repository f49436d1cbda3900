/**
 * Activations as strips below each other: a curve each, coloured as the muscles of the scene; of many muscles colours alone.
 * It behaves as a plot over time: shows the clock's time, sets it, and shares the zoom.
 */
class MuscleStrips {
  constructor(host, muscles, clock, room, choose) {
    this.host = host;
    this.muscles = muscles;
    this.clock = clock;
    this.x = null;
    this.y = [];
    this.shown = [];
    this.still = clock.from === clock.to;
    const half = this.still ? 0.5 : 0;
    this.u = {scales: {x: {min: clock.from - half, max: clock.to + half}}, destroy() {}};
    this.tall = muscles.length <= 12;
    const probe = new condyleVendor.THREE.Color();
    this.inks = Array.from({length: 256}, (_, k) => sceneScaleColour(k / 255, probe, SCENE_ACTIVATION).getStyle());
    this.build(choose);
    clock.subscribe(time => this.show(time));
    new ResizeObserver(() => this.draw()).observe(this.over);
    room.join(this);
  }

  build(choose) {
    this.host.classList.add("plot", "strips", this.tall ? "tall" : "low", ...(this.muscles.length > 20 ? ["long"] : []));
    this.host.setAttribute("role", "group");
    this.host.setAttribute("aria-label", "Activations over time");
    this.rows = this.muscles.map(muscle => {
      // without fibres there is nothing to choose
      const name = muscle.curves
        ? element("button", {type: "button", class: "strip-name", title: `show the fibre of ${muscle.name}`}, element("bdi", {}, muscle.name))
        : element("span", {class: "strip-name", title: muscle.name}, element("bdi", {}, muscle.name));
      if (muscle.curves) {
        name.addEventListener("click", () => choose(muscle));
      }
      return {muscle, name, canvas: element("canvas", {class: "strip", "aria-hidden": "true"}), value: element("span", {class: "value"})};
    });
    this.line = element("div", {class: "now-line"});
    this.over = element("div", {class: "strip-over", style: `grid-row: 1 / span ${this.rows.length}`}, this.line);
    const grid = element("div", {class: "strip-grid"});
    this.rows.forEach(({name, canvas, value}, i) => {
      [name, canvas, value].forEach(part => (part.style.gridRow = i + 1));
      grid.append(name, canvas, value);
    });
    grid.append(this.over);
    // few strips are as high together as the plot beside them
    grid.style.setProperty("--strip", `${this.tall ? Math.max(24, Math.min(70, Math.round(260 / this.rows.length))) : 13}px`);
    this.from = element("span");
    this.to = element("span");
    const ramp = element("i", {class: "strip-ramp", style: `background: linear-gradient(to right, ${SCENE_ACTIVATION.join(",")})`});
    const axis = element("div", {class: "strip-axis", style: `grid-row: ${this.rows.length + 1}`}, this.from, "time [s]", this.to);
    axis.hidden = this.still;
    grid.append(axis);
    this.host.append(element("div", {class: "plot-title"}, "Activations ", element("span", {class: "unit"}, "0 ", ramp, " 1")), grid);
    for (const type of ["pointermove", "click"]) {
      this.over.addEventListener(type, e => {
        const box = this.over.getBoundingClientRect(), {min, max} = this.u.scales.x;
        if (type === "click") {
          this.clock.pause();
        }
        this.clock.set(min + (max - min) * (e.clientX - box.left) / box.width, this);
      });
    }
  }

  /** Marks the muscle whose fibre is shown. */
  choose(muscle) {
    this.rows.forEach(row => row.name.setAttribute("aria-pressed", String(row.muscle === muscle)));
  }

  zoom(min, max) {
    if (!this.still && (this.u.scales.x.min !== min || this.u.scales.x.max !== max)) {
      this.u.scales.x = {min, max};
      this.draw();
    }
  }

  setTheme() {
    this.draw();
  }

  draw() {
    const wide = Math.round(this.over.clientWidth * devicePixelRatio), {min, max} = this.u.scales.x;
    if (wide <= 0) {
      return;
    }
    const times = Float64Array.from({length: wide}, (_, k) => min + (max - min) * k / Math.max(1, wide - 1));
    for (const {muscle, canvas} of this.rows) {
      const high = Math.round(canvas.clientHeight * devicePixelRatio), c = canvas.getContext("2d");
      canvas.width = wide;
      canvas.height = high;
      muscle.activation.along(times).forEach((a, k) => {
        if (a >= 0) {
          const part = this.tall ? Math.max(devicePixelRatio, a * high) : high;
          c.fillStyle = this.inks[Math.round(255 * Math.min(1, a))];
          c.fillRect(k, high - part, 1, part);
        }
      });
    }
    this.from.textContent = brief(min);
    this.to.textContent = brief(max);
    this.show(this.clock.time);
  }

  show(time) {
    const {min, max} = this.u.scales.x, share = (time - min) / (max - min || 1);
    this.host.dataset.cursor = String(time);
    place(this.line, share * this.over.clientWidth, 0, !this.still && share >= 0 && share <= 1);
    this.rows.forEach(({muscle, value}) => (value.textContent = muscle.activation.at(time).toFixed(2)));
  }
}
