package org.condyle.measures;

import java.util.Arrays;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.BodyShift;
import org.condyle.mechanics.tangent.GradientSlopes;
import org.condyle.mechanics.tangent.SecondDerivative;
import org.condyle.mechanics.tangent.Tangents;
import org.condyle.mechanics.tangent.Wrenches;

/**
 * Tangents of an effort e(x, ẋ) along a measure of rigid bodies. With the wrenches g of a unit effort and their derivatives H by places, x and
 * ẋ = g·V follow a motion (δx, δV) of the bodies, whose spins and velocities of origins are V, by
 *
 * <pre>  δx = g·δx,   δẋ = g·δV + (Hᵀ V)·δx,   δ(e g) = g (e_x δx + e_ẋ δẋ) + e H δx  </pre>
 *
 * H is exact for measures with {@link SecondDerivative}; along others it is the central difference of g, of the measure alone. Rates of internal
 * states that follow x and ẋ have their derivatives from there, too. Scratch of one thread.
 */
final class MeasureTangents {
    private final Measure measure;
    private final Measure.Reading trial;
    private final Wrenches unit = new Wrenches();
    private final Wrenches moved = new Wrenches();
    private final BodyShift shift = new BodyShift();
    private final GradientSlopes turning = new GradientSlopes();
    private final double[] spin = new double[6];
    private double[] ofRate = new double[48]; // derivatives of ẋ by the motion of each body, twelve numbers
    private double[] of = new double[48]; // the same of what follows x and ẋ
    private double[] before = new double[24];
    private int size;

    MeasureTangents(Measure measure) {
        this.measure = measure;
        trial = new Measure.Reading(measure);
    }

    /** Looks at the measure at an instant. */
    void begin(State s, Motion m, Measure.Reading now) {
        unit.begin(m);
        measure.push(now, 1, unit);
        size = 6 * unit.count;
        if (of.length < 2 * size) {
            ofRate = new double[2 * size];
            of = new double[2 * size];
            before = new double[size];
        }
        turning.begin(unit);
        if (measure instanceof SecondDerivative known && known.hasSecondDerivative()) {
            known.addSecondDerivative(m, now, turning);
        } else {
            differences(s, m);
        }
        Arrays.fill(ofRate, 0, 2 * size, 0);
        for (int a = 0; a < unit.count; a++) {
            int at = Motion.SIZE * unit.body[a];
            m.spin(unit.body[a], spin, 0);
            System.arraycopy(m.rate, at, spin, 3, 3);
            for (int i = 0; i < 6; i++) {
                ofRate[12 * a + 6 + i] = unit.wrench[6 * a + i];
                for (int j = 0; j < size && unit.body[a] != Motion.GROUND; j++) {
                    ofRate[12 * (j / 6) + j % 6] += turning.value(6 * a + i, j) * spin[i];
                }
            }
        }
    }

    /** Adds the tangents of an effort with its slopes by value and rate. */
    void add(double effort, double byValue, double byRate, Tangents out) {
        follow(byValue, byRate);
        for (int a = 0; a < unit.count; a++) {
            for (int c = 0; c < unit.count; c++) {
                out.addOuter(unit.body[a], unit.wrench, 6 * a, unit.body[c], of, 12 * c);
                for (int i = 0; effort != 0 && i < 6; i++) {
                    for (int j = 0; j < 6; j++) {
                        out.add(unit.body[a], i, unit.body[c], j, effort * turning.value(6 * a + i, 6 * c + j));
                    }
                }
            }
        }
    }

    /** Adds the slopes of the rate of an internal state, which has slopes by value and rate of the measure. */
    void addInternal(int z, double byValue, double byRate, Tangents out) {
        follow(byValue, byRate);
        for (int c = 0; c < unit.count; c++) {
            out.addInternal(z, unit.body[c], of, 12 * c, 1);
        }
    }

    private void follow(double byValue, double byRate) {
        for (int c = 0; c < unit.count; c++) {
            for (int j = 0; j < 12; j++) {
                double x = j < 6 ? byValue * unit.wrench[6 * c + j] : 0;
                of[12 * c + j] = x + byRate * ofRate[12 * c + j];
            }
        }
    }

    private void differences(State s, Motion m) {
        for (int c = 0; c < unit.count; c++) {
            if (unit.body[c] == Motion.GROUND) {
                continue;
            }
            shift.begin(m, unit.body[c]);
            for (int j = 0; j < 6; j++) {
                double inverse = 0.5 / BodyShift.size(j);
                read(s, m, j, 1);
                System.arraycopy(moved.wrench, 0, before, 0, size);
                read(s, m, j, -1);
                for (int i = 0; i < size; i++) {
                    turning.add(i, 6 * c + j, (before[i] - moved.wrench[i]) * inverse);
                }
            }
            shift.end(m);
        }
    }

    /** The wrenches with a body moved are in {@link #moved}, in the order of those of the place itself. */
    private void read(State s, Motion m, int direction, double times) {
        shift.move(m, direction, times);
        moved.begin(m);
        for (int a = 0; a < unit.count; a++) {
            moved.indexOf(unit.body[a]);
        }
        measure.read(s, m, trial);
        measure.push(trial, 1, moved);
    }
}
