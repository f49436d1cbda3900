// The skin of a form: its own surface once more, fine enough for a patch to be seen on it, clear where nothing touches.

const SCENE_SKIN_FACES = 20000; // no skin is made much finer than this
const SCENE_SKIN_SHARE = 0.21; // area of a triangle that splitting leaves, of the square of the longest edge, about

/** Splits every edge longer than this in its middle, and again; neighbours split alike, so no gaps open. */
function sceneSplit(points, corners, longest) {
  const at = Array.from(points);
  let now = Array.from(corners), again = true;
  const far = (a, b) => Math.hypot(at[3 * a] - at[3 * b], at[3 * a + 1] - at[3 * b + 1], at[3 * a + 2] - at[3 * b + 2]);
  while (again && now.length < 12 * SCENE_SKIN_FACES) {
    const next = [], middles = new Map();
    const middle = (a, b) => {
      if (far(a, b) <= longest) {
        return -1;
      }
      const low = Math.min(a, b), high = Math.max(a, b), key = low * 2 ** 26 + high;
      if (!middles.has(key)) {
        middles.set(key, at.length / 3);
        for (let k = 0; k < 3; k++) {
          at.push((at[3 * low + k] + at[3 * high + k]) / 2);
        }
      }
      return middles.get(key);
    };
    for (let i = 0; i < now.length; i += 3) {
      let [a, b, c] = [now[i], now[i + 1], now[i + 2]], [p, q, r] = [middle(a, b), middle(b, c), middle(c, a)];
      for (let turn = 0; turn < 2 && (p < 0 || (q < 0 && r >= 0)); turn++) { // so that the split edges come first
        [a, b, c, p, q, r] = [b, c, a, q, r, p];
      }
      if (p < 0) {
        next.push(a, b, c);
      } else if (q < 0) {
        next.push(a, p, c, p, b, c);
      } else if (r < 0) {
        next.push(p, b, q, a, p, q, a, q, c);
      } else {
        next.push(a, p, r, p, b, q, r, q, c, p, q, r);
      }
    }
    again = middles.size > 0;
    now = next;
  }
  return { points: Float32Array.from(at), corners: Uint32Array.from(now) };
}

/** Area of triangles, to foresee how many smaller ones there will be. */
function sceneArea(points, corners) {
  const { THREE } = condyleVendor, a = new THREE.Vector3(), b = new THREE.Vector3(), c = new THREE.Vector3();
  let sum = 0;
  for (let i = 0; i < corners.length; i += 3) {
    a.fromArray(points, 3 * corners[i]);
    b.fromArray(points, 3 * corners[i + 1]).sub(a);
    c.fromArray(points, 3 * corners[i + 2]).sub(a);
    sum += b.cross(c).length() / 2;
  }
  return sum;
}

/** Triangles of a solid in the frame of its body. */
function sceneSolidSkin(look, place, edge) {
  const { THREE } = condyleVendor, at = sceneNumbers(look.points, Float32Array), x = new THREE.Vector3(), matrix = sceneMatrix(place);
  const corners = look.corners32 ? sceneNumbers(look.corners32, Uint32Array) : sceneNumbers(look.corners16, Uint16Array);
  for (let i = 0; i < at.length; i += 3) {
    x.fromArray(at, i).applyMatrix4(matrix).toArray(at, i);
  }
  const least = Math.sqrt(sceneArea(at, corners) / (SCENE_SKIN_SHARE * SCENE_SKIN_FACES));
  const { points, corners: faces } = sceneSplit(at, corners, Math.max(edge, least));
  return { samples: points, points, faces, painted: [true] };
}

/** Points in cells, to find those near a place. */
class SceneCells {
  constructor(points, size) {
    this.points = points;
    this.size = size;
    this.low = [Infinity, Infinity, Infinity];
    this.high = [-Infinity, -Infinity, -Infinity];
    for (let i = 0; i < points.length; i++) {
      this.low[i % 3] = Math.min(this.low[i % 3], points[i]);
      this.high[i % 3] = Math.max(this.high[i % 3], points[i]);
    }
    this.counts = this.low.map((x, k) => Math.floor((this.high[k] - x) / size) + 1);
    this.cells = new Map();
    const cell = (i) => Math.floor((points[i] - this.low[i % 3]) / size);
    for (let i = 0; i < points.length; i += 3) {
      const key = this.key(cell(i), cell(i + 1), cell(i + 2)), there = this.cells.get(key);
      if (there) {
        there.push(i / 3);
      } else {
        this.cells.set(key, [i / 3]);
      }
    }
  }

  key(x, y, z) {
    return (x * this.counts[1] + y) * this.counts[2] + z;
  }

  /** Calls see(point, square of its distance) for all points nearer than this. */
  near(x, y, z, radius, see) {
    const at = [x, y, z], from = [0, 0, 0], to = [0, 0, 0], { points, low } = this;
    for (let k = 0; k < 3; k++) {
      from[k] = Math.max(0, Math.floor((at[k] - radius - low[k]) / this.size));
      to[k] = Math.min(this.counts[k] - 1, Math.floor((at[k] + radius - low[k]) / this.size));
    }
    for (let i = from[0]; i <= to[0]; i++) {
      for (let j = from[1]; j <= to[1]; j++) {
        for (let k = from[2]; k <= to[2]; k++) {
          const there = this.cells.get(this.key(i, j, k)) ?? [];
          for (let m = 0; m < there.length; m++) {
            const n = there[m], dx = points[3 * n] - x, dy = points[3 * n + 1] - y, dz = points[3 * n + 2] - z;
            const square = dx * dx + dy * dy + dz * dz;
            if (square < radius * radius) {
              see(n, square);
            }
          }
        }
      }
    }
  }
}
