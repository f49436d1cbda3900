package org.condyle.geometry.meshpair;

import java.util.Arrays;
import org.condyle.geometry.mesh.NearestPointSearch;

/**
 * Distances of a surface at points of grids, searched when they are asked for the first time. A distance changes
 * no faster than its place, so that a sample tells about all places near it. The grid for balls of radius r has cells no larger than r/2.
 *
 * <p>A sample is a function of its point alone, whenever it was searched, so that answers do not depend on what was asked
 * before. There is room for a fixed number; newer samples replace older ones. Scratch of one thread.
 */
final class DistanceSamples {
    private static final int SLOTS = 1 << 16;
    private static final int HALF = 1 << 17; // cells along an axis on either side of the origin
    private static final long NONE = -1;

    private final Source source;
    private final long[] key = new long[SLOTS];
    private final double[] signed = new double[SLOTS];
    private final int[] face = new int[SLOTS];

    /** How far the sample that was looked at is from the place [m]. */
    double apart;
    /** Face of its foot. */
    int near;

    /** What distances are of. */
    interface Source {
        /** The distance of a place, which is looked for without a start, so that it has the same bits every time [m]. */
        double of(double x, double y, double z);

        /** The face of the foot of that place. */
        int face();
    }

    DistanceSamples(Source source) {
        this.source = source;
        Arrays.fill(key, NONE);
    }

    /** Signed distances of the surface of a search. */
    static DistanceSamples of(NearestPointSearch surface) {
        return new DistanceSamples(new Source() {
            @Override
            public double of(double x, double y, double z) {
                return surface.find(x, y, z, -1);
            }

            @Override
            public int face() {
                return surface.face;
            }
        });
    }

    /** Distance of a sample near the centre of a ball; NaN if the ball is too far away for the grid. */
    double at(double x, double y, double z, double radius) {
        int exponent = Math.getExponent(radius) - 1;
        double size = Math.scalb(1.0, exponent);
        double i = Math.floor(x / size), j = Math.floor(y / size), k = Math.floor(z / size);
        if (!(Math.max(Math.abs(i), Math.max(Math.abs(j), Math.abs(k))) < HALF && Math.abs(exponent) < 100)) {
            return Double.NaN;
        }
        double sx = (i + 0.5) * size, sy = (j + 0.5) * size, sz = (k + 0.5) * size;
        long cell = ((((long) i + HALF) << 18 | ((long) j + HALF)) << 18 | ((long) k + HALF)) << 8 | exponent + 100;
        int slot = (int) ((cell * 0x9E3779B97F4A7C15L) >>> (64 - 16));
        if (key[slot] != cell) {
            int other = slot ^ 1;
            if (key[other] == cell) {
                slot = other;
            } else { // the older one of two goes
                key[other] = key[slot];
                signed[other] = signed[slot];
                face[other] = face[slot];
                signed[slot] = source.of(sx, sy, sz);
                face[slot] = source.face();
                key[slot] = cell;
            }
        }
        double dx = x - sx, dy = y - sy, dz = z - sz;
        apart = Math.sqrt(dx * dx + dy * dy + dz * dz);
        near = face[slot];
        return signed[slot];
    }
}
