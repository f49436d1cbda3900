package org.condyle.tool.along;

import java.util.List;
import org.condyle.analyse.motion.BodyKinematics;
import org.condyle.analyse.motion.BodyKinematics.Quantity;
import org.condyle.analyse.motion.Instant;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/** Places, velocities and accelerations of bodies: {@code _pos_global}, {@code _vel_global}, {@code _acc_global}. */
final class BodyKinematicsAnalysis implements MotionAnalysis {
    static final SetupKeys KEYS =
            AnalysisScope.keys().key("bodies", "all").key("express_results_in_body_local_frame", "false");

    private static final Quantity[] QUANTITIES = Quantity.values();

    private final AnalysisScope scope;
    private final boolean degrees;
    private final boolean local;
    private final BodyKinematics reader;
    private final ColumnSet[] sets = new ColumnSet[QUANTITIES.length];
    private final double[] numbers;

    BodyKinematicsAnalysis(AnalysisScope scope) {
        this.scope = scope;
        degrees = scope.setup().flag("in_degrees");
        local = scope.setup().flag("express_results_in_body_local_frame");
        List<String> asked = scope.setup().words("bodies");
        boolean all = asked.isEmpty() || asked.stream().anyMatch(b -> b.equalsIgnoreCase("all"));
        boolean whole = all || asked.contains("center_of_mass");
        List<String> bodies = all
                ? List.of()
                : asked.stream().filter(b -> !b.equals("center_of_mass")).toList();
        reader = new BodyKinematics(scope.instant(), bodies, new BodyKinematics.Options(false, local, degrees, whole));
        for (int k = 0; k < sets.length; k++) {
            sets[k] = scope.columns();
            for (String label : reader.labels()) {
                boolean turning = label.matches(".*_O[xyz]");
                sets[k].add(label, AnalysisScope.unit(!turning, degrees, k), label.replaceAll("_(O[xyz]|[XYZ])$", ""));
            }
        }
        numbers = new double[reader.columns()];
    }

    @Override
    public boolean needsAccelerations() {
        return true;
    }

    @Override
    public void row(int row, Instant instant) {
        for (int k = 0; k < sets.length; k++) {
            reader.read(QUANTITIES[k], numbers);
            sets[k].row(row, numbers);
        }
    }

    @Override
    public void finish(ResultBuilder result, double[] times) {
        String in = local ? "bodyLocal" : "global";
        result.table(sets[0].table(scope.file("pos_global"), "Positions", times, degrees));
        result.table(sets[1].table(scope.file("vel_" + in), "Velocities", times, degrees));
        result.table(sets[2].table(scope.file("acc_" + in), "Accelerations", times, degrees));
    }
}
