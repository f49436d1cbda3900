package org.condyle.app.analyse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
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
    /** Word of the command, tool, analyses of the tool. */
    private record Form(String tool, List<String> analyses) {}

    private static final Map<String, Form> FORMS = Map.of(
            "ik", new Form("InverseKinematicsTool", List.of()),
            "id", new Form("InverseDynamicsTool", List.of()),
            "paths", new Form("AnalyzeTool", List.of("Paths")),
            "muscles", new Form("AnalyzeTool", List.of("MuscleAnalysis")),
            "forces", new Form("AnalyzeTool", List.of("ForceReporter")),
            "induced", new Form("AnalyzeTool", List.of("InducedAccelerations")),
            "cmc", new Form("CMCTool", List.of()),
            "static-optimisation", new Form("AnalyzeTool", List.of("StaticOptimization")),
            "reactions", new Form("AnalyzeTool", List.of("JointReaction")),
            "kinematics", new Form("AnalyzeTool", List.of("Kinematics", "BodyKinematics")));

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
            description = "weight of the squared rates of controls, such as \"1e-3 s^2\", for static-optimisation;"
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
                    + " static-optimisation and gait")
    private @Nullable String reserves;

    static boolean isForm(String word) {
        return FORMS.containsKey(word);
    }

    /** The setup that the options describe. */
    SetupFile setup(String word, CommandLine line) {
        Form form = FORMS.get(word);
        if (form == null) {
            throw new ParameterException(line, "there is no analysis '" + word + "'");
        }
        if (model == null) {
            String more = word.equals("ik")
                    ? markers == null ? ", and the markers with --markers FILE" : ""
                    : coordinates == null && states == null ? ", and the motion with --coordinates FILE" : "";
            throw new ParameterException(line, "analyse " + word + ": give the model with --model FILE" + more);
        }
        if (reserves != null && !word.equals("static-optimisation")) {
            throw new ParameterException(
                    line, "--reserves is for static-optimisation and gait; analyse " + word + " has none");
        }
        if (smoothness != null && !word.equals("static-optimisation")) {
            throw new ParameterException(
                    line, "--smoothness is for static-optimisation; analyse " + word + " has none");
        }
        SetupFile file = SetupFile.empty(form.tool(), "");
        form.analyses().forEach(file::addAnalysis);
        apply(file, line);
        if (word.equals("reactions") && states == null) {
            file.set(
                    "accelerations",
                    "motion"); // a measured motion is made by muscles that no force of the model stands for
        }
        if (word.equals("induced")) {
            file.set("AnalysisSet.InducedAccelerations.coordinate_names", "all");
        }
        return file;
    }

    /** Changes the keys of a setup that options name. */
    void apply(SetupFile file, CommandLine line) {
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
        Path xml = folder.resolve("reserves.xml");
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
    String folder(String word) {
        Path last = Path.of(model == null ? word : model).getFileName();
        return String.valueOf(last).replaceAll("\\.(osim|xml|ya?ml)$", "") + "-" + word;
    }
}
