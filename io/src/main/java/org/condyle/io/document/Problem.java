package org.condyle.io.document;

import java.util.LinkedHashMap;
import java.util.Map;
import org.condyle.io.problem.Code;
import org.condyle.text.Hint;

/**
 * One thing wrong in one place.
 *
 * @param code what kind of problem it is; programs decide by it, never by the message
 * @param at the place: a file, or {@code --set run.until=0.5} for a value given on the command line
 * @param path keys that lead to the place ({@code forces.articulation.stiffness}); may be empty
 * @param message who and what
 * @param hint what to write instead; may be empty
 */
public record Problem(Code code, Position at, String path, String message, String hint, Severity severity) {
    /** Errors stop the work, warnings are shown. */
    public enum Severity {
        ERROR,
        WARNING
    }

    public Problem {
        hint = Hint.alone(hint);
    }

    public static Problem error(Code code, Position at, String path, String message) {
        return error(code, at, path, message, "");
    }

    public static Problem error(Code code, Position at, String path, String message, String hint) {
        return new Problem(code, at, path, message, hint, Severity.ERROR);
    }

    public static Problem warning(Code code, Position at, String path, String message) {
        return warning(code, at, path, message, "");
    }

    public static Problem warning(Code code, Position at, String path, String message, String hint) {
        return new Problem(code, at, path, message, hint, Severity.WARNING);
    }

    /** The same of another place. */
    public Problem movedTo(Position other, String otherPath) {
        return new Problem(code, other, otherPath, message, hint, severity);
    }

    /** The same, but the work goes on. */
    public Problem asWarning() {
        return new Problem(code, at, path, message, hint, Severity.WARNING);
    }

    public String file() {
        return at.file();
    }

    /** From 1; 0 when the problem has no line. */
    public int line() {
        return at.line();
    }

    /** From 1; 0 when the problem has no column. */
    public int col() {
        return at.column();
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** Message and hint in one line. */
    public String said() {
        return Hint.after(message, hint);
    }

    /** All parts by name, for scripts. */
    public Map<String, Object> facts() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("code", code.word());
        all.put("severity", isError() ? "error" : "warning");
        all.put("file", file());
        all.put("line", line());
        all.put("column", col());
        all.put("path", path);
        all.put("message", message);
        all.put("hint", hint);
        return all;
    }

    /** {@code file:line:col: path: message; hint}. */
    @Override
    public String toString() {
        return at + ": " + (isError() ? "" : "warning: ") + (path.isEmpty() ? "" : path + ": ") + said();
    }
}
