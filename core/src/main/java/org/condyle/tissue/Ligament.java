package org.condyle.tissue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.measures.MeasureLaw;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.ForceElement.Bound;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.condyle.tissue.fibre.FibreLaw;

/**
 * A fibre that pulls along a line when it is longer than its slack length, and never pushes:
 *
 * <pre>  T = max(0, F(e) + c l̇ min(1, e/e_d)),   e = (l - l₀)/l₀ > 0   </pre>
 *
 * Damping grows in over the first strains (e_d = 0.01), so that it starts without a jump when the fibre becomes taut, and a
 * fibre that shortens quickly goes slack instead of pushing. {@link Damping#LENGTHENING} damps as the
 * Blankevoort1991Ligament of OpenSim: with x³ (10 - 15 x + 6 x²), x = min(1, e/e_d), and not at all while the fibre shortens.
 * {@link Damping#PROPORTIONAL} damps as its PathSpring, T = F(e) max(0, 1 + c l̇). (T - F) l̇ is what damping takes, never negative.
 * Steps end where the fibre becomes taut or slack, where damping has grown in, and at corners of the law.
 */
public class Ligament extends MeasureLaw implements Switching.Memoryless, ForceElement.Cautious {
    /** When damping acts. */
    public enum Damping {
        /** While the fibre is taut; growing in along a straight line. */
        TAUT,
        /** While the fibre is taut and becomes longer; growing in smoothly. */
        LENGTHENING,
        /** In proportion to the tension without it: the damping is a time per length [s/m]. */
        PROPORTIONAL
    }

    /** Strain over which damping grows in. */
    private static final double GROWS_IN = 0.01;

    final FibreLaw law;
    final double slack;
    final double damping;
    final Damping dampingActs;
    final double mostStrain;
    private final double[] corners; // lengths, the slack length first

    /**
     * @param slack   l₀ [m]
     * @param damping c [N·s/m]
     */
    public Ligament(Measure line, FibreLaw law, double slack, double damping) {
        this(line, law, slack, damping, Damping.TAUT);
    }

    /**
     * @param slack   l₀ [m]
     * @param damping c [N·s/m], [s/m] for {@link Damping#PROPORTIONAL}
     */
    public Ligament(Measure line, FibreLaw law, double slack, double damping, Damping dampingActs) {
        this(line, law, slack, damping, dampingActs, StrainBounds.MOST);
    }

    /**
     * @param slack      l₀ [m]
     * @param damping    c [N·s/m], [s/m] for {@link Damping#PROPORTIONAL}
     * @param mostStrain strain above which a run warns; above 1 for what is no tissue, such as a rubber band
     */
    public Ligament(Measure line, FibreLaw law, double slack, double damping, Damping dampingActs, double mostStrain) {
        super(line);
        this.dampingActs = dampingActs;
        this.mostStrain = Check.positive("ligament most strain [-]", mostStrain);
        if (!line.isLine()) {
            throw new IllegalArgumentException("a ligament acts along a line between points");
        }
        this.law = law;
        this.slack = Check.positive("ligament slack length [m]", slack);
        boolean proportional = dampingActs == Damping.PROPORTIONAL;
        this.damping = Check.notNegative("ligament damping [" + (proportional ? "s/m]" : "N*s/m]"), damping);
        boolean growsIn = damping > 0 && !proportional;
        double[] strains = law.corners();
        corners = new double[1 + strains.length + (growsIn ? 1 : 0)];
        corners[0] = slack;
        for (int i = 0; i < strains.length; i++) {
            corners[1 + i] = slack * (1 + strains[i]);
        }
        if (growsIn) {
            corners[1 + strains.length] = slack * (1 + GROWS_IN);
        }
    }

    public final FibreLaw law() {
        return law;
    }

    /** l₀, the length up to which there is no tension [m]. */
    public final double slack() {
        return slack;
    }

    private double strain(double length) {
        return (length - slack) / slack;
    }

    /** (l - l₀)/l₀ now, negative where it is slack. */
    public final double strain(State state, Motion motion) {
        return strain(read(state, motion).value);
    }

    /** F(e) now, the tension without damping [N]; 0 where it is slack. */
    public final double elasticTension(State state, Motion motion) {
        return elastic(read(state, motion).value);
    }

    @Override
    protected double strain(Measure.Reading now) {
        return strain(now.value);
    }

    private double elastic(double length) {
        return length > slack ? law.tension(strain(length)) : 0;
    }

    private double tension(double length, double rate) {
        if (length <= slack) {
            return 0;
        }
        double e = strain(length), elastic = law.tension(e);
        double viscous = dampingActs == Damping.PROPORTIONAL ? elastic : grown(e, rate);
        return Math.max(0, elastic + damping * rate * viscous);
    }

    /** The part of the damping that acts at a strain > 0. */
    private double grown(double strain, double rate) {
        double x = Math.min(1, strain / GROWS_IN);
        if (dampingActs == Damping.TAUT) {
            return x;
        }
        return rate > 0 ? x * x * x * (10 - x * (15 - 6 * x)) : 0;
    }

    /** The part of the tension that the rate makes [N]; negative while it shortens. */
    private double damping(Measure.Reading now) {
        return tension(now.value, now.rate) - elastic(now.value);
    }

    @Override
    protected double effort(State state, Motion motion, Measure.Reading now) {
        return -tension(now.value, now.rate);
    }

    @Override
    protected boolean dependsOnMeasureAlone() {
        return true;
    }

    /** Of {@link #tension}, with dx/dl = 1/(l₀ GROWS_IN) where the damping grows in. */
    @Override
    protected void effortSlopes(State state, Motion motion, Measure.Reading now, double[] out) {
        out[0] = out[1] = 0;
        if (tension(now.value, now.rate) <= 0) {
            return;
        }
        double e = strain(now.value), slope = law.slope(e) / slack;
        if (dampingActs == Damping.PROPORTIONAL) {
            out[0] = -slope * (1 + damping * now.rate);
            out[1] = -damping * law.tension(e);
            return;
        }
        double x = Math.min(1, e / GROWS_IN), grows = x < 1 ? 1 / (GROWS_IN * slack) : 0;
        if (dampingActs == Damping.LENGTHENING) {
            grows *= now.rate > 0 ? 30 * x * x * (1 - x) * (1 - x) : 0;
        }
        out[0] = -slope - damping * now.rate * grows;
        out[1] = -damping * grown(e, now.rate);
    }

    @Override
    public double storedEnergy(State state, Motion motion) {
        double length = read(state, motion).value;
        return length > slack ? slack * law.energy(strain(length)) : 0;
    }

    /** Power that goes into stretching the fibre without its damping [W]. */
    final double elasticPower(State state, Motion motion) {
        Measure.Reading now = read(state, motion);
        return elastic(now.value) * now.rate;
    }

    @Override
    public double dissipation(State state, Motion motion) {
        Measure.Reading now = read(state, motion);
        return damping(now) * now.rate;
    }

    @Override
    public double suppliedPower(State state, Motion motion) {
        return 0;
    }

    @Override
    public boolean supplies() {
        return false;
    }

    @Override
    public boolean dissipates() {
        return damping > 0;
    }

    @Override
    public int switches() {
        return 2 * corners.length;
    }

    @Override
    public String switchName(int index) {
        return index == 0 ? "slack" : index == 1 ? "taut" : "";
    }

    /** If the law has no corner, and damping grows in smoothly. */
    @Override
    public boolean smooth(int index) {
        return law.smooth() && (damping == 0 || dampingActs != Damping.TAUT);
    }

    /** l - l_i and its negative for each length with a corner. */
    @Override
    public void switchFunctions(State state, Motion motion, double[] value, double[] rate, int at) {
        Measure.Reading now = read(state, motion);
        for (int i = 0; i < corners.length; i++) {
            value[at + 2 * i] = now.value - corners[i];
            rate[at + 2 * i] = now.rate;
            value[at + 2 * i + 1] = corners[i] - now.value;
            rate[at + 2 * i + 1] = -now.rate;
        }
    }

    @Override
    public List<Bound> bounds() {
        return StrainBounds.of(this::soundStrain, mostStrain);
    }

    /** The strain while it has bounds; not a number where it may have any. */
    double soundStrain(State state, Motion motion) {
        return strain(state, motion);
    }

    @Override
    public boolean mayCaution() {
        return false;
    }

    @Override
    public List<Signal> signals() {
        List<Signal> all = new ArrayList<>(super.signals());
        all.add(new Signal("strain", Dimension.NONE, this::strain));
        all.add(new Signal("damping", Dimension.FORCE, (s, m) -> damping(read(s, m))));
        all.add(new Signal("strain-rate", Dimension.PER_TIME, (s, m) -> read(s, m).rate / slack));
        return all;
    }

    @Override
    public Ligament forThread() {
        return new Ligament(measure, law.forThread(), slack, damping, dampingActs, mostStrain);
    }
}
