package org.condyle.tissue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.tissue.fibre.FibreLaw;

/**
 * A ligament that tears when it is stretched too far: its tension is β times that of the sound {@link Ligament}, also that of
 * the damping, with the soundness β of its {@link Damage}, for which the sound ligament stores W = l₀ ∫ F de. A torn ligament
 * is neither taut nor slack. A slack ligament is damaged by the source only.
 */
public final class TearingLigament extends Ligament implements Damaging {
    private final Damage damage;

    /**
     * @param slack   l₀ [m]
     * @param damping c [N·s/m]
     */
    public TearingLigament(Measure line, FibreLaw law, double slack, double damping, Damage damage) {
        this(line, law, slack, damping, Damping.TAUT, damage);
    }

    /**
     * @param slack   l₀ [m]
     * @param damping c [N·s/m]
     */
    public TearingLigament(
            Measure line, FibreLaw law, double slack, double damping, Damping dampingActs, Damage damage) {
        this(line, law, slack, damping, dampingActs, damage, StrainBounds.MOST);
    }

    /**
     * @param slack      l₀ [m]
     * @param damping    c [N·s/m]
     * @param mostStrain strain of the sound ligament above which a run warns
     */
    public TearingLigament(
            Measure line,
            FibreLaw law,
            double slack,
            double damping,
            Damping dampingActs,
            Damage damage,
            double mostStrain) {
        super(line, law, slack, damping, dampingActs, mostStrain);
        this.damage = damage;
    }

    @Override
    public Damage damage() {
        return damage;
    }

    @Override
    public double soundPower(State s, Motion m) {
        return elasticPower(s, m);
    }

    @Override
    public double soundEnergy(State s, Motion m) {
        return super.storedEnergy(s, m);
    }

    @Override
    protected double effort(State s, Motion m, Measure.Reading now) {
        return damage.soundness(s) * super.effort(s, m, now);
    }

    @Override
    protected boolean internalsDependOnMeasureAlone() {
        return damage.followsEnergyAlone();
    }

    /** dW/dx is the force of the sound one. */
    @Override
    protected void internalSlopes(int k, State s, Motion m, Measure.Reading now, double[] out) {
        out[0] = k == 0 ? damage.rateSlope(s, m, soundEnergy(s, m)) * elasticTension(s, m) : 0;
        out[1] = 0;
    }

    @Override
    protected void effortSlopes(State s, Motion m, Measure.Reading now, double[] out) {
        super.effortSlopes(s, m, now, out);
        out[0] *= damage.soundness(s);
        out[1] *= damage.soundness(s);
    }

    @Override
    public double storedEnergy(State s, Motion m) {
        return damage.stored(s, soundEnergy(s, m));
    }

    @Override
    public double dissipation(State s, Motion m) {
        return damage.soundness(s) * super.dissipation(s, m) + damage.dissipation(s, m, soundEnergy(s, m));
    }

    @Override
    public boolean dissipates() {
        return true;
    }

    @Override
    public double suppliedPower(State s, Motion m) {
        return damage.suppliedPower(s, m, soundEnergy(s, m));
    }

    @Override
    public boolean supplies() {
        return Damaging.super.supplies();
    }

    @Override
    public double lostInJumps(State s) {
        return Damaging.super.lostInJumps(s);
    }

    @Override
    public boolean smooth(int index) {
        return index < super.switches() && super.smooth(index);
    }

    @Override
    public int switches() {
        return super.switches() + damage.switches();
    }

    @Override
    public String switchName(int index) {
        int own = index - super.switches();
        return own < 0 ? super.switchName(index) : Damage.switchName(own);
    }

    @Override
    public void switchFunctions(State s, Motion m, double[] value, double[] rate, int at) {
        int first = super.switches();
        super.switchFunctions(s, m, value, rate, at);
        if (damage.isBroken(s)) {
            Arrays.fill(value, at, at + first, -1);
        }
        damage.switchFunctions(s, m, soundEnergy(s, m), soundPower(s, m), value, rate, at + first);
    }

    @Override
    public boolean commit(State s, Motion m) {
        return Damaging.super.commit(s, m);
    }

    /** The file tells at which strain it is damaged; from then on it may have any. */
    @Override
    double soundStrain(State s, Motion m) {
        return damage.soundness(s) < 1 ? Double.NaN : super.soundStrain(s, m);
    }

    @Override
    public List<Signal> signals() {
        List<Signal> all = new ArrayList<>(super.signals());
        all.addAll(damage.signals());
        return all;
    }

    @Override
    public TearingLigament forThread() {
        return new TearingLigament(
                measure, law.forThread(), slack, damping, dampingActs, damage.forThread(), mostStrain);
    }
}
