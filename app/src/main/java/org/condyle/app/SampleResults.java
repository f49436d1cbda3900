package org.condyle.app;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.condyle.app.shell.UserException;
import org.condyle.app.study.SampleHeadlines;
import org.condyle.app.text.Terminal;
import org.condyle.study.Findings;
import org.condyle.study.FindingsFiles;
import org.condyle.study.Journal;
import org.condyle.study.Shard;
import org.condyle.study.Study;
import org.condyle.study.StudyClaim;
import org.condyle.study.Table;
import org.condyle.text.Quoted;
import org.condyle.view.page.Text;
import org.jspecify.annotations.Nullable;

/**
 * What the command does for a study whose values are drawn: asks before very many runs, refuses to mix runs of a changed
 * study, and writes and tells the findings.
 *
 * @param findings null for other studies
 */
record SampleResults(@Nullable Findings findings, List<StudyClaim.Verdict> verdicts) {
    static final SampleResults NONE = new SampleResults(null, List.of());

    private static final int MANY = 100_000;
    private static final int MOST = 100_000_000; // the numbers of the runs are in memory

    /** Computes the findings of a table and writes their files. */
    static SampleResults of(Table table, Path folder) throws IOException {
        Findings f = Findings.of(table);
        if (f == null) {
            return NONE;
        }
        List<StudyClaim.Verdict> verdicts = table.isComplete() ? StudyClaim.judge(table.study(), f) : List.of();
        FindingsFiles.write(f, verdicts, folder);
        return new SampleResults(f, verdicts);
    }

    /**
     * A zero too many must not start a year of work. Who continues has said yes before.
     *
     * @param known how many runs of this part are done, as far as its status tells
     */
    static void confirm(Study study, Shard part, int known, boolean yes, PrintWriter err) throws IOException {
        int runs = part.size(study.runs());
        String many = (part.isWhole() ? "this study has " : "this part of the study has ") + spaced(runs) + " runs";
        if (runs - known > MANY && !yes) {
            ask(many + (known > 0 ? ", and " + spaced(runs - known) + " of them are not done yet" : ""), err);
        }
        if (runs > MOST) {
            throw new UserException(many + ", and one command can do " + spaced(MOST)
                    + " at most; ask for fewer samples, or divide the study with --shard 1/"
                    + (runs / MOST + 1) * part.of());
        }
    }

    private static void ask(String many, PrintWriter err) throws IOException {
        if (!Terminal.interactive()) {
            throw new UserException(many + "; if that is meant, add --yes");
        }
        err.print(many + "; start it? [y/N] ");
        err.flush();
        String answer = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset())).readLine();
        if (answer == null) {
            err.println(); // no line was typed that would have ended this one
        }
        if (answer == null || !answer.strip().toLowerCase(Locale.ROOT).startsWith("y")) {
            throw new UserException("nothing was run");
        }
    }

    private static String spaced(int number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', ' ');
    }

    /** Runs of a sample are many and dear: they are not thrown away because a file has changed. */
    static void refuseToExtend(Study study, Path folder, String version) throws IOException {
        String changes = study.sample() == null ? "" : Journal.changes(folder, version, study);
        if (!changes.isEmpty()) {
            throw new UserException(Quoted.visible("the runs in " + folder + " cannot be extended: " + changes
                    + "; --restart discards them, --out DIR writes to another folder"));
        }
    }

    void say(PrintWriter out) {
        if (findings == null) {
            return;
        }
        SampleHeadlines.of(findings).forEach(h -> out.println("  " + Quoted.visible(h)));
        verdicts.forEach(v -> out.println("  " + (v.holds() ? Terminal.good("✓") : Terminal.bad("✗")) + " "
                + Quoted.visible(v.id() + ": " + v.says())));
    }

    /** Claims that do not hold, on standard error; gives whether there are any. */
    boolean tell(PrintWriter err) {
        verdicts.stream()
                .filter(v -> !v.holds())
                .forEach(v -> err.println(Quoted.visible(
                        "the claim '" + v.id() + "' does not hold: " + v.says() + "; found " + Text.brief(v.value()))));
        return verdicts.stream().anyMatch(v -> !v.holds());
    }
}
