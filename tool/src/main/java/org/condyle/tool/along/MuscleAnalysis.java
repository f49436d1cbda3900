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
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.MuscleQuantity;
import org.condyle.muscle.law.FibreState;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/**
 * What OpenSim's MuscleAnalysis writes: a table for each quantity with a column for each muscle, {@code _FiberLength},
 * {@code _TendonForce}, {@code _MomentArm_knee_angle_r}, {@code _Moment_knee_angle_r}. Angles are in radians, as there.
 */
final class MuscleAnalysis extends PathsAnalysis {
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

    private final List<Muscle> muscles = new ArrayList<>();

    MuscleAnalysis(AnalysisScope scope) {
        super(scope, chosen(scope, known(scope.model().model()), "muscle"), true);
        List<String> acting = new ArrayList<>(), measured = new ArrayList<>();
        for (String name : reader().paths()) {
            int index = scope.model().mechanism().forceNames().indexOf(name);
            if (index >= 0 && scope.instant().workspace.element(index) instanceof Muscle m) {
                muscles.add(m);
                acting.add(name);
            } else {
                measured.add(name);
            }
        }
        if (!acting.isEmpty()) {
            tables(scope, acting);
        }
        if (!measured.isEmpty()) {
            scope.result()
                    .warn("MuscleAnalysis: " + MotionFile.listed(measured)
                            + (measured.size() == 1 ? " is a path" : " are paths")
                            + " without a law of muscles; length, lengthening speed and moment arms are written");
        }
    }

    private static Set<String> known(Model model) {
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
        return known;
    }

    private void tables(AnalysisScope scope, List<String> acting) {
        Instant now = scope.instant();
        int[] pathOf = acting.stream().mapToInt(reader().paths()::indexOf).toArray();
        for (Map.Entry<String, MuscleQuantity> word : WORDS) {
            ColumnSet set = table(scope.file(word.getKey()), word.getKey(), false, each(i -> {
                Muscle m = muscles.get(i);
                FibreState f = m.fibre(now.state(), now.workspace.motion);
                return word.getValue().of(f, m.law().architecture(), reader().lengtheningSpeed(pathOf[i]));
            }));
            acting.forEach(n -> set.add(n, word.getValue().dimension().unit(), word.getKey()));
        }
        for (int c = 0; c < coordinates().size(); c++) {
            Place p = coordinates().get(c);
            int which = c;
            String about = scope.model().labels().label(p);
            ColumnSet set = table(
                    scope.file("Moment_" + about),
                    "Moments about " + about,
                    false,
                    each(i -> reader().momentArm(pathOf[i], which)
                            * muscles.get(i).exertion(now.state(), now.workspace.motion)));
            acting.forEach(n -> set.add(n, p.coordinate().isLength() ? "N" : "N*m", "moments about " + about));
        }
    }
}
