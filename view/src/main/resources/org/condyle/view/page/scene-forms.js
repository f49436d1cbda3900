// Bodies of a scene: solids with light on them, or in the plane flat areas with an outline.

const SCENE_CREASE = Math.cos((35 * Math.PI) / 180); // sharper edges stay sharp, and get a line

function sceneMatrix(place) {
  const [x, y, z, a, b, c, d, e, f, g, h, i] = place;
  return new condyleVendor.THREE.Matrix4().set(a, b, c, x, d, e, f, y, g, h, i, z, 0, 0, 0, 1);
}

/** Triangles with normals that are smooth except across creases, and the lines along creases and borders. */
function sceneGeometry(look) {
  const { THREE } = condyleVendor;
  const points = scenePoints(look);
  const corners = look.corners32 ? sceneNumbers(look.corners32, Uint32Array) : sceneNumbers(look.corners16, Uint16Array);
  const faces = corners.length / 3, flat = new Float32Array(3 * faces), areas = new Float32Array(3 * faces);
  const around = Array.from({ length: points.length / 3 }, () => []), edges = new Map(), creases = [];
  const a = new THREE.Vector3(), b = new THREE.Vector3(), c = new THREE.Vector3();
  for (let f = 0; f < faces; f++) {
    a.fromArray(points, 3 * corners[3 * f]);
    b.fromArray(points, 3 * corners[3 * f + 1]).sub(a);
    c.fromArray(points, 3 * corners[3 * f + 2]).sub(a);
    b.cross(c).toArray(areas, 3 * f);
    b.normalize().toArray(flat, 3 * f);
    for (let k = 0; k < 3; k++) {
      const from = corners[3 * f + k], to = corners[3 * f + ((k + 1) % 3)], edge = `${Math.min(from, to)} ${Math.max(from, to)}`;
      around[from].push(f);
      if (!edges.has(edge)) {
        edges.set(edge, [from, to, f]);
      } else {
        const other = edges.get(edge)[2];
        if (dot(flat, f, other) > SCENE_CREASE) {
          edges.delete(edge);
        }
      }
    }
  }
  function dot(n, f, g) {
    return n[3 * f] * n[3 * g] + n[3 * f + 1] * n[3 * g + 1] + n[3 * f + 2] * n[3 * g + 2];
  }
  for (const [from, to] of edges.values()) {
    for (const v of [from, to]) {
      creases.push(points[3 * v], points[3 * v + 1], points[3 * v + 2]);
    }
  }
  const positions = new Float32Array(9 * faces), normals = new Float32Array(9 * faces), shades = new Float32Array(9 * faces).fill(1);
  const ball = sceneIsBall(points);
  for (let i = 0; i < corners.length; i++) {
    const f = Math.floor(i / 3), v = corners[i];
    a.set(0, 0, 0);
    for (const g of around[v]) {
      if (dot(flat, f, g) > SCENE_CREASE) {
        a.add(b.fromArray(areas, 3 * g));
      }
    }
    a.normalize().toArray(normals, 3 * i);
    a.fromArray(points, 3 * v).toArray(positions, 3 * i);
    if (ball) { // quarters, so that one sees it roll
      c.set(0, 0, 0);
      for (let k = 0; k < 3; k++) {
        c.add(b.fromArray(points, 3 * corners[3 * f + k]));
      }
      shades.fill(c.x * c.y > 0 ? 0.82 : 1, 3 * i, 3 * i + 3);
    }
  }
  const out = new THREE.BufferGeometry();
  out.setAttribute("position", new THREE.BufferAttribute(positions, 3));
  out.setAttribute("normal", new THREE.BufferAttribute(normals, 3));
  out.setAttribute("color", new THREE.BufferAttribute(shades, 3));
  return { geometry: out, lines: sceneNumbers(look.lines, Float32Array), creases: new Float32Array(creases) };
}

function sceneIsBall(points) {
  for (let i = 0; i < points.length; i += 3) {
    if (Math.abs(Math.hypot(points[i], points[i + 1], points[i + 2]) - 1) > 1e-4) {
      return false;
    }
  }
  return points.length > 60;
}

/** Lines of a plane as narrow quads, since lines of WebGL are one pixel wide. */
function sceneStroke(lines, place, width) {
  const { THREE } = condyleVendor, out = [], p = new THREE.Vector3(), q = new THREE.Vector3();
  const matrix = sceneMatrix(place);
  for (let i = 0; i < lines.length; i += 6) {
    p.fromArray(lines, i).applyMatrix4(matrix);
    q.fromArray(lines, i + 3).applyMatrix4(matrix);
    const dx = q.x - p.x, dy = q.y - p.y, length = Math.hypot(dx, dy) || 1, h = width / 2 / length;
    const ex = dx * h, ey = dy * h; // a little longer, so that corners close
    const quad = [p.x - ex + ey, p.y - ey - ex, q.x + ex + ey, q.y + ey - ex, q.x + ex - ey, q.y + ey + ex, p.x - ex - ey, p.y - ey + ex];
    for (const k of [0, 1, 2, 0, 2, 3]) {
      out.push(quad[2 * k], quad[2 * k + 1], 0);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(out, 3));
  return geometry;
}

/** The forms of a scene as objects that follow their bodies. */
class SceneForms {
  constructor(scene, film, size) {
    const { THREE } = condyleVendor;
    this.scene = scene;
    this.film = film;
    this.group = new THREE.Group();
    this.moved = []; // {object, body}: objects with the matrix of a body
    this.many = []; // {mesh, forms}: forms of one look, drawn at once
    this.floors = [];
    this.coloured = []; // {material, colour(theme)}
    this.bodies = scene.bodies.map(() => new THREE.Matrix4());
    this.crowded = scene.forms.length > 80;
    this.uniforms = sceneUniforms();
    this.boned = new Set(scene.forms.filter((form) => form.kind === "bone").map((form) => form.body));
    // a body that has another look shows its inertia only when asked, unless it is the only body; so do all beside bones and furniture
    this.drawn = scene.forms.some(({ kind }) => kind === "bone" || kind === "furniture");
    this.clothed = new Set(scene.bodies.length < 3 ? [] : scene.forms.filter((form) => form.kind !== "centre").map((form) => form.body));
    const looks = scene.looks.map(sceneGeometry);
    this.looks = looks;
    if (scene.planar) {
      scene.forms.forEach((form, i) => this.flat(form, looks[form.look], i, size));
    } else {
      this.solids(looks);
    }
  }

  bodyColour(body, theme) {
    return new condyleVendor.THREE.Color(body === 0 ? theme.ground : SCENE_COLOURS[(body - 1) % SCENE_COLOURS.length]);
  }

  /** What a form is made of, unless it has a colour of its own. */
  formColour(form, theme) {
    const { THREE } = condyleVendor, { bone, furniture, cartilage } = SCENE_PALETTE;
    if (form.colour) {
      return new THREE.Color(form.colour);
    }
    if (form.kind === "floor" && form.body === 0) {
      return new THREE.Color(theme.floor);
    }
    const matter = { bone, furniture, surface: this.boned.has(form.body) ? cartilage : null }[form.kind];
    return matter ? new THREE.Color(matter) : this.bodyColour(form.body, theme);
  }

  material(made, colour) {
    this.coloured.push({ material: made, colour });
    return made;
  }

  follow(object, body, order) {
    object.matrixAutoUpdate = false;
    object.frustumCulled = false;
    object.renderOrder = order;
    this.moved.push({ object, body });
    this.group.add(object);
  }

  flat(form, look, index, size) {
    const { THREE } = condyleVendor, painted = { side: THREE.DoubleSide, depthTest: false, depthWrite: false };
    const light = (theme) => new THREE.Color(theme.back).lerp(this.formColour(form, theme), theme.tint);
    const area = look.geometry.clone().applyMatrix4(sceneMatrix(form.place));
    area.deleteAttribute("color");
    const fill = form.kind === "centre" ? (theme) => this.bodyColour(form.body, theme) : light;
    this.follow(new THREE.Mesh(area, this.material(new THREE.MeshBasicMaterial(painted), fill)), form.body, 10 + 2 * index);
    const dark = (theme) => (form.body === 0 ? new THREE.Color(theme.quiet) : this.bodyColour(form.body, theme));
    const stroke = new THREE.Mesh(
      sceneStroke(look.lines, form.place, SCENE_SIZES.outline * size),
      this.material(new THREE.MeshBasicMaterial(painted), dark),
    );
    this.follow(stroke, form.body, 11 + 2 * index);
  }

  solids(looks) {
    const { THREE } = condyleVendor, groups = new Map();
    for (const form of this.scene.forms) {
      const key = `${form.look} ${form.kind} ${form.opacity ?? 1} ${this.isInertia(form)} ${form.kind === "surface" && this.boned.has(form.body)}`;
      groups.set(key, [...(groups.get(key) ?? []), form]);
      if (form.kind === "floor") {
        const grid = new THREE.BufferGeometry();
        grid.setAttribute("position", new THREE.BufferAttribute(looks[form.look].lines, 3));
        const ink = this.material(new THREE.LineBasicMaterial(), (theme) => new THREE.Color(theme.grid));
        this.follow(new THREE.LineSegments(grid, ink), form.body, 0);
        this.floors.push({ lines: this.group.children.at(-1), body: form.body, position: looks[form.look].geometry.attributes.position,
          normal: looks[form.look].geometry.attributes.normal });
      } else if (looks[form.look].creases.length > 0 && !this.crowded && form.kind === "surface") {
        const edges = new THREE.BufferGeometry();
        edges.setAttribute("position", new THREE.BufferAttribute(looks[form.look].creases.slice(), 3)); // other forms have the look, too
        edges.applyMatrix4(sceneMatrix(form.place));
        const dark = (theme) => this.bodyColour(form.body, theme).lerp(new THREE.Color(theme.ink), 0.45);
        this.follow(new THREE.LineSegments(edges, this.material(new THREE.LineBasicMaterial(), dark)), form.body, 0);
      }
    }
    for (const forms of groups.values()) {
      const kind = forms[0].kind, oneSided = kind === "floor" || kind === "hollow", inertia = this.isInertia(forms[0]);
      const material = kind === "floor" ? new THREE.MeshBasicMaterial() : sceneMatte(this.uniforms);
      material.setValues({
        side: oneSided ? THREE.FrontSide : THREE.DoubleSide,
        vertexColors: kind === "surface" || kind === "centre",
        polygonOffset: true, // lines on a surface win against it
        polygonOffsetFactor: 1,
        polygonOffsetUnits: kind === "floor" ? 4 : 1,
      });
      const mesh = new THREE.InstancedMesh(looks[forms[0].look].geometry, material, forms.length);
      mesh.frustumCulled = false;
      const one = { mesh, forms, places: forms.map((form) => sceneMatrix(form.place)), inertia, kind, opacity: forms[0].opacity ?? 1, through: [] };
      this.many.push(one);
      this.group.add(mesh);
      one.onTop = kind === "surface" && this.boned.has(forms[0].body);
      if (kind === "bone" || (one.opacity < 1 && !one.onTop)) {
        // of what is clear only the nearest side is seen, so its depth goes first
        this.beside(one, new THREE.MeshBasicMaterial({ colorWrite: false, transparent: true, side: THREE.DoubleSide, polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 }), 98);
      } else if (one.onTop && one.opacity === 1) {
        // where bodies touch is seen through their bones
        this.beside(one, sceneMatte(this.uniforms, { transparent: true, opacity: SCENE_PALETTE.clear, depthTest: false, depthWrite: false }), 90);
      }
      this.setOpacity(one, one.opacity);
      if (inertia) {
        material.setValues({ transparent: true, opacity: 0.4, depthWrite: false });
        mesh.visible = false;
        mesh.layers.set(0);
      }
    }
  }

  isInertia(form) {
    return form.kind === "centre" && (this.drawn || this.clothed.has(form.body));
  }

  /** The same forms once more, in another material. */
  beside(one, material, order) {
    const twin = new condyleVendor.THREE.InstancedMesh(one.mesh.geometry, material, one.forms.length);
    twin.instanceMatrix = one.mesh.instanceMatrix;
    twin.frustumCulled = false;
    twin.renderOrder = order;
    one.through.push(twin);
    this.group.add(twin);
  }

  /** Shows forms as clear as this; what is clear shades nothing, and 0 is not there. */
  setOpacity(one, opacity) {
    const { mesh, through, kind } = one, clear = opacity < 1;
    mesh.visible = opacity > 0;
    mesh.material.setValues({ transparent: clear, opacity, ...(clear && one.onTop ? { depthTest: false, depthWrite: false } : {}) });
    mesh.material.needsUpdate = true;
    mesh.renderOrder = clear ? (one.onTop ? 90 : 99) : 0;
    through.forEach((twin) => (twin.visible = kind === "surface" || (clear && opacity > 0)));
    mesh.layers.set(0);
    if (!clear && kind !== "hollow") {
      mesh.layers.enable(SCENE_DEEP);
    }
    if (kind !== "floor" && kind !== "hollow") {
      mesh.layers.enable(SCENE_CASTS);
    }
  }

  /** Bones solid, clear or hidden. */
  setBones(step) {
    this.bones = step;
    for (const one of this.many.filter(({ kind }) => kind === "bone")) {
      this.setOpacity(one, { solid: 1, clear: SCENE_PALETTE.clear, hidden: 0 }[step] * one.opacity);
    }
  }

  /** Ellipsoids of inertia of bodies that have another look. */
  showInertia(on) {
    this.many.filter(({ inertia }) => inertia).forEach(({ mesh }) => (mesh.visible = on));
  }

  setTheme(theme) {
    for (const { material, colour } of this.coloured) {
      material.color.copy(colour(theme));
    }
    for (const { mesh, forms, through } of this.many) {
      forms.forEach((form, i) => mesh.setColorAt(i, this.formColour(form, theme)));
      mesh.instanceColor.needsUpdate = true;
      through.forEach((twin) => (twin.instanceColor = mesh.instanceColor));
    }
  }

  /** The plane itself has one side; its lines have none, so they go with it. */
  hideFloorsFromBelow(eye) {
    const { THREE } = condyleVendor, normal = new THREE.Vector3(), point = new THREE.Vector3();
    for (const floor of this.floors) {
      normal.fromBufferAttribute(floor.normal, 0).transformDirection(this.bodies[floor.body]);
      point.fromBufferAttribute(floor.position, 0).applyMatrix4(this.bodies[floor.body]);
      floor.lines.visible = point.sub(eye).dot(normal) < 0;
    }
  }

  update(moment) {
    this.bodies.forEach((matrix, b) => this.film.place(b, moment, matrix));
    for (const { object, body } of this.moved) {
      object.matrix.copy(this.bodies[body]);
      object.matrixWorldNeedsUpdate = true;
    }
    const product = new condyleVendor.THREE.Matrix4();
    for (const { mesh, forms, places } of this.many) {
      forms.forEach((form, i) => mesh.setMatrixAt(i, product.multiplyMatrices(this.bodies[form.body], places[i])));
      mesh.instanceMatrix.needsUpdate = true;
      mesh.boundingSphere = null; // for whoever points at it
    }
  }

  /** Name of what is seen at a point of the picture, from -1 to 1 both ways; nothing for the ground. */
  nameAt(point, camera) {
    const ray = new condyleVendor.THREE.Raycaster();
    ray.setFromCamera(point, camera);
    const hits = ray.intersectObjects(this.group.children.filter((each) => each.isMesh && each.visible && !(each.material.colorWrite === false)), false);
    hits.sort((a, b) => b.object.renderOrder - a.object.renderOrder || a.distance - b.distance);
    const hit = hits[0], many = hit && this.many.find((each) => each.mesh === hit.object || each.through.includes(hit.object));
    const body = many ? many.forms[hit.instanceId].body : hit ? this.moved.find((each) => each.object === hit.object).body : 0;
    return body > 0 ? this.scene.bodies[body] : "";
  }
}
