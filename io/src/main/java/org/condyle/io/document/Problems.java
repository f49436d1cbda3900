package org.condyle.io.document;

import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;

/** Collects all problems, so that they are reported together. Equal problems are kept once. */
public final class Problems {
    private static final int SHOWN = 50;
    private static final int NAMED = 6;

    private final Set<Problem> all = new LinkedHashSet<>();
    private final BinaryOperator<String> foreign;

    public Problems() {
        this((path, word) -> "");
    }

    /** Knows words of other programs: {@code foreign} tells for path and word what to write instead, or nothing. */
    public Problems(BinaryOperator<String> foreign) {
        this.foreign = foreign;
    }

    public void add(Problem problem) {
        all.add(problem);
    }

    public void addAll(Problems others) {
        all.addAll(others.all);
    }

    public void error(Code code, Entry entry, String message) {
        error(code, entry, message, "");
    }

    /**
     * Adds an error.
     *
     * @param hint what to write instead; empty if that is not known
     */
    public void error(Code code, Entry entry, String message, String hint) {
        add(Problem.error(code, entry.at(), entry.path(), message, hint));
    }

    public void warning(Code code, Entry entry, String message) {
        warning(code, entry, message, "");
    }

    public void warning(Code code, Entry entry, String message, String hint) {
        add(Problem.warning(code, entry.at(), entry.path(), message, hint));
    }

    /** There is no {@code what} named {@code given}; says which one was probably meant. */
    public void unknown(Entry entry, String what, String given, Collection<String> known) {
        error(
                Code.UNKNOWN_NAME,
                entry,
                "there is no " + what + " " + Quoted.of(given),
                hint(entry, what, given, known));
    }

    /**
     * What was probably meant: what to write for a word of another program, a known one that is near, or one of a few.
     */
    String hint(Entry entry, String what, String given, Collection<String> known) {
        String instead = instead(entry, given, known);
        return instead.isEmpty() ? DidYouMean.hint(given, known, what) : instead;
    }

    /** The same where the known words have been listed already. */
    String instead(Entry entry, String given, Collection<String> known) {
        String ours = foreign.apply(entry.path(), given);
        return !ours.isEmpty()
                ? "; " + ours
                : DidYouMean.nearest(given, known)
                        .map(word -> "; did you mean " + Quoted.of(word) + "?")
                        .orElse("");
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    public boolean hasErrors() {
        return all.stream().anyMatch(Problem::isError);
    }

    public int size() {
        return all.size();
    }

    /** By file and place. */
    public List<Problem> sorted() {
        return all.stream().sorted(Comparator.comparing(Problem::at)).toList();
    }

    /** One line a problem, the first fifty; without a newline at the end. */
    public String render() {
        String text = sorted().stream().limit(SHOWN).map(Problem::toString).collect(Collectors.joining("\n"));
        int hidden = all.size() - SHOWN;
        return hidden > 0 ? text + "\n... and " + hidden + " more" : text;
    }

    /** What to print below: {@code 2 problems; nothing was run.} */
    public String footer(String consequence) {
        long errors = all.stream().filter(Problem::isError).count();
        long warnings = all.size() - errors;
        if (errors == 0) {
            return warnings == 0 ? "no problems." : count(warnings, "warning") + ".";
        }
        return count(errors, "problem") + (warnings == 0 ? "" : ", " + count(warnings, "warning")) + "; " + consequence
                + ".";
    }

    /** The usual footer of a model that could not be read. */
    public String footer() {
        return footer("nothing was run");
    }

    /** To print after the footer: which codes {@code condyle explain} can be asked for, those of errors if there are some. */
    public String more() {
        boolean wrong = hasErrors();
        List<String> codes = sorted().stream()
                .filter(p -> p.isError() || !wrong)
                .map(p -> p.code().word())
                .distinct()
                .toList();
        if (codes.size() <= 1) {
            return codes.isEmpty() ? "" : " 'condyle explain " + codes.get(0) + "' tells more.";
        }
        return " 'condyle explain CODE' tells more: "
                + codes.stream().limit(NAMED).collect(Collectors.joining(", "))
                + (codes.size() > NAMED ? " ..." : ".");
    }

    /** Goes on when there are at most warnings. */
    public void throwIfErrors() {
        if (hasErrors()) {
            throw new DocumentException(this);
        }
    }

    private static String count(long n, String what) {
        return n + " " + what + (n == 1 ? "" : "s");
    }

    @Override
    public String toString() {
        return render();
    }
}
