// Paths that only measure, such as muscles that do not act, and the surfaces that paths go over.

class ScenePaths {
  constructor(scene, forms, size) {
    const { THREE } = condyleVendor, c = scene.courses;
    this.forms = forms;
    this.count = c.names.length;
    this.courses = new SceneCourses(c, this.count);
    this.radius = SCENE_SIZES.path * size;
    this.lines = new THREE.Group();
    const shaft = new THREE.CylinderGeometry(1, 1, 1, 6, 1, false).translate(0, 0.5, 0);
    this.sticks = new SceneCopies(this.lines, shaft, 2998, scene.planar);
    // what lies behind a bone is seen through it
    this.ghosts = new SceneCopies(this.lines, shaft, 2997, true, scene.planar ? 0 : 0.25);
    this.threads = new SceneSticks();
    this.colour = new THREE.Color();
    this.wraps = new THREE.Group();
    this.wraps.visible = !scene.close;
    this.surfaces = this.meshes(scene, forms.looks);
  }

  /** Surfaces of one look are drawn at once. */
  meshes(scene, looks) {
    const { THREE } = condyleVendor, groups = new Map();
    for (const form of scene.wraps) {
      groups.set(form.look, [...(groups.get(form.look) ?? []), form]);
    }
    return [...groups].map(([look, forms]) => {
      const material = new THREE.MeshLambertMaterial({ transparent: true, opacity: 0.36 });
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
    this.colour.set(theme.path);
    this.surfaces.forEach(({ mesh }) => mesh.material.color.set(theme.wrap));
  }

  /** Lays the paths at a time, between two known times by straight lines; the bodies have been placed. */
  update(time) {
    const moment = this.courses.moment(time);
    for (let p = 0; moment !== null && p < this.count; p++) {
      this.courses.forEach(p, moment, (from, to) => this.threads.add(from, to, this.radius, this.colour, this.sticks, this.ghosts));
    }
    this.sticks.show();
    this.ghosts.show();
    const product = new condyleVendor.THREE.Matrix4();
    for (const { mesh, forms, places } of this.surfaces) {
      forms.forEach((form, i) => mesh.setMatrixAt(i, product.multiplyMatrices(this.forms.bodies[form.body], places[i])));
      mesh.instanceMatrix.needsUpdate = true;
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
