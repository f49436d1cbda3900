package org.condyle.tissue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.math.Check;
import org.condyle.measures.MeasureLaw;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/**
 * A spring along a measure that damages: its force is -k β x with the soundness β of its {@link Damage}, for which the sound
 * spring stores W = ½ k x²; x is the stretch, value - rest. Along a line it also acts in compression, and compression damages
 * it too.
 */
public final class DamagingSpring extends MeasureLaw implements Damaging {
    private final double stiffness;
    private final double rest;
    private final Damage damage;

    /**
     * @param stiffness k of the sound spring [N/m or N·m]
     * @param rest      length or coordinate at which the force is zero [m or rad]
     */
    public DamagingSpring(Measure measure, double stiffness, double rest, Damage damage) {
        super(measure);
        this.stiffness = Check.notNegative("damaging-spring stiffness [N/m or N*m]", stiffness);
        this.rest = measure.isLine()
                ? Check.notNegative("damaging-spring rest length [m]", rest)
                : Check.finite("damaging-spring rest [m or rad]", rest);
        this.damage = damage;
    }

    @Override
    public Damage damage() {
        return damage;
    }

    /** ½ k x². */
    @Override
    public double soundEnergy(State s, Motion m) {
        double x = read(s, m).value - rest;
        return 0.5 * stiffness * x * x;
    }

    @Override
    public double soundPower(State s, Motion m) {
        Measure.Reading now = read(s, m);
        return stiffness * (now.value - rest) * now.rate;
    }

    /** -k β x. */
    @Override
    protected double effort(State s, Motion m, Measure.Reading now) {
        return -(stiffness * damage.soundness(s) * (now.value - rest));
    }

    @Override
    protected boolean dependsOnMeasureAlone() {
        return true;
    }

    @Override
    protected void effortSlopes(State s, Motion m, Measure.Reading now, double[] out) {
        out[0] = -stiffness * damage.soundness(s);
        out[1] = 0;
    }

    @Override
    protected boolean internalsDependOnMeasureAlone() {
        return damage.followsEnergyAlone();
    }

    /** dW/dx is the force of the sound one. */
    @Override
    protected void internalSlopes(int k, State s, Motion m, Measure.Reading now, double[] out) {
        out[0] = k == 0 ? damage.rateSlope(s, m, soundEnergy(s, m)) * stiffness * (now.value - rest) : 0;
        out[1] = 0;
    }

    @Override
    public double storedEnergy(State s, Motion m) {
        return damage.stored(s, soundEnergy(s, m));
    }

    @Override
    public double dissipation(State s, Motion m) {
        return damage.dissipation(s, m, soundEnergy(s, m));
    }

    @Override
    public double suppliedPower(State s, Motion m) {
        return damage.suppliedPower(s, m, soundEnergy(s, m));
    }

    @Override
    public int switches() {
        return damage.switches();
    }

    @Override
    public String switchName(int index) {
        return Damage.switchName(index);
    }

    @Override
    public void switchFunctions(State s, Motion m, double[] value, double[] rate, int at) {
        damage.switchFunctions(s, m, soundEnergy(s, m), soundPower(s, m), value, rate, at);
    }

    @Override
    public List<Signal> signals() {
        List<Signal> all = new ArrayList<>(damage.signals());
        all.addAll(super.signals());
        return all;
    }

    @Override
    public ForceElement forThread() {
        return new DamagingSpring(measure, stiffness, rest, damage.forThread());
    }
}
