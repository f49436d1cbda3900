package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.Callable;
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
import org.condyle.io.results.FolderLock;
import org.condyle.io.results.ResultFiles;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Checkpoint;
import org.condyle.simulate.EnergyLedger;
import org.condyle.simulate.Outcome;
import org.condyle.text.Quoted;
import org.condyle.view.Report;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

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
final class RunCommand implements Callable<Integer> {
    @Mixin
    private ModelOptions model = new ModelOptions();

    @Option(
            names = "--record",
            paramLabel = "CH,CH",
            split = ",",
            description = "channels to record instead of those of the model")
    private List<String> record = List.of();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "folder of the results (default condyle-out/<model>[-<case>][-<settings>])")
    private @Nullable Path out;

    @Option(names = "--force", description = "permit writing into a folder that contains other results or files")
    private boolean force;

    @Option(names = "--no-report", description = "write no report.html")
    private boolean noReport;

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

    @Option(names = "--quiet", description = "print no progress and no summary")
    private boolean quiet;

    @Option(names = "--json", description = "print summary.json on standard output")
    private boolean json;

    @Option(
            names = "--checkpoint-every",
            paramLabel = "TIME",
            description = "write a checkpoint at this interval of simulated time, such as \"0.5 s\"")
    private @Nullable String checkpointEvery;

    @Option(names = "--resume", description = "continue from the checkpoint in the folder of the results")
    private boolean resume;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        try {
            return call(spec.commandLine().getErr());
        } catch (DocumentException e) {
            if (json) {
                spec.commandLine().getOut().println(Json.problems(e));
            }
            throw e;
        }
    }

    private int call(PrintWriter err) throws IOException {
        Description source = model.source();
        ModelFile file = source.compile(model.caseName, model.changes());
        Experiment experiment = new Experiment(file, request());
        RunIdentity identity = RunIdentity.of(file, record);
        Path folder = out != null ? out : Path.of("condyle-out", identity.folder(source.shortName()));
        OutFolder.prepare(folder);
        try (FolderLock lock = OutFolder.lock(folder);
                CheckpointKeeper keeper =
                        new CheckpointKeeper(new Checkpoints(folder, identity.mark(source.document())), err)) {
            lock.clear();
            if (!force && !resume) { // who resumes shows by the checkpoint that the folder is theirs
                RunPlace.check(folder, identity);
            }
            return run(source, file, experiment, keeper, folder);
        }
    }

    private int run(Description source, ModelFile file, Experiment experiment, CheckpointKeeper keeper, Path folder)
            throws IOException {
        PrintWriter terminal = spec.commandLine().getOut(),
                err = spec.commandLine().getErr();
        Progress progress = new Progress(
                err, Terminal.interactive() && !quiet && !json, file.run().from(), keeper::keep);
        Checkpoint from = resume ? keeper.resume() : null;
        Interruption interruption = new Interruption(progress::stop);
        try {
            RunResult result =
                    experiment.run(Version.text(), progress, from, new CaseOutputs(source, model.changes())::of);
            progress.end();
            return tell(result, folder, terminal, err);
        } finally {
            progress.end();
            terminal.flush();
            err.flush();
            interruption.close();
        }
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
    private int tell(RunResult result, Path folder, PrintWriter terminal, PrintWriter err) throws IOException {
        ResultWriter written = new ResultWriter(folder);
        written.results(result);
        if (!noReport) {
            String date = LocalDate.now(ZoneId.systemDefault()).toString();
            written.attempt(() -> Report.write(result, date, folder));
        }
        for (Export export : exports) {
            written.attempt(() -> export.write(result, folder));
        }
        if (json) {
            terminal.println(ResultFiles.summary(result).strip());
        } else if (!quiet) {
            say(result, folder, terminal);
            terminal.flush();
        }
        result.outcome()
                .distrust()
                .forEach(why -> err.println(Quoted.visible(result.model() + ": not to be trusted: " + why)));
        result.warningLines().forEach(w -> err.println(Quoted.visible(w)));
        if (!result.outcome().regular()) {
            err.println(Quoted.visible(result.model() + ": " + result.outcome().message()
                    + "; the results up to that time are in " + folder));
        }
        if (!written.trouble().isEmpty()) {
            err.println(Quoted.visible(result.model() + ": " + written.trouble()));
            return Main.STOPPED_EARLY;
        }
        return code(result);
    }

    /** The worst that can be said of a run. */
    private static int code(RunResult result) {
        if (!result.outcome().regular()) {
            return Main.STOPPED_EARLY;
        }
        if (!result.outcome().trusted()) {
            return Main.NOT_TO_BE_TRUSTED;
        }
        return result.asExpected() ? Main.DONE : Main.CLAIM_NOT_AS_EXPECTED;
    }

    private static void say(RunResult r, Path folder, PrintWriter out) {
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
        MuscleLines.of(r).forEach(line -> out.println("  " + Quoted.visible(line)));
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
