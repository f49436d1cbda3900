package org.condyle.measures;

import java.util.Arrays;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.BodyShift;
import org.condyle.mechanics.tangent.Tangents;
import org.condyle.mechanics.tangent.Wrenches;

/**
 * Tangents of an effort e(x, ẋ) along a measure of rigid bodies: with the wrenches g of a unit effort, ẋ = g·V,
 *
 * <pre>  δ(e g) = g (e_x δx + e_ẋ δẋ) + e δg  </pre>
 *
 * δg is exact for lines that are straight from point to point; along other measures it is the central difference of g, of the measure
 * alone. Scratch of one thread.
 */
final class MeasureTangents {
    private final Measure measure;
    private final Measure.Reading trial;
    private final Wrenches unit = new Wrenches();
    private final Wrenches moved = new Wrenches();
    private final BodyShift shift = new BodyShift();
    private final double[] scratch = new double[Straight.SCRATCH];
    private double[] byPlace = new double[24]; // of the rate, by θ and p of each body
    private double[] before = new double[24];

    MeasureTangents(Measure measure) {
        this.measure = measure;
        trial = new Measure.Reading(measure);
    }

    /** Whether a measure is one of bodies alone, so that tangents are in blocks of bodies. */
    static boolean ofBodies(Measure measure) {
        return !(measure instanceof JointCoordinate || measure instanceof CoordinateSum);
    }

    /**
     * Adds the tangents of an effort.
     *
     * @param byValue e_x
     * @param byRate  e_ẋ
     */
    void add(State s, Motion m, Measure.Reading now, double effort, double byValue, double byRate, Tangents out) {
        if (effort == 0 && byValue == 0 && byRate == 0) {
            return;
        }
        unit.begin(m);
        measure.push(now, 1, unit);
        if (byPlace.length < unit.wrench.length) {
            byPlace = new double[unit.wrench.length];
            before = new double[unit.wrench.length];
        }
        Arrays.fill(byPlace, 0, 6 * unit.count, 0);
        if (measure instanceof Straight line) {
            line.addRowTangents(m, now, effort, scratch, out);
            line.rateByPlace(m, now, unit, scratch, byPlace);
        } else {
            differences(s, m, effort, out);
        }
        for (int a = 0; a < unit.count; a++) {
            for (int c = 0; c < unit.count; c++) {
                int body = unit.body[c];
                out.addProduct(
                        unit.body[a], unit.wrench, 6 * a, body, unit.wrench, unit.wrench, 6 * c, byValue, byRate);
                out.addProduct(unit.body[a], unit.wrench, 6 * a, body, byPlace, byPlace, 6 * c, byRate, 0);
            }
        }
    }

    private void differences(State s, Motion m, double effort, Tangents out) {
        int count = unit.count;
        for (int c = 0; c < count; c++) {
            int body = unit.body[c];
            if (body == Motion.GROUND) {
                continue;
            }
            shift.begin(m, body);
            for (int j = 0; j < 6; j++) {
                double inverse = 0.5 / BodyShift.size(j);
                double rate = read(s, m, j, 1);
                System.arraycopy(moved.wrench, 0, before, 0, 6 * count);
                byPlace[6 * c + j] = (rate - read(s, m, j, -1)) * inverse;
                for (int a = 0; a < count; a++) {
                    for (int i = 0; i < 6; i++) {
                        double slope = (before[6 * a + i] - moved.wrench[6 * a + i]) * inverse;
                        out.add(unit.body[a], i, body, j, effort * slope);
                    }
                }
            }
            shift.end(m);
        }
    }

    /** The rate with a body moved; the wrenches there are in {@link #moved}, in the order of those of the place itself. */
    private double read(State s, Motion m, int direction, double times) {
        shift.move(m, direction, times);
        moved.begin(m);
        for (int a = 0; a < unit.count; a++) {
            moved.indexOf(unit.body[a]);
        }
        measure.read(s, m, trial);
        measure.push(trial, 1, moved);
        return trial.rate;
    }

    /** A line that is straight between material points, of which the tangents are known. */
    interface Straight {
        /** Numbers of scratch that it needs. */
        int SCRATCH = 15;

        /** Adds the tangents of the wrenches of a unit effort, times an effort. */
        void addRowTangents(Motion m, Measure.Reading now, double effort, double[] scratch, Tangents out);

        /** Adds the derivatives of the rate by the places of the bodies in the list, in their order. */
        void rateByPlace(Motion m, Measure.Reading now, Wrenches bodies, double[] scratch, double[] byPlace);
    }
}
