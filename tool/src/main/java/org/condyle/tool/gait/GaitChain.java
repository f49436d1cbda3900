package org.condyle.tool.gait;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlText;
import org.condyle.io.data.AxisTurn;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.data.StorageWriter;
import org.condyle.io.data.TrcWriter;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.model.Library;
import org.condyle.io.problem.Code;
import org.condyle.io.results.AtomicFile;
import org.condyle.io.results.Filmed;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.State;
import org.condyle.simulate.Listener;
import org.condyle.tool.Tools;
import org.condyle.tool.gait.GaitResult.Stage;
import org.condyle.tool.motion.RootResiduals;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.ExternalLoads;
import org.condyle.tool.setup.SetupFile;
import org.jspecify.annotations.Nullable;

/**
 * From a measurement to muscle forces: scaling if a static trial is given, inverse kinematics, inverse dynamics, static optimisation,
 * joint reactions. Every stage is an ordinary analysis with a setup file in a folder of its own; what was measured is written beside
 * them as OpenSim reads it.
 */
public final class GaitChain {
    private static final String MEASURED = "measured", MARKERS = "markers.trc", MOTORS = "reserves.xml";

    /** Writes the files of a stage as soon as it is done; the next one reads them. */
    public interface StageWriter {
        void write(AnalysisResult result, Path folder) throws IOException;
    }

    private final GaitRequest request;
    private final Trial trial;
    private final @Nullable MarkerTable still;
    private final TrialTime time;
    private final List<ForceColumns> forces;
    private final List<String> remarks = new ArrayList<>();
    private final List<Stage> stages = new ArrayList<>();
    private Listener watcher = Listener.NONE;
    private final boolean turned;
    private final int expected; // number of stages

    private GaitChain(GaitRequest request) {
        this.request = request;
        requireFiles();
        Trial read = Trial.read(request.trial(), request.loads(), request.threshold());
        ToolModel model = model(request.model(), null);
        requireUse(read, model);
        Laboratory lab = new Laboratory(model, read.markers());
        if (lab.shared() == 0) {
            throw lab.nothingShared(read.markers());
        }
        AxisTurn turn = turn(lab, read, model);
        turned = turn != null;
        trial = turn == null ? read : read.turned(turn);
        MarkerTable stillRead = request.still() == null ? null : Trial.markers(request.still());
        still = stillRead == null || turn == null ? stillRead : turn.of(stillRead);
        forces = ForceColumns.of(trial);
        PlateFeet.check(request.plates(), forces, model.model(), request.trial().toString());
        boolean shared = acts(model) || request.actuators() != null || request.reserves() > 0;
        expected = 3 + (still == null ? 0 : 1) + (shared ? 1 : 0);
        time = TrialTime.of(trial, request);
        remarks.addAll(time.remarks());
        remarks.add(
                request.lowPass() > 0
                        ? "coordinates are filtered at "
                                + Double.toString(request.lowPass()).replaceAll("\\.0$", "")
                                + " Hz before they are differentiated"
                        : "coordinates are not filtered");
    }

    /** Reads what was asked for and refuses what cannot be; nothing is written. */
    public static GaitChain prepare(GaitRequest request) {
        return new GaitChain(request);
    }

    /** All files that are missing, at once. */
    private void requireFiles() {
        Problems problems = new Problems();
        Map<String, @Nullable Path> named = new LinkedHashMap<>();
        named.put("the measurement", request.trial());
        named.put("--static", request.still());
        named.put("--scale", request.scale());
        named.put("--loads", request.loads());
        named.put("--weights", request.weights());
        named.put("--actuators", request.actuators());
        named.put("--model", Library.names().contains(request.model()) ? null : Path.of(request.model()));
        named.forEach((what, file) -> {
            if (file != null && !Files.isRegularFile(file)) {
                problems.add(Problem.error(
                        Code.FILE_MISSING, Position.in(file.toString()), "", what + ": there is no such file"));
            }
        });
        if (request.still() != null && request.scale() == null) {
            problems.add(Problem.error(
                    Code.MISSING_KEY,
                    Position.in("--static " + request.still()),
                    "",
                    "scaling needs to know which distances of markers measure which bodies: give a setup file of OpenSim's"
                            + " ScaleTool with --scale scale.xml (docs/analyses.md, Scaling)",
                    "or leave --static out if " + request.model() + " fits the subject already"));
        }
        if (request.scale() != null && request.still() == null) {
            problems.add(Problem.error(
                    Code.MISSING_KEY,
                    Position.in("--scale " + request.scale()),
                    "",
                    "the static trial is missing",
                    "give it with --static FILE.c3d or FILE.trc"));
        }
        problems.throwIfErrors();
    }

    /** A model that nothing holds needs the forces of the ground. */
    private void requireUse(Trial read, ToolModel model) {
        String name = request.trial().toString();
        if (read.forces() == null && !RootResiduals.freeRoots(model).isEmpty()) {
            throw new DocumentException(
                    Code.MISSING_KEY,
                    Position.in(name),
                    (Trial.ending(request.trial()).equals("c3d")
                                    ? "the file has no force plates"
                                    : "a .trc file has no forces")
                            + ", but " + model.name()
                            + " has a free root, which only forces of the ground can carry",
                    "give them with --loads FILE.xml,"
                            + " or compute the angles alone: condyle analyse ik --model "
                            + request.model() + " --markers " + name);
        }
    }

    private static ToolModel model(String name, @Nullable Path actuators) {
        SetupFile setup = SetupFile.empty("AnalyzeTool", "");
        setup.set(ToolModel.KEY, name);
        if (actuators != null) {
            setup.set("force_set_files", actuators.toString());
        }
        return ToolModel.of(setup.setup(Tools.find(setup).keys()));
    }

    private @Nullable AxisTurn turn(Laboratory lab, Trial read, ToolModel model) {
        double[] force = ForceColumns.sum(ForceColumns.of(read));
        String asked = request.rotate();
        if (asked == null) {
            String found = lab.turn(force, request.trial().toString());
            if (found.isEmpty()) {
                return null;
            }
            remarks.add("the measurement is in other axes than the model, whose " + lab.vertical()
                    + " points up: it is turned by --rotate \"" + found + "\"");
            return AxisTurn.about(found);
        }
        AxisTurn turn;
        try {
            turn = AxisTurn.about(asked);
        } catch (IllegalArgumentException e) {
            throw new DocumentException(
                    Code.BAD_SETTING, Position.in("--rotate " + asked), String.valueOf(e.getMessage()));
        }
        Trial after = read.turned(turn);
        String doubt = new Laboratory(model, after.markers()).doubt(ForceColumns.sum(ForceColumns.of(after)));
        if (!doubt.isEmpty()) {
            remarks.add("warning: " + doubt);
        }
        return turn;
    }

    /** Does the work; nobody watches. */
    public GaitResult run(Path out, StageWriter writer) throws IOException {
        return run(out, writer, Listener.NONE);
    }

    /**
     * Does the work.
     *
     * @param out      folder of the results; its stages become folders below
     * @param writer   writes the files of a stage
     * @param listener hears of every frame of every stage; if it asks for an end, the stage is written as far as it came, and no
     *                 other one begins
     */
    public GaitResult run(Path out, StageWriter writer, Listener listener) throws IOException {
        watcher = listener;
        Path measured = out.resolve(MEASURED);
        Files.createDirectories(measured);
        writeMarkers(measured.resolve(MARKERS), trial.markers());
        String modelFile = still == null ? request.model() : scaled(out, still, writer);
        GaitVerdict verdict = new GaitVerdict();
        String range = time.from() + " " + time.to();

        StageSetup ikSetup = stage(out, "ik", modelFile, "InverseKinematicsTool")
                .file("marker_file", measured.resolve(MARKERS))
                .set("time_range", range);
        Path tasks = measured.resolve("ik_tasks.xml");
        if (request.weights() != null) {
            copy(request.weights(), tasks);
        } else {
            AtomicFile.write(tasks, tasks(model(modelFile, null)));
        }
        ikSetup.file("IKTaskSet", tasks);
        if (!ikSetup.namesModel()) {
            remarks.add(
                    "the model is not near " + out + ", so the setup files of the stages do not name it; who runs one"
                            + " again gives --model " + request.model());
        }
        AnalysisResult ik = finish(out, "ik", "Inverse kinematics", ikSetup, writer);
        if (ik.end().isEarly()) {
            return whole(verdict, GaitCycles.none(time.from(), time.to()), List.of());
        }
        verdict.markers(ik, ikSetup.keys());
        ToolModel model = model(modelFile, null);
        List<State> poses = frames(ik);
        List<ForceColumns> loads = loads(model, measured, poses);
        GaitCycles cycles = GaitCycles.of(loads, model.model().up(), request.threshold(), time.from(), time.to());
        remarks.addAll(cycles.remarks());
        Path motion = out.resolve("ik").resolve(ik.tables().get(0).file());

        StageSetup idSetup = loaded(stage(out, "id", modelFile, "InverseDynamicsTool"), measured, loads, motion)
                .set("time_range", range)
                .set("forces_to_exclude", "Actuators");
        AnalysisResult id = finish(out, "id", "Inverse dynamics", idSetup, writer);
        List<CycleCurve> curves = new ArrayList<>(CycleCurve.angles(ik, cycles));
        if (id.end().isEarly()) {
            return whole(verdict, cycles, curves);
        }
        verdict.residuals(id, idSetup.keys());
        List<Joint> roots = RootResiduals.freeRoots(model);
        Set<String> rootNames = new LinkedHashSet<>(), rootJoints = new LinkedHashSet<>();
        for (Joint j : roots) {
            rootJoints.add(j.name());
            for (int k = 0; k < j.mobility().speeds().length; k++) {
                rootNames.add(model.speedLabel(j.vAt() + k));
            }
        }
        curves.addAll(CycleCurve.moments(id, rootNames, cycles));

        @Nullable AnalysisResult so = optimised(out, modelFile, poses, measured, loads, motion, writer);
        if (so != null && so.end().isEarly()) {
            return whole(verdict, cycles, curves);
        }
        StageSetup reactionSetup =
                analysed(stage(out, "reactions", modelFile, "AnalyzeTool", "JointReaction"), measured, loads, motion);
        if (so == null) {
            reactionSetup.set("accelerations", "motion"); // no force of the model makes this motion
        } else {
            verdict.muscles(so);
            curves.addAll(CycleCurve.muscles(so, cycles));
            String forceFile = so.files().stream()
                    .filter(f -> f.endsWith("_force.sto"))
                    .findFirst()
                    .orElseThrow();
            reactionSetup.file(
                    "AnalysisSet.JointReaction.forces_file", out.resolve("so").resolve(forceFile));
            addMotors(reactionSetup, out);
        }
        AnalysisResult reactions = finish(out, "reactions", "Joint reactions", reactionSetup, writer);
        if (!reactions.end().isEarly()) {
            curves.addAll(CycleCurve.reactions(reactions, rootJoints, cycles));
        }
        return whole(verdict, cycles, curves);
    }

    /** All that was found; of a stage that did not come to its end neither verdict nor curves. */
    private GaitResult whole(GaitVerdict verdict, GaitCycles cycles, List<CycleCurve> curves) {
        return new GaitResult(
                WholeResult.of(request, trial.warnings(), stages, curves, verdict.checks(), remarks),
                List.copyOf(stages),
                verdict.checks(),
                cycles,
                curves,
                List.copyOf(remarks));
    }

    /** Weight 1 for every marker that the model has and that was measured. */
    private String tasks(ToolModel model) {
        XmlElement document = new XmlElement("OpenSimDocument", Position.in("ik_tasks.xml"), null);
        document.put("Version", "40000");
        XmlElement set = document.add("IKTaskSet");
        set.put("name", "all markers");
        XmlElement objects = set.add("objects");
        for (String name : trial.markers().names()) {
            if (model.model().markers().containsKey(name)) {
                XmlElement task = objects.add("IKMarkerTask");
                task.put("name", name);
                task.set("apply", "true");
                task.set("weight", "1");
            }
        }
        return XmlText.of(document);
    }

    private StageSetup stage(Path out, String name, String modelFile, String tool, String... analyses) {
        return new StageSetup(out.resolve(name), tool, analyses).model(modelFile);
    }

    private AnalysisResult finish(Path out, String name, String title, StageSetup setup, StageWriter writer)
            throws IOException {
        request.settings().stream().filter(s -> s.stage().equals(name)).forEach(s -> setup.set(s.key(), s.value()));
        AnalysisResult result = setup.run(watched(title));
        writer.write(result, out.resolve(name));
        stages.add(new Stage(name, title, result));
        return result;
    }

    private Listener watched(String title) {
        return new StageListener(
                watcher, title.toLowerCase(Locale.ROOT) + " (" + (stages.size() + 1) + " of " + expected + ")");
    }

    private static List<State> frames(AnalysisResult r) {
        Filmed motion = r.motion();
        return motion == null ? List.of() : motion.film().frames();
    }

    /** The forces with their bodies, written as files of their own. */
    private List<ForceColumns> loads(ToolModel model, Path measured, List<State> poses) throws IOException {
        if (trial.forces() == null) {
            return List.of();
        }
        ExternalLoads given = trial.loads();
        if (given != null && request.loads() != null) {
            String data = "forces." + Trial.ending(given.data());
            if (turned) {
                writeTable(measured.resolve(data), trial.forces());
            } else {
                copy(given.data(), measured.resolve(data));
            }
            AtomicFile.write(measured.resolve(GroundLoads.FILE), GroundLoads.withData(request.loads(), data));
            return forces;
        }
        PlateFeet feet = new PlateFeet(model, request.threshold(), poses);
        List<ForceColumns> assigned = feet.assign(forces, request.plates());
        remarks.addAll(feet.remarks());
        if (assigned.isEmpty()) {
            throw new DocumentException(
                    Code.DOUBTFUL_DATA,
                    Position.in(request.trial().toString()),
                    "no force plate carries more than " + request.threshold()
                            + " N: nobody stood on them, or their forces point elsewhere",
                    "look at them with condyle convert " + request.trial() + " -o forces.mot, and at --threshold");
        }
        GroundLoads ground = GroundLoads.of(trial.forces(), assigned);
        writeTable(measured.resolve(GroundLoads.TABLE), ground.table());
        AtomicFile.write(measured.resolve(GroundLoads.FILE), ground.xml());
        return assigned;
    }

    private StageSetup loaded(StageSetup setup, Path measured, List<ForceColumns> loads, Path motion) {
        setup.file("coordinates_file", motion);
        setup.set("lowpass_cutoff_frequency_for_coordinates", Double.toString(request.lowPass()));
        if (!loads.isEmpty()) {
            setup.file("external_loads_file", measured.resolve(GroundLoads.FILE));
        }
        return setup;
    }

    private StageSetup analysed(StageSetup setup, Path measured, List<ForceColumns> loads, Path motion) {
        return loaded(setup, measured, loads, motion)
                .set("initial_time", Double.toString(time.from()))
                .set("final_time", Double.toString(time.to()));
    }

    /** The static optimisation; null for a model without anything that could make the motion. */
    private @Nullable AnalysisResult optimised(
            Path out,
            String modelFile,
            List<State> poses,
            Path measured,
            List<ForceColumns> loads,
            Path motion,
            StageWriter writer)
            throws IOException {
        Path folder = out.resolve("so");
        ToolModel model = model(modelFile, request.actuators());
        if (!acts(model) && !(request.reserves() > 0)) {
            remarks.add(
                    "the model has no muscles and no motors, so there are no muscle forces; --reserves \"10 N*m\" puts"
                            + " motors on its coordinates");
            return null;
        }
        AddedMotors motors = AddedMotors.of(model, request.reserves(), some(poses, model));
        remarks.addAll(motors.remarks());
        Files.createDirectories(folder);
        Files.deleteIfExists(folder.resolve(MOTORS));
        if (!motors.isEmpty()) {
            AtomicFile.write(folder.resolve(MOTORS), motors.xml());
        }
        if (request.actuators() != null) {
            copy(request.actuators(), folder.resolve("actuators.xml"));
        }
        StageSetup setup =
                analysed(stage(out, "so", modelFile, "AnalyzeTool", "StaticOptimization"), measured, loads, motion);
        addMotors(setup, out);
        return finish(out, "so", "Static optimisation", setup, writer);
    }

    /** Whether something of the model could make a motion. */
    private static boolean acts(ToolModel model) {
        return model.model().forces().values().stream().anyMatch(f -> f instanceof Actuator);
    }

    private void addMotors(StageSetup setup, Path out) {
        List<String> files = new ArrayList<>();
        for (String name : List.of("actuators.xml", MOTORS)) {
            boolean wanted = name.equals(MOTORS) || request.actuators() != null;
            if (wanted && Files.exists(out.resolve("so").resolve(name))) {
                files.add("../so/" + name);
            }
        }
        if (!files.isEmpty()) {
            setup.set("force_set_files", String.join(" ", files));
        }
    }

    /** A few poses for a model that may have more forces than the one that moved. */
    private static List<State> some(List<State> poses, ToolModel model) {
        List<State> out = new ArrayList<>();
        for (int i = 0; i < poses.size(); i += Math.max(1, poses.size() / 5)) {
            State s = model.initial();
            System.arraycopy(poses.get(i).q, 0, s.q, 0, s.q.length);
            out.add(s);
        }
        return out;
    }

    private String scaled(Path out, MarkerTable standing, StageWriter writer) throws IOException {
        Path folder = out.resolve("scale"), trc = out.resolve(MEASURED).resolve("static.trc");
        writeMarkers(trc, standing);
        Path scale = request.scale();
        if (scale == null) {
            throw new IllegalStateException("a static trial was accepted without a setup of the scaling");
        }
        ScaleStage stage = new ScaleStage(folder, scale, Path.of(request.model()), trc);
        request.settings().stream().filter(s -> s.stage().equals("scale")).forEach(s -> stage.set(s.key(), s.value()));
        AnalysisResult result = stage.run(watched("Scaling"));
        writer.write(result, folder);
        stages.add(new Stage("scale", "Scaling", result));
        String made = result.files().stream()
                .filter(f -> f.endsWith(".osim"))
                .reduce((a, b) -> b)
                .orElseThrow(() -> new DocumentException(
                        Code.NOTHING_TO_DO, Position.in(scale.toString()), "the scaling made no model"));
        remarks.add("the model was scaled to the static trial: scale/" + made);
        return folder.resolve(made).toString();
    }

    private static void writeTable(Path file, DataTable table) throws IOException {
        AtomicFile.write(file, o -> StorageWriter.write("ground reactions", table, writer(o)));
    }

    private static void writeMarkers(Path file, MarkerTable markers) throws IOException {
        AtomicFile.write(file, o -> TrcWriter.write(MARKERS, markers, markers.unit(), writer(o)));
    }

    private static Writer writer(OutputStream o) {
        return new OutputStreamWriter(o, StandardCharsets.UTF_8);
    }

    private static void copy(Path from, Path to) throws IOException {
        byte[] bytes = Files.readAllBytes(from);
        AtomicFile.write(to, o -> o.write(bytes));
    }
}
