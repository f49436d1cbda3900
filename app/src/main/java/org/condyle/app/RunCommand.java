package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.FolderGuard;
import org.condyle.app.shell.Interruption;
import org.condyle.app.shell.Json;
import org.condyle.app.shell.ModelOptions;
import org.condyle.app.shell.Progress;
import org.condyle.app.shell.Version;
import org.condyle.app.text.ClaimLines;
import org.condyle.app.text.ContactLines;
import org.condyle.app.text.ImpactLines;
import org.condyle.app.text.MuscleLines;
import org.condyle.app.text.Terminal;
import org.condyle.experiment.CaseOutputs;
import org.condyle.experiment.Experiment;
import org.condyle.experiment.Judging;
import org.condyle.experiment.RunRequest;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.io.results.Checkpoints;
import org.condyle.io.results.ResultFiles;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Checkpoint;
import org.condyle.simulate.EnergyLedger;
import org.condyle.simulate.Outcome;
import org.condyle.text.Quoted;
import org.condyle.view.FilmReading;
import org.condyle.view.FilmReading.Part;
import org.condyle.view.Report;
import org.condyle.view.muscle.MuscleHistory;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code condyle run}: simulates a model and leaves recording, summary and report. */
@Command(
        name = "run",
        description = "Run a model and write recording, summary and report to one folder.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exit codes: 0 done, every claim as expected; 1 a claim is not; 2 bad input; 3 the run stopped early;",
            "4 the run reached its end but is not to be trusted."
        })
final class RunCommand extends CondyleCommand {
    @Mixin
    private ModelOptions model = new ModelOptions();

    @Option(
            names = "--record",
            paramLabel = "CH,CH",
            split = ",",
            description = "channels to record instead of those of the model")
    private List<String> record = List.of();

    @Mixin
    private CommonOptions.Results results = new CommonOptions.Results();

    @Option(
            names = "--export",
            paramLabel = "FORMAT,FORMAT",
            split = ",",
            description = "also write the motion for other programs: ${COMPLETION-CANDIDATES}"
                    + " (glb: scene.glb, an animation; vtk: paraview/run.pvd)")
    private List<Export> exports = List.of();

    @Option(
            names = "--judge",
            description = "judge the claims of the model even if --set has changed what they speak of")
    private boolean judge;

    @Option(
            names = "--checkpoint-every",
            paramLabel = "TIME",
            description = "write a checkpoint at this interval of simulated time, such as \"0.5 s\"")
    private @Nullable String checkpointEvery;

    @Option(names = "--resume", description = "continue from the checkpoint in the folder of the results")
    private boolean resume;

    @Override
    public Integer call() throws IOException {
        try {
            return call(err());
        } catch (DocumentException e) {
            if (results.json) {
                out().println(Json.problems(e));
            }
            throw e;
        }
    }

    private int call(PrintWriter err) throws IOException {
        Description source = model.source();
        ModelFile file = source.compile(model.caseName, model.changes());
        Experiment experiment = new Experiment(file, request());
        RunIdentity identity = RunIdentity.of(file, record);
        Path folder = results.folder(identity.folder(source.shortName()));
        boolean known = results.force || resume; // who resumes shows by the checkpoint that the folder is theirs
        try (FolderGuard guard = FolderGuard.enter(folder, known, new RunPlace(identity));
                CheckpointKeeper keeper =
                        new CheckpointKeeper(new Checkpoints(folder, identity.mark(source.document())), err)) {
            return run(source, file, experiment, keeper, guard.folder());
        }
    }

    private int run(Description source, ModelFile file, Experiment experiment, CheckpointKeeper keeper, Path folder)
            throws IOException {
        PrintWriter terminal = out(), err = err();
        Progress progress = new Progress(err, results.showsProgress(), keeper::keep);
        progress.began("", file.run().from());
        Checkpoint from = resume ? keeper.resume() : null;
        Interruption interruption = new Interruption(progress::stop);
        AtomicReference<FilmReading> film = new AtomicReference<>();
        Set<Part> shown = shown();
        if (!shown.isEmpty()) {
            String title = file.title().isBlank() ? file.name() : file.title();
            experiment.filmedFor(pass -> film.set(new FilmReading(pass, title, shown)));
        }
        try {
            RunResult result =
                    experiment.run(Version.text(), progress, from, new CaseOutputs(source, model.changes())::of);
            progress.end();
            return tell(result, film.get(), folder, terminal, err);
        } finally {
            progress.end();
            terminal.flush();
            err.flush();
            interruption.close();
        }
    }

    /** What is shown of the film. */
    private Set<Part> shown() {
        if (!results.noReport) {
            return Part.ALL;
        }
        Set<Part> parts = EnumSet.noneOf(Part.class);
        if (!exports.isEmpty()) {
            parts.add(Part.SCENE);
        }
        if (!results.quiet && !results.json) {
            parts.add(Part.MUSCLES);
        }
        return parts;
    }

    private RunRequest request() {
        RunRequest request = RunRequest.AS_IN_FILE
                .withChannels(record.stream().map(n -> option("--record", n)).toList())
                .withJudging(judge ? Judging.ALWAYS : Judging.UNLESS_CHANGED);
        return checkpointEvery == null
                ? request
                : request.withCheckpointEvery(option("--checkpoint-every", checkpointEvery));
    }

    /** The value of an option; what is wrong with it is said to be there. */
    private static Entry option(String name, String value) {
        return Entry.of(Position.in(Quoted.plain(name + " " + value, 200)), "", value.strip());
    }

    /** Writes the results, says how it went, gives the exit code. */
    private int tell(RunResult result, @Nullable FilmReading film, Path folder, PrintWriter terminal, PrintWriter err)
            throws IOException {
        ResultWriter written = new ResultWriter(folder);
        written.results(result);
        if (!results.noReport && film != null) {
            String date = LocalDate.now(ZoneId.systemDefault()).toString();
            written.attempt(() -> Report.write(result, film, date, folder));
        }
        if (film != null) {
            for (Export export : exports) {
                written.attempt(() -> export.write(film.scene(), folder));
            }
        }
        if (results.json) {
            terminal.println(ResultFiles.summary(result).strip());
        } else if (!results.quiet) {
            say(result, film == null ? MuscleHistory.NONE : film.muscles(), folder, terminal);
            terminal.flush();
        }
        result.outcome()
                .distrust()
                .forEach(why -> err.println(Quoted.visible(result.model() + ": not to be trusted: " + why)));
        result.warned().forEach(w -> err.println(Quoted.visible(w.line())));
        if (!result.outcome().regular()) {
            err.println(Quoted.visible(result.model() + ": " + result.outcome().message()
                    + "; the results up to that time are in " + folder));
        }
        if (!written.trouble().isEmpty()) {
            err.println(Quoted.visible(result.model() + ": " + written.trouble()));
            return ExitCode.STOPPED_EARLY;
        }
        return ExitCode.of(result.outcome().regular(), result.outcome().trusted(), result.asExpected());
    }

    private static void say(RunResult r, MuscleHistory muscles, Path folder, PrintWriter out) {
        Outcome o = r.outcome();
        o.distrust().forEach(why -> out.println(Terminal.bad("NOT TO BE TRUSTED: ") + Quoted.visible(why)));
        out.println(Terminal.strong(Quoted.visible(r.title().isEmpty() ? r.model() : r.title()))
                + (r.caseName().isEmpty() ? "" : ", case " + r.caseName()));
        out.println("  " + o.end().name().toLowerCase(java.util.Locale.ROOT) + " at t = " + Terminal.number(o.time())
                + " s in "
                + Terminal.duration(r.wallSeconds()) + ": " + o.steps() + " steps, " + o.rejected() + " rejected, "
                + o.evaluations() + " evaluations");
        EnergyLedger l = o.ledger();
        // Kinematics and equilibria integrate no energy, and a run that was refused at its start has none.
        if (o.evaluations() > 0 && Double.isFinite(l.last())) {
            out.println("  energy " + Terminal.number(l.initial()) + " -> " + Terminal.number(l.last()) + " J, work "
                    + Terminal.number(l.totalWork()) + " J, dissipated " + Terminal.number(l.totalDissipated())
                    + " J, unexplained " + String.format(java.util.Locale.ROOT, "%.1e", l.relativeResidual()));
        }
        if (o.maxPosition() > 0) {
            out.println(
                    "  constraints violated by at most " + String.format(java.util.Locale.ROOT, "%.1e", o.maxPosition())
                            + ", their rates by " + String.format(java.util.Locale.ROOT, "%.1e", o.maxVelocity()));
        }
        ImpactLines.of(o.impacts(), o.omitted().impacts(), r::contactDimension)
                .forEach(line -> out.println("  " + line));
        ContactLines.of(o.contacts(), r::contactDimension).forEach(line -> out.println("  " + line));
        MuscleLines.of(muscles).forEach(line -> out.println("  " + Quoted.visible(line)));
        int width = r.outputs().keySet().stream().mapToInt(String::length).max().orElse(0);
        r.shownOutputs()
                .forEach((name, x) -> out.println("  " + name + " ".repeat(width - name.length()) + "  "
                        + Terminal.quantity(x, r.outputUnit(name))));
        r.verdicts().forEach(v -> ClaimLines.of(v).forEach(line -> out.println("  " + line)));
        o.notes().forEach(m -> out.println("  note: " + m));
        Path report = folder.resolve("report.html");
        out.println("  results in " + folder + (Files.exists(report) ? "; open " + report : ""));
    }
}
