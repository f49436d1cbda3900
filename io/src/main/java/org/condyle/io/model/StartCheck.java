package org.condyle.io.model;

import java.util.List;
import java.util.Locale;
import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.analyse.motion.PathAnalysis;
import org.condyle.contact.CompliantStop;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.model.read.EntryLocator;
import org.condyle.measures.wrap.PathSituation;
import org.condyle.measures.wrap.WrappedPath;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.CoordinateRange;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;

/** Warnings about an initial state that can be run but is suspicious: overlapping surfaces, odd sizes, points inside surfaces. */
public final class StartCheck {
    /** A contact at rest carries weight; one that carries so many times all there is was not meant. */
    private static final double WEIGHTS = 10;

    private static final double BEYOND = 1e-3; // of a stop or a range [rad or m]
    private static final double ROUNDING = 1e-9; // of an overlap [m]
    private static final double ON_SURFACE = 1e-6; // [m]: files round positions of points that shall lie on a surface

    private final ModelFile file;
    private final Problems problems;

    public StartCheck(ModelFile file, Problems problems) {
        this.file = file;
        this.problems = problems;
    }

    /**
     * Looks at a start.
     *
     * @param moves whether the model moves from there; in an equilibrium contacts carry what else acts
     */
    public void look(Mechanism mechanism, State start, boolean moves) {
        weightless();
        new SizeCheck(file.model(), this::warn).look();
        outOfRange(start);
        Workspace w = new Workspace(mechanism);
        State s = start.copy();
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        cut(s, w);
        if (!moves) {
            return;
        }
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

    /** A clamped range tells where the coordinate belongs; a start outside is kept as it is given. */
    private void outOfRange(State start) {
        for (CoordinateNames.Place p : new CoordinateNames(file.model()).all()) {
            CoordinateRange range = file.model().ranges().get(p.name());
            double q = start.q[p.q()];
            if (range != null && range.clamped() && Math.abs(q - range.nearest(q)) > BEYOND) {
                warn(
                        p.name().substring(0, Math.max(0, p.name().lastIndexOf('.'))),
                        String.format(
                                Locale.ROOT,
                                "coordinate '%s' starts at %.4g, outside of its clamped range from %.4g to %.4g; give a start"
                                        + " within the range, or change the range",
                                p.name(),
                                q,
                                range.lower(),
                                range.upper()));
            }
        }
    }

    private void pressed(String name, ContactElement touch, double depth, State s, Workspace w) {
        boolean stop = touch instanceof CompliantStop;
        if (stop ? depth > BEYOND : touch.normalForce(s, w.motion) > WEIGHTS * weight()) {
            String how = stop
                    ? String.format(
                            Locale.ROOT, "'%s' starts beyond its stop by %.3g %s", name, depth, touch.dimension())
                    : String.format(Locale.ROOT, "'%s' overlaps by %.3g mm at the start", name, 1e3 * depth);
            String stores = String.format(Locale.ROOT, ", which stores %.3g J", touch.storedEnergy(s, w.motion));
            warn(name, how + stores + ": the bodies may be thrown apart or creep; check sizes, positions and units");
        }
    }

    private void warn(String part, String message) {
        Problem at = EntryLocator.problem(file.root(), new ModelException(message, part));
        problems.add(Problem.warning(at.at(), at.path(), message));
    }

    /** Paths with a point inside one of their surfaces: such a path goes straight on instead of around it. */
    private void cut(State s, Workspace w) {
        PathAnalysis.paths(file.model()).forEach((name, measure) -> {
            if (!(measure instanceof WrappedPath path)) {
                return;
            }
            for (PathSituation.Inside in : new PathSituation(path, s, w.motion).inside()) {
                if (in.depth() > ON_SURFACE) {
                    Entry own = EntryLocator.path(file.root(), name);
                    Entry at = own.child("through")
                            .map(Entry::items)
                            .filter(points -> points.size() >= in.point())
                            .map(points -> points.get(in.point() - 1))
                            .orElse(own);
                    String message = String.format(
                            Locale.ROOT,
                            "%scuts through '%s', as point %d lies %.3g mm inside it at the start; move the point, make"
                                    + " the surface smaller, or leave it out of 'over'",
                            own.path().isEmpty() ? "path '" + name + "' " : "the path ",
                            in.surface().name(),
                            in.point(),
                            1e3 * in.depth());
                    problems.add(Problem.warning(at.at(), own.path(), message));
                }
            }
        });
    }

    private double weight() {
        double[] g = file.model().gravity();
        double mass = file.model().bodies().stream().mapToDouble(Body::mass).sum();
        return mass * Math.sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2]);
    }

    /** A body that has moments of inertia but no mass turns, and has no weight. */
    private void weightless() {
        Model m = file.model();
        double[] g = m.gravity();
        boolean falls = g[0] != 0 || g[1] != 0 || g[2] != 0; // on a pin, mass does nothing else
        for (Joint j : m.joints()) {
            Body b = m.bodies().get(j.child());
            boolean turns = false;
            for (double i : b.inertia()) {
                turns |= i != 0;
            }
            if (b.mass() == 0 && turns && falls && !j.name().equals(b.name())) {
                warn(
                        b.name(),
                        "body '" + b.name()
                                + "' has moments of inertia but no mass, so gravity has no effect on it; give 'mass'");
            }
        }
    }
}
