package org.condyle.geometry.deforming;

import org.condyle.geometry.DeformingPair;
import org.condyle.math.Mat3;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Triangles;

/**
 * A shape under a linear map that changes with its body: what a {@link DeformingPair} shows to a search. Unlike other
 * shapes it belongs to one thread.
 */
public abstract class Deformed implements Shape {
    private final Shape shape;
    /** From the shape as it was made to what it is now, row by row. */
    protected final double[] map = Mat3.identity();

    Deformed(Shape shape) {
        this.shape = shape;
    }

    /** Takes over what is left of a map M without its rotation R: RᵀM, nine numbers each. */
    public void follow(double[] r, double[] m) {
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                map[3 * i + j] = r[i] * m[j] + r[3 + i] * m[3 + j] + r[6 + i] * m[6 + j];
            }
        }
    }

    @Override
    public String type() {
        return shape.type();
    }

    /** The box around the deformed box. */
    @Override
    public void bounds(double[] out) {
        double[] box = new double[6];
        shape.bounds(box);
        for (int i = 0; i < 3; i++) {
            out[i] = out[3 + i] = 0;
            for (int j = 0; j < 3; j++) {
                double m = map[3 * i + j];
                if (m != 0) { // or an endless side would count though it is not seen
                    out[i] += Math.min(m * box[j], m * box[3 + j]);
                    out[3 + i] += Math.max(m * box[j], m * box[3 + j]);
                }
            }
        }
    }

    /** Of the shape as it was made: matter keeps its mass. */
    @Override
    public MassProperties massProperties() {
        return shape.massProperties();
    }

    @Override
    public Triangles triangles(double tolerance) {
        Triangles made = shape.triangles(tolerance);
        double[] v = made.vertices().clone();
        for (int i = 0; i < v.length; i += 3) {
            Mat3.times(map, 0, v[i], v[i + 1], v[i + 2], v, i);
        }
        return new Triangles(v, made.corners());
    }
}
