package org.condyle.tool.along;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.Instant;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/** Coordinates, speeds and accelerations: {@code _q}, {@code _u}, {@code _dudt}. Accelerations are those of forward dynamics. */
final class KinematicsAnalysis extends TableAnalysis {
    static final SetupKeys KEYS = AnalysisScope.keys().key("coordinates", "all");

    private final AnalysisScope scope;
    private final List<Place> places;
    private final boolean degrees;

    KinematicsAnalysis(AnalysisScope scope) {
        super(scope.rows());
        this.scope = scope;
        places = scope.model().labels().find(scope.setup().words("coordinates"));
        degrees = scope.setup().flag("in_degrees");
        Instant now = scope.instant();
        add("q", "Coordinates", 0, p -> now.state().q[p.q()]);
        add("u", "Speeds", 1, p -> p.hasSpeed() ? now.state().v[p.v()] : Double.NaN);
        add("dudt", "Accelerations", 2, p -> p.hasSpeed() ? now.workspace.acceleration[p.v()] : Double.NaN);
    }

    private void add(String file, String title, int rates, ToDoubleFunction<Place> value) {
        ColumnSet set = table(scope.file(file), title, degrees, each(i -> {
            double x = value.applyAsDouble(places.get(i));
            return isInDegrees(places.get(i)) ? Math.toDegrees(x) : x;
        }));
        for (Place p : places) {
            String unit = AnalysisScope.unit(p.coordinate().isLength(), isInDegrees(p), rates);
            set.add(scope.model().labels().label(p), unit, p.joint().name());
        }
    }

    private boolean isInDegrees(Place p) {
        return degrees && scope.model().isInDegrees(p);
    }

    @Override
    public boolean needsAccelerations() {
        return true;
    }
}
