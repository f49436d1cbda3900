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
    private static final String[] AXES = {"x", "y", "z"};
    private static final List<String> SCALARS = List.of("area", "depth", "mean-pressure", "pressure");
    private static final List<String> SCALAR_LABELS =
            List.of("contact_area", "max_proximity", "mean_pressure", "max_pressure");

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
        boolean casting = written.variant().equals("casting");
        return Optional.of(
                casting
                        ? new Casting(name, bodies.get(0), element, instant, report, index)
                        : new Pair(name, bodies, model, report, index));
    }

    private static final class Casting implements ForceColumns.Block {
        private final List<ForceColumns.Label> labels = new ArrayList<>();
        private final List<Signal> scalars = new ArrayList<>();
        private final List<Signal> centre = new ArrayList<>();
        private final int body;
        private final Instant instant;
        private final ForceReport report;
        private final int index;
        private final double[] load = new double[6];
        private final double[] point = new double[3];

        Casting(String name, int body, ForceElement element, Instant instant, ForceReport report, int index) {
            this.body = body;
            this.instant = instant;
            this.report = report;
            this.index = index;
            String total = name + ".casting.total.";
            List<Signal> signals = element.signals();
            for (int k = 0; k < SCALARS.size(); k++) {
                String own = SCALARS.get(k), label = SCALAR_LABELS.get(k);
                signals.stream().filter(s -> s.name().equals(own)).findFirst().ifPresent(s -> {
                    scalars.add(s);
                    labels.add(
                            new ForceColumns.Label(total + label, s.dimension().unit(), label));
                });
            }
            for (String axis : AXES) {
                signals.stream().filter(s -> s.name().equals(axis)).findFirst().ifPresent(s -> {
                    centre.add(s);
                    labels.add(new ForceColumns.Label(total + "center_of_pressure_" + axis, "m", name + " centre"));
                });
            }
            for (String axis : AXES) {
                labels.add(new ForceColumns.Label(total + "contact_force_" + axis, "N", name + " force"));
            }
            for (String axis : AXES) {
                labels.add(new ForceColumns.Label(total + "contact_moment_" + axis, "N*m", name + " moment"));
            }
        }

        @Override
        public List<ForceColumns.Label> labels() {
            return labels;
        }

        @Override
        public void read(double[] out, int start) {
            Motion motion = instant.workspace.motion;
            int at = start;
            for (Signal s : scalars) {
                out[at++] = s.read(instant.state(), motion);
            }
            if (!centre.isEmpty()) {
                for (int k = 0; k < 3; k++) {
                    point[k] = centre.get(k).read(instant.state(), motion) - motion.placement[Motion.SIZE * body + k];
                }
                at = along(motion, point, 0, out, at);
            }
            report.apply(index);
            report.resultant(body, load, 0);
            at = along(motion, load, 0, out, at);
            along(motion, load, 3, out, at);
        }

        /** Components along the axes of the body: Aᵀ x. */
        private int along(Motion motion, double[] x, int from, double[] out, int at) {
            int a = Motion.SIZE * body + 3;
            double[] p = motion.placement;
            for (int k = 0; k < 3; k++) {
                out[at + k] = p[a + k] * x[from] + p[a + 3 + k] * x[from + 1] + p[a + 6 + k] * x[from + 2];
            }
            return at + 3;
        }
    }

    private static final class Pair implements ForceColumns.Block {
        private final List<ForceColumns.Label> labels = new ArrayList<>();
        private final List<Integer> bodies;
        private final ForceReport report;
        private final int index;

        Pair(String name, List<Integer> bodies, ToolModel model, ForceReport report, int index) {
            this.bodies = bodies;
            this.report = report;
            this.index = index;
            for (int b : bodies) {
                String base = name + "." + model.model().bodies().get(b).name();
                for (String axis : List.of("X", "Y", "Z")) {
                    labels.add(new ForceColumns.Label(base + ".force." + axis, "N", name));
                }
                for (String axis : List.of("X", "Y", "Z")) {
                    labels.add(new ForceColumns.Label(base + ".torque." + axis, "N*m", name + " torque"));
                }
            }
        }

        @Override
        public List<ForceColumns.Label> labels() {
            return labels;
        }

        @Override
        public void read(double[] out, int at) {
            report.apply(index);
            for (int i = 0; i < bodies.size(); i++) {
                report.resultant(bodies.get(i), out, at + 6 * i);
            }
        }
    }
}
