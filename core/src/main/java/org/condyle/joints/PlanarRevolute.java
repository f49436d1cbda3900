package org.condyle.joints;

import org.condyle.expression.Dimension;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;

/**
 * Two points of bodies that move in the xy plane coincide: two rows. Machado, Multibody dynamics with contact and the
 * human knee, eqs. (3.16)-(3.28); the printed columns of body j in (3.23) should carry ξ_j, η_j, φ_j.
 */
public record PlanarRevolute(int a, double[] atA, int b, double[] atB) implements Constraint, Drawn {
    @Override
    public int rows() {
        return 2;
    }

    @Override
    public String rowName(int row) {
        return Spherical.AXES[row];
    }

    @Override
    public Dimension dimension(int row) {
        return Dimension.LENGTH;
    }

    @Override
    public void assemble(State state, Motion motion, Rows rows) {
        Equations.along(motion, rows, a, atA, b, atB, 1, 0, 0);
        Equations.along(motion, rows, a, atA, b, atB, 0, 1, 0);
    }

    @Override
    public void draw(State state, Motion motion, SceneSketch sketch) {
        sketch.joint(a, atA, b, atB);
    }
}
