package org.condyle.tool.motion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.condyle.analyse.motion.Instant;
import org.condyle.io.results.AskedPlot;
import org.condyle.io.results.View;
import org.condyle.mechanics.State;
import org.condyle.simulate.StateFrames;
import org.condyle.tool.result.AnalysisEnd;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.Figure;
import org.condyle.tool.result.Finding;
import org.condyle.tool.result.LoadShares;
import org.condyle.tool.result.MarkerTracks;
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
    private final List<AskedPlot> plots = new ArrayList<>();
    private final Set<String> inputs = new LinkedHashSet<>();
    private final List<Finding> findings = new ArrayList<>();
    private View view;
    private @Nullable Instant settling;
    private @Nullable StateFrames frames;
    private @Nullable MarkerTracks markers;
    private @Nullable LoadShares shares;
    private double[] times = {};
    private AnalysisEnd end = AnalysisEnd.COMPLETED;

    /** @param what the analysis in words: "Inverse kinematics" */
    public ResultBuilder(Setup setup, ToolModel model, String what) {
        this.setup = setup;
        this.model = model;
        String own = setup.file().label();
        title = what + " of " + (own.isEmpty() ? model.model().name() : own);
        label = own;
        view = model.file().view();
        inputs.addAll(model.inputs());
        findings.addAll(model.warnings());
    }

    /** What names of files begin with: the name of the tool and an underscore, or nothing. */
    public String prefix() {
        return label.isEmpty() ? "" : label.replaceAll("[^A-Za-z0-9_.-]", "_") + "_";
    }

    public ToolModel model() {
        return model;
    }

    /** Adds a frame of the motion. A state that was read from a table does not know what touches, which a picture shows. */
    public void frame(State s) {
        if (settling == null) {
            settling = new Instant(model.mechanism());
        }
        film.add(settling.settled(s).copy());
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
        model.loadWarnings(times).forEach(this::warn);
    }

    /** Those that were added until now. */
    public List<ResultTable> tables() {
        return List.copyOf(tables);
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
            warn(Finding.Topic.OTHER, message);
        }
    }

    public void warn(Finding.Topic topic, String message) {
        findings.add(Finding.warning(topic, message));
    }

    public void addAll(List<Finding> found) {
        findings.addAll(found);
    }

    public void distrust(String why) {
        distrust(Finding.Topic.OTHER, why);
    }

    public void distrust(Finding.Topic topic, String why) {
        findings.add(Finding.distrust(topic, why));
    }

    /** It could not go on. */
    public void stopped(String why) {
        end = AnalysisEnd.stopped(why);
    }

    /** It was asked to end. */
    public void interrupted(String where) {
        end = AnalysisEnd.interrupted(where);
    }

    public boolean isInterrupted() {
        return end.kind() == AnalysisEnd.Kind.INTERRUPTED;
    }

    public void markers(MarkerTracks fit) {
        markers = fit;
    }

    /** From where a picture of the motion looks at it, instead of what the model says. */
    public void view(View other) {
        view = other;
    }

    /** Adds a plot that the page shows before all others. */
    public void plot(AskedPlot plot) {
        plots.add(plot);
    }

    public AnalysisResult result() {
        for (ResultTable t : tables) {
            if (!t.isFinite()) {
                distrust(t.file() + " contains numbers that are not finite");
            }
        }
        if (setup.knows(LoadPoints.KEY)) {
            LoadPoints.warnings(model, setup.limit(LoadPoints.KEY, "m"), film).forEach(this::warn);
        }
        List<Finding> all = new ArrayList<>();
        setup.file().warnings().sorted().forEach(p -> all.add(Finding.warning(p)));
        all.addAll(findings);
        StateFrames shown = frames != null ? frames : StateFrames.of(model.model(), film);
        boolean none = frames == null && film.isEmpty();
        return new AnalysisResult(
                title,
                setup.type(),
                label,
                setup.file().name(),
                setup.file().text(),
                model.name(),
                none ? null : model.file().filmed(shown).seen(view),
                times,
                List.copyOf(tables),
                documents,
                markers,
                shares,
                List.copyOf(figures),
                List.copyOf(inputs),
                all,
                model.losses(),
                end,
                List.copyOf(plots));
    }
}
