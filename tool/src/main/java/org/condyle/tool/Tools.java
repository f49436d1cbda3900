package org.condyle.tool;

import java.util.List;
import java.util.Map;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problems;
import org.condyle.io.model.Library;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ModelException;
import org.condyle.simulate.Listener;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupFile;

/** The tools that {@code condyle analyse} knows, and those of OpenSim that it refuses by name. */
public final class Tools {
    private static final List<AnalysisTool> ALL = List.of(
            AnalysisTool.of(
                    InverseKinematicsTool.KEYS,
                    InverseKinematicsTool::run,
                    "InverseKinematicsTool",
                    "InverseKinemtaticsTool"), // as old versions wrote it
            AnalysisTool.of(InverseDynamicsTool.KEYS, InverseDynamicsTool::run, "InverseDynamicsTool"),
            AnalysisTool.of(AnalyzeTool.KEYS, AnalyzeTool::run, "AnalyzeTool"),
            AnalysisTool.of(ForwardTool.KEYS, ForwardTool::run, "ForwardTool"),
            AnalysisTool.of(ForsimTool.KEYS, ForsimTool::run, "ForsimTool"),
            AnalysisTool.of(CmcTool.KEYS, CmcTool::run, "CMCTool"),
            AnalysisTool.of(RraTool.KEYS, RraTool::run, "RRATool"),
            AnalysisTool.of(ScaleTool.KEYS, ScaleTool::run, "ScaleTool"));

    /** Why a tool of OpenSim is not here; to be continued by what helps instead. */
    private static final Map<String, String> REFUSED = Map.ofEntries(
            Map.entry("COMAKTool", "COMAK needs muscles that act; here their paths are measured only"),
            Map.entry("COMAKInverseKinematicsTool", "it needs muscles that act; use InverseKinematicsTool"),
            Map.entry("JointMechanicsTool", "use AnalyzeTool with a ForceReporter and a JointReaction"),
            Map.entry("IMUInverseKinematicsTool", "orientations of sensors are not read; markers are"),
            Map.entry("IMUPlacer", "orientations of sensors are not read; markers are"),
            Map.entry("MocoStudy", "optimal control is not available"),
            Map.entry("MocoInverse", "optimal control is not available"),
            Map.entry("MocoTrack", "optimal control is not available"),
            Map.entry("ExternalLoads", "this is a file of loads; a setup names it as external_loads_file"),
            Map.entry("IKTaskSet", "these are tasks; a setup names them as IKTaskSet"),
            Map.entry("ForceSet", "this is a set of forces; add them to the model"),
            Map.entry("ControlSet", "this is a set of controls, which only muscles and actuators follow"));

    /** Keys of files that are read whenever they are named, and those of them that name several. */
    private static final List<String> FILES = List.of(
            ToolModel.KEY,
            "marker_file",
            "coordinates_file",
            "states_file",
            "desired_kinematics_file",
            "external_loads_file",
            "prescribed_coordinates_file",
            "actuator_input_file",
            "force_set_files");

    private static final List<String> LISTS = List.of("force_set_files");

    private Tools() {}

    /** The tool of a setup file. */
    public static AnalysisTool find(SetupFile file) {
        String asked = file.toolName();
        for (AnalysisTool t : ALL) {
            if (t.names().contains(asked)) {
                return t;
            }
        }
        String why = REFUSED.get(asked);
        List<String> known = ALL.stream().map(t -> t.names().get(0)).toList();
        throw new DocumentException(
                Code.UNKNOWN_NAME,
                file.at(),
                why != null
                        ? asked + " cannot be run: " + why
                        : Quoted.of(asked) + " is no tool that can be run" + DidYouMean.hint(asked, known, "tool")
                                + "; known are " + String.join(", ", known));
    }

    /** Runs the tool of a setup file; nobody watches. */
    public static AnalysisResult run(SetupFile file) {
        return run(file, Listener.NONE);
    }

    /** Runs the tool of a setup file. */
    public static AnalysisResult run(SetupFile file, Listener listener) {
        AnalysisTool tool = find(file);
        try {
            Setup setup = file.setup(tool.keys());
            requireFiles(setup);
            return tool.work().run(setup, listener);
        } catch (ModelException e) {
            throw new DocumentException(Code.MODEL_REFUSED, Position.in(file.name()), String.valueOf(e.getMessage()));
        }
    }

    /** Refuses a setup file whose tool or files are not known, before any work is done. */
    public static void check(SetupFile file) {
        requireFiles(file.setup(find(file).keys()));
    }

    /** All files that a setup names and that are not there, at once. */
    private static void requireFiles(Setup setup) {
        Problems problems = new Problems();
        for (String key : FILES) {
            boolean library =
                    key.equals(ToolModel.KEY) && Library.names().contains(setup.knows(key) ? setup.text(key) : "");
            boolean unread = key.equals("coordinates_file") && setup.knows("states_file") && setup.has("states_file");
            if (!setup.knows(key) || library || unread) {
                continue;
            }
            try {
                setup.paths(key, LISTS.contains(key));
            } catch (DocumentException e) {
                problems.addAll(e.problems());
            }
        }
        problems.throwIfErrors();
    }

    /** Classes of all tools. */
    public static List<String> names() {
        return ALL.stream().map(t -> t.names().get(0)).toList();
    }
}
