package org.condyle.joints;

import org.condyle.expression.Dimension;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;

/**
 * The classical joints as constraint rows between a frame fixed in body A and a frame fixed in body B. They differ only
 * in the axes that must stay perpendicular, and in the axes of B along which the origins must coincide.
 */
public final class FrameConstraint implements Constraint, Drawn {
    /** The joints of this family. z is the axis that turns or slides. */
    public enum Kind {
        /** Turns about the common z: origins together, x and y of A perpendicular to z of B. Five rows. */
        REVOLUTE(true, "xz yz", ""),
        /** Slides along z of B without turning. Five rows. */
        TRANSLATIONAL(false, "xy yz zx", "xy"),
        /** Origins together, x of A perpendicular to y of B. Four rows. */
        UNIVERSAL(true, "xy", ""),
        /** No motion. Six rows. */
        WELD(true, "xy yz zx", ""),
        /** Slides along x of B in the xy plane without turning. Two rows. */
        PLANAR_TRANSLATIONAL(false, "xy", "y"),
        /** No motion in the xy plane. Three rows. */
        PLANAR_WELD(false, "xy", "xy");

        private final boolean together;

        @SuppressWarnings("ImmutableEnumChecker") // never written
        private final String[] perpendicular;

        private final String along;

        Kind(boolean together, String perpendicular, String along) {
            this.together = together;
            this.perpendicular = perpendicular.isEmpty() ? new String[0] : perpendicular.split(" ");
            this.along = along;
        }

        int rows() {
            return (together ? 3 : 0) + along.length() + perpendicular.length;
        }
    }

    private final Kind kind;
    private final int a;
    private final int b;
    private final double[] atA;
    private final double[] atB;
    private final double[][] axesA = new double[3][];
    private final double[][] axesB = new double[3][];

    public FrameConstraint(Kind kind, int a, Frame inA, int b, Frame inB) {
        this.kind = kind;
        this.a = a;
        this.b = b;
        atA = inA.origin();
        atB = inB.origin();
        for (int k = 0; k < 3; k++) {
            axesA[k] = Equations.axis(inA.rotation(), k);
            axesB[k] = Equations.axis(inB.rotation(), k);
        }
    }

    @Override
    public int rows() {
        return kind.rows();
    }

    @Override
    public String rowName(int row) {
        int points = kind.together ? 3 : kind.along.length();
        if (row < points) {
            return kind.together ? Spherical.AXES[row] : "along-" + kind.along.charAt(row);
        }
        return "turn-" + kind.perpendicular[row - points];
    }

    @Override
    public Dimension dimension(int row) {
        return row < rows() - kind.perpendicular.length ? Dimension.LENGTH : Dimension.NONE;
    }

    @Override
    public void assemble(State state, Motion motion, Rows rows) {
        if (kind.together) {
            Equations.along(motion, rows, a, atA, b, atB, 1, 0, 0);
            Equations.along(motion, rows, a, atA, b, atB, 0, 1, 0);
            Equations.along(motion, rows, a, atA, b, atB, 0, 0, 1);
        }
        for (int k = 0; k < kind.along.length(); k++) {
            Equations.alongMoving(motion, rows, a, atA, b, atB, b, axesB[kind.along.charAt(k) - 'x']);
        }
        for (String pair : kind.perpendicular) {
            Equations.perpendicular(motion, rows, a, axesA[pair.charAt(0) - 'x'], b, axesB[pair.charAt(1) - 'x']);
        }
    }

    @Override
    public void draw(State state, Motion motion, SceneSketch sketch) {
        sketch.joint(a, atA, b, atB);
    }
}
