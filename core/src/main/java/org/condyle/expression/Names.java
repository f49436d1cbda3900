package org.condyle.expression;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.condyle.text.DidYouMean;

/**
 * Where a name ends. A hyphen in {@code right-thigh.angle} can only be told from the minus in
 * {@code right-left} by looking at what is known: the longest known name wins, otherwise the hyphen is a minus.
 */
final class Names {
    private Names() {}

    /** End of the longest name at {@code at} that the scope knows, otherwise the place of the first hyphen. */
    static int end(String text, int at, Scope scope) {
        int end = Characters.longestNameEnd(text, at);
        int shortest = end;
        for (int cut = end; cut > at; cut = text.lastIndexOf('-', cut - 1)) {
            String name = text.substring(at, cut);
            if (isKnown(name, at, scope)) {
                return cut;
            }
            shortest = cut;
        }
        return shortest;
    }

    private static boolean isKnown(String name, int at, Scope scope) {
        try {
            return scope.isName(name) || scope.function(name) != null;
        } catch (ExpressionException x) {
            throw x.shifted(at);
        }
    }

    /** The error for an unknown name: guesses the whole hyphenated word first, then its parts. */
    static ExpressionException unknown(String text, int at, Scope scope) {
        int end = Characters.longestNameEnd(text, at);
        String longest = text.substring(at, end), shortest = longest;
        Collection<String> known = new ArrayList<>(scope.names());
        known.add(ReservedWords.PI);
        for (int cut = end; cut > at; cut = text.lastIndexOf('-', cut - 1)) {
            shortest = text.substring(at, cut);
            String hint = DidYouMean.hint(shortest, known);
            if (!hint.isEmpty()) {
                return unknown(shortest, hint, at, longest);
            }
        }
        return unknown(shortest, wayOut(shortest, scope), at, longest);
    }

    private static ExpressionException unknown(String name, String hint, int at, String longest) {
        return new ExpressionException(
                ExpressionException.Kind.UNKNOWN_NAME, "unknown name '" + name + "'", hint, at, longest);
    }

    private static String wayOut(String name, Scope scope) {
        if (Units.isUnit(name)) {
            return "; if the unit is meant, write a number before it, such as 1 " + name;
        }
        List<String> names = scope.names().stream().sorted().toList();
        if (names.isEmpty()) {
            return "; no names are defined here";
        }
        return names.size() > 12 ? "" : "; the names defined here are " + String.join(", ", names);
    }
}
