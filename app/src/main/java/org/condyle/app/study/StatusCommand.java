package org.condyle.app.study;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.text.Terminal;
import org.condyle.study.Engine;
import org.condyle.study.Shard;
import org.condyle.study.StudyRun;
import org.condyle.study.StudyStatus;
import org.condyle.text.Quoted;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code condyle study status}: how far a study is, seen from another terminal. */
@Command(
        name = "status",
        description = "Print how far a study is: runs done, failures, time left. It may be running somewhere else.",
        mixinStandardHelpOptions = true)
public final class StatusCommand extends CondyleCommand {
    private static final DateTimeFormatter CLOCK =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT).withZone(ZoneId.systemDefault());

    @Parameters(paramLabel = "DIR", description = "folder of the results, such as condyle-out/NAME.study")
    private Path folder = Path.of("");

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        Optional<StudyStatus> whole = StudyStatus.of(folder);
        int parts = 0, runs = 0, done = 0, all = 0;
        whole.ifPresent(s -> say(s, out));
        for (Path part : StudyRun.parts(folder)) {
            Optional<StudyStatus> status = StudyStatus.of(part);
            status.ifPresent(s -> say(s, out));
            parts += status.isPresent() ? 1 : 0;
            runs += status.map(StudyStatus::runs).orElse(0);
            done += status.map(StudyStatus::done).orElse(0);
            all = status.map(s -> Shard.parse(s.part()).of()).orElse(all);
        }
        if (parts > 1 || all > 1) {
            boolean some = parts < all;
            out.println(parts + (some ? " of " + all : "") + " parts" + (some ? " started" : "") + ": " + done + " of "
                    + (some ? "their " : "") + runs + " runs done");
        }
        if (parts == 0 && whole.isEmpty()) {
            line().getErr()
                    .println(Quoted.visible(folder + ": "
                            + (Files.isDirectory(folder)
                                    ? "this folder contains no study that was started with this version"
                                    : "there is no such folder")
                            + "; give the folder of the results, by default condyle-out/NAME.study"));
            return ExitCode.BAD_INPUT;
        }
        out.flush();
        return ExitCode.DONE;
    }

    private static void say(StudyStatus s, PrintWriter out) {
        out.println(Terminal.strong(Quoted.visible(s.title() + (s.part().isEmpty() ? "" : ", part " + s.part()))));
        out.println("  " + s.done() + " of " + s.runs() + " runs done"
                + (s.runs() > 0
                        ? String.format(Locale.ROOT, " (%.0f %%)", Math.floor(100.0 * s.done() / s.runs()))
                        : "")
                + (s.failed() > 0 ? ", " + s.failed() + " failed" : "")
                + (s.again() > 0 ? ", " + s.again() + " tried again" : "")
                + (s.isAlive() && s.left() >= 0 ? ", about " + Terminal.duration(s.left()) + " left" : ""));
        String process = "process " + s.process() + " on " + s.host() + ", engine " + s.engine();
        if (s.engine().equals(Engine.NONE.name())) {
            out.println("  parts combined " + CLOCK.format(Instant.ofEpochSecond(s.written()))
                    + (s.done() < s.runs() ? "; combine again when all parts are done" : ""));
            return;
        }
        String begun = "started " + CLOCK.format(Instant.ofEpochSecond(s.begun()));
        if (s.isAlive()) {
            out.println(Quoted.visible("  running: " + process + ", " + begun));
        } else if (s.state().equals(StudyStatus.RUNNING)) {
            out.println(Quoted.visible("  not running: the last sign of life of " + process + " is "
                    + Terminal.duration((double) s.silence().toSeconds()) + " old; the same command continues"));
        } else {
            out.println(Quoted.visible("  " + s.state() + " "
                    + CLOCK.format(Instant.ofEpochSecond(s.written())) + ", " + process
                    + (s.state().equals(StudyStatus.INTERRUPTED) ? "; the same command continues" : "")));
        }
        if (!s.trouble().isEmpty()) {
            out.println(Quoted.visible("  last failure: " + s.trouble()));
        }
    }
}
