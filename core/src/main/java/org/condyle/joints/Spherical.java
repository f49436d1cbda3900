package org.condyle.joints;

import org.condyle.expression.Dimension;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;

/** Two material points coincide: three rows. */
public record Spherical(int a, double[] atA, int b, double[] atB) implements Constraint, Drawn {
    static final String[] AXES = {"x", "y", "z"};

    @Override
    public int rows() {
        return 3;
    }

    @Override
    public String rowName(int row) {
        return AXES[row];
    }

    @Override
    public Dimension dimension(int row) {
        return Dimension.LENGTH;
    }

    @Override
    public void assemble(State state, Motion motion, Rows rows) {
        Equations.along(motion, rows, a, atA, b, atB, 1, 0, 0);
        Equations.along(motion, rows, a, atA, b, atB, 0, 1, 0);
        Equations.along(motion, rows, a, atA, b, atB, 0, 0, 1);
    }

    @Override
    public void draw(State state, Motion motion, SceneSketch sketch) {
        sketch.joint(a, atA, b, atB);
    }
}
