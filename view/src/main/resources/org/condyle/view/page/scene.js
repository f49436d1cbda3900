// The moving picture of the report. It owns what is inside its host; time belongs to the clock of the page.

const SCENE_STYLE = `
.scene-tools { display: flex; flex-wrap: wrap; gap: .35rem .5rem; align-items: center; margin: 0 0 .4rem; font-size: .85rem }
.scene-tools button, .scene-tools select { font: inherit; color: var(--ink); background: var(--soft); border: 1px solid var(--line);
  border-radius: 4px; padding: .15rem .55rem; cursor: pointer; max-width: 12rem }
.scene-tools button[aria-pressed]::before { content: "☐ " }
.scene-tools button[aria-pressed=true] { border-color: var(--in); background: color-mix(in srgb, var(--in) 14%, var(--page)) }
.scene-tools button[aria-pressed=true]::before { content: "☑ " }
.scene-names { position: absolute; inset: 0; overflow: hidden; pointer-events: none; font-size: .78rem }
.scene-names span { position: absolute; left: 0; top: 0; padding: 0 .3rem; border-radius: 3px; white-space: nowrap; color: var(--ink);
  background: color-mix(in srgb, var(--page) 78%, transparent) }
.scene-names .joint { color: var(--quiet); font-style: italic }
.scene-names .tissue { color: var(--ink); font-size: .72rem }
.scene-names svg { position: absolute; inset: 0; width: 100%; height: 100% }
.scene-names path { stroke: var(--ink); stroke-width: .8; opacity: .6; fill: none }
.scene-box { position: relative; border: 1px solid var(--line); border-radius: 4px; overflow: hidden }
.scene-box canvas { display: block; width: 100%; cursor: grab }
.scene-legend { display: flex; flex-wrap: wrap; gap: 0 1.4rem; font-size: .75rem; line-height: 1.6; color: var(--ink);
  padding: .15rem .5rem; background: var(--soft); border-top: 1px solid var(--line); font-variant-numeric: tabular-nums }
.scene-scale { display: flex; flex-wrap: wrap; gap: 0 .4rem; align-items: center }
.scene-ramp { width: 5.5rem; height: .6rem; border-radius: 2px; display: inline-block }
.scene-note { position: absolute; right: .6rem; top: .35rem; font-size: .75rem; color: var(--quiet); pointer-events: none }
.scene-contour { color: #b07d00 } .scene-outside { color: #d0021b }
.scene-dark .scene-contour { color: #f0c84b } .scene-dark .scene-outside { color: #ff5a4d }
.scene-contact { color: #b3001b } .scene-load { color: #5b2a9d }
.scene-dark .scene-contact { color: #ff6b5e } .scene-dark .scene-load { color: #c9a6ff }
.scene-measured { color: #d45500 } .scene-model { color: #0b5fb0 }
.scene-dark .scene-measured { color: #ff9d3c } .scene-dark .scene-model { color: #6cb6ff }
.scene-missing { padding: 1.2rem; color: var(--quiet) }
@media (max-width: 40rem) { .scene-legend { font-size: .72rem }
  .scene-note { left: .4rem; right: auto; top: .2rem } }
@media print { .scene-tools { display: none } }
`;

/**
 * Shows a scene in its host.
 *
 * @param host  element that becomes the picture
 * @param scene member "scene" of the page's data
 * @param clock the time of the page
 * @param theme "light" or "dark"
 */
function makeScene(host, scene, clock, theme) {
  const { THREE } = condyleVendor;
  const style = document.createElement("style");
  style.textContent = SCENE_STYLE;
  host.append(style);
  const box = document.createElement("div");
  box.className = "scene-box";
  const canvas = document.createElement("canvas");
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", `Moving picture: ${scene.title}`);
  const missing = document.createElement("p");
  missing.className = "scene-missing";
  missing.textContent = "The animated scene needs WebGL, which this browser does not support. All plots, tables and numbers of this page are complete without it.";
  let renderer;
  try {
    // what is drawn stays readable, for pictures of the page and for tests
    renderer = new THREE.WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
  } catch {
    box.append(missing);
    host.append(box);
    return { resize() {}, setTheme() {} };
  }
  renderer.autoClear = false;
  const size = Math.hypot(...scene.high.map((x, k) => x - scene.low[k])) || 1;
  const film = new SceneFilm(scene), forms = new SceneForms(scene, film, size), marks = new SceneMarks(scene, film, forms, size);
  const paths = new ScenePaths(scene, forms, size), muscles = new SceneMuscles(scene, size), world = new THREE.Scene(), grid = sceneGrid(scene, size), triad = new SceneTriad(scene.planar);
  const light = new THREE.DirectionalLight(0xffffff, 2.2);
  const strobe = new SceneStrobe(forms, film), markers = scene.markers ? new SceneMarkers(scene, size) : null;
  if (markers) {
    world.add(markers.group);
  }
  world.add(strobe.group, forms.group, marks.group, paths.lines, paths.wraps, muscles.group, grid, new THREE.HemisphereLight(0xffffff, 0x8a8f98, 1.9), light);
  const eye = new SceneCamera(scene, canvas, size, draw);
  const note = document.createElement("div");
  note.className = "scene-note";
  const names = new SceneNames(scene, forms, marks, centre);
  const legend = sceneLegend(scene, size, marks.traction);
  legend.append(...muscles.legend(), ...paths.legend());
  if (markers) {
    legend.append(SceneMarkers.legend());
  }
  box.append(canvas, names.host, legend, note);
  host.append(sceneTools(scene, { eye, forms, marks, layers: [...muscles.parts(), ...paths.parts()], markers, grid, strobe, names, draw, follow, again }), box);
  let followed = -1, waiting = false, shown = NaN, height = 0, measured = 0;

  function centre(body) {
    const own = scene.forms.find((form) => form.body === body);
    const at = new THREE.Vector3(...(own ? own.place.slice(0, 3) : [0, 0, 0]));
    return at.applyMatrix4(forms.bodies[body]);
  }

  function follow(body) {
    followed = body;
    eye.followed = null;
    if (body < 0) {
      eye.look(eye.view);
    }
    again();
  }

  /** Places everything anew, though the time is the same. */
  function again() {
    shown = NaN;
    draw();
  }

  function place() {
    if (shown === clock.time || film.times.length === 0) {
      return;
    }
    shown = clock.time;
    const moment = film.moment(shown);
    forms.update(moment);
    marks.update(moment);
    paths.update(shown);
    muscles.update(shown);
    markers?.update(shown);
    names.update(moment);
    if (followed >= 0) {
      eye.follow(centre(followed));
    }
    note.textContent = sceneNote(scene, film, marks, moment);
  }

  /** Asks for a picture; several askings before the next frame of the screen are one. */
  function draw() {
    if (!waiting && height > 0) {
      waiting = true;
      requestAnimationFrame(render);
    }
  }

  function render() {
    waiting = false;
    place();
    // the light comes over the reader's left shoulder
    light.position.set(-0.5, 0.8, 1).applyQuaternion(eye.camera.quaternion);
    forms.hideFloorsFromBelow(eye.camera.position);
    renderer.clear();
    renderer.render(world, eye.camera);
    triad.render(renderer, eye.camera, height);
    names.place(eye.camera, measured, height);
  }

  function resize() {
    const width = box.clientWidth;
    if (width > 0 && width !== measured) {
      measured = width;
      const beside = matchMedia("(min-width: 75rem)").matches; // the first curves, which are as high
      height = Math.round(Math.max(260, Math.min((beside ? 0.74 : 0.62) * width, 560)));
      renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, 2));
      renderer.setSize(width, height, false);
      canvas.style.height = `${height}px`;
      eye.resize(width, height);
      draw();
    }
  }

  function setTheme(name) {
    const colours = SCENE_THEMES[name] ?? SCENE_THEMES.light;
    host.classList.toggle("scene-dark", name === "dark");
    renderer.setClearColor(colours.back);
    grid.material.color.set(colours.faint);
    grid.children.forEach((line) => line.material.color.set(colours.quiet));
    for (const part of [forms, marks, paths, triad]) {
      part.setTheme(colours);
    }
    markers?.setTheme(colours);
    strobe.show(strobe.on);
    again();
  }

  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    box.append(missing);
  });
  canvas.addEventListener("webglcontextrestored", () => {
    missing.remove();
    draw();
  });
  canvas.addEventListener("pointermove", (event) => {
    if (event.buttons === 0) {
      const seen = canvas.getBoundingClientRect();
      const at = new THREE.Vector2((2 * (event.clientX - seen.left)) / seen.width - 1, 1 - (2 * (event.clientY - seen.top)) / seen.height);
      canvas.title = muscles.nameAt(at, eye.camera) || forms.nameAt(at, eye.camera);
    }
  });
  clock.subscribe(draw);
  if (window.ResizeObserver) {
    new ResizeObserver(() => requestAnimationFrame(resize)).observe(box);
  }
  setTheme(theme);
  resize();
  return { resize, setTheme };
}

/** What presses now, in words; and how many of the contact points are not shown. */
function sceneNote(scene, film, marks, moment) {
  const frame = moment.share < 0.5 ? moment.from : moment.to, all = film.points[frame], said = [];
  const here = marks.rows.contacts.ends[frame] - marks.rows.contacts.begin(frame);
  marks.rows.resultants.forEach(moment, (row, element) => {
    said.push(`${scene.elements[element]} ${sceneQuantity(Math.hypot(row[3], row[4], row[5]), "N")}`);
  });
  said.push(...marks.globes.said());
  if (said.length > 4) {
    said.splice(3, said.length - 3, `and ${said.length - 3} more`);
  }
  if (all > here) {
    said.push(`${here} of ${all} contact points shown`);
  }
  return said.join(" · ");
}

/** Names of bodies and joints, written over the picture where they are now. */
class SceneNames {
  constructor(scene, forms, marks, centre) {
    this.forms = forms;
    this.centre = centre;
    this.on = false;
    this.host = document.createElement("div");
    this.host.className = "scene-names";
    this.host.hidden = true;
    const add = (text, kind, at) => {
      const label = document.createElement("span");
      label.textContent = text;
      label.className = kind;
      this.host.append(label);
      return { label, at };
    };
    const bodies = scene.bodies.slice(1, 61).map((name, i) => add(name, "body", () => centre(i + 1)));
    const joints = scene.pivots.filter((pivot) => pivot.name && pivot.type !== "slider").slice(0, 60).map((pivot) =>
      add(pivot.name, "joint", () => new condyleVendor.THREE.Vector3(...pivot.at).applyMatrix4(forms.bodies[pivot.body])));
    this.all = [...bodies, ...joints];
    this.marks = marks;
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.lines = document.createElementNS("http://www.w3.org/2000/svg", "path");
    picture.append(this.lines);
    this.host.prepend(picture);
    this.tissue = new Map(); // element -> where the middle of its line is now
    const known = new Map(); // element -> its label
    this.label = (element) => {
      if (!known.has(element) && known.size < 60) {
        const one = add(scene.elements[element], "tissue", () => this.tissue.get(element)?.clone());
        known.set(element, one);
        this.all.push(one);
      }
    };
  }

  /** Takes note of where the ligaments are; each is named once, however many lines it has. */
  update(moment) {
    if (this.on) {
      this.tissue.clear();
      this.marks.rows.lines.forEach(moment, (row, element) => {
        if (!Number.isNaN(row[7]) && !this.tissue.has(element)) {
          this.tissue.set(element, new condyleVendor.THREE.Vector3(row[0] + row[3], row[1] + row[4], row[2] + row[5]).multiplyScalar(0.5));
          this.label(element);
        }
      });
    }
  }

  show(on) {
    this.on = on;
    this.host.hidden = !on;
  }

  place(camera, width, height) {
    if (!this.on) {
      return;
    }
    const ligaments = [];
    this.all.forEach(({ label, at }) => {
      const p = at()?.project(camera);
      label.hidden = !p || p.z > 1;
      if (label.hidden) {
        return;
      }
      const x = (p.x + 1) / 2 * width, y = (1 - p.y) / 2 * height;
      if (label.className === "tissue") {
        ligaments.push({ label, x, y });
      } else {
        const aside = label.className === "joint" ? "translate(12px, -50%)" : "translate(-50%, -140%)";
        label.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) ${aside}`;
      }
    });
    this.column(ligaments, width);
  }

  /** Ligaments lie close together: their names stand in two columns beside them, each with a line to its ligament. */
  column(ligaments, width) {
    const middle = ligaments.reduce((sum, one) => sum + one.x, 0) / ligaments.length, step = 17;
    const lines = [];
    for (const right of [false, true]) {
      const some = ligaments.filter((one) => one.x > middle === right).sort((a, b) => a.y - b.y);
      const edge = right ? Math.min(width - 110, Math.max(...some.map((one) => one.x)) + 70)
        : Math.max(110, Math.min(...some.map((one) => one.x)) - 70);
      const centre = some.reduce((sum, one) => sum + one.y, 0) / some.length;
      some.forEach(({ label, x, y }, i) => {
        const at = centre + (i - (some.length - 1) / 2) * step;
        label.style.transform = `translate(${Math.round(edge)}px, ${Math.round(at)}px) translate(${right ? "0" : "-100%"}, -50%)`;
        lines.push(`M${x.toFixed(1)} ${y.toFixed(1)}L${edge.toFixed(1)} ${at.toFixed(1)}`);
      });
    }
    this.lines.setAttribute("d", lines.join(""));
  }
}

/** Whether a planar scene without a floor shows where height 0 is: not if all of it is far from there. */
function sceneShowsLevel(scene) {
  const { up } = sceneDirections(scene), { THREE } = condyleVendor;
  const heights = [scene.low, scene.high].map((corner) => new THREE.Vector3(...corner).dot(up));
  const size = Math.hypot(...scene.high.map((x, k) => x - scene.low[k])) || 1;
  return scene.planar && !scene.forms.some((form) => form.kind === "floor")
    && Math.min(...heights) < 0.15 * size && Math.max(...heights) > -0.15 * size;
}

/** Squares to measure by: behind a planar scene, else below it where no floor is drawn; the line of height 0 is stronger. */
function sceneGrid(scene, size) {
  const { THREE } = condyleVendor, { up, right, front } = sceneDirections(scene), lines = [];
  const low = new THREE.Vector3(...scene.low), high = new THREE.Vector3(...scene.high), step = scene.grid;
  const [u, v] = scene.planar ? [right, up] : [right, front];
  const along = (axis, most) => (most ? Math.max : Math.min)(low.dot(axis), high.dot(axis), ...corners(axis));
  function corners(axis) {
    return [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      new THREE.Vector3(i & 1 ? high.x : low.x, i & 2 ? high.y : low.y, i & 4 ? high.z : low.z).dot(axis));
  }
  const margin = (scene.planar ? 0.9 : 0.12) * size;
  const range = (axis) => [Math.floor((along(axis, false) - margin) / step), Math.ceil((along(axis, true) + margin) / step)];
  const lowest = along(up, false), floors = scene.forms.some((form) => form.kind === "floor");
  // what comes down to about height 0 stands there
  const level = Math.abs(lowest) < 0.15 * size ? 0 : lowest;
  const base = up.clone().multiplyScalar(scene.planar ? 0 : level);
  const [u0, u1] = range(u), [v0, v1] = range(v), point = new THREE.Vector3();
  const put = (a, b) => lines.push(...point.copy(base).addScaledVector(u, a * step).addScaledVector(v, b * step).toArray());
  for (let i = u0; i <= u1; i++) {
    put(i, v0);
    put(i, v1);
  }
  for (let i = v0; i <= v1; i++) {
    put(u0, i);
    put(u1, i);
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute(lines, 3));
  const grid = new THREE.LineSegments(geometry, new THREE.LineBasicMaterial({ depthWrite: false, depthTest: !scene.planar }));
  grid.frustumCulled = false;
  grid.renderOrder = -1;
  grid.visible = scene.planar || !floors;
  if (sceneShowsLevel(scene)) {
    const line = new THREE.BufferGeometry();
    line.setAttribute("position", new THREE.Float32BufferAttribute(
      [u0, u1].flatMap((a) => point.set(0, 0, 0).addScaledVector(right, a * step).toArray()), 3));
    grid.add(new THREE.LineSegments(line, new THREE.LineBasicMaterial({ depthWrite: false, depthTest: false })));
    grid.children[0].frustumCulled = false;
  }
  return grid;
}

/** Buttons for sides, things to show, and the body to follow. */
function sceneTools(scene, { eye, forms, marks, layers, markers, grid, strobe, names, draw, follow, again }) {
  const tools = document.createElement("div");
  tools.className = "scene-tools";
  const button = (text, title, act) => {
    const b = document.createElement("button");
    b.type = "button";
    b.textContent = text;
    b.title = title;
    b.addEventListener("click", () => {
      act(b);
      draw();
    });
    tools.append(b);
    return b;
  };
  const select = document.createElement("select");
  const sides = scene.planar ? { Fit: "first" } : { Fit: "first", Front: "front", Side: "side", Top: "top" };
  for (const [text, view] of Object.entries(sides)) {
    button(text, "show all moving bodies", () => {
      select.value = "-1";
      follow(-1);
      eye.look(view);
    });
  }
  if (scene.bodies.length > 1) {
    select.setAttribute("aria-label", "follow a body");
    ["follow no body", ...scene.bodies.slice(1, 200)].forEach((name, i) => {
      const option = document.createElement("option");
      option.value = i === 0 ? -1 : i;
      option.textContent = i === 0 ? name : `follow ${name}`;
      select.append(option);
    });
    select.addEventListener("change", () => follow(Number(select.value)));
    tools.append(select);
  }
  const lines = [sceneHasSprings(scene) ? "Springs" : "", sceneHasTissue(scene) ? "Ligaments" : ""].filter((x) => x).join(", ");
  const any = { Globes: scene.globes.length, Joints: scene.pivots.length, [lines]: marks.rows.lines.elements.length,
    Contacts: marks.rows.contacts.elements.length + marks.traction.patches.counts.length, Paths: scene.trails.length, Forces: scene.most.force };
  for (const name of Object.keys(any).filter((each) => any[each] > 0)) {
    const part = marks.parts[name === lines ? "springs" : name.toLowerCase()];
    button(name, `show or hide ${name.toLowerCase()}`, (b) => {
      part.visible = !part.visible;
      b.setAttribute("aria-pressed", part.visible);
    }).setAttribute("aria-pressed", String(part.visible));
  }
  for (const [name, group] of layers) {
    button(name, `show or hide ${name.toLowerCase()}`, (b) => {
      group.visible = !group.visible;
      b.setAttribute("aria-pressed", group.visible);
    }).setAttribute("aria-pressed", "true");
  }
  if (markers) {
    button("Markers", "show or hide the markers", (b) => {
      markers.group.visible = !markers.group.visible;
      b.setAttribute("aria-pressed", markers.group.visible);
    }).setAttribute("aria-pressed", "true");
  }
  if (marks.traction.any) {
    const { scale } = marks.traction;
    button("Autoscale", "scale the colours of tractions to the largest value of this instant instead of the run", (b) => {
      scale.setNow(!scale.now);
      b.setAttribute("aria-pressed", scale.now);
      again();
    }).setAttribute("aria-pressed", "false");
  }
  button("Names", "show or hide the names of bodies, joints and ligaments", (b) => {
    names.show(!names.on);
    again();
    b.setAttribute("aria-pressed", names.on);
  }).setAttribute("aria-pressed", "false");
  button("Grid", "show or hide the grid", (b) => {
    grid.visible = !grid.visible;
    b.setAttribute("aria-pressed", grid.visible);
  }).setAttribute("aria-pressed", String(grid.visible));
  if (!forms.crowded) {
    button("Strobe", "show or hide the bodies at twelve instants", (b) => {
      strobe.show(!strobe.on);
      b.setAttribute("aria-pressed", strobe.on);
    }).setAttribute("aria-pressed", "false");
  }
  return tools;
}
