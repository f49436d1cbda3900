package org.condyle.tool;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.condyle.dynamics.Mechanism;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.Document;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.foreign.Loss;
import org.condyle.io.foreign.Losses;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.tool.setup.ExternalLoads;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupFolder;
import org.jspecify.annotations.Nullable;

/** The model of a setup, with the external loads of the setup laid over it. */
final class ToolModel {
    static final String KEY = "model_file";

    private final ModelFile file;
    private final List<String> losses;
    private final List<String> meanings;
    private final CoordinateLabels labels;
    private final List<String> muscles;
    private final List<String> inputs = new ArrayList<>();
    private @Nullable LoadTimes loadTimes;

    /** A model that a tool has made itself. */
    static ToolModel of(ModelFile made) {
        return new ToolModel(made, Losses.NONE);
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
                .toList();
        labels = new CoordinateLabels(file.model());
    }

    /** Reads the model that a setup names, and its external loads if it has some. */
    static ToolModel of(Setup setup) {
        return of(setup, ExternalLoads.of(setup));
    }

    /** Reads the model alone. */
    static ToolModel unloaded(Setup setup) {
        return of(setup, Optional.empty());
    }

    private static ToolModel of(Setup setup, Optional<ExternalLoads> loads) {
        Library.Source source = source(setup);
        List<String> inputs = new ArrayList<>(List.of(source.name()));
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
        ModelFile file = runnable(source).read("", List.of());
        ToolModel model = new ToolModel(file, source.losses());
        model.inputs.addAll(inputs);
        model.loadTimes = times;
        return model;
    }

    private static String words(List<Loss> group) {
        Loss first = group.get(0);
        return (group.size() == 1 ? first.path() : group.size() + " elements " + first.element()) + ": "
                + first.meaning();
    }

    /** A file, or a name of the library if the command gave one. */
    private static Library.Source source(Setup setup) {
        String text = setup.text(KEY);
        boolean given = setup.file().givenKeys().contains(KEY);
        if (given && Library.names().contains(text)) {
            return Library.find(text);
        }
        Path path = setup.requiredPath(KEY, "model");
        return Library.find(path.toString());
    }

    private static Library.Source loaded(Library.Source source, ExternalLoads loads, DataTable table, Path data) {
        Path folder = data.getParent(), last = data.getFileName();
        List<String> used = new ArrayList<>();
        source.document().find("forces").ifPresent(f -> used.addAll(f.children().keySet()));
        Entry forces = loads.forces(table, used, String.valueOf(last));
        Document over = source.document()
                .mergeFrom(forces, loads.file(), ResourceRoot.folder(folder == null ? Path.of("") : folder));
        return new Library.Source(source.name(), over, source.text(), source.losses());
    }

    /** A model without a {@code run} can be analysed all the same. */
    private static Library.Source runnable(Library.Source source) {
        if (source.document().find("run").isPresent()) {
            return source;
        }
        Position at = Position.in(source.name());
        Draft draft = new Draft(at);
        draft.mapping("run", at).set("until", at, 1, "s");
        return new Library.Source(
                source.name(), source.document().merge(draft.entry()), source.text(), source.losses());
    }

    String name() {
        return file.name();
    }

    ModelFile file() {
        return file;
    }

    Mechanism mechanism() {
        return file.mechanism();
    }

    Model model() {
        return file.model();
    }

    CoordinateLabels labels() {
        return labels;
    }

    /** The pose that the file gives: defaults of the coordinates. */
    State initial() {
        return file.initial().copy();
    }

    /** Files that were read for it. */
    List<String> inputs() {
        return inputs;
    }

    /** Muscles of a foreign model, whose paths are measured and which do not act. */
    List<String> muscles() {
        return muscles;
    }

    /** What was lost in the translation and matters. */
    List<String> losses() {
        return losses;
    }

    /** What is odd about the times of the external loads of a motion. */
    List<String> loadWarnings(double[] motion) {
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
    List<String> warnings() {
        return file.warnings().sorted().stream()
                .filter(p -> !p.path().isEmpty()
                        || meanings.stream().noneMatch(m -> p.message().endsWith(": " + m)))
                .map(Problem::toString)
                .toList();
    }
}
