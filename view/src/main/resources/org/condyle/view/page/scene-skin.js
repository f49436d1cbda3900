// The skin of a form: its own surface once more, fine enough for a patch to be seen on it, clear where nothing touches.

const SCENE_SKIN_FACES = 20000; // a skin that has as many is not made finer

/** How fine a skin is wanted where samples come to: in cells that have any, and larger and larger ones around these. */
class SceneTouched {
  constructor(size) {
    this.size = size;
    this.levels = [new Map()];
  }

  /** One number for a cell; cells farther than 2^16 from the origin are not told apart, and nothing is lost but time. */
  key(x, y, z) {
    return ((x & 0x1ffff) * 0x20000 + (y & 0x1ffff)) * 0x20000 + (z & 0x1ffff);
  }

  /** Near this place edges should not be longer than this. */
  add(x, y, z, edge) {
    this.put(this.levels[0], Math.floor(x / this.size), Math.floor(y / this.size), Math.floor(z / this.size), edge);
  }

  put(level, i, j, k, edge) {
    const key = this.key(i, j, k), there = level.get(key);
    if (!there) {
      level.set(key, [i, j, k, edge]);
    } else if (edge < there[3]) {
      there[3] = edge;
    }
  }

  level(n) {
    while (this.levels.length <= n) {
      const larger = new Map();
      for (const [i, j, k, edge] of this.levels.at(-1).values()) {
        this.put(larger, i >> 1, j >> 1, k >> 1, edge);
      }
      this.levels.push(larger);
    }
    return this.levels[n];
  }

  /** Whether an edge of this length with its middle here is too long. */
  tooLong(x, y, z, length) {
    const n = Math.max(0, Math.ceil(Math.log2(length / this.size))), there = this.level(n), size = this.size * 2 ** n;
    const [i, j, k] = [x, y, z].map((c) => Math.floor(c / size));
    for (let m = 0; m < 27; m++) {
      const cell = there.get(this.key(i + (m % 3) - 1, j + (Math.floor(m / 3) % 3) - 1, k + Math.floor(m / 9) - 1));
      if (cell && cell[3] < length) {
        return true;
      }
    }
    return false;
  }
}

/**
 * Splits edges that are too long in their middle, and again; neighbours split alike, so no gaps open. Tells the longest edge
 * that is still too long, 0 if there is none.
 */
function sceneSplit(points, corners, touched) {
  const at = Array.from(points);
  let now = Array.from(corners), left = 0;
  const half = (a, b, k) => (at[3 * a + k] + at[3 * b + k]) / 2;
  const far = (a, b) => Math.hypot(at[3 * a] - at[3 * b], at[3 * a + 1] - at[3 * b + 1], at[3 * a + 2] - at[3 * b + 2]);
  for (let again = true; again; ) {
    const next = [], middles = new Map();
    left = 0;
    const middle = (a, b) => {
      const low = Math.min(a, b), high = Math.max(a, b), key = low * 2 ** 26 + high;
      if (!middles.has(key)) {
        const length = far(a, b), split = touched.tooLong(half(a, b, 0), half(a, b, 1), half(a, b, 2), length);
        middles.set(key, split ? at.length / 3 : -1);
        if (split) {
          left = Math.max(left, length);
          at.push(half(low, high, 0), half(low, high, 1), half(low, high, 2));
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
    again = left > 0 && next.length < 3 * SCENE_SKIN_FACES;
    now = next;
  }
  return { points: Float32Array.from(at), corners: Uint32Array.from(now), edge: left / 2 };
}

/** Triangles of a solid in the frame of its body. */
function sceneSolidSkin(look, place, touched) {
  const { THREE } = condyleVendor, at = scenePoints(look), x = new THREE.Vector3(), matrix = sceneMatrix(place);
  const corners = look.corners32 ? sceneNumbers(look.corners32, Uint32Array) : sceneNumbers(look.corners16, Uint16Array);
  for (let i = 0; i < at.length; i += 3) {
    x.fromArray(at, i).applyMatrix4(matrix).toArray(at, i);
  }
  const { points, corners: faces, edge } = sceneSplit(at, corners, touched);
  return { samples: points, points, faces, edge, painted: [true] };
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
    const { points, low, size, counts } = this;
    const first = (c, k) => Math.max(0, Math.floor((c - radius - low[k]) / size));
    const last = (c, k) => Math.min(counts[k] - 1, Math.floor((c + radius - low[k]) / size));
    const [jFrom, jTo, kFrom, kTo] = [first(y, 1), last(y, 1), first(z, 2), last(z, 2)];
    for (let i = first(x, 0), iTo = last(x, 0); i <= iTo; i++) {
      for (let j = jFrom; j <= jTo; j++) {
        for (let k = kFrom; k <= kTo; k++) {
          const there = this.cells.get(this.key(i, j, k)) ?? SceneCells.NONE;
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
SceneCells.NONE = [];
