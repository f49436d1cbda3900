package org.condyle.analyse.motion;

import java.util.ArrayList;
import java.util.List;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.text.DidYouMean;

/**
 * What the force elements of a model say at an instant: the signals of each (tension and length of a ligament, force and area of
 * a contact), and the force and the moment that it puts on a body.
 */
public final class ForceReport {
    private final Instant instant;
    private final List<String> names;
    private final int[] elements;
    private final List<Column> columns = new ArrayList<>();
    private final Forces forces;

    /** A number that a force element reports. */
    public record Column(String force, Signal signal) {
        /** {@code mcl.tension}. */
        public String name() {
            return force + "." + signal.name();
        }
    }

    /** @param names of force elements; empty for all */
    public ForceReport(Instant instant, List<String> names) {
        this.instant = instant;
        Model model = instant.mechanism().model();
        List<String> known = instant.mechanism().forceNames();
        this.names = List.copyOf(names.isEmpty() ? known : names);
        elements = this.names.stream().mapToInt(known::indexOf).toArray();
        for (int i = 0; i < elements.length; i++) {
            String name = this.names.get(i);
            if (elements[i] < 0) {
                throw new ModelException(
                        "the model has no force '" + name + "'" + DidYouMean.hint(name, known, "force"), name);
            }
            instant.workspace.signals(elements[i]).forEach(s -> columns.add(new Column(name, s)));
        }
        forces = new Forces(model.bodies().size(), model.speeds());
    }

    public List<String> forces() {
        return names;
    }

    /** All signals of the chosen forces, in order. */
    public List<Column> columns() {
        return List.copyOf(columns);
    }

    /** Writes the signals at the instant. */
    public void read(double[] out) {
        for (int i = 0; i < columns.size(); i++) {
            out[i] = columns.get(i).signal().read(instant.state(), instant.workspace.motion);
        }
    }

    /** Applies one force by itself, so that {@link #resultant} and {@link #effort} tell what it does. */
    public void apply(int force) {
        forces.clear();
        instant.workspace.element(elements[force]).addForces(instant.state(), instant.workspace.motion, forces);
    }

    /** Force on a rigid body and its moment about the origin of the body, in the axes of the ground; of the force applied last. */
    public void resultant(int body, double[] out, int at) {
        double[] g = forces.dual, a = instant.workspace.motion.placement;
        int b = Motion.SIZE * body, r = b + 3;
        System.arraycopy(g, b, out, at, 3);
        // the moment is the axial vector of G Aᵀ
        out[at + 3] = row(g, r + 6, a, r + 3) - row(g, r + 3, a, r + 6);
        out[at + 4] = row(g, r, a, r + 6) - row(g, r + 6, a, r);
        out[at + 5] = row(g, r + 3, a, r) - row(g, r, a, r + 3);
    }

    private static double row(double[] g, int i, double[] a, int j) {
        return g[i] * a[j] + g[i + 1] * a[j + 1] + g[i + 2] * a[j + 2];
    }

    /** What the force applied last puts on a speed directly: the torque of a coordinate's spring or limit [N or N·m]. */
    public double effort(int speed) {
        return forces.generalised[speed];
    }
}
