package org.condyle.tool.along;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.InducedAccelerations;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.motion.ReferenceFrames;
import org.condyle.mechanics.Body;
import org.condyle.tool.motion.FrameNames;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/**
 * Parts of the accelerations that single forces make: a table for each coordinate ({@code total}, the forces of the model,
 * {@code gravity}, {@code velocity}), each body ({@code soleus_r_X} ... {@code soleus_r_Oz}) and the mass centre. OpenSim's
 * InducedAccelerations; it has the actuators alone, here springs, ligaments, contacts and loads have columns, too, so that the
 * parts add up to the total.
 */
final class InducedAnalysis implements MotionAnalysis {
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
    private final boolean reactions;
    private final HeldLoads held;
    private final InducedAccelerations reader;
    private final List<String> sources = new ArrayList<>();
    private final int firstSource; // the total, or the first of them
    private final List<Place> coordinates;
    private final List<ColumnSet> ofCoordinates = new ArrayList<>();
    private final Map<Integer, ColumnSet> ofBodies = new LinkedHashMap<>();
    private final boolean centre;
    private final ColumnSet ofCentre;
    private final ColumnSet ofRows;
    private final double[] six = new double[6];
    private final double[] numbers;

    InducedAnalysis(AnalysisScope scope) {
        this.scope = scope;
        degrees = scope.setup().flag("in_degrees");
        reactions = scope.setup().flag("report_constraint_reactions");
        boolean potentials = scope.setup().flag("compute_potentials_only");
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
        coordinates = words.isEmpty()
                ? List.of()
                : scope.model().labels().find(words).stream()
                        .filter(Place::hasSpeed)
                        .toList();
        for (Place p : coordinates) {
            ColumnSet set = scope.columns();
            String unit = per(
                    AnalysisScope.unit(
                            p.coordinate().isLength(), degrees && scope.model().isInDegrees(p), 2),
                    potentials);
            sources.forEach(s -> set.add(s, unit, scope.model().labels().label(p)));
            ofCoordinates.add(set);
        }
        centre = bodies(potentials);
        ofCentre = centre ? vectors(3, "mass centre", potentials) : scope.columns();
        ofRows = scope.columns();
        if (reactions) {
            sources.forEach(this::rowLabels);
        }
        numbers = new double[Math.max(6 * sources.size(), ofRows.size())];
    }

    private static String per(String unit, boolean potential) {
        return potential ? unit + "/N" : unit;
    }

    /** Takes the list of bodies; true if the mass centre is in it. */
    private boolean bodies(boolean potentials) {
        boolean found = false;
        for (String word : scope.setup().words("body_names")) {
            String name = FrameNames.last(word);
            if (name.toLowerCase(Locale.ROOT).equals(CENTRE)) {
                found = true;
            } else if (name.equalsIgnoreCase("all")) {
                List<Body> all = scope.model().model().bodies();
                for (int b = 1; b < all.size(); b++) {
                    ofBodies.put(b, vectors(6, all.get(b).name(), potentials));
                }
            } else {
                ofBodies.put(ReferenceFrames.body(scope.model().model(), name), vectors(6, name, potentials));
            }
        }
        return found;
    }

    private ColumnSet vectors(int count, String group, boolean potentials) {
        ColumnSet set = scope.columns();
        for (String s : sources) {
            for (int k = 0; k < count; k++) {
                set.add(
                        s + "_" + AXES[k],
                        per(AnalysisScope.unit(k < 3, degrees, 2), potentials),
                        group + (k < 3 ? "" : ", turning"));
            }
        }
        return set;
    }

    private void rowLabels(String source) {
        for (int i = 0; i < held.names().size(); i++) {
            String name = held.names().get(i);
            for (int k = 0; k < held.numbers(i); k++) {
                ofRows.add(source + "_" + name + "_" + LOAD[k], k < 3 ? "N" : "N*m", name);
            }
        }
        for (int r = 0; r < scope.model().mechanism().rows(); r++) {
            ofRows.add(source + "_" + scope.model().mechanism().rowName(r), "", "constraints");
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
    public void row(int row, Instant instant) {
        int[] holds = held.look();
        reader.update();
        for (int c = 0; c < coordinates.size(); c++) {
            Place p = coordinates.get(c);
            double factor = degrees && scope.model().isInDegrees(p) ? Math.toDegrees(1) : 1;
            for (int s = 0; s < sources.size(); s++) {
                numbers[s] = factor * reader.acceleration(firstSource + s, p.v());
            }
            ofCoordinates.get(c).row(row, numbers);
        }
        ofBodies.forEach((b, set) -> {
            vectors(b);
            set.row(row, numbers);
        });
        for (int s = 0; centre && s < sources.size(); s++) {
            reader.massCentre(firstSource + s, numbers, 3 * s);
        }
        ofCentre.row(row, numbers);
        if (reactions) {
            reactions(holds);
            ofRows.row(row, numbers);
        }
    }

    private void vectors(int body) {
        Body b = scope.model().model().bodies().get(body);
        for (int s = 0; s < sources.size(); s++) {
            reader.point(firstSource + s, body, b.centreLocal(), six, 0);
            reader.angular(firstSource + s, body, six, 3);
            for (int k = 0; k < 6; k++) {
                numbers[6 * s + k] = k > 2 && degrees ? Math.toDegrees(six[k]) : six[k];
            }
        }
    }

    private void reactions(int[] holds) {
        int at = 0;
        for (int s = 0; s < sources.size(); s++) {
            for (int i = 0; i < holds.length; i++) {
                int first = holds[i] >= 0 ? held.points().firstRow(holds[i]) : 0;
                for (int k = 0; k < held.numbers(i); k++) {
                    numbers[at++] = holds[i] >= 0 ? reader.heldForce(firstSource + s, first + k) : 0;
                }
            }
            for (int r = 0; r < scope.model().mechanism().rows(); r++) {
                numbers[at++] = reader.multiplier(firstSource + s, r);
            }
        }
    }

    @Override
    public void finish(ResultBuilder result, double[] times) {
        for (int c = 0; c < coordinates.size(); c++) {
            String label = scope.model().labels().label(coordinates.get(c));
            result.table(ofCoordinates.get(c).table(scope.file(label), "Accelerations of " + label, times, degrees));
        }
        ofBodies.forEach((b, set) -> {
            String name = scope.model().model().bodies().get(b).name();
            result.table(set.table(scope.file(name), "Accelerations of " + name, times, degrees));
        });
        if (centre) {
            result.table(ofCentre.table(scope.file(CENTRE), "Accelerations of the mass centre", times, degrees));
        }
        if (reactions && !ofRows.isEmpty()) {
            result.table(
                    ofRows.table(scope.file("induced_constraint_reactions"), "Reactions of constraints", times, false));
        }
    }
}
