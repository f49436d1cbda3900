package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Elbow;
import org.junit.jupiter.api.Test;

/** Collision and damage of an elbow, impacts and damage located as events. */
class ElbowTest {
    private record Ran(Outcome outcome, State last, Recording recording) {
        List<Impact> at(String stop) {
            return outcome.impacts().stream().filter(i -> i.at().equals(stop)).toList();
        }

        double when(String event) {
            return outcome.events().stream()
                    .filter(e -> e.name().equals(event))
                    .mapToDouble(Event.Occurrence::time)
                    .findFirst()
                    .orElse(Double.NaN);
        }

        double soundness() {
            return last.z[0];
        }
    }

    private static Ran run(Elbow elbow, double until) {
        Model model = elbow.model();
        Simulation s = Runs.of(model)
                .until(until)
                .recording("elbow.angle", "articulation.soundness", "articulation.effort")
                .build();
        Outcome o = s.run(elbow.start(model), Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o.message());
        System.err.println(elbow.speed + " J=" + elbow.inertia + " residual "
                + o.ledger().relativeResidual() + " steps " + o.steps() + " impacts "
                + o.impacts().size() + " beta " + s.last().z[0] + " q " + s.last().q[0] + " events " + o.events());
        o.impacts().stream().limit(25).forEach(System.err::println);
        return new Ran(o, s.last(), s.recording());
    }

    @Test
    void figures() {
        run(new Elbow(), 0.2);
        run(Elbow.damaging(500), 0.2);
        run(Elbow.damaging(100), 0.2);
        run(Elbow.pushed(100), 1.3);
        run(Elbow.pushed(1000), 1.3);
    }
}
