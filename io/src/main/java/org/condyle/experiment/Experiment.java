package org.condyle.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Mechanism;
import org.condyle.geometry.freeform.Tabulated;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Edit;
import org.condyle.io.document.EditedText;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.RunSettings;
import org.condyle.io.model.StartWarnings;
import org.condyle.io.model.read.EntryLocator;
import org.condyle.io.problem.Code;
import org.condyle.io.results.AskedPlot;
import org.condyle.io.results.FilmPass;
import org.condyle.io.results.Filmed;
import org.condyle.io.results.Picture;
import org.condyle.io.results.Presentation;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.Warning;
import org.condyle.measures.wrap.WrappedPath;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.simulate.BonaldiFremondScheme;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Checkpoint;
import org.condyle.simulate.Controller;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Recording;
import org.condyle.simulate.Simulation;
import org.condyle.simulate.Start;
import org.condyle.simulate.StateFrames;
import org.condyle.simulate.event.Event;
import org.jspecify.annotations.Nullable;

/** Runs a model file: assembly, simulation, outputs and claims. */
public final class Experiment {
    private final ModelFile file;
    private final RunRequest request;
    private final Mechanism mechanism;
    private final Channels channels;
    private final AbsentParts absent;
    private final Outputs outputs;
    private final @Nullable Picture picture;
    private final List<AskedPlot> plots;
    private final String over;
    private final List<Channel> recorded;
    private final Map<String, String> channelUnits;
    private final Start.Consistent start;
    private final double checkpointEvery;
    private final Problems warnings = new Problems();
    private Controller controller = Controller.NONE;
    private @Nullable Consumer<FilmPass> filmReaders;

    /** A model as its file has it. */
    public Experiment(ModelFile file) {
        this(file, RunRequest.AS_IN_FILE);
    }

    /**
     * Assembles, and looks through all formulas; what is wrong with the file or the request is thrown as a {@link
     * DocumentException}.
     */
    public Experiment(ModelFile file, RunRequest request) {
        this.file = file;
        this.request = request;
        mechanism = file.mechanism();
        channels = new Channels(mechanism);
        Problems problems = new Problems();
        absent = new AbsentParts(file.absent());
        ChannelNames names = new ChannelNames(channels, absent, problems);
        Formulas formulas = new Formulas(file, channels, absent, problems);
        formulas.define();
        outputs = new Outputs(file, request, channels, absent);
        outputs.prepare(problems);
        Entry driven = file.run().over();
        List<String> axis = driven == null ? List.of() : names.one(driven);
        over = axis.isEmpty() ? "" : axis.get(0);
        String axisName = over.isEmpty() ? Picture.TIME : over;
        picture = request.alone() ? null : names.picture(file.picture(), axisName);
        plots = request.alone()
                ? List.of()
                : new PlotNames(formulas, channels, names, problems).all(file.plots(), axisName);
        recorded = recorded(names);
        checkpointEvery = request.checkpointEvery(file, problems);
        channelUnits = request.alone() && request.curves().isEmpty() ? Map.of() : names.units(file.units());
        problems.throwIfErrors();
        warnings.addAll(file.warnings());
        warnings.addAll(problems);
        if (file.run().method() == RunSettings.Method.PUBLISHED) {
            try {
                BonaldiFremondScheme.check(file.model(), file.events());
            } catch (ModelException e) {
                throw new DocumentException(EntryLocator.problem(
                        Code.MODEL_REFUSED, file.root(), "run.method", String.valueOf(e.getMessage())));
            }
        }
        boolean moves = file.run().analysis() == RunSettings.Analysis.DYNAMICS;
        try {
            start = file.start().consistent(mechanism, file.run().assemble().first(), moves, this::rest);
        } catch (Start.OverlapException e) {
            throw new DocumentException(EntryLocator.problem(Code.OVERLAP_AT_START, file.root(), e));
        } catch (ModelException e) {
            throw new DocumentException(EntryLocator.problem(file.root(), e));
        }
        new StartWarnings(file, warnings).look(mechanism, start);
    }

    /** Looks at the assembled start, and brings it to rest if the file asks for that. */
    private boolean rest(State assembled) {
        warnings.addAll(new MuscleCheck(file, mechanism).look(assembled));
        return file.run().assemble() == RunSettings.Assemble.EQUILIBRIUM
                && RestingStart.settle(file, mechanism, assembled, warnings);
    }

    /** Lets a controller set the constant inputs of the model in the run that follows. */
    public Experiment controlledBy(Controller setsInputs) {
        controller = setsInputs;
        return this;
    }

    /**
     * Lets others read the film of the run that follows, in the same pass over its frames as the run itself.
     *
     * @param readers adds readers to the pass
     */
    public Experiment filmedFor(Consumer<FilmPass> readers) {
        filmReaders = readers;
        return this;
    }

    public Mechanism mechanism() {
        return mechanism;
    }

    public Channels channels() {
        return channels;
    }

    /** How the start was made consistent. */
    public Assembly.Result assembly() {
        return start.assembly();
    }

    /** The consistent start. */
    public State start() {
        return start.state().copy();
    }

    /** What a person should know before trusting the model: of its file, and of its outputs and claims. */
    public Problems warnings() {
        return warnings;
    }

    public ModelFile file() {
        return file;
    }

    /** Channel that a quasi-static analysis drives; empty if its file names none. */
    String over() {
        return over;
    }

    /** Cases whose outputs the outputs and claims of this one ask for. */
    public Set<String> otherCases() {
        return Set.copyOf(outputs.otherCases());
    }

    /** Channels asked for or the usual ones, and those that outputs and the picture need. */
    private List<Channel> recorded(ChannelNames found) {
        Set<String> names = new LinkedHashSet<>();
        if (request.usualChannels(file)) {
            channels.usual().forEach(c -> names.add(c.name()));
            names.addAll(file.formulas().keySet());
        }
        names.addAll(request.channels(file, found));
        names.addAll(outputs.channels());
        if (!over.isEmpty()) {
            names.add(over);
        }
        if (picture != null) {
            names.add(picture.x()); // the time is no channel, and is left out below
            names.addAll(picture.y());
        }
        plots.forEach(p -> names.addAll(p.channels()));
        List<Channel> list = new ArrayList<>();
        for (String n : names) {
            Channel c = channels.find(n);
            if (c != null) {
                list.add(c);
            }
        }
        return list;
    }

    /**
     * Runs the model.
     *
     * @param checkpoint where to go on from; null to begin at the start
     * @param otherCase  gives the outputs of another case, for claims that compare cases
     */
    public RunResult run(
            String version,
            Listener listener,
            @Nullable Checkpoint checkpoint,
            Function<String, Map<String, Double>> otherCase) {
        long begin = System.nanoTime();
        RunSettings run = file.run();
        if (run.wear() != null) {
            return new WornRun(this, request, run.wear()).run(version, listener, otherCase);
        }
        if (controller != Controller.NONE
                && (run.analysis() != RunSettings.Analysis.DYNAMICS || run.method() == RunSettings.Method.PUBLISHED)) {
            throw new IllegalStateException(
                    "a controller needs 'analysis: dynamics' and 'method: accurate'; nothing else calls it");
        }
        Run alone = switch (run.analysis()) {
            case DYNAMICS -> dynamics(listener, checkpoint);
            case LIMIT_CYCLE -> Cycles.run(this, Objects.requireNonNull(run.cycle()), listener);
            case KINEMATICS, INVERSE_DYNAMICS, EQUILIBRIUM, QUASI_STATIC ->
                Analyses.run(this, recorded, outputs.instants());
        };
        Run done = alone.tellingTablesOf(mechanism.model())
                .tellingForcesOf(mechanism.model())
                .noting(run.analysis() == RunSettings.Analysis.DYNAMICS ? start.settled() : List.of())
                .noting(absent.notes());
        double seconds = 1e-9 * (System.nanoTime() - begin);
        Map<String, Map<String, Double>> others = new LinkedHashMap<>();
        if (done.outcome().regular()) { // an interrupted run starts no further case
            outputs.otherCases().forEach(c -> others.put(c, otherCase.apply(c)));
        }
        Results results = new Results(file, channels, done, others);
        List<Warning> told = new ArrayList<>();
        done.outcome().warnings().forEach(w -> told.add(Warning.of(w)));
        warnings.sorted().forEach(p -> told.add(Warning.of(p)));
        start.warnings().forEach(w -> told.add(Warning.of(w)));
        Filmed filmed = file.filmed(done.film());
        play(filmed).forEach(w -> told.add(Warning.of(w)));
        Map<String, Double> numbers = new LinkedHashMap<>();
        Map<String, String> units = new LinkedHashMap<>();
        outputs.evaluate(results).forEach((name, q) -> {
            numbers.put(name, q.si());
            units.put(name, outputs.unit(name, q.dimension()));
        });
        results.missing().forEach(w -> told.add(Warning.of(w)));
        boolean regular = done.outcome().regular();
        EditedText.Result text = edited();
        return new RunResult(
                version,
                file.name(),
                file.description().caseName(),
                file.description().changes(),
                file.title(),
                file.source(),
                done.recording(),
                done.outcome(),
                seconds,
                numbers,
                units,
                regular ? new ClaimJudge(file, channels, request.judging(), outputs).judge(done, others) : List.of(),
                told,
                text.text(),
                filmed,
                picture,
                presentation(text.notes()));
    }

    /** Units of channels that the file asks for, by name. */
    Map<String, String> channelUnits() {
        return channelUnits;
    }

    /**
     * Shows the film to all who read it.
     *
     * @return where paths that forces act along jumped: energy that came or went there is in no account
     */
    private List<String> play(Filmed filmed) {
        Map<String, WrappedPath> paths =
                request.alone() ? new LinkedHashMap<>() : PathJumpSearch.candidates(mechanism.model());
        paths.keySet().retainAll(mechanism.model().forces().keySet());
        boolean jumps = file.run().analysis() == RunSettings.Analysis.DYNAMICS && !paths.isEmpty();
        if (!jumps && filmReaders == null) {
            return List.of();
        }
        FilmPass pass = new FilmPass(filmed);
        PathJumpSearch search = new PathJumpSearch(mechanism, jumps ? paths : Map.of(), JumpLines.SMALLEST);
        pass.add(search);
        if (filmReaders != null) {
            filmReaders.accept(pass);
        }
        pass.run();
        return JumpLines.ofMotion(search.find(), Place::name).stream()
                .map(line -> line + "; the energy that its force stores jumps with it")
                .toList();
    }

    private Presentation presentation(Map<Integer, String> notes) {
        Map<String, String> meanings = new LinkedHashMap<>();
        file.outputs().forEach((name, o) -> {
            if (!o.says().isBlank()) {
                meanings.put(name, o.says());
            }
        });
        List<Presentation.Change> changes = new ArrayList<>();
        for (Edit e : request.alone() ? List.<Edit>of() : file.description().edits()) {
            boolean set = (e.after() != null && e.after().at().isSetting())
                    || file.description().changes().keySet().stream()
                            .anyMatch(path ->
                                    (e.path() + ".").startsWith(path + ".") || (path + ".").startsWith(e.path() + "."));
            String by = set ? "--set" : "case " + file.description().caseName();
            changes.add(new Presentation.Change(e.path(), e.beforeText(), e.afterText(), by));
        }
        return new Presentation(channelUnits, meanings, changes, notes, plots, over);
    }

    /** What an analysis leaves; numbers are results beside the recording, such as natural frequencies. */
    record Run(Recording recording, StateFrames film, Outcome outcome, Map<String, Double> numbers) {
        /** With what is to be told about the lookup tables that were used: their memory, and what was read. */
        Run tellingTablesOf(Model model) {
            List<String> notes = new ArrayList<>();
            for (Surface s : model.surfaces()) {
                if (s.shape() instanceof Tabulated table) {
                    notes.add("lookup table of '" + s.name() + "': " + table.table());
                }
            }
            return noting(notes);
        }

        /** With what forces tell of the whole run. */
        Run tellingForcesOf(Model model) {
            List<String> notes = new ArrayList<>();
            @Nullable State end = film.end();
            model.forces().forEach((name, force) -> {
                String told = end != null && force instanceof ForceElement.Telling t ? t.told(end) : "";
                if (!told.isEmpty()) {
                    notes.add("'" + name + "': " + told);
                }
            });
            return noting(notes);
        }

        /** With further notes. */
        Run noting(List<String> further) {
            if (further.isEmpty()) {
                return this;
            }
            List<String> notes = new ArrayList<>(outcome.notes());
            notes.addAll(further);
            return new Run(recording, film, outcome.noting(notes), numbers);
        }
    }

    Run dynamics(Listener listener, @Nullable Checkpoint checkpoint) {
        if (file.run().method() == RunSettings.Method.PUBLISHED) {
            BonaldiFremondScheme scheme = new BonaldiFremondScheme(
                    mechanism, plan(file.events()), file.run().steps());
            Outcome outcome = scheme.run(start(), listener);
            return new Run(scheme.recording(), scheme.film(), outcome, Map.of());
        }
        Simulation simulation = new Simulation(mechanism, plan(file.events())).controlledBy(controller);
        Outcome outcome =
                checkpoint == null ? simulation.run(start(), listener) : simulation.resume(checkpoint, listener);
        return new Run(simulation.recording(), simulation.film(), outcome, Map.of())
                .noting(file.run().notes());
    }

    /** Whether rows between the start and the end are wanted; always, unless a few outputs are all that is. */
    private boolean everyRow() {
        return !request.alone() || outputs.rows() || !request.curves().isEmpty() || request.judging() != Judging.NONE;
    }

    private EditedText.Result edited() {
        return request.alone()
                ? new EditedText.Result("", Map.of())
                : EditedText.of(
                        file.root().at().file(),
                        file.description().text(),
                        file.description().edits());
    }

    /** The model file with what was changed written into it. */
    String modelText() {
        return edited().text();
    }

    /** What else is asked of a run, for another that takes its place. */
    Experiment asked(Experiment other) {
        controller = other.controller;
        filmReaders = other.filmReaders;
        return this;
    }

    /** What a run is asked to do; a new one for each run. */
    Plan plan(List<Event> events) {
        RunSettings run = file.run();
        List<Channel> all = new ArrayList<>(recorded);
        all.addAll(outputs.watched());
        return new Plan(
                run.until(),
                everyRow() ? run.every() : run.until() - run.from(),
                outputs.instants(),
                run.stepper(),
                run.stabilisation().get(),
                events,
                all,
                checkpointEvery,
                run.sequentialImpacts(),
                run.ledger());
    }
}
