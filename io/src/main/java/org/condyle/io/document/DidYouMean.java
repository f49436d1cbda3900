package org.condyle.io.document;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** The known name nearest to a misspelt one, by the number of letters inserted, lost, changed or swapped. */
public final class DidYouMean {
    private static final int LONGEST = 64;
    private static final int FEW = 12;

    private DidYouMean() {}

    /** The nearest name, if about a third of its letters or fewer differ. Of equals the first. */
    public static Optional<String> nearest(String given, Collection<String> known) {
        if (given.length() > LONGEST) {
            return Optional.empty();
        }
        String mine = given.toLowerCase(Locale.ROOT);
        String best = null;
        int least = Integer.MAX_VALUE;
        for (String name : known) {
            int cutOff = Math.max(1, (Math.max(name.length(), given.length()) + 1) / 3);
            if (name.length() > LONGEST || Math.abs(name.length() - given.length()) > cutOff) {
                continue;
            }
            int d = distance(mine, name.toLowerCase(Locale.ROOT));
            // A cut-off of one must not turn every one-letter name into every other.
            if (d <= cutOff && d < least && d < Math.max(mine.length(), name.length())) {
                best = name;
                least = d;
            }
        }
        return Optional.ofNullable(best);
    }

    /** {@code "; did you mean 'x'?"}, or the known names when they are few, or nothing. */
    public static String hint(String given, Collection<String> known, String what) {
        Optional<String> near = nearest(given, known);
        if (near.isPresent()) {
            return "; did you mean " + Quoted.of(near.get()) + "?";
        }
        if (known.isEmpty() || known.size() > FEW) {
            return "";
        }
        String plural =
                what.endsWith("y") && !what.endsWith("ey") ? what.substring(0, what.length() - 1) + "ies" : what + "s";
        return "; known " + plural + ": " + String.join(", ", known);
    }

    /** Damerau-Levenshtein distance in its restricted form: no letter is edited twice. */
    static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                    continue;
                }
                int change = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                d[i][j] = Math.min(change, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) {
                    d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
                }
            }
        }
        return d[a.length()][b.length()];
    }
}
