package org.condyle.muscle;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.measures.MeasureLaw;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.ForceElement.Bound;
import org.condyle.mechanics.ForceReceiver;
import org.condyle.mechanics.Lagging;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Settling;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.condyle.muscle.law.Activation;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.FibreState;
import org.condyle.muscle.law.MuscleLaw;
import org.jspecify.annotations.Nullable;

/**
 * A muscle with its tendon along a line: a control u drives the activation a, and the law gives the tension of the tendon.
 *
 * <pre>  ȧ = f(a, u),   ż = g(a, L, V, z),   T = T(a, L, V, z)  </pre>
 *
 * Tendon and passive fibre store energy, the damper loses it, and the contractile part supplies -F_a l̇, which is negative while the
 * active fibre is stretched. Steps end where the law has a corner. The corner of the activation at u = a is left to error control:
 * a approaches u for ever without passing it, and a search for the passage would find rounding only.
 */
public final class Muscle extends MeasureLaw
        implements Settling, Switching.Memoryless, Lagging, ForceElement.Cautious, ForceElement.PartlyDefined {
    /** Fibre lengths over the optimal one, outside of which nothing was measured: below, active fibres have no force. */
    static final double SHORTEST = 0.4, LONGEST = 1.8;

    /** Tension over the largest isometric force that no tendon has: they tear at three to four times that force. */
    static final double MOST_TENSION = 10;

    private static final double ROUNDING = 1e-9; // of a control

    private static final double STEP_OF_LENGTH = 1e-6; // of lengths and speeds of fibres, for slopes

    /** Speed of fibres over the largest one of shortening that no muscle has: the fibre given at the start does not fit the path. */
    private static final double MOST_SPEED = 3;

    private static final double ACTIVATION_SCALE = 0.1;

    private final MuscleLaw law;
    private final MuscleDrive drive;
    private final Variables states;
    private final @Nullable Metabolism metabolism;
    private final int activationAt; // in z; -1 where the activation is the control
    private final int stateAt; // of the law in z; -1 for a rigid tendon
    private final FibreState fibre = new FibreState();
    private final FibreState foreseen = new FibreState();
    private final double[] ofFibre; // corners
    private final double[] ofTendon;

    // what the fibre state was computed for
    private @Nullable Motion seen;
    private long seenStamp;
    private double seenActivation = Double.NaN;
    private double seenState = Double.NaN;

    private Muscle(Measure line, MuscleLaw law, MuscleDrive drive, Variables states, @Nullable Metabolism metabolism) {
        super(line);
        this.metabolism = metabolism;
        this.law = law;
        this.drive = drive;
        this.states = states;
        activationAt = drive.dynamics() == null ? -1 : states.at();
        stateAt = law.state() == null ? -1 : states.at() + states.count() - 1;
        ofFibre = law.fibreCorners();
        ofTendon = law.elasticTendon() ? law.tendonCorners() : new double[0];
    }

    /** A muscle for a model that is being built, which gives it its internal states: {@code activation} and that of the law. */
    public static Muscle in(Model.Builder model, Measure line, MuscleLaw law, MuscleDrive drive) {
        if (!line.isLine()) {
            throw new IllegalArgumentException("a muscle acts along a line between points");
        }
        List<Variable> own = new ArrayList<>();
        if (drive.dynamics() != null) {
            own.add(Variable.steady("activation", Dimension.NONE, drive.startActivation(), ACTIVATION_SCALE));
        }
        Variable ofLaw = law.state();
        if (ofLaw != null) {
            own.add(ofLaw);
        }
        return new Muscle(line, law, drive, model.internals(own), null);
    }

    /** The same muscle with a metabolic cost, for the model that it was made for. */
    public Muscle with(Metabolism cost) {
        return new Muscle(measure, law, drive, states, cost);
    }

    /** What it costs; null if that is not asked for. */
    public @Nullable Metabolism metabolism() {
        return metabolism;
    }

    public MuscleLaw law() {
        return law;
    }

    public MuscleDrive drive() {
        return drive;
    }

    /** Where its activation is in z; -1 if the activation is the control itself. */
    public int activationAt() {
        return activationAt;
    }

    /** Where the state of its law is in z; -1 for a rigid tendon. */
    public int stateAt() {
        return stateAt;
    }

    /** The activation now, from the least one of the law to 1. */
    public double activation(State state, Motion motion) {
        return active(activationAt < 0 ? control(state, motion) : state.z[activationAt]);
    }

    /** An activation within its limits. */
    private double active(double a) {
        return Math.max(law.leastActivation(), Math.min(1, a));
    }

    /** A control within its limits. */
    private double limited(double u) {
        return Math.max(drive.leastControl(), Math.min(drive.mostControl(), u));
    }

    /** Fibre and tendon now; valid until the next question. */
    public FibreState fibre(State state, Motion motion) {
        return fibre(state, motion, read(state, motion));
    }

    private FibreState fibre(State state, Motion motion, Measure.Reading now) {
        double a = activation(state, motion), z = stateAt < 0 ? 0 : state.z[stateAt];
        boolean same = motion == seen
                && motion.stamp != 0
                && motion.stamp == seenStamp
                && a == seenActivation
                && (stateAt < 0 || z == seenState);
        if (!same) {
            law.evaluate(a, now.value, now.rate, z, fibre);
            seen = motion;
            seenStamp = motion.stamp;
            seenActivation = a;
            seenState = z;
        }
        return fibre;
    }

    @Override
    protected double effort(State state, Motion motion, Measure.Reading now) {
        return -fibre(state, motion, now).tendonForce;
    }

    @Override
    protected boolean dependsOnMeasureAlone() {
        return drive.control().dependsOnTimeAlone();
    }

    @Override
    protected boolean internalsDependOnMeasureAlone() {
        return true;
    }

    @Override
    protected void effortSlopes(State state, Motion motion, Measure.Reading now, double[] out) {
        slopes(state, motion, now, false, out);
    }

    /** Of the state of the law; the activation follows the control alone. */
    @Override
    protected void internalSlopes(int k, State state, Motion motion, Measure.Reading now, double[] out) {
        if (states.at() + k == stateAt) {
            slopes(state, motion, now, true, out);
        } else {
            out[0] = out[1] = 0;
        }
    }

    /** Slopes of the effort, or of the rate of the state of the law, by length and speed of the path: differences of the law. */
    private void slopes(State state, Motion motion, Measure.Reading now, boolean ofState, double[] out) {
        double a = activation(state, motion), z = stateAt < 0 ? 0 : state.z[stateAt];
        double step = STEP_OF_LENGTH * law.architecture().optimalFibreLength();
        out[0] = slope(a, now, z, ofState, step, 0);
        out[1] =
                slope(a, now, z, ofState, 0, STEP_OF_LENGTH * law.architecture().fastestShortening());
    }

    /** By differences of order 4: tendons are stiff and curved, so that those of order 2 are right to six digits only. */
    private double slope(double a, Measure.Reading now, double z, boolean ofState, double way, double more) {
        double l = now.value, v = now.rate;
        double near = look(a, l + way, v + more, z, ofState) - look(a, l - way, v - more, z, ofState);
        double far = look(a, l + 2 * way, v + 2 * more, z, ofState) - look(a, l - 2 * way, v - 2 * more, z, ofState);
        return (8 * near - far) / (12 * (way + more));
    }

    private double look(double activation, double length, double speed, double z, boolean ofState) {
        law.evaluate(activation, length, speed, z, foreseen);
        return ofState ? foreseen.stateRate : -foreseen.tendonForce;
    }

    @Override
    protected double shownActivation(State state, Motion motion) {
        return activation(state, motion);
    }

    @Override
    public double storedEnergy(State state, Motion motion) {
        FibreState f = fibre(state, motion);
        return law.tendonEnergy(f) + law.fibreEnergy(f);
    }

    @Override
    public double dissipation(State state, Motion motion) {
        FibreState f = fibre(state, motion);
        return f.dampingForce * f.fibreSpeed + f.limitPower;
    }

    @Override
    public double suppliedPower(State state, Motion motion) {
        FibreState f = fibre(state, motion);
        return -f.activeForce * f.fibreSpeed;
    }

    @Override
    public Variables internals() {
        return states;
    }

    @Override
    public void internalRates(State state, Motion motion, double[] rates) {
        Activation dynamics = drive.dynamics();
        if (dynamics != null) {
            rates[activationAt] = dynamics.rate(state.z[activationAt], control(state, motion));
        }
        if (stateAt >= 0) {
            rates[stateAt] = fibre(state, motion).stateRate;
        }
    }

    @Override
    public String settle(State state, Motion motion, boolean wholly) {
        if (wholly && activationAt >= 0) {
            state.z[activationAt] = active(control(state, motion));
        }
        if (stateAt < 0) {
            return "";
        }
        Measure.Reading now = read(state, motion);
        state.z[stateAt] = law.equilibrium(activation(state, motion), now.value, wholly ? 0 : now.rate);
        FibreState f = fibre(state, motion, now);
        return f.atLimit
                ? "its tendon is slack: the path is " + (float) now.value + " m long, and the shortest fibre is "
                        + (float) f.fibreLength + " m"
                : "";
    }

    @Override
    public int[] settledAtStart() {
        return stateAt < 0 ? new int[0] : new int[] {stateAt};
    }

    @Override
    public double control(State state, Motion motion) {
        return limited(drive.control().value(state, motion));
    }

    @Override
    public int controlAt() {
        return drive.control().at();
    }

    @Override
    public double leastControl() {
        return drive.leastControl();
    }

    @Override
    public double mostControl() {
        return drive.mostControl();
    }

    @Override
    public double strength(State state, Motion motion) {
        Measure.Reading now = read(state, motion);
        return law.strength(now.value, now.rate);
    }

    @Override
    public double publishedStrength(State state, Motion motion) {
        Measure.Reading now = read(state, motion);
        return law.publishedStrength(now.value, now.rate);
    }

    @Override
    public double ratedStrength(State state, Motion motion) {
        return law.architecture().maxIsometricForce();
    }

    @Override
    public double exertion(State state, Motion motion) {
        return fibre(state, motion).tendonForce;
    }

    @Override
    public double passiveExertion(State state, Motion motion) {
        return law.passiveTension(read(state, motion).value);
    }

    @Override
    public void ownRates(double control, double value, double rate, double[] own, double[] rates) {
        double a = limited(control);
        int at = 0;
        Activation dynamics = drive.dynamics();
        if (dynamics != null) {
            rates[at] = dynamics.rate(own[at], a);
            a = own[at++];
        }
        if (stateAt >= 0) {
            law.evaluate(active(a), value, rate, own[at], foreseen);
            rates[at] = foreseen.stateRate;
        }
    }

    @Override
    public double ownExertion(double control, double value, double rate, double[] own) {
        double a = activationAt < 0 ? limited(control) : own[0];
        law.evaluate(active(a), value, rate, stateAt < 0 ? 0 : own[own.length - 1], foreseen);
        return foreseen.tendonForce;
    }

    @Override
    public void rest(double control, double value, double[] own) {
        double a = limited(control);
        if (activationAt >= 0) {
            own[0] = active(a);
        }
        if (stateAt >= 0) {
            own[own.length - 1] = law.equilibrium(active(a), value, 0);
        }
    }

    @Override
    public void pushUnit(State state, Motion motion, ForceReceiver forces) {
        measure.push(read(state, motion), -1, forces);
    }

    @Override
    public String whyUndefined(State state, Motion motion) {
        Measure.Reading now = read(state, motion);
        return Double.isFinite(now.value) ? "" : "its path has no length here";
    }

    @Override
    public String caution(State state, Motion motion) {
        FibreState f = fibre(state, motion);
        Architecture size = law.architecture();
        if (f.atLimit) {
            return "its fibres have reached their shortest length, " + (float) f.fibreLength + " m, where the law ends";
        }
        double w = Math.abs(f.fibreSpeed) / size.fastestShortening();
        return w > MOST_SPEED
                ? text(
                        "at t = %s s its fibres move %.3g times as fast as a muscle can shorten, and its tension is %.3g"
                                + " times its largest isometric force: fibre and tendon are far from equilibrium. Fibre"
                                + " lengths given for the start may not fit the pose",
                        (float) state.time, w, f.tendonFactor)
                : "";
    }

    @Override
    public List<Bound> bounds() {
        List<Bound> all = new ArrayList<>(List.of(
                Bound.trusted(
                        (s, m) -> fibre(s, m).tendonForce / law.architecture().maxIsometricForce(),
                        MOST_TENSION,
                        (x, t) -> text(
                                "its tension is %.3g times its largest isometric force at t = %.6g s; tendons tear below %s times."
                                        + " Check its path, fibre and tendon lengths",
                                x, t, (float) MOST_TENSION)),
                Bound.warned(this::relativeLength, LONGEST, (x, t) -> length(x, t)),
                Bound.warned((s, m) -> -relativeLength(s, m), -SHORTEST, (x, t) -> length(-x, t))));
        if (!drive.saturates()) {
            // Below the least control of a law nothing is cut that matters.
            double least = Math.min(0, leastControl()), most = Math.max(1, mostControl());
            all.add(Bound.warned(
                    (s, m) -> drive.control().value(s, m),
                    most + ROUNDING,
                    (u, t) -> text(
                            "its control is %.4g at t = %.6g s and is lowered to %s; 12 %% is 0.12, and stated limits, such as"
                                    + " most-control: 1, tell that it may saturate",
                            u, t, (float) mostControl())));
            all.add(Bound.warned(
                    (s, m) -> -drive.control().value(s, m),
                    ROUNDING - least,
                    (u, t) -> text(
                            "its control is %.4g at t = %.6g s and is raised to %s; stated limits, such as least-control: 0, tell that"
                                    + " it may saturate",
                            -u, t, (float) leastControl())));
        }
        return all;
    }

    /** l/l₀; not a number where the law ends, which is told in other words. */
    private double relativeLength(State state, Motion motion) {
        FibreState f = fibre(state, motion);
        return f.atLimit ? Double.NaN : f.fibreLength / law.architecture().optimalFibreLength();
    }

    private static String length(double x, double time) {
        return text(
                "its fibres are %.3g optimal lengths long at t = %.6g s; laws of muscles hold from %s to %s",
                x, time, SHORTEST, LONGEST);
    }

    private static String text(String format, Object... values) {
        return String.format(java.util.Locale.ROOT, format, values);
    }

    /** Two functions for each corner: the distance from it, and its negative. */
    @Override
    public int switches() {
        return 2 * (ofFibre.length + ofTendon.length);
    }

    @Override
    public void switchFunctions(State state, Motion motion, double[] value, double[] rate, int at) {
        FibreState f = fibre(state, motion);
        double l0 = law.architecture().optimalFibreLength(),
                ls = law.architecture().tendonSlackLength();
        int k = at;
        for (double x : ofFibre) {
            k = pair(f.fibreLength - x * l0, f.fibreSpeed, value, rate, k);
        }
        for (double y : ofTendon) {
            k = pair(f.tendonLength - y * ls, f.tendonSpeed, value, rate, k);
        }
    }

    private static int pair(double distance, double speed, double[] value, double[] rate, int k) {
        value[k] = distance;
        rate[k] = speed;
        value[k + 1] = -distance;
        rate[k + 1] = -speed;
        return k + 2;
    }

    @Override
    public List<Signal> signals() {
        return MuscleSignals.of(this, super.signals());
    }

    @Override
    public Muscle forThread() {
        return new Muscle(measure, law.forThread(), drive.forThread(), states, metabolism);
    }
}
