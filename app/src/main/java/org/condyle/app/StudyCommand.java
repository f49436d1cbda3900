package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.FolderGuard;
import org.condyle.app.shell.Interruption;
import org.condyle.app.shell.Json;
import org.condyle.app.shell.LibraryNames;
import org.condyle.app.shell.UserException;
import org.condyle.app.shell.Version;
import org.condyle.app.study.EngineChoice;
import org.condyle.app.study.StatusCommand;
import org.condyle.app.study.StudyPage;
import org.condyle.app.study.StudyProgress;
import org.condyle.io.results.FolderLock;
import org.condyle.study.Engine;
import org.condyle.study.EngineException;
import org.condyle.study.EngineProvider;
import org.condyle.study.Journal;
import org.condyle.study.Shard;
import org.condyle.study.Studies;
import org.condyle.study.Study;
import org.condyle.study.StudyRun;
import org.condyle.study.StudyStatus;
import org.condyle.study.Table;
import org.condyle.text.Quoted;
import org.condyle.view.TableReport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code condyle study}: many runs of a model, one table. */
@Command(
        name = "study",
        description = "Run a study: many runs of a model, with a table and a report. After an interruption it resumes.",
        mixinStandardHelpOptions = true,
        subcommands = StatusCommand.class,
        footer = {
            "",
            "Exit codes: 0 all runs done; 1 a claim is not as expected; 2 bad input; 3 a run stopped early or was refused;",
            "4 a run is not to be trusted."
        })
final class StudyCommand extends CondyleCommand {
    @Parameters(
            arity = "0..1", // subcommands need none
            paramLabel = "FILE",
            completionCandidates = LibraryNames.OfStudies.class,
            description = "a study file, or the name of a library study (condyle examples)")
    private String name = "";

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "number of simultaneous runs (default: one for each processor core)")
    private @Nullable Integer threads;

    @Option(
            names = "--engine",
            paramLabel = "ENGINE",
            description = "where the runs are executed: local (default), spark (Spark in this process), or"
                    + " spark://HOST:PORT (a Spark cluster)")
    private String engine = "local";

    @Option(names = "--limit", paramLabel = "TIME", description = "longest time of one run, such as 60s or 5min")
    private @Nullable String limit;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description = "do only part I of N, in a folder of its own; 'condyle study merge' combines the parts")
    private @Nullable String shard;

    @Option(names = "--restart", description = "ignore finished runs and start from the beginning")
    private boolean restart;

    @Option(
            names = "--retry",
            description = "run again what was given up because of time, memory, a lost process or an internal error")
    private boolean retry;

    @Option(names = "--yes", description = "start a study of very many runs without asking")
    private boolean yes;

    @Mixin
    private CommonOptions.Results results = new CommonOptions.Results();

    @Override
    public Integer call() throws IOException {
        if (name.isEmpty()) {
            throw new UserException("condyle study needs a study file, or the name of a library study;"
                    + " 'condyle examples' lists them");
        }
        int wanted = threads == null ? 0 : threads;
        if (threads != null && threads < 1) {
            throw new UserException("--threads " + threads + ": must be a number from 1 to 1024");
        }
        try {
            Duration each = limit == null ? Duration.ZERO : EngineChoice.limit(limit);
            EngineChoice.check(engine, wanted);
            Shard part = shard == null ? Shard.WHOLE : part(shard);
            return run(
                    results,
                    new StudyRun.Order(part, restart, retry),
                    (study, tell) ->
                            EngineChoice.engine(engine, new EngineProvider.Setup(study, wanted, each, tell::tell)));
        } catch (EngineException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        }
    }

    private static Shard part(String text) {
        try {
            return Shard.parse(text);
        } catch (IllegalArgumentException e) {
            throw new UserException("--shard " + text + ": " + e.getMessage());
        }
    }

    @Command(
            name = "merge",
            description = "Combine the parts of a study that were run with --shard into one table and report.",
            mixinStandardHelpOptions = true)
    int merge(
            @Parameters(paramLabel = "FILE", description = "the study, as it was given to --shard") String study,
            @Mixin CommonOptions.Results merged)
            throws IOException {
        name = study;
        return run(merged, new StudyRun.Order(Shard.WHOLE, false, false), (s, tell) -> {
            try {
                if (StudyRun.parts(merged.folder(s.shortName())).isEmpty()) {
                    throw new UserException(
                            merged.folder(s.shortName()) + ": there are no parts to combine; parts are made by"
                                    + " 'condyle study " + study + " --shard 1/4' and so on, with the same --out");
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return Engine.NONE;
        });
    }

    /** Chooses the engine once the study is known. */
    private interface Choice {
        Engine of(Study study, StudyProgress tell);
    }

    private int run(CommonOptions.Results kept, StudyRun.Order order, Choice choice) throws IOException {
        PrintWriter terminal = out(), err = err();
        Study study = Studies.read(name);
        Path folder = kept.folder(study.shortName());
        Shard part = order.part();
        StudyProgress progress = new StudyProgress(err, kept.showsProgress(), part.size(study.runs()));
        Engine place = choice.of(study, progress);
        boolean there = Files.exists(folder); // a new one is made when it is sure that there will be runs
        if (there) {
            FolderGuard.prepare(folder);
            FolderGuard.check(folder, kept.force, new Place(study));
        }
        int known = order.restart()
                ? 0
                : StudyStatus.of(StudyRun.folder(folder, part))
                        .map(StudyStatus::done)
                        .orElse(0);
        SampleResults.confirm(study, part, known, yes || place == Engine.NONE, err);
        if (!there) {
            FolderGuard.prepare(folder);
        }
        if (!order.restart()) {
            SampleResults.refuseToExtend(study, folder, Version.text());
        }
        AtomicBoolean stop = new AtomicBoolean();
        Interruption interruption = new Interruption(() -> stop.set(true));
        try {
            Table table = StudyRun.run(study, folder, place, Version.text(), order, stop::get, progress);
            progress.end();
            SampleResults told = part.isWhole() ? SampleResults.of(table, folder) : SampleResults.NONE;
            if (!kept.noReport && part.isWhole()) {
                String date = LocalDate.now(ZoneId.systemDefault()).toString();
                StudyPage page = new StudyPage(table, told.findings(), told.verdicts(), Version.text(), date);
                TableReport.write(page.page(), folder);
            }
            StudySummary summary = new StudySummary(table, part, folder, place == Engine.NONE);
            if (kept.json) {
                terminal.println(Json.text(summary.facts()));
            } else if (!kept.quiet) {
                summary.say(progress, terminal);
                told.say(terminal);
            }
            int code = summary.tell(err);
            return told.tell(err) && code == ExitCode.DONE ? ExitCode.CLAIM_NOT_AS_EXPECTED : code;
        } catch (UncheckedIOException | IOException e) {
            Exception cause = e instanceof UncheckedIOException u ? Objects.requireNonNull(u.getCause()) : e;
            err.println(Quoted.visible("the study stopped: " + cause.getMessage()
                    + "; the finished runs are kept; free some space, then the same command continues"));
            return ExitCode.STOPPED_EARLY;
        } catch (FolderLock.BusyException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        } finally {
            progress.end();
            terminal.flush();
            err.flush();
            interruption.close();
        }
    }

    /** A journal of the same study may be begun anew; that of another is not written over. */
    private record Place(Study study) implements FolderGuard.Owner {
        @Override
        public FolderGuard.Contents contents(Path folder) throws IOException {
            if (!Files.exists(folder.resolve(Journal.FILE))) {
                return FolderGuard.Contents.NONE;
            }
            String owner = Journal.owner(folder);
            boolean other = owner != null
                    && !isSameFile(owner, study.name())
                    && !Journal.changes(folder, Version.text(), study).isEmpty();
            return other
                    ? FolderGuard.Contents.other("the results of another study (" + owner + ")")
                    : FolderGuard.Contents.SAME;
        }

        @Override
        public boolean isLeft(Path file) {
            return FolderGuard.name(file).equals(StudyRun.SHARDS);
        }
    }

    /** Whether two spellings lead to one file; names of the library are compared as they are. */
    private static boolean isSameFile(String one, String other) throws IOException {
        Path a = Path.of(one), b = Path.of(other);
        return a.normalize().equals(b.normalize()) || (Files.exists(a) && Files.exists(b) && Files.isSameFile(a, b));
    }
}
