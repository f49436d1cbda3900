// What the report page uses of others, as one global: see build-vendor.
import * as THREE from "./three.mjs";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import uPlot from "uplot";

globalThis.condyleVendor = { THREE, OrbitControls, uPlot };
