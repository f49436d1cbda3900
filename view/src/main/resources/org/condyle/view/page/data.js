/** Numbers that stand in the page as base64, little-endian as they are in the memory of every browser's machine. */
function unpack(text, Type) {
  const raw = atob(text);
  const bytes = new Uint8Array(raw.length);
  for (let i = 0; i < raw.length; i++) {
    bytes[i] = raw.charCodeAt(i);
  }
  return new Type(bytes.buffer);
}

/** A recorded number over time: rows at `times`, straight lines between; NaN where there is nothing. */
class Series {
  constructor(column, grid) {
    this.name = column.name;
    this.unit = column.unit;
    this.film = column.film === true;
    this.least = column.least ?? NaN;
    this.most = column.most ?? NaN;
    this.times = grid;
    if (column.at !== undefined) {
      this.times = Float64Array.from(unpack(column.at, Int32Array), row => grid[row]);
    }
    const span = this.most - this.least;
    // both ends exactly; the rest to seven digits of the range
    this.values = Float64Array.from(unpack(column.values, Float32Array),
      part => part === 1 ? this.most : this.least + part * span);
  }

  /** The same as a plot of the model file shows it: under another name, in another unit. */
  shown({label, unit, scale}) {
    const out = Object.create(Series.prototype);
    Object.assign(out, this, {said: label, unit, least: scale * this.least, most: scale * this.most, source: this});
    out.values = scale === 1 ? this.values : this.values.map(v => scale * v);
    return out;
  }

  /** A value as it is read: digits that the page does not know are not shown. */
  read(value) {
    const known = 1e-6 * (this.most - this.least);
    return brief(Math.abs(value) < known ? 0 : value);
  }

  label() {
    if (this.said !== undefined) {
      return this.said;
    }
    return this.film ? this.name + " (not recorded)" : this.name;
  }

  at(time) {
    const i = lastNotAfter(this.times, time);
    return i < 0 ? NaN : this.between(i, time);
  }

  between(i, time) {
    const t = this.times, v = this.values;
    if (t[i] === time || i + 1 >= t.length) {
      return t[i] === time ? v[i] : NaN;
    }
    return v[i] + (v[i + 1] - v[i]) * ((time - t[i]) / (t[i + 1] - t[i]));
  }

  /** Values at increasing times. */
  along(times) {
    if (times === this.times) {
      return this.values;
    }
    const out = new Float64Array(times.length);
    let i = -1;
    for (let k = 0; k < times.length; k++) {
      while (i + 1 < this.times.length && this.times[i + 1] <= times[k]) {
        i++;
      }
      out[k] = i < 0 ? NaN : this.between(i, times[k]);
    }
    return out;
  }
}

/** Index of the last entry that is not after the time; -1 if there is none. */
function lastNotAfter(times, time) {
  let low = -1, high = times.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (times[middle] <= time) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return low;
}

/** All times at which one of the series has a row. */
function commonTimes(series) {
  const first = series[0].times;
  if (series.every(s => s.times === first)) {
    return first;
  }
  const all = new Float64Array(series.reduce((n, s) => n + s.times.length, 0));
  let n = 0;
  series.forEach(s => {
    all.set(s.times, n);
    n += s.times.length;
  });
  return all.sort().filter((t, i) => i === 0 || t !== all[i - 1]);
}

/** The data of the page with its series decoded; the data of panels is left as it stands. */
function readData() {
  const data = JSON.parse(document.getElementById("data").textContent);
  const grids = data.grids.map(grid => unpack(grid, Float64Array));
  const series = data.columns.map(column => new Series(column, grids[column.grid]));
  const plots = data.plots.map(plot => plot.curves === undefined ? {
    figure: plot.figure,
    x: plot.x === undefined ? null : series[plot.x],
    y: plot.y.filter(c => c >= 0).map(c => series[c]),
    loop: plot.loop === true,
    words: {},
  } : {
    figure: plot.figure,
    x: plot.x === undefined ? timeAxis(plot.along, data) : series[plot.x].shown(plot.along),
    y: plot.y.flatMap((c, i) => c >= 0 ? [series[c].shown(plot.curves[i])] : []),
    loop: false,
    words: {title: plot.title, yLabel: plot.yLabel, xLabel: plot.along.label, during: series[plot.during] ?? null},
    measured: (plot.measured ?? []).map(m => new Measured(m)),
  });
  return {...data, series, plots};
}

/** The time as an axis in another unit; null in seconds, where plots share their zoom. */
function timeAxis(along, {from, to}) {
  if (along.scale === 1) {
    return null;
  }
  const time = Object.create(Series.prototype), ends = Float64Array.of(from, to);
  Object.assign(time, {name: "time", unit: "s", film: false, least: from, most: to, times: ends, values: ends});
  return time.shown(along);
}

/** Six digits, powers of ten where they help; as the tables of the page. */
function brief(x) {
  if (!Number.isFinite(x)) {
    return "–";
  }
  if (x === 0) {
    return "0";
  }
  const [digits, power] = x.toExponential(5).split("e");
  return Number(power) >= -4 && Number(power) < 7 ? String(Number(x.toPrecision(6))) : Number(digits) + "e" + Number(power);
}

/** "10⁻⁶". */
function powerOfTen(exponent) {
  return "10" + String(exponent).replace("-", "⁻").replace(/\d/g, d => "⁰¹²³⁴⁵⁶⁷⁸⁹"[d]);
}
