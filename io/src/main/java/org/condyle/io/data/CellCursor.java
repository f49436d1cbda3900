package org.condyle.io.data;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Lines of a text and the cells of a line, as places in its bytes: nothing becomes a String before a name or a message
 * needs it, so that a table costs little more memory than its numbers. Line ends are those of any system.
 */
final class CellCursor {
    /** Separator of cells: any number of blanks and tabs. */
    static final char BLANKS = 0;

    private final byte[] bytes;
    private int next;
    private int line;
    private int start;
    private int end;
    private int[] from = new int[64];
    private int[] to = new int[64];
    private int count;
    private boolean quoteOpen;

    CellCursor(byte[] bytes) {
        this.bytes = bytes;
        next = bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF
                ? 3
                : 0;
    }

    /** Goes to the next line; false when there is none. */
    boolean nextLine() {
        if (next >= bytes.length) {
            return false;
        }
        start = next;
        while (next < bytes.length && bytes[next] != '\n' && bytes[next] != '\r') {
            next++;
        }
        end = next;
        next += next + 1 < bytes.length && bytes[next] == '\r' && bytes[next + 1] == '\n' ? 2 : 1;
        line++;
        count = 0;
        return true;
    }

    int line() {
        return line;
    }

    /** The line without blanks at its ends. */
    String text() {
        return text(start, end).strip();
    }

    boolean isBlank() {
        return firstAt() == end;
    }

    /** Its first character that is not blank; 0 in a blank line. */
    char first() {
        int i = firstAt();
        return i == end ? 0 : (char) (bytes[i] & 0xFF);
    }

    private int firstAt() {
        int i = start;
        while (i < end && isBlank(bytes[i])) {
            i++;
        }
        return i;
    }

    boolean contains(char c) {
        for (int i = start; i < end; i++) {
            if (bytes[i] == c) {
                return true;
            }
        }
        return false;
    }

    /**
     * Finds the cells of the line, at most some more than a table may have.
     *
     * @param quotes separators between double quotes do not count
     * @return number of cells
     */
    int split(char separator, boolean quotes) {
        count = 0;
        quoteOpen = false;
        if (separator == BLANKS) {
            int i = firstAt();
            while (i < end && count < TableBuilder.MOST_COLUMNS + 2) {
                int cell = i;
                while (i < end && !isBlank(bytes[i])) {
                    i++;
                }
                add(cell, i);
                while (i < end && isBlank(bytes[i])) {
                    i++;
                }
            }
            return count;
        }
        int cell = start;
        for (int i = start; i <= end && count < TableBuilder.MOST_COLUMNS + 2; i++) {
            if (i < end && quotes && bytes[i] == '"') {
                quoteOpen = !quoteOpen;
            } else if (i == end || (bytes[i] == separator && !quoteOpen)) {
                addStripped(cell, i);
                cell = i + 1;
            }
        }
        return count;
    }

    /** Forgets empty cells at the end of the line, down to {@code atLeast} cells. */
    int dropEmptyEnd(int atLeast) {
        while (count > atLeast && from[count - 1] == to[count - 1]) {
            count--;
        }
        return count;
    }

    /** Appends empty cells. */
    void extend(int cells) {
        while (count < cells) {
            add(end, end);
        }
    }

    private void addStripped(int a, int b) {
        while (a < b && isBlank(bytes[a])) {
            a++;
        }
        while (a < b && isBlank(bytes[b - 1])) {
            b--;
        }
        if (b - a >= 2 && bytes[a] == '"' && bytes[b - 1] == '"') {
            addStripped(a + 1, b - 1);
        } else {
            add(a, b);
        }
    }

    private void add(int a, int b) {
        if (count == from.length) {
            from = Arrays.copyOf(from, 2 * count);
            to = Arrays.copyOf(to, 2 * count);
        }
        from[count] = a;
        to[count++] = b;
    }

    /** Did the last split find a quote that is not closed? */
    boolean isQuoteOpen() {
        return quoteOpen;
    }

    int count() {
        return count;
    }

    int from(int cell) {
        return from[cell];
    }

    int to(int cell) {
        return to[cell];
    }

    byte at(int index) {
        return bytes[index];
    }

    /** The text of a cell without its quotes. */
    String cell(int i) {
        return text(from[i], to[i]).replace("\"", "");
    }

    String text(int a, int b) {
        return new String(bytes, a, b - a, StandardCharsets.UTF_8);
    }

    /** The number between two places, times a power of ten; NaN when there is none. */
    double number(int a, int b, int shift) {
        return Decimal.parse(bytes, a, b, shift);
    }

    /** Do the bytes say that there is no number: nothing, or nan in any spelling? Not what is infinite. */
    boolean isGap(int a, int b) {
        if (a == b) {
            return true;
        }
        int i = bytes[a] == '-' || bytes[a] == '+' ? a + 1 : a;
        return starts(i, b, "nan") || starts(i, b, "1.#qnan") || starts(i, b, "1.#ind") || starts(i, b, "1.#snan");
    }

    private boolean starts(int a, int b, String word) {
        if (b - a < word.length()) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (Character.toLowerCase((char) bytes[a + i]) != word.charAt(i)) {
                return false;
            }
        }
        // "nanometres" is no number, "nan(ind)" is none that is known
        return a + word.length() == b || bytes[a + word.length()] == '(';
    }

    private static boolean isBlank(byte c) {
        return c == ' ' || c == '\t';
    }
}
