package org.condyle.io.document;

import java.util.Collection;
import java.util.Optional;

/** Suggestions in messages: the nearest known name, or all of them when they are few. */
public final class DidYouMean {
    private static final int FEW = 12;

    private DidYouMean() {}

    public static Optional<String> nearest(String given, Collection<String> known) {
        return Optional.ofNullable(org.condyle.math.DidYouMean.nearest(given, known));
    }

    /** The same for files: their endings are all alike, so at most half of what stands before may differ. */
    public static Optional<String> nearestFile(String given, Collection<String> files) {
        String stem = stem(given);
        Optional<String> same = files.stream().filter(f -> stem(f).equals(stem)).findFirst();
        return same.isPresent()
                ? same
                : nearest(given, files)
                        .filter(near -> org.condyle.math.DidYouMean.distance(stem, stem(near))
                                <= 0.5 * Math.max(stem.length(), stem(near).length()));
    }

    private static String stem(String file) {
        int dot = file.indexOf('.', 1);
        return dot < 0 ? file : file.substring(0, dot);
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
}
