package org.condyle.descriptor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Descriptor;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.ContactSet;

/**
 * How two surfaces in contact roll and slide on each other, by the velocities of the contact point over them: w_i is the velocity of the contact
 * point on surface i relative to its body.
 *
 * <pre>  slip = |w_A - w_B|,   rolling = 1 - slip/max(|w_A|, |w_B|)  </pre>
 *
 * rolling is 1 where the surfaces roll, 0 where one of the points stays on its body, negative where they run apart. Where surfaces have a normal in
 * common w_i follow from their curvatures ({@link ContactGeometry#entrySlopes}); others are searched at two instants near by, those that touch in a
 * patch at its centre, weighed by depth and area. Of several contact points the deepest counts. Not a number while the surfaces are apart; the
 * fraction not where both speeds are below a bound.
 */
public final class Rolling implements Descriptor {
    /** Contact points that move more slowly have no rolling fraction [m/s]. */
    public static final double SLOWEST = 1e-7;

    private static final double APART =
            1e-8; // m: surfaces nearer than this touch, for contacts that keep a gap of rounding
    private static final double TURN = 1e-4; // that surfaces are moved by where they are searched near by [rad]
    private static final double PATCH = 1e-3; // the same for patches, whose faces come one by one
    private static final double SIZE = 0.01; // m that counts as 1 rad

    private final ContactGeometry geometry;
    private final int memoryAt;
    private final String nameA;
    private final String nameB;
    private final double slowest;
    private final int bodies;
    private final int a;
    private final int b;
    private final ContactSet set = new ContactSet(8);
    private final Motion near;
    private final double[] slopes = new double[ContactGeometry.ENTRY_SLOPES];
    private final double[] wA = new double[3];
    private final double[] wB = new double[3];
    private final double[] point = new double[7]; // with the normal and the depth
    private final double[] material = new double[12]; // of the contact point on A and on B, after and before
    private final double[] spin = new double[6];
    private final double[] local = new double[3];
    private final double[] turn = new double[9];
    private Motion seenMotion;
    private long seen;

    /**
     * Of a contact.
     *
     * @param nameA  of the body of the first surface
     * @param bodies of the model
     */
    public Rolling(ContactGeometry.Owner contact, String nameA, String nameB, double slowest, int bodies) {
        this(contact.geometry().forThread(), contact.searchMemory(), nameA, nameB, slowest, bodies);
    }

    private Rolling(ContactGeometry geometry, int memoryAt, String nameA, String nameB, double slowest, int bodies) {
        this.geometry = geometry;
        this.memoryAt = memoryAt;
        this.nameA = nameA;
        this.nameB = nameB;
        this.slowest = Check.positive("slowest rolling [m/s]", slowest);
        this.bodies = bodies;
        near = new Motion(bodies);
        seenMotion = near;
        a = geometry.bodyA();
        b = geometry.bodyB();
    }

    /** Whether the surfaces touch; then {@code wA} and {@code wB} are those of now. */
    private boolean look(State s, Motion m) {
        if (m.stamp == 0 || m.stamp != seen || m != seenMotion) {
            seen = m.stamp;
            seenMotion = m;
            search(s, m);
        }
        return !Double.isNaN(wA[0]);
    }

    private void search(State s, Motion m) {
        wA[0] = Double.NaN;
        geometry.find(m, s.memory, memoryAt, set);
        int entry = deepest();
        if (entry < 0 || set.depth[entry] < -APART) {
            return;
        }
        if (geometry.candidates() > 0 && !geometry.whole() && geometry.entrySlopes(m, set, entry, slopes)) {
            bySlopes(m, entry);
        } else {
            byDifferences(s, m);
        }
    }

    private int deepest() {
        int best = -1;
        for (int i = 0; i < set.count; i++) {
            best = best < 0 || set.depth[i] > set.depth[best] ? i : best;
        }
        return best;
    }

    /** With θ and v the turn and the shift at the point of B against A: what A sees of the point, less what B's material does. */
    private void bySlopes(Motion m, int entry) {
        int k = 3 * entry;
        double x = set.point[k], y = set.point[k + 1], z = set.point[k + 2], half = 0.5 * set.depth[entry];
        m.spin(a, spin, 0);
        m.spin(b, spin, 3);
        double wx = spin[3] - spin[0], wy = spin[4] - spin[1], wz = spin[5] - spin[2];
        velocity(m, b, set.point, k, spin, 0);
        velocity(m, a, set.point, k, spin, 3);
        double vx = spin[0] - spin[3], vy = spin[1] - spin[4], vz = spin[2] - spin[5];
        double grows = slope(6, wx, wy, wz, vx, vy, vz);
        double nx = set.normal[k], ny = set.normal[k + 1], nz = set.normal[k + 2];
        for (int i = 0; i < 3; i++) {
            double goes = slope(i, wx, wy, wz, vx, vy, vz), bends = slope(3 + i, wx, wy, wz, vx, vy, vz);
            double side = 0.5 * grows * set.normal[k + i] + half * bends;
            double turned = i == 0 ? wy * nz - wz * ny : i == 1 ? wz * nx - wx * nz : wx * ny - wy * nx;
            wA[i] = goes + side;
            wB[i] = goes - side - ((i == 0 ? vx : i == 1 ? vy : vz) - half * turned);
        }
        keep(x, y, z, nx, ny, nz, half);
        m.materialPoint(a, point, 0, material, 0);
        m.materialPoint(b, point, 3, material, 3);
    }

    /** The point on A, then the point on B. */
    private void keep(double x, double y, double z, double nx, double ny, double nz, double half) {
        point[0] = x + half * nx;
        point[1] = y + half * ny;
        point[2] = z + half * nz;
        point[3] = x - half * nx;
        point[4] = y - half * ny;
        point[5] = z - half * nz;
    }

    private double slope(int row, double wx, double wy, double wz, double vx, double vy, double vz) {
        int k = 6 * row;
        return slopes[k] * wx
                + slopes[k + 1] * wy
                + slopes[k + 2] * wz
                + slopes[k + 3] * vx
                + slopes[k + 4] * vy
                + slopes[k + 5] * vz;
    }

    private void velocity(Motion m, int body, double[] x, int at, double[] out, int outAt) {
        m.materialPoint(body, x, at, local, 0);
        double u = local[0], v = local[1], w = local[2];
        int k = Motion.SIZE * body;
        double[] r = m.rate;
        for (int i = 0; i < 3; i++) {
            out[outAt + i] = r[k + i] + r[k + 3 + 3 * i] * u + r[k + 4 + 3 * i] * v + r[k + 5 + 3 * i] * w;
        }
    }

    private void byDifferences(State s, Motion m) {
        m.spin(a, spin, 0);
        m.spin(b, spin, 3);
        centre();
        System.arraycopy(point, 0, near.rate, 0, 3); // room that the search does not read
        velocity(m, b, near.rate, 0, turn, 0);
        velocity(m, a, near.rate, 0, turn, 3);
        double quick = Math.max(
                length(spin[3] - spin[0], spin[4] - spin[1], spin[5] - spin[2]),
                length(turn[0] - turn[3], turn[1] - turn[4], turn[2] - turn[5]) / SIZE);
        if (quick == 0) {
            java.util.Arrays.fill(wA, 0);
            java.util.Arrays.fill(wB, 0);
            m.materialPoint(a, point, 0, material, 0);
            m.materialPoint(b, point, 3, material, 3);
            return;
        }
        double h = (geometry.candidates() > 0 ? TURN : PATCH) / quick;
        for (int side = 0; side < 2; side++) {
            System.arraycopy(m.placement, 0, near.placement, 0, near.placement.length);
            move(m, a, 0, side == 0 ? h : -h);
            move(m, b, 3, side == 0 ? h : -h);
            geometry.find(near, s.memory, memoryAt, set);
            if (set.count == 0) {
                return; // apart a little further on
            }
            centre();
            near.materialPoint(a, point, 0, material, 6 * side);
            near.materialPoint(b, point, 3, material, 6 * side + 3);
        }
        for (int i = 0; i < 3; i++) {
            local[i] = 0.5 * (material[i] - material[6 + i]) / h;
            point[i] = 0.5 * (material[3 + i] - material[9 + i]) / h;
            material[i] = 0.5 * (material[i] + material[6 + i]);
            material[3 + i] = 0.5 * (material[3 + i] + material[9 + i]);
        }
        m.direction(a, local, wA, 0);
        m.direction(b, point, wB, 0);
    }

    /** The contact point on both surfaces: of the deepest entry, or the middle of a patch. */
    private void centre() {
        if (geometry.candidates() > 0) {
            int e = deepest(), k = 3 * e;
            double[] x = set.point, n = set.normal;
            keep(x[k], x[k + 1], x[k + 2], n[k], n[k + 1], n[k + 2], 0.5 * set.depth[e]);
            return;
        }
        java.util.Arrays.fill(point, 0);
        for (int e = 0; e < set.count; e++) {
            int k = 3 * e;
            double weight = Math.max(0, set.depth[e]) * (set.area[e] > 0 ? set.area[e] : 1), half = 0.5 * set.depth[e];
            for (int i = 0; i < 3; i++) {
                point[i] += weight * (set.point[k + i] + half * set.normal[k + i]);
                point[3 + i] += weight * (set.point[k + i] - half * set.normal[k + i]);
            }
            point[6] += weight;
        }
        for (int i = 0; i < 6; i++) {
            point[i] /= point[6];
        }
    }

    /** Where a body would be after a time with the velocity that it has. */
    private void move(Motion m, int body, int spinAt, double time) {
        int k = Motion.SIZE * body;
        double x = spin[spinAt], y = spin[spinAt + 1], z = spin[spinAt + 2], rate = length(x, y, z);
        for (int i = 0; i < 3; i++) {
            near.placement[k + i] += time * m.rate[k + i];
        }
        if (rate > 0) {
            Rotations.about(x / rate, y / rate, z / rate, rate * time, turn);
            org.condyle.math.Mat3.times(turn, 0, m.placement, k + 3, near.placement, k + 3);
        }
    }

    private static double length(double x, double y, double z) {
        return Math.sqrt(x * x + y * y + z * z);
    }

    private double slip() {
        return length(wA[0] - wB[0], wA[1] - wB[1], wA[2] - wB[2]);
    }

    private double fraction() {
        double most = Math.max(length(wA[0], wA[1], wA[2]), length(wB[0], wB[1], wB[2]));
        return most >= slowest ? 1 - slip() / most : Double.NaN;
    }

    private Signal told(String name, Dimension dimension, DoubleSupplier value) {
        return new Signal(name, dimension, (s, m) -> look(s, m) ? value.getAsDouble() : Double.NaN, true);
    }

    @Override
    public List<Signal> signals() {
        List<Signal> list = new ArrayList<>();
        list.add(told("slip", Dimension.SPEED, this::slip));
        list.add(told("rolling", Dimension.NONE, this::fraction));
        list.add(told(nameA + ".speed", Dimension.SPEED, () -> length(wA[0], wA[1], wA[2])));
        list.add(told(nameB + ".speed", Dimension.SPEED, () -> length(wB[0], wB[1], wB[2])));
        for (int i = 0; i < 3; i++) {
            int k = i;
            list.add(told(nameA + "." + Axis.XYZ[k], Dimension.LENGTH, () -> material[k]));
            list.add(told(nameB + "." + Axis.XYZ[k], Dimension.LENGTH, () -> material[3 + k]));
        }
        return list;
    }

    @Override
    public Descriptor forThread() {
        return new Rolling(geometry.forThread(), memoryAt, nameA, nameB, slowest, bodies);
    }
}
