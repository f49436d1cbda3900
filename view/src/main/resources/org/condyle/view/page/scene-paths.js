// Paths that only measure, such as muscles that do not act, and the surfaces that paths go over.

class ScenePaths {
  constructor(scene, forms, size) {
    const { THREE } = condyleVendor, c = scene.courses;
    this.forms = forms;
    this.count = c.names.length;
    this.times = sceneNumbers(c.times, Float64Array);
    this.radius = 0.0022 * size;
    this.read(c);
    this.lines = new THREE.Group();
    const shaft = new THREE.CylinderGeometry(1, 1, 1, 6, 1, false).translate(0, 0.5, 0);
    this.sticks = new SceneCopies(this.lines, shaft, 2998, scene.planar);
    // what lies behind a bone is seen through it
    this.ghosts = new SceneCopies(this.lines, shaft, 2997, true, scene.planar ? 0 : 0.25);
    this.colour = new THREE.Color();
    this.wraps = new THREE.Group();
    this.surfaces = this.meshes(scene, forms.looks);
  }

  /** Corners of every path at every time. */
  read(c) {
    const counts = sceneNumbers(c.counts, Uint16Array), shares = sceneNumbers(c.corners, Uint16Array);
    const step = c.low.map((low, k) => (c.high[k] - low) / 65535);
    this.corners = new Float32Array(shares.length);
    for (let i = 0; i < shares.length; i++) {
      this.corners[i] = c.low[i % 3] + step[i % 3] * shares[i];
    }
    this.starts = new Uint32Array(counts.length + 1); // in corners, of path p at time f: f count + p
    counts.forEach((n, i) => (this.starts[i + 1] = this.starts[i] + n));
  }

  /** Surfaces of one look are drawn at once. */
  meshes(scene, looks) {
    const { THREE } = condyleVendor, groups = new Map();
    for (const form of scene.wraps) {
      groups.set(form.look, [...(groups.get(form.look) ?? []), form]);
    }
    return [...groups].map(([look, forms]) => {
      const material = new THREE.MeshPhongMaterial({ transparent: true, opacity: 0.36, specular: 0x1c1c1c, shininess: 30 });
      // they lie inside the bodies that carry them, and are seen through these
      material.setValues({ side: scene.planar ? THREE.DoubleSide : THREE.FrontSide, depthTest: false, depthWrite: false });
      const mesh = new THREE.InstancedMesh(looks[look].geometry, material, forms.length);
      mesh.frustumCulled = false;
      mesh.renderOrder = 2900;
      this.wraps.add(mesh);
      return { mesh, forms, places: forms.map((form) => sceneMatrix(form.place)) };
    });
  }

  setTheme(theme) {
    const dark = theme.back === SCENE_THEMES.dark.back;
    this.colour.set(dark ? "#f0877f" : "#a3262f");
    this.surfaces.forEach(({ mesh }) => mesh.material.color.set(dark ? "#f5d76e" : "#d9a800"));
  }

  /** Lays the paths at a time, between two known times by straight lines; the bodies have been placed. */
  update(time) {
    const last = this.times.length - 1;
    if (this.count > 0 && last >= 0) {
      const from = Math.max(0, Math.min(last, lastNotAfter(this.times, time))), to = Math.min(last, from + 1);
      const share = to > from ? Math.max(0, Math.min(1, (time - this.times[from]) / (this.times[to] - this.times[from]))) : 0;
      for (let p = 0; p < this.count; p++) {
        this.path(from * this.count + p, to * this.count + p, share);
      }
    }
    this.sticks.show();
    this.ghosts.show();
    const product = new condyleVendor.THREE.Matrix4();
    for (const { mesh, forms, places } of this.surfaces) {
      forms.forEach((form, i) => mesh.setMatrixAt(i, product.multiplyMatrices(this.forms.bodies[form.body], places[i])));
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  /** One path; where its number of corners changes between two times, it stays as it was at the nearer one. */
  path(a, b, share) {
    const { THREE } = condyleVendor, s = this.starts, alike = s[a + 1] - s[a] === s[b + 1] - s[b];
    const first = alike || share < 0.5 ? a : b, n = s[first + 1] - s[first];
    const at = (i, out) => {
      out.fromArray(this.corners, 3 * (s[first] + i));
      return alike ? out.lerp(new THREE.Vector3().fromArray(this.corners, 3 * (s[b] + i)), share) : out;
    };
    const from = new THREE.Vector3(), along = new THREE.Vector3(), up = new THREE.Vector3(0, 1, 0);
    const turn = new THREE.Quaternion(), matrix = new THREE.Matrix4(), stretch = new THREE.Vector3();
    for (let i = 0; i + 1 < n; i++) {
      at(i, from);
      const length = at(i + 1, along).sub(from).length();
      if (length > 0) {
        turn.setFromUnitVectors(up, along.divideScalar(length));
        matrix.compose(from, turn, stretch.set(this.radius, length, this.radius));
        this.sticks.add(matrix, this.colour);
        this.ghosts.add(matrix, this.colour);
      }
    }
  }

  /** What they are, for the legend; nothing if there are none. */
  legend() {
    const said = [this.count > 0 ? "thin red lines: muscle paths, which are measured and do not act" : "",
      this.surfaces.length > 0 ? "translucent: surfaces that paths wrap over" : ""].filter((x) => x);
    const row = document.createElement("div");
    row.textContent = said.join(" · ");
    return said.length > 0 ? [row] : [];
  }

  /** Buttons that show and hide them: a name and a group each. */
  parts() {
    const all = [["Muscle paths", this.lines, this.count], ["Wraps", this.wraps, this.surfaces.length]];
    return all.filter(([, , count]) => count > 0);
  }
}
