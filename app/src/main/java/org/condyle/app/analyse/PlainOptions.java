package org.condyle.app.analyse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.expression.Quantity;
import org.condyle.io.results.AtomicFile;
import org.condyle.text.Quoted;
import org.condyle.tool.Tools;
import org.condyle.tool.gait.AddedMotors;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Options that stand for keys of a setup file; with a word in place of a setup file they are all of the setup. */
final class PlainOptions {
    static final String RESERVES_FILE = "reserves.xml";

    @Option(
            names = "--model",
            paramLabel = "FILE",
            description = "the model: .osim, MJCF, a Condyle model file or a name of the library")
    @Nullable
    String model;

    @Option(names = "--coordinates", paramLabel = "FILE", description = "table of coordinates (.mot, .sto)")
    @Nullable
    String coordinates;

    @Option(names = "--states", paramLabel = "FILE", description = "table of states (.sto)")
    @Nullable
    String states;

    @Option(names = "--markers", paramLabel = "FILE", description = "table of markers (.trc), for ik")
    @Nullable
    String markers;

    @Option(
            names = "--weights",
            paramLabel = "FILE",
            description = "set of IK tasks (.xml), for ik; default: all weights 1")
    @Nullable
    String weights;

    @Option(
            names = "--actuators",
            paramLabel = "FILE",
            description = "set of reserve actuators (.xml) to add to the model")
    @Nullable
    String actuators;

    @Option(
            names = "--tasks",
            paramLabel = "FILE",
            description = "set of tracking tasks (.xml), for cmc; default: all coordinates, kp 100, kv 20")
    @Nullable
    String tasks;

    @Option(
            names = "--loads",
            paramLabel = "FILE",
            description = "external loads (.xml), or the table (.mot, .sto) that replaces the one of their file")
    @Nullable
    String loads;

    @Option(names = "--low-pass", paramLabel = "FREQUENCY", description = "filter of the coordinates, such as \"6 Hz\"")
    @Nullable
    String lowPass;

    @Option(
            names = "--smoothness",
            paramLabel = "TIME^2",
            description =
                    "weight of the squared rates of controls, such as \"1e-3 s^2\", for ${bundle:with--smoothness};"
                            + " default: every frame by itself")
    @Nullable
    String smoothness;

    @Option(
            names = "--from",
            paramLabel = "TIME",
            description = "first time that is analysed, such as \"0.4 s\"; default: all that was measured")
    private @Nullable String from;

    @Option(names = "--to", paramLabel = "TIME", description = "last time that is analysed")
    private @Nullable String to;

    @Option(
            names = "--reserves",
            paramLabel = "MOMENT",
            description = "add a reserve motor of this optimal force, such as \"10 N*m\", to every free coordinate, for"
                    + " ${bundle:with--reserves}")
    private @Nullable String reserves;

    /** The setup that the options describe. */
    SetupFile setup(PlainForm form, CommandLine line) {
        boolean given =
                form.needs() == PlainForm.Needs.MARKERS ? markers != null : coordinates != null || states != null;
        if (model == null) {
            throw new ParameterException(
                    line,
                    "analyse " + form.word() + ": give the model with --model FILE"
                            + (given ? "" : ", and " + form.needs().words()));
        }
        refuse(PlainForm.Extra.RESERVES, reserves, form, line);
        refuse(PlainForm.Extra.SMOOTHNESS, smoothness, form, line);
        SetupFile file = SetupFile.empty(form.tool(), "");
        form.analyses().forEach(file::addAnalysis);
        form.keys(states != null).forEach(file::set);
        return applied(file, line);
    }

    private static void refuse(PlainForm.Extra extra, @Nullable String value, PlainForm form, CommandLine line) {
        if (value != null && !form.takes().contains(extra)) {
            throw new ParameterException(
                    line, extra.option() + " is for " + extra.words() + "; analyse " + form.word() + " has none");
        }
    }

    /** Changes the keys of a setup that options name. */
    SetupFile applied(SetupFile file, CommandLine line) {
        Map<String, @Nullable String> keys = new LinkedHashMap<>();
        keys.put("model_file", model);
        keys.put(file.toolName().equals("CMCTool") ? "desired_kinematics_file" : "coordinates_file", coordinates);
        keys.put("states_file", states);
        keys.put("marker_file", markers);
        keys.put("IKTaskSet", weights);
        keys.put("force_set_files", actuators);
        keys.put("external_loads_file", loads);
        keys.put("task_set_file", tasks);
        keys.put(
                file.toolName().equals("CMCTool")
                        ? "lowpass_cutoff_frequency"
                        : "lowpass_cutoff_frequency_for_coordinates",
                lowPass == null ? null : hertz(lowPass, line));
        keys.put("AnalysisSet.StaticOptimization.smoothness", smoothness);
        if (from != null || to != null) {
            file.setTimes(from(line), to(line));
        }
        keys.forEach((key, value) -> {
            if (value != null) {
                file.set(key, value);
            }
        });
        return file;
    }

    /** First time that was asked for [s]; minus infinity if none was. */
    double from(CommandLine line) {
        return from == null ? Double.NEGATIVE_INFINITY : quantity("--from", from, Dimension.TIME, "s", "0.4 s", line);
    }

    double to(CommandLine line) {
        return to == null ? Double.POSITIVE_INFINITY : quantity("--to", to, Dimension.TIME, "s", "1.6 s", line);
    }

    /** Optimal force of reserves [N·m]; 0 if none were asked for. */
    double reserves(CommandLine line) {
        if (reserves == null) {
            return 0;
        }
        double strength = quantity("--reserves", reserves, Dimension.TORQUE, "N*m", "10 N*m", line);
        if (!(strength > 0)) {
            throw new ParameterException(line, "--reserves " + reserves + ": must be above 0 N*m");
        }
        return strength;
    }

    /**
     * Adds a file of reserves to the actuators of a setup, if they were asked for.
     *
     * @param folder of the results, into which the file is written
     */
    void reserves(SetupFile file, Path folder, CommandLine line) throws IOException {
        double strength = reserves(line);
        if (strength == 0) {
            return;
        }
        Setup setup = file.setup(Tools.find(file).keys());
        if (!setup.knows("force_set_files")) {
            throw new ParameterException(line, "--reserves: " + file.toolName() + " takes no actuators");
        }
        AddedMotors motors = AddedMotors.reserves(ToolModel.of(setup), strength);
        Path xml = folder.resolve(RESERVES_FILE);
        Files.createDirectories(folder);
        AtomicFile.write(xml, motors.xml());
        file.set("force_set_files", (setup.text("force_set_files") + " " + xml).strip());
        motors.remarks().forEach(r -> line.getErr().println(Quoted.visible(r)));
    }

    /** Refuses what the stages of a gait analysis make themselves. */
    void refuseForGait(CommandLine line) {
        if (coordinates != null || states != null || markers != null || tasks != null) {
            throw new ParameterException(
                    line,
                    "analyse gait takes the measurement itself: condyle analyse gait walk.trc --model subject.osim --loads"
                            + " grf.xml; --coordinates, --states, --markers and --tasks are for single analyses");
        }
    }

    /** A number with its unit; a plain number is in the unit that everybody means. */
    static double quantity(
            String option, String text, Dimension dimension, String unit, String example, CommandLine line) {
        String plain = text.strip();
        try {
            return Quantity.parse(plain.matches("[0-9.eE+-]+") ? plain + " " + unit : plain, dimension);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(line, option + " " + text + ": write a value such as \"" + example + "\"");
        }
    }

    static String hertz(String text, CommandLine line) {
        try {
            double f = text.strip().matches("[0-9.eE+-]+")
                    ? Double.parseDouble(text.strip())
                    : Quantity.parse(text.strip(), Dimension.PER_TIME);
            return Double.toString(f);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(line, "--low-pass " + text + ": write a frequency such as \"6 Hz\"");
        }
    }

    /** Name of the folder of results: model and word. */
    String folder(PlainForm form) {
        Path last = Path.of(model == null ? form.word() : model).getFileName();
        return String.valueOf(last).replaceAll("\\.(osim|xml|ya?ml)$", "") + "-" + form.word();
    }
}
