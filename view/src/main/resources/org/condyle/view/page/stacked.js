const LAYER_INKS = 2 * INKS.light.length;
const RESERVE_INK = -2;

/** The colour of a layer: the inks of curves, then the same again, paler; grey for what has no number, amber for reserves. */
function layerInk(i) {
  if (i === RESERVE_INK) {
    return theme() === "dark" ? "#99701f" : "#e8bb5a"; // a line of text colour is seen on both
  }
  if (i < 0) {
    return theme() === "dark" ? "#6b747d" : "#b4bac1";
  }
  const full = ink(i), page = theme() === "dark" ? [20, 23, 27] : [255, 255, 255];
  const share = Math.floor(i / INKS.light.length) % 2 === 0 ? 0.92 : 0.5;
  const parts = [1, 3, 5].map((at, k) => Math.round(share * parseInt(full.slice(at, at + 2), 16) + (1 - share) * page[k]));
  return `rgb(${parts.join(",")})`;
}

/** Layers over time, one on the other: what is positive grows upwards from zero, what is negative downwards. */
class StackedPlot extends Plot {
  /** @param what title, series, their colours by number, and the series of the sum, which is drawn as a line; null for none */
  constructor(host, {title, series, inks, sum}, clock, room) {
    // a single instant becomes bars, without an axis of time
    super(host, {x: null, y: series, loop: false, words: {title, inks, sum, still: clock.from === clock.to}}, clock, room);
  }

  describe() {
    super.describe();
    if (this.words.sum) {
      this.total = element("span", {class: "value"});
      this.legend.append(element("span", {class: "key"}, element("span", {class: "block now"}), this.words.sum.name, this.total));
    }
  }

  key(series, i) {
    const block = element("span", {class: "block", "aria-hidden": "true"});
    const line = {canvas: block, draw: () => (block.style.background = layerInk(this.words.inks[i]))};
    line.draw();
    const value = element("span", {class: "value"});
    const button = element("button", {type: "button", class: "key", "aria-pressed": "true"}, block, element("bdi", {}, series.label()), value);
    button.addEventListener("click", () => this.toggle(i, !this.shown[i]));
    return {button, value, line};
  }

  /** Lower and upper edge of each layer on either side of zero; returns the outer edges. */
  columns() {
    const n = this.times.length, above = new Float64Array(n), below = new Float64Array(n);
    this.layers = this.y.map((series, i) => {
      const values = this.shown[i] ? series.along(this.times) : new Float64Array(n);
      const from = [above.slice(), below.slice()];
      for (let k = 0; k < n; k++) {
        (values[k] > 0 ? above : below)[k] += values[k] || 0;
      }
      return [[from[0], above.slice()], [from[1], below.slice()]];
    });
    const sum = this.words.sum?.along(this.times) ?? [0];
    this.ends = [Math.min(...below, ...sum), Math.max(...above, ...sum)];
    return this.layers.map(([[, top], [, bottom]]) => top.map((x, k) => (x > -bottom[k] ? x : bottom[k])));
  }

  rangeY() {
    const [low, high] = calmRange(...this.ends);
    return [this.ends[0] < 0 ? low : 0, high];
  }

  stroke() {
    return {width: 0, points: {show: false}, paths: (u, index) => this.layer(u, index - 1)};
  }

  layer(u, i) {
    const c = u.ctx;
    c.save();
    c.beginPath();
    c.rect(u.bbox.left, u.bbox.top, u.bbox.width, u.bbox.height);
    c.clip();
    c.fillStyle = layerInk(this.words.inks[i]);
    for (const [from, to] of this.layers[i]) {
      if (from.some((x, k) => x !== to[k])) {
        c.beginPath();
        this.times.forEach((t, k) => c.lineTo(u.valToPos(t, "x", true), u.valToPos(to[k], "y", true)));
        for (let k = from.length - 1; k >= 0; k--) {
          c.lineTo(u.valToPos(this.times[k], "x", true), u.valToPos(from[k], "y", true));
        }
        c.fill();
      }
    }
    c.restore();
    return null;
  }

  drawn() {
    super.drawn();
    this.below.hidden = this.words.still;
    const {sum} = this.words, c = this.u.ctx, b = this.u.bbox;
    if (sum) {
      c.save();
      c.beginPath();
      c.rect(b.left, b.top, b.width, b.height);
      c.clip();
      c.beginPath();
      sum.along(this.times).forEach((v, k) => c.lineTo(this.u.valToPos(this.times[k], "x", true), this.u.valToPos(v, "y", true)));
      c.strokeStyle = colour("--ink");
      c.lineWidth = 1.6 * devicePixelRatio;
      c.stroke();
      c.restore();
    }
  }

  zoom(low, high) {
    if (!this.words.still) {
      super.zoom(low, high);
    }
  }

  marker() {
    super.marker();
    this.dots.forEach(dot => dot.remove());
  }

  show(time) {
    this.host.dataset.cursor = String(time);
    this.y.forEach((s, i) => (this.keys[i].value.textContent = s.read(s.at(time))));
    if (this.words.sum) {
      this.total.textContent = this.words.sum.read(this.words.sum.at(time));
    }
    const left = this.u.valToPos(time, "x");
    place(this.line, left, 0, !this.words.still && left >= -0.5 && left <= this.u.bbox.width / devicePixelRatio + 0.5);
  }

  toggle(i, on) {
    this.shown[i] = on;
    this.keys[i].button.setAttribute("aria-pressed", String(on));
    this.u.setData([this.times, ...this.columns()], false);
    const [min, max] = this.rangeY();
    this.u.setScale("y", {min, max});
  }
}
