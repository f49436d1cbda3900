package org.condyle.tool.along;

import java.util.List;
import org.condyle.analyse.motion.BodyKinematics;
import org.condyle.analyse.motion.BodyKinematics.Quantity;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/** Places, velocities and accelerations of bodies: {@code _pos_global}, {@code _vel_global}, {@code _acc_global}. */
final class BodyKinematicsAnalysis extends TableAnalysis {
    static final SetupKeys KEYS =
            AnalysisScope.keys().key("bodies", "all").key("express_results_in_body_local_frame", "false");

    BodyKinematicsAnalysis(AnalysisScope scope) {
        super(scope.rows());
        boolean degrees = scope.setup().flag("in_degrees"),
                local = scope.setup().flag("express_results_in_body_local_frame");
        List<String> asked = scope.setup().words("bodies");
        boolean all = asked.isEmpty() || asked.stream().anyMatch(b -> b.equalsIgnoreCase("all"));
        boolean whole = all || asked.contains("center_of_mass");
        List<String> bodies = all
                ? List.of()
                : asked.stream().filter(b -> !b.equals("center_of_mass")).toList();
        BodyKinematics reader =
                new BodyKinematics(scope.instant(), bodies, new BodyKinematics.Options(false, local, degrees, whole));
        String in = local ? "bodyLocal" : "global";
        String[] files = {"pos_global", "vel_" + in, "acc_" + in},
                titles = {"Positions", "Velocities", "Accelerations"};
        Quantity[] quantities = Quantity.values();
        for (int k = 0; k < quantities.length; k++) {
            Quantity q = quantities[k];
            ColumnSet set = table(scope.file(files[k]), titles[k], degrees, out -> reader.read(q, out));
            for (String label : reader.labels()) {
                boolean turning = label.matches(".*_O[xyz]");
                set.add(label, AnalysisScope.unit(!turning, degrees, k), label.replaceAll("_(O[xyz]|[XYZ])$", ""));
            }
        }
    }

    @Override
    public boolean needsAccelerations() {
        return true;
    }
}
