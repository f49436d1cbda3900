package org.condyle.tool.motion;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.dynamics.Mechanism;
import org.condyle.forces.ExternalLoad;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.foreign.Loss;
import org.condyle.io.foreign.Losses;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.io.problem.Code;
import org.condyle.joints.MeasureEquation;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.text.DidYouMean;
import org.condyle.tool.result.Finding;
import org.condyle.tool.setup.Controllers;
import org.condyle.tool.setup.ExternalLoads;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupFolder;
import org.jspecify.annotations.Nullable;

/** The model of a setup, with the external loads of the setup laid over it. */
public final class ToolModel {
    public static final String KEY = "model_file";

    private final ModelFile file;
    private final List<String> losses;
    private final List<String> meanings;
    private final CoordinateLabels labels;
    private final InternalLabels internals;
    private final List<String> muscles;
    private final Set<Place> coupled;
    private final List<String> inputs = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private @Nullable LoadTimes loadTimes;

    /** A model that a tool has made itself. */
    public static ToolModel of(ModelFile made) {
        return new ToolModel(made, Losses.NONE);
    }

    /** The same model with changes of its description. */
    public ToolModel with(UnaryOperator<Description> changes) {
        Description changed = changes.apply(file.description());
        ToolModel made = new ToolModel(changed.compile(), changed.losses());
        made.inputs.addAll(inputs);
        made.remarks.addAll(remarks);
        made.loadTimes = loadTimes;
        return made;
    }

    private ToolModel(ModelFile file, Losses lost) {
        this.file = file;
        losses = lost.groups().stream()
                .filter(g -> g.get(0).matters())
                .map(ToolModel::words)
                .toList();
        meanings = lost.groups().stream().map(g -> g.get(0).meaning()).toList();
        muscles = lost.all().stream()
                .filter(l -> l.element().contains("Muscle") && l.matters())
                .map(l -> l.path().replaceAll("^.*\\[|\\]$", ""))
                .filter(name -> !file.model().forces().containsKey(name))
                .toList();
        labels = new CoordinateLabels(file.model());
        internals = new InternalLabels(file.model());
        coupled = CoupledCoordinates.of(file.model());
    }

    /** Reads the model that a setup names, and its external loads if it has some. */
    public static ToolModel of(Setup setup) {
        return of(setup, ExternalLoads.of(setup), Optional.empty());
    }

    /** The same without the file of controls that the model itself may name, for a tool that looks for controls. */
    public static ToolModel uncontrolled(Setup setup) {
        return of(free(runnable(source(setup))), setup, ExternalLoads.of(setup), Optional.empty());
    }

    private static Description free(Description source) {
        return source.model().has("controls") ? source.with("controls", "~") : source;
    }

    /** The same with the controls of the setup. */
    public static ToolModel controlled(Setup setup) {
        return of(setup, ExternalLoads.of(setup), Optional.of(Controllers.of(setup)));
    }

    /** Reads the model alone. */
    public static ToolModel unloaded(Setup setup) {
        return of(setup, Optional.empty(), Optional.empty());
    }

    private static ToolModel of(Setup setup, Optional<ExternalLoads> loads, Optional<Controllers> controllers) {
        return of(runnable(source(setup)), setup, loads, controllers);
    }

    private static ToolModel of(
            Description given, Setup setup, Optional<ExternalLoads> loads, Optional<Controllers> controllers) {
        Description source = given;
        List<String> inputs = new ArrayList<>(List.of(source.name()));
        source = AddedActuators.to(source, setup, inputs);
        LoadTimes times = null;
        if (loads.isPresent()) {
            Path data = loads.get().data().toAbsolutePath();
            String name = loads.get().data().toString();
            DataTable table = DataTable.readWithGaps(name, SetupFolder.bytes(name, data, DataTable.LIMIT));
            source = loaded(source, loads.get(), table, data);
            times = loads.get().loads().isEmpty() ? null : new LoadTimes(table);
            inputs.add(loads.get().file());
            inputs.add(loads.get().data().toString());
            if (loads.get().loads().isEmpty()) {
                setup.warn("external_loads_file", "no load of " + loads.get().file() + " acts; all are switched off");
            }
        }
        if (controllers.isPresent()) {
            source = driven(source, controllers.get());
            controllers.get().file().map(Path::toString).ifPresent(inputs::add);
        }
        ModelFile file = source.compile();
        ToolModel model = new ToolModel(file, source.losses());
        model.inputs.addAll(inputs);
        model.loadTimes = times;
        controllers.ifPresent(model::look);
        return model;
    }

    /** Tells what is odd about controllers. */
    private void look(Controllers controllers) {
        remarks.addAll(controllers.remarks());
        if (controllers.isEmpty()) {
            return;
        }
        Set<String> controlled = controllers.controlled();
        List<String> idle = new ArrayList<>();
        file.model().forces().forEach((name, force) -> {
            if (force instanceof Actuator && !controlled.contains(name)) {
                idle.add(name);
            }
        });
        if (!idle.isEmpty()) {
            remarks.add(controllers.at() + ": there is no control of " + MotionFile.listed(idle)
                    + (idle.size() == 1 ? "; it keeps the one" : "; they keep those") + " of the model");
        }
    }

    private static Description driven(Description source, Controllers controllers) {
        if (controllers.isEmpty()) {
            return source;
        }
        Set<String> names = source.model().entries("forces").keySet();
        for (String actuator : controllers.actuators()) {
            if (!names.contains(actuator)) {
                throw new DocumentException(
                        Code.UNKNOWN_NAME,
                        controllers.at(),
                        "the model has no actuator '" + actuator + "'" + DidYouMean.hint(actuator, names, "force"));
            }
        }
        Path file = controllers.file().map(Path::toAbsolutePath).orElse(Path.of(""));
        Path folder = file.getParent();
        return source.with(
                controllers.overlay(),
                controllers.at().file(),
                ResourceRoot.folder(folder == null ? Path.of("") : folder));
    }

    private static String words(List<Loss> group) {
        Loss first = group.get(0);
        return (group.size() == 1 ? first.path() : group.size() + " elements " + first.element()) + ": "
                + first.meaning();
    }

    /** A file, or a name of the library if the command gave one. */
    private static Description source(Setup setup) {
        String text = setup.text(KEY);
        boolean given = setup.file().givenKeys().contains(KEY);
        if (given && Library.names().contains(text)) {
            return Library.find(text);
        }
        Path path = setup.requiredPath(KEY, "model");
        return Library.find(path.toString());
    }

    private static Description loaded(Description source, ExternalLoads loads, DataTable table, Path data) {
        Path folder = data.getParent(), last = data.getFileName();
        List<String> used = List.copyOf(source.model().entries("forces").keySet());
        Entry forces = loads.forces(table, used, String.valueOf(last));
        return source.with(forces, loads.file(), ResourceRoot.folder(folder == null ? Path.of("") : folder));
    }

    /** A model without a {@code run} can be analysed all the same. */
    private static Description runnable(Description source) {
        return source.model().has("run") ? source : source.with("run", "{until: 1 s}");
    }

    public String name() {
        return file.name();
    }

    public ModelFile file() {
        return file;
    }

    public Mechanism mechanism() {
        return file.mechanism();
    }

    public Model model() {
        return file.model();
    }

    public CoordinateLabels labels() {
        return labels;
    }

    /** Whether tables write a coordinate in degrees if they write angles so; those that OpenSim calls coupled they do not. */
    public boolean isInDegrees(Place p) {
        return p.coordinate().isAngle() && !coupled.contains(p);
    }

    /** What people call a generalised velocity: the label of its coordinate, or its own name. */
    public String speedLabel(int speed) {
        return labels.moving().stream()
                .filter(p -> p.v() == speed)
                .map(labels::label)
                .findFirst()
                .orElse(model().speedName(speed));
    }

    /** States that forces have of their own. */
    public InternalLabels internals() {
        return internals;
    }

    /** Coordinates that a coupler gives as functions of others: those that its equation names first. */
    public Set<Place> dependent() {
        Set<Integer> found = new HashSet<>();
        file.description().parts("constraints").forEach((name, part) -> {
            if (part.variant().equals("coupler")
                    && file.model().constraints().get(name) instanceof MeasureEquation equation
                    && equation.measures().get(0) instanceof JointCoordinate first) {
                found.add(first.q());
            }
        });
        return new CoordinateNames(file.model())
                .all().stream().filter(p -> found.contains(p.q())).collect(Collectors.toSet());
    }

    /** The pose that the file gives: defaults of the coordinates. */
    public State initial() {
        return file.initial().copy();
    }

    /** Files that were read for it. */
    public List<String> inputs() {
        return inputs;
    }

    /** Muscles of a foreign model whose law is not known: their paths are measured, and they do not act. */
    public List<String> muscles() {
        return muscles;
    }

    /** Names of the external loads, of a setup and of the model itself. */
    public List<String> externalLoads() {
        return file.model().forces().entrySet().stream()
                .filter(f -> f.getValue() instanceof ExternalLoad)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** What was lost in the translation and matters. */
    public List<String> losses() {
        return losses;
    }

    /** Refuses external loads that have no time in common with a motion. */
    public void requireLoads(double from, double until) {
        if (loadTimes != null) {
            loadTimes.requireAny(from, until);
        }
    }

    /** What is odd about the times of the external loads of a motion. */
    public List<String> loadWarnings(double[] motion) {
        if (loadTimes == null) {
            return List.of();
        }
        List<String> out = new ArrayList<>(loadTimes.gaps());
        String beyond = loadTimes.beyond(motion);
        if (!beyond.isEmpty()) {
            out.add(beyond);
        }
        return out;
    }

    /** What is to be known about the model, without what {@link #losses} tell. */
    public List<Finding> warnings() {
        List<Finding> all = new ArrayList<>();
        remarks.forEach(r -> all.add(Finding.warning(r)));
        file.warnings().sorted().stream()
                .filter(p -> !p.path().isEmpty()
                        || meanings.stream().noneMatch(m -> p.message().endsWith(": " + m)))
                .map(Finding::warning)
                .forEach(all::add);
        return all;
    }
}
