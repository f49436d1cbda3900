package org.condyle.tool.along;

import java.util.List;
import org.condyle.analyse.motion.PointKinematics;
import org.condyle.tool.motion.FrameNames;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/** Position, velocity and acceleration of a point of a body: {@code _NAME_pos}, {@code _vel}, {@code _acc}. */
final class PointKinematicsAnalysis extends TableAnalysis {
    static final SetupKeys KEYS = AnalysisScope.keys()
            .key("body_name", "ground")
            .key("relative_to_body_name", "ground")
            .key("point_name", "NONAME")
            .key("point", "0 0 0");

    PointKinematicsAnalysis(AnalysisScope scope) {
        super(scope.rows());
        double[] point = scope.setup().numbers("point");
        if (point.length != 3) {
            throw scope.setup().problem("point", "needs three numbers, has " + point.length);
        }
        String name = scope.setup().text("point_name").replaceAll("[^A-Za-z0-9_.-]", "_");
        PointKinematics reader = new PointKinematics(
                scope.instant(),
                FrameNames.last(scope.setup().text("body_name")),
                point,
                FrameNames.find(scope.model().model(), scope.setup().text("relative_to_body_name")),
                PointKinematics.Rates.AGAINST_GROUND);
        List<ColumnSet> sets = List.of(
                table(scope.file(name + "_pos"), "PointPosition", false, out -> reader.position(out, 0)),
                table(scope.file(name + "_vel"), "PointVelocity", false, out -> reader.velocity(out, 0)),
                table(scope.file(name + "_acc"), "PointAcceleration", false, out -> reader.acceleration(out, 0)));
        for (int k = 0; k < 3; k++) {
            for (String axis : List.of("X", "Y", "Z")) {
                sets.get(k).add(name + "_" + axis, AnalysisScope.unit(true, false, k), name);
            }
        }
    }

    @Override
    public boolean needsAccelerations() {
        return true;
    }
}
