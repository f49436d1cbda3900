package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;

/** What is suspicious about a start that can be run: overlapping surfaces, and bodies that turn but have no mass. */
final class StartCheck {
    /** A contact at rest carries weight; one that carries so many times all there is was not meant. */
    private static final double WEIGHTS = 10;

    private static final double BEYOND = 1e-3; // of a stop [rad or m]
    private static final double ROUNDING = 1e-9; // of an overlap [m]

    private final Model model;
    private final List<Start.Finding> findings = new ArrayList<>();

    private StartCheck(Model model) {
        this.model = model;
    }

    /**
     * Looks at a start.
     *
     * @param moves whether the model moves from there; in an equilibrium contacts carry what else acts
     */
    static List<Start.Finding> look(Mechanism mechanism, State start, boolean moves) {
        StartCheck check = new StartCheck(mechanism.model());
        check.weightless();
        if (moves && mechanism.model().forces().values().stream().anyMatch(ContactElement.class::isInstance)) {
            check.pressed(mechanism, start.copy());
        }
        return List.copyOf(check.findings);
    }

    private void pressed(Mechanism mechanism, State s) {
        Workspace w = new Workspace(mechanism);
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        List<String> names = mechanism.forceNames();
        for (int e = 0; e < names.size(); e++) {
            if (w.element(e) instanceof ContactElement touch) {
                double depth = touch.depth(s, w.motion);
                touch.commit(s, w.motion); // now it presses
                if (depth > ROUNDING) {
                    pressed(names.get(e), touch, depth, s, w);
                }
            }
        }
    }

    private void pressed(String name, ContactElement touch, double depth, State s, Workspace w) {
        boolean stop = touch.isStop();
        if (stop ? depth > BEYOND : touch.normalForce(s, w.motion) > WEIGHTS * weight()) {
            String how = stop
                    ? String.format(
                            Locale.ROOT, "'%s' starts beyond its stop by %.3g %s", name, depth, touch.dimension())
                    : String.format(Locale.ROOT, "'%s' overlaps by %.3g mm at the start", name, 1e3 * depth);
            String stores = String.format(Locale.ROOT, ", which stores %.3g J", touch.storedEnergy(s, w.motion));
            findings.add(new Start.Finding(
                    name,
                    how + stores + ": the bodies may be thrown apart or creep; check sizes, positions and units"));
        }
    }

    private double weight() {
        double[] g = model.gravity();
        double mass = model.bodies().stream().mapToDouble(Body::mass).sum();
        return mass * Math.sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2]);
    }

    /** A body that has moments of inertia but no mass turns, and has no weight. */
    private void weightless() {
        double[] g = model.gravity();
        boolean falls = g[0] != 0 || g[1] != 0 || g[2] != 0; // on a pin, mass does nothing else
        for (Joint j : model.joints()) {
            Body b = model.bodies().get(j.child());
            boolean turns = false;
            for (double i : b.inertia()) {
                turns |= i != 0;
            }
            if (b.mass() == 0 && turns && falls && !j.name().equals(b.name())) {
                findings.add(new Start.Finding(
                        b.name(),
                        "body '" + b.name()
                                + "' has moments of inertia but no mass, so gravity has no effect on it; give 'mass'"));
            }
        }
    }
}
