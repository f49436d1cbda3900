package org.condyle.io.document;

import java.io.Serializable;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * Where something was written. Line and column count from 1; a line of 0 means the file (or the {@code --set} option)
 * as a whole.
 */
public final class Position implements Comparable<Position>, Serializable {
    private static final long serialVersionUID = 1L;

    /** An option that sets {@code path}, as messages show it. */
    private record Setting(String path, String shown) implements Serializable {}

    /** A file name or a {@link Setting}; models have a place for every value, so that each field counts. */
    private final Serializable source;

    private final int line;
    private final int column;

    public Position(String file, int line, int column) {
        this((Serializable) file, line, column);
    }

    private Position(Serializable source, int line, int column) {
        this.source = source;
        this.line = line;
        this.column = column;
    }

    /** An option that sets {@code path}; {@code value} as it was given. */
    public static Position ofSetting(String path, String value) {
        return new Position(new Setting(path, Quoted.plain("--set " + path + "=" + value, 200)), 0, 0);
    }

    /** Another place in the same file or option. */
    public Position at(int otherLine, int otherColumn) {
        return new Position(source, otherLine, otherColumn);
    }

    public String file() {
        return source instanceof Setting option ? option.shown : (String) source;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    /** Path that the {@code --set} option changes; empty in a file. */
    public String setting() {
        return source instanceof Setting option ? option.path : "";
    }

    /** Whether it was written in a {@code --set} option. */
    public boolean isSetting() {
        return source instanceof Setting;
    }

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
        int byFile = file().compareTo(other.file());
        int byLine = byFile != 0 ? byFile : Integer.compare(line, other.line);
        return byLine != 0 ? byLine : Integer.compare(column, other.column);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Position p && source.equals(p.source) && line == p.line && column == p.column;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * source.hashCode() + line) + column;
    }

    @Override
    public String toString() {
        if (line == 0) {
            return file();
        }
        return column == 0 ? file() + ":" + line : file() + ":" + line + ":" + column;
    }
}
