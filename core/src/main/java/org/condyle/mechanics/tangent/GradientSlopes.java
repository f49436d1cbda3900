package org.condyle.mechanics.tangent;

import java.util.Arrays;
import org.condyle.mechanics.Motion;

/**
 * The derivatives H = ∂g/∂(θ, p) of the wrenches g of a unit effort along a measure by the places of the same bodies: the second
 * derivative of the measure, in the coordinates of {@link Tangents}. As wrenches are moments about the origins of the bodies in world axes, the
 * part of H that is not symmetric is that of turns which do not commute, Hᵢⱼ - Hⱼᵢ = -εᵢⱼₖ τₖ for two turns of one body.
 */
public final class GradientSlopes {
    private Wrenches bodies = new Wrenches();
    private int size;
    private double[] value = new double[24 * 24];
    private double[] scratch = new double[32];

    /** Forgets all; the bodies are those of a list of wrenches, which must not grow from now on. */
    public void begin(Wrenches unit) {
        bodies = unit;
        size = 6 * unit.count;
        if (value.length < size * size) {
            value = new double[size * size];
        }
        Arrays.fill(value, 0, size * size, 0);
    }

    /** The wrenches whose derivatives these are. */
    public Wrenches bodies() {
        return bodies;
    }

    /** Scratch of at least so many numbers; with other contents at each call. */
    public double[] scratch(int numbers) {
        if (scratch.length < numbers) {
            scratch = new double[numbers];
        }
        return scratch;
    }

    /** Of number {@code row} by direction {@code column}: six numbers for each body of the list, in its order. */
    public double value(int row, int column) {
        return value[size * row + column];
    }

    /** Adds to one derivative. */
    public void add(int row, int column, double derivative) {
        value[size * row + column] += derivative;
    }

    /**
     * Adds what a force at a material point of body a does when a material point of body c moves: δf = K δx.
     *
     * @param lever  of the point of a: from its origin, in world axes; then that of the point of c, six numbers
     * @param matrix K, row by row from {@code at}
     */
    public void addPoint(int a, int c, double[] lever, double[] matrix, int at, double factor) {
        if (a == Motion.GROUND || c == Motion.GROUND) {
            return;
        }
        int k = 6 * size * bodies.indexOf(a) + 6 * bodies.indexOf(c);
        double x = lever[3], y = lever[4], z = lever[5];
        for (int j = 0; j < 3; j++) {
            for (int shift = 0; shift < 2; shift++) {
                // δx of a unit shift j, or of a unit turn about axis j: e_j × lever
                double dx = shift == 1 ? (j == 0 ? 1 : 0) : j == 1 ? z : j == 2 ? -y : 0;
                double dy = shift == 1 ? (j == 1 ? 1 : 0) : j == 2 ? x : j == 0 ? -z : 0;
                double dz = shift == 1 ? (j == 2 ? 1 : 0) : j == 0 ? y : j == 1 ? -x : 0;
                double fx = factor * (matrix[at] * dx + matrix[at + 1] * dy + matrix[at + 2] * dz);
                double fy = factor * (matrix[at + 3] * dx + matrix[at + 4] * dy + matrix[at + 5] * dz);
                double fz = factor * (matrix[at + 6] * dx + matrix[at + 7] * dy + matrix[at + 8] * dz);
                int to = k + 3 * shift + j;
                value[to] += lever[1] * fz - lever[2] * fy;
                value[to + size] += lever[2] * fx - lever[0] * fz;
                value[to + 2 * size] += lever[0] * fy - lever[1] * fx;
                value[to + 3 * size] += fx;
                value[to + 4 * size] += fy;
                value[to + 5 * size] += fz;
            }
        }
    }

    /** Adds the change of the moment of a force when the body turns under it: (θ × lever) × f. */
    public void addTurnedLever(int body, double[] lever, int at, double fx, double fy, double fz) {
        if (body == Motion.GROUND) {
            return;
        }
        int k = (6 * size + 6) * bodies.indexOf(body);
        double dot = lever[at] * fx + lever[at + 1] * fy + lever[at + 2] * fz;
        for (int i = 0; i < 3; i++, k += size) {
            value[k] += lever[at + i] * fx;
            value[k + 1] += lever[at + i] * fy;
            value[k + 2] += lever[at + i] * fz;
            value[k + i] -= dot;
        }
    }
}
