// Areas around contact points, coloured by the pressure of Hertz: a disc, in the plane a piece of the tangent.

const SCENE_SPOT_RINGS = 10;

class SceneSpots {
  constructor(scene, size) {
    const { THREE } = condyleVendor;
    this.planar = scene.planar;
    this.width = 0.014 * size;
    this.rows = new SceneRows(scene.spots, 8);
    this.any = this.rows.elements.length > 0;
    this.most = scene.most.pressure;
    this.group = new THREE.Group();
    this.now = []; // places and radii of the moment
    // from the outside to the middle, so that each lies on the last
    this.rings = Array.from({ length: this.any ? SCENE_SPOT_RINGS : 0 }, (_, i) => {
      const disc = scene.planar ? sceneTangentPiece() : new THREE.CircleGeometry(1, 40);
      return { copies: new SceneCopies(this.group, disc, 3802 + i, true), outer: 1 - i / SCENE_SPOT_RINGS };
    });
    this.matrix = new THREE.Matrix4();
    this.turn = new THREE.Quaternion();
    this.at = new THREE.Vector3();
    this.normal = new THREE.Vector3();
    this.stretch = new THREE.Vector3();
    this.front = new THREE.Vector3(0, scene.planar ? 1 : 0, scene.planar ? 0 : 1);
    this.colour = new THREE.Color();
    this.scene = scene;
  }

  /** The largest pressure of a moment, as a share of the largest of the run. */
  peak(moment) {
    let most = 0;
    this.rows.forEach(moment, (row) => (most = Math.max(most, row[7] / this.most)));
    return most;
  }

  update(moment, scale) {
    this.now = [];
    this.rows.forEach(moment, (row) => {
      this.now.push(row.slice(0, 3).concat(row[6]));
      this.at.fromArray(row);
      this.turn.setFromUnitVectors(this.front, this.normal.fromArray(row, 3).normalize());
      for (const { copies, outer } of this.rings) {
        const middle = outer - 0.5 / SCENE_SPOT_RINGS, shade = scale.shade((row[7] / this.most) * Math.sqrt(1 - middle * middle));
        this.stretch.set(outer * row[6], this.planar ? this.width : outer * row[6], 1);
        copies.add(this.matrix.compose(this.at, this.turn, this.stretch), this.colour.fromArray(scale.shades, shade));
      }
    });
    this.rings.forEach(({ copies }) => copies.show());
  }

  /** Radius of the spot around a contact point; 0 if it has none. */
  radiusAt(row) {
    const found = this.now.find(([x, y, z]) => x === row[0] && y === row[1] && z === row[2]);
    return found ? found[3] : 0;
  }
}

/** From -1 to 1 along the tangent, from 0 to 1 along the normal. */
function sceneTangentPiece() {
  const { THREE } = condyleVendor, geometry = new THREE.BufferGeometry();
  geometry.setAttribute("position", new THREE.Float32BufferAttribute([-1, 0, 0, 1, 0, 0, 1, 1, 0, -1, 0, 0, 1, 1, 0, -1, 1, 0], 3));
  return geometry;
}
