/** Where the fibre of a muscle is on its force-length curves: a dot that moves, and the way that it takes in the run. */
class FibrePlot {
  constructor(host, muscles, clock, choose) {
    this.host = host;
    this.clock = clock;
    this.select = element("select", {"aria-label": "Muscle whose fibre is shown"});
    muscles.forEach((muscle, i) => this.select.append(element("option", {value: i}, muscle.name)));
    this.select.addEventListener("change", () => choose(muscles[this.select.value]));
    this.canvas = element("div", {class: "canvas"});
    this.state = element("div", {class: "fibre-state"});
    host.classList.add("plot");
    host.setAttribute("role", "group");
    host.append(
      element("div", {class: "plot-title"}, "Fibre of ", this.select),
      element("div", {class: "legend"}, ...this.keys()),
      this.canvas, element("figcaption", {class: "below"}, "force / F₀ over fibre length / optimal fibre length"), this.state);
    clock.subscribe(time => this.show(time));
    new ResizeObserver(() => this.resize()).observe(host);
  }

  keys() {
    const names = ["active at a = 1", "passive", "both"];
    this.swatches = names.map((_, i) => swatch(i));
    const key = (sample, text) => element("span", {class: "key"}, sample, text);
    return [...names.map((name, i) => key(this.swatches[i].canvas, name)),
      key(element("span", {class: "block now"}), "now: a × active + passive"),
      key(element("span", {class: "block way"}), "way of the fibre")];
  }

  /** Shows a muscle. */
  choose(muscle, index) {
    this.muscle = muscle;
    this.select.value = String(index);
    this.host.setAttribute("aria-label", `Fibre of ${muscle.name} on its force-length curves`);
    this.u?.destroy();
    const {x} = muscle.curves, axis = {
      stroke: () => colour("--quiet"), font: "12px system-ui, sans-serif", values: tickLabels,
      grid: {stroke: () => colour("--grid"), width: 1}, ticks: {stroke: () => colour("--grid"), width: 1, size: 5},
    };
    const line = i => ({stroke: () => ink(i), width: 1.7, dash: dashes(i), points: {show: false}, pxAlign: 0});
    const high = Math.max(1.6, ...muscle.force.values) * 1.05;
    this.u = new condyleVendor.uPlot({
      width: this.width(), height: 250, legend: {show: false}, padding: [8, 18, 0, 0],
      cursor: {show: false},
      scales: {x: {time: false, range: () => [x[0], x[x.length - 1]]}, y: {range: () => [0, high]}},
      axes: [{...axis, size: 30, space: 60}, {...axis, size: 44, space: 28}],
      series: [{}, line(0), line(1), line(2), {stroke: () => colour("--ink"), width: 2.2, points: {show: false}, pxAlign: 0}],
      hooks: {drawSeries: [(u, i) => i === 4 && this.trail()], draw: [() => this.dot && this.place(this.clock.time)]},
    }, this.data(), this.canvas);
    this.dot = element("div", {class: "now-dot fibre-dot"});
    this.u.over.append(this.dot);
    this.show(this.clock.time);
  }

  /** Curves, the last with the activation of now. */
  data() {
    const {x, active, passive} = this.muscle.curves, a = this.muscle.activation.at(this.clock.time);
    return [x, active, passive, active.map((f, k) => f + passive[k]), active.map((f, k) => a * f + passive[k])];
  }

  /** The way of the fibre in the whole run. */
  trail() {
    const {stretch, force} = this.muscle, c = this.u.ctx, b = this.u.bbox;
    c.save();
    c.beginPath();
    c.rect(b.left, b.top, b.width, b.height);
    c.clip();
    c.beginPath();
    stretch.values.forEach((s, k) => c.lineTo(this.u.valToPos(s, "x", true), this.u.valToPos(force.values[k], "y", true)));
    c.strokeStyle = colour("--way");
    c.lineWidth = 1.2 * devicePixelRatio;
    c.stroke();
    c.restore();
  }

  show(time) {
    if (this.muscle) {
      this.u.setData(this.data(), false);
      this.u.redraw(true, false);
      this.place(time);
      const {activation, stretch, speed, tension} = this.muscle, at = (series, digits) => series.at(time).toFixed(digits).replace(/^-(0\.0*)$/, "$1").replace("-", "−");
      this.host.dataset.stretch = String(stretch.at(time));
      this.state.textContent = `activation ${at(activation, 2)} · fibre ${at(stretch, 2)} l₀ · speed ${at(speed, 2)} v_max · tension ${tension.read(tension.at(time))} N`;
    }
  }

  place(time) {
    const {stretch, force} = this.muscle;
    place(this.dot, this.u.valToPos(stretch.at(time), "x"), this.u.valToPos(force.at(time), "y"), true);
  }

  width() {
    return Math.max(220, Math.floor(this.host.clientWidth));
  }

  resize() {
    if (this.u && this.host.clientWidth > 0 && this.width() !== this.u.width) {
      this.u.setSize({width: this.width(), height: 250});
    }
  }

  setTheme() {
    this.swatches.forEach(each => each.draw());
    this.u?.redraw(false, true);
  }
}
