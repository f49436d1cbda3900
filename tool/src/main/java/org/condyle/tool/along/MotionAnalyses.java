package org.condyle.tool.along;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.analyse.motion.Instant;
import org.condyle.foreign.XmlElement;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;

/** The analyses of a set, as AnalyzeTool and ForwardTool have it, made by the classes that the setup names. */
public final class MotionAnalyses {
    /** Makes an analysis. */
    private interface Maker {
        MotionAnalysis of(AnalysisScope scope);
    }

    private record Known(SetupKeys keys, Maker maker) {}

    private static final Map<String, Known> KNOWN = Map.ofEntries(
            Map.entry("Actuation", new Known(ActuationAnalysis.KEYS, ActuationAnalysis::new)),
            Map.entry("BodyKinematics", new Known(BodyKinematicsAnalysis.KEYS, BodyKinematicsAnalysis::new)),
            Map.entry("ForceReporter", new Known(ForceReporter.KEYS, ForceReporter::new)),
            Map.entry("InducedAccelerations", new Known(InducedAnalysis.KEYS, InducedAnalysis::new)),
            Map.entry("JointReaction", new Known(JointReactionAnalysis.KEYS, JointReactionAnalysis::new)),
            Map.entry("Kinematics", new Known(KinematicsAnalysis.KEYS, KinematicsAnalysis::new)),
            Map.entry("MuscleAnalysis", new Known(MuscleAnalysis.KEYS, MuscleAnalysis::new)),
            Map.entry("Paths", new Known(PathsAnalysis.KEYS, PathsAnalysis::new)),
            Map.entry("PointKinematics", new Known(PointKinematicsAnalysis.KEYS, PointKinematicsAnalysis::new)),
            Map.entry("StaticOptimization", new Known(StaticOptimizationAnalysis.KEYS, StaticOptimizationAnalysis::of)),
            Map.entry(
                    "StatesReporter",
                    new Known(
                            StatesAnalysis.KEYS,
                            s -> new StatesAnalysis(s.model(), s.instant(), s.rows(), s.file("states")))));

    /** What OpenSim has and what is left out; the run goes on without it. */
    private static final Map<String, String> LEFT_OUT = Map.of(
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
    public MotionAnalyses(Setup setup, Instant instant, int rows, ResultBuilder result) {
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

    /** Names of all that can be done, sorted. */
    public static List<String> names() {
        return KNOWN.keySet().stream().sorted().toList();
    }

    public void add(MotionAnalysis analysis) {
        all.add(analysis);
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** Whether one of them reads accelerations. */
    public boolean needAccelerations() {
        return all.stream().anyMatch(MotionAnalysis::needsAccelerations);
    }

    /** Whether one of them needs forward dynamics. */
    public boolean needForwardDynamics() {
        return all.stream().anyMatch(MotionAnalysis::needsForwardDynamics);
    }

    /** Rows that all of them need at least. */
    public int leastRows() {
        return all.stream().mapToInt(MotionAnalysis::leastRows).max().orElse(1);
    }

    /** Whether one of them asks what would make the motion. */
    public boolean needMotion() {
        return all.stream().anyMatch(MotionAnalysis::needsMotion);
    }

    /** Computes what the analyses will read of a run: accelerations only if one needs them. */
    public void evaluate(Instant instant, State s) {
        evaluate(instant, s, needAccelerations() || needMotion());
    }

    /** The same for a motion whose accelerations are known. */
    public void evaluateMotion(Instant instant, State s) {
        evaluate(instant, s, needAccelerations());
    }

    private static void evaluate(Instant instant, State s, boolean accelerations) {
        if (accelerations) {
            instant.evaluate(s);
        } else {
            instant.place(s);
        }
    }

    /** Shows them an instant of a run. */
    public void row(int row, Instant instant) {
        row(row, instant, instant.workspace.acceleration);
    }

    /** Shows them an instant of a motion with its accelerations. */
    public void row(int row, Instant instant, double[] acceleration) {
        all.forEach(a -> a.row(row, instant, acceleration));
    }

    public void finish(ResultBuilder result, double[] times) {
        all.forEach(a -> a.finish(result, times));
    }
}
