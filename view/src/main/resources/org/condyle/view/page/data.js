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

  /** A value as it is read: digits that the page does not know are not shown. */
  read(value) {
    const known = 1e-6 * (this.most - this.least);
    return brief(Math.abs(value) < known ? 0 : value);
  }

  label() {
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

/** The data of the page with its series decoded; the scene is left as it stands. */
function readData() {
  const data = JSON.parse(document.getElementById("data").textContent);
  const grids = data.grids.map(grid => unpack(grid, Float64Array));
  const series = data.columns.map(column => new Series(column, grids[column.grid]));
  const plots = data.plots.map(plot => ({
    x: plot.x === undefined ? null : series[plot.x],
    y: plot.y.filter(c => c >= 0).map(c => series[c]),
    loop: plot.loop === true,
  }));
  return {from: data.from, to: data.to, series, plots, scene: data.scene};
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
