package org.condyle.expression;

import org.jspecify.annotations.Nullable;

/** Signs between terms, and what to say about signs that other languages use. */
final class Symbols {
    private Symbols() {}

    static @Nullable Operation comparison(String text, int at) {
        if (text.startsWith("<=", at)) {
            return Operation.LESS_EQUAL;
        }
        if (text.startsWith(">=", at)) {
            return Operation.GREATER_EQUAL;
        }
        if (text.startsWith("==", at)) {
            return Operation.EQUAL;
        }
        if (text.startsWith("!=", at)) {
            return Operation.NOT_EQUAL;
        }
        return text.startsWith("<", at) ? Operation.LESS : text.startsWith(">", at) ? Operation.GREATER : null;
    }

    static @Nullable Operation sum(char c) {
        return c == '+' ? Operation.ADD : Characters.isMinus(c) ? Operation.SUBTRACT : null;
    }

    static @Nullable Operation product(char c) {
        return switch (c) {
            case '*', '·', '⋅' -> Operation.MULTIPLY;
            case '/' -> Operation.DIVIDE;
            default -> null;
        };
    }

    /** Why the expression cannot go on with what stands here. */
    static String complaint(Cursor cursor) {
        if (cursor.peek() == ')') {
            return "')' without '('";
        }
        if (cursor.peek() == ',') {
            return "',' separates the arguments of a function; use a point in decimal numbers";
        }
        String[][] habits = {
            {"**", "^"}, {"=", "=="}, {"&&", "and"}, {"||", "or"}, {"!", "not"}, {"²", "^2"}, {"³", "^3"}
        };
        for (String[] habit : habits) {
            if (cursor.text.startsWith(habit[0], cursor.at)) {
                return "'" + habit[0] + "' is not allowed here; write " + habit[1];
            }
        }
        return "an operator is missing before " + cursor.quote();
    }
}
