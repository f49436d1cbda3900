package org.condyle.foreign.mjcf;

import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Position;
import org.jspecify.annotations.Nullable;

/**
 * MuJoCo's muscles, {@code muscle} or {@code general} with its words, become muscles with the law {@code mujoco}. From the range of lengths of
 * the whole and the range of lengths of the fibres follow both lengths of the law,
 *
 * <pre>  l₀ = (L₁ - L₀)/(r₁ - r₀),   l_s = L₀ - r₀ l₀  </pre>
 */
record MuscleWriter(Mjcf m) {
    /** MuJoCo's numbers: range of the fibres, force, scale, lmin, lmax, vmax, fpmax, fvmax. */
    private static final double[] USUAL = {0.75, 1.05, -1, 200, 0.5, 1.6, 1.5, 1.3, 1.2};

    private static final String[] KEYS = {"", "", "force", "scale", "lmin", "lmax", "vmax", "fpmax", "fvmax"};

    ActuatorWriter.Driven write(ActuatorKeys a, String name, String measure, boolean autoLimits) {
        XmlElement e = a.element();
        boolean shortcut = e.name().equals("muscle");
        double[] gain = shortcut ? shortcut(a) : a.parameters("gainprm", 1, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        boolean passive = shortcut || a.text("biastype", "none").equals("muscle");
        double[] bias = shortcut ? gain : a.parameters("biasprm", new double[10]);
        boolean state = shortcut || a.text("dyntype", "none").equals("muscle");
        double[] dyn = shortcut ? times(a) : a.parameters("dynprm", 1, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        double[] length = a.numbers("lengthrange", 0, 0);
        double gear = a.parameters("gear", 1, 0, 0, 0, 0, 0)[0];
        String lost = lost(gain, length, gear);
        ActuatorWriter.Driven missing = new ActuatorWriter.Driven(null, null, new double[2], state, true);
        if (!lost.isEmpty()) {
            m.losses.matters(e, lost);
            return missing;
        }
        double fibre = (length[1] - length[0]) / (gain[1] - gain[0]) / gear;
        Position at = e.at();
        Draft d = m.force(at, name, "muscle");
        d.set("law", at, "mujoco").set("on", at, measure);
        d.set("max-isometric-force", at, gain[2] * gear, "N").set("optimal-fibre-length", at, fibre, "m");
        d.set("tendon-slack-length", at, length[0] / gear - gain[0] * fibre, "m")
                .set("tendon", at, "rigid");
        d.set("max-contraction-velocity", at, gain[6], "1/s");
        d.set("active-shortest", at, gain[4], "").set("active-longest", at, gain[5], "");
        d.set("passive-force", at, passive ? bias[7] * bias[2] / gain[2] : 0, "");
        d.set("lengthening-force", at, gain[8], "");
        if (state) {
            d.set("activation-time", at, dyn[0], "s").set("deactivation-time", at, dyn[1], "s");
            if (dyn[2] > 0) {
                m.losses.matters(e, "tausmooth is missing: the times of the activation change over at once");
            }
        } else {
            d.set("activation-dynamics", at, "none");
        }
        if (passive && (bias[0] != gain[0] || bias[1] != gain[1] || bias[5] != gain[5])) {
            m.losses.matters(e, "the passive force has the range of lengths of the active force here");
        }
        if (a.range("forcelimited", "forcerange", autoLimits) != null) {
            m.losses.matters(e, "the range of the force of a muscle is missing");
        }
        double @Nullable [] control = a.range("ctrllimited", "ctrlrange", autoLimits);
        double low = control == null ? 0 : share(control[0]), high = control == null ? 1 : share(control[1]);
        d.set("control", at, low, "")
                .set("least-control", at, low, "")
                .set("most-control", at, Math.max(low, high), "");
        d.set("start-activation", at, 0, "");
        return new ActuatorWriter.Driven(null, name, new double[] {low, Math.max(low, high)}, state, true);
    }

    private static double share(double x) {
        return Math.max(0, Math.min(1, x));
    }

    private static double[] shortcut(ActuatorKeys a) {
        double[] out = USUAL.clone();
        double[] range = a.numbers("range", USUAL[0], USUAL[1]);
        out[0] = range[0];
        out[1] = range[1];
        for (int k = 2; k < out.length; k++) {
            out[k] = a.number(KEYS[k], USUAL[k]);
        }
        return out;
    }

    private static double[] times(ActuatorKeys a) {
        double[] t = a.numbers("timeconst", 0.01, 0.04);
        return new double[] {t[0], t[1], a.number("tausmooth", 0)};
    }

    /** Why the muscle has no force here; empty if it has. */
    private static String lost(double[] p, double[] length, double gear) {
        if (!(length[0] < length[1])) {
            return "the range of lengths of the muscle is not in the file: MuJoCo computes it when it reads the model. Let MuJoCo write the"
                    + " model (mj_saveLastXML), which has the lengthrange; the muscle is missing";
        }
        if (!(p[2] > 0)) {
            return "the force of the muscle is not in the file: MuJoCo computes it from 'scale' and the inertia of the model. Give its force;"
                    + " the muscle is missing";
        }
        boolean sound =
                p[0] < p[1] && p[4] >= 0 && p[4] < 1 && p[5] > 1 && p[6] > 0 && p[7] >= 0 && p[8] >= 1 && gear > 0;
        return sound ? "" : "the curves of the muscle have numbers that make no sense here; the muscle is missing";
    }
}
