package org.condyle.tool;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Position;
import org.condyle.io.model.Description;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupFolder;
import org.condyle.tool.setup.SetupKeys;

/**
 * What ForsimTool says about muscles: a constant control for all of them, their activation at the start, no delay of the activation, rigid tendons; and the controls of a
 * table for those that it names, as {@code soleus_r_control} or {@code soleus_r_activation}.
 */
final class ConstantActuators {
    private static final String CONTROL = "constant_muscle_control";
    private static final String NO_DELAY = "ignore_activation_dynamics";
    private static final String RIGID = "ignore_tendon_compliance";
    /** What newer versions of the tool call the opposite of both, and what they added. */
    private static final String DELAY = "use_activation_dynamics";

    private static final String COMPLIANT = "use_tendon_compliance";
    private static final String START = "override_default_muscle_activation";
    private static final String FILE = "actuator_input_file";
    private static final String CONTROLS = "_control";
    private static final String ACTIVATIONS = "_activation";
    private static final double LEFT = -1;

    static final SetupKeys KEYS = new SetupKeys()
            .key(CONTROL, "0.01")
            .key(NO_DELAY, "false")
            .key(RIGID, "false")
            .key(DELAY, "true")
            .key(COMPLIANT, "true")
            .key(START, "-1")
            .key(FILE, "");

    private final Setup setup;
    private final Position at;
    private final List<String> muscles;
    private final Map<String, double[]> given = new LinkedHashMap<>();
    private final Set<String> activated = new LinkedHashSet<>();
    private double[] times = {};

    private ConstantActuators(Setup setup, List<String> muscles) {
        this.setup = setup;
        this.muscles = muscles;
        at = setup.at(CONTROL);
    }

    static ConstantActuators of(Setup setup, ToolModel model) {
        if (!model.muscles().isEmpty()) {
            setup.warn(
                    ToolModel.KEY,
                    model.muscles().size() + " muscles (" + MotionFile.listed(model.muscles())
                            + ") are of a class whose law is not known, and do not act");
        }
        List<String> muscles = model.file().description().parts("forces").entrySet().stream()
                .filter(f -> f.getValue().variant().equals("muscle"))
                .map(Map.Entry::getKey)
                .toList();
        ConstantActuators made = new ConstantActuators(setup, muscles);
        Optional<Path> file = setup.path(FILE);
        file.ifPresent(
                f -> made.read(f, model.file().description().parts("forces").keySet()));
        return made;
    }

    private void read(Path file, Set<String> forces) {
        String name = file.toString();
        DataTable table = DataTable.readWithGaps(name, SetupFolder.bytes(name, file, DataTable.LIMIT));
        if (!table.has("time")) {
            throw new DocumentException(
                    Code.MISSING_COLUMN, Position.in(name), "there is no column 'time'; a table of controls needs one");
        }
        times = table.column("time");
        for (String column : table.columns()) {
            boolean activation = column.endsWith(ACTIVATIONS);
            if (column.equals("time")) {
                continue;
            }
            if (!activation && !column.endsWith(CONTROLS)) {
                throw new DocumentException(
                        Code.NO_MATCH,
                        Position.in(name),
                        "the column '" + column + "' ends neither with " + CONTROLS + " nor with " + ACTIVATIONS
                                + "; forces of actuators are external loads here");
            }
            String actuator = column.substring(0, column.length() - (activation ? ACTIVATIONS : CONTROLS).length());
            if (!forces.contains(actuator)) {
                throw new DocumentException(
                        Code.UNKNOWN_NAME,
                        Position.in(name),
                        "the model has no actuator '" + actuator + "'" + DidYouMean.hint(actuator, forces, "force"));
            }
            table.requireComplete(new ArrayList<>(List.of(column)));
            given.put(actuator, table.column(column));
            if (activation) {
                activated.add(actuator);
            }
        }
    }

    /** The model with all of this. */
    Description over(Description source) {
        Draft draft = new Draft(at);
        double constant = setup.number(CONTROL);
        if (constant != LEFT && !(constant >= 0 && constant <= 1)) {
            throw setup.problem(
                    CONTROL, "must lie between 0 and 1, or be -1 for the controls of the model, was " + constant);
        }
        double first = setup.number(START);
        if (first > 1) {
            throw setup.problem(
                    START, "must lie between 0 and 1, or be negative for the start of the control, was " + first);
        }
        boolean atOnce = setup.flag(NO_DELAY) || !setup.flag(DELAY);
        boolean rigid = setup.flag(RIGID) || !setup.flag(COMPLIANT);
        for (String muscle : muscles) {
            Draft own = draft.mapping("forces", at).mapping(muscle, at);
            if (given.containsKey(muscle)) {
                continue;
            }
            if (constant != LEFT) {
                own.set("control", at, constant, "");
                own.set("start-activation", at, first >= 0 ? first : constant, "");
            } else if (first >= 0) {
                own.set("start-activation", at, first, "");
            }
            if (atOnce) {
                own.set("activation-dynamics", at, "none");
            }
            if (rigid) {
                own.set("tendon", at, "rigid");
            }
        }
        given.forEach((name, values) -> {
            Draft own = draft.mapping("forces", at).mapping(name, at);
            own.mapping("control", at)
                    .set("times", at, times, "s")
                    .set("values", at, values, "")
                    .set("outside", at, "hold");
            if (activated.contains(name)) {
                own.set("activation-dynamics", at, "none");
            }
        });
        return draft.isEmpty() ? source : source.with(draft.entry());
    }
}
