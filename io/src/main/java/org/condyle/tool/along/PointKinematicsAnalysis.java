package org.condyle.tool.along;

import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.motion.PointKinematics;
import org.condyle.tool.motion.FrameNames;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/** Position, velocity and acceleration of a point of a body: {@code _NAME_pos}, {@code _vel}, {@code _acc}. */
final class PointKinematicsAnalysis implements MotionAnalysis {
    static final SetupKeys KEYS = AnalysisScope.keys()
            .key("body_name", "ground")
            .key("relative_to_body_name", "ground")
            .key("point_name", "NONAME")
            .key("point", "0 0 0");

    private static final String[] AXES = {"X", "Y", "Z"};

    private final AnalysisScope scope;
    private final PointKinematics reader;
    private final String name;
    private final ColumnSet[] sets = new ColumnSet[3];
    private final double[] numbers = new double[3];

    PointKinematicsAnalysis(AnalysisScope scope) {
        this.scope = scope;
        double[] point = scope.setup().numbers("point");
        if (point.length != 3) {
            throw scope.setup().problem("point", "needs three numbers, has " + point.length);
        }
        name = scope.setup().text("point_name").replaceAll("[^A-Za-z0-9_.-]", "_");
        reader = new PointKinematics(
                scope.instant(),
                FrameNames.last(scope.setup().text("body_name")),
                point,
                FrameNames.find(scope.model().model(), scope.setup().text("relative_to_body_name")),
                PointKinematics.Rates.AGAINST_GROUND);
        for (int k = 0; k < 3; k++) {
            sets[k] = scope.columns();
            for (String axis : AXES) {
                sets[k].add(name + "_" + axis, AnalysisScope.unit(true, false, k), name);
            }
        }
    }

    @Override
    public boolean needsAccelerations() {
        return true;
    }

    @Override
    public void row(int row, Instant instant) {
        reader.position(numbers, 0);
        sets[0].row(row, numbers);
        reader.velocity(numbers, 0);
        sets[1].row(row, numbers);
        reader.acceleration(numbers, 0);
        sets[2].row(row, numbers);
    }

    @Override
    public void finish(ResultBuilder result, double[] times) {
        result.table(sets[0].table(scope.file(name + "_pos"), "PointPosition", times, false));
        result.table(sets[1].table(scope.file(name + "_vel"), "PointVelocity", times, false));
        result.table(sets[2].table(scope.file(name + "_acc"), "PointAcceleration", times, false));
    }
}
