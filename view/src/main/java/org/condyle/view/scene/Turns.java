package org.condyle.view.scene;

import java.util.Arrays;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Motion;

/** Rotations of the bodies, as quaternions where their matrices are rotations, and their interpolation. */
final class Turns {
    private static final double RIGID = 1e-6; // entries of AᵀA so near to those of 1 are a rotation's

    /** What the placements of a body are, and so what a page needs to be told. */
    enum Kind {
        /** Always in one place. */
        STILL('-', 0),
        /** Shifts without turning. */
        SHIFTS('s', 12),
        /** Moves as a rigid body. */
        RIGID('r', 20),
        /** Stretches or shears. */
        DEFORMS('d', 48);

        /** What the page knows it by. */
        final char letter;
        /** Bytes of a frame. */
        final int bytes;

        Kind(char letter, int bytes) {
            this.letter = letter;
            this.bytes = bytes;
        }
    }

    private final double[][] placements;
    private final double[][] quaternions;
    private final Kind[] kinds;

    Turns(Scene scene) {
        placements = scene.placements();
        int bodies = scene.bodies().size();
        kinds = new Kind[bodies];
        quaternions = new double[placements.length][4 * bodies];
        for (int b = 0; b < bodies; b++) {
            kinds[b] = kind(b);
            if (kinds[b] == Kind.RIGID) {
                turn(b);
            }
        }
    }

    Kind of(int body) {
        return kinds[body];
    }

    /** Quaternions of all bodies at a frame, scalar first, neighbours in time on one side. */
    double[] at(int frame) {
        return quaternions[frame];
    }

    private Kind kind(int body) {
        boolean still = true, rigid = true, turns = false;
        int at = Motion.SIZE * body;
        for (double[] p : placements) {
            for (int i = 0; i < Motion.SIZE; i++) {
                if (p[at + i] != placements[0][at + i]) {
                    still = false;
                    turns |= i > 2;
                }
            }
            rigid &= isRotation(p, at + 3);
        }
        return still ? Kind.STILL : !rigid ? Kind.DEFORMS : turns ? Kind.RIGID : Kind.SHIFTS;
    }

    private static boolean isRotation(double[] a, int at) {
        for (int i = 0; i < 3; i++) {
            for (int j = i; j < 3; j++) {
                double dot = 0;
                for (int k = 0; k < 3; k++) {
                    dot += a[at + 3 * k + i] * a[at + 3 * k + j];
                }
                if (!(Math.abs(dot - (i == j ? 1 : 0)) <= RIGID)) {
                    return false;
                }
            }
        }
        return true;
    }

    private void turn(int body) {
        int at = Motion.SIZE * body + 3;
        for (int f = 0; f < placements.length; f++) {
            double[] q = Rotations.toQuaternion(Arrays.copyOfRange(placements[f], at, at + 9));
            if (f > 0) {
                Rotations.shortWay(quaternions[f - 1], 4 * body, q);
            }
            System.arraycopy(q, 0, quaternions[f], 4 * body, 4);
        }
    }

    /** By what angle [rad] interpolation misses frame {@code f}; for a body that deforms, by what part of itself. */
    double error(int from, int f, int to, int body, double share) {
        return switch (kinds[body]) {
            case STILL, SHIFTS -> 0;
            case RIGID -> angle(quaternions[from], quaternions[f], quaternions[to], 4 * body, share);
            case DEFORMS -> {
                double sum = 0;
                for (int i = Motion.SIZE * body + 3; i < Motion.SIZE * (body + 1); i++) {
                    double d = (1 - share) * placements[from][i] + share * placements[to][i] - placements[f][i];
                    sum += d * d;
                }
                yield Math.sqrt(sum);
            }
        };
    }

    private static double angle(double[] a, double[] x, double[] b, int at, double share) {
        double dot = 0;
        for (int k = at; k < at + 4; k++) {
            dot += a[k] * b[k];
        }
        double sign = dot < 0 ? -1 : 1, half = Math.acos(Math.min(1, Math.abs(dot)));
        double wa = 1 - share, wb = share;
        if (half > 1e-4) {
            wa = Math.sin((1 - share) * half) / Math.sin(half);
            wb = Math.sin(share * half) / Math.sin(half);
        }
        double near = 0;
        for (int k = at; k < at + 4; k++) {
            near += (wa * a[k] + sign * wb * b[k]) * x[k];
        }
        return 2 * Math.acos(Math.min(1, Math.abs(near)));
    }
}
