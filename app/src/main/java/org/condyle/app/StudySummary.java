package org.condyle.app;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.study.StudyPage;
import org.condyle.app.study.StudyProgress;
import org.condyle.app.text.Terminal;
import org.condyle.study.Shard;
import org.condyle.study.Study;
import org.condyle.study.Table;
import org.condyle.study.task.Row;
import org.condyle.text.Quoted;
import org.condyle.view.TableReport;
import org.jspecify.annotations.Nullable;

/** The words of the command at the end of a study, or of a part of it, and its exit code. */
final class StudySummary {
    private static final int TOLD = 5;

    private final Table table;
    private final Study study;
    private final Shard part;
    private final Path folder;
    private final boolean merged;

    /** @param merged whether runs were combined only, and none was to be done */
    StudySummary(Table table, Shard part, Path folder, boolean merged) {
        this.table = table;
        this.merged = merged;
        study = table.study();
        this.part = part;
        this.folder = folder;
    }

    private int done() {
        return part.isWhole()
                ? table.rows().size()
                : (int) table.rows().stream().filter(r -> part.has(r.run())).count();
    }

    private int expected() {
        return part.size(study.runs());
    }

    void say(StudyProgress progress, PrintWriter out) {
        out.println(Terminal.strong(Quoted.visible(study.title())));
        out.println("  " + (part.isWhole() ? "" : "part " + part + ": ") + done() + " of " + expected() + " runs done"
                + progress.before() + ", in " + Terminal.duration(progress.seconds()));
        if (!part.isWhole()) {
            out.println("  'condyle study merge' with the same study and folder makes the table of all parts");
            return;
        }
        double[] least = new double[study.outputs().size()],
                most = new double[study.outputs().size()];
        Arrays.fill(least, Double.POSITIVE_INFINITY);
        Arrays.fill(most, Double.NEGATIVE_INFINITY);
        int without = 0;
        for (Row r : table.rows()) {
            if (!r.outcome().good()) { // as in the page and its statistics
                without++;
                continue;
            }
            for (int i = 0; i < least.length; i++) {
                double x = table.output(r, i);
                least[i] = x < least[i] ? x : least[i]; // NaN is neither
                most[i] = x > most[i] ? x : most[i];
            }
        }
        for (int i = 0; i < least.length; i++) {
            if (least[i] <= most[i]) {
                out.println("  " + study.outputs().get(i).column() + ": " + Terminal.number(least[i]) + " to "
                        + Terminal.number(most[i]) + " " + table.unit(i));
            }
        }
        if (without > 0) {
            out.println("  " + (without == table.rows().size() ? "no run has results that count: " : "")
                    + without + (without == 1 ? " run that failed or is" : " runs that failed or are")
                    + " not to be trusted " + (without == 1 ? "has" : "have") + " no part in the numbers");
        }
        out.println("  results in " + folder.resolve(Table.FILE)
                + (Files.exists(folder.resolve(TableReport.FILE)) ? "; open " + folder.resolve(TableReport.FILE) : ""));
    }

    /** The numbers by name, for scripts; a range that no run gives is null. */
    Map<String, Object> facts() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("study", study.title());
        all.put("part", part.isWhole() ? "" : part.toString());
        all.put("folder", folder.toString());
        all.put("runs", expected());
        all.put("done", done());
        all.put("stopped", table.irregular().size());
        all.put("untrusted", table.untrusted().size());
        all.put("notAsExpected", table.wrong().size());
        Map<String, Object> outputs = new LinkedHashMap<>();
        for (int i = 0; part.isWhole() && i < study.outputs().size(); i++) {
            int output = i;
            DoubleSummaryStatistics range = table.rows().stream()
                    .filter(r -> r.outcome().good())
                    .mapToDouble(r -> table.output(r, output))
                    .filter(Double::isFinite)
                    .summaryStatistics();
            Map<String, @Nullable Object> one = new LinkedHashMap<>();
            one.put("least", range.getCount() == 0 ? null : range.getMin());
            one.put("most", range.getCount() == 0 ? null : range.getMax());
            one.put("unit", table.unit(i));
            outputs.put(study.outputs().get(i).column(), one);
        }
        all.put("outputs", outputs);
        return all;
    }

    /** What went wrong, on standard error; gives the exit code. */
    int tell(PrintWriter err) {
        List<Row> irregular = table.irregular(), wrong = table.wrong(), untrusted = table.untrusted();
        why(irregular, err);
        if (!irregular.isEmpty()) {
            err.println(irregular.size() + " of " + study.runs()
                    + " runs stopped early or were refused; the table gives the reasons");
        }
        int again = table.triedAgain().size(), givenUp = table.givenUp().size();
        if (again > 0) {
            err.println(again + (again == 1 ? " run was" : " runs were")
                    + " tried more than once; the attempts are in journal.jsonl");
        }
        if (givenUp > 0) {
            err.println(givenUp + (givenUp == 1 ? " run was" : " runs were")
                    + " given up because of time, memory, a lost process or an internal error; --retry runs"
                    + (givenUp == 1 ? " it" : " them") + " again");
        }
        why(untrusted, err);
        if (!untrusted.isEmpty()) {
            err.println(untrusted.size() + " of " + study.runs()
                    + " runs are not to be trusted; the table gives the reasons");
        }
        wrong.stream()
                .limit(TOLD)
                .forEach(r -> err.println(Quoted.visible("run " + r.run() + " (" + StudyPage.values(study, r.run())
                        + "): not as expected: " + String.join(", ", r.wrong()))));
        boolean complete = done() == expected();
        if (!complete && merged) {
            int missing = expected() - done();
            err.println(missing + " of " + expected() + (missing == 1 ? " runs is" : " runs are")
                    + " missing; the table in " + folder + " has the others. Combine again when all parts are done;"
                    + " 'condyle study' without merge does what is missing");
        } else if (!complete) {
            err.println("interrupted after " + done() + " of " + expected() + " runs; "
                    + (part.isWhole() ? "their table is in " + folder + "; " : "")
                    + "the same command continues from here");
        }
        return ExitCode.of(complete && irregular.isEmpty(), untrusted.isEmpty(), wrong.isEmpty());
    }

    private void why(List<Row> rows, PrintWriter err) {
        rows.stream()
                .limit(TOLD)
                .forEach(r -> err.println(
                        Quoted.visible("run " + r.run() + " (" + StudyPage.values(study, r.run()) + "): " + r.why())));
    }
}
