package org.condyle.analyse.motion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.condyle.analyse.PrescribedMotion;
import org.condyle.math.QuinticSpline;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.signal.Samples;
import org.jspecify.annotations.Nullable;

/**
 * A motion from a table of coordinates: natural quintic splines through the samples give q, speeds and accelerations at any
 * time. Coordinates without samples rest where the start has them. Joints whose speeds are not q̇ get the v and v̇ that belong
 * to q̇ and q̈.
 *
 * <p>Filtering is done before: {@link org.condyle.signal.OpenSimLowPass#padded} is the recipe of OpenSim, whose spline goes
 * through the continued ends of the filtered signal, too. Outside of its samples a coordinate goes on as a parabola, so do not ask
 * far from them. One sample is a coordinate at rest. A motion belongs to one thread.
 */
public final class CoordinateMotion implements PrescribedMotion {
    /** How accelerations come from samples of coordinates. */
    public enum Differentiation {
        /** Twice, of the spline through the coordinates (OpenSim's inverse dynamics). */
        COORDINATES_TWICE,
        /**
         * Once, of a new spline through the rates that the first spline has at the samples (OpenSim's AnalyzeTool and computed muscle
         * control).
         */
        SPEEDS_ONCE
    }

    private static final double REPEATED = 1e-6; // part of the mean time step

    private final State start;
    private final QuinticSpline[] coordinate; // of each q; one that rests has none
    private final QuinticSpline[] rate; // for SPEEDS_ONCE
    private final double[] resting;
    private final int[] plainQ; // of coordinates whose rates are speeds
    private final int[] plainV;
    private final SpeedsFromRates[] turning;
    private final List<String> missing = new ArrayList<>();
    private final double[] first;
    private final double[] second;
    private final double[] jet = new double[3];

    /** @param columns samples by names of coordinates, with or without the joint before them [rad or m] */
    public CoordinateMotion(Model model, State start, Map<String, Samples> columns, Differentiation differentiation) {
        this(model, start, columns, differentiation, Map.of());
    }

    /**
     * With rates that were given and are not derived from coordinates.
     *
     * @param rates samples of q̇ by names of coordinates [rad/s or m/s]; splines through them are differentiated once
     */
    public CoordinateMotion(Model model, State start, Map<String, Samples> columns, Map<String, Samples> rates) {
        this(model, start, columns, Differentiation.SPEEDS_ONCE, rates);
    }

    private CoordinateMotion(
            Model model,
            State start,
            Map<String, Samples> columns,
            Differentiation differentiation,
            Map<String, Samples> rates) {
        this.start = start.copy();
        int n = model.coordinates();
        coordinate = new QuinticSpline[n];
        rate = new QuinticSpline[n];
        resting = start.q.clone();
        first = new double[n];
        second = new double[n];
        CoordinateNames names = new CoordinateNames(model);
        Map<CoordinateNames.Place, Samples> given = places(names, columns), givenRates = places(names, rates);
        boolean[] turns = new boolean[model.joints().size()];
        for (CoordinateNames.Place c : names.all()) {
            Samples samples = given.get(c);
            if (samples == null) {
                missing.add(c.name());
                continue;
            }
            turns[model.joints().indexOf(c.joint())] |= !c.plain();
            resting[c.q()] = samples.values()[0];
            coordinate[c.q()] = spline(c.name(), samples);
            Samples speeds = givenRates.get(c);
            if (speeds != null) {
                rate[c.q()] = spline("rate of " + c.name(), speeds);
            } else if (differentiation == Differentiation.SPEEDS_ONCE) {
                rate[c.q()] = ratesOf(coordinate[c.q()]);
            }
        }
        givenRates.keySet().stream()
                .filter(c -> !given.containsKey(c))
                .findFirst()
                .ifPresent(c -> {
                    throw new ModelException(
                            "the rate of coordinate '" + c.name() + "' is given, but not the coordinate itself");
                });
        List<CoordinateNames.Place> plainOnes = new ArrayList<>();
        List<SpeedsFromRates> turningJoints = new ArrayList<>();
        for (int j = 0; j < turns.length; j++) {
            if (turns[j]) {
                turningJoints.add(new SpeedsFromRates(model.joints().get(j)));
            }
        }
        for (CoordinateNames.Place c : names.all()) {
            if (c.plain() && !turns[model.joints().indexOf(c.joint())]) {
                plainOnes.add(c);
            }
        }
        plainQ = plainOnes.stream().mapToInt(CoordinateNames.Place::q).toArray();
        plainV = plainOnes.stream().mapToInt(CoordinateNames.Place::v).toArray();
        turning = turningJoints.toArray(SpeedsFromRates[]::new);
    }

    /** The samples by coordinate; names are checked, and that no coordinate is given twice. */
    private static Map<CoordinateNames.Place, Samples> places(CoordinateNames names, Map<String, Samples> columns) {
        Map<CoordinateNames.Place, Samples> places = new HashMap<>();
        columns.forEach((name, samples) -> {
            if (places.put(names.find(name), samples) != null) {
                throw new ModelException("coordinate '" + names.find(name).name() + "' is given twice, once as '" + name
                        + "'; leave one of the columns out");
            }
        });
        return places;
    }

    private static @Nullable QuinticSpline spline(String name, Samples given) {
        for (int i = 0; i < given.size(); i++) {
            double t = given.times()[i];
            if (!Double.isFinite(given.values()[i]) || !Double.isFinite(t)) {
                throw new ModelException("coordinate '" + name + "' has no number at sample " + (i + 1) + " (t = " + t
                        + " s); fill the gap or leave these rows out");
            }
            if (i > 0 && t < given.times()[i - 1]) {
                throw new ModelException("times of coordinate '" + name + "' must increase: " + t + " s stands after "
                        + given.times()[i - 1] + " s (sample " + (i + 1) + ")");
            }
        }
        Samples samples = withoutRepeats(given);
        if (samples.size() == 0 || samples.size() == 2) {
            throw new ModelException("coordinate '" + name + "' has " + samples.size()
                    + " samples; a motion needs at least 3, and one that rests needs 1");
        }
        return samples.size() == 1 ? null : new QuinticSpline(samples.times(), samples.values());
    }

    /**
     * The signal without samples that repeat the one before: programs write the last row twice, at times that differ by rounding
     * or not at all, and a spline through both would swing without bound.
     */
    public static Samples withoutRepeats(Samples samples) {
        int n = samples.size();
        double[] t = samples.times();
        double least = n < 2 ? 0 : REPEATED * (t[n - 1] - t[0]) / (n - 1);
        int[] kept = IntStream.range(0, n)
                .filter(i -> i == 0 || t[i] - t[i - 1] > least)
                .toArray();
        return kept.length == n
                ? samples
                : new Samples(
                        Arrays.stream(kept).mapToDouble(i -> t[i]).toArray(),
                        Arrays.stream(kept)
                                .mapToDouble(i -> samples.values()[i])
                                .toArray());
    }

    private static @Nullable QuinticSpline ratesOf(@Nullable QuinticSpline spline) {
        if (spline == null) {
            return null;
        }
        double[] t = spline.knots();
        return new QuinticSpline(
                t, Arrays.stream(t).map(x -> spline.derivative(x, 1)).toArray());
    }

    /** Full names of the coordinates without samples, which rest where the start has them. */
    public List<String> missing() {
        return List.copyOf(missing);
    }

    @Override
    public void at(double time, State s, double[] acceleration) {
        s.set(start);
        s.time = time;
        for (int k = 0; k < first.length; k++) {
            s.q[k] = resting[k];
            first[k] = 0;
            second[k] = 0;
            QuinticSpline spline = coordinate[k], speed = rate[k];
            if (spline != null) {
                spline.jet(time, jet);
                s.q[k] = jet[0];
                first[k] = speed == null ? jet[1] : speed.value(time);
                second[k] = speed == null ? jet[2] : speed.derivative(time, 1);
            }
        }
        Arrays.fill(s.v, 0);
        Arrays.fill(acceleration, 0);
        for (int k = 0; k < plainQ.length; k++) {
            s.v[plainV[k]] = first[plainQ[k]];
            acceleration[plainV[k]] = second[plainQ[k]];
        }
        for (SpeedsFromRates joint : turning) {
            joint.convert(s.q, first, second, s.v, acceleration);
        }
    }
}
