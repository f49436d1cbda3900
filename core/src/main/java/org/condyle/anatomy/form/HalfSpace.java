package org.condyle.anatomy.form;

/** All points beyond a plane, in the direction of its normal: carved away where a bone ends flat. */
final class HalfSpace implements Piece {
    private final double[] normal;
    private final double offset;

    HalfSpace(double[] point, double[] direction) {
        double n = Math.sqrt(direction[0] * direction[0] + direction[1] * direction[1] + direction[2] * direction[2]);
        normal = new double[] {direction[0] / n, direction[1] / n, direction[2] / n};
        offset = normal[0] * point[0] + normal[1] * point[1] + normal[2] * point[2];
    }

    @Override
    public int parts() {
        return 1;
    }

    @Override
    public void box(int part, double[] out) {
        for (int i = 0; i < 3; i++) {
            out[i] = Double.NEGATIVE_INFINITY;
            out[3 + i] = Double.POSITIVE_INFINITY;
        }
    }

    @Override
    public double distance(int part, double x, double y, double z) {
        return offset - normal[0] * x - normal[1] * y - normal[2] * z;
    }
}
