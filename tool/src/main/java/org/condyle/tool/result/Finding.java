package org.condyle.tool.result;

import org.condyle.io.document.Problem;
import org.condyle.io.results.Warning;

/**
 * Something about the input or the results of an analysis that a person should know.
 *
 * @param topic what it is about, where others must know that
 */
public record Finding(Level level, Topic topic, Warning told) {
    /** How much it matters. */
    public enum Level {
        /** The results can be used by whoever knows this. */
        WARNING,
        /** The results are not to be trusted. */
        DISTRUST
    }

    /** Subjects that several stages of one trial may find, and that are reported once for all of them. */
    public enum Topic {
        OTHER,
        /** Forces at a free root that nothing exerts, of a motion with external loads. */
        ROOT_RESIDUALS,
        /** A table of a motion that has no states of muscles. */
        MUSCLE_STATES
    }

    public static Finding warning(String text) {
        return warning(Topic.OTHER, text);
    }

    public static Finding warning(Topic topic, String text) {
        return new Finding(Level.WARNING, topic, Warning.of(text));
    }

    public static Finding warning(Problem problem) {
        return new Finding(Level.WARNING, Topic.OTHER, Warning.of(problem));
    }

    public static Finding distrust(Topic topic, String why) {
        return new Finding(Level.DISTRUST, topic, Warning.of(why));
    }

    /** The same with the name of a stage before it. */
    public Finding in(String stage) {
        return new Finding(level, topic, told.in(stage));
    }

    public String text() {
        return told.text();
    }
}
