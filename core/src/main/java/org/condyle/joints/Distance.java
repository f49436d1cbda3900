package org.condyle.joints;

import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;

/**
 * Two material points keep their distance: a massless rod. Φ = |x_A - x_B| - L, so that Φ is a length and λ the tension
 * with reversed sign (λ &gt; 0 pushes the points apart).
 */
public record Distance(int a, double[] atA, int b, double[] atB, double length) implements Constraint, Drawn {
    public Distance {
        Check.positive("distance length [m]", length);
    }

    @Override
    public int rows() {
        return 1;
    }

    @Override
    public String rowName(int row) {
        return "length";
    }

    @Override
    public Dimension dimension(int row) {
        return Dimension.LENGTH;
    }

    @Override
    public void assemble(State state, Motion motion, Rows rows) {
        double[] s = rows.scratch;
        motion.difference(b, atB, a, atA, s, 0);
        double apart = Math.sqrt(s[0] * s[0] + s[1] * s[1] + s[2] * s[2]);
        // Coinciding points have no direction: any one lets the assembly move them apart.
        double nx = apart > 0 ? s[0] / apart : 1, ny = apart > 0 ? s[1] / apart : 0, nz = apart > 0 ? s[2] / apart : 0;
        double rate = nx * s[3] + ny * s[4] + nz * s[5];
        double across = s[3] * s[3] + s[4] * s[4] + s[5] * s[5] - rate * rate;
        rows.row(apart - length, 0, apart > 0 ? across / apart : 0);
        rows.addForce(a, atA, nx, ny, nz);
        rows.addForce(b, atB, -nx, -ny, -nz);
    }

    @Override
    public void draw(State state, Motion motion, SceneSketch sketch) {
        double[] x = new double[6];
        motion.position(a, atA, x, 0);
        motion.position(b, atB, x, 3);
        sketch.line(x[0], x[1], x[2], x[3], x[4], x[5], Double.NaN);
    }
}
