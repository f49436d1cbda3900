package org.condyle.tool.gait;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.io.data.AxisTurn;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.math.Vec3;
import org.condyle.mechanics.Landmark;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.motion.RootResiduals;
import org.condyle.tool.motion.ToolModel;
import org.jspecify.annotations.Nullable;

/**
 * How the axes of the laboratory lie against those of the model. Up in the laboratory is where the forces of the ground point, and
 * where the markers point that are high in the default pose of the model; forwards is seen from the same markers. Only quarter turns
 * are found: laboratories have their axes along their walls. Markers say nothing about a model that is fixed to the ground.
 */
final class Laboratory {
    private static final double CLEAR = 0.8; // cosine of the angle to an axis, 37 degrees
    private static final double NARROW = 0.05; // rms distance of markers from the vertical through their middle [m]
    private static final double ALIKE = 0.7; // correlation of places, seen from above
    private static final String AXES = "xyz";

    private final ToolModel model;
    private final double[] up;
    private final boolean free; // otherwise the subject may sit or lie, and has its place in the model
    private final List<double[]> placed = new ArrayList<>(); // in the default pose of the model
    private final List<double[]> seen = new ArrayList<>(); // mean over the trial

    Laboratory(ToolModel model, MarkerTable measured) {
        this.model = model;
        up = model.model().up();
        free = !RootResiduals.freeRoots(model).isEmpty();
        Workspace w = new Workspace(model.mechanism());
        Dynamics.place(model.initial(), w);
        Map<String, Landmark> markers = model.model().markers();
        for (int m = 0; m < measured.names().size(); m++) {
            Landmark own = markers.get(measured.names().get(m));
            double[] mean = mean(measured, m);
            if (own != null && Double.isFinite(mean[0])) {
                double[] x = new double[3];
                w.motion.position(own.body(), own.at(), x, 0);
                placed.add(x);
                seen.add(mean);
            }
        }
    }

    private static double[] mean(MarkerTable t, int marker) {
        double[] sum = new double[3];
        int n = 0;
        for (int f = 0; f < t.frames(); f++) {
            if (!t.isMissing(f, marker)) {
                double[] x = new double[3];
                t.position(f, marker, x, 0);
                for (int k = 0; k < 3; k++) {
                    sum[k] += x[k];
                }
                n++;
            }
        }
        return new double[] {sum[0] / n, sum[1] / n, sum[2] / n};
    }

    /** Markers of the model that were measured. */
    int shared() {
        return seen.size();
    }

    /**
     * The turn that the measurement needs, in the words of {@code --rotate}; empty if none.
     *
     * @param force sum of the forces of the ground; zero if there are none
     * @param file  for messages
     */
    String turn(double[] force, String file) {
        double[] byMarkers = markersUp(), byForces = unit(force);
        int a = axis(byMarkers), b = axis(byForces);
        if (a != 0 && b != 0 && a != b) {
            throw new DocumentException(
                    Code.DOUBTFUL_DATA,
                    Position.in(file),
                    "the markers say that " + name(a) + " of the laboratory points up, the forces of the ground say "
                            + name(b),
                    "both must be in the same axes: turn one of the files with condyle convert --rotate, or say"
                            + " what is right with --rotate");
        }
        int lab = b != 0 ? b : a, own = axis(up);
        if (lab == 0 || own == 0 || lab == own) {
            return heading(null);
        }
        if (lab == -own) {
            throw new DocumentException(
                    Code.DOUBTFUL_DATA,
                    Position.in(file),
                    "the measurement seems to be upside down: " + name(lab)
                            + " points up in the laboratory, the opposite in the model",
                    "say how it is to be turned with" + " --rotate, such as --rotate \"x 180 deg\"");
        }
        int third = 3 - (Math.abs(lab) - 1) - (Math.abs(own) - 1);
        double[] u = vector(lab), w = vector(own);
        double sense = u[(third + 1) % 3] * w[(third + 2) % 3] - u[(third + 2) % 3] * w[(third + 1) % 3];
        return heading(AXES.charAt(third) + (sense > 0 ? " 90 deg" : " -90 deg"));
    }

    /** From the lower half of the markers to the upper half, as the default pose has them. */
    private double[] markersUp() {
        if (!free || seen.size() < 2) {
            return new double[3];
        }
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < seen.size(); i++) {
            order.add(i);
        }
        order.sort((i, k) -> Double.compare(Vec3.dot(up, placed.get(i)), Vec3.dot(up, placed.get(k))));
        double[] out = new double[3];
        int half = seen.size() / 2;
        for (int k = 0; k < 3; k++) {
            for (int i = 0; i < half; i++) {
                out[k] += seen.get(order.get(order.size() - 1 - i))[k] - seen.get(order.get(i))[k];
            }
        }
        return unit(out);
    }

    /** Adds the quarter turn about the vertical after which the subject looks where the model looks. */
    private String heading(@Nullable String turn) {
        String first = turn == null ? "" : turn;
        int own = axis(up);
        if (!free || own == 0 || seen.size() < 3) {
            return first;
        }
        int v = Math.abs(own) - 1, a = (v + 1) % 3, b = (v + 2) % 3;
        List<double[]> turned = new ArrayList<>();
        AxisTurn before = first.isEmpty() ? null : AxisTurn.about(first);
        seen.forEach(x -> turned.add(before == null ? x : before.of(x[0], x[1], x[2])));
        double[] cp = centre(placed), cs = centre(turned);
        double cos = 0, sin = 0, wide = 0, own2 = 0;
        for (int i = 0; i < turned.size(); i++) {
            double x = turned.get(i)[a] - cs[a], y = turned.get(i)[b] - cs[b];
            double px = placed.get(i)[a] - cp[a], py = placed.get(i)[b] - cp[b];
            cos += x * px + y * py;
            sin += x * py - y * px;
            wide += x * x + y * y;
            own2 += px * px + py * py;
        }
        // markers that lie nearly above each other, or elsewhere than in the model, say nothing about the heading
        boolean clear = Math.sqrt(own2 / turned.size()) > NARROW
                && wide < 4 * own2
                && own2 < 4 * wide
                && Math.hypot(cos, sin) > ALIKE * Math.sqrt(wide * own2);
        long quarters = Math.round(Math.atan2(sin, cos) / (Math.PI / 2));
        if (quarters == 0 || !clear) {
            return first;
        }
        String about = AXES.charAt(v) + " " + 90 * quarters + " deg";
        return first.isEmpty() ? about : first + ", " + about;
    }

    /** What is odd about the vertical after a rotation that was asked for; empty if nothing. */
    String doubt(double[] force) {
        for (double[] v : List.of(markersUp(), unit(force))) {
            int found = axis(v), own = axis(up);
            if (found != 0 && own != 0 && found != own) {
                return "after --rotate, " + name(found) + " of the measurement points up, but " + name(own)
                        + " of the model does; leave --rotate out to have the rotation found";
            }
        }
        return "";
    }

    private static double[] centre(List<double[]> all) {
        double[] c = new double[3];
        for (double[] x : all) {
            for (int k = 0; k < 3; k++) {
                c[k] += x[k] / all.size();
            }
        }
        return c;
    }

    private static double[] unit(double[] v) {
        double size = Math.sqrt(Vec3.dot(v, v));
        return size > 0 ? new double[] {v[0] / size, v[1] / size, v[2] / size} : new double[3];
    }

    /** 1, 2, 3 for x, y, z, negative for their opposites, 0 if no axis is near. */
    private static int axis(double[] unit) {
        for (int k = 0; k < 3; k++) {
            if (Math.abs(unit[k]) > CLEAR) {
                return unit[k] > 0 ? k + 1 : -k - 1;
            }
        }
        return 0;
    }

    private static double[] vector(int axis) {
        double[] v = new double[3];
        v[Math.abs(axis) - 1] = Math.signum(axis);
        return v;
    }

    private static String name(int axis) {
        return (axis < 0 ? "-" : "") + AXES.charAt(Math.abs(axis) - 1);
    }

    /** The vertical of the model, for people. */
    String vertical() {
        return name(axis(up));
    }

    /** Markers that neither the model nor the measurement have in common. */
    DocumentException nothingShared(MarkerTable measured) {
        return new DocumentException(
                Code.NO_MATCH,
                Position.in(measured.file()),
                "none of its markers is a marker of " + model.name() + ": measured are "
                        + MotionFile.listed(measured.names()),
                "the model has "
                        + MotionFile.listed(List.copyOf(model.model().markers().keySet()))
                        + ". Rename them with condyle convert --rename OLD=NEW, or give the model the marker set of this"
                        + " measurement");
    }
}
