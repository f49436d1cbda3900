package org.condyle.expression;

/** A place in a text that moves forward; spaces between parts do not count. */
final class Cursor {
    final String text;
    int at;

    Cursor(String text, int at) {
        this.text = text;
        this.at = at;
    }

    /** Steps over spaces and tells where the next part begins. */
    int skipSpaces() {
        at = Characters.skipSpaces(text, at);
        return at;
    }

    /** The next character that is not a space, or 0 at the end. */
    char peek() {
        return skipSpaces() < text.length() ? text.charAt(at) : 0;
    }

    /** Steps over this character if it is the next one. */
    boolean accept(char c) {
        if (peek() != c) {
            return false;
        }
        at++;
        return true;
    }

    /** Steps over this word if it is the next one. */
    boolean acceptWord(String word) {
        int start = skipSpaces();
        int end = Characters.unitEnd(text, start);
        if (end - start != word.length() || !text.startsWith(word, start)) {
            return false;
        }
        at = end;
        return true;
    }

    boolean atEnd() {
        return skipSpaces() == text.length();
    }

    /** What stands here, for messages: a name, a number or a character. */
    String quote() {
        if (atEnd()) {
            return "the end";
        }
        int end = Math.max(Characters.unitEnd(text, at), Characters.numberEnd(text, at));
        int stop = Math.min(Math.max(end, at + 1), at + 40);
        if (stop < text.length() && Character.isHighSurrogate(text.charAt(stop - 1))) {
            stop++;
        }
        return "'" + text.substring(at, stop) + "'";
    }

    ExpressionException error(String message) {
        return new ExpressionException(message, at);
    }
}
