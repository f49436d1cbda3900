package org.condyle.forces;

import java.util.List;
import org.condyle.math.Check;
import org.condyle.measures.MeasureLaw;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.State;

/**
 * Spring and damper in series along a measure (J. C. Maxwell, 1867): under a held stretch the force relaxes as e^(-k t/c), under
 * quick motion it is a spring, under slow motion a damper. Beside a {@link Spring} it is the standard linear solid of
 * C. Zener. With the creep z, the stretch of the damper,
 *
 * <pre>
 *   effort = -k (x - x₀ - z),   c ż = k (x - x₀ - z),   stored energy ½ k (x - x₀ - z)²,   loss c ż²
 * </pre>
 *
 * At rest it carries no force: z = x - x₀. Where c/k is short compared with the motion the equation of z is stiff.
 */
public final class MaxwellSpring extends MeasureLaw implements Passive, Internal {
    private static final double SCALE = 1e-2; // m or rad: a creep far below is integrated with an absolute accuracy

    private final double stiffness;
    private final double rest;
    private final double damping;
    private final Variables creep;

    private MaxwellSpring(Measure measure, double stiffness, double rest, double damping, Variables creep) {
        super(measure);
        this.stiffness = stiffness;
        this.rest = rest;
        this.damping = damping;
        this.creep = creep;
    }

    /**
     * A spring for a model that is being built, which gives it its internal state. It starts without creep.
     *
     * @param stiffness k [N/m or N·m]
     * @param rest      x₀, value without force before it creeps [m or rad]
     * @param damping   c [N·s/m or N·m·s]
     */
    public static MaxwellSpring in(
            Model.Builder model, Measure measure, double stiffness, double rest, double damping) {
        Measure.Kind kind = measure.kind();
        Check.positive("maxwell-spring stiffness [" + kind.stiffness() + "]", stiffness);
        Check.finite("maxwell-spring rest [" + kind.dimension() + "]", rest);
        Check.positive("maxwell-spring damping [" + kind.damping() + "]", damping);
        Variables creep = model.internals(List.of(Variable.steady("creep", kind.dimension(), 0, SCALE)));
        return new MaxwellSpring(measure, stiffness, rest, damping, creep);
    }

    private double stretch(State s, Measure.Reading now) {
        return now.value - rest - s.z[creep.at()];
    }

    @Override
    protected double effort(State state, Motion motion, Measure.Reading now) {
        return -stiffness * stretch(state, now);
    }

    @Override
    protected boolean dependsOnMeasureAlone() {
        return true;
    }

    @Override
    protected boolean internalsDependOnMeasureAlone() {
        return true;
    }

    @Override
    protected void effortSlopes(State state, Motion motion, Measure.Reading now, double[] out) {
        out[0] = -stiffness;
        out[1] = 0;
    }

    @Override
    protected void internalSlopes(int k, State state, Motion motion, Measure.Reading now, double[] out) {
        out[0] = stiffness / damping;
        out[1] = 0;
    }

    @Override
    public Variables internals() {
        return creep;
    }

    @Override
    public void internalRates(State state, Motion motion, double[] rates) {
        rates[creep.at()] = stiffness / damping * stretch(state, read(state, motion));
    }

    @Override
    public double storedEnergy(State state, Motion motion) {
        double stretch = stretch(state, read(state, motion));
        return 0.5 * stiffness * stretch * stretch;
    }

    @Override
    public double dissipation(State state, Motion motion) {
        double force = stiffness * stretch(state, read(state, motion));
        return force * force / damping;
    }

    @Override
    public ForceElement forThread() {
        return new MaxwellSpring(measure, stiffness, rest, damping, creep);
    }
}
