package org.condyle.expression;

import org.condyle.text.Hint;

/**
 * A text that could not be understood. The message names the part and the way out; the kind and the offset say what is wrong
 * and where, for programs.
 *
 * <p>The message carries no position, because the reader of a file knows better how to say it (file, line, column).
 */
public final class ExpressionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** What is wrong, as far as somebody must act differently. */
    public enum Kind {
        /** Not written by the rules: a sign is missing, or an argument. */
        SYNTAX,
        /** Where one number with its unit is needed, there is something else. */
        NOT_A_NUMBER,
        UNKNOWN_NAME,
        UNKNOWN_FUNCTION,
        UNKNOWN_UNIT,
        /** The whole is not of the dimension that is needed. */
        OTHER_DIMENSION,
        /** The dimensions of parts do not fit together. */
        MIXED_DIMENSIONS,
        NOT_FINITE,
        /** Formulas use each other in a ring. */
        CYCLE
    }

    private final Kind kind;
    private final String said;
    private final String hint;
    private final int offset;
    private final String name;

    /** Something that is not written by the rules. */
    public ExpressionException(String message, int offset) {
        this(Kind.SYNTAX, message, "", offset);
    }

    /** @param hint what to write instead, after the message and a semicolon; empty if that is not known */
    public ExpressionException(Kind kind, String message, String hint, int offset) {
        this(kind, message, hint, offset, "");
    }

    /** @param name that nothing has, as far as the text could be one name; empty if this is another error */
    public ExpressionException(Kind kind, String message, String hint, int offset, String name) {
        super(Hint.after(message, Hint.alone(hint)));
        this.kind = kind;
        this.said = message;
        this.hint = Hint.alone(hint);
        this.offset = offset;
        this.name = name;
    }

    public Kind kind() {
        return kind;
    }

    /** The message without the hint. */
    public String said() {
        return said;
    }

    /** What to write instead; empty if that is not known. */
    public String hint() {
        return hint;
    }

    /** The name that is unknown, perhaps with what follows it; empty if this is another error. */
    public String unknownName() {
        return name;
    }

    /** The same error for a longer text in which this one begins at {@code by}. */
    public ExpressionException shifted(int by) {
        return new ExpressionException(kind, said, hint, offset + by, name);
    }

    /** The same error with another hint. */
    public ExpressionException hinting(String other) {
        return new ExpressionException(kind, said, other, offset, name);
    }

    /** The same error in a text that another one names. */
    public ExpressionException within(String whole, int at) {
        return new ExpressionException(kind, whole + said, hint, at);
    }

    /** Characters before the offending place, from the start of the text that was parsed. */
    public int offset() {
        return offset;
    }
}
