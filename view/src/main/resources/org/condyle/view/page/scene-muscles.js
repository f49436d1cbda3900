// Muscles that act: tubes along their paths, from blue at rest to red at full activation, the stronger the thicker.

class SceneMuscles {
  constructor(scene, size) {
    const { THREE } = condyleVendor, { muscles, planar } = scene, forces = sceneNumbers(muscles.forces, Float32Array);
    this.names = scene.elements;
    this.elements = sceneNumbers(muscles.elements, Uint16Array);
    this.activations = sceneNumbers(muscles.activations, Uint16Array);
    this.courses = new SceneCourses(muscles, this.elements.length);
    const strongest = forces.reduce((a, b) => Math.max(a, b), 0);
    // cross-sections grow with the force; many muscles lie beside each other
    const most = SCENE_SIZES.muscle * size * (forces.length > 20 ? SCENE_SIZES.manyMuscles : 1);
    this.radii = forces.map((f) => most * Math.max(SCENE_SIZES.weakMuscle, Math.sqrt(f / strongest)));
    this.group = new THREE.Group();
    const shaft = new THREE.CylinderGeometry(1, 1, 1, 14, 1, true).translate(0, 0.5, 0);
    const knob = planar ? new THREE.CircleGeometry(1, 24) : new THREE.SphereGeometry(1, 14, 10);
    this.tubes = new SceneCopies(this.group, shaft, 2996, planar, 1, !planar);
    this.knobs = new SceneCopies(this.group, knob, 2996, planar, 1, !planar);
    // what lies inside or behind a bone is seen through it
    this.ghosts = new SceneCopies(this.group, shaft, 2995, true, planar ? 0 : 0.45);
    this.sticks = new SceneSticks();
    this.colour = new THREE.Color();
  }

  /** Activation of a muscle from 0 to 1. */
  activation(muscle, { from, to, share }) {
    const a = this.activations[from * this.elements.length + muscle], b = this.activations[to * this.elements.length + muscle];
    return (a + share * (b - a)) / 65535;
  }

  update(time) {
    const moment = this.courses.moment(time);
    this.shown = []; // muscle of each piece of tube
    this.moment = moment;
    for (let m = 0; moment !== null && m < this.elements.length; m++) {
      const radius = this.radii[m];
      sceneScaleColour(this.activation(m, moment), this.colour, SCENE_ACTIVATION);
      this.courses.forEach(m, moment, (from, to, last) => {
        if (this.sticks.add(from, to, radius, this.colour, this.tubes, this.ghosts)) {
          this.shown.push(m);
        }
        this.sticks.put(from, radius, this.colour, this.knobs);
        if (last) {
          this.sticks.put(to, radius, this.colour, this.knobs);
        }
      });
    }
    for (const copies of [this.tubes, this.knobs, this.ghosts]) {
      copies.show();
    }
  }

  /** Which muscle a point of the picture shows, and how active it is; empty if none. */
  nameAt(point, camera) {
    if (!this.group.visible || this.elements.length === 0) {
      return "";
    }
    const ray = new condyleVendor.THREE.Raycaster(), { mesh } = this.tubes;
    ray.setFromCamera(point, camera);
    mesh.computeBoundingSphere();
    const hit = ray.intersectObject(mesh, false)[0], muscle = hit && this.shown[hit.instanceId];
    return hit ? `${this.names[this.elements[muscle]]}, activation ${this.activation(muscle, this.moment).toFixed(2)}` : "";
  }

  /** What colour and thickness mean; nothing if there are no muscles. */
  legend() {
    if (this.elements.length === 0) {
      return [];
    }
    const ramp = element("i", { class: "scene-ramp", style: `background: linear-gradient(to right, ${SCENE_ACTIVATION.join(",")})` });
    const row = element("div", { class: "scene-scale" }, element("span", {}, "muscle activation"), element("span", {}, "0"), ramp, element("span", {}, "1"));
    return this.elements.length > 1 ? [row, element("div", {}, "thick tubes: strong muscles")] : [row];
  }

  /** A button that shows and hides them: name, group and how many there are. */
  parts() {
    return this.elements.length > 0 ? [["Muscles", this.group, this.elements.length]] : [];
  }
}
