/** Colours of Okabe and Ito, lighter ones on dark, and dashes, as in the pictures that Java draws. */
const INKS = {
  light: ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#B87C00", "#3A9BD9"],
  dark: ["#4EA8E0", "#F0884A", "#2FC79A", "#E0A0C4", "#E69F00", "#A5D8F5"],
};
const DASHES = [[], [7, 3], [2, 3], [9, 3, 2, 3], [14, 4], [5, 2, 1, 2, 1, 2]];

/** The dashes of a curve; those that share a colour because there are many have different ones. */
function dashes(i) {
  return DASHES[(i + Math.floor(i / DASHES.length)) % DASHES.length];
}

function theme() {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

function ink(i) {
  return INKS[theme()][i % INKS.light.length];
}

/** A colour of the style sheet as a canvas understands it. */
function colour(name) {
  const probe = element("i", {style: `color: var(${name})`});
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** An element with attributes and children; text is only ever text. */
function element(tag, attributes = {}, ...children) {
  const e = document.createElement(tag);
  Object.entries(attributes).forEach(([name, value]) => e.setAttribute(name, value));
  e.append(...children);
  return e;
}

/** A piece of a curve's line, for its legend; what is measured is wider and paler. */
function swatch(i, measured = false) {
  const canvas = element("canvas", {class: "swatch", width: 56, height: 16, "aria-hidden": "true"});
  const draw = () => {
    const c = canvas.getContext("2d");
    c.clearRect(0, 0, 56, 16);
    c.strokeStyle = ink(i);
    c.globalAlpha = measured ? 0.5 : 1;
    c.lineWidth = measured ? 9 : 4;
    c.setLineDash(measured ? [] : dashes(i).map(d => 2 * d));
    c.beginPath();
    c.moveTo(0, 8);
    c.lineTo(56, 8);
    c.stroke();
  };
  draw();
  return {canvas, draw};
}

/** A curve that hardly varies is drawn flat: round-off is no motion. */
function calmRange(low, high) {
  if (!(low <= high)) {
    return [0, 1];
  }
  const size = Math.max(Math.abs(low), Math.abs(high));
  if (high - low < 1e-9 * size || size === 0) {
    const half = size === 0 ? 1 : 0.1 * size;
    return [(low + high) / 2 - half, (low + high) / 2 + half];
  }
  const margin = 0.06 * (high - low);
  return [low - margin, high + margin];
}

/** The power of ten, a multiple of three, that labels of an axis leave out. */
function exponentOf(scale) {
  const magnitude = Math.floor(Math.log10(Math.max(Math.abs(scale.min), Math.abs(scale.max))) + 1e-12);
  return magnitude < -2 || magnitude > 4 ? 3 * Math.floor(magnitude / 3) : 0;
}

function unitWith(exponent, unit) {
  return "[" + [exponent === 0 ? "" : powerOfTen(exponent), unit === "–" && exponent !== 0 ? "" : unit]
    .filter(s => s !== "").join(" ") + "]";
}

/** Labels that are as short as their steps allow. */
function tickLabels(u, splits, axis, space, step) {
  const exponent = exponentOf(u.scales[u.axes[axis].scale]);
  let digits = 0;
  for (let s = step / 10 ** exponent; digits < 12 && Math.abs(s - Math.round(s)) > 1e-6 * s; s *= 10) {
    digits++;
  }
  return splits.map(x => x === null ? "" : (x / 10 ** exponent + 0).toFixed(digits).replace("-", "−").replace(/^−(0\.?0*)$/, "$1"));
}

function place(mark, left, top, visible) {
  mark.style.display = visible ? "" : "none";
  if (visible) {
    mark.style.transform = `translate(${left}px, ${top}px)`;
  }
}

/** Whether numbers never fall: a curve over them runs to the right, which needs no arrows. */
function rises(xs) {
  let last = -Infinity;
  return xs.every(x => {
    const ok = x === null || x >= last;
    last = x ?? last;
    return ok;
  });
}

/**
 * Where arrows stand on a line and how they turn: about `apart` from each other, if all of it is longer than `least`. They do
 * not stand in the middle of even pieces: there and back they would lie on each other.
 */
function arrowPlaces(points, apart, least) {
  const length = k => points[k] === null || points[k + 1] === null ? 0 : Math.hypot(points[k + 1][0] - points[k][0], points[k + 1][1] - points[k][1]);
  let all = 0;
  for (let k = 0; k + 1 < points.length; k++) {
    all += length(k);
  }
  const count = all < least ? 0 : Math.min(12, Math.max(1, Math.round(all / apart))), out = [];
  for (let k = 0, way = 0; k + 1 < points.length && out.length < count; k++) {
    const next = all * (out.length + 0.35) / count, here = length(k);
    if (here > 0 && way + here >= next) {
      const share = (next - way) / here, [a, b] = [points[k], points[k + 1]];
      out.push([a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]), Math.atan2(b[1] - a[1], b[0] - a[0])]);
    }
    way += here;
  }
  return out;
}

/** What is not a number becomes a gap. */
function gaps(values) {
  return values.some(Number.isNaN) ? Array.from(values, v => Number.isNaN(v) ? null : v) : values;
}
