// Tractions in the film: at each frame some samples of them in the world.

/** The samples of a film: blocks of them at each frame. */
class ScenePatches {
  constructor(patches) {
    this.ends = sceneNumbers(patches.ends, Uint32Array);
    this.counts = sceneNumbers(patches.counts, Uint16Array);
    this.boxes = sceneNumbers(patches.boxes, Float32Array); // low corner, step, spacing, depth
    this.samples = sceneNumbers(patches.samples, Uint16Array); // steps from the corner, share of the largest traction
    this.begins = [];
    let sum = 0;
    for (const count of this.counts) {
      this.begins.push(sum);
      sum += count;
    }
  }

  blocks(frame) {
    const first = frame > 0 ? this.ends[frame - 1] : 0;
    return Array.from({ length: this.ends[frame] - first }, (_, i) => first + i);
  }

  spacing(block) {
    return this.boxes[6 * block + 4];
  }

  depth(block) {
    return this.boxes[6 * block + 5];
  }

  /** Calls see(x, y, z, share) for each sample, in the world. */
  forEach(block, see) {
    const b = 6 * block, [x, y, z, step] = this.boxes.subarray(b, b + 4);
    for (let i = 4 * this.begins[block], end = i + 4 * this.counts[block]; i < end; i += 4) {
      const s = this.samples, share = s[i + 3] > 32767 ? s[i + 3] - 65536 : s[i + 3];
      see(x + step * s[i], y + step * s[i + 1], z + step * s[i + 2], share / 32767);
    }
  }

  /** Largest shares of pressure and of adhesion at a frame. */
  peaks(frame) {
    const out = [0, 0];
    for (const block of this.blocks(frame)) {
      this.forEach(block, (x, y, z, share) => {
        out[0] = Math.max(out[0], share);
        out[1] = Math.max(out[1], -share);
      });
    }
    return out;
  }

  /** Half of the blocks are finer than this. */
  usualSpacing() {
    const all = Array.from(this.counts, (_, block) => this.spacing(block)).filter((x) => x > 0).sort((a, b) => a - b);
    return all[all.length >> 1] ?? 0;
  }
}
