// Courses of paths over time: where the corners of each path are.

class SceneCourses {
  /** @param courses numbers of the page; corners are parts of the box around all of them */
  constructor(courses, count) {
    const counts = sceneNumbers(courses.counts, Uint16Array), shares = sceneNumbers(courses.corners, Uint16Array);
    const step = courses.low.map((low, k) => (courses.high[k] - low) / 65535);
    this.count = count;
    this.times = sceneNumbers(courses.times, Float64Array);
    this.corners = new Float32Array(shares.length);
    for (let i = 0; i < shares.length; i++) {
      this.corners[i] = courses.low[i % 3] + step[i % 3] * shares[i];
    }
    this.starts = new Uint32Array(counts.length + 1); // in corners, of path p at time f: f count + p
    counts.forEach((n, i) => (this.starts[i + 1] = this.starts[i] + n));
    const { THREE } = condyleVendor;
    this.from = new THREE.Vector3();
    this.to = new THREE.Vector3();
    this.other = new THREE.Vector3();
  }

  /** The two known times around a time, and how far it is from the first to the second; null if nothing is known. */
  moment(time) {
    const last = this.times.length - 1;
    if (this.count === 0 || last < 0) {
      return null;
    }
    const from = Math.max(0, Math.min(last, lastNotAfter(this.times, time))), to = Math.min(last, from + 1);
    const share = to > from ? Math.max(0, Math.min(1, (time - this.times[from]) / (this.times[to] - this.times[from]))) : 0;
    return { from, to, share };
  }

  /** Calls see(from, to, isLast) for the pieces of a path; where its number of corners changes it stays as at the nearer time. */
  forEach(path, { from, to, share }, see) {
    const s = this.starts, a = from * this.count + path, b = to * this.count + path;
    const alike = s[a + 1] - s[a] === s[b + 1] - s[b];
    const first = alike || share < 0.5 ? a : b, n = s[first + 1] - s[first];
    const at = (i, out) => {
      out.fromArray(this.corners, 3 * (s[first] + i));
      return alike ? out.lerp(this.other.fromArray(this.corners, 3 * (s[b] + i)), share) : out;
    };
    for (let i = 0; i + 1 < n; i++) {
      see(at(i, this.from), at(i + 1, this.to), i + 2 === n);
    }
  }
}

/** Sticks between two points. */
class SceneSticks {
  constructor() {
    const { THREE } = condyleVendor;
    this.up = new THREE.Vector3(0, 1, 0);
    this.along = new THREE.Vector3();
    this.turn = new THREE.Quaternion();
    this.matrix = new THREE.Matrix4();
    this.stretch = new THREE.Vector3();
  }

  /** Adds a copy of a shape that reaches from 0 to 1 along y to each of some sets; false where there is no way to go. */
  add(from, to, radius, colour, ...sets) {
    const length = this.along.subVectors(to, from).length();
    if (length > 0) {
      this.turn.setFromUnitVectors(this.up, this.along.divideScalar(length));
      this.matrix.compose(from, this.turn, this.stretch.set(radius, length, radius));
      sets.forEach((copies) => copies.add(this.matrix, colour));
    }
    return length > 0;
  }

  /** Adds a copy of a shape about a point. */
  put(at, radius, colour, ...sets) {
    this.matrix.makeScale(radius, radius, radius).setPosition(at);
    sets.forEach((copies) => copies.add(this.matrix, colour));
  }
}
