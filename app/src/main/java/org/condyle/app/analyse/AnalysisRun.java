package org.condyle.app.analyse;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.function.Consumer;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.Interruption;
import org.condyle.app.shell.Progress;
import org.condyle.app.shell.Version;
import org.condyle.simulate.Listener;
import org.condyle.text.Quoted;
import org.condyle.tool.gait.GaitChain;
import org.condyle.tool.gait.GaitResult;
import org.condyle.tool.result.AnalysisEnd;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.Finding;
import org.condyle.tool.result.ResultFolder;
import org.condyle.view.AnalysisReport;
import org.condyle.view.gait.GaitReport;

/** One analysis as a run of the command: progress, Ctrl-C, files, words and exit code. */
final class AnalysisRun {
    private final CommonOptions.Results options;
    private final Path folder;
    private final PrintWriter out;
    private final PrintWriter err;
    private final String date = LocalDate.now(ZoneId.systemDefault()).toString();

    AnalysisRun(CommonOptions.Results options, Path folder, PrintWriter out, PrintWriter err) {
        this.options = options;
        this.folder = folder;
        this.out = out;
        this.err = err;
    }

    /**
     * Work whose files are written.
     *
     * @param words that are printed before the numbers
     */
    private record Done(AnalysisResult result, Consumer<PrintWriter> words) {}

    private interface Work {
        Done run(Listener listener) throws IOException;
    }

    /** Runs a single analysis. */
    int single(SingleWork work) {
        return watched(listener -> {
            AnalysisResult result = work.run(listener);
            write(result, folder);
            return new Done(result, terminal -> {});
        });
    }

    /** An analysis whose results are not written yet. */
    interface SingleWork {
        AnalysisResult run(Listener listener);
    }

    /** Runs all stages of a gait analysis, each in a folder of its own. */
    int gait(GaitChain chain) {
        return watched(listener -> {
            GaitResult result = chain.run(folder, this::write, listener);
            ResultFolder.write(result.whole(), Version.text(), folder);
            if (!options.noReport) {
                GaitReport.write(result, Version.text(), date, folder);
            }
            return new Done(result.whole(), terminal -> GaitLines.print(result, terminal));
        });
    }

    private void write(AnalysisResult result, Path where) throws IOException {
        ResultFolder.write(result, Version.text(), where);
        if (!options.noReport) {
            AnalysisReport.write(result, Version.text(), date, where);
        }
    }

    private int watched(Work work) {
        Progress progress = new Progress(err, options.showsProgress());
        Interruption interruption = new Interruption(progress::stop);
        try {
            Done done = work.run(progress);
            progress.end();
            AnalysisResult result = done.result();
            tell(result, done.words());
            return ExitCode.of(!result.end().isEarly(), result.distrust().isEmpty(), true);
        } catch (IOException e) {
            progress.end();
            err.println(Quoted.visible("the analysis stopped: cannot read or write " + e.getMessage()
                    + "; check the free space and the permissions"));
            return ExitCode.STOPPED_EARLY;
        } finally {
            progress.end();
            out.flush();
            err.flush();
            interruption.close();
        }
    }

    /** Says what is odd before the numbers, and first of all that an analysis did not come to its end. */
    private void tell(AnalysisResult result, Consumer<PrintWriter> words) {
        if (result.end().isEarly()) {
            boolean interrupted = result.end().kind() == AnalysisEnd.Kind.INTERRUPTED;
            err.println(Quoted.visible((interrupted ? "" : "stopped early: ")
                    + result.end().message() + "; the results up to that time are in " + folder));
        }
        result.distrust().forEach(d -> err.println(Quoted.visible("not to be trusted: " + d)));
        result.findings(Finding.Level.WARNING)
                .forEach(f -> err.println(Quoted.visible(f.told().line())));
        result.losses().forEach(l -> err.println(Quoted.visible("lost in translation: " + l)));
        err.flush();
        if (options.json) {
            out.println(ResultFolder.summary(result, Version.text()).strip());
        } else if (!options.quiet) {
            words.accept(out);
            new AnalysisLines(out).print(result, folder, !options.noReport);
        }
    }
}
