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
  const step = scene.grid;
  const [u, v] = scene.planar ? [right, up] : [right, front];
  const along = (axis, most) => (most ? Math.max : Math.min)(...sceneCorners(scene).map((corner) => corner.dot(axis)));
  const margin = (scene.planar ? 0.9 : 0.12) * size;
  const range = (axis) => [Math.floor((along(axis, false) - margin) / step), Math.ceil((along(axis, true) + margin) / step)];
  const floors = scene.forms.some((form) => form.kind === "floor");
  const base = up.clone().multiplyScalar(scene.planar ? 0 : scene.level);
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
