package org.condyle.tool.along;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.analyse.motion.ActuatorReport;
import org.condyle.analyse.motion.CoordinateMotion;
import org.condyle.io.data.DataTable;
import org.condyle.signal.Samples;
import org.condyle.tool.motion.FrameNames;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.setup.SetupFolder;

/** Forces of actuators from a table with a column for each of them, such as static optimisation writes. */
final class ActuatorForces {
    private static final String KEY = "forces_file";
    private static final String TIME = "time";

    private ActuatorForces() {}

    /** The forces by actuator [N or N·m]; empty if the setup names no file. What is missing or unknown is told. */
    static Map<String, Samples> of(AnalysisScope scope) {
        Optional<Path> file = scope.setup().path(KEY);
        if (file.isEmpty()) {
            return Map.of();
        }
        String name = file.get().toString();
        DataTable table = DataTable.read(name, SetupFolder.bytes(name, file.get(), DataTable.LIMIT));
        if (!table.has(TIME)) {
            throw scope.setup().problem(KEY, name + " has no column 'time'");
        }
        List<String> actuators = new ActuatorReport(scope.instant()).actuators();
        Map<String, Samples> known = new LinkedHashMap<>();
        List<String> unknown = new ArrayList<>();
        for (String column : table.columns()) {
            String actuator = FrameNames.last(column);
            if (actuators.contains(actuator)) {
                Samples all = new Samples(table.column(TIME), table.column(column));
                known.put(actuator, CoordinateMotion.withoutRepeats(all));
            } else if (!column.equals(TIME)) {
                unknown.add(column);
            }
        }
        if (known.isEmpty()) {
            throw scope.setup()
                    .problem(
                            KEY,
                            name + " has no column of an actuator of "
                                    + scope.model().name() + "; it has " + MotionFile.listed(unknown)
                                    + ", the model has " + MotionFile.listed(actuators));
        }
        scope.result().input(name);
        List<String> missing =
                actuators.stream().filter(a -> !known.containsKey(a)).toList();
        if (!missing.isEmpty()) {
            scope.result()
                    .warn(name + " has no force of " + MotionFile.listed(missing)
                            + "; what they do follows from the states");
        }
        if (!unknown.isEmpty()) {
            scope.result()
                    .warn(name + ": the model has no actuators " + MotionFile.listed(unknown) + "; they do not act");
        }
        return known;
    }
}
