// What elements show: joints, springs and rods, force arrows, contact points and patches.

function sceneScaleColour(share, out, scale = SCENE_VIRIDIS) {
  const { THREE } = condyleVendor, last = scale.length - 1;
  const x = Math.min(1, Math.max(0, share)) * last, i = Math.min(last - 1, Math.floor(x));
  return out.set(scale[i]).lerp(new THREE.Color(scale[i + 1]), x - i);
}

/** Length of the arrow of the largest force [m]: shorter where many stand beside each other. */
function sceneLongestArrow(scene, size) {
  const most = sceneNumbers(scene.points, Uint32Array).reduce((a, b) => Math.max(a, b), 0);
  return size * (most > 12 ? SCENE_SIZES.manyArrows : SCENE_SIZES.arrow);
}

/** Equal small things in changing number: one mesh, as many of it as are needed. */
class SceneCopies {
  constructor(group, geometry, order, onTop, opacity = 1, lit = false) {
    this.group = group;
    this.lit = lit; // shaded, so that what is round looks round
    this.opacity = opacity;
    this.geometry = geometry;
    this.order = order;
    this.onTop = onTop;
    this.count = 0;
    this.make(64);
  }

  make(room) {
    const { THREE } = condyleVendor, old = this.mesh;
    const values = { depthTest: !this.onTop, depthWrite: !this.onTop, opacity: this.opacity, side: THREE.DoubleSide };
    const material = this.lit ? sceneMatte(sceneUniforms(), values) : new THREE.MeshBasicMaterial(values);
    // what is painted over all else belongs to the things that are drawn last
    material.transparent = this.onTop;
    this.mesh = new THREE.InstancedMesh(this.geometry, material, room);
    this.mesh.setColorAt(0, new THREE.Color(1, 1, 1));
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = this.order;
    this.group.add(this.mesh);
    if (old) {
      this.mesh.instanceMatrix.array.set(old.instanceMatrix.array);
      this.mesh.instanceColor.array.set(old.instanceColor.array);
      this.group.remove(old);
      old.dispose();
    }
  }

  add(matrix, colour) {
    if (this.count === this.mesh.instanceMatrix.count) {
      this.make(2 * this.count);
    }
    this.mesh.setMatrixAt(this.count, matrix);
    this.mesh.setColorAt(this.count++, colour);
  }

  show() {
    this.mesh.count = this.count;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.mesh.instanceColor.needsUpdate = true;
    this.count = 0;
  }
}

class SceneMarks {
  constructor(scene, film, forms, size) {
    const { THREE } = condyleVendor;
    this.scene = scene;
    this.forms = forms;
    this.size = size;
    this.longest = sceneLongestArrow(scene, size);
    this.rows = {
      lines: new SceneRows(scene.lines, 8),
      arrows: new SceneRows(scene.arrows, 6),
      contacts: new SceneRows(scene.contacts, 8),
      resultants: new SceneRows(scene.resultants, 8),
    };
    this.group = new THREE.Group();
    this.parts = {};
    for (const name of ["globes", "joints", "springs", "forces", "contacts", "paths"]) {
      this.parts[name] = new THREE.Group();
      this.group.add(this.parts[name]);
    }
    this.traction = new SceneTraction(scene, film, forms, size);
    this.parts.contacts.add(this.traction.group);
    this.trails = new SceneTrails(scene, film, forms, size);
    this.parts.paths.add(this.trails.group);
    this.parts.paths.visible = this.trails.shown;
    this.globes = new SceneGlobes(scene, film, size);
    this.parts.globes.add(this.globes.group);
    // lengths along y from 0 to 1, thickness 1: stretched where they are put
    const shaft = new THREE.CylinderGeometry(1, 1, 1, 10, 1, false).translate(0, 0.5, 0);
    const head = new THREE.ConeGeometry(1, 1, 16, 1, false).translate(0, 0.5, 0);
    const dot = scene.planar ? new THREE.CircleGeometry(1, 24) : new THREE.SphereGeometry(1, 16, 12);
    this.sticks = new SceneCopies(this.parts.springs, shaft, 3000, scene.planar, 1, !scene.planar);
    // tissue inside or behind a bone is seen through it
    this.ghosts = new SceneCopies(this.parts.springs, shaft, 2999, true, scene.planar ? 0 : 0.3);
    this.shafts = new SceneCopies(this.parts.forces, shaft, 4000, true);
    this.heads = new SceneCopies(this.parts.forces, head, 4001, true);
    this.dots = new SceneCopies(this.parts.contacts, dot, 3900, true);
    this.rims = new SceneCopies(this.parts.joints, dot, 3500, scene.planar, 1, !scene.planar);
    this.hubs = new SceneCopies(this.parts.joints, dot, 3501, true);
    this.matrix = new THREE.Matrix4();
    this.turn = new THREE.Quaternion();
    this.from = new THREE.Vector3();
    this.along = new THREE.Vector3();
    this.stretch = new THREE.Vector3();
    this.colour = new THREE.Color();
    this.up = new THREE.Vector3(0, 1, 0);
  }

  setTheme(theme) {
    const { THREE } = condyleVendor;
    this.traction.setTheme(theme);
    this.globes.setTheme(theme);
    this.trails.setTheme(theme);
    this.ink = new THREE.Color(theme.ink);
    this.back = new THREE.Color(theme.back);
    this.quiet = new THREE.Color(theme.quiet);
    this.contactForce = new THREE.Color(theme.contact);
    this.otherForce = new THREE.Color(theme.load);
  }

  update(moment) {
    const most = this.scene.most;
    this.joints();
    this.traction.update(moment);
    this.rows.lines.forEach(moment, (row) => Number.isNaN(row[7]) ? this.line(row, most.tension) : this.tissue(row, most.strain));
    this.rows.arrows.forEach(moment, (row) => this.arrow(row, most.force, this.otherForce));
    this.rows.contacts.forEach(moment, (row) => {
      const spot = this.traction.spots.radiusAt(row), usual = 0.036 * this.longest;
      this.dot(row, spot > 0.6 * usual ? Math.min(usual, 0.2 * spot) : usual, sceneScaleColour(row[6] / most.depth, this.colour));
      this.arrow(row, most.force, this.contactForce);
    });
    this.globes.update(moment);
    this.trails.update(moment);
    this.rows.resultants.forEach(moment, (row) => {
      if (!Number.isNaN(row[7])) { // a patch: one arrow for all of it
        this.from.fromArray(row);
        this.put(this.dots, 0.022 * this.longest, this.back);
        this.arrow(row, most.force, this.contactForce);
      }
    });
    for (const copies of [this.sticks, this.ghosts, this.shafts, this.heads, this.dots, this.rims, this.hubs]) {
      copies.show();
    }
  }

  joints() {
    const size = (this.scene.planar ? SCENE_SIZES.flatJoint : SCENE_SIZES.joint) * this.size;
    for (const pivot of this.scene.pivots) {
      if (pivot.type === "slider") {
        continue; // it has no point that stays
      }
      this.from.fromArray(pivot.at).applyMatrix4(this.forms.bodies[pivot.body]);
      this.put(this.rims, size, this.ink);
      if (this.scene.planar) {
        this.put(this.hubs, 0.62 * size, this.back);
      }
    }
  }

  put(copies, radius, colour) {
    this.matrix.makeScale(radius, radius, radius).setPosition(this.from);
    copies.add(this.matrix, colour);
  }

  dot(row, radius, colour) {
    this.from.fromArray(row);
    if (this.scene.planar) { // a ring around it, so that the colour stands out from the body behind
      this.put(this.dots, 1.35 * radius, this.ink);
    }
    this.put(this.dots, radius, colour);
  }

  /** Solid and coloured under tension, dashed when slack or pressed; a rod does not tell its force and is black. */
  line(row, most) {
    const tension = row[6], slack = tension <= 0;
    const colour = Number.isNaN(tension) ? this.ink : slack ? this.quiet : sceneScaleColour(tension / most, this.colour);
    const parts = slack ? 9 : 1;
    for (let i = 0; i < parts; i += 2) {
      const a = i / parts, b = (i + 1) / parts;
      this.from.set(row[0] + a * (row[3] - row[0]), row[1] + a * (row[4] - row[1]), row[2] + a * (row[5] - row[2]));
      this.along.set(row[3] - row[0], row[4] - row[1], row[5] - row[2]).multiplyScalar(b - a);
      this.stick(this.sticks, this.along.length(), SCENE_SIZES.spring * this.size, colour);
    }
  }

  /** A ligament: thin and grey when slack, coloured by its strain when taut. */
  tissue(row, most) {
    const slack = !(row[7] > 0 && row[6] > 0), radius = (slack ? SCENE_SIZES.slack : SCENE_SIZES.tissue) * this.size;
    const colour = slack ? this.quiet : sceneScaleColour(row[7] / most, this.colour, SCENE_STRAIN);
    for (const copies of [this.sticks, this.ghosts]) {
      this.from.fromArray(row);
      this.along.set(row[3] - row[0], row[4] - row[1], row[5] - row[2]);
      this.stick(copies, this.along.length(), radius, colour);
    }
  }

  arrow(row, most, colour) {
    this.along.set(row[3], row[4], row[5]);
    const length = (this.longest * this.along.length()) / most;
    if (!(length > 1e-3 * this.size)) {
      return;
    }
    const head = Math.min(0.125 * this.longest, 0.45 * length), tip = this.along.clone().normalize();
    this.from.fromArray(row);
    this.along.copy(tip);
    this.stick(this.shafts, length - head, 0.12 * head, colour);
    this.from.addScaledVector(tip, length - head);
    this.along.copy(tip);
    this.stick(this.heads, head, 0.33 * head, colour);
  }

  /** One copy from this.from along this.along. */
  stick(copies, length, radius, colour) {
    if (length > 0) {
      this.turn.setFromUnitVectors(this.up, this.along.normalize());
      copies.add(this.matrix.compose(this.from, this.turn, this.stretch.set(radius, length, radius)), colour);
    }
  }
}

/** "1.25 kN": three digits and a prefix. */
function sceneQuantity(value, unit) {
  const prefixes = { "-9": "n", "-6": "µ", "-3": "m", 0: "", 3: "k", 6: "M", 9: "G" };
  const power = value > 0 ? Math.min(9, Math.max(-9, 3 * Math.floor(Math.log10(value * 1.0005) / 3))) : 0;
  return `${Number((value / 10 ** power).toPrecision(3))} ${prefixes[power]}${unit}`;
}

/** Whether some lines are no tissue. */
function sceneHasSprings(scene) {
  const rows = sceneNumbers(scene.lines.values, Float32Array);
  return rows.some((x, i) => i % 8 === 7 && Number.isNaN(x));
}

/** Whether some lines have a strain. */
function sceneHasTissue(scene) {
  const rows = sceneNumbers(scene.lines.values, Float32Array);
  return rows.some((x, i) => i % 8 === 7 && !Number.isNaN(x));
}

/** What lengths and colours of the marks mean. */
function sceneLegend(scene, size, traction) {
  const legend = document.createElement("div");
  legend.className = "scene-legend";
  const say = (parent, tag, text, name) => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.className = name ?? "";
    parent.append(element);
    return element;
  };
  const bar = (what, most, unit, colours = SCENE_VIRIDIS) => {
    const row = say(legend, "div", "", "scene-scale");
    say(row, "span", what);
    say(row, "span", "0");
    say(row, "i", "", "scene-ramp").style.background = `linear-gradient(to right, ${colours.join(",")})`;
    say(row, "span", unit === "%" ? `${Number((100 * most).toPrecision(3))} %` : sceneQuantity(most, unit));
  };
  say(legend, "div", `grid ${sceneQuantity(scene.grid, "m")}`);
  const shown = sceneShowsLevel(scene) ? ["thick line: height 0"] : [];
  if (scene.planar && scene.forms.some((form) => form.kind === "centre")) {
    shown.push("balls: mass centres");
  }
  if (scene.pivots.some((pivot) => pivot.type !== "slider")) {
    shown.push(scene.planar ? "rings: joints" : "small balls: joints");
  }
  if (shown.length > 0) {
    say(legend, "div", shown.join(" · "));
  }
  if (scene.most.force > 0) {
    const each = (scene.most.force * scene.grid) / sceneLongestArrow(scene, size);
    say(legend, "div", `arrows ${sceneQuantity(each, "N")} per grid length, longest ${sceneQuantity(scene.most.force, "N")}`);
    const row = say(legend, "div", "", "scene-scale");
    if (sceneNumbers(scene.resultants.elements, Uint16Array).length + sceneNumbers(scene.contacts.elements, Uint16Array).length > 0) {
      say(row, "b", "→", "scene-contact");
      say(row, "span", "contact force on the moving body, or on the second of two moving bodies");
    }
    if (sceneNumbers(scene.arrows.elements, Uint16Array).length > 0) {
      say(row, "b", "→", "scene-load");
      say(row, "span", "other forces: loads, friction");
    }
  }
  if (scene.trails.length > 0) {
    say(legend, "div", "lines on bodies: paths of contact points, faint where they are still to come");
  }
  if (scene.globes.length > 0) {
    const row = say(legend, "div", "", "scene-scale scene-globes"), bounded = scene.globes.some((globe) => globe.rows > 0);
    if (bounded) {
      say(row, "b", "—", "scene-contour");
      say(row, "span", "free range of the bone's direction");
    }
    say(row, "b", "—");
    say(row, "span", "its trail");
    if (bounded) {
      say(row, "b", "—", "scene-outside");
      say(row, "span", "outside the free range");
    }
  }
  if (traction.any) {
    legend.append(traction.scale.legend);
  }
  if (scene.most.depth > 0 && sceneNumbers(scene.contacts.elements, Uint16Array).length > 0) {
    bar("depth", scene.most.depth, "m");
  }
  if (sceneHasTissue(scene)) {
    if (scene.most.strain > 0) {
      bar("strain", scene.most.strain, "%", SCENE_STRAIN);
    }
    say(legend, "div", "thin grey: ligament without tension");
  }
  if (scene.most.tension > 0) {
    bar("tension", scene.most.tension, "N");
    say(legend, "div", "dashed: slack or in compression");
  }
  return legend;
}
