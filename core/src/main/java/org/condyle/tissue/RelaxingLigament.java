package org.condyle.tissue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Relaxation;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.tissue.fibre.FibreLaw;

/**
 * A ligament whose tension relaxes: the quasi-linear law of Fung, with the tension F of a quick stretch and what the terms of the {@link
 * Relaxation} have forgotten of it as internal states,
 *
 * <pre>  F' = max(F(e), Σ gᵢ zᵢ),   T = F' - Σ gᵢ zᵢ,   τᵢ żᵢ = F' - zᵢ  </pre>
 *
 * While it is taut this is T = g F + Σ Hᵢ, Ḣᵢ = gᵢ Ḟ - Hᵢ/τᵢ. A fibre that has crept is longer than its slack length when its tension ends,
 * and shortens back without tension. It stores g W + Σ gᵢ (W - W(λᵢ) - zᵢ (l - λᵢ)) with F(λᵢ) = zᵢ, and loses Σ gᵢ (l - λᵢ) (F' - zᵢ)/τᵢ,
 * which is never negative.
 */
public final class RelaxingLigament extends Ligament implements Internal {
    private static final double SCALE = 1; // N: a tension far below is integrated with an absolute accuracy

    private final Relaxation relaxation;
    private final Variables forgotten;
    private double quick; // F' and its strain, at the instant looked at last
    private double strain;
    private double held;

    private RelaxingLigament(
            Measure line, FibreLaw law, double slack, double mostStrain, Relaxation relaxation, Variables forgotten) {
        super(line, law, slack, 0, Damping.TAUT, mostStrain);
        this.relaxation = relaxation;
        this.forgotten = forgotten;
    }

    /** A ligament for a model that is being built, which gives it its internal states; arguments as those of {@link Ligament}. */
    public static RelaxingLigament in(
            Model.Builder model, Measure line, FibreLaw law, double slack, double mostStrain, Relaxation relaxation) {
        List<Variable> states = new ArrayList<>();
        for (int i = 1; i <= relaxation.terms(); i++) {
            states.add(Variable.steady("forgotten-" + i, Dimension.FORCE, 0, SCALE));
        }
        return new RelaxingLigament(line, law, slack, mostStrain, relaxation, model.internals(states));
    }

    private double z(State s, int i) {
        return s.z[forgotten.at() + i];
    }

    private double held(State s) {
        double sum = 0;
        for (int i = 0; i < relaxation.terms(); i++) {
            sum += relaxation.share(i) * z(s, i);
        }
        return sum;
    }

    private void look(State s, Motion m) {
        double force = elasticTension(s, m);
        held = held(s);
        quick = Math.max(force, held);
        strain = force > held ? strain(s, m) : law.strain(held);
    }

    @Override
    protected double effort(State s, Motion m, Measure.Reading now) {
        double force = now.value > slack ? law.tension((now.value - slack) / slack) : 0;
        return -Math.max(0, force - held(s));
    }

    @Override
    public Variables internals() {
        return forgotten;
    }

    @Override
    public void internalRates(State s, Motion m, double[] rates) {
        look(s, m);
        for (int i = 0; i < relaxation.terms(); i++) {
            rates[forgotten.at() + i] = (quick - z(s, i)) / relaxation.time(i);
        }
    }

    @Override
    public double storedEnergy(State s, Motion m) {
        look(s, m);
        double now = law.energy(Math.max(0, strain)), sum = relaxation.rest() * now;
        for (int i = 0; i < relaxation.terms(); i++) {
            double other = law.strain(z(s, i));
            sum += relaxation.share(i) * (now - law.energy(other) - z(s, i) * (strain - other));
        }
        return slack * sum;
    }

    @Override
    public double dissipation(State s, Motion m) {
        look(s, m);
        double sum = 0;
        for (int i = 0; i < relaxation.terms(); i++) {
            double stretch = strain - law.strain(z(s, i));
            sum += relaxation.share(i) * stretch * (quick - z(s, i)) / relaxation.time(i);
        }
        return slack * sum;
    }

    @Override
    public boolean dissipates() {
        return true;
    }

    @Override
    public int switches() {
        return super.switches() + 2;
    }

    @Override
    public String switchName(int index) {
        return index < super.switches() ? "" : index == super.switches() ? "slack" : "taut";
    }

    @Override
    public boolean smooth(int index) {
        return index < super.switches() && super.smooth(index);
    }

    /** Beside the corners of the law: where tension begins and ends. */
    @Override
    public void switchFunctions(State s, Motion m, double[] value, double[] rate, int at) {
        super.switchFunctions(s, m, value, rate, at);
        int k = at + super.switches();
        value[k] = elasticTension(s, m) - held(s);
        value[k + 1] = -value[k];
        rate[k] = rate[k + 1] = Double.NaN;
    }

    @Override
    public List<Signal> signals() {
        List<Signal> all = new ArrayList<>(super.signals());
        all.add(new Signal("quick-tension", Dimension.FORCE, this::elasticTension));
        return all;
    }

    @Override
    public RelaxingLigament forThread() {
        return new RelaxingLigament(measure, law.forThread(), slack, mostStrain, relaxation, forgotten);
    }
}
