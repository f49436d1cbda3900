package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.Model;

/** A run put together word by word: what is not said is the accurate choice. */
final class Runs {
    private final Mechanism mechanism;
    private double until = 1;
    private double every = Double.NaN;
    private double[] alsoAt = {};
    private Stepper stepper = accurate();
    private Stabilisation kept = new ConstraintProjection(1e-13);
    private final List<Event> events = new ArrayList<>();
    private final List<String> channels = new ArrayList<>();
    private double checkpointEvery = Double.POSITIVE_INFINITY;
    private boolean sequential;

    private Runs(Model model) {
        mechanism = Mechanism.compile(model);
    }

    static Runs of(Model model) {
        return new Runs(model);
    }

    static Stepper accurate() {
        return new DormandPrince853(StepOptions.accuracy(1e-12));
    }

    Runs until(double t) {
        until = t;
        return this;
    }

    Runs every(double t) {
        every = t;
        return this;
    }

    Runs alsoAt(double... t) {
        alsoAt = t;
        return this;
    }

    Runs with(Stepper s) {
        stepper = s;
        return this;
    }

    Runs kept(Stabilisation s) {
        kept = s;
        return this;
    }

    Runs watching(String name, Event.Function f, int direction, boolean stops) {
        events.add(new Event(name, f, direction, stops));
        return this;
    }

    Runs watching(Event event) {
        events.add(event);
        return this;
    }

    Runs recording(String... names) {
        channels.addAll(List.of(names));
        return this;
    }

    Runs checkpointEvery(double t) {
        checkpointEvery = t;
        return this;
    }

    Runs sequential() {
        sequential = true;
        return this;
    }

    Simulation build() {
        Channels all = new Channels(mechanism);
        List<Channel> chosen = new ArrayList<>();
        for (String name : channels) {
            Channel c = all.find(name);
            if (c == null) {
                throw new IllegalArgumentException(
                        "no channel " + name + " among " + all.all().keySet());
            }
            chosen.add(c);
        }
        return new Simulation(
                mechanism,
                new Plan(
                        until,
                        Double.isNaN(every) ? until : every,
                        alsoAt,
                        stepper,
                        kept,
                        events,
                        chosen,
                        checkpointEvery,
                        sequential));
    }
}
