/** What was measured, beside the curves of a plot: points of a data file, in the units of the axes, perhaps within a band. */
class Measured {
  constructor({label, file, x, y, low, high}) {
    this.said = label;
    this.file = file;
    this.x = unpack(x, Float64Array);
    this.y = unpack(y, Float64Array);
    this.band = low === undefined ? null : {low: unpack(low, Float64Array), high: unpack(high, Float64Array)};
  }

  label() {
    return this.said;
  }

  /** Its times within a span, for a plot over the time. */
  within(from, to) {
    return {times: this.x.filter(t => t >= from && t <= to)};
  }

  /** A column at the times of a plot; nothing where it has no row. */
  static among(x, y, times) {
    const at = new Map(Array.from(x, (t, k) => [t, y[k]]));
    return Array.from(times, t => at.get(t)).map(v => Number.isFinite(v) ? v : null);
  }

  /** Columns that must find room in the plot. */
  extents() {
    return this.band === null ? [this.y] : [this.y, this.band.low, this.band.high];
  }

  /** The points of each piece between gaps, in pixels. */
  pieces(u, y) {
    const all = [];
    let piece = null;
    this.x.forEach((x, k) => {
      if (Number.isNaN(x + y[k])) {
        piece = null;
        return;
      }
      if (piece === null) {
        all.push(piece = []);
      }
      piece.push([u.valToPos(x, "x", true), u.valToPos(y[k], "y", true)]);
    });
    return all;
  }

  /** A wide, pale line with a point for each row where they have room, in a paler band. */
  draw(u, i) {
    const c = u.ctx;
    c.save();
    c.beginPath();
    c.rect(u.bbox.left, u.bbox.top, u.bbox.width, u.bbox.height);
    c.clip();
    c.fillStyle = c.strokeStyle = ink(i);
    if (this.band !== null) {
      const high = this.pieces(u, this.band.high);
      c.globalAlpha = 0.16;
      this.pieces(u, this.band.low).forEach((low, k) => {
        c.beginPath();
        [...low, ...high[k].reverse()].forEach(([x, y]) => c.lineTo(x, y));
        c.fill();
      });
    }
    const lines = this.pieces(u, this.y);
    c.globalAlpha = 0.45;
    c.lineWidth = 3.4 * devicePixelRatio;
    c.lineJoin = c.lineCap = "round";
    c.beginPath();
    lines.forEach(line => line.forEach(([x, y], k) => k === 0 ? c.moveTo(x, y) : c.lineTo(x, y)));
    c.stroke();
    const points = lines.flat(), apart = 4 * devicePixelRatio;
    c.globalAlpha = 0.9;
    if (points.length < 2 || u.bbox.width / points.length > apart) {
      points.forEach(([x, y]) => {
        c.beginPath();
        c.arc(x, y, 2.2 * devicePixelRatio, 0, 2 * Math.PI);
        c.fill();
      });
    }
    c.restore();
  }
}
