package org.condyle.tool.along;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.condyle.analyse.motion.ForceReport;
import org.condyle.analyse.motion.Instant;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.Surface;
import org.condyle.tool.motion.ToolModel;

/**
 * How OpenSim calls the numbers of a contact. A Smith2018ArticularContactForce reports area, pressures, force and moment on
 * its casting body in the axes of that body ({@code tf_contact.casting.total.contact_force_x}); the others report force and
 * moment about the origin of each body, along the axes of the ground ({@code foot.calcn_r.force.X}).
 */
final class ContactColumns {
    private static final List<String> AXES = List.of("x", "y", "z");
    private static final List<String> SCALARS = List.of("area", "face-depth", "depth", "face-pressure", "pressure");
    private static final List<String> SCALAR_LABELS =
            List.of("contact_area", "mean_proximity", "max_proximity", "mean_pressure", "max_pressure");
    private static final List<String> PLACES = List.of("depth-", "");
    private static final List<String> PLACE_LABELS = List.of("center_of_proximity_", "center_of_pressure_");

    private ContactColumns() {}

    /** The numbers of a contact that is written between two surfaces; empty for other contacts. */
    static Optional<ForceColumns.Block> of(
            String name,
            Part written,
            ForceElement element,
            ToolModel model,
            Instant instant,
            ForceReport report,
            int index) {
        List<Integer> bodies = new ArrayList<>();
        for (Entry e : written.knows("between") ? written.list("between") : List.<Entry>of()) {
            model.model().surfaces().stream()
                    .filter(s -> s.name().equals(e.text()))
                    .map(Surface::body)
                    .forEach(bodies::add);
        }
        if (bodies.size() != 2) {
            return Optional.empty();
        }
        return Optional.of(
                written.variant().equals("casting")
                        ? casting(name, bodies.get(0), element, instant, report, index)
                        : pair(name, bodies, model, report, index));
    }

    private static ForceColumns.Block casting(
            String name, int body, ForceElement element, Instant instant, ForceReport report, int index) {
        List<ForceColumns.Label> labels = new ArrayList<>();
        List<Signal> scalars = new ArrayList<>(), places = new ArrayList<>();
        String total = name + ".casting.total.";
        for (int k = 0; k < SCALARS.size(); k++) {
            String label = SCALAR_LABELS.get(k);
            signal(element, SCALARS.get(k)).ifPresent(s -> {
                scalars.add(s);
                labels.add(new ForceColumns.Label(total + label, s.dimension().unit(), label));
            });
        }
        for (int k = 0; k < PLACES.size(); k++) {
            for (String axis : AXES) {
                String label = total + PLACE_LABELS.get(k) + axis;
                signal(element, PLACES.get(k) + axis).ifPresent(s -> {
                    places.add(s);
                    labels.add(new ForceColumns.Label(label, "m", name + " centre"));
                });
            }
        }
        add(labels, total + "contact_force_", AXES, "N", name + " force");
        add(labels, total + "contact_moment_", AXES, "N*m", name + " moment");
        double[] load = new double[6], point = new double[3];
        return new ForceColumns.Block(labels, (out, start) -> {
            Motion motion = instant.workspace.motion;
            int at = start;
            for (Signal s : scalars) {
                out[at++] = s.read(instant.state(), motion);
            }
            for (int i = 0; i < places.size(); i += 3) {
                for (int k = 0; k < 3; k++) {
                    point[k] =
                            places.get(i + k).read(instant.state(), motion) - motion.placement[Motion.SIZE * body + k];
                }
                at = along(motion, body, point, 0, out, at);
            }
            report.apply(index);
            report.resultant(body, load, 0);
            at = along(motion, body, load, 0, out, at);
            for (int k = 3; k < 6; k++) {
                load[k] = -load[k]; // OpenSim-JAM writes Σ f × x under this label
            }
            along(motion, body, load, 3, out, at);
        });
    }

    private static Optional<Signal> signal(ForceElement element, String name) {
        return element.signals().stream().filter(s -> s.name().equals(name)).findFirst();
    }

    private static void add(
            List<ForceColumns.Label> labels, String base, List<String> axes, String unit, String group) {
        axes.forEach(axis -> labels.add(new ForceColumns.Label(base + axis, unit, group)));
    }

    /** Components along the axes of the body: Aᵀ x. */
    private static int along(Motion motion, int body, double[] x, int from, double[] out, int at) {
        int a = Motion.SIZE * body + 3;
        double[] p = motion.placement;
        for (int k = 0; k < 3; k++) {
            out[at + k] = p[a + k] * x[from] + p[a + 3 + k] * x[from + 1] + p[a + 6 + k] * x[from + 2];
        }
        return at + 3;
    }

    private static ForceColumns.Block pair(
            String name, List<Integer> bodies, ToolModel model, ForceReport report, int index) {
        List<ForceColumns.Label> labels = new ArrayList<>();
        for (int b : bodies) {
            String base = name + "." + model.model().bodies().get(b).name();
            add(labels, base + ".force.", List.of("X", "Y", "Z"), "N", name);
            add(labels, base + ".torque.", List.of("X", "Y", "Z"), "N*m", name + " torque");
        }
        return new ForceColumns.Block(labels, (out, at) -> {
            report.apply(index);
            for (int i = 0; i < bodies.size(); i++) {
                report.resultant(bodies.get(i), out, at + 6 * i);
            }
        });
    }
}
