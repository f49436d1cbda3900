package org.condyle.io.document;

import java.io.Serializable;

/**
 * Where something was written. Line and column count from 1; a line of 0 means the file (or the {@code --set} option)
 * as a whole.
 */
public record Position(String file, int line, int column) implements Comparable<Position>, Serializable {
    /** No particular place in {@code file}. */
    public static Position in(String file) {
        return new Position(file, 0, 0);
    }

    /** Place of the character number {@code index} of {@code text}. */
    static Position of(String file, String text, int index) {
        int line = 1;
        int start = 0;
        for (int i = 0; i < index; i++) {
            char c = text.charAt(i);
            if (c == '\n' || (c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n'))) {
                line++;
                start = i + 1;
            }
        }
        return new Position(file, line, text.codePointCount(start, index) + 1);
    }

    @Override
    public int compareTo(Position other) {
        int byFile = file.compareTo(other.file);
        int byLine = byFile != 0 ? byFile : Integer.compare(line, other.line);
        return byLine != 0 ? byLine : Integer.compare(column, other.column);
    }

    @Override
    public String toString() {
        if (line == 0) {
            return file;
        }
        return column == 0 ? file + ":" + line : file + ":" + line + ":" + column;
    }
}
