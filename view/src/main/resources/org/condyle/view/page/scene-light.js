// Light on a scene: matte solids, darker where others are near, and a soft shadow on the ground.
//
// Ambient obscurance follows M. McGuire, M. Mara and D. Luebke, "Scalable ambient obscurance", High Performance Graphics 2012, from depths
// at half the resolution, with few samples along a spiral that is turned from pixel to pixel in a pattern of four by four.

const SCENE_DEEP = 1; // layer of what is shaded by its neighbours
const SCENE_CASTS = 2; // layer of what throws a shadow

/** A matte material. Whoever shades it sets the uniforms that all materials of a scene share. */
function sceneMatte(uniforms, values = {}) {
  const { rim, rimWidth } = SCENE_PALETTE.light, { direct } = SCENE_PALETTE.shade;
  const material = new condyleVendor.THREE.MeshLambertMaterial(values);
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.fragmentShader = shader.fragmentShader
      .replace("void main() {", "uniform sampler2D sceneOpen; uniform vec2 sceneTexel; uniform float sceneShaded;\nvoid main() {")
      .replace("#include <aomap_fragment>", `
        float open = 1.0;
        if (sceneShaded > 0.0) { // the mean over the sixteen ways in which the spiral is turned: between texels, each of four reads is a mean of four
          vec2 here = floor(0.5 * gl_FragCoord.xy + 0.5) * sceneTexel, aside = sceneTexel;
          open = 0.25 * (texture2D(sceneOpen, here - aside).r + texture2D(sceneOpen, here + aside).r
            + texture2D(sceneOpen, here + vec2(aside.x, -aside.y)).r + texture2D(sceneOpen, here + vec2(-aside.x, aside.y)).r);
        }
        // edges are a little darker, so that white bone stands out from a white page
        float edge = mix(${rim.toFixed(3)}, 1.0, smoothstep(0.0, ${rimWidth.toFixed(3)}, abs(dot(normal, normalize(vViewPosition)))));
        reflectedLight.indirectDiffuse *= open * edge;
        reflectedLight.directDiffuse *= mix(1.0, open, ${direct.toFixed(3)}) * edge;`);
  };
  return material;
}

/** Uniforms that matte materials of one scene share. */
function sceneUniforms() {
  return { sceneOpen: { value: null }, sceneTexel: { value: new condyleVendor.THREE.Vector2(1, 1) }, sceneShaded: { value: 0 } };
}

const SCENE_OPEN = `
  uniform sampler2D depths; uniform mat4 back; uniform vec2 texel; uniform vec2 lens; uniform float reach;
  varying vec2 at;
  vec3 place(vec2 uv) {
    vec4 p = back * vec4(2.0 * vec3(uv, texture2D(depths, uv).x) - 1.0, 1.0);
    return p.xyz / p.w;
  }
  void main() {
    gl_FragColor = vec4(1.0);
    if (texture2D(depths, at).x < 1.0) {
      vec3 p = place(at);
      vec3 r = place(at + vec2(texel.x, 0.0)) - p, l = p - place(at - vec2(texel.x, 0.0));
      vec3 u = place(at + vec2(0.0, texel.y)) - p, d = p - place(at - vec2(0.0, texel.y));
      vec3 n = normalize(cross(abs(r.z) < abs(l.z) ? r : l, abs(u.z) < abs(d.z) ? u : d));
      vec2 wide = 0.5 * reach * lens / -p.z;
      vec2 cell = mod(floor(gl_FragCoord.xy), 4.0);
      float square = reach * reach, sum = 0.0, spin = (cell.x + 4.0 * mod(cell.y + 2.0 * cell.x, 4.0)) / 16.0;
      for (int i = 0; i < TAPS; i++) {
        float far = (float(i) + 0.5) / float(TAPS), turn = 6.2831853 * (TURNS * far + spin);
        vec3 v = place(at + wide * far * vec2(cos(turn), sin(turn))) - p;
        float vv = dot(v, v), f = max(0.0, square - vv) / square;
        sum += f * f * f * max(0.0, (dot(v, n) - 0.02 * reach) / (vv + SOFT * square));
      }
      gl_FragColor = vec4(vec3(max(0.0, 1.0 - 5.0 * STRENGTH * reach / float(TAPS) * sum)), 1.0);
    }
  }`;

const SCENE_BLUR = `
  uniform sampler2D given; uniform vec2 step;
  varying vec2 at;
  void main() {
    float sum = 0.0, all = 0.0;
    for (int i = -BLUR; i <= BLUR; i++) {
      float w = exp(-4.5 * float(i * i) / float((BLUR + 1) * (BLUR + 1)));
      sum += w * texture2D(given, at + float(i) * step).r;
      all += w;
    }
    gl_FragColor = vec4(vec3(sum / all), 1.0);
  }`;

/** A picture over the whole target, made by a shader of fragments. */
class ScenePass {
  constructor(fragmentShader, uniforms, defines) {
    const { THREE } = condyleVendor, geometry = new THREE.BufferGeometry();
    geometry.setAttribute("position", new THREE.Float32BufferAttribute([-1, -1, 0, 3, -1, 0, -1, 3, 0], 3));
    this.uniforms = uniforms;
    const material = new THREE.ShaderMaterial({ fragmentShader, uniforms, defines, depthTest: false, depthWrite: false,
      vertexShader: "varying vec2 at; void main() { at = 0.5 * position.xy + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }" });
    this.scene = new THREE.Scene();
    const mesh = new THREE.Mesh(geometry, material);
    mesh.frustumCulled = false;
    this.scene.add(mesh);
    this.camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
  }

  render(renderer, target) {
    renderer.setRenderTarget(target);
    renderer.render(this.scene, this.camera);
  }
}

/** While pictures of a film follow each other slowly, they are plain; the one on which it stops is not. */
class ScenePace {
  static SLOW = 66; // ms from one picture to the next
  static LATE = 3; // slow pictures more than fast ones

  constructor(clock, again) {
    this.clock = clock;
    this.rest();
    clock.watch(() => {
      const { plain } = this;
      this.rest();
      if (plain) {
        again();
      }
    });
  }

  rest() {
    this.before = NaN;
    this.late = 0;
    this.plain = false;
  }

  /** Whether the picture that is drawn now is to be plain. */
  picture(now) {
    if (this.clock.playing) {
      this.late = Math.max(0, this.late + (now - this.before > ScenePace.SLOW ? 1 : -1));
      this.before = now;
      this.plain ||= this.late >= ScenePace.LATE;
    }
    return this.plain;
  }
}

/** The lights of a scene in space, and what they leave dark. */
class SceneLight {
  constructor(scene, uniforms, size) {
    const { THREE } = condyleVendor, { light, shade } = SCENE_PALETTE;
    this.uniforms = uniforms;
    this.back = new THREE.Color();
    this.key = new THREE.DirectionalLight("#ffffff", light.key);
    const around = new THREE.HemisphereLight(light.sky, light.earth, light.around);
    around.position.copy(sceneDirections(scene).up);
    this.objects = [this.key, around];
    this.planar = scene.planar;
    if (scene.planar) {
      return;
    }
    this.flat = new THREE.MeshBasicMaterial({ colorWrite: false, side: THREE.DoubleSide });
    this.pass = new ScenePass(SCENE_OPEN, { depths: { value: null }, back: { value: new THREE.Matrix4() }, texel: { value: new THREE.Vector2() },
      lens: { value: new THREE.Vector2() }, reach: { value: shade.reach * size } },
    { TAPS: shade.taps, TURNS: shade.turns.toFixed(1), STRENGTH: shade.strength.toFixed(3), SOFT: shade.soft.toFixed(3) });
    this.shadow = new SceneShadow(scene, size);
    this.objects.push(this.shadow.plane);
  }

  setTheme(theme) {
    this.shadow?.setTheme(theme);
  }

  resize(width, height, ratio) {
    const { THREE } = condyleVendor;
    if (this.planar) {
      return;
    }
    const w = Math.ceil((width * ratio) / 2), h = Math.ceil((height * ratio) / 2);
    this.depths?.dispose();
    this.open?.dispose();
    this.depths = new THREE.WebGLRenderTarget(w, h, { depthTexture: new THREE.DepthTexture(w, h) });
    this.open = new THREE.WebGLRenderTarget(w, h, { depthBuffer: false });
    this.uniforms.sceneOpen.value = this.open.texture;
    this.uniforms.sceneTexel.value.set(1 / w, 1 / h);
    this.uniforms.sceneShaded.value = 1;
    this.pass.uniforms.depths.value = this.depths.depthTexture;
    this.pass.uniforms.texel.value.set(1 / w, 1 / h);
  }

  /** Before the picture: where solids are near each other, and with what has moved, the shadow. A plain picture has neither. */
  prepare(renderer, world, camera, moved, plain) {
    // the light comes over the reader's left shoulder
    this.key.position.set(...SCENE_PALETTE.light.from).applyQuaternion(camera.quaternion);
    if (this.planar) {
      return;
    }
    this.shadow.plane.visible = !plain;
    this.uniforms.sceneShaded.value = plain ? 0 : 1;
    if (plain) {
      return;
    }
    if (moved) {
      this.shadow.render(renderer, world);
    }
    const { uniforms } = this.pass, p = camera.projectionMatrix.elements;
    world.overrideMaterial = this.flat;
    camera.layers.set(SCENE_DEEP);
    renderer.setRenderTarget(this.depths);
    renderer.clear();
    renderer.render(world, camera);
    camera.layers.set(0);
    world.overrideMaterial = null;
    uniforms.back.value.copy(camera.projectionMatrixInverse);
    uniforms.lens.value.set(p[0], p[5]);
    this.pass.render(renderer, this.open);
    renderer.setRenderTarget(null);
    renderer.setClearColor(renderer.getClearColor(this.back)); // which has been that of another kind of target
  }
}

/** A soft shadow on the ground: what is above, seen from below, darker where it is nearer. */
class SceneShadow {
  constructor(scene, size) {
    const { THREE } = condyleVendor, { up, right, front } = sceneDirections(scene), { cells, height, blur } = SCENE_PALETTE.shadow;
    const ends = (axis) => {
      const all = sceneCorners(scene).map((corner) => corner.dot(axis)), margin = 0.12 * size;
      return [Math.min(...all) - margin, Math.max(...all) + margin];
    };
    const [x0, x1] = ends(right), [y0, y1] = ends(front), wide = x1 - x0, deep = y1 - y0;
    const middle = right.clone().multiplyScalar(0.5 * (x0 + x1)).addScaledVector(front, 0.5 * (y0 + y1)).addScaledVector(up, scene.level);
    this.camera = new THREE.OrthographicCamera(-wide / 2, wide / 2, deep / 2, -deep / 2, 0, height * size);
    this.camera.position.copy(middle);
    this.camera.up.copy(front);
    this.camera.lookAt(middle.clone().add(up));
    this.camera.updateMatrixWorld();
    this.camera.layers.set(SCENE_CASTS);
    this.targets = [0, 1].map((i) => new THREE.WebGLRenderTarget(cells, cells, { depthBuffer: i === 0 }));
    this.near = new THREE.MeshBasicMaterial({ side: THREE.DoubleSide });
    this.near.onBeforeCompile = (shader) => {
      shader.fragmentShader = shader.fragmentShader.replace("#include <dithering_fragment>", "gl_FragColor = vec4(vec3(1.0 - gl_FragCoord.z), 1.0);");
    };
    this.pass = new ScenePass(SCENE_BLUR, { given: { value: null }, step: { value: new THREE.Vector2() } }, { BLUR: blur });
    const geometry = new THREE.BufferGeometry(), corner = (a, b) => middle.clone().addScaledVector(right, a).addScaledVector(front, b).toArray();
    geometry.setAttribute("position", new THREE.Float32BufferAttribute([[-1, -1], [1, -1], [1, 1], [-1, -1], [1, 1], [-1, 1]]
      .flatMap(([a, b]) => corner((a * wide) / 2, (b * deep) / 2)), 3));
    geometry.setAttribute("uv", new THREE.Float32BufferAttribute([0, 0, 1, 0, 1, 1, 0, 0, 1, 1, 0, 1], 2));
    this.plane = new THREE.Mesh(geometry, new THREE.ShaderMaterial({
      uniforms: { dark: { value: this.targets[0].texture }, strength: { value: 0 } },
      vertexShader: "varying vec2 at; void main() { at = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
      fragmentShader: "uniform sampler2D dark; uniform float strength; varying vec2 at; void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, strength * texture2D(dark, at).r); }",
      transparent: true, depthWrite: false, side: THREE.DoubleSide, polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -4 }));
    this.plane.renderOrder = 1;
    this.plane.frustumCulled = false;
    this.cells = cells;
  }

  setTheme(theme) {
    this.plane.material.uniforms.strength.value = theme.shadow;
  }

  render(renderer, world) {
    const [a, b] = this.targets, { given, step } = this.pass.uniforms, before = renderer.getClearColor(new condyleVendor.THREE.Color());
    renderer.setClearColor(0x000000);
    world.overrideMaterial = this.near;
    renderer.setRenderTarget(a);
    renderer.clear();
    renderer.render(world, this.camera);
    world.overrideMaterial = null;
    for (const [from, to, x, y] of [[a, b, 1, 0], [b, a, 0, 1]]) {
      given.value = from.texture;
      step.value.set(x / this.cells, y / this.cells);
      this.pass.render(renderer, to);
    }
    renderer.setRenderTarget(null);
    renderer.setClearColor(before);
  }
}
