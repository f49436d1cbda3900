package org.condyle.tool.along;

import org.condyle.analyse.motion.ActuatorReport;
import org.condyle.io.document.DocumentException;
import org.condyle.io.problem.Code;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.SetupKeys;

/** Forces, speeds and powers of muscles and other actuators: {@code _force}, {@code _speed}, {@code _power}. */
final class ActuationAnalysis extends TableAnalysis {
    static final SetupKeys KEYS = AnalysisScope.keys();

    ActuationAnalysis(AnalysisScope scope) {
        super(scope.rows());
        ActuatorReport reader = new ActuatorReport(scope.instant());
        if (reader.actuators().isEmpty()) {
            throw new DocumentException(
                    Code.NOTHING_TO_DO,
                    scope.setup().at(),
                    "the model " + scope.model().name() + " has no muscles and no motors");
        }
        ColumnSet forces = table(scope.file("force"), "ActuatorForces", false, each(reader::force)),
                speeds = table(scope.file("speed"), "ActuatorSpeeds", false, each(reader::speed)),
                powers = table(scope.file("power"), "ActuatorPowers", false, each(reader::power));
        for (int i = 0; i < reader.actuators().size(); i++) {
            String name = reader.actuators().get(i);
            boolean line = reader.isLine(i);
            forces.add(name, line ? "N" : "", line ? "forces" : "forces of motors");
            speeds.add(name, line ? "m/s" : "", line ? "speeds" : "speeds of motors");
            powers.add(name, "W", "powers");
        }
    }
}
