package org.condyle.contact;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.ContactQuantity;
import org.condyle.mechanics.contact.ContactReport;
import org.condyle.mechanics.contact.ContactSums;

/** What can be recorded of a compliant contact. */
final class ContactSignals {
    private ContactSignals() {}

    /** Sums of a contact at an instant. */
    @FunctionalInterface
    interface Source {
        ContactSums at(State state, Motion motion);
    }

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
                place("z", 2, c)));
        if (c.inEllipse()) {
            all.addAll(areas(c::sums));
        } else if (c.hasArea()) {
            all.add(new Signal("area", Dimension.AREA, (s, m) -> c.forces(s, m).area));
            all.add(new Signal("pressure", Dimension.PRESSURE, (s, m) -> {
                PairForces f = c.forces(s, m);
                return f.area > 0 ? f.largestPressure : 0;
            }));
            all.add(new Signal("mean-pressure", Dimension.PRESSURE, (s, m) -> {
                PairForces f = c.forces(s, m);
                return f.area > 0 ? f.normalForce / f.area : 0;
            }));
        }
        all.addAll(c.pastSignals());
        if (!c.geometry().conservative()) {
            all.add(new Signal("layer-energy", Dimension.ENERGY, (s, m) -> c.forces(s, m).elastic));
            all.add(new Signal("face-depth", Dimension.LENGTH, (s, m) -> c.faces(s, m).depth));
            all.add(new Signal("face-pressure", Dimension.PRESSURE, (s, m) -> c.faces(s, m).pressure));
            all.add(new Signal("depth-x", Dimension.LENGTH, (s, m) -> c.faces(s, m).centre[0], true));
            all.add(new Signal("depth-y", Dimension.LENGTH, (s, m) -> c.faces(s, m).centre[1], true));
            all.add(new Signal("depth-z", Dimension.LENGTH, (s, m) -> c.faces(s, m).centre[2], true));
        }
        all.addAll(c.approximations());
        all.addAll(parts(c.report(), c.hasArea(), c::sums));
        return List.copyOf(all);
    }

    /** Area and pressures of a whole contact, from its sums. */
    static List<Signal> areas(Source sums) {
        return List.of(
                new Signal("area", Dimension.AREA, (s, m) -> sums.at(s, m).area),
                new Signal("pressure", Dimension.PRESSURE, (s, m) -> sums.at(s, m).peak),
                new Signal(
                        "mean-pressure",
                        Dimension.PRESSURE,
                        (s, m) -> sums.at(s, m).meanPressure()));
    }

    /** The parts of a report: {@code medial.force}. */
    static List<Signal> parts(ContactReport report, boolean withArea, Source sums) {
        List<Signal> all = new ArrayList<>();
        for (int p = 0; p < report.parts().size(); p++) {
            int part = p;
            for (ContactQuantity q : report.parts().get(p).quantities(withArea)) {
                String name = report.parts().get(p).name() + "." + q.word();
                all.add(new Signal(name, q.dimension(), (s, m) -> sums.at(s, m).value(part, q), q.gaps()));
            }
        }
        return all;
    }

    /** Centre of pressure; not a number while nothing presses. */
    private static Signal place(String name, int axis, CompliantContact c) {
        Signal.Reader place = (s, m) -> {
            PairForces f = c.forces(s, m);
            return f.normalForce > 0 ? f.centre[axis] / f.normalForce : Double.NaN;
        };
        return new Signal(name, Dimension.LENGTH, place, true);
    }
}
