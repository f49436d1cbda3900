package org.condyle.geometry.meshpair;

import org.condyle.geometry.mesh.FaceArea;
import org.condyle.geometry.mesh.MeshSprings;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.tree.BoxTree;
import org.condyle.math.Mat3;
import org.condyle.mechanics.contact.ContactSet;

/**
 * The springs of one mesh against another surface, the master. A spring inside the master is a contact: its depth is the
 * distance to the nearest point of the master's surface, its force acts along the line to that point, its area is a
 * {@link FaceArea}. {@link PlaneSide} and {@link CurvedSide} walk down the tree of springs, each in its way; here is what
 * they share.
 *
 * <p>A spring whose face does not look against the surface that it would be pushed from is on the far side of a thin body
 * and is no contact; the area fades over the last six degrees so that the force does not jump.
 *
 * <p>Scratch of one thread.
 */
abstract class FoundationSide {
    /** Cosine from which a face that looks against the master counts fully. */
    private static final double FACING = 0.1;

    protected final MeshSprings springs;
    private final boolean deforms;
    private final FaceArea area;
    protected final int[] stack = new int[BoxTree.DEPTH];
    protected final double[] stackBound = new double[BoxTree.DEPTH];
    // frame of the springs seen from the master: x' = o + R x, and its normals, N' ~ C N; C is R unless the body
    // deforms
    protected double ox, oy, oz, r00, r01, r02, r10, r11, r12, r20, r21, r22;
    protected double c00, c01, c02, c10, c11, c12, c20, c21, c22;
    protected double stretch = 1; // no length grows by more
    protected double lowest; // signed distance of the springs looked at so far
    private double lowX, lowY, lowZ, lowNx, lowNy, lowNz; // where that is and the master's normal there, seen from it
    protected long visits;
    private final double[] bend = new double[6];
    int firstSpring; // number of the first spring among those of both surfaces

    FoundationSide(MeshSprings springs, boolean deforms, FaceArea area) {
        this.springs = springs;
        this.deforms = deforms;
        this.area = area;
    }

    static FoundationSide of(MeshSprings springs, boolean deforms, NearestPointShape master, FaceArea area) {
        return master.normalAxis() == 2
                ? new PlaneSide(springs, deforms, area)
                : new CurvedSide(springs, deforms, master, area);
    }

    /**
     * Adds the springs in contact and lowers the gap.
     *
     * @param s        where the frame of the springs is in the world
     * @param m        where that of the master is
     * @param sign     +1 if the springs are on B, -1 if on A: the contact normal is this times the master's
     * @param share    part of the area that each spring has
     * @param features number of the first face in the list of contacts
     */
    abstract void find(double[] s, double[] m, double sign, double share, int features, ContactSet out);

    /**
     * Writes how an entry follows a motion, as {@link org.condyle.mechanics.ContactGeometry#entrySlopes} has it: the depth of a spring changes
     * by the shift along the normal of the master at its foot, and the normal as the master is curved there.
     *
     * @param i its spring
     * @return false where the master's normal jumps
     */
    final boolean entrySlopes(double[] s, double[] m, double sign, int i, ContactSet found, int entry, double[] out) {
        place(s, m);
        double[] p = springs.place, c = springs.normal, x = found.point, n = found.normal;
        double wx = s[0] + s[3] * p[3 * i] + s[4] * p[3 * i + 1] + s[5] * p[3 * i + 2];
        double wy = s[1] + s[6] * p[3 * i] + s[7] * p[3 * i + 1] + s[8] * p[3 * i + 2];
        double wz = s[2] + s[9] * p[3 * i] + s[10] * p[3 * i + 1] + s[11] * p[3 * i + 2];
        double nx = sign * n[3 * entry], ny = sign * n[3 * entry + 1], nz = sign * n[3 * entry + 2]; // of the master
        double lx = wx - x[3 * entry], ly = wy - x[3 * entry + 1], lz = wz - x[3 * entry + 2];
        double distance = 2 * (lx * nx + ly * ny + lz * nz);
        if (!bend(i, distance, m, nx, ny, nz, bend)) {
            return false;
        }
        double fx = s[3] * c[3 * i] + s[4] * c[3 * i + 1] + s[5] * c[3 * i + 2];
        double fy = s[6] * c[3 * i] + s[7] * c[3 * i + 1] + s[8] * c[3 * i + 2];
        double fz = s[9] * c[3 * i] + s[10] * c[3 * i + 1] + s[11] * c[3 * i + 2];
        double facing = -(fx * nx + fy * ny + fz * nz);
        double slope = found.area[entry]
                / weight(facing)
                * (area == FaceArea.PROJECTED ? 1 : facing < FACING ? 1 / FACING : 0);
        for (int j = 0; j < 6; j++) {
            boolean turns = j < 3;
            double ex = j % 3 == 0 ? 1 : 0, ey = j % 3 == 1 ? 1 : 0, ez = j % 3 == 2 ? 1 : 0;
            // The way of the spring against the master, which turns about the point of the entry
            double ux = sign * (turns ? ey * lz - ez * ly : ex);
            double uy = sign * (turns ? ez * lx - ex * lz : ey);
            double uz = sign * (turns ? ex * ly - ey * lx : ez);
            double bx = bend[0] * ux + bend[3] * uy + bend[4] * uz;
            double by = bend[3] * ux + bend[1] * uy + bend[5] * uz;
            double bz = bend[4] * ux + bend[5] * uy + bend[2] * uz;
            double away = nx * ux + ny * uy + nz * uz;
            double dx = ux - 0.5 * (away * nx + distance * bx);
            double dy = uy - 0.5 * (away * ny + distance * by);
            double dz = uz - 0.5 * (away * nz + distance * bz);
            // the spring's normal turns with it
            double tx = turns ? sign * (ey * fz - ez * fy) : 0;
            double ty = turns ? sign * (ez * fx - ex * fz) : 0;
            double tz = turns ? sign * (ex * fy - ey * fx) : 0;
            double looks = -(bx * fx + by * fy + bz * fz) - (nx * tx + ny * ty + nz * tz);
            if (sign < 0) { // the master is on B: all moves, and the spring goes back
                dx += turns ? 0 : ex;
                dy += turns ? 0 : ey;
                dz += turns ? 0 : ez;
                bx += turns ? ey * nz - ez * ny : 0;
                by += turns ? ez * nx - ex * nz : 0;
                bz += turns ? ex * ny - ey * nx : 0;
            }
            out[j] = dx;
            out[6 + j] = dy;
            out[12 + j] = dz;
            out[18 + j] = sign * bx;
            out[24 + j] = sign * by;
            out[30 + j] = sign * bz;
            out[36 + j] = -away;
            out[42 + j] = slope * looks;
        }
        return true;
    }

    /**
     * Writes how the master's normal at the foot of a spring follows its place, in the world (xx, yy, zz, xy, xz, yz); false where it jumps.
     *
     * @param distance signed, along the normal (nx, ny, nz) in the world
     */
    protected abstract boolean bend(
            int spring, double distance, double[] m, double nx, double ny, double nz, double[] out);

    /** Boxes and springs that searches have looked at so far. */
    long visits() {
        return visits;
    }

    /** Part of its area that a spring has, by the cosine between its face and the master's. */
    protected final double weight(double facing) {
        return area == FaceArea.PROJECTED ? facing : Math.min(1, facing / FACING);
    }

    /** A spring at a place, seen from the master, has this distance from it, and the master this normal there. */
    protected final void lower(double distance, double x, double y, double z, double nx, double ny, double nz) {
        if (distance < lowest) {
            lowest = distance;
            lowX = x;
            lowY = y;
            lowZ = z;
            lowNx = nx;
            lowNy = ny;
            lowNz = nz;
        }
    }

    /** After the last box, or where one bound for all springs does: writes the gap. */
    protected final void tellGap(double[] m, double sign, ContactSet out) {
        if (lowest < Double.POSITIVE_INFINITY) {
            out.lower(
                    lowest,
                    m[0] + m[3] * lowX + m[4] * lowY + m[5] * lowZ,
                    m[1] + m[6] * lowX + m[7] * lowY + m[8] * lowZ,
                    m[2] + m[9] * lowX + m[10] * lowY + m[11] * lowZ,
                    sign * (m[3] * lowNx + m[4] * lowNy + m[5] * lowNz),
                    sign * (m[6] * lowNx + m[7] * lowNy + m[8] * lowNz),
                    sign * (m[9] * lowNx + m[10] * lowNy + m[11] * lowNz));
        } else {
            out.gap = Math.min(out.gap, 0); // all on the far side
        }
    }

    /** Where the springs are, seen from the master. */
    protected final void place(double[] s, double[] m) {
        double x = s[0] - m[0], y = s[1] - m[1], z = s[2] - m[2];
        ox = m[3] * x + m[6] * y + m[9] * z;
        oy = m[4] * x + m[7] * y + m[10] * z;
        oz = m[5] * x + m[8] * y + m[11] * z;
        r00 = m[3] * s[3] + m[6] * s[6] + m[9] * s[9];
        r01 = m[3] * s[4] + m[6] * s[7] + m[9] * s[10];
        r02 = m[3] * s[5] + m[6] * s[8] + m[9] * s[11];
        r10 = m[4] * s[3] + m[7] * s[6] + m[10] * s[9];
        r11 = m[4] * s[4] + m[7] * s[7] + m[10] * s[10];
        r12 = m[4] * s[5] + m[7] * s[8] + m[10] * s[11];
        r20 = m[5] * s[3] + m[8] * s[6] + m[11] * s[9];
        r21 = m[5] * s[4] + m[8] * s[7] + m[11] * s[10];
        r22 = m[5] * s[5] + m[8] * s[8] + m[11] * s[11];
        if (deforms) {
            cofactors();
            stretch = Mat3.largestStretch(s, 3);
        } else {
            c00 = r00;
            c01 = r01;
            c02 = r02;
            c10 = r10;
            c11 = r11;
            c12 = r12;
            c20 = r20;
            c21 = r21;
            c22 = r22;
        }
    }

    private void cofactors() {
        c00 = r11 * r22 - r12 * r21;
        c01 = r12 * r20 - r10 * r22;
        c02 = r10 * r21 - r11 * r20;
        c10 = r21 * r02 - r22 * r01;
        c11 = r22 * r00 - r20 * r02;
        c12 = r20 * r01 - r21 * r00;
        c20 = r01 * r12 - r02 * r11;
        c21 = r02 * r10 - r00 * r12;
        c22 = r00 * r11 - r01 * r10;
    }

    /** Length of the normal of a spring after C. */
    protected final double length(double[] n, int at) {
        if (!deforms) {
            return 1;
        }
        double x = c00 * n[at] + c01 * n[at + 1] + c02 * n[at + 2];
        double y = c10 * n[at] + c11 * n[at + 1] + c12 * n[at + 2];
        double z = c20 * n[at] + c21 * n[at + 1] + c22 * n[at + 2];
        return Math.sqrt(x * x + y * y + z * z);
    }
}
