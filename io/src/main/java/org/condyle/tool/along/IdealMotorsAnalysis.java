package org.condyle.tool.along;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.muscle.ActuatorBalance;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.result.ColumnSet;

/**
 * What StaticOptimization does with {@code use_model_force_set} false: a motor of 1 N or 1 N·m about each coordinate that is free
 * makes the motion, so that its control is the moment that the motion takes; muscles and motors of the model do not act.
 */
final class IdealMotorsAnalysis implements MotionAnalysis {
    private final AnalysisScope scope;
    private final ActuatorBalance balance;
    private final List<Place> places;
    private final ColumnSet forces;
    private final double[] bySpeed;
    private final double[] numbers;

    IdealMotorsAnalysis(AnalysisScope scope) {
        this.scope = scope;
        balance = new ActuatorBalance(scope.model().mechanism(), Set.of());
        places = scope.model().labels().moving();
        forces = scope.columns();
        for (Place p : places) {
            forces.add(
                    scope.model().labels().label(p) + "_actuator",
                    p.coordinate().isLength() ? "N" : "N*m",
                    p.joint().name());
        }
        bySpeed = new double[scope.model().model().speeds()];
        numbers = new double[places.size()];
    }

    @Override
    public boolean needsMotion() {
        return true;
    }

    @Override
    public void row(int row, Instant instant) {
        row(row, instant, instant.workspace.acceleration);
    }

    @Override
    public void row(int row, Instant instant, double[] acceleration) {
        balance.update(instant.state(), acceleration);
        Arrays.fill(bySpeed, 0);
        for (int j = 0; j < balance.rows(); j++) {
            bySpeed[balance.speed(j)] = balance.load(j);
        }
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = bySpeed[places.get(i).v()];
        }
        forces.row(row, numbers);
    }

    @Override
    public void finish(ResultBuilder result, double[] times) {
        result.table(forces.table(scope.file("activation"), "Static Optimization", times, false));
        result.table(forces.table(scope.file("force"), "Static Optimization", times, false));
    }
}
