// Ways of contact points over bodies: what has been passed is strong, what is to come is faint.

const SCENE_FEW_TRAILS = 6; // contacts

class SceneTrails {
  constructor(scene, film, forms, size) {
    const { THREE } = condyleVendor;
    this.forms = forms;
    this.planar = scene.planar;
    this.film = film;
    this.group = new THREE.Group();
    // many feet leave many marks: shown when asked for
    this.shown = new Set(scene.trails.map((trail) => trail.element)).size <= SCENE_FEW_TRAILS;
    const rod = new THREE.CylinderGeometry(1, 1, 1, 6, 1, true).translate(0, 0.5, 0), radius = SCENE_SIZES.trail * size;
    this.all = scene.trails.map((trail) => {
      const matrices = this.pieces(sceneNumbers(trail.points, Float32Array), radius);
      // through whatever hides it, and where it is seen
      const faint = this.mesh(rod, matrices, { transparent: true, opacity: 0.38, depthTest: false, depthWrite: false }, 3860);
      const passed = this.mesh(rod, matrices, { transparent: true, depthTest: !scene.planar, depthWrite: false }, 3861);
      return { ...trail, times: sceneNumbers(trail.times, Float64Array), faint, passed };
    });
  }

  /** A rod from each point to the next, in the frame of the body. */
  pieces(points, radius) {
    const { THREE } = condyleVendor, up = new THREE.Vector3(0, 1, 0), out = [];
    const from = new THREE.Vector3(), along = new THREE.Vector3(), turn = new THREE.Quaternion(), stretch = new THREE.Vector3();
    for (let i = 0; i + 3 < points.length; i += 3) {
      from.fromArray(points, i);
      along.fromArray(points, i + 3).sub(from);
      stretch.set(radius, along.length() + 0.5 * radius, radius);
      turn.setFromUnitVectors(up, along.normalize());
      out.push(new THREE.Matrix4().compose(from, turn, stretch));
    }
    return out;
  }

  mesh(rod, matrices, look, order) {
    const { THREE } = condyleVendor, mesh = new THREE.InstancedMesh(rod, new THREE.MeshBasicMaterial(look), matrices.length);
    matrices.forEach((matrix, i) => mesh.setMatrixAt(i, matrix));
    mesh.matrixAutoUpdate = false;
    mesh.frustumCulled = false;
    mesh.renderOrder = order;
    this.group.add(mesh);
    return mesh;
  }

  setTheme(theme) {
    const { THREE } = condyleVendor;
    for (const { body, faint, passed } of this.all) {
      // light on the strong colours of solids, dark on the ground and on flat areas
      const light = body > 0 && !this.planar, colour = this.forms.bodyColour(body, theme);
      colour.lerp(new THREE.Color(light ? "#ffffff" : theme.ink), light ? 0.85 : 0.72);
      faint.material.color.copy(colour);
      passed.material.color.copy(colour);
    }
  }

  update(moment) {
    const t = this.film.times, time = t[moment.from] + moment.share * (t[moment.to] - t[moment.from]);
    for (const { body, times, faint, passed } of this.all) {
      passed.count = Math.max(0, Math.min(times.length - 1, lastNotAfter(times, time)));
      for (const mesh of [faint, passed]) {
        mesh.matrix.copy(this.forms.bodies[body]);
        mesh.matrixWorldNeedsUpdate = true;
      }
    }
  }
}
