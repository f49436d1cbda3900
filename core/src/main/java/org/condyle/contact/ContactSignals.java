package org.condyle.contact;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.Signal;

/** What can be recorded of a compliant contact. */
final class ContactSignals {
    private ContactSignals() {}

    static List<Signal> of(CompliantContact c) {
        List<Signal> all = new ArrayList<>(List.of(
                new Signal("depth", Dimension.LENGTH, c::depth),
                new Signal("rate", Dimension.SPEED, c::approachSpeed),
                new Signal("force", Dimension.FORCE, c::normalForce),
                new Signal("touching", Dimension.NONE, (s, m) -> c.touching(s) ? 1 : 0),
                new Signal("friction", Dimension.FORCE, (s, m) -> {
                    double[] f = c.forces(s, m).friction;
                    return Math.sqrt(f[0] * f[0] + f[1] * f[1] + f[2] * f[2]);
                }),
                place("x", 0, c),
                place("y", 1, c),
                place("z", 2, c),
                new Signal("area", Dimension.AREA, (s, m) -> c.forces(s, m).area),
                new Signal(
                        "pressure",
                        Dimension.PRESSURE,
                        (s, m) -> c.forces(s, m).area > 0 ? c.forces(s, m).largestPressure : 0)));
        if (!c.conservative()) {
            all.add(new Signal("layer-energy", Dimension.ENERGY, (s, m) -> c.forces(s, m).elastic));
        }
        return List.copyOf(all);
    }

    /** Centre of pressure; the origin while nothing presses. */
    private static Signal place(String name, int axis, CompliantContact c) {
        return new Signal(name, Dimension.LENGTH, (s, m) -> {
            PairForces f = c.forces(s, m);
            return f.normalForce > 0 ? f.centre[axis] / f.normalForce : 0;
        });
    }
}
