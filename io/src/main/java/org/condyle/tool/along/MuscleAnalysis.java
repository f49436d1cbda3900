package org.condyle.tool.along;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.motion.PathAnalysis;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.MuscleQuantity;
import org.condyle.muscle.law.FibreState;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/**
 * What OpenSim's MuscleAnalysis writes: a table for each quantity with a column for each muscle, {@code _FiberLength},
 * {@code _TendonForce}, {@code _MomentArm_knee_angle_r}, {@code _Moment_knee_angle_r}. Angles are in radians, as there.
 */
final class MuscleAnalysis implements MotionAnalysis {
    static final SetupKeys KEYS = PathsAnalysis.KEYS;

    /** The words of OpenSim, in the order in which it writes its files. */
    private static final List<Map.Entry<String, MuscleQuantity>> WORDS = List.of(
            Map.entry("PennationAngle", MuscleQuantity.PENNATION),
            Map.entry("FiberLength", MuscleQuantity.FIBRE_LENGTH),
            Map.entry("NormalizedFiberLength", MuscleQuantity.FIBRE_STRETCH),
            Map.entry("TendonLength", MuscleQuantity.TENDON_LENGTH),
            Map.entry("FiberVelocity", MuscleQuantity.FIBRE_SPEED),
            Map.entry("NormFiberVelocity", MuscleQuantity.NORMALISED_FIBRE_SPEED),
            Map.entry("PennationAngularVelocity", MuscleQuantity.PENNATION_SPEED),
            Map.entry("TendonForce", MuscleQuantity.TENDON_FORCE),
            Map.entry("FiberForce", MuscleQuantity.FIBRE_FORCE),
            Map.entry("ActiveFiberForce", MuscleQuantity.ACTIVE_FIBRE_FORCE),
            Map.entry("PassiveFiberForce", MuscleQuantity.PASSIVE_FIBRE_FORCE),
            Map.entry("ActiveFiberForceAlongTendon", MuscleQuantity.ACTIVE_FORCE_ALONG_TENDON),
            Map.entry("PassiveFiberForceAlongTendon", MuscleQuantity.PASSIVE_FORCE_ALONG_TENDON),
            Map.entry("FiberActivePower", MuscleQuantity.ACTIVE_FIBRE_POWER),
            Map.entry("FiberPassivePower", MuscleQuantity.PASSIVE_FIBRE_POWER),
            Map.entry("TendonPower", MuscleQuantity.TENDON_POWER),
            Map.entry("MuscleActuatorPower", MuscleQuantity.MUSCLE_POWER));

    private final AnalysisScope scope;
    private final PathsAnalysis paths;
    private final List<Muscle> muscles = new ArrayList<>();
    private final int[] pathOf; // of each muscle among the paths
    private final List<ColumnSet> tables = new ArrayList<>();
    private final List<ColumnSet> moments = new ArrayList<>();
    private final double[] numbers;

    MuscleAnalysis(AnalysisScope scope) {
        this.scope = scope;
        Model model = scope.model().model();
        Set<String> known = new LinkedHashSet<>();
        Set<Measure> pulled = Collections.newSetFromMap(new IdentityHashMap<>());
        model.forces().forEach((name, f) -> {
            if (f instanceof Muscle m) {
                known.add(name);
                pulled.add(m.measure());
            }
        });
        model.measures().forEach((name, m) -> {
            if (m.isLine() && !pulled.contains(m)) {
                known.add(name); // a muscle of another program whose law is not known
            }
        });
        paths = new PathsAnalysis(scope, PathsAnalysis.chosen(scope, known, "muscle"), true);
        List<String> acting = new ArrayList<>(), measured = new ArrayList<>();
        for (String name : paths.reader().paths()) {
            int index = scope.model().mechanism().forceNames().indexOf(name);
            if (index >= 0 && scope.instant().workspace.element(index) instanceof Muscle m) {
                muscles.add(m);
                acting.add(name);
            } else {
                measured.add(name);
            }
        }
        pathOf =
                acting.stream().mapToInt(n -> paths.reader().paths().indexOf(n)).toArray();
        for (Map.Entry<String, MuscleQuantity> word : WORDS) {
            tables.add(columns(acting, word.getValue().dimension().unit(), word.getKey()));
        }
        for (Place p : paths.coordinates()) {
            String about = scope.model().labels().label(p);
            moments.add(columns(acting, p.coordinate().isLength() ? "N" : "N*m", "moments about " + about));
        }
        numbers = new double[acting.size()];
        if (!measured.isEmpty()) {
            scope.result()
                    .warn("MuscleAnalysis: " + MotionFile.listed(measured)
                            + (measured.size() == 1 ? " is a path" : " are paths")
                            + " without a law of muscles; length, lengthening speed and moment arms are written");
        }
    }

    private ColumnSet columns(List<String> names, String unit, String group) {
        ColumnSet set = scope.columns();
        names.forEach(n -> set.add(n, unit, group));
        return set;
    }

    @Override
    public void row(int row, Instant instant) {
        paths.row(row, instant);
        PathAnalysis reader = paths.reader();
        for (int k = 0; k < tables.size(); k++) {
            MuscleQuantity quantity = WORDS.get(k).getValue();
            for (int i = 0; i < numbers.length; i++) {
                Muscle m = muscles.get(i);
                FibreState f = m.fibre(instant.state(), instant.workspace.motion);
                numbers[i] = quantity.of(f, m.law().architecture(), reader.lengtheningSpeed(pathOf[i]));
            }
            tables.get(k).row(row, numbers);
        }
        for (int c = 0; c < moments.size(); c++) {
            for (int i = 0; i < numbers.length; i++) {
                Muscle m = muscles.get(i);
                numbers[i] = reader.momentArm(pathOf[i], c) * m.exertion(instant.state(), instant.workspace.motion);
            }
            moments.get(c).row(row, numbers);
        }
    }

    @Override
    public void finish(ResultBuilder result, double[] times) {
        paths.finish(result, times);
        for (int k = 0; k < tables.size() && numbers.length > 0; k++) {
            String word = WORDS.get(k).getKey();
            result.table(tables.get(k).table(scope.file(word), word, times, false));
        }
        for (int c = 0; c < moments.size() && numbers.length > 0; c++) {
            String about = scope.model().labels().label(paths.coordinates().get(c));
            result.table(moments.get(c).table(scope.file("Moment_" + about), "Moments about " + about, times, false));
        }
    }
}
