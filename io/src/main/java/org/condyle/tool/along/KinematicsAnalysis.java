package org.condyle.tool.along;

import java.util.List;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.Instant;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/** Coordinates, speeds and accelerations: {@code _q}, {@code _u}, {@code _dudt}. Accelerations are those of forward dynamics. */
final class KinematicsAnalysis implements MotionAnalysis {
    static final SetupKeys KEYS = AnalysisScope.keys().key("coordinates", "all");

    private final AnalysisScope scope;
    private final List<Place> places;
    private final boolean degrees;
    private final ColumnSet[] sets = new ColumnSet[3];
    private final double[][] rows;

    KinematicsAnalysis(AnalysisScope scope) {
        this.scope = scope;
        places = scope.model().labels().find(scope.setup().words("coordinates"));
        degrees = scope.setup().flag("in_degrees");
        rows = new double[3][places.size()];
        for (int k = 0; k < 3; k++) {
            sets[k] = scope.columns();
            for (Place p : places) {
                sets[k].add(
                        scope.model().labels().label(p),
                        AnalysisScope.unit(
                                p.coordinate().isLength(),
                                degrees && scope.model().isInDegrees(p),
                                k),
                        p.joint().name());
            }
        }
    }

    @Override
    public boolean needsAccelerations() {
        return true;
    }

    @Override
    public void row(int row, Instant instant) {
        double[] acceleration = instant.workspace.acceleration;
        for (int i = 0; i < places.size(); i++) {
            Place p = places.get(i);
            boolean turned = degrees && scope.model().isInDegrees(p);
            rows[0][i] = in(turned, instant.state().q[p.q()]);
            rows[1][i] = p.hasSpeed() ? in(turned, instant.state().v[p.v()]) : Double.NaN;
            rows[2][i] = p.hasSpeed() ? in(turned, acceleration[p.v()]) : Double.NaN;
        }
        for (int k = 0; k < 3; k++) {
            sets[k].row(row, rows[k]);
        }
    }

    private static double in(boolean degrees, double x) {
        return degrees ? Math.toDegrees(x) : x;
    }

    @Override
    public void finish(ResultBuilder result, double[] times) {
        result.table(sets[0].table(scope.file("q"), "Coordinates", times, degrees));
        result.table(sets[1].table(scope.file("u"), "Speeds", times, degrees));
        result.table(sets[2].table(scope.file("dudt"), "Accelerations", times, degrees));
    }
}
