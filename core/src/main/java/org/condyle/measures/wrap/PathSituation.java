package org.condyle.measures.wrap;

import java.util.ArrayList;
import java.util.List;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;

/**
 * What a path does at one instant, in words that a person understands: which of its points belong to it, which of them lie inside
 * a surface, and which surfaces it touches. Two of them tell why a length jumps. It allocates; it is not for step loops.
 */
public final class PathSituation {
    private static final double ON_SURFACE = 1e-3; // of its size; OpenSim's polygons are no closer

    /**
     * A point of a path that lies inside one of its surfaces, so that the path cuts through it.
     *
     * @param point counted from 1
     * @param depth [m]
     */
    public record Inside(int point, WrapSurface surface, double depth) {}

    private final WrappedPath path;
    private final boolean[] present;
    private final double[][] depths; // of surfaces: of points; negative where it does not matter
    private final boolean[] touches;

    public PathSituation(WrappedPath path, State state, Motion motion) {
        this.path = path;
        List<PathPoint> points = path.points();
        List<PathWrap> wraps = path.wraps();
        present = new boolean[points.size()];
        depths = new double[wraps.size()][points.size()];
        touches = new boolean[wraps.size()];
        double[] x = new double[3], local = new double[9];
        for (int i = 0; i < present.length; i++) {
            PathPoint p = points.get(i);
            present[i] = p.presence() == null || p.presence().holds(state.q);
            Course moves = p.moves();
            if (moves == null) {
                System.arraycopy(p.at(), 0, local, 0, 3);
            } else {
                moves.jet(state.q, local, 0);
            }
            motion.position(p.body(), new double[] {local[0], local[1], local[2]}, x, 0);
            for (int k = 0; k < depths.length; k++) {
                depths[k][i] = present[i] ? depth(wraps.get(k), i + 1, motion, x) : -1;
            }
        }
        SceneSketch sketch = new SceneSketch();
        path.draw(state, motion, 0, sketch);
        double[] lines = sketch.lines();
        for (int k = 0; k < touches.length; k++) {
            touches[k] = touches(wraps.get(k).surface(), motion, lines);
        }
    }

    private double depth(PathWrap wrap, int point, Motion motion, double[] x) {
        boolean part = point >= wrap.first() && (wrap.last() < 1 || point <= wrap.last());
        if (!part || !wrap.surface().active()) {
            return -1;
        }
        double[] r = inFrame(wrap.surface(), motion, x[0], x[1], x[2]);
        WrapShape shape = wrap.surface().shape();
        return shape.inside(r, 0) ? SurfaceDepth.of(shape, r[0], r[1], r[2]) : -1;
    }

    /** Whether two corners that follow each other lie on a surface: an arc does, a point that happens to lie there does not. */
    private static boolean touches(WrapSurface surface, Motion motion, double[] lines) {
        if (!surface.active()) {
            return false;
        }
        double near = ON_SURFACE * surface.shape().size();
        for (int i = 0; i < lines.length; i += SceneSketch.LINE) {
            boolean both = true;
            for (int end = i; end <= i + 3; end += 3) {
                double[] r = inFrame(surface, motion, lines[end], lines[end + 1], lines[end + 2]);
                both &= Math.abs(SurfaceDepth.of(surface.shape(), r[0], r[1], r[2])) < near;
            }
            if (both) {
                return true;
            }
        }
        return false;
    }

    /** A point of the world in the frame of a surface. */
    private static double[] inFrame(WrapSurface surface, Motion motion, double x, double y, double z) {
        double[] origin = new double[3], axis = new double[3], out = new double[3];
        motion.position(surface.body(), surface.frame().origin(), origin, 0);
        double[] turn = surface.frame().rotation(), tip = new double[3];
        for (int c = 0; c < 3; c++) {
            for (int r = 0; r < 3; r++) {
                tip[r] = surface.frame().origin()[r] + turn[3 * r + c];
            }
            motion.position(surface.body(), tip, axis, 0);
            out[c] = (x - origin[0]) * (axis[0] - origin[0])
                    + (y - origin[1]) * (axis[1] - origin[1])
                    + (z - origin[2]) * (axis[2] - origin[2]);
        }
        return out;
    }

    /** The points that lie inside a surface. */
    public List<Inside> inside() {
        List<Inside> out = new ArrayList<>();
        for (int k = 0; k < depths.length; k++) {
            for (int i = 0; i < present.length; i++) {
                if (depths[k][i] > 0) {
                    out.add(new Inside(i + 1, path.wraps().get(k).surface(), depths[k][i]));
                }
            }
        }
        return out;
    }

    /** Index in q of the coordinate by which a point has come or gone until a later situation; -1 if none has. */
    public int switchedBy(PathSituation later) {
        for (int i = 0; i < present.length; i++) {
            PathPoint.Presence presence = path.points().get(i).presence();
            if (presence != null && present[i] != later.present[i]) {
                return presence.q();
            }
        }
        return -1;
    }

    /** What is different in a later situation of the same path: "point 3 comes"; empty if nothing can be seen. */
    public String change(PathSituation later) {
        for (int i = 0; i < present.length; i++) {
            if (present[i] != later.present[i]) {
                return "point " + (i + 1) + (later.present[i] ? " comes" : " goes");
            }
        }
        for (int k = 0; k < depths.length; k++) {
            for (int i = 0; i < present.length; i++) {
                boolean was = depths[k][i] > 0, is = later.depths[k][i] > 0;
                if (was != is) {
                    return "point " + (i + 1) + (is ? " enters " : " leaves ") + name(k);
                }
            }
        }
        for (int k = 0; k < touches.length; k++) {
            if (touches[k] != later.touches[k]) {
                return later.touches[k] ? "it begins to touch " + name(k) : "it slips off " + name(k);
            }
        }
        for (int k = 0; k < touches.length; k++) {
            if (touches[k]) {
                return "it changes its way over " + name(k);
            }
        }
        return "";
    }

    private String name(int wrap) {
        return path.wraps().get(wrap).surface().name();
    }
}
