package org.condyle.anatomy.form;

/** An ellipsoid: heads, condyles, tubercles. */
final class Ellipsoid implements Piece {
    private final double[] centre;
    private final double[] radii;
    private final double[] axes;

    /** @param axes matrix by rows, whose columns are the directions of the three radii */
    Ellipsoid(double[] centre, double[] radii, double[] axes) {
        this.centre = centre;
        this.radii = radii;
        this.axes = axes;
    }

    @Override
    public int parts() {
        return 1;
    }

    @Override
    public void box(int part, double[] out) {
        for (int i = 0; i < 3; i++) {
            double reach = 0;
            for (int k = 0; k < 3; k++) {
                reach += axes[3 * i + k] * axes[3 * i + k] * radii[k] * radii[k];
            }
            out[i] = centre[i] - Math.sqrt(reach);
            out[3 + i] = centre[i] + Math.sqrt(reach);
        }
    }

    /** The usual first-order distance g (g - 1) / |∇g| with g the scaled radius; exact along the axes. */
    @Override
    public double distance(int part, double x, double y, double z) {
        double dx = x - centre[0], dy = y - centre[1], dz = z - centre[2];
        double scaled = 0, slope = 0;
        for (int k = 0; k < 3; k++) {
            double q = (axes[k] * dx + axes[3 + k] * dy + axes[6 + k] * dz) / radii[k];
            scaled += q * q;
            slope += q * q / (radii[k] * radii[k]);
        }
        if (scaled < 1e-6) {
            return -Math.min(radii[0], Math.min(radii[1], radii[2]));
        }
        scaled = Math.sqrt(scaled);
        return scaled * (scaled - 1) / Math.sqrt(slope);
    }
}
