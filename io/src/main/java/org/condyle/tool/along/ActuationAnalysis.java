package org.condyle.tool.along;

import org.condyle.analyse.motion.ActuatorReport;
import org.condyle.analyse.motion.Instant;
import org.condyle.io.document.DocumentException;
import org.condyle.io.problem.Code;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/** Forces, speeds and powers of muscles and other actuators: {@code _force}, {@code _speed}, {@code _power}. */
final class ActuationAnalysis implements MotionAnalysis {
    static final SetupKeys KEYS = AnalysisScope.keys();

    private static final String FORCE = "force", SPEED = "speed", POWER = "power";

    private final AnalysisScope scope;
    private final ActuatorReport reader;
    private final ColumnSet forces;
    private final ColumnSet speeds;
    private final ColumnSet powers;
    private final double[] numbers;

    ActuationAnalysis(AnalysisScope scope) {
        this.scope = scope;
        reader = new ActuatorReport(scope.instant());
        if (reader.actuators().isEmpty()) {
            throw new DocumentException(
                    Code.NOTHING_TO_DO,
                    scope.setup().at(),
                    "the model " + scope.model().name() + " has no muscles and no motors");
        }
        forces = scope.columns();
        speeds = scope.columns();
        powers = scope.columns();
        for (int i = 0; i < reader.actuators().size(); i++) {
            String name = reader.actuators().get(i);
            boolean line = reader.isLine(i);
            forces.add(name, line ? "N" : "", line ? "forces" : "forces of motors");
            speeds.add(name, line ? "m/s" : "", line ? "speeds" : "speeds of motors");
            powers.add(name, "W", "powers");
        }
        numbers = new double[reader.actuators().size()];
    }

    @Override
    public void row(int row, Instant instant) {
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = reader.force(i);
        }
        forces.row(row, numbers);
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = reader.speed(i);
        }
        speeds.row(row, numbers);
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = reader.power(i);
        }
        powers.row(row, numbers);
    }

    @Override
    public void finish(ResultBuilder result, double[] times) {
        result.table(forces.table(scope.file(FORCE), "ActuatorForces", times, false));
        result.table(speeds.table(scope.file(SPEED), "ActuatorSpeeds", times, false));
        result.table(powers.table(scope.file(POWER), "ActuatorPowers", times, false));
    }
}
