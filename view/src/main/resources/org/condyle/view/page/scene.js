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
.scene-key { font-size: .75rem; line-height: 1.6; color: var(--ink); background: var(--soft); border-top: 1px solid var(--line);
  font-variant-numeric: tabular-nums }
.scene-key summary { display: flex; gap: .2rem 1rem; padding: .15rem .5rem; cursor: pointer; color: var(--quiet) }
.scene-key summary::before { content: "▸ Legend"; white-space: nowrap }
.scene-key[open] summary::before { content: "▾ Legend" }
.scene-legend { display: flex; flex-wrap: wrap; gap: 0 1.4rem; padding: 0 .5rem .2rem }
.scene-scale { display: flex; flex-wrap: wrap; gap: 0 .4rem; align-items: center }
.scene-ramp { width: 5.5rem; height: .6rem; border-radius: 2px; display: inline-block }
.scene-note { margin-left: auto; text-align: right }
.scene-contour { color: #b07d00 } .scene-outside { color: #d0021b }
.scene-dark .scene-contour { color: #f0c84b } .scene-dark .scene-outside { color: #ff5a4d }
.scene-contact { color: #b3001b } .scene-load { color: #5b2a9d }
.scene-dark .scene-contact { color: #ff6b5e } .scene-dark .scene-load { color: #c9a6ff }
.scene-measured { color: #d45500 } .scene-model { color: #0b5fb0 }
.scene-dark .scene-measured { color: #ff9d3c } .scene-dark .scene-model { color: #6cb6ff }
.scene-missing { padding: 1.2rem; color: var(--quiet) }
@media (max-width: 40rem) { .scene-key { font-size: .72rem } .scene-tools { gap: .25rem .3rem; font-size: .78rem }
  .scene-tools button, .scene-tools select { padding: .12rem .4rem; max-width: 9rem } }
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
  const { size } = scene;
  const film = new SceneFilm(scene), forms = new SceneForms(scene, film, size), marks = new SceneMarks(scene, film, forms, size);
  const world = new THREE.Scene(), triad = new SceneTriad(scene.planar), light = new SceneLight(scene, forms.uniforms, size);
  const layers = sceneLayers({ scene, size, film, forms, marks, centre, again });
  world.add(...layers.flatMap((layer) => layer.objects ?? []), ...light.objects);
  const eye = new SceneCamera(scene, canvas, size, draw), pace = new ScenePace(clock, again);
  const note = element("span", { class: "scene-note" });
  const legend = sceneLegend(scene, size, marks.traction);
  layers.forEach((layer) => legend.append(...(layer.legend ?? [])));
  const key = element("details", { class: "scene-key" }, element("summary", {}, note), legend);
  key.open = !matchMedia("(max-width: 40rem)").matches; // on a phone it would push the curves away
  box.append(canvas, ...layers.flatMap((layer) => layer.over ?? []), key);
  host.append(sceneTools(scene, layers, { eye, draw, follow }), box);
  let followed = scene.follow, waiting = false, shown = NaN, height = 0, measured = 0;

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
      return false;
    }
    shown = clock.time;
    const moment = film.moment(shown);
    layers.forEach((layer) => layer.update?.(moment, shown));
    if (followed >= 0) {
      const aside = followed === scene.follow ? scene.aside : [0, 0, 0];
      eye.follow(centre(followed).add(new THREE.Vector3(...aside)));
    }
    note.textContent = sceneNote(scene, film, marks, moment);
    return true;
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
    const moved = place();
    eye.camera.updateMatrixWorld();
    forms.hideFloorsFromBelow(eye.camera.position);
    light.prepare(renderer, world, eye.camera, moved, pace.picture(performance.now()));
    renderer.clear();
    renderer.render(world, eye.camera);
    triad.render(renderer, eye.camera, height);
    layers.forEach((layer) => layer.rendered?.(eye.camera, measured, height));
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
      light.resize(width, height, renderer.getPixelRatio());
      eye.resize(width, height);
      draw();
    }
  }

  function setTheme(name) {
    const colours = SCENE_THEMES[name] ?? SCENE_THEMES.light;
    host.classList.toggle("scene-dark", name === "dark");
    renderer.setClearColor(colours.back);
    triad.setTheme(colours);
    light.setTheme(colours);
    layers.forEach((layer) => layer.setTheme?.(colours));
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
      canvas.title = layers.reduce((name, layer) => layer.nameAt?.(at, eye.camera) || name, "");
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

addPanel("scene", (scene, { clock }) => {
  const host = document.getElementById("scene");
  if (scene === null) {
    host.remove();
    return {};
  }
  host.hidden = false;
  document.body.classList.add("staged");
  return makeScene(host, scene, clock, theme());
});
