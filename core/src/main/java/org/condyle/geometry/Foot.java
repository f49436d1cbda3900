package org.condyle.geometry;

/** Finds the foot of a point on a surface and keeps it in fields. Scratch of one thread. */
abstract class Foot {
    /** The foot. */
    double x, y, z;
    /** Outward unit normal: along the line to the point where that has a length. */
    double nx, ny, nz;
    /** Number of the face of the foot, if the surface has faces: a good start for the next search. */
    int face = -1;

    /**
     * Finds the foot of a point.
     *
     * @param start a face that may be near, or -1; changes the time only
     * @return signed distance, negative inside or, for an open surface, behind
     */
    abstract double find(double px, double py, double pz, int start);

    /** True if the foot lies on the rim of an open surface. */
    boolean onRim() {
        return false;
    }

    static Foot on(Projection shape) {
        return shape instanceof Mesh mesh ? new Nearest(mesh) : new OfShape(shape);
    }

    /** By the projection of any shape, without hints: those may change last digits. */
    private static final class OfShape extends Foot {
        private final Projection shape;
        private final double[] hint;
        private final double[] out;

        OfShape(Projection shape) {
            this.shape = shape;
            hint = new double[Math.max(1, shape.hintSize())];
            java.util.Arrays.fill(hint, Double.NaN);
            out = new double[6 + shape.hintSize()];
        }

        @Override
        double find(double px, double py, double pz, int start) {
            double distance = shape.project(px, py, pz, hint, 0, out);
            x = out[0];
            y = out[1];
            z = out[2];
            nx = out[3];
            ny = out[4];
            nz = out[5];
            return distance;
        }
    }
}
