package org.condyle.tool.result;

/**
 * The end of an analysis.
 *
 * @param message why it ended early; empty if it did not
 */
public record AnalysisEnd(Kind kind, String message) {
    public static final AnalysisEnd COMPLETED = new AnalysisEnd(Kind.COMPLETED, "");

    /** The ways in which it can end. */
    public enum Kind {
        COMPLETED,
        /** The listener asked for it; results are those of the frames before. */
        INTERRUPTED,
        /** It could not go on. */
        STOPPED
    }

    public static AnalysisEnd interrupted(String message) {
        return new AnalysisEnd(Kind.INTERRUPTED, message);
    }

    public static AnalysisEnd stopped(String message) {
        return new AnalysisEnd(Kind.STOPPED, message);
    }

    public boolean isEarly() {
        return kind != Kind.COMPLETED;
    }
}
