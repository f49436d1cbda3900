package org.condyle.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A call whose arguments have not been read: {@code max(knee.angle, from=1 s)}, {@code contact(spheres, 2).restitution}.
 *
 * @param offset      where the name begins in the expression
 * @param field       the word after a dot that follows; empty if there is none
 * @param fieldOffset where that word begins
 */
public record Call(String name, int offset, List<Argument> arguments, String field, int fieldOffset) {
    /** The arguments without a name. */
    public List<Argument> plain() {
        return arguments.stream().filter(a -> !a.isNamed()).toList();
    }

    public ExpressionException error(String message) {
        return new ExpressionException(message, offset);
    }

    /** As it was written, without the field and blanks that do not matter. */
    @Override
    public String toString() {
        return arguments.stream().map(Argument::written).collect(Collectors.joining(", ", name + "(", ")"));
    }

    /** The call of {@code name} whose parenthesis opens at the cursor; the cursor is left behind it. */
    static Call read(Cursor cursor, String name, int start) {
        int open = cursor.skipSpaces();
        String text = cursor.text;
        List<Argument> arguments = new ArrayList<>();
        int depth = 0, from = open + 1, i = open;
        for (; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean closes = c == ')' || c == ']';
            if (depth == 1 && (closes || c == ',')) {
                if (!closes || !arguments.isEmpty() || !text.substring(from, i).isBlank()) {
                    arguments.add(argument(text, from, i));
                }
                from = i + 1;
            }
            depth += c == '(' || c == '[' ? 1 : closes ? -1 : 0;
            if (depth == 0) {
                break;
            }
        }
        if (i == text.length()) {
            throw new ExpressionException("'(' is not closed", open);
        }
        int end = i + 1, dot = end;
        if (end + 1 < text.length() && text.charAt(end) == '.' && Character.isLetter(text.charAt(end + 1))) {
            end++;
            while (end < text.length() && Character.isLetter(text.charAt(end))) {
                end++;
            }
        }
        cursor.at = end;
        return new Call(name, start, arguments, end == dot ? "" : text.substring(dot + 1, end), dot + 1);
    }

    private static Argument argument(String text, int from, int to) {
        int begin = Characters.skipSpaces(text, from);
        String written = text.substring(Math.min(begin, to), to).strip();
        int end = Characters.unitEnd(written, 0), sign = Characters.skipSpaces(written, end);
        boolean named = end > 0
                && Characters.startsName(written.charAt(0))
                && written.startsWith("=", sign)
                && !written.startsWith("==", sign);
        if (!named) {
            return new Argument(written, "", written, begin);
        }
        int value = Characters.skipSpaces(written, sign + 1);
        return new Argument(written, written.substring(0, end), written.substring(value), begin + value);
    }
}
