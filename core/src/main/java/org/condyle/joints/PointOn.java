package org.condyle.joints;

import org.condyle.expression.Dimension;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.State;

/** A point of one body stays on a line or plane fixed in another: one row for each direction it may not leave along. */
public final class PointOn implements Constraint {
    private final int a;
    private final double[] point;
    private final int b;
    private final double[] through;
    private final double[][] normals;

    private PointOn(int a, double[] point, int b, double[] through, double[]... normals) {
        this.a = a;
        this.point = point.clone();
        this.b = b;
        this.through = through.clone();
        this.normals = normals;
    }

    /** On the line through a point of body b along a direction of it; one row if all happens in the xy plane. */
    public static PointOn line(int a, double[] point, int b, double[] through, double[] along, boolean planar) {
        if (planar) {
            double[] u = Rotations.unit(new double[] {along[0], along[1], 0});
            return new PointOn(a, point, b, through, new double[] {-u[1], u[0], 0});
        }
        double[] r = Rotations.withZAlong(along);
        return new PointOn(a, point, b, through, Equations.axis(r, 0), Equations.axis(r, 1));
    }

    /** On the plane through a point of body b with a normal of it. */
    public static PointOn plane(int a, double[] point, int b, double[] through, double[] normal) {
        return new PointOn(a, point, b, through, Rotations.unit(normal));
    }

    @Override
    public int rows() {
        return normals.length;
    }

    @Override
    public String rowName(int row) {
        return "normal-" + (row + 1);
    }

    @Override
    public Dimension dimension(int row) {
        return Dimension.LENGTH;
    }

    @Override
    public void assemble(State state, Motion motion, Rows rows) {
        for (double[] normal : normals) {
            Equations.alongMoving(motion, rows, a, point, b, through, b, normal);
        }
    }
}
