package org.condyle.tool.along;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.InducedAccelerations;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.motion.ReferenceFrames;
import org.condyle.mechanics.Body;
import org.condyle.tool.motion.FrameNames;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/**
 * Parts of the accelerations that single forces make: a table for each coordinate ({@code total}, the forces of the model,
 * {@code gravity}, {@code velocity}), each body ({@code soleus_r_X} ... {@code soleus_r_Oz}) and the mass centre. OpenSim's
 * InducedAccelerations; it has the actuators alone, here springs, ligaments, contacts and loads have columns, too, so that the
 * parts add up to the total.
 */
final class InducedAnalysis extends TableAnalysis {
    private static final String CENTRE = "center_of_mass";
    private static final String[] AXES = {"X", "Y", "Z", "Ox", "Oy", "Oz"};
    private static final String[] LOAD = {"Fx", "Fy", "Fz", "Mx", "My", "Mz"};

    static final SetupKeys KEYS = AnalysisScope.keys()
            .key("coordinate_names", "")
            .key("body_names", CENTRE)
            .key("ConstraintSet", "")
            .key("hold_loads", "none")
            .key("force_threshold", "6")
            .key("compute_potentials_only", "false")
            .key("report_constraint_reactions", "false");

    private final AnalysisScope scope;
    private final boolean degrees;
    private final boolean potentials;
    private final HeldLoads held;
    private final InducedAccelerations reader;
    private final List<String> sources = new ArrayList<>();
    private final int firstSource; // the total, or the first of them
    private int[] holds = {};

    InducedAnalysis(AnalysisScope scope) {
        super(scope.rows());
        this.scope = scope;
        degrees = scope.setup().flag("in_degrees");
        potentials = scope.setup().flag("compute_potentials_only");
        held = HeldLoads.of(scope);
        reader = new InducedAccelerations(scope.instant(), potentials, held.points());
        if (reader.sources().isEmpty()) {
            throw scope.setup()
                    .problem(
                            "compute_potentials_only",
                            "the model " + scope.model().name() + " has no actuators that could accelerate it");
        }
        firstSource = potentials ? 0 : InducedAccelerations.TOTAL;
        if (!potentials) {
            sources.add("total");
        }
        sources.addAll(reader.sources());
        List<String> words = scope.setup().words("coordinate_names");
        if (!words.isEmpty()) {
            scope.model().labels().find(words).stream().filter(Place::hasSpeed).forEach(this::coordinate);
        }
        bodies();
        if (scope.setup().flag("report_constraint_reactions")) {
            reactions();
        }
    }

    private String per(String unit) {
        return potentials ? unit + "/N" : unit;
    }

    private void coordinate(Place p) {
        String label = scope.model().labels().label(p);
        boolean turned = degrees && scope.model().isInDegrees(p);
        ColumnSet set = table(
                scope.file(label),
                "Accelerations of " + label,
                degrees,
                each(s -> (turned ? Math.toDegrees(1) : 1) * reader.acceleration(firstSource + s, p.v())));
        String unit = per(AnalysisScope.unit(p.coordinate().isLength(), turned, 2));
        sources.forEach(s -> set.add(s, unit, label));
    }

    /** The tables of bodies, and that of the mass centre if it is in their list. */
    private void bodies() {
        Set<Integer> wanted = new LinkedHashSet<>();
        List<Body> all = scope.model().model().bodies();
        boolean centre = false;
        for (String word : scope.setup().words("body_names")) {
            String name = FrameNames.last(word);
            if (name.toLowerCase(Locale.ROOT).equals(CENTRE)) {
                centre = true;
            } else if (name.equalsIgnoreCase("all")) {
                IntStream.range(1, all.size()).forEach(wanted::add);
            } else {
                wanted.add(ReferenceFrames.body(scope.model().model(), name));
            }
        }
        for (int b : wanted) {
            String name = all.get(b).name();
            double[] at = all.get(b).centreLocal();
            vectors(6, name, name, "Accelerations of " + name, (s, six) -> {
                reader.point(s, b, at, six, 0);
                reader.angular(s, b, six, 3);
                for (int k = 3; degrees && k < 6; k++) {
                    six[k] = Math.toDegrees(six[k]);
                }
            });
        }
        if (centre) {
            vectors(3, "mass centre", CENTRE, "Accelerations of the mass centre", (s, x) -> reader.massCentre(s, x, 0));
        }
    }

    /** A table with some components for each source. */
    private void vectors(int count, String group, String file, String title, Components number) {
        double[] one = new double[count];
        ColumnSet set = table(scope.file(file), title, degrees, out -> {
            for (int s = 0; s < sources.size(); s++) {
                number.read(firstSource + s, one);
                System.arraycopy(one, 0, out, count * s, count);
            }
        });
        for (String s : sources) {
            for (int k = 0; k < count; k++) {
                String unit = per(AnalysisScope.unit(k < 3, degrees, 2));
                set.add(s + "_" + AXES[k], unit, group + (k < 3 ? "" : ", turning"));
            }
        }
    }

    /** Reads the components that belong to a source. */
    private interface Components {
        void read(int source, double[] out);
    }

    private void reactions() {
        int rows = scope.model().mechanism().rows();
        if (rows == 0 && held.names().isEmpty()) {
            return;
        }
        ColumnSet set = table(
                scope.file("induced_constraint_reactions"), "Reactions of constraints", false, this::readReactions);
        for (String source : sources) {
            for (int i = 0; i < held.names().size(); i++) {
                String name = held.names().get(i);
                for (int k = 0; k < held.numbers(i); k++) {
                    set.add(source + "_" + name + "_" + LOAD[k], k < 3 ? "N" : "N*m", name);
                }
            }
            for (int r = 0; r < rows; r++) {
                set.add(source + "_" + scope.model().mechanism().rowName(r), "", "constraints");
            }
        }
    }

    private void readReactions(double[] out) {
        int at = 0;
        for (int s = 0; s < sources.size(); s++) {
            for (int i = 0; i < holds.length; i++) {
                int first = holds[i] >= 0 ? held.points().firstRow(holds[i]) : 0;
                for (int k = 0; k < held.numbers(i); k++) {
                    out[at++] = holds[i] >= 0 ? reader.heldForce(firstSource + s, first + k) : 0;
                }
            }
            for (int r = 0; r < scope.model().mechanism().rows(); r++) {
                out[at++] = reader.multiplier(firstSource + s, r);
            }
        }
    }

    @Override
    public boolean needsAccelerations() {
        return true;
    }

    @Override
    public boolean needsForwardDynamics() {
        return true;
    }

    @Override
    public void row(int row, Instant instant, double[] acceleration) {
        holds = held.look();
        reader.update();
        super.row(row, instant, acceleration);
    }
}
