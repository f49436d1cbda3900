package org.condyle.tool.result;

import org.condyle.io.document.Problem;
import org.jspecify.annotations.Nullable;

/**
 * Something that must be known about the input or the results of an analysis.
 *
 * @param topic   what it is about, where something depends on that
 * @param problem that it tells; null if it was found in no place of a file
 */
public record Remark(String text, Topic topic, @Nullable Problem problem) {
    /** What a remark is about. */
    public enum Topic {
        ANYTHING,
        /** Forces and moments at a free root that no load explains. */
        RESIDUALS,
        /** A motion without states of muscles. */
        NO_STATES
    }

    public static Remark of(String text) {
        return of(Topic.ANYTHING, text);
    }

    public static Remark of(Topic topic, String text) {
        return new Remark(text, topic, null);
    }

    public static Remark of(Problem problem) {
        return new Remark(problem.toString(), Topic.ANYTHING, problem);
    }

    /** The same as a part of a longer list. */
    public Remark under(String title) {
        return new Remark(title + ": " + text, topic, problem);
    }

    /** A line that says that this is a warning; a problem says so itself, behind its place. */
    public String line() {
        return problem == null ? "warning: " + text : text;
    }
}
