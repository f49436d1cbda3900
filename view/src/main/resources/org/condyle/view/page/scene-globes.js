// Globes about joints that resist: the contour of free motion, and the way of the bone's direction, red outside.

const SCENE_TRAIL_STEP = 0.03; // rad between points of a trail
const SCENE_TRAIL = 40; // rad of a trail that are shown
const SCENE_VEIL = 0.985; // radius of the surface that makes the far side faint, below the lines

/** A band along points of the unit sphere, three numbers each; flat on the sphere. */
class SceneBand {
  constructor(group, width, order) {
    const { THREE } = condyleVendor;
    this.width = width;
    this.geometry = new THREE.BufferGeometry();
    this.meshes = [order, order + 2].map((each) => { // below the veil for the far side, above it for the near one
      const mesh = new THREE.Mesh(this.geometry, new THREE.MeshBasicMaterial({ side: THREE.DoubleSide, transparent: true, depthWrite: false, vertexColors: true }));
      mesh.frustumCulled = false;
      mesh.renderOrder = each;
      group.add(mesh);
      return mesh;
    });
  }

  setPoints(points) {
    const { THREE } = condyleVendor, n = points.length / 3, out = new Float32Array(6 * n), corners = [];
    const at = new THREE.Vector3(), along = new THREE.Vector3(), side = new THREE.Vector3(1, 0, 0);
    for (let i = 0; i < n; i++) {
      at.fromArray(points, 3 * i);
      along.fromArray(points, 3 * Math.min(n - 1, i + 1)).sub(side.clone().fromArray(points, 3 * Math.max(0, i - 1)));
      side.crossVectors(at, along).normalize().multiplyScalar(this.width / 2);
      at.clone().add(side).toArray(out, 6 * i);
      at.sub(side).toArray(out, 6 * i + 3);
      if (i > 0) {
        const k = 2 * i;
        corners.push(k - 2, k - 1, k, k, k - 1, k + 1);
      }
    }
    this.geometry.setAttribute("position", new THREE.BufferAttribute(out, 3));
    this.geometry.setIndex(corners);
  }

  /** Colours by a function of the number of the point. */
  setColours(count, colour) {
    const out = new Float32Array(6 * count);
    for (let i = 0; i < count; i++) {
      colour(i).toArray(out, 6 * i);
      colour(i).toArray(out, 6 * i + 3);
    }
    this.geometry.setAttribute("color", new condyleVendor.THREE.BufferAttribute(out, 3));
  }

  /** Shows the band from one point to another. */
  show(from, to) {
    this.geometry.setDrawRange(6 * from, 6 * (to - from));
  }
}

/** Lines of a globe: meridians and parallels every 30 degrees, in pairs of points. */
function sceneGraticule() {
  const out = [], step = Math.PI / 36;
  const put = (theta, phi) => out.push(Math.sin(theta) * Math.cos(phi), Math.sin(theta) * Math.sin(phi), Math.cos(theta));
  for (let i = 0; i < 12; i++) {
    for (let k = 0; k < 36; k++) {
      put(k * step, (i * Math.PI) / 6);
      put((k + 1) * step, (i * Math.PI) / 6);
    }
  }
  for (let i = 1; i < 6; i++) {
    for (let k = 0; k < 72; k++) {
      put((i * Math.PI) / 6, k * step);
      put((i * Math.PI) / 6, (k + 1) * step);
    }
  }
  return new Float32Array(out);
}

class SceneGlobe {
  constructor(globe, film, order, size) {
    const { THREE } = condyleVendor;
    const width = Math.min(0.1, Math.max(0.03, (0.005 * size) / globe.radius)); // a small globe needs bolder lines
    this.globe = globe;
    this.film = film;
    this.place = sceneMatrix(globe.place);
    this.axes = sceneMatrix(globe.axes);
    this.table = sceneNumbers(globe.contour, Float32Array);
    this.columns = globe.rows > 0 ? this.table.length / globe.rows : 0;
    this.parent = new THREE.Matrix4();
    this.child = new THREE.Matrix4();
    this.group = new THREE.Group();
    this.group.matrixAutoUpdate = false;
    const lines = new THREE.BufferGeometry();
    lines.setAttribute("position", new THREE.BufferAttribute(sceneGraticule(), 3));
    this.lines = [order, order + 2].map((each) => {
      const made = new THREE.LineSegments(lines, new THREE.LineBasicMaterial({ transparent: true, depthWrite: false }));
      made.frustumCulled = false;
      made.renderOrder = each;
      return made;
    });
    this.veil = new THREE.Mesh(new THREE.SphereGeometry(SCENE_VEIL, 64, 48), new THREE.MeshBasicMaterial({ transparent: true, opacity: 0.3 }));
    this.veil.renderOrder = order + 1;
    this.dot = new THREE.Mesh(new THREE.SphereGeometry(1.4 * width, 16, 12), new THREE.MeshBasicMaterial({ transparent: true, depthTest: false }));
    this.dot.renderOrder = order + 3;
    this.group.add(...this.lines, this.veil, this.dot);
    this.trail = new SceneBand(this.group, width, order);
    this.contour = this.columns > 0 ? new SceneBand(this.group, 1.5 * width, order) : null;
    this.follow();
    this.torsion = NaN; // of the contour that is shown
  }

  /** Where the bone points at a moment, in the joint axes: direction, torsion, how far outside [rad]; NaN without a contour. */
  look(moment) {
    this.film.place(this.globe.parent, moment, this.parent).multiply(this.place);
    this.film.place(this.globe.child, moment, this.child).multiply(this.axes);
    const e = this.parent.clone().invert().multiply(this.child).elements, direction = [e[8], e[9], e[10]];
    const psi = Math.atan2(e[1] - e[4], e[0] + e[5]);
    const theta = Math.atan2(Math.hypot(e[8], e[9]), e[10]), phi = Math.atan2(e[9], e[8]);
    return { direction, psi, outside: this.columns > 0 ? theta - this.edge(phi, psi) : NaN };
  }

  /** Polar angle of the contour, between the numbers of the table. */
  edge(phi, psi) {
    const { rows } = this.globe, n = this.columns, turn = 2 * Math.PI;
    const x = (((phi / turn) % 1) + 1) * n, y = rows > 1 ? ((psi + Math.PI) / turn) * rows : 0;
    const i = Math.floor(x), k = Math.floor(y), value = (a, b) => this.table[(b % rows) * n + (a % n)];
    const along = (b) => value(i, b) + (x - i) * (value(i + 1, b) - value(i, b));
    return along(k) + (y - k) * (along(k + 1) - along(k));
  }

  /** The whole way of the bone, with points between the frames where it turns far from one to the next. */
  follow() {
    const { times } = this.film, points = [], alike = (a, b) => a.elements.reduce((sum, x, i) => sum + (i < 12 ? x * b.elements[i] : 0), 0);
    this.begins = []; // number of the first point of each frame
    this.outside = [];
    this.ways = []; // length of the way up to each point
    const add = (moment) => {
      const { direction, outside } = this.look(moment), last = points.slice(-3);
      const step = last.length > 0 ? Math.hypot(...direction.map((x, k) => x - last[k])) : 0;
      points.push(...direction);
      this.outside.push(outside > 0);
      this.ways.push((this.ways[this.ways.length - 1] ?? 0) + step);
    };
    for (let from = 0; from < times.length; from++) {
      this.begins.push(this.outside.length);
      add({ from, to: from, share: 0 });
      const before = [this.parent.clone(), this.child.clone()], to = Math.min(times.length - 1, from + 1);
      this.look({ from: to, to, share: 0 });
      const angles = [this.parent, this.child].map((m, k) => Math.acos(Math.max(-1, Math.min(1, (alike(m, before[k]) - 1) / 2))));
      const parts = Math.ceil(Math.max(...angles) / SCENE_TRAIL_STEP);
      for (let i = 1; i < parts; i++) {
        add({ from, to, share: i / parts });
      }
    }
    this.begins.push(this.outside.length);
    this.trail.setPoints(points);
  }

  setTheme(theme, colours) {
    this.colours = colours;
    this.lines.forEach((each) => each.material.color.set(theme.quiet));
    this.lines[0].material.opacity = 0.18;
    this.lines[1].material.opacity = 0.42;
    this.veil.material.color.set(theme.back);
    this.trail.setColours(this.outside.length, (i) => (this.outside[i] ? colours.outside : colours.inside));
    this.torsion = NaN;
  }

  update(moment) {
    const { THREE } = condyleVendor, { direction, psi, outside } = this.look(moment), { begins, ways } = this;
    this.now = outside;
    this.group.matrix.copy(this.parent).scale(new THREE.Vector3(1, 1, 1).multiplyScalar(this.globe.radius));
    this.group.matrixWorldNeedsUpdate = true;
    this.dot.position.set(...direction);
    this.dot.material.color.copy(outside > 0 ? this.colours.outside : this.colours.inside);
    const parts = begins[moment.from + 1] - begins[moment.from], last = begins[moment.from] + Math.floor(moment.share * parts);
    let first = last;
    while (first > 0 && ways[last] - ways[first] < SCENE_TRAIL) {
      first--;
    }
    this.trail.show(first, last);
    if (this.contour && !(this.torsion === psi || (this.globe.rows === 1 && !Number.isNaN(this.torsion)))) {
      this.torsion = psi;
      const points = [];
      for (let i = 0; i <= this.columns; i++) {
        const phi = (2 * Math.PI * i) / this.columns, theta = this.edge(phi, psi);
        points.push(Math.sin(theta) * Math.cos(phi), Math.sin(theta) * Math.sin(phi), Math.cos(theta));
      }
      this.contour.setPoints(points);
      this.contour.setColours(points.length / 3, () => this.colours.contour);
    }
  }
}

/** All globes of a scene. */
class SceneGlobes {
  constructor(scene, film, size) {
    this.group = new condyleVendor.THREE.Group();
    this.all = film.times.length > 0 ? scene.globes.map((globe, i) => new SceneGlobe(globe, film, 2000 + 4 * i, size)) : [];
    this.names = scene.globes.map((globe) => scene.elements[globe.element]);
    this.all.forEach((each) => this.group.add(each.group));
  }

  setTheme(theme) {
    const { THREE } = condyleVendor;
    const colours = { inside: new THREE.Color(theme.ink), outside: new THREE.Color(theme.outside), contour: new THREE.Color(theme.contour) };
    this.all.forEach((each) => each.setTheme(theme, colours));
  }

  update(moment) {
    this.all.forEach((each) => each.update(moment));
  }

  /** Which bones are outside of their contour now, and how far. */
  said() {
    const out = (each, i) => (each.now > 0 ? [`${this.names[i]} ${((each.now * 180) / Math.PI).toFixed(1)}° outside`] : []);
    return this.all.flatMap(out);
  }
}
