// Colours, lights and the camera, which the renderer of pictures in Java reads from the same scene-palette.json.
//
// Bodies: after Okabe and Ito, less strong, so that what elements show stands out; with protanopia, deuteranopia or tritanopia each two
// differ by 15 (CIE 1976) or more. Amounts: viridis; strain: plasma without its ends, which are hard to see on dark or on white; pressure:
// inferno (all S. van der Walt and N. Smith 2015, public domain); adhesion: BuPu (C. Brewer). Pressure and adhesion both begin dark at zero;
// seen with these kinds of sight, too, the two differ by 20 or more from three tenths of their ends on. Activation: lightness rises towards
// red, so that the ends differ without colours, too.
// Sizes are parts of the size of the scene.
const SCENE_SIZES = SCENE_PALETTE.sizes;
const SCENE_COLOURS = SCENE_PALETTE.bodies, SCENE_THEMES = SCENE_PALETTE.themes;
const { amount: SCENE_VIRIDIS, strain: SCENE_STRAIN, activation: SCENE_ACTIVATION, pressure: SCENE_PRESSURE, adhesion: SCENE_ADHESION } =
  SCENE_PALETTE.scales;

