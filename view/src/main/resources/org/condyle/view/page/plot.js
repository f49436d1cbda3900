/**
 * A plot: curves over time, or one curve over another. It shows the clock's time as a line or a dot and sets it when the
 * pointer moves over it; a click stops the clock there, a drag zooms, a double click shows all again.
 */
class Plot {
  constructor(host, {x, y, loop, words, measured = []}, clock, room) {
    this.host = host;
    this.x = x;
    this.y = y;
    this.loop = loop;
    this.words = words; // of the model file: title, labels, and the series that must be positive
    this.clock = clock;
    this.room = room; // the other plots, which share a zoom in time
    this.measured = measured;
    this.shown = [...y, ...measured].map(() => true);
    this.marks = [];
    this.describe();
    this.build();
    clock.subscribe((time, source) => this.show(time, source));
  }

  describe() {
    const over = this.overWords();
    this.host.classList.add("plot");
    this.host.dataset.channels = JSON.stringify(this.y.map(s => s.name));
    this.host.dataset.over = this.x === null ? "time" : this.x.name;
    this.y.forEach((s, i) => {
      this.host.setAttribute("data-min-" + i, s.least);
      this.host.setAttribute("data-max-" + i, s.most);
    });
    this.host.setAttribute("aria-label", (this.words.title ? this.words.title + ": " : "") + [...this.y, ...this.measured].map(s => s.label()).join(", ") + " over " + over);
    this.host.setAttribute("role", "group");
    this.unit = element("span", {class: "unit"});
    this.below = element("figcaption", {class: "below"});
    this.keys = [...this.y, ...this.measured].map((s, i) => this.key(s, i));
    this.legend = element("div", {class: "legend"}, this.unit, ...this.keys.map(k => k.button));
    this.canvas = element("div", {class: "canvas"});
    const title = this.words.title ? [element("div", {class: "plot-title"}, this.words.title)] : [];
    this.host.replaceChildren(...title, this.legend, this.canvas, this.below);
  }

  overWords() {
    return this.x === null ? this.words.xLabel ?? "time" : this.x.label();
  }

  key(series, i) {
    const measured = series instanceof Measured, line = swatch(i, measured);
    const value = element("span", {class: "value"});
    const button = element("button", {type: "button", class: "key", "aria-pressed": "true"},
      line.canvas, element("bdi", measured ? {title: series.file} : {}, series.label()), value);
    button.addEventListener("click", () => this.toggle(i, !this.shown[i]));
    return {button, value, line};
  }

  /** Shows or hides one curve. */
  toggle(i, on) {
    this.shown[i] = on;
    this.keys[i].button.setAttribute("aria-pressed", String(on));
    this.drawnAs(i).forEach(k => this.u.setSeries(k, {show: on}));
    this.show(this.clock.time);
    this.room.changed();
  }

  /** The places among what is drawn of a curve, or of something measured: its own and those of the edges of its band. */
  drawnAs(i) {
    const n = this.y.length, before = this.measured.slice(0, Math.max(0, i - n)).reduce((sum, m) => sum + m.extents().length, 0);
    return i < n ? [i + 1] : this.measured[i - n].extents().map((_, k) => n + 1 + before + k);
  }

  build() {
    this.times = commonTimes(this.x === null ? [...this.y, ...this.measured.map(m => m.within(this.clock.from, this.clock.to))] : [this.x, ...this.y]);
    const columns = this.columns();
    const data = this.x === null ? [this.times, ...columns, ...this.measured.flatMap(m => m.extents().map(y => Measured.among(m.x, y, this.times)))]
      : [null, ...columns.map(c => [this.across, c]), ...this.measured.flatMap(m => m.extents().map(y => [gaps(m.x), gaps(y)]))];
    const quiet = () => colour("--quiet");
    const axis = {
      stroke: quiet, font: "12px system-ui, sans-serif", values: tickLabels,
      grid: {stroke: () => colour("--grid"), width: 1}, ticks: {stroke: () => colour("--grid"), width: 1, size: 5},
    };
    const options = {
      mode: this.x === null ? 1 : 2,
      width: this.width(), height: 250,
      legend: {show: false},
      padding: [8, 18, this.words.still ? 8 : 0, 0],
      cursor: {x: false, y: false, points: {show: false}, drag: {x: true, y: this.x !== null, uni: 24, dist: 6}},
      scales: {
        x: {time: false, range: (u, low, high) => this.rangeX(low, high)},
        y: {range: (u, low, high) => this.rangeY(low, high)},
      },
      axes: [{...axis, size: 30, space: 60, show: !this.words.still}, {...axis, size: (u, labels) => 16 + 7 * Math.max(3, ...(labels ?? []).map(l => l.length)), space: 28}],
      series: [{}, ...this.y.map((s, i) => this.stroke(i)), ...this.measured.flatMap((m, i) => this.measuredStrokes(m, this.y.length + i))],
      hooks: {
        drawAxes: [u => this.measured.forEach((m, i) => this.shown[this.y.length + i] && m.draw(u, this.y.length + i))],
        draw: [() => this.drawn()],
        setScale: [(u, key) => this.zoomed(key)],
      },
    };
    this.u = new condyleVendor.uPlot(options, data, this.canvas);
    this.marker();
    this.listen();
    this.show(this.clock.time);
  }

  /** Values of each curve at all times; null where it is not drawn. */
  columns() {
    let columns = this.y.map(s => gaps(s.along(this.times)));
    if (this.words.during) {
      const during = this.words.during.along(this.times);
      columns = columns.map(c => Array.from(c, (v, k) => during[k] > 0 ? v : null));
    }
    if (this.x !== null) {
      this.across = this.x.along(this.times);
      if (this.loop) { // a depth is that of an overlap
        this.across = this.across.map(x => x > 0 ? x : NaN);
      }
      columns = columns.map(c => Array.from(c, (v, k) => Number.isNaN(this.across[k]) ? null : v));
      this.across = gaps(this.across);
    }
    return columns;
  }

  rangeX(low, high) {
    if (this.x !== null) {
      return calmRange(low, high);
    }
    return high > low ? [low, high] : calmRange(low ?? 0, high ?? 1);
  }

  rangeY(low, high) {
    return calmRange(low, high);
  }

  stroke(i) {
    const series = {stroke: () => ink(i), width: 1.7, dash: dashes(i), points: {show: false}, pxAlign: 0};
    if (this.x !== null) {
      series.facets = [{scale: "x", auto: true}, {scale: "y", auto: true}];
      series.paths = (u, index) => this.path(u, index);
    } else if (this.times.length === 1) {
      series.points = {show: true, size: 8};
    }
    return series;
  }

  /** What is measured is drawn behind the curves; as series it has only its room. */
  measuredStrokes(measured, i) {
    const facets = this.x === null ? {} : {facets: [{scale: "x", auto: true}, {scale: "y", auto: true}]};
    return measured.extents().map(() => ({...facets, show: this.shown[i], points: {show: false}, paths: () => null}));
  }

  /** A curve in the order of time, whichever way it runs. */
  path(u, index) {
    const [xs, ys] = u.data[index], c = u.ctx;
    c.save();
    c.beginPath();
    c.rect(u.bbox.left, u.bbox.top, u.bbox.width, u.bbox.height);
    c.clip();
    c.beginPath();
    let down = false;
    for (let k = 0; k < xs.length; k++) {
      if (ys[k] === null || xs[k] === null) {
        down = false;
        continue;
      }
      const left = u.valToPos(xs[k], "x", true), top = u.valToPos(ys[k], "y", true);
      if (down) {
        c.lineTo(left, top);
      } else {
        c.moveTo(left, top);
      }
      down = true;
    }
    c.strokeStyle = ink(index - 1);
    c.lineWidth = 1.7 * devicePixelRatio;
    c.lineJoin = "round";
    c.setLineDash(dashes(index - 1).map(d => d * devicePixelRatio));
    c.stroke();
    c.setLineDash([]);
    if (!rises(xs)) {
      this.direction(u, xs, ys, ink(index - 1));
    }
    c.restore();
    return null;
  }

  /** A ring where a curve begins, and arrows along it in the direction of time. */
  direction(u, xs, ys, colour_) {
    const c = u.ctx, size = 5 * devicePixelRatio, points = [];
    for (let k = 0; k < xs.length; k++) {
      points.push(ys[k] === null || xs[k] === null ? null : [u.valToPos(xs[k], "x", true), u.valToPos(ys[k], "y", true)]);
    }
    c.fillStyle = c.strokeStyle = colour_;
    const first = points.find(p => p !== null);
    if (first) {
      c.beginPath();
      c.arc(first[0], first[1], 0.75 * size, 0, 2 * Math.PI);
      c.stroke();
    }
    for (const [x, y, turn] of arrowPlaces(points, 170 * devicePixelRatio, 3 * size)) {
      c.save();
      c.translate(x, y);
      c.rotate(turn);
      c.beginPath();
      c.moveTo(1.2 * size, 0);
      c.lineTo(-0.9 * size, 0.85 * size);
      c.lineTo(-0.9 * size, -0.85 * size);
      c.fill();
      c.restore();
    }
  }

  /** What stands for now: a line across, and a dot on each curve. */
  marker() {
    this.line = element("div", {class: "now-line"});
    this.dots = this.y.map(() => element("div", {class: "now-dot"}));
    this.u.over.append(...(this.x === null ? [this.line] : []), ...this.dots);
  }

  listen() {
    const over = this.u.over;
    let pressed = null;
    over.addEventListener("pointermove", e => {
      const moved = pressed !== null && Math.abs(e.clientX - pressed) > 5;
      if (e.pointerType !== "mouse" || !moved || e.buttons === 0) {
        this.point(e);
      }
    });
    over.addEventListener("pointerdown", e => {
      pressed = e.clientX;
    });
    over.addEventListener("click", e => {
      if (pressed === null || Math.abs(e.clientX - pressed) <= 5) {
        this.clock.pause();
        this.point(e);
      }
      pressed = null;
    });
    new ResizeObserver(() => this.resize()).observe(this.host);
  }

  /** Sets the clock to where the pointer is. */
  point(e) {
    const box = this.u.over.getBoundingClientRect();
    const left = e.clientX - box.left, top = e.clientY - box.top;
    if (this.x === null) {
      this.clock.set(this.u.posToVal(left, "x"), this);
    } else {
      const near = this.nearest(left, top);
      if (near >= 0) {
        this.clock.set(this.times[near], this);
      }
    }
  }

  /** The row whose point is closest, if one is close. */
  nearest(left, top) {
    let best = 30 * 30, at = -1;
    const [xs, ys] = this.u.data[1];
    const scale = key => {
      const s = this.u.scales[key], from = this.u.valToPos(s.min, key), to = this.u.valToPos(s.max, key);
      return v => from + (to - from) * (v - s.min) / (s.max - s.min);
    };
    const px = scale("x"), py = scale("y");
    for (let k = 0; k < xs.length; k++) {
      const d = (px(xs[k] ?? NaN) - left) ** 2 + (py(ys[k] ?? NaN) - top) ** 2;
      if (d < best) {
        best = d;
        at = k;
      }
    }
    return at;
  }

  show(time) {
    this.host.dataset.cursor = String(time);
    const values = this.y.map(s => s.at(time));
    values.forEach((v, i) => {
      this.keys[i].value.textContent = this.y[i].read(v);
    });
    // not the size of an element: asking for it would lay out the page anew for every plot
    const width = this.u.bbox.width / devicePixelRatio, height = this.u.bbox.height / devicePixelRatio;
    const left = this.u.valToPos(this.x === null ? time : this.x.at(time), "x");
    place(this.line, left, 0, left >= -0.5 && left <= width + 0.5);
    values.forEach((v, i) => {
      const top = this.u.valToPos(v, "y");
      place(this.dots[i], left, top, this.shown[i] && left >= -1 && left <= width + 1 && top >= -1 && top <= height + 1);
      this.dots[i].style.background = ink(i);
    });
  }

  /** After each drawing: units with their power of ten, and the marks where the scales now put them. */
  drawn() {
    this.unit.textContent = [this.words.yLabel, unitWith(exponentOf(this.u.scales.y), this.y[0].unit)].filter(s => s).join(" ");
    const unit = unitWith(exponentOf(this.u.scales.x), this.x === null ? "s" : this.x.unit);
    this.below.replaceChildren(element("bdi", {}, this.overWords()), " " + unit);
    if (this.line !== undefined) {
      this.show(this.clock.time);
    }
  }

  zoomed(key) {
    if (key === "x" && this.x === null && this.u !== undefined) {
      this.room.zoom(this.u.scales.x.min, this.u.scales.x.max, this);
    }
  }

  zoom(low, high) {
    if (this.u.scales.x.min !== low || this.u.scales.x.max !== high) {
      this.u.setScale("x", {min: low, max: high});
    }
  }

  width() {
    return Math.max(220, Math.floor(this.host.clientWidth));
  }

  resize() {
    const width = this.width();
    if (this.host.clientWidth > 0 && width !== this.u.width) {
      this.u.setSize({width, height: 250});
    }
  }

  setTheme() {
    this.keys.forEach(k => k.line.draw());
    this.u.redraw(false, true);
  }
}
