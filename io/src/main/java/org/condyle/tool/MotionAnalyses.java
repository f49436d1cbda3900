package org.condyle.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.analyse.motion.Instant;
import org.condyle.io.foreign.XmlElement;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;

/** The analyses of a set, as AnalyzeTool and ForwardTool have it, made by the classes that the setup names. */
final class MotionAnalyses {
    /** Makes an analysis. */
    private interface Maker {
        MotionAnalysis of(AnalysisScope scope);
    }

    private record Known(SetupKeys keys, Maker maker) {}

    private static final Map<String, Known> KNOWN = Map.of(
            "Kinematics", new Known(KinematicsAnalysis.KEYS, KinematicsAnalysis::new),
            "BodyKinematics", new Known(BodyKinematicsAnalysis.KEYS, BodyKinematicsAnalysis::new),
            "PointKinematics", new Known(PointKinematicsAnalysis.KEYS, PointKinematicsAnalysis::new),
            "JointReaction", new Known(JointReactionAnalysis.KEYS, JointReactionAnalysis::new),
            "MuscleAnalysis", new Known(PathsAnalysis.KEYS, s -> new PathsAnalysis(s, true)),
            "Paths", new Known(PathsAnalysis.KEYS, s -> new PathsAnalysis(s, false)),
            "ForceReporter", new Known(ForceReporter.KEYS, ForceReporter::new),
            "StatesReporter",
                    new Known(StatesAnalysis.KEYS, s -> new StatesAnalysis(s.model(), s.rows(), s.file("states"))));

    /** What OpenSim has and what is left out; the run goes on without it. */
    private static final Map<String, String> LEFT_OUT = Map.of(
            "Actuation", "muscles and actuators do not act here",
            "StaticOptimization", "muscles do not act here",
            "InducedAccelerations", "it is not available",
            "ProbeReporter", "probes are not read",
            "OutputReporter", "outputs of components are not known here",
            "IMUDataReporter", "sensors are not known here",
            "JointInternalPowerProbe", "probes are not read");

    private final List<MotionAnalysis> all = new ArrayList<>();

    /**
     * Makes those of a set that are switched on.
     *
     * @param instant what all of them will look at
     * @param rows    number of rows that will come
     */
    MotionAnalyses(Setup setup, Instant instant, int rows, ResultBuilder result) {
        for (XmlElement e : setup.objects("AnalysisSet")) {
            Known known = KNOWN.get(e.name());
            if (known == null) {
                String why = LEFT_OUT.getOrDefault(e.name(), "an analysis of this class is not known");
                result.warn(e.at() + ": " + e.name() + " is left out: " + why);
                continue;
            }
            Setup part = setup.part(e, known.keys());
            if (!part.flag("on")) {
                continue;
            }
            try {
                all.add(known.maker().of(new AnalysisScope(part, instant, rows, result)));
            } catch (ModelException wrong) {
                throw e.problem(String.valueOf(wrong.getMessage()));
            }
        }
    }

    void add(MotionAnalysis analysis) {
        all.add(analysis);
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    /** Whether one of them reads accelerations. */
    boolean needAccelerations() {
        return all.stream().anyMatch(MotionAnalysis::needsAccelerations);
    }

    /** Computes what the analyses will read: accelerations only if one needs them. */
    void evaluate(Instant instant, State s) {
        if (needAccelerations()) {
            instant.evaluate(s);
        } else {
            instant.place(s);
        }
    }

    void row(int row, Instant instant) {
        all.forEach(a -> a.row(row, instant));
    }

    void finish(ResultBuilder result, double[] times) {
        all.forEach(a -> a.finish(result, times));
    }
}
