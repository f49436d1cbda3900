package org.condyle.io.document;

/**
 * One thing wrong in one place.
 *
 * @param file what was read: a file name, or {@code --set run.until=0.5} for a value given on the command line
 * @param line from 1; 0 when the problem has no line
 * @param col from 1; 0 when the problem has no column
 * @param path keys that lead to the place ({@code forces.articulation.stiffness}); may be empty
 * @param message who, what, and the way out
 */
public record Problem(String file, int line, int col, String path, String message, Severity severity) {
    /** Errors stop the work, warnings are shown. */
    public enum Severity {
        ERROR,
        WARNING
    }

    public static Problem error(Position at, String path, String message) {
        return new Problem(at.file(), at.line(), at.column(), path, message, Severity.ERROR);
    }

    public static Problem warning(Position at, String path, String message) {
        return new Problem(at.file(), at.line(), at.column(), path, message, Severity.WARNING);
    }

    public Position at() {
        return new Position(file, line, col);
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** {@code file:line:col: path: message}. */
    @Override
    public String toString() {
        return at() + ": " + (isError() ? "" : "warning: ") + (path.isEmpty() ? "" : path + ": ") + message;
    }
}
