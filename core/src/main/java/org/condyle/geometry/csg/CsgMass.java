package org.condyle.geometry.csg;

import org.condyle.mechanics.MassProperties;

/**
 * Mass of a {@link Csg} of density one, from an octree of its implicit function. Cells within count whole. Of a cell
 * that the surface passes counts the part below the plane that stands for it, as soon as the function is nearly linear
 * there; other cells, at edges above all, are divided further.
 *
 * <p>Cells are a 64th of the longest side on smooth faces and a 512th at edges. The worst errors of mass that were seen
 * against closed forms, over many sizes and turns: 1e-5 for compact solids and a shell, 1.4e-4 for crossed rods as
 * thick as a tenth of their length, 4e-4 for bored plates as thick as a fiftieth of their side. Edges along the axes
 * are the worst, as each of them is cut in one way all along.
 */
final class CsgMass {
    private static final int COARSEST = 6;
    private static final int FINEST = 9;

    /** How far values at the corners of a cell may be from linear, in sides of the cell. */
    private static final double BENT = 0.02;

    private final Csg csg;
    private final double[] gradient = new double[3];
    private final double[] sums = new double[10]; // of 1, x, y, z, xx, yy, zz, xy, xz, yz
    private double worst;
    private double mean;

    private CsgMass(Csg csg) {
        this.csg = csg;
    }

    static MassProperties of(Csg csg, double[] box) {
        CsgMass mass = new CsgMass(csg);
        double side = Math.max(box[3] - box[0], Math.max(box[4] - box[1], box[5] - box[2]));
        // cubes, so that the part of a cell below a plane nearly depends on its distance alone; the odd margin keeps
        // planes off
        // the walls of cells
        mass.fill(box[0] - 0.013 * side, box[1] - 0.017 * side, box[2] - 0.011 * side, 1.0301 * side, 0);
        return mass.properties();
    }

    private MassProperties properties() {
        double[] m = sums;
        double v = m[0], cx = m[1] / v, cy = m[2] / v, cz = m[3] / v;
        double xx = m[4] - v * cx * cx, yy = m[5] - v * cy * cy, zz = m[6] - v * cz * cz;
        return new MassProperties(v, new double[] {cx, cy, cz}, new double[] {
            yy + zz, xx + zz, xx + yy, v * cx * cy - m[7], v * cx * cz - m[8], v * cy * cz - m[9]
        });
    }

    private void fill(double x, double y, double z, double side, int depth) {
        double half = 0.5 * side, radius = half * Math.sqrt(3);
        double cx = x + half, cy = y + half, cz = z + half, f = csg.value(cx, cy, cz, gradient);
        if (f > radius) {
            return;
        }
        if (f < -radius) {
            add(1, cx, cy, cz, side);
            return;
        }
        if (depth >= COARSEST) {
            bend(cx, cy, cz, half, f);
            if (depth == FINEST || worst < BENT * side) {
                // moved so that its mean over the cell is that of the bent function
                add(CutCubeVolume.below(f + mean / 3, gradient, side), cx, cy, cz, side);
                return;
            }
        }
        for (int i = 0; i < 8; i++) {
            fill(x + (i & 1) * half, y + (i >> 1 & 1) * half, z + (i >> 2) * half, half, depth + 1);
        }
    }

    /** How the values at a cell's corners differ from what value and gradient at its centre promise. */
    private void bend(double cx, double cy, double cz, double half, double f) {
        double gx = gradient[0], gy = gradient[1], gz = gradient[2];
        worst = 0;
        mean = 0;
        for (int i = 0; i < 8; i++) {
            double dx = (i & 1) == 0 ? -half : half, dy = (i & 2) == 0 ? -half : half, dz = i < 4 ? -half : half;
            double bend = csg.value(cx + dx, cy + dy, cz + dz) - f - gx * dx - gy * dy - gz * dz;
            worst = Math.max(worst, Math.abs(bend));
            mean += bend / 8;
        }
    }

    /**
     * A cell's part about (cx, cy, cz), which lies at its lower end along the normal in {@code gradient}. Where it is
     * and how far it spreads is exact for normals along the axes and nearly so for others.
     */
    private void add(double share, double cx, double cy, double cz, double side) {
        double v = share * side * side * side, down = 0.5 * (1 - share) * side;
        double gx = gradient[0], gy = gradient[1], gz = gradient[2];
        double x = cx - down * gx, y = cy - down * gy, z = cz - down * gz;
        double wide = side * side / 12, flat = wide * (1 - share * share);
        sums[0] += v;
        sums[1] += v * x;
        sums[2] += v * y;
        sums[3] += v * z;
        sums[4] += v * (x * x + wide - flat * gx * gx);
        sums[5] += v * (y * y + wide - flat * gy * gy);
        sums[6] += v * (z * z + wide - flat * gz * gz);
        sums[7] += v * x * y;
        sums[8] += v * x * z;
        sums[9] += v * y * z;
    }
}
