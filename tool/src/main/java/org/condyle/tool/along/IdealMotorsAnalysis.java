package org.condyle.tool.along;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.muscle.ActuatorBalance;
import org.condyle.tool.result.ColumnSet;

/**
 * What StaticOptimization does with {@code use_model_force_set} false: a motor of 1 N or 1 N·m about each coordinate that is free
 * makes the motion, so that its control is the moment that the motion takes; muscles and motors of the model do not act.
 */
final class IdealMotorsAnalysis extends TableAnalysis {
    private final ActuatorBalance balance;
    private final double[] bySpeed;

    IdealMotorsAnalysis(AnalysisScope scope) {
        super(scope.rows());
        balance = new ActuatorBalance(scope.model().mechanism(), Set.of());
        bySpeed = new double[scope.model().model().speeds()];
        List<Place> places = scope.model().labels().moving();
        for (String file : List.of("activation", "force")) {
            ColumnSet forces = table(
                    scope.file(file),
                    "Static Optimization",
                    false,
                    each(i -> bySpeed[places.get(i).v()]));
            for (Place p : places) {
                String label = scope.model().labels().label(p) + "_actuator";
                forces.add(
                        label,
                        p.coordinate().isLength() ? "N" : "N*m",
                        p.joint().name());
            }
        }
    }

    @Override
    public boolean needsMotion() {
        return true;
    }

    @Override
    public void row(int row, Instant instant, double[] acceleration) {
        balance.update(instant.state(), acceleration);
        Arrays.fill(bySpeed, 0);
        for (int j = 0; j < balance.rows(); j++) {
            bySpeed[balance.speed(j)] = balance.load(j);
        }
        super.row(row, instant, acceleration);
    }
}
