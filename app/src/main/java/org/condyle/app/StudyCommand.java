package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.condyle.app.study.StudyPage;
import org.condyle.app.text.Terminal;
import org.condyle.io.results.FolderLock;
import org.condyle.study.Engine;
import org.condyle.study.Journal;
import org.condyle.study.LocalEngine;
import org.condyle.study.Row;
import org.condyle.study.Studies;
import org.condyle.study.Study;
import org.condyle.study.StudyRun;
import org.condyle.study.Table;
import org.condyle.text.Quoted;
import org.condyle.view.TableReport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code condyle study}: many runs of a model, one table. */
@Command(
        name = "study",
        description = "Run a study: many runs of a model, with a table and a report. After an interruption it resumes.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exit codes: 0 all runs done; 1 a claim is not as expected; 2 bad input; 3 a run stopped early or was refused;",
            "4 a run is not to be trusted."
        })
final class StudyCommand implements Callable<Integer> {
    private static final int TOLD = 5;

    @Parameters(
            paramLabel = "FILE",
            completionCandidates = LibraryNames.OfStudies.class,
            description = "a study file, or the name of a library study (condyle examples)")
    private String name = "";

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "number of simultaneous runs (default: one for each processor core)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--engine", paramLabel = "ENGINE", description = "where the runs are executed: local (default)")
    private String engine = "local";

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "folder of the results (default condyle-out/<name>.study)")
    private @Nullable Path out;

    @Option(names = "--restart", description = "ignore finished runs and start from the beginning")
    private boolean restart;

    @Option(names = "--force", description = "permit writing into a folder that contains other results or files")
    private boolean force;

    @Option(names = "--yes", description = "start a study of very many runs without asking")
    private boolean yes;

    @Option(names = "--no-report", description = "write no report.html")
    private boolean noReport;

    @Option(names = "--quiet", description = "print no progress and no summary")
    private boolean quiet;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter terminal = spec.commandLine().getOut(),
                err = spec.commandLine().getErr();
        Engine place = engine();
        Study study = Studies.read(name);
        Path folder = out != null ? out : Path.of("condyle-out", study.shortName());
        OutFolder.prepare(folder);
        if (!force) {
            refuseOthers(study, folder);
        }
        SampleResults.confirm(study, yes, err);
        if (!restart) {
            SampleResults.refuseToExtend(study, folder, Version.text());
        }
        AtomicBoolean stop = new AtomicBoolean();
        StudyProgress progress = new StudyProgress(err, Terminal.interactive() && !quiet, study.runs());
        Interruption interruption = new Interruption(() -> stop.set(true));
        try {
            Table table = StudyRun.run(study, folder, place, Version.text(), restart, stop::get, progress);
            progress.end();
            SampleResults results = SampleResults.of(table, folder);
            if (!noReport) {
                String date = LocalDate.now(ZoneId.systemDefault()).toString();
                StudyPage page = new StudyPage(table, results.findings(), results.verdicts(), Version.text(), date);
                TableReport.write(page.page(), folder);
            }
            if (!quiet) {
                say(table, progress, folder, terminal);
                results.say(terminal);
            }
            int code = tell(table, folder, err);
            return results.tell(err) && code == Main.DONE ? Main.CLAIM_NOT_AS_EXPECTED : code;
        } catch (UncheckedIOException | IOException e) {
            Exception told = e instanceof UncheckedIOException u ? Objects.requireNonNull(u.getCause()) : e;
            err.println(Quoted.visible("the study stopped: " + told.getMessage()
                    + "; the finished runs are kept; free some space, then the same command continues"));
            return Main.STOPPED_EARLY;
        } catch (FolderLock.BusyException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        } finally {
            progress.end();
            terminal.flush();
            err.flush();
            interruption.close();
        }
    }

    /** A journal of the same study may be begun anew; that of another, and files of other people, are not written over. */
    private static void refuseOthers(Study study, Path folder) throws IOException {
        if (!Files.exists(folder.resolve(Journal.FILE))) {
            OutFolder.refuseForeign(folder, f -> false);
            return;
        }
        String owner = Journal.owner(folder);
        if (owner != null
                && !Path.of(owner).normalize().equals(Path.of(study.name()).normalize())) {
            throw OutFolder.holds(folder, "the results of another study (" + owner + ")");
        }
    }

    private Engine engine() {
        if (!engine.equals("local")) {
            throw new UserException("--engine " + engine + ": there is no such engine; the only one is: local");
        }
        if (threads < 1 || threads > 1024) {
            throw new UserException("--threads " + threads + ": must be a number from 1 to 1024");
        }
        return new LocalEngine(threads);
    }

    private static void say(Table table, StudyProgress progress, Path folder, PrintWriter out) {
        Study study = table.study();
        out.println(Terminal.strong(Quoted.visible(study.title())));
        out.println("  " + table.rows().size() + " of " + study.runs() + " runs done" + progress.before() + ", in "
                + Progress.duration(progress.seconds()));
        for (int i = 0; i < study.outputs().size(); i++) {
            int column = i;
            double[] x = table.rows().stream()
                    .mapToDouble(r -> table.output(r, column))
                    .filter(v -> !Double.isNaN(v))
                    .toArray();
            if (x.length > 0) {
                out.println("  " + study.outputs().get(i).column() + ": "
                        + Terminal.number(java.util.Arrays.stream(x).min().orElse(Double.NaN)) + " to "
                        + Terminal.number(java.util.Arrays.stream(x).max().orElse(Double.NaN)) + " " + table.unit(i));
            }
        }
        out.println("  results in " + folder.resolve(Table.FILE)
                + (Files.exists(folder.resolve(TableReport.FILE)) ? "; open " + folder.resolve(TableReport.FILE) : ""));
    }

    /** What went wrong, on standard error; gives the exit code. */
    private int tell(Table table, Path folder, PrintWriter err) {
        List<Row> irregular = table.irregular(), wrong = table.wrong(), untrusted = table.untrusted();
        why(table, irregular, err);
        if (!irregular.isEmpty()) {
            err.println(irregular.size() + " of " + table.study().runs()
                    + " runs stopped early or were refused; the table gives the reasons");
        }
        why(table, untrusted, err);
        if (!untrusted.isEmpty()) {
            err.println(untrusted.size() + " of " + table.study().runs()
                    + " runs are not to be trusted; the table gives the reasons");
        }
        wrong.stream()
                .limit(TOLD)
                .forEach(r ->
                        err.println(Quoted.visible("run " + r.run() + " (" + StudyPage.values(table.study(), r.run())
                                + "): not as expected: " + String.join(", ", r.wrong()))));
        if (!table.isComplete()) {
            err.println("interrupted after " + table.rows().size() + " of "
                    + table.study().runs() + " runs; their table is in " + folder
                    + "; the same command continues from here");
        }
        return !table.isComplete() || !irregular.isEmpty()
                ? Main.STOPPED_EARLY
                : !untrusted.isEmpty()
                        ? Main.NOT_TO_BE_TRUSTED
                        : wrong.isEmpty() ? Main.DONE : Main.CLAIM_NOT_AS_EXPECTED;
    }

    private static void why(Table table, List<Row> rows, PrintWriter err) {
        rows.stream()
                .limit(TOLD)
                .forEach(r -> err.println(Quoted.visible(
                        "run " + r.run() + " (" + StudyPage.values(table.study(), r.run()) + "): " + r.why())));
    }
}
