// Tractions in the film: at each frame some samples of them in the world.

/** The samples of a film: blocks of them at each frame. */
class ScenePatches {
  constructor(patches) {
    this.ends = sceneNumbers(patches.ends, Uint32Array);
    this.counts = sceneNumbers(patches.counts, Uint16Array);
    this.boxes = sceneNumbers(patches.boxes, Float32Array); // low corner, step, depth
    this.samples = sceneNumbers(patches.samples, Uint16Array); // steps from the corner and to neighbours, share of the largest traction
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

  depth(block) {
    return this.boxes[5 * block + 4];
  }

  /** Calls see(x, y, z, share, apart) for each sample, in the world; apart is how far its neighbours are. */
  forEach(block, see) {
    const [x, y, z, step] = this.boxes.subarray(5 * block, 5 * block + 4), s = this.samples;
    for (let i = 5 * this.begins[block], end = i + 5 * this.counts[block]; i < end; i += 5) {
      const share = s[i + 4] > 32767 ? s[i + 4] - 65536 : s[i + 4];
      see(x + step * s[i], y + step * s[i + 1], z + step * s[i + 2], share / 32767, step * s[i + 3]);
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

  /** Half of the samples are nearer to their neighbours than this. */
  usualSpacing() {
    const all = [];
    this.counts.forEach((_, block) => this.forEach(block, (x, y, z, share, apart) => all.push(apart)));
    return Float32Array.from(all).sort()[all.length >> 1] ?? 0;
  }
}
