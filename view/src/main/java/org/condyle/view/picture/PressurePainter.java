package org.condyle.view.picture;

import java.util.function.Function;
import org.condyle.mechanics.SceneSketch;
import org.condyle.view.scene.Most;
import org.condyle.view.scene.Patches;
import org.condyle.view.scene.Scene;
import org.condyle.view.scene.Scene.Form;
import org.condyle.view.scene.Scene.Kind;

/** Colours surfaces by the traction on them: samples of it are felt around them, as in scene-traction.js. */
final class PressurePainter {
    private static final double SPREAD = 2.2; // of the distance between samples: so far each of them is felt
    private static final double SEEN = 0.35; // weight of samples where the colour begins to be seen
    private static final double FAINT = 0.01; // share that is not quite opaque
    private static final double THROUGH = 0.85; // how clear a patch is that lies behind a body

    private final Scene scene;
    private final Samples samples;
    private final double[] at; // x, y, z, square of the radius, share of the largest
    private final double[] low = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
    private final double[] high = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};

    PressurePainter(Scene scene, Samples samples, Scene.Marks marks) {
        this.scene = scene;
        this.samples = samples;
        Most most = Most.of(scene);
        double[] c = Patches.Samples.of(
                        marks.contacts(), marks.contactElements(), Patches.which(marks.contacts(), true))
                .contacts();
        double[] apart = Patches.spacings(c, false);
        at = new double[5 * apart.length];
        double deepest = 0;
        for (int k = 6; k < c.length; k += SceneSketch.CONTACT) {
            deepest = Math.max(deepest, c[k]);
        }
        for (int i = 0; i < apart.length; i++) {
            double radius = Math.max(SPREAD * apart[i], apart[i] + deepest), traction = c[SceneSketch.CONTACT * i + 7];
            double end = traction < 0 ? most.adhesion() : most.pressure();
            System.arraycopy(c, SceneSketch.CONTACT * i, at, 5 * i, 3);
            at[5 * i + 3] = radius * radius;
            at[5 * i + 4] = end > 0 ? traction / end : 0;
            for (int k = 0; k < 3; k++) {
                low[k] = Math.min(low[k], at[5 * i + k] - radius);
                high[k] = Math.max(high[k], at[5 * i + k] + radius);
            }
        }
    }

    void paint(Function<Form, Mesh> mesh, Function<Form, double[]> place) {
        double[] x = new double[3], felt = new double[2];
        for (Form f : scene.forms()) {
            if (at.length == 0 || (f.kind() != Kind.SURFACE && f.kind() != Kind.HOLLOW)) {
                continue;
            }
            samples.draw(mesh.apply(f), place.apply(f), false, (i, z, nx, ny, nz, dark) -> {
                int column = i % samples.width, row = i / samples.width;
                samples.camera.place(column + 0.5, row + 0.5, z, x);
                samples.camera.world(x);
                if (inBox(x) && feel(x, felt)) {
                    double seen = felt[0] * (z * 1.001 >= samples.near[i] ? 1 : THROUGH);
                    String scale = felt[1] < 0 ? "adhesion" : "pressure";
                    int own = Palette.scale(scale, Math.abs(felt[1]));
                    samples.colour[i] = Samples.blended(samples.colour[i], own, seen);
                }
            });
        }
    }

    private boolean inBox(double[] x) {
        boolean out = true;
        for (int k = 0; k < 3; k++) {
            out &= x[k] >= low[k] && x[k] <= high[k];
        }
        return out;
    }

    /** Writes how much samples cover a place, and their mean share. */
    private boolean feel(double[] x, double[] out) {
        double weight = 0, sum = 0;
        for (int i = 0; i < at.length; i += 5) {
            double dx = x[0] - at[i], dy = x[1] - at[i + 1], dz = x[2] - at[i + 2];
            double left = 1 - (dx * dx + dy * dy + dz * dz) / at[i + 3];
            if (left > 0) {
                weight += left * left;
                sum += left * left * at[i + 4];
            }
        }
        if (weight <= SEEN) {
            return false;
        }
        out[1] = sum / weight;
        double strength = Math.min(1, Math.pow(Math.abs(out[1]) / FAINT, 0.25));
        out[0] = Math.min(1, (weight - SEEN) / (1 - SEEN)) * strength;
        return true;
    }
}
