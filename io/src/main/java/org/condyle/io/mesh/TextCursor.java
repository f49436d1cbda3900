package org.condyle.io.mesh;

import java.nio.charset.StandardCharsets;
import org.condyle.io.data.Decimal;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

/**
 * Lines and words of a text file, read where they lie: nothing becomes a String before a message or a name needs it.
 * Line ends are those of any system, a byte order mark is skipped. Begins on the first line.
 */
final class TextCursor {
    private final String file;
    private final byte[] bytes;
    private final boolean script;
    private int at;
    private int line = 1;
    private int start;
    private int end;

    /** @param script {@code #} begins a comment and a backslash at the end of a line continues it */
    TextCursor(String file, byte[] bytes, boolean script) {
        this.file = file;
        this.bytes = bytes;
        this.script = script;
        at = afterMark(bytes);
    }

    /** Where the text begins, behind a byte order mark. */
    static int afterMark(byte[] b) {
        return b.length >= 3 && b[0] == (byte) 0xEF && b[1] == (byte) 0xBB && b[2] == (byte) 0xBF ? 3 : 0;
    }

    /** Goes to the next line; false when there is none. */
    boolean nextLine() {
        while (at < bytes.length && !isLineEnd(bytes[at])) {
            at++;
        }
        if (at == bytes.length) {
            return false;
        }
        at += lineEndAt(at);
        line++;
        return at < bytes.length;
    }

    /** Takes the next word of this line; false when there is none. */
    boolean nextWord() {
        while (at < bytes.length && isBlankHere()) {
            at++;
        }
        start = at;
        if (at < bytes.length && !(script && bytes[at] == '#')) {
            while (at < bytes.length && !isLineEnd(bytes[at]) && !isBlankHere()) {
                at++;
            }
        }
        end = at;
        return end > start;
    }

    /** Is there nothing left on this line? */
    boolean isEmptyLine() {
        int back = at;
        boolean empty = !nextWord();
        at = back;
        return empty;
    }

    /** Takes the next word on this line or below; false at the end of the file. */
    boolean nextWordBelow() {
        while (!nextWord()) {
            if (!nextLine()) {
                return false;
            }
        }
        return true;
    }

    private boolean isBlankHere() {
        byte c = bytes[at];
        if (script && c == '\\' && at + 1 < bytes.length && isLineEnd(bytes[at + 1])) {
            at += lineEndAt(at + 1);
            line++;
            return true;
        }
        return c == ' ' || c == '\t' || c == 0x0B || c == 0x0C;
    }

    private static boolean isLineEnd(byte c) {
        return c == '\n' || c == '\r';
    }

    private int lineEndAt(int i) {
        return bytes[i] == '\r' && i + 1 < bytes.length && bytes[i + 1] == '\n' ? 2 : 1;
    }

    /** Is the word this one? Capitals do not matter. */
    boolean is(String keyword) {
        if (end - start != keyword.length()) {
            return false;
        }
        for (int i = start; i < end; i++) {
            if (Character.toLowerCase(bytes[i]) != keyword.charAt(i - start)) {
                return false;
            }
        }
        return true;
    }

    String word() {
        return new String(bytes, start, end - start, StandardCharsets.UTF_8);
    }

    /** What is left of this line. */
    String rest() {
        int from = at;
        while (at < bytes.length && !isLineEnd(bytes[at])) {
            at++;
        }
        return new String(bytes, from, at - from, StandardCharsets.UTF_8).strip();
    }

    /** The next word of this line as a number; {@code what} it is for the message. NaN when the file says so. */
    double number(String what) {
        if (!nextWord()) {
            throw problem(what + " is missing at the end of the line");
        }
        double value = Decimal.parse(bytes, start, end);
        if (Double.isNaN(value) && !Decimal.saysNotFinite(bytes, start, end)) {
            throw problem(what + " must be a number, found " + quoted());
        }
        return value;
    }

    /** The word up to a slash as a whole number; what does not fit a long is as large as a long can be. */
    long whole(String what) {
        int i = start;
        boolean minus = bytes[i] == '-';
        i += minus || bytes[i] == '+' ? 1 : 0;
        int first = i;
        long value = 0;
        for (; i < end && bytes[i] >= '0' && bytes[i] <= '9'; i++) {
            value = value > (Long.MAX_VALUE - 9) / 10 ? Long.MAX_VALUE : 10 * value + bytes[i] - '0';
        }
        if (i == first || (i < end && bytes[i] != '/')) {
            throw problem(what + " must be a whole number, found " + quoted());
        }
        return minus ? -value : value;
    }

    /** The word for a message. */
    String quoted() {
        int shown = Math.min(end, start + 80);
        return Quoted.of(new String(bytes, start, shown - start, StandardCharsets.UTF_8));
    }

    int line() {
        return line;
    }

    /** Number of the byte behind the last word. */
    int offset() {
        return at;
    }

    DocumentException problem(String message) {
        return new DocumentException(Code.BAD_MESH, new Position(file, line, 0), message);
    }
}
