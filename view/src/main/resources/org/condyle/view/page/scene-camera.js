// Where a scene is seen from, and the small axes in the corner.

const SCENE_FIELD = SCENE_PALETTE.camera.field; // degrees from the lower to the upper edge

/** Corners of a box. */
function sceneCorners({ low, high }) {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((i) => new condyleVendor.THREE.Vector3(...[0, 1, 2].map((k) => ((i >> k) & 1 ? high : low)[k])));
}

/** Points around all that moves. */
function sceneOutline({ outline }) {
  const all = sceneNumbers(outline, Float32Array);
  return Array.from({ length: all.length / 3 }, (_, i) => new condyleVendor.THREE.Vector3(...all.slice(3 * i, 3 * i + 3)));
}

/** The point in the middle of what three axes measure of points. */
function sceneMiddle(points, axes) {
  const middle = new condyleVendor.THREE.Vector3();
  for (const axis of axes) {
    const along = points.map((p) => p.dot(axis));
    middle.addScaledVector(axis, 0.5 * (Math.min(...along) + Math.max(...along)));
  }
  return middle;
}

/** Which way is up, to the right, and towards the reader, for the first look: x or y to the right. */
function sceneDirections(scene) {
  const { THREE } = condyleVendor, up = scene.planar ? new THREE.Vector3(0, 1, 0) : new THREE.Vector3(...scene.up);
  const right = new THREE.Vector3(1, 0, 0);
  if (Math.abs(up.x) > 0.9) {
    right.set(0, 1, 0);
  }
  right.addScaledVector(up, -right.dot(up)).normalize();
  return { up, right, front: right.clone().cross(up).normalize() };
}

class SceneCamera {
  constructor(scene, canvas, size, changed) {
    const { THREE, OrbitControls } = condyleVendor;
    this.scene = scene;
    this.size = size;
    this.directions = sceneDirections(scene);
    this.outline = sceneOutline(scene);
    this.camera = scene.planar
      ? new THREE.OrthographicCamera(-1, 1, 1, -1, 0.01 * size, 100 * size)
      : new THREE.PerspectiveCamera(SCENE_FIELD, 1, 0.02 * size, 100 * size);
    this.camera.up.copy(this.directions.up);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableRotate = !scene.planar;
    this.controls.screenSpacePanning = true;
    this.controls.zoomToCursor = scene.planar;
    this.controls.minDistance = 0.05 * size;
    this.controls.maxDistance = 20 * size;
    this.controls.minZoom = 0.1;
    this.controls.maxZoom = 100;
    if (scene.planar) {
      this.controls.mouseButtons.LEFT = THREE.MOUSE.PAN;
      this.controls.touches.ONE = THREE.TOUCH.PAN;
    }
    this.controls.addEventListener("change", changed);
    // who scrolls the page across the picture means the page: the wheel zooms after a click, one finger moves the page up and down
    this.controls.enableZoom = false;
    canvas.style.touchAction = "pan-y";
    canvas.addEventListener("pointerdown", () => (this.controls.enableZoom = true), true);
    canvas.addEventListener("pointerleave", () => (this.controls.enableZoom = false));
    this.followed = null;
    this.view = "first";
  }

  /** Looks at all that moves, from one of the usual sides; or so far around a body that it will go along with. */
  look(view, reach) {
    const { THREE } = condyleVendor, { up, front } = this.directions;
    const from = this.scene.planar ? front.clone() : new THREE.Vector3(...this.scene.views[view]);
    this.view = view;
    const x = new THREE.Vector3().crossVectors(up, from).normalize(), y = new THREE.Vector3().crossVectors(from, x);
    let wide = 0, tall = 0, far = 0;
    const tan = this.scene.planar ? 1 : Math.tan((0.5 * SCENE_FIELD * Math.PI) / 180);
    const centre = sceneMiddle(this.outline, [x, y, from]);
    for (const corner of reach ? sceneCorners({ low: reach.map((x) => -x), high: reach }) : this.outline.map((p) => p.clone().sub(centre))) {
      const across = Math.abs(corner.dot(x)), height = Math.abs(corner.dot(y)), near = corner.dot(from);
      wide = Math.max(wide, across);
      tall = Math.max(tall, height);
      far = Math.max(far, near + Math.max(across / (tan * this.aspect), height / tan));
    }
    if (this.scene.planar) {
      this.camera.zoom = 1;
      far = 10 * this.size;
    }
    this.fitted = { wide, tall, aspect: this.aspect };
    this.controls.target.copy(centre);
    this.camera.position.copy(centre).addScaledVector(from, SCENE_PALETTE.camera.margin * far);
    this.frame();
    this.controls.update();
    this.followed = null;
  }

  resize(width, height) {
    const first = this.aspect === undefined;
    this.aspect = width / height;
    if (first) {
      this.look("first", this.scene.reach);
    } else {
      this.frame();
    }
  }

  /** What was in view from left to right stays in view when the picture becomes narrower. */
  frame() {
    const { wide, tall, aspect } = this.fitted;
    if (this.scene.planar) {
      const half = SCENE_PALETTE.camera.flatMargin * Math.max(tall, wide / this.aspect, 0.02 * this.size);
      this.camera.left = -half * this.aspect;
      this.camera.right = half * this.aspect;
      this.camera.top = half;
      this.camera.bottom = -half;
    } else {
      const tan = Math.tan((0.5 * SCENE_FIELD * Math.PI) / 180) * Math.max(1, aspect / this.aspect);
      this.camera.fov = (2 * Math.atan(tan) * 180) / Math.PI;
      this.camera.aspect = this.aspect;
    }
    this.camera.updateProjectionMatrix();
  }

  /** Goes along with a point that moves; begins by looking at it. */
  follow(point) {
    const by = point.clone().sub(this.followed ?? this.controls.target);
    this.controls.target.add(by);
    this.camera.position.add(by);
    this.camera.updateMatrixWorld();
    this.followed = point.clone();
  }
}

/** Three small arrows with letters, turned as the picture is. */
class SceneTriad {
  constructor(planar) {
    const { THREE } = condyleVendor;
    this.scene = new THREE.Scene();
    this.camera = new THREE.OrthographicCamera(-1.5, 1.5, 1.5, -1.5, 0.1, 10);
    this.letters = [];
    const colours = ["#d55e00", "#009e73", "#0072b2"];
    for (let k = 0; k < (planar ? 2 : 3); k++) {
      const along = new THREE.Vector3().setComponent(k, 1), up = new THREE.Vector3(0, 1, 0);
      const material = new THREE.MeshBasicMaterial({ color: colours[k] });
      const shaft = new THREE.Mesh(new THREE.CylinderGeometry(0.035, 0.035, 0.8, 8).translate(0, 0.4, 0), material);
      const head = new THREE.Mesh(new THREE.ConeGeometry(0.1, 0.25, 12).translate(0, 0.85, 0), material);
      for (const part of [shaft, head]) {
        part.quaternion.setFromUnitVectors(up, along);
        this.scene.add(part);
      }
      const letter = new THREE.Sprite(new THREE.SpriteMaterial({ depthTest: false }));
      letter.position.copy(along).multiplyScalar(1.22);
      letter.scale.setScalar(0.55);
      this.letters.push({ letter, name: "xyz"[k] });
      this.scene.add(letter);
    }
  }

  setTheme(theme) {
    for (const { letter, name } of this.letters) {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 64;
      const pen = canvas.getContext("2d");
      pen.fillStyle = theme.ink;
      pen.font = "italic 48px Georgia, 'Times New Roman', serif";
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      pen.fillText(name, 32, 32);
      letter.material.map?.dispose();
      letter.material.map = new condyleVendor.THREE.CanvasTexture(canvas);
      letter.material.needsUpdate = true;
    }
  }

  render(renderer, camera, height) {
    const side = Math.max(52, Math.min(84, 0.17 * height)), width = renderer.domElement.clientWidth;
    this.camera.quaternion.copy(camera.quaternion);
    this.camera.position.set(0, 0, 5).applyQuaternion(camera.quaternion);
    renderer.setViewport(width - side - 6, 6, side, side);
    renderer.clearDepth();
    renderer.render(this.scene, this.camera);
    renderer.setViewport(0, 0, width, height);
  }
}
