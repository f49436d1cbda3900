package org.condyle.anatomy.form;

/**
 * Where pieces are put: scaled, turned about the fixed axes x, then y, then z, and shifted. {@link StrictMath}, so that every machine
 * makes the same triangles.
 *
 * @param turn matrix by rows
 */
record Frame(double[] shift, double[] turn, double scale) {
    static final Frame HOME = new Frame(new double[3], turn(0, 0, 0), 1);

    static Frame of(double x, double y, double z, double aboutX, double aboutY, double aboutZ, double scale) {
        return new Frame(new double[] {x, y, z}, turn(aboutX, aboutY, aboutZ), scale);
    }

    static double[] turn(double aboutX, double aboutY, double aboutZ) {
        double cx = cos(aboutX), sx = sin(aboutX), cy = cos(aboutY), sy = sin(aboutY);
        double cz = cos(aboutZ), sz = sin(aboutZ);
        return new double[] {
            cz * cy,
            cz * sy * sx - sz * cx,
            cz * sy * cx + sz * sx,
            sz * cy,
            sz * sy * sx + cz * cx,
            sz * sy * cx - cz * sx,
            -sy,
            cy * sx,
            cy * cx
        };
    }

    private static double cos(double degrees) {
        return StrictMath.cos(StrictMath.toRadians(degrees));
    }

    private static double sin(double degrees) {
        return StrictMath.sin(StrictMath.toRadians(degrees));
    }

    double[] direction(double x, double y, double z) {
        return new double[] {
            turn[0] * x + turn[1] * y + turn[2] * z,
            turn[3] * x + turn[4] * y + turn[5] * z,
            turn[6] * x + turn[7] * y + turn[8] * z
        };
    }

    double[] point(double x, double y, double z) {
        double[] p = direction(x, y, z);
        for (int i = 0; i < 3; i++) {
            p[i] = shift[i] + scale * p[i];
        }
        return p;
    }

    double[] axes(double[] local) {
        double[] out = new double[9];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                out[3 * i + j] =
                        turn[3 * i] * local[j] + turn[3 * i + 1] * local[3 + j] + turn[3 * i + 2] * local[6 + j];
            }
        }
        return out;
    }

    /** A station of a sweep or a sheet: its point moved, its {@code lengths} numbers after it scaled. */
    double[] station(double[] given, int lengths) {
        double[] out = given.clone();
        System.arraycopy(point(given[0], given[1], given[2]), 0, out, 0, 3);
        for (int i = 3; i < Math.min(given.length, 3 + lengths); i++) {
            out[i] *= scale;
        }
        return out;
    }
}
