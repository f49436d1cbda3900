package org.condyle.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.model.read.EntryLocator;
import org.condyle.io.problem.Code;
import org.condyle.measures.wrap.PathPoint;
import org.condyle.measures.wrap.PathWrap;
import org.condyle.measures.wrap.WrappedPath;
import org.condyle.mechanics.CoordinateRange;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * Warns of paths that jump: each coordinate goes through its range while the others keep their values of the start, constraints
 * closed, and the paths that it moves are watched. A coordinate without a range is looked at only where a point comes or goes
 * with it.
 */
public final class PathSweep {
    private static final double BESIDE = 0.1; // of the range of a point without a range of its coordinate

    private final Experiment experiment;
    private final Model model;
    private final Map<String, WrappedPath> paths;

    public PathSweep(Experiment experiment) {
        this.experiment = experiment;
        model = experiment.mechanism().model();
        paths = PathJumpSearch.candidates(model);
    }

    /** The warnings, at the lines of the paths. */
    public Problems warnings() {
        Problems out = new Problems();
        if (paths.isEmpty()) {
            return out;
        }
        List<PathJumpSearch.Found> all = new ArrayList<>();
        for (Place p : new CoordinateNames(model).all()) {
            Map<String, WrappedPath> moved = moved(p);
            CoordinateRange range = moved.isEmpty() ? null : range(p, moved);
            if (range != null && range.upper() - range.lower() > CoordinateSweep.NARROWEST) {
                all.addAll(sweep(p, range, moved));
            }
        }
        JumpLines.ofRanges(all).forEach((path, texts) -> {
            Entry at = EntryLocator.path(experiment.file().root(), path);
            String name = at.path().isEmpty() ? "path '" + path + "' " : ""; // a row of a table is no entry
            texts.forEach(text -> out.add(Problem.warning(Code.PATH_JUMPS, at.keyAt(), at.path(), name + text)));
        });
        return out;
    }

    private List<PathJumpSearch.Found> sweep(Place p, CoordinateRange range, Map<String, WrappedPath> moved) {
        PathJumpSearch search = new PathJumpSearch(experiment.mechanism(), moved, JumpLines.SMALLEST);
        int i = 0;
        for (State s : new CoordinateSweep(experiment).of(p, range)) {
            s.time = i++; // the search asks for increasing times
            search.add(s);
        }
        return i == 0 ? List.of() : search.find();
    }

    /** The paths with a body on either side of the joint, and those that ask the coordinate itself. */
    private Map<String, WrappedPath> moved(Place p) {
        Map<String, WrappedPath> out = new LinkedHashMap<>();
        boolean[] carried = carried(p.joint());
        boolean coupled = experiment.mechanism().rows() > 0; // it may move others with it
        paths.forEach((name, path) -> {
            boolean some = false, all = true;
            for (PathPoint point : path.points()) {
                some |= carried[point.body()];
                all &= carried[point.body()];
                some |= point.presence() != null && point.presence().q() == p.q();
            }
            for (PathWrap w : path.wraps()) {
                some |= carried[w.surface().body()];
                all &= carried[w.surface().body()];
            }
            if (coupled || (some && !all)) {
                out.put(name, path);
            }
        });
        return out;
    }

    /** The bodies that a joint carries. */
    private boolean[] carried(Joint joint) {
        boolean[] out = new boolean[model.bodies().size()];
        out[joint.child()] = true;
        boolean more = true;
        while (more) {
            more = false;
            for (Joint j : model.joints()) {
                if (out[j.parent()] && !out[j.child()]) {
                    out[j.child()] = true;
                    more = true;
                }
            }
        }
        return out;
    }

    private @Nullable CoordinateRange range(Place p, Map<String, WrappedPath> moved) {
        CoordinateRange given = model.ranges().get(p.name());
        if (given != null) {
            return given;
        }
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        for (WrappedPath path : moved.values()) {
            for (PathPoint point : path.points()) {
                PathPoint.Presence presence = point.presence();
                if (presence != null && presence.q() == p.q()) {
                    low = Math.min(low, presence.from());
                    high = Math.max(high, presence.to());
                }
            }
        }
        double beside = BESIDE * (high - low) + CoordinateSweep.NARROWEST;
        return low <= high && Double.isFinite(beside) ? new CoordinateRange(low - beside, high + beside, false) : null;
    }
}
