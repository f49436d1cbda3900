package org.condyle.app.joint;

import java.io.PrintWriter;
import java.util.Locale;
import org.condyle.fit.Estimate;
import org.condyle.fit.JointFit;
import org.condyle.fit.LinearFit;
import org.condyle.fit.SphereFit;

/** The fitted joint on the terminal. */
record JointLines(PrintWriter out, double confidence) {
    void print(JointFit f) {
        SphereFit sphere = f.sphere();
        if (sphere == null) {
            say("centre       none: directions were measured");
        } else {
            Estimate[] c = new Estimate[3];
            for (int k = 0; k < 3; k++) {
                c[k] = sphere.centre(k, confidence);
            }
            say(
                    "centre       %.2f ± %.2f, %.2f ± %.2f, %.2f ± %.2f mm",
                    1000 * c[0].value(),
                    1000 * c[0].halfWidth(),
                    1000 * c[1].value(),
                    1000 * c[1].halfWidth(),
                    1000 * c[2].value(),
                    1000 * c[2].halfWidth());
            double[] a = sphere.algebraicCentre();
            say("  algebraic  %.2f, %.2f, %.2f mm", 1000 * a[0], 1000 * a[1], 1000 * a[2]);
            String radius = sphere.radii().length == 1
                    ? String.format(
                            Locale.ROOT,
                            " ± %.2f",
                            1000 * sphere.radius(0, confidence).halfWidth())
                    : "";
            say(
                    "link length  %.2f%s mm; distances from the sphere %.2f mm rms",
                    1000 * f.link(), radius, 1000 * sphere.sigma());
        }
        Estimate[] pole = f.pole(confidence);
        say(
                "pole         phi %.2f ± %.2f deg, theta %.2f ± %.2f deg%s",
                Math.toDegrees(pole[0].value()),
                Math.toDegrees(pole[0].halfWidth()),
                Math.toDegrees(pole[1].value()),
                Math.toDegrees(pole[1].halfWidth()),
                f.givenPole() ? " (given)" : "");
        say(
                "sinus        %d points, residuals %.3f deg rms, %s; largest gap %.0f deg",
                f.contour().phi().length,
                Math.toDegrees(f.sinus().rms()),
                outliers(f.sinus()),
                f.contour().coverage().gapDegrees());
        coefficients(f.sinus(), "rad");
        JointFit.Field m = f.resistance();
        if (m != null) {
            say(
                    "moment       %d points, residuals %.3f N*m rms, %s; largest gap %.0f deg",
                    m.phi().length,
                    m.fit().rms(),
                    outliers(m.fit()),
                    m.coverage().gapDegrees());
            coefficients(m.fit(), "N*m");
        }
    }

    private static String outliers(LinearFit f) {
        int n = f.outliers();
        return n == 0 ? "no outliers" : n == 1 ? "1 outlier" : n + " outliers";
    }

    private void coefficients(LinearFit f, String unit) {
        for (int i = 0; i < f.coefficients().length; i++) {
            Estimate e = f.estimate(i, confidence);
            say("  c%-2d  %11.5f ± %.5f %s", i + 1, e.value(), e.halfWidth(), unit);
        }
    }

    private void say(String text, Object... values) {
        out.println(String.format(Locale.ROOT, text, values));
    }
}
