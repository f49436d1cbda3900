package org.condyle.foreign;

import tools.jackson.core.io.NumberOutput;

/** Numbers in XML files: the shortest digits that read back as the same double. */
public final class XmlNumbers {
    private XmlNumbers() {}

    /** One number; a whole one without its point, and infinity and what is not a number as OpenSim writes them. */
    public static String of(double x) {
        if (Double.isNaN(x)) {
            return "NaN";
        }
        if (Double.isInfinite(x)) {
            return x > 0 ? "Inf" : "-Inf";
        }
        if (x == Math.rint(x) && Math.abs(x) < 1e15) {
            return Long.toString((long) x);
        }
        return NumberOutput.toString(x, true);
    }

    /** Several numbers with blanks between them. */
    public static String of(double... all) {
        StringBuilder out = new StringBuilder(12 * all.length);
        for (double x : all) {
            out.append(out.isEmpty() ? "" : " ").append(of(x));
        }
        return out.toString();
    }
}
