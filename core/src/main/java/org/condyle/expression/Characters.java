package org.condyle.expression;

/** The alphabet of expressions: where numbers and names end. */
final class Characters {
    private Characters() {}

    static int skipSpaces(String text, int at) {
        int i = at;
        while (i < text.length() && (Character.isWhitespace(text.charAt(i)) || text.charAt(i) == '\u00a0')) {
            i++;
        }
        return i;
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** The hyphen, and the true minus that is copied out of papers. */
    static boolean isMinus(char c) {
        return c == '-' || c == '\u2212';
    }

    /** Letters of any script, so that θ and μ are names. */
    static boolean startsName(char c) {
        return Character.isLetter(c) || c == '_';
    }

    static boolean isNameCharacter(char c) {
        return startsName(c) || isDigit(c);
    }

    static boolean startsUnit(char c) {
        return Character.isLetter(c) || c == '%' || c == '°';
    }

    /** End of the unit name at {@code at}; {@code %} and {@code °} stand alone. */
    static int unitEnd(String text, int at) {
        if (at < text.length() && (text.charAt(at) == '%' || text.charAt(at) == '°')) {
            return at + 1;
        }
        int i = at;
        while (i < text.length() && isNameCharacter(text.charAt(i))) {
            i++;
        }
        return i;
    }

    /** End of a dotted name with hyphens inside; each dot and hyphen needs a name character right after it. */
    static int longestNameEnd(String text, int at) {
        int i = at;
        while (i < text.length()) {
            char c = text.charAt(i);
            boolean joint = (c == '.' || c == '-') && i + 1 < text.length() && isNameCharacter(text.charAt(i + 1));
            if (!joint && !isNameCharacter(c)) {
                break;
            }
            i++;
        }
        return i;
    }

    /** End of the unsigned decimal number at {@code at}, or {@code at} if there is none. */
    static int numberEnd(String text, int at) {
        int i = digitsEnd(text, at);
        int digits = i - at;
        if (i < text.length() && text.charAt(i) == '.') {
            int end = digitsEnd(text, i + 1);
            digits += end - i - 1;
            i = end;
        }
        if (digits == 0) {
            return at;
        }
        // An e belongs to the number only if digits follow: 2e3 is a number, 2e is two of something.
        if (i < text.length() && (text.charAt(i) == 'e' || text.charAt(i) == 'E')) {
            int j = i + 1;
            if (j < text.length() && (text.charAt(j) == '+' || text.charAt(j) == '-')) {
                j++;
            }
            int end = digitsEnd(text, j);
            if (end > j) {
                return end;
            }
        }
        return i;
    }

    private static int digitsEnd(String text, int at) {
        int i = at;
        while (i < text.length() && isDigit(text.charAt(i))) {
            i++;
        }
        return i;
    }
}
