package org.condyle.io.model;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.analyse.motion.PathAnalysis;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.model.contact.MeshFacing;
import org.condyle.io.model.read.EntryLocator;
import org.condyle.io.problem.Code;
import org.condyle.measures.wrap.PathSituation;
import org.condyle.measures.wrap.WrappedPath;
import org.condyle.mechanics.CoordinateRange;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.Start;

/**
 * Warnings with lines of the file about an initial state that can be run but is suspicious: what {@link Start} finds, odd sizes, starts outside of a
 * range, and points inside surfaces.
 */
public final class StartWarnings {
    private static final double OUTSIDE = 1e-3; // of a range [rad or m]
    private static final double ON_SURFACE = 1e-6; // [m]: files round positions of points that shall lie on a surface

    private final ModelFile file;
    private final Problems problems;

    public StartWarnings(ModelFile file, Problems problems) {
        this.file = file;
        this.problems = problems;
    }

    /** Looks at a start. */
    public void look(Mechanism mechanism, Start.Consistent start) {
        start.findings().forEach(f -> warn(f.part(), f.message()));
        new SizeCheck(file.model(), this::warn).look();
        outOfRange(start.state());
        Map<String, WrappedPath> paths = new LinkedHashMap<>();
        PathAnalysis.paths(file.model()).forEach((name, measure) -> {
            if (measure instanceof WrappedPath path) {
                paths.put(name, path);
            }
        });
        if (!paths.isEmpty() || MeshFacing.isNeeded(file.root())) {
            Workspace w = new Workspace(mechanism);
            State s = start.state().copy();
            Dynamics.place(s, w);
            Dynamics.fillRates(w);
            cut(paths, s, w);
            new MeshFacing(w.motion, this::warn).look(file.root(), file.model().surfaces());
        }
    }

    /** A clamped range tells where the coordinate belongs; a start outside is kept as it is given. */
    private void outOfRange(State start) {
        for (CoordinateNames.Place p : new CoordinateNames(file.model()).all()) {
            CoordinateRange range = file.model().ranges().get(p.name());
            double q = start.q[p.q()];
            if (range != null && range.clamped() && Math.abs(q - range.nearest(q)) > OUTSIDE) {
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

    private void warn(String part, String message) {
        problems.add(EntryLocator.problem(Code.DOUBTFUL_START, file.root(), new ModelException(message, part))
                .asWarning());
    }

    /** Paths with a point inside one of their surfaces: such a path goes straight on instead of around it. */
    private void cut(Map<String, WrappedPath> paths, State s, Workspace w) {
        paths.forEach((name, path) -> {
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
                    problems.add(Problem.warning(Code.DOUBTFUL_START, at.at(), own.path(), message));
                }
            }
        });
    }
}
