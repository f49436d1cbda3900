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
