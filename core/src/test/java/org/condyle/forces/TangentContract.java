package org.condyle.forces;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.condyle.forces.ForceElementContractTest.Scene;
import org.condyle.math.Mat3;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.BodyShift;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.Tangents;
import org.condyle.mechanics.tangent.Wrenches;
import org.condyle.scenes.Chance;

/**
 * What the tangents of every element promise, on the scenes of its contract test. All of them are compared as one matrix: six rows for the
 * wrench on each body, then one for the rate of each internal state; twelve columns for the motion of each body.
 */
final class TangentContract {
    private static final int ROWS = Tangents.ROWS;
    private static final int COLUMNS = Tangents.COLUMNS;

    private final ForceElementContractTest of;

    TangentContract(ForceElementContractTest of) {
        this.of = of;
    }

    /** Against differences of fourth order of wrenches and rates, where one body after the other is moved. */
    void areDerivatives(long seed) {
        Scene c = of.scene(seed);
        Chance chance = new Chance(400 + seed);
        State s = of.begin(c, chance);
        Motion m = c.at(s);
        double[] place = m.placement.clone(), rate = m.rate.clone();
        double[][] told = matrix(c, s);
        assertArrayEquals(place, m.placement, "the bodies are where they were");
        assertArrayEquals(rate, m.rate, "and move as they did");
        int bodies = place.length / Motion.SIZE;
        double[][] expected = new double[told.length][told[0].length];
        double[] weights = {1, -8, 0, 8, -1};
        BodyShift shift = new BodyShift();
        double step = of.tangentStep();
        for (int b = 1; b < bodies; b++) {
            for (int j = 0; j < COLUMNS; j++) {
                for (int k = -2; k <= 2; k++) {
                    shift.begin(m, b);
                    shift.move(m, j, k * step / BodyShift.size(j));
                    double[] x = told(c.element(), s, m);
                    for (int i = 0; i < x.length; i++) {
                        expected[i][COLUMNS * b + j] += weights[k + 2] * x[i] / (12 * step);
                    }
                    shift.end(m);
                }
            }
        }
        double[] size = new double[4]; // of forces and of rates, by places and by velocities
        for (int i = 0; i < expected.length; i++) {
            for (int j = 0; j < expected[i].length; j++) {
                int part = part(i, j, bodies);
                size[part] = Math.max(size[part], Math.abs(expected[i][j]));
            }
        }
        assertTrue(
                size[0] > 1e-3 || c.element().supplies(), // a load may stay as it is
                () -> "the motion does not exercise the element, " + chance);
        for (int i = ROWS; i < expected.length; i++) {
            for (int j = COLUMNS; j < expected[i].length; j++) {
                String where = "row " + i + ", column " + j + ", " + chance;
                assertEquals(expected[i][j], told[i][j], 1e-6 * Math.max(1, size[part(i, j, bodies)]), where);
            }
        }
    }

    private static int part(int row, int column, int bodies) {
        return (row < ROWS * bodies ? 0 : 2) + (column % COLUMNS) / 6;
    }

    /** Wrenches and rates of internal states as the element tells them. */
    private static double[] told(ForceElement e, State s, Motion m) {
        int bodies = m.placement.length / Motion.SIZE;
        Forces f = new Forces(bodies, s.v.length);
        e.addForces(s, m, f);
        double[] out = new double[ROWS * bodies + s.z.length], rates = new double[s.z.length];
        for (int a = 1; a < bodies; a++) {
            Wrenches w = new Wrenches();
            w.begin(m);
            w.addDual(a, f.dual, Motion.SIZE * a);
            System.arraycopy(w.wrench, 0, out, ROWS * a, ROWS);
        }
        if (e instanceof Internal i) {
            i.internalRates(s, m, rates);
        }
        System.arraycopy(rates, 0, out, ROWS * bodies, rates.length);
        return out;
    }

    /** The tangents as a matrix. */
    private static double[][] matrix(Scene c, State s) {
        Motion m = c.at(s);
        int bodies = m.placement.length / Motion.SIZE;
        Tangents t = new Tangents(bodies);
        ((Linearised) c.element()).addTangents(s, m, t);
        assertTrue(t.finite(), "finite numbers");
        double[][] out = new double[ROWS * bodies + s.z.length][COLUMNS * bodies];
        for (int k = 0; k < t.blocks(); k++) {
            for (int i = 0; i < ROWS; i++) {
                for (int j = 0; j < COLUMNS; j++) {
                    out[ROWS * t.rowBody(k) + i][COLUMNS * t.columnBody(k) + j] = t.value(k, i, j);
                }
            }
        }
        for (int k = 0; k < t.internalRows(); k++) {
            for (int j = 0; j < COLUMNS; j++) {
                double[] unit = new double[COLUMNS];
                unit[j] = 1;
                out[ROWS * bodies + t.internal(k)][COLUMNS * t.internalBody(k) + j] = t.internalProduct(k, unit, 0);
            }
        }
        return out;
    }

    /** A scene that is turned and shifted as a whole has turned tangents. */
    void turnWithTheWorld(long seed) {
        Chance chance = new Chance(700 + seed);
        double[] turn = of.turnsWithTheWorld() ? chance.rotation() : Mat3.identity();
        Scene here = of.scene(seed), there = of.scene(seed, turn, chance.vector(3));
        State s = of.begin(here, new Chance(750 + seed)), t = of.begin(there, new Chance(750 + seed));
        of.turn(turn, s.z, t.z);
        double[][] one = matrix(here, s), two = matrix(there, t);
        int forces = one.length - s.z.length;
        double[] size = new double[4];
        for (int j = 0; j < one[0].length; j++) {
            double[] column = new double[one.length];
            for (int i = 0; i < one.length; i++) {
                for (int k = 0; k < 3; k++) { // column j of (matrix of the turned scene) × turn
                    column[i] += two[i][j - j % 3 + k] * turn[3 * k + j % 3];
                }
                int part = (i < forces ? 0 : 2) + (j % COLUMNS) / 6;
                size[part] = Math.max(size[part], Math.abs(one[i][j]));
            }
            for (int i = 0; i < forces; i += 3) {
                double x = column[i], y = column[i + 1], z = column[i + 2];
                for (int k = 0; k < 3; k++) {
                    column[i + k] = turn[k] * x + turn[3 + k] * y + turn[6 + k] * z;
                }
            }
            if (!of.internalsAreVectors()) {
                for (int i = 0; i < one.length; i++) {
                    int part = (i < forces ? 0 : 2) + (j % COLUMNS) / 6, at = i, by = j;
                    assertEquals(
                            one[i][j], column[i], 1e-6 * Math.max(1, size[part]), () -> at + " " + by + " " + chance);
                }
            }
        }
    }

    /**
     * At rest, where forces are the gradient of an energy U, the derivatives by places are the Hessian of U but for turns of one body: they do
     * not commute, and Tᵢⱼ - Tⱼᵢ = εᵢⱼₖ τₖ with the moment τ on it.
     */
    void areSymmetric(long seed) {
        if (!of.atRestHasPotential()) {
            return;
        }
        Scene c = of.scene(seed);
        Chance chance = new Chance(800 + seed);
        State s = of.begin(c, chance);
        Arrays.fill(s.v, 0);
        double[][] t = matrix(c, s);
        double[] told = told(c.element(), s, c.at(s));
        int bodies = t[0].length / COLUMNS;
        double size = 1;
        for (int i = 0; i < ROWS * bodies; i++) {
            for (int j = 0; j < t[0].length; j++) {
                size = Math.max(size, j % COLUMNS < 6 ? Math.abs(t[i][j]) : 0);
            }
        }
        for (int a = ROWS; a < ROWS * bodies; a++) {
            for (int b = ROWS; b < a; b++) {
                int i = a % ROWS, j = b % ROWS;
                double apart = 0;
                if (a / ROWS == b / ROWS && i < 3 && j < 3 && i != j) {
                    int k = 3 - i - j;
                    apart = ((j - i + 3) % 3 == 1 ? 1 : -1) * told[a - i + k];
                }
                double ab = t[a][COLUMNS * (b / ROWS) + j], ba = t[b][COLUMNS * (a / ROWS) + i];
                String where = "rows " + a + ", " + b + ", " + chance;
                assertEquals(ab - ba, apart, 1e-7 * size, where);
            }
        }
    }

    /** Where the element lets go, and exerts nothing, it has no tangents. */
    void areZeroApart(long seed) {
        Scene c = of.scene(seed);
        Chance chance = new Chance(900 + seed);
        State s = chance.state(c.mechanism().model());
        of.depart(c.mechanism().model(), s);
        for (double x : told(c.element(), s, c.at(s))) {
            if (x != 0) {
                return; // acts everywhere
            }
        }
        for (double[] row : matrix(c, s)) {
            assertArrayEquals(new double[row.length], row, chance::toString);
        }
    }
}
