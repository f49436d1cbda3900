package org.condyle.app.analyse;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.condyle.app.text.Terminal;
import org.condyle.text.Quoted;
import org.condyle.tool.result.AnalysisResult;

/** The readable summary of an analysis. */
record AnalysisLines(PrintWriter out) {
    private static final int LISTED = 12;

    void print(AnalysisResult r, Path folder, boolean report) {
        if (r.end().isEarly()) {
            out.println(Terminal.bad("STOPPED EARLY: ") + Quoted.visible(r.end().message()));
        }
        r.distrust().forEach(why -> out.println(Terminal.bad("NOT TO BE TRUSTED: ") + Quoted.visible(why)));
        out.println(
                Terminal.strong(Quoted.visible(r.title())) + Quoted.visible(" (" + r.tool() + "), model " + r.model()));
        int n = r.times().length;
        if (n > 0) {
            line(n + (n == 1 ? " row, " : " rows, ") + Terminal.number(r.times()[0]) + " s to "
                    + Terminal.number(r.times()[n - 1]) + " s");
        }
        r.figures().stream()
                .filter(f -> !f.says().isEmpty())
                .forEach(f -> line(f.says() + ": " + Terminal.quantity(f.value(), f.unit())));
        List<String> files = r.files();
        line("written to " + folder + ": " + String.join(", ", files.subList(0, Math.min(LISTED, files.size())))
                + (files.size() > LISTED ? " and " + (files.size() - LISTED) + " more" : "") + ", summary.json"
                + (report ? "; open " + folder.resolve("report.html") : ""));
    }

    private void line(String text) {
        out.println(Quoted.visible(text));
    }
}
