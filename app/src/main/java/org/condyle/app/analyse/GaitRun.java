package org.condyle.app.analyse;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.condyle.app.text.Terminal;
import org.condyle.io.results.FolderLock;
import org.condyle.text.Quoted;
import org.condyle.tool.gait.GaitChain;
import org.condyle.tool.gait.GaitCheck;
import org.condyle.tool.gait.GaitRequest;
import org.condyle.tool.gait.GaitResult;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultFolder;
import org.condyle.view.AnalysisReport;
import org.condyle.view.gait.GaitReport;

/** {@code condyle analyse gait}: all stages, their folders, the page of the whole. */
final class GaitRun {
    private final GaitRequest request;
    private final String version;
    private final String date;
    private final boolean report;

    GaitRun(GaitRequest request, String version, String date, boolean report) {
        this.request = request;
        this.version = version;
        this.date = date;
        this.report = report;
    }

    /** Runs all; inputs are read and checked before anything is written. */
    GaitResult run(Path folder, AnalysisPlace place, boolean force) throws IOException {
        place.check(force);
        GaitChain chain = GaitChain.prepare(request);
        try (FolderLock lock = place.lock()) {
            lock.clear();
            GaitResult result = chain.run(folder, this::stage);
            ResultFolder.write(result.whole(), version, folder);
            if (report) {
                GaitReport.write(result, version, date, folder);
            }
            return result;
        }
    }

    private void stage(AnalysisResult result, Path folder) throws IOException {
        ResultFolder.write(result, version, folder);
        if (report) {
            AnalysisReport.write(result, version, date, folder);
        }
    }

    /** What was decided, and the verdict, before the numbers. */
    static void tell(GaitResult result, PrintWriter out) {
        result.remarks().forEach(r -> out.println(Quoted.visible(r)));
        for (GaitCheck c : result.checks()) {
            String mark = switch (c.judged()) {
                case GOOD -> Terminal.good("good");
                case DOUBTED -> Terminal.unsure("doubted");
                case BAD -> Terminal.bad("bad");
            };
            out.println(mark + "  " + Quoted.visible(c.what() + ": " + c.found() + " (" + c.bound() + ")"));
        }
    }
}
