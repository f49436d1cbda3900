// Names of bodies, joints, ligaments and muscles, written over the picture where they are now, and never over each other.

const SCENE_MOST_NAMES = 60; // of each kind
const SCENE_NAME_STEPS = [8, 20, 36, 56, 80, 110, 145, 190, 240]; // pixels from what is named, that are tried
const SCENE_NAME_WAYS = 16; // directions that are tried at each

class SceneNames {
  constructor(scene, forms, marks, centre) {
    const { THREE } = condyleVendor;
    this.on = false;
    this.host = document.createElement("div");
    this.host.className = "scene-names";
    this.host.hidden = true;
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.lines = document.createElementNS("http://www.w3.org/2000/svg", "path");
    picture.append(this.lines);
    this.host.append(picture);
    this.marks = marks;
    this.all = []; // those that come first have the first choice of a place
    scene.bodies.slice(1, SCENE_MOST_NAMES + 1).forEach((name, i) => this.add(name, "body", () => centre(i + 1)));
    this.muscles = new SceneCourses(scene.muscles, sceneNumbers(scene.muscles.elements, Uint16Array).length);
    sceneNumbers(scene.muscles.elements, Uint16Array).slice(0, SCENE_MOST_NAMES).forEach((element, m) =>
      this.add(scene.elements[element], "tissue", () => this.middle(m)));
    this.tissue = new Map(); // element -> where the middle of its line is now
    [...new Set(marks.rows.lines.elements)].filter((element) => this.isTissue(element)).slice(0, SCENE_MOST_NAMES).forEach((element) =>
      this.add(scene.elements[element], "tissue", () => this.tissue.get(element)?.clone()));
    scene.pivots.filter((pivot) => pivot.name && pivot.type !== "slider").slice(0, SCENE_MOST_NAMES).forEach((pivot) =>
      this.add(pivot.name, "joint", () => new THREE.Vector3(...pivot.at).applyMatrix4(forms.bodies[pivot.body])));
  }

  add(text, kind, at) {
    const label = document.createElement("span");
    label.textContent = text;
    label.className = kind;
    this.host.append(label);
    this.all.push({ label, at, place: -1 });
  }

  /** Whether lines of an element have a strain. */
  isTissue(element) {
    const { elements, values, width } = this.marks.rows.lines, i = elements.indexOf(element);
    return !Number.isNaN(values[width * i + 7]);
  }

  /** The middle of a muscle's path. */
  middle(muscle) {
    const ways = [];
    if (this.moment) {
      this.muscles.forEach(muscle, this.moment, (from, to) => ways.push(from.clone().add(to).multiplyScalar(0.5)));
    }
    return ways[ways.length >> 1];
  }

  /** Takes note of where the tissue is; each part is named once, however many lines it has. */
  update(moment, time) {
    if (this.on) {
      this.moment = this.muscles.moment(time);
      this.tissue.clear();
      this.marks.rows.lines.forEach(moment, (row, element) => {
        if (!Number.isNaN(row[7]) && !this.tissue.has(element)) {
          this.tissue.set(element, new condyleVendor.THREE.Vector3(row[0] + row[3], row[1] + row[4], row[2] + row[5]).multiplyScalar(0.5));
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
    const taken = [], lines = [], seen = [];
    for (const one of this.all) {
      const p = one.at()?.project(camera), inside = p && Math.abs(p.x) < 1 && Math.abs(p.y) < 1 && p.z < 1;
      one.x = inside ? ((p.x + 1) / 2) * width : NaN;
      one.y = inside ? ((1 - p.y) / 2) * height : NaN;
      seen.push(...(inside ? [one] : []));
      one.label.style.visibility = "hidden";
    }
    const middle = seen.reduce((sum, { x }) => sum + x / seen.length, 0), level = seen.reduce((sum, { y }) => sum + y / seen.length, 0);
    for (const one of seen) {
      const box = this.find(one, { seen, taken, width, height, middle, level });
      if (box) {
        taken.push(box);
        one.label.style.visibility = "visible";
        one.label.style.transform = `translate(${box.left}px, ${box.top}px)`;
        const x = Math.min(box.right, Math.max(box.left, one.x)), y = Math.min(box.bottom, Math.max(box.top, one.y));
        if (Math.hypot(x - one.x, y - one.y) > 8) {
          lines.push(`M${one.x.toFixed(1)} ${one.y.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`);
        }
      }
    }
    this.lines.setAttribute("d", lines.join(""));
  }

  /**
   * A free place near a point, rather outside than between what is named, and rather where the name was before; null if there is none.
   */
  find(one, { seen, taken, width, height, middle, level }) {
    one.size ??= [one.label.offsetWidth + 2, one.label.offsetHeight + 1];
    const [wide, high] = one.size;
    let best = null, least = Infinity;
    for (let place = 0; place < SCENE_NAME_WAYS * SCENE_NAME_STEPS.length; place++) {
      const far = SCENE_NAME_STEPS[Math.floor(place / SCENE_NAME_WAYS)], turn = ((place % SCENE_NAME_WAYS) * 2 * Math.PI) / SCENE_NAME_WAYS;
      const cx = one.x + Math.sin(turn) * (far + wide / 2), cy = one.y - Math.cos(turn) * (far + high / 2);
      const box = { left: Math.round(cx - wide / 2), top: Math.round(cy - high / 2), place };
      box.right = box.left + wide;
      box.bottom = box.top + high;
      const outward = Math.hypot(cx - middle, cy - level) - Math.hypot(one.x - middle, one.y - level);
      let cost = far - 0.35 * outward - (place === one.place ? 12 : 0);
      if (cost >= least || box.left < 0 || box.top < 0 || box.right > width || box.bottom > height
        || taken.some((b) => box.right > b.left && box.left < b.right && box.bottom > b.top && box.top < b.bottom)) {
        continue;
      }
      for (const { x, y } of seen) {
        cost += x > box.left - 6 && x < box.right + 6 && y > box.top - 6 && y < box.bottom + 6 ? 40 : 0;
      }
      if (cost < least) {
        least = cost;
        best = box;
      }
    }
    one.place = best?.place ?? -1;
    return best;
  }
}
