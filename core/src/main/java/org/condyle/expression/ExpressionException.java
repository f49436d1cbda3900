package org.condyle.expression;

/**
 * A text that could not be understood. The message names the part and the way out; the offset says where.
 *
 * <p>The message carries no position, because the reader of a file knows better how to say it (file, line, column).
 */
public final class ExpressionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final int offset;
    private final String name;

    public ExpressionException(String message, int offset) {
        this(message, offset, "");
    }

    /** @param name that nothing has, as far as the text could be one name; empty if this is another error */
    public ExpressionException(String message, int offset, String name) {
        super(message);
        this.offset = offset;
        this.name = name;
    }

    /** The name that is unknown, perhaps with what follows it; empty if this is another error. */
    public String unknownName() {
        return name;
    }

    /** The same error for a longer text in which this one begins at {@code by}. */
    public ExpressionException shifted(int by) {
        return new ExpressionException(String.valueOf(getMessage()), offset + by, name);
    }

    /** Characters before the offending place, from the start of the text that was parsed. */
    public int offset() {
        return offset;
    }
}
