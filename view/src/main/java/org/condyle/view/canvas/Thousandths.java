package org.condyle.view.canvas;

/** Numbers of drawings: thousandths, without trailing zeros; the same on every machine. */
final class Thousandths {
    private Thousandths() {}

    static void append(StringBuilder out, double x) {
        long thousandths = Math.round(1000 * x);
        if (thousandths < 0) {
            out.append('-');
        }
        long size = Math.abs(thousandths), rest = size % 1000;
        out.append(size / 1000);
        if (rest != 0) {
            out.append('.').append(rest / 100);
            if (rest % 100 != 0) {
                out.append(rest / 10 % 10);
                if (rest % 10 != 0) {
                    out.append(rest % 10);
                }
            }
        }
    }

    static String of(double x) {
        StringBuilder out = new StringBuilder();
        append(out, x);
        return out.toString();
    }
}
