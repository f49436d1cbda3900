package org.condyle.expression;

import java.util.function.Function;

/**
 * The text between two commas of a {@link Call}, not parsed yet: {@code abs(knee.angle)} or {@code at=0.1 s}.
 *
 * @param written the whole of it, without blanks around
 * @param name    the word before {@code =}; empty if there is none
 * @param text    what stands after {@code =}, or all of it
 * @param offset  where the text begins in the expression
 */
public record Argument(String written, String name, String text, int offset) {
    public boolean isNamed() {
        return !name.isEmpty();
    }

    /** What the reader makes of the text; the place of a mistake is then the one in the whole expression. */
    public <T> T read(Function<String, T> reader) {
        try {
            return reader.apply(text);
        } catch (ExpressionException x) {
            throw x.shifted(offset);
        }
    }

    public ExpressionException error(String message) {
        return new ExpressionException(message, offset);
    }

    public ExpressionException error(ExpressionException.Kind kind, String message, String hint) {
        return new ExpressionException(kind, message, hint, offset);
    }
}
