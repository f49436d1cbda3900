package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.view.scene.Scene.Pivot;

/** Points at which joints hold bodies: those of the tree, which hold the child's point, and those that constraints make. */
final class Pivots {
    private static final Set<String> FREE = Set.of(
            "free",
            "free-angles",
            "planar",
            "affine",
            "planar-affine",
            "ellipsoid",
            "scapulothoracic"); // these hold no point

    private final List<Pivot> all = new ArrayList<>();
    private final List<List<double[]>> on = new ArrayList<>();

    Pivots(Model model, SceneSketch sketch, List<String> elements) {
        for (int b = 0; b < model.bodies().size(); b++) {
            on.add(new ArrayList<>());
        }
        for (Joint j : model.joints()) {
            if (!FREE.contains(j.mobility().type())) {
                all.add(new Pivot(
                        j.name(), j.mobility().type(), j.child(), j.inChild().origin()));
                note(j.child(), j.inChild().origin());
                note(j.parent(), j.inParent().origin());
            }
        }
        double[] holds = sketch.holds();
        for (int i = 0; i < holds.length; i += SceneSketch.HOLD) {
            int body = (int) holds[i];
            double[] at = Arrays.copyOfRange(holds, i + 1, i + 4);
            note(body, at);
            if (i / SceneSketch.HOLD % 2 == 0) {
                int element = sketch.holdElements()[i / SceneSketch.HOLD];
                all.add(new Pivot(elements.get(element), "joint", body, at));
            }
        }
    }

    private void note(int body, double[] at) {
        boolean there = on.get(body).stream().anyMatch(p -> Placing.squaredDistance(p, at) == 0);
        if (body != Motion.GROUND && !there) {
            on.get(body).add(at);
        }
    }

    List<Pivot> all() {
        return all;
    }

    /** The points that joints hold on a body, each once; none for the ground. */
    List<double[]> on(int body) {
        return on.get(body);
    }
}
