package org.condyle.io.results;

import org.condyle.io.document.Problem;

/**
 * Something that a person should know before using results.
 *
 * @param text   as summaries and pages list it
 * @param placed whether the text begins with a place in a file, as a {@link Problem} writes it: then it says itself that it is a warning
 */
public record Warning(String text, boolean placed) {
    /** A warning without a place. */
    public static Warning of(String text) {
        return new Warning(text, false);
    }

    /** A warning at a place in a file. */
    public static Warning of(Problem problem) {
        return new Warning(problem.toString(), true);
    }

    /** The same with the name of a part before it. */
    public Warning in(String part) {
        return new Warning(part + ": " + text, placed);
    }

    /** A line of the terminal, where every warning says that it is one. */
    public String line() {
        return placed ? text : "warning: " + text;
    }
}
