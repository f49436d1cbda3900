package org.condyle.scenes;

import java.util.Map;
import org.condyle.analyse.motion.TrackingTasks;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.joints.Ball;
import org.condyle.joints.BallAngles;
import org.condyle.joints.FreeAngles;
import org.condyle.joints.Pin;
import org.condyle.joints.Slider;
import org.condyle.joints.Universal;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;

/** A tree in space that hangs from a free body, with full inertias, turned frames, and some markers on every body. */
public final class MarkedTree {
    public final Chance chance;
    public final Model.Builder builder;

    public MarkedTree(long seed, int bodies, int markersPerBody) {
        chance = new Chance(seed);
        builder = Model.builder("marked tree").gravity(0.4, -9.7, 0.8);
        for (int i = 1; i <= bodies; i++) {
            int body = builder.body(chance.body("body" + i));
            Mobility mobility = switch (i == 1 ? 4 : (int) chance.in(0, 7)) {
                case 0, 1 -> new Pin();
                case 2 -> new Universal();
                case 3 -> new Slider();
                case 4 -> i == 1 ? new FreeAngles() : MixedTree.rolling();
                case 5 -> new BallAngles();
                default -> new Ball();
            };
            int parent = i == 1 ? 0 : (int) chance.in(1, i);
            builder.joint("joint" + i, mobility, parent, body, chance.frame(0.3), chance.frame(0.1));
            for (int k = 0; k < markersPerBody; k++) {
                builder.marker("m" + i + "." + k, new Landmark(body, chance.frame(0.3)));
            }
        }
    }

    /** A pose at a moderate distance from the neutral one, at rest. */
    public static State pose(Model model, Chance chance, double size) {
        State s = model.newState();
        for (int k = 0; k < s.q.length; k++) {
            s.q[k] += chance.in(-size, size);
        }
        model.joints().forEach(j -> j.mobility().tidy(s.q, j.qAt()));
        return s;
    }

    /** Where the markers of a model are in a pose, three numbers each in their order. */
    public static double[] places(Mechanism mechanism, State s) {
        Workspace w = new Workspace(mechanism);
        Dynamics.place(s, w);
        Map<String, Landmark> markers = mechanism.model().markers();
        double[] out = new double[3 * markers.size()];
        int at = 0;
        for (Landmark m : markers.values()) {
            w.motion.position(m.body(), m.at(), out, at);
            at += 3;
        }
        return out;
    }

    /** All markers with weights between 1 and 10. */
    public static TrackingTasks allMarkers(Model model, Chance chance) {
        TrackingTasks tasks = new TrackingTasks();
        model.markers().keySet().forEach(m -> tasks.marker(m, chance.in(1, 10)));
        return tasks;
    }
}
