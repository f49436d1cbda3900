package org.condyle.text;

/** What to write instead: the end of a message, and for programs a text of its own. */
public final class Hint {
    private static final String JOIN = "; ";

    private Hint() {}

    /** A hint without the semicolon by which some are made for the end of a message. */
    public static String alone(String hint) {
        return hint.startsWith(JOIN) ? hint.substring(JOIN.length()) : hint;
    }

    /** The whole line of a message and its hint, which may be empty. */
    public static String after(String message, String hint) {
        return hint.isEmpty() ? message : message + JOIN + hint;
    }
}
