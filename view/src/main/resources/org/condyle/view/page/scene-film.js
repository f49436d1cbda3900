// Where everything of a scene is at any time: the frames of the film, and what lies between them.

/** Numbers that the page carries as base64 of little-endian bytes. */
function sceneNumbers(text, Type) {
  const raw = atob(text), bytes = new Uint8Array(raw.length);
  for (let i = 0; i < raw.length; i++) {
    bytes[i] = raw.charCodeAt(i);
  }
  return new Type(bytes.buffer);
}

/** Points of a look: as they are, or in 65 535 steps of the box around them. */
function scenePoints(look) {
  if (!look.points16) {
    return sceneNumbers(look.points, Float32Array);
  }
  return Float32Array.from(sceneNumbers(look.points16, Uint16Array), (step, i) => look.low[i % 3] + (step / 0xffff) * look.sizes[i % 3]);
}

/** Rows of numbers, some at each frame: what elements show. */
class SceneRows {
  constructor(rows, width) {
    this.width = width;
    this.ends = sceneNumbers(rows.ends, Uint32Array);
    this.values = sceneNumbers(rows.values, Float32Array);
    this.elements = sceneNumbers(rows.elements, Uint16Array);
  }

  begin(frame) {
    return frame > 0 ? this.ends[frame - 1] : 0;
  }

  /** Calls see(numbers, element) for each row; interpolates where two frames show the same things. */
  forEach(moment, see) {
    const { from, to, share } = moment, a = this.begin(from), b = this.begin(to), n = this.ends[from] - a;
    let alike = n === this.ends[to] - b;
    for (let i = 0; alike && i < n; i++) {
      alike = this.elements[a + i] === this.elements[b + i];
    }
    const first = alike || share < 0.5 ? a : b, count = alike || share < 0.5 ? n : this.ends[to] - b;
    const row = new Array(this.width);
    for (let i = 0; i < count; i++) {
      for (let k = 0; k < this.width; k++) {
        const x = this.values[(first + i) * this.width + k];
        row[k] = alike ? x + share * (this.values[(b + i) * this.width + k] - x) : x;
      }
      see(row, this.elements[first + i]);
    }
  }
}

class SceneFilm {
  constructor(scene) {
    const m = scene.motion;
    this.times = sceneNumbers(scene.times, Float64Array);
    this.kinds = m.kinds;
    this.starts = sceneNumbers(m.starts, Float32Array);
    this.places = sceneNumbers(m.places, Float32Array);
    this.turns = sceneNumbers(m.turns, Int16Array);
    this.matrices = sceneNumbers(m.matrices, Float32Array);
    this.points = sceneNumbers(scene.points, Uint32Array);
    this.at = [];
    let places = 0, turns = 0, matrices = 0;
    for (const kind of this.kinds) {
      this.at.push({ kind, places, turns, matrices });
      places += kind === "-" ? 0 : 3;
      turns += kind === "r" ? 4 : 0;
      matrices += kind === "d" ? 9 : 0;
    }
    this.stride = { places, turns, matrices };
    this.qa = new condyleVendor.THREE.Quaternion();
    this.qb = new condyleVendor.THREE.Quaternion();
  }

  /** The two frames around a time, and how far it is from the first to the second. */
  moment(time) {
    const t = this.times, last = t.length - 1;
    if (!(time > t[0])) {
      return { from: 0, to: 0, share: 0 };
    }
    if (time >= t[last]) {
      return { from: last, to: last, share: 0 };
    }
    let low = 0, high = last;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (t[middle] <= time) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return { from: low, to: high, share: (time - t[low]) / (t[high] - t[low]) };
  }

  /** Writes the matrix of a body: rotations turn evenly about one axis from frame to frame, all else goes straight. */
  place(body, moment, out) {
    const { kind, places, turns, matrices } = this.at[body], s = this.starts, b = 12 * body;
    if (kind === "d") {
      const a = this.between(this.matrices, this.stride.matrices, matrices, moment, 9);
      out.set(a[0], a[1], a[2], 0, a[3], a[4], a[5], 0, a[6], a[7], a[8], 0, 0, 0, 0, 1);
    } else if (kind === "r") {
      this.quaternion(turns, moment.from, this.qa).slerp(this.quaternion(turns, moment.to, this.qb), moment.share);
      out.makeRotationFromQuaternion(this.qa);
    } else {
      out.set(s[b + 3], s[b + 4], s[b + 5], 0, s[b + 6], s[b + 7], s[b + 8], 0, s[b + 9], s[b + 10], s[b + 11], 0, 0, 0, 0, 1);
    }
    const p = kind === "-" ? [s[b], s[b + 1], s[b + 2]] : this.between(this.places, this.stride.places, places, moment, 3);
    return out.setPosition(p[0], p[1], p[2]);
  }

  between(list, stride, at, moment, count) {
    const out = [], a = moment.from * stride + at, b = moment.to * stride + at;
    for (let k = 0; k < count; k++) {
      out.push(list[a + k] + moment.share * (list[b + k] - list[a + k]));
    }
    return out;
  }

  quaternion(at, frame, out) {
    const k = frame * this.stride.turns + at, q = this.turns; // scalar first
    return out.set(q[k + 1], q[k + 2], q[k + 3], q[k]).normalize();
  }
}
