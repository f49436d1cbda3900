package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.List;
import org.condyle.mechanics.SceneSketch;
import org.condyle.view.page.Packed;
import tools.jackson.core.JsonGenerator;

/**
 * The muscles of a scene as the report's page reads them: courses and activations at the frames that the page has, at fewer of
 * them where there are many muscles.
 */
final class MusclesJson {
    private static final int MOST_BYTES = 300_000; // of all corners before base64, which adds a third

    private final List<Scene.Tube> muscles;
    private final List<double[][]> corners = new ArrayList<>();
    private final List<Double> times = new ArrayList<>();
    private final Packed activations = new Packed();

    private MusclesJson(Scene scene, int[] frames) {
        muscles = scene.muscles();
        long coordinates = 0;
        for (int f : frames) {
            coordinates += 3L * (scene.marks().get(f).lineElements().length + muscles.size());
        }
        int stride = Courses.stride(coordinates, MOST_BYTES);
        for (int k = 0; !muscles.isEmpty() && k < frames.length; k += stride) {
            add(scene.times()[frames[k]], scene.marks().get(frames[k]));
        }
    }

    /** A member of an object that has others already; activations are in 65535ths. */
    static void write(JsonGenerator json, Scene scene, int[] frames) {
        new MusclesJson(scene, frames).write(json);
    }

    private void write(JsonGenerator json) {
        Packed elements = new Packed(), forces = new Packed();
        for (Scene.Tube t : muscles) {
            elements.shorts(t.element());
            forces.floats(t.maxIsometricForce());
        }
        json.writeObjectPropertyStart("muscles");
        elements.write(json, "elements");
        forces.write(json, "forces");
        activations.write(json, "activations");
        Courses.write(json, times.stream().mapToDouble(Double::doubleValue).toArray(), corners);
        json.writeEndObject();
    }

    /** A frame: the lines of a muscle follow each other, and muscles are in the order of the elements. */
    private void add(double time, Scene.Marks m) {
        double[][] all = new double[muscles.size()][];
        int at = 0, lines = m.lineElements().length;
        for (int i = 0; i < all.length; i++) {
            int element = muscles.get(i).element();
            while (at < lines && m.lineElements()[at] < element) {
                at++;
            }
            int from = at;
            while (at < lines && m.lineElements()[at] == element) {
                at++;
            }
            all[i] = Courses.corners(m.lines(), from, at);
            double a = at > from ? m.lines()[SceneSketch.LINE * from + SceneSketch.ACTIVATION] : 0;
            activations.shorts((int) Math.round(65535 * Math.max(0, Math.min(1, a))));
        }
        times.add(time);
        corners.add(all);
    }
}
