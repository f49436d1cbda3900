// Surfaces coloured by the traction on them: samples of it in the film become a field on the skin of what they are near to.

const SCENE_SPREAD = 2.2; // of the distance between samples: so far each of them is felt, and a row of them as one
const SCENE_FINE = 0.75; // of that distance: so long edges of a skin may be
const SCENE_CLEAR = [0.35, 1]; // weights of samples where a skin begins to be seen, and where it hides what is below

/** One form with its skin, and the fields of the frames that were asked for last. */
class SceneSkin {
  constructor(body, shape, apart, clear) {
    const { THREE } = condyleVendor, count = shape.samples.length / 3;
    this.body = body;
    this.painted = shape.painted;
    this.apart = apart;
    this.least = 1.2 * shape.edge; // whatever is felt so far reaches a corner of its triangle
    this.cells = new SceneCells(shape.samples, SCENE_SPREAD * apart);
    this.geometry = new THREE.BufferGeometry();
    this.geometry.setAttribute("position", new THREE.BufferAttribute(shape.points, 3));
    this.geometry.setIndex(new THREE.BufferAttribute(shape.faces, 1));
    this.colours = new THREE.BufferAttribute(Float32Array.from({ length: (4 * shape.points.length) / 3 }, (_, i) => clear[i % 4]), 4);
    this.geometry.setAttribute("color", this.colours);
    this.weight = new Float32Array(count); // of samples of the film, and the sum of what they bring: zero between two fields
    this.sum = new Float32Array(count);
    this.cover = new Float32Array(count); // of fields, and the mean of what they bring: zero between two pictures
    this.mean = new Float32Array(count);
    this.shown = []; // samples of the skin that are not clear
    this.fields = new Map();
    this.meshes = [];
  }

  /** Which samples of the skin are covered at a frame, how much, and by what share of the largest traction. */
  field(frame, patches, film) {
    if (!this.fields.has(frame)) {
      if (this.fields.size > 3) {
        this.fields.clear();
      }
      this.fields.set(frame, this.spread(frame, patches, film));
    }
    return this.fields.get(frame);
  }

  spread(frame, patches, film) {
    const { THREE } = condyleVendor, { weight, sum, cells } = this, at = new THREE.Vector3(), felt = [];
    const back = film.place(this.body, { from: frame, to: frame, share: 0 }, new THREE.Matrix4()).invert();
    const stretch = back.getMaxScaleOnAxis();
    for (const block of patches.blocks(frame)) {
      const depth = patches.depth(block);
      patches.forEach(block, (x, y, z, share, neighbours) => {
        const apart = Math.max(neighbours, this.apart / 4);
        // a sample may lie between two surfaces that overlap
        const radius = Math.max(Math.max(SCENE_SPREAD * apart, apart + depth) * stretch, this.least), square = radius * radius;
        at.set(x, y, z).applyMatrix4(back);
        cells.near(at.x, at.y, at.z, radius, (i, distance) => {
          const w = (1 - distance / square) ** 2;
          if (weight[i] === 0) {
            felt.push(i);
          }
          weight[i] += w;
          sum[i] += w * share;
        });
      });
    }
    const [none, all] = SCENE_CLEAR, out = [];
    for (const i of felt) {
      const cover = Math.min(1, (weight[i] - none) / (all - none));
      if (cover > 0) {
        out.push({ i, cover, share: sum[i] / weight[i] });
      }
      weight[i] = sum[i] = 0;
    }
    return out;
  }

  /** Paints the field between two frames; a place that one of them leaves free fades. */
  paint(moment, patches, film, scale, rim) {
    const { cover, mean, colours, painted } = this, before = this.shown, now = [], across = painted.length;
    for (const [frame, part] of [[moment.from, 1 - moment.share], [moment.to, moment.share]]) {
      for (const each of part > 0 ? this.field(frame, patches, film) : []) {
        if (cover[each.i] === 0) {
          now.push(each.i);
        }
        cover[each.i] += part * each.cover;
        mean[each.i] += part * each.cover * each.share;
      }
    }
    if (before.length + now.length === 0) {
      return;
    }
    for (const i of before) { // in the colour of zero, which borders of a patch fade into
      for (let k = 0; k < across; k++) {
        colours.array.set(scale.clear, 4 * (across * i + k));
      }
    }
    for (const i of now) {
      const share = mean[i] / cover[i], shade = scale.shade(share), seen = cover[i] * scale.strength(share);
      for (let k = 0; k < across; k++) {
        const c = 4 * (across * i + k);
        for (let n = 0; n < 3; n++) {
          colours.array[c + n] = painted[k] ? scale.shades[shade + n] : rim[n];
        }
        colours.array[c + 3] = seen;
      }
      cover[i] = mean[i] = 0;
    }
    colours.needsUpdate = true;
    this.shown = now;
    this.meshes.forEach((mesh) => (mesh.visible = now.length > 0));
  }
}

/** All skins of a scene; one is made when samples come near its form for the first time. */
class SceneTraction {
  constructor(scene, film, forms, size) {
    this.scene = scene;
    this.film = film;
    this.forms = forms;
    this.size = size;
    this.group = new condyleVendor.THREE.Group();
    this.patches = new ScenePatches(scene.patches);
    this.painted = this.patches.counts.length > 0;
    this.spots = new SceneSpots(scene, size);
    this.any = this.painted || this.spots.any;
    this.apart = this.patches.usualSpacing() || 0.01 * size;
    this.scale = new SceneTractionScale(scene.most);
    this.rim = [0, 0, 0];
    this.group.add(this.spots.group);
    this.skins = this.painted ? scene.forms.filter((form) => form.kind === "surface" || form.kind === "hollow").map((form) => this.around(form)) : [];
  }

  setTheme(theme) {
    this.rim = new condyleVendor.THREE.Color(theme.ink).toArray();
  }

  /** A form that may get a skin: the middle of it and how far it reaches from there, in its body. */
  around(form) {
    const { THREE } = condyleVendor, look = this.scene.looks[form.look], matrix = sceneMatrix(form.place), x = new THREE.Vector3();
    const points = scenePoints(look), low = new THREE.Vector3(Infinity, Infinity, Infinity), high = low.clone().negate();
    for (let i = 0; i < points.length; i += 3) {
      x.fromArray(points, i).applyMatrix4(matrix);
      low.min(x);
      high.max(x);
    }
    return { form, look, middle: low.clone().add(high).multiplyScalar(0.5), reach: low.distanceTo(high) / 2, skin: null };
  }

  /** Whether a sample of a frame may be on a form: by the spheres around both. */
  meets({ form, middle, reach }, frame) {
    const { THREE } = condyleVendor, matrix = this.film.place(form.body, { from: frame, to: frame, share: 0 }, new THREE.Matrix4());
    const at = middle.clone().applyMatrix4(matrix), far = reach * matrix.getMaxScaleOnAxis();
    return this.patches.blocks(frame).some((block) => {
      let near = false;
      this.patches.forEach(block, (x, y, z, share, apart) => {
        const more = far + SCENE_SPREAD * apart + this.patches.depth(block);
        near ||= (x - at.x) ** 2 + (y - at.y) ** 2 + (z - at.z) ** 2 < more * more;
      });
      return near;
    });
  }

  /** Where samples of any frame are in a body. */
  touched(body) {
    const { THREE } = condyleVendor, at = new THREE.Vector3(), back = new THREE.Matrix4(), out = new SceneTouched(this.apart);
    for (let frame = 0; frame < this.patches.ends.length; frame++) {
      this.film.place(body, { from: frame, to: frame, share: 0 }, back).invert();
      for (const block of this.patches.blocks(frame)) {
        this.patches.forEach(block, (x, y, z, share, apart) => {
          at.set(x, y, z).applyMatrix4(back);
          out.add(at.x, at.y, at.z, SCENE_FINE * Math.max(apart, this.apart / 4));
        });
      }
    }
    return out;
  }

  make({ form, look }) {
    const { THREE } = condyleVendor, planar = this.scene.planar;
    const shape = planar ? sceneRimSkin(look, form.place, SCENE_FINE * this.apart, 0.014 * this.size)
      : sceneSolidSkin(look, form.place, this.touched(form.body));
    const skin = new SceneSkin(form.body, shape, this.apart, this.scale.clear);
    // a patch mostly lies where one body hides it: through it, it is seen less clearly
    for (const [order, opacity, hidden] of planar ? [[3850, 1, false]] : [[3800, 0.85, true], [3801, 1, false]]) {
      const mesh = new THREE.Mesh(skin.geometry, new THREE.MeshBasicMaterial({ vertexColors: true, transparent: true, opacity,
        side: THREE.DoubleSide, depthTest: !planar && !hidden, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -2 }));
      mesh.matrixAutoUpdate = false;
      mesh.frustumCulled = false;
      mesh.renderOrder = order;
      skin.meshes.push(mesh);
      this.group.add(mesh);
    }
    return skin;
  }

  update(moment) {
    if (this.scale.now) {
      const from = this.patches.peaks(moment.from), to = this.patches.peaks(moment.to);
      const [push, pull] = from.map((x, k) => x + moment.share * (to[k] - x));
      this.scale.setPeaks(Math.max(push, this.spots.peak(moment)), pull);
    }
    this.spots.update(moment, this.scale);
    for (const each of this.skins) {
      if (!each.skin && (this.meets(each, moment.from) || this.meets(each, moment.to))) {
        each.skin = this.make(each);
      }
      each.skin?.paint(moment, this.patches, this.film, this.scale, this.rim);
      for (const mesh of each.skin?.meshes ?? []) {
        mesh.matrix.copy(this.forms.bodies[each.form.body]);
        mesh.matrixWorldNeedsUpdate = true;
      }
    }
  }
}
