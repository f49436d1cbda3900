// The skin of what is flat: a band along the inner side of its outline.

const SCENE_RIM = [0, 0.16, 0.16, 0.9, 0.9, 1.06]; // six points across: a dark line, the colour, a dark line
const SCENE_RIM_POINTS = 4000;
const SCENE_MITRE = 2.5; // no corner reaches farther in than this many widths

/** Ways along an outline that is given as lines; their solid is to the left. */
function sceneWays(lines, matrix) {
  const { THREE } = condyleVendor, at = [], ends = new Map(), used = [], ways = [], reach = matrix.getMaxScaleOnAxis();
  let size = 0;
  for (let i = 0; i < lines.length; i += 3) {
    size = Math.max(size, Math.abs(lines[i]), Math.abs(lines[i + 1]));
  }
  const key = (i) => `${Math.round((1e5 * lines[i]) / size)} ${Math.round((1e5 * lines[i + 1]) / size)}`;
  for (let i = 0; i < lines.length; i += 3) {
    at.push(new THREE.Vector3().fromArray(lines, i).applyMatrix4(matrix));
    ends.set(key(i), [...(ends.get(key(i)) ?? []), i / 3]);
  }
  for (let first = 0; first < at.length; first += 2) {
    if (used[first >> 1]) {
      continue;
    }
    const way = [at[first]];
    let from = first, turned = false;
    while (from !== undefined) {
      used[from >> 1] = true;
      turned ||= from % 2 === 1;
      const to = from ^ 1;
      if (at[to].distanceTo(way.at(-1)) > 1e-6 * size * reach) {
        way.push(at[to]);
      }
      const next = ends.get(key(3 * to)).filter((i) => !used[i >> 1]);
      from = next.find((i) => i % 2 === 0) ?? next[0];
    }
    const closed = way.length > 3 && way[0].distanceTo(way.at(-1)) < 1e-4 * size * reach;
    const area = way.reduce((sum, p, i) => sum + p.x * way[(i + 1) % way.length].y - p.y * way[(i + 1) % way.length].x, 0);
    // lines without an order of their own go around what they enclose
    ways.push({ way: turned && area < 0 ? way.reverse() : way, closed });
  }
  return ways;
}

/** For each sample on the outline six points across the band. */
function sceneRimSkin(look, place, edge, width) {
  const { THREE } = condyleVendor, samples = [], points = [], faces = [];
  const ways = sceneWays(sceneNumbers(look.lines, Float32Array), sceneMatrix(place));
  const length = ways.reduce((sum, { way }) => sum + way.reduce((all, p, i) => all + (i > 0 ? p.distanceTo(way[i - 1]) : 0), 0), 0);
  const piece = Math.max(edge, length / SCENE_RIM_POINTS), before = new THREE.Vector3(), after = new THREE.Vector3(), x = new THREE.Vector3();
  /** The way in from a point: a width to the left of the lines that meet there. */
  const inner = (way, closed, i) => {
    const last = way.length - 1, on = closed && (i === 0 || i === last);
    before.subVectors(way[i === 0 && !on ? 0 : i], way[i > 0 ? i - 1 : on ? last - 1 : 0]);
    after.subVectors(way[i < last ? i + 1 : on ? 1 : last], way[on ? 0 : i]);
    if (i === 0 && !on) {
      before.copy(after);
    } else if (i === last && !on) {
      after.copy(before);
    }
    before.normalize();
    after.normalize();
    const middle = new THREE.Vector3().addVectors(before, after).normalize(), along = Math.max(middle.dot(after), 1 / SCENE_MITRE);
    return new THREE.Vector3(-middle.y, middle.x, 0).multiplyScalar(width / along);
  };
  for (const { way, closed } of ways) {
    const inward = way.map((_, i) => inner(way, closed, i));
    for (let i = 0; i + 1 < way.length; i++) {
      const length = way[i].distanceTo(way[i + 1]), n = Math.max(1, Math.ceil(length / piece)), bend = Math.min(length, 3 * width);
      before.subVectors(way[i + 1], way[i]).normalize();
      const left = new THREE.Vector3(-before.y, before.x, 0).multiplyScalar(width);
      for (let k = 0; k <= n; k++) {
        const first = points.length / 3, share = k / n, side = left.clone();
        // corners are felt near them only
        side.addScaledVector(before, inward[i].dot(before) * Math.max(0, 1 - (share * length) / bend));
        side.addScaledVector(before, inward[i + 1].dot(before) * Math.max(0, 1 - ((1 - share) * length) / bend));
        x.lerpVectors(way[i], way[i + 1], share);
        samples.push(x.x, x.y, 0);
        for (const far of SCENE_RIM) {
          points.push(x.x + far * side.x, x.y + far * side.y, 0);
        }
        for (let strip = 0; k < n && strip < 6; strip += 2) {
          const a = first + strip;
          faces.push(a, a + 6, a + 7, a, a + 7, a + 1);
        }
      }
    }
  }
  return { samples: Float32Array.from(samples), points: Float32Array.from(points), faces: Uint32Array.from(faces), edge: piece,
    painted: [false, false, true, true, false, false] };
}
