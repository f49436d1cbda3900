package org.condyle.text;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Suggestions in messages: the known word that is most similar to a mistyped word, or all of them if they are few. */
public final class DidYouMean {
    /**
     * Longer words are compared by their beginning only: typing errors later in a word are rare, and the cost stays
     * bounded.
     */
    private static final int LONGEST = 60;

    private static final int FEW = 12;

    private DidYouMean() {}

    /**
     * The nearest of {@code known}: one that differs only in case, otherwise the least number of inserted, dropped,
     * changed or swapped letters, at most a third of the length. Empty if none is that near.
     */
    public static Optional<String> nearest(String word, Collection<String> known) {
        String best = null;
        double bestDistance = Double.POSITIVE_INFINITY;
        for (String candidate : known) {
            if (candidate.equals(word)) {
                continue;
            }
            double distance = candidate.equalsIgnoreCase(word) ? 0.1 : distance(word, candidate);
            // A one-letter word is a change away from every other: only its case can be a slip.
            int longer = Math.min(LONGEST, Math.max(word.length(), candidate.length()));
            boolean meaningful =
                    distance < Math.min(word.length(), candidate.length()) && distance <= Math.max(1, (longer + 1) / 3);
            boolean nearer = distance < bestDistance
                    || (distance == bestDistance && best != null && candidate.compareTo(best) < 0);
            if (meaningful && nearer) {
                best = candidate;
                bestDistance = distance;
            }
        }
        return Optional.ofNullable(best);
    }

    /** The nearest of file names: their endings are all alike, so at most half of what stands before may differ. */
    public static Optional<String> nearestFile(String given, Collection<String> files) {
        String stem = stem(given);
        Optional<String> same = files.stream().filter(f -> stem(f).equals(stem)).findFirst();
        return same.isPresent()
                ? same
                : nearest(given, files)
                        .filter(near -> distance(stem, stem(near))
                                <= 0.5 * Math.max(stem.length(), stem(near).length()));
    }

    private static String stem(String file) {
        int dot = file.indexOf('.', 1);
        return dot < 0 ? file : file.substring(0, dot);
    }

    /** {@code ; did you mean 'x'?} or nothing, to be appended to a message. */
    public static String hint(String word, Collection<String> known) {
        return nearest(word, known)
                .map(near -> suggestion(near) + (near.equalsIgnoreCase(word) ? " Case matters." : ""))
                .orElse("");
    }

    /** {@code "; did you mean 'x'?"}, or the known names when they are few, or nothing. */
    public static String hint(String given, Collection<String> known, String what) {
        Optional<String> near = nearest(given, known);
        if (near.isPresent()) {
            return suggestion(near.get());
        }
        if (known.isEmpty() || known.size() > FEW) {
            return "";
        }
        String plural =
                what.endsWith("y") && !what.endsWith("ey") ? what.substring(0, what.length() - 1) + "ies" : what + "s";
        return "; known " + plural + ": " + String.join(", ", known);
    }

    private static String suggestion(String near) {
        return "; did you mean " + Quoted.of(near) + "?";
    }

    /** Optimal string alignment; a letter in the wrong case costs a half. */
    public static double distance(String left, String right) {
        String a = left.length() > LONGEST ? left.substring(0, LONGEST) : left;
        String b = right.length() > LONGEST ? right.substring(0, LONGEST) : right;
        String lowA = a.toLowerCase(Locale.ROOT);
        String lowB = b.toLowerCase(Locale.ROOT);
        int n = Math.min(a.length(), lowA.length());
        int m = Math.min(b.length(), lowB.length());
        double[][] d = new double[n + 1][m + 1];
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j <= m; j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                    continue;
                }
                boolean same = lowA.charAt(i - 1) == lowB.charAt(j - 1);
                double change = same ? (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 0.5) : 1;
                d[i][j] = Math.min(d[i - 1][j - 1] + change, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
                if (i > 1
                        && j > 1
                        && lowA.charAt(i - 1) == lowB.charAt(j - 2)
                        && lowA.charAt(i - 2) == lowB.charAt(j - 1)) {
                    d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
                }
            }
        }
        return d[n][m];
    }
}
