// The section about muscles: activations, tensions, moments about joints, and the fibre on its curves.

const MOST_LAYERS = 11; // of a stack; what is less becomes one more

/** A row of numbers of a muscle as a series. */
function muscleSeries(name, unit, times, {least, most, values}) {
  const series = Object.create(Series.prototype), span = (most - least) / 65535;
  const numbers = values === undefined ? new Float64Array(times.length).fill(least) : Float64Array.from(unpack(values, Uint16Array), x => least + x * span);
  return Object.assign(series, {name, unit, film: false, least, most, times, values: numbers});
}

/** The sum of series that have the same times. */
function sumOfSeries(name, series) {
  const values = Float64Array.from(series[0].times, (_, k) => series.reduce((sum, s) => sum + s.values[k], 0));
  const out = Object.create(Series.prototype);
  return Object.assign(out, {name, unit: series[0].unit, film: false, least: Math.min(...values), most: Math.max(...values), times: series[0].times, values});
}

/** Muscles, other actuators and the loads of coordinates as series; what an optimisation found has no fibres. */
function readMuscles({times, coordinates, motors, all}) {
  const known = unpack(times, Float64Array), still = known.length === 1;
  const at = still ? Float64Array.of(known[0] - 0.5, known[0] + 0.5) : known; // a single instant is drawn as a bar
  const moments = part => part.moments.map((moment, c) => muscleSeries(part.name, coordinates[c].unit, at, moment));
  const muscles = all.map(m => {
    const row = (what, unit) => muscleSeries(m.name, unit, at, m[what]);
    const muscle = {name: m.name, law: m.law, activation: row("activation", "–"), tension: row("tension", "N"), moments: moments(m)};
    return m.curves ? {...muscle, stretch: row("stretch", "–"), speed: row("speed", "–"), force: row("force", "–"), curves: readCurves(m.curves)} : muscle;
  });
  return {
    muscles,
    motors: motors.map(m => ({name: m.name, reserve: m.reserve, moments: moments(m)})),
    asked: coordinates.map(c => c.asked && muscleSeries("asked for", c.unit, at, c.asked)),
  };
}

function readCurves({low, high, active, passive}) {
  const known = unpack(active, Float32Array), step = (high - low) / (known.length - 1);
  return {x: Array.from(known, (_, k) => low + k * step), active: Array.from(known), passive: Array.from(unpack(passive, Float32Array))};
}

/** The layers of a stack: the largest series in their order, and the sum of the others. No two have the same colour. */
function muscleLayers(series) {
  const size = s => Math.max(Math.abs(s.least), Math.abs(s.most)), ranked = [...series].sort((a, b) => size(b.s) - size(a.s)).filter(each => size(each.s) > 0);
  const largest = ranked.slice(0, MOST_LAYERS), rest = ranked.slice(MOST_LAYERS);
  const shown = largest.sort((a, b) => a.ink - b.ink), used = new Set(shown.map(each => each.ink));
  const free = Array.from({length: LAYER_INKS}, (_, i) => i).filter(i => !used.has(i));
  const coloured = shown.map(each => each.ink < LAYER_INKS ? each : {...each, ink: free.shift()});
  return rest.length === 0 ? coloured : [...coloured, {s: sumOfSeries(`${rest.length} others`, rest.map(each => each.s)), ink: -1}];
}

/** Moments about a coordinate by what acts along it; the line is what the motion takes, or the sum where that is not known. */
class MuscleMoments {
  constructor(host, muscles, {motors, asked}, coordinates, clock, room) {
    Object.assign(this, {host, muscles, asked, clock, room});
    this.motors = motors.filter(m => !m.reserve);
    this.reserves = motors.filter(m => m.reserve);
    this.select = element("select", {"aria-label": "Coordinate whose moments are shown"});
    coordinates.forEach((c, i) => this.select.append(element("option", {value: i}, c.name)));
    this.place = element("div", {});
    host.append(element("div", {class: "plot-title"}, "Moments by muscle about ", this.select), this.place);
    this.select.addEventListener("change", () => this.choose(Number(this.select.value)));
    const largest = coordinates.map((_, c) => muscles.reduce((most, m) => Math.max(most, Math.abs(m.moments[c].least), Math.abs(m.moments[c].most)), 0));
    // the first that muscles load much: what constraints couple to it, as a patella, comes after it
    this.choose(largest.findIndex(x => x >= 0.5 * Math.max(...largest)));
  }

  choose(coordinate) {
    this.select.value = String(coordinate);
    if (this.plot) {
      this.room.remove(this.plot);
    }
    const figure = element("div", {}), all = [...this.muscles, ...this.motors].map((m, ink) => ({s: m.moments[coordinate], ink}));
    const reserves = this.reserves.map(m => m.moments[coordinate]), layers = muscleLayers(all);
    if (reserves.some(s => s.least !== 0 || s.most !== 0)) {
      layers.push({s: sumOfSeries("reserves", reserves), ink: RESERVE_INK});
    }
    this.place.replaceChildren(figure);
    this.plot = this.room.join(new StackedPlot(figure, {title: "", series: layers.map(l => l.s), inks: layers.map(l => l.ink),
      sum: this.asked[coordinate] ?? sumOfSeries("sum", [...all.map(each => each.s), ...reserves])}, this.clock, this.room));
  }
}

/** Fills the section; does nothing on a page without muscles. */
function makeMuscles(host, data, clock, room) {
  if (!data || !host) {
    return;
  }
  const read = readMuscles(data), {muscles} = read, figure = () => host.appendChild(element("figure"));
  host.replaceChildren();
  // colours by the rank of the largest tension: the same in all stacks
  const ranked = [...muscles].sort((a, b) => b.tension.most - a.tension.most);
  const choose = muscle => {
    strips.choose(muscle);
    fibre?.choose(muscle, muscles.indexOf(muscle));
  };
  const strips = new MuscleStrips(figure(), muscles, clock, room, choose);
  const layers = muscleLayers(ranked.map((m, ink) => ({s: m.tension, ink})));
  if (layers.length > 0) {
    room.join(new StackedPlot(figure(), {title: "Tensions of the tendons", series: layers.map(l => l.s), inks: layers.map(l => l.ink), sum: null}, clock, room));
  }
  if (data.coordinates.length > 0) {
    new MuscleMoments(figure(), ranked, read, data.coordinates, clock, room);
  }
  const fibre = muscles[0].curves ? new FibrePlot(figure(), muscles, clock, choose) : null;
  if (fibre) {
    choose(ranked[0]);
    room.join({x: undefined, y: [], shown: [], host, setTheme: () => fibre.setTheme()});
  }
}

addPanel("muscles", (own, {clock, plots}) => makeMuscles(document.getElementById("muscles"), own, clock, plots));
