// Markers of a motion capture: balls where they were measured, rings of wire where the model has them, and a line between the two.

class SceneMarkers {
  constructor(scene, size) {
    const { THREE } = condyleVendor, m = scene.markers;
    this.names = m.names;
    this.times = sceneNumbers(m.times, Float64Array);
    this.measured = sceneNumbers(m.measured, Float32Array);
    this.model = sceneNumbers(m.model, Float32Array);
    this.group = new THREE.Group();
    const ball = new THREE.SphereGeometry(0.007 * size, 12, 8), ring = new THREE.SphereGeometry(0.011 * size, 6, 4);
    const through = { depthTest: false, transparent: true }; // skin, under which the bones are, is not drawn
    this.balls = this.mesh(ball, new THREE.MeshBasicMaterial(through), 4000);
    this.rings = this.mesh(ring, new THREE.MeshBasicMaterial({ ...through, wireframe: true, opacity: 0.75 }), 4001);
    const lines = new THREE.BufferGeometry();
    lines.setAttribute("position", new THREE.BufferAttribute(new Float32Array(6 * this.names.length), 3));
    this.lines = new THREE.LineSegments(lines, new THREE.LineBasicMaterial(through));
    this.lines.frustumCulled = false;
    this.group.add(this.lines);
  }

  mesh(geometry, material, order) {
    const mesh = new condyleVendor.THREE.InstancedMesh(geometry, material, this.names.length);
    mesh.frustumCulled = false;
    mesh.renderOrder = order;
    this.group.add(mesh);
    return mesh;
  }

  setTheme(theme) {
    const dark = theme.back === SCENE_THEMES.dark.back;
    this.balls.material.color.set(dark ? "#ff9d3c" : "#d45500");
    this.rings.material.color.set(dark ? "#6cb6ff" : "#0b5fb0");
    this.lines.material.color.set(theme.ink);
  }

  /** Places the markers at a time, between two frames by straight lines; a marker that was not seen is not shown. */
  update(time) {
    const { THREE } = condyleVendor, n = this.names.length, last = this.times.length - 1;
    const from = Math.max(0, Math.min(last, lastNotAfter(this.times, time))), to = Math.min(last, from + 1);
    const share = to > from ? Math.max(0, Math.min(1, (time - this.times[from]) / (this.times[to] - this.times[from]))) : 0;
    const at = (numbers, i, k) => {
      const a = numbers[3 * (from * n + i) + k], b = numbers[3 * (to * n + i) + k];
      return a + share * (b - a);
    };
    const place = new THREE.Matrix4(), ends = this.lines.geometry.attributes.position;
    for (let i = 0; i < n; i++) {
      const measured = [0, 1, 2].map((k) => at(this.measured, i, k)), model = [0, 1, 2].map((k) => at(this.model, i, k));
      const seen = measured.every(Number.isFinite);
      this.balls.setMatrixAt(i, seen ? place.makeTranslation(...measured) : place.makeScale(0, 0, 0));
      this.rings.setMatrixAt(i, place.makeTranslation(...model));
      ends.setXYZ(2 * i, ...model);
      ends.setXYZ(2 * i + 1, ...(seen ? measured : model));
    }
    this.balls.instanceMatrix.needsUpdate = this.rings.instanceMatrix.needsUpdate = ends.needsUpdate = true;
  }

  /** What balls and rings are, for the legend. */
  static legend() {
    const said = document.createElement("span");
    const sign = (mark, name) => {
      const b = document.createElement("b");
      b.className = name;
      b.textContent = mark;
      return b;
    };
    said.append(sign("●", "scene-measured"), " measured marker \u2003", sign("◌", "scene-model"), " marker of the model");
    return said;
  }
}
