package org.condyle.expression;

/**
 * A text that could not be understood. The message names the part and the way out; the offset says where.
 *
 * <p>The message carries no position, because the reader of a file knows better how to say it (file, line, column).
 */
public final class ExpressionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final int offset;

    public ExpressionException(String message, int offset) {
        super(message);
        this.offset = offset;
    }

    /** The same error for a longer text in which this one begins at {@code by}. */
    public ExpressionException shifted(int by) {
        return new ExpressionException(String.valueOf(getMessage()), offset + by);
    }

    /** Characters before the offending place, from the start of the text that was parsed. */
    public int offset() {
        return offset;
    }
}
