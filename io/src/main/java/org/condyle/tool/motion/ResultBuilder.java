package org.condyle.tool.motion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.condyle.io.results.Filmed;
import org.condyle.mechanics.State;
import org.condyle.simulate.StateFrames;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.Figure;
import org.condyle.tool.result.LoadShares;
import org.condyle.tool.result.MarkerTracks;
import org.condyle.tool.result.Remark;
import org.condyle.tool.result.Remarks;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.Setup;
import org.jspecify.annotations.Nullable;

/** Collects the parts of a result while a tool works. */
public final class ResultBuilder {
    private final Setup setup;
    private final ToolModel model;
    private final String title;
    private final String label;
    private final List<State> film = new ArrayList<>();
    private final List<ResultTable> tables = new ArrayList<>();
    private final Map<String, String> documents = new LinkedHashMap<>();
    private final List<Figure> figures = new ArrayList<>();
    private final Set<String> inputs = new LinkedHashSet<>();
    private final Set<Remark> warnings = new LinkedHashSet<>();
    private final List<Remark> distrust = new ArrayList<>();
    private @Nullable StateFrames frames;
    private @Nullable MarkerTracks markers;
    private @Nullable LoadShares shares;
    private double[] times = {};
    private String stopped = "";

    /** @param what the analysis in words: "Inverse kinematics" */
    public ResultBuilder(Setup setup, ToolModel model, String what) {
        this.setup = setup;
        this.model = model;
        String own = setup.file().label();
        title = what + " of " + (own.isEmpty() ? model.model().name() : own);
        label = own;
        inputs.addAll(model.inputs());
        warnings.addAll(model.warnings());
    }

    /** What names of files begin with: the name of the tool and an underscore, or nothing. */
    public String prefix() {
        return label.isEmpty() ? "" : label.replaceAll("[^A-Za-z0-9_.-]", "_") + "_";
    }

    public ToolModel model() {
        return model;
    }

    public Setup setup() {
        return setup;
    }

    public void frame(State s) {
        film.add(s.copy());
    }

    /** The state that a picture of a frame shows, for what an analysis finds out about it; empty for a run. */
    public Optional<State> shown(int row) {
        return row < film.size() ? Optional.of(film.get(row)) : Optional.empty();
    }

    /** How actuators share what the motion takes. */
    public void shares(LoadShares found) {
        shares = found;
    }

    /** The film of a run, in place of single frames. */
    public void film(StateFrames run) {
        frames = run;
    }

    public void times(double[] analysed) {
        times = analysed.clone();
        warnAll(model.loadWarnings(times));
    }

    public void table(ResultTable table) {
        tables.add(table);
    }

    /** A file that is no table. */
    public void document(String file, String text) {
        documents.put(file, text);
    }

    public void figure(String name, double value, String unit, String says) {
        figures.add(new Figure(name, value, unit, says));
    }

    public void input(String file) {
        inputs.add(file);
    }

    public void warn(String message) {
        if (!message.isEmpty()) {
            warnings.add(Remark.of(message));
        }
    }

    public void warn(Remark remark) {
        warnings.add(remark);
    }

    public void warnAll(List<String> messages) {
        messages.forEach(this::warn);
    }

    public void distrust(String why) {
        distrust.add(Remark.of(why));
    }

    public void distrust(Remark why) {
        distrust.add(why);
    }

    public void stopped(String why) {
        stopped = why;
    }

    public void markers(MarkerTracks fit) {
        markers = fit;
    }

    public AnalysisResult result() {
        for (ResultTable t : tables) {
            if (!t.isFinite()) {
                distrust(t.file() + " contains numbers that are not finite");
            }
        }
        if (setup.knows(LoadPoints.KEY)) {
            warnAll(LoadPoints.warnings(model, setup.limit(LoadPoints.KEY, "m"), film));
        }
        Set<Remark> all = new LinkedHashSet<>();
        setup.file().warnings().sorted().stream().map(Remark::of).forEach(all::add);
        all.addAll(warnings);
        StateFrames shown = frames != null ? frames : StateFrames.of(model.model(), film);
        boolean none = frames == null && film.isEmpty();
        return new AnalysisResult(
                title,
                setup.type(),
                label,
                setup.file().name(),
                setup.file().text(),
                model.name(),
                none ? null : new Filmed(model.mechanism(), shown, model.file().planar()),
                times,
                List.copyOf(tables),
                documents,
                markers,
                shares,
                List.copyOf(figures),
                List.copyOf(inputs),
                new Remarks(List.copyOf(all), List.copyOf(distrust)),
                model.losses(),
                stopped);
    }
}
