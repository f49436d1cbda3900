// The scale of tractions: colours from the largest adhesion over zero to the largest pressure, and what they mean.

const SCENE_SHADES = 128; // of each end
const SCENE_FAINT = 0.01; // of an end: what is less becomes clear, slowly, as all of it has the colour of zero

class SceneTractionScale {
  /** @param most largest tractions of the run; each has its own end of the scale, as adhesion is mostly much smaller */
  constructor(most) {
    const colour = new condyleVendor.THREE.Color();
    this.most = most;
    this.now = false; // whether the ends are the largest of the moment
    this.shades = new Float32Array(3 * (2 * SCENE_SHADES + 1)); // linear numbers, three a shade
    for (let i = -SCENE_SHADES; i <= SCENE_SHADES; i++) {
      const scale = i < 0 ? SCENE_ADHESION : SCENE_PRESSURE;
      sceneScaleColour(Math.abs(i) / SCENE_SHADES, colour, scale).toArray(this.shades, 3 * (i + SCENE_SHADES));
    }
    this.clear = [...this.shades.subarray(3 * SCENE_SHADES, 3 * SCENE_SHADES + 3), 0];
    this.legend = this.row();
    this.setNow(false);
  }

  row() {
    const row = document.createElement("div");
    row.className = "scene-scale scene-traction";
    const say = (tag, name) => {
      const element = document.createElement(tag);
      element.className = name;
      row.append(element);
      return element;
    };
    if (this.most.adhesion > 0) {
      this.pull = say("span", "");
      say("i", "scene-ramp").style.background = `linear-gradient(to left, ${SCENE_ADHESION.join(",")})`;
    }
    this.zero = say("span", "");
    if (this.most.pressure > 0) {
      say("i", "scene-ramp").style.background = `linear-gradient(to right, ${SCENE_PRESSURE.join(",")})`;
      this.push = say("span", "");
    }
    return row;
  }

  /** Ends of the moment, or of the run. */
  setNow(now) {
    this.now = now;
    this.setPeaks(1, 1);
  }

  /** The ends, as shares of the largest of the run. */
  setPeaks(pressure, adhesion) {
    this.ends = [pressure, adhesion];
    this.zero.textContent = this.pull ? "0" : "pressure 0";
    if (this.pull) {
      this.pull.textContent = `adhesion −${sceneQuantity(adhesion * this.most.adhesion, "Pa")}`;
    }
    if (this.push) {
      this.push.textContent = `${sceneQuantity(pressure * this.most.pressure, "Pa")}${this.pull ? " pressure" : ""}`;
    }
  }

  /** Part of its end that a share of the run's largest traction comes to; below zero it is adhesion. */
  part(share) {
    const end = this.ends[share < 0 ? 1 : 0];
    return end > 0 ? Math.min(1, Math.abs(share) / end) : 0;
  }

  /** Where the shade of a share stands. */
  shade(share) {
    return 3 * (SCENE_SHADES + Math.round(Math.sign(share) * SCENE_SHADES * this.part(share)));
  }

  /** How much a share hides the surface that it is on. */
  strength(share) {
    return Math.min(1, (this.part(share) / SCENE_FAINT) ** 0.25);
  }
}
