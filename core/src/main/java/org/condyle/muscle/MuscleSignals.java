package org.condyle.muscle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.Signal;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.FibreState;

/** What can be recorded of a muscle: the words of its channels. */
final class MuscleSignals {
    private final Muscle muscle;
    private final List<Signal> all;

    private MuscleSignals(Muscle muscle, List<Signal> ofLine) {
        this.muscle = muscle;
        all = new ArrayList<>(ofLine);
    }

    static List<Signal> of(Muscle muscle, List<Signal> ofLine) {
        return new MuscleSignals(muscle, ofLine).list();
    }

    private List<Signal> list() {
        Architecture a = muscle.law().architecture();
        all.add(new Signal("activation", Dimension.NONE, muscle::activation));
        all.add(new Signal("control", Dimension.NONE, muscle::control));
        add("fibre-length", Dimension.LENGTH, f -> f.fibreLength);
        add("fibre-stretch", Dimension.NONE, f -> f.fibreLength / a.optimalFibreLength());
        add("fibre-speed", Dimension.SPEED, f -> f.fibreSpeed);
        add("pennation", Dimension.ANGLE, f -> Math.acos(Math.max(-1, Math.min(1, f.cosPennation))));
        add("tendon-length", Dimension.LENGTH, f -> f.tendonLength);
        double slack = a.tendonSlackLength();
        add("tendon-strain", Dimension.NONE, f -> slack > 0 ? f.tendonLength / slack - 1 : 0);
        add("active-force", Dimension.FORCE, f -> f.activeForce);
        add("passive-force", Dimension.FORCE, f -> f.passiveForce);
        add("damping-force", Dimension.FORCE, f -> f.dampingForce);
        add("active-power", Dimension.POWER, f -> -f.activeForce * f.fibreSpeed);
        all.add(new Signal("strength", Dimension.FORCE, muscle::strength));
        Metabolism cost = muscle.metabolism();
        if (cost != null) {
            all.add(new Signal(
                    "metabolic-power",
                    Dimension.POWER,
                    (s, m) -> cost.power(muscle.fibre(s, m), muscle.activation(s, m), muscle.control(s, m), a)));
        }
        return List.copyOf(all);
    }

    private void add(String name, Dimension dimension, ToDoubleFunction<FibreState> reader) {
        all.add(new Signal(name, dimension, (s, m) -> reader.applyAsDouble(muscle.fibre(s, m))));
    }
}
