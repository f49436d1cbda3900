package org.condyle.io.results;

import org.condyle.io.document.Problem;
import org.jspecify.annotations.Nullable;

/**
 * Something that a person should know before using results.
 *
 * @param text    as summaries and pages list it
 * @param problem what it is about, if it has a place in a file: then the text says itself that it is a warning
 */
public record Warning(String text, @Nullable Problem problem) {
    /** A warning without a place. */
    public static Warning of(String text) {
        return new Warning(text, null);
    }

    /** A warning at a place in a file. */
    public static Warning of(Problem problem) {
        return new Warning(problem.toString(), problem);
    }

    /** The same with the name of a part before it. */
    public Warning in(String part) {
        return new Warning(part + ": " + text, problem);
    }

    /** A line of the terminal, where every warning says that it is one. */
    public String line() {
        return problem != null ? text : "warning: " + text;
    }
}
