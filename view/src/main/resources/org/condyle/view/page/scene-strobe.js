// The way that bodies take in one picture: ghosts of them at even times, from faint to clear.

const SCENE_GHOSTS = 12;

class SceneStrobe {
  constructor(forms, film) {
    this.forms = forms;
    this.film = film;
    this.group = new condyleVendor.THREE.Group();
    this.on = false;
  }

  /** Makes the ghosts anew, as colours may have changed. */
  show(on) {
    this.on = on;
    this.group.clear();
    const { times } = this.film, first = times[0], last = times[times.length - 1];
    for (let k = 0; on && k < SCENE_GHOSTS; k++) {
      const moment = this.film.moment(first + ((last - first) * k) / (SCENE_GHOSTS - 1));
      this.ghosts(moment, 0.12 + (0.28 * k) / SCENE_GHOSTS);
    }
  }

  moves(body) {
    return this.film.kinds[body] !== "-";
  }

  ghosts(moment, opacity) {
    const { THREE } = condyleVendor, place = new THREE.Matrix4();
    for (const { object, body } of this.forms.moved) {
      if (this.moves(body)) {
        const ghost = object.clone();
        ghost.material = this.faint(object.material, opacity);
        this.film.place(body, moment, ghost.matrix);
        this.add(ghost, object.renderOrder - 1000);
      }
    }
    for (const { mesh, forms, places } of this.forms.many) {
      const moving = forms.map((form, i) => ({ form, i })).filter(({ form }) => this.moves(form.body));
      if (moving.length > 0) {
        const ghost = new THREE.InstancedMesh(mesh.geometry, this.faint(mesh.material, opacity), moving.length), colour = new THREE.Color();
        moving.forEach(({ form, i }, n) => {
          ghost.setMatrixAt(n, this.film.place(form.body, moment, place).multiply(places[i]));
          mesh.getColorAt(i, colour);
          ghost.setColorAt(n, colour);
        });
        this.add(ghost, 1);
      }
    }
  }

  faint(material, opacity) {
    const out = material.clone();
    out.setValues({ transparent: true, opacity, depthWrite: false });
    return out;
  }

  add(ghost, order) {
    ghost.matrixAutoUpdate = false;
    ghost.frustumCulled = false;
    ghost.renderOrder = order;
    ghost.matrixWorldNeedsUpdate = true;
    this.group.add(ghost);
  }
}
