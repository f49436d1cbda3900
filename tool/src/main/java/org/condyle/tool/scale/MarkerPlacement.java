package org.condyle.tool.scale;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.analyse.motion.InverseKinematics;
import org.condyle.analyse.motion.TrackingTasks;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlNumbers;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.State;
import org.condyle.tool.setup.IkTasks;

/**
 * Moves the markers of a model to where they were measured: the mean places of a static trial are met by one inverse kinematics, and
 * in that pose every marker that is not {@code fixed} takes its measured place.
 */
public final class MarkerPlacement {
    private final TreeModel model;
    private final Map<String, double[]> means = new LinkedHashMap<>();
    private double rms;
    private State pose;

    /** @param first and {@code last} frames whose mean is used, the last one excluded */
    public MarkerPlacement(TreeModel model, MarkerTable measured, int first, int last) {
        this.model = model;
        this.pose = model.pose();
        for (int m = 0; m < measured.names().size(); m++) {
            double[] sum = new double[3], x = new double[3];
            int seen = 0;
            for (int f = first; f < last; f++) {
                if (!measured.isMissing(f, m)) {
                    measured.position(f, m, x, 0);
                    seen++;
                    for (int i = 0; i < 3; i++) {
                        sum[i] += x[i];
                    }
                }
            }
            if (seen > 0) {
                means.put(measured.names().get(m), new double[] {sum[0] / seen, sum[1] / seen, sum[2] / seen});
            }
        }
    }

    /**
     * Finds the pose of the static trial.
     *
     * @param ofFile values of coordinates whose tasks want them from a file, by name [rad or m]
     */
    public void solve(IkTasks tasks, Map<String, Double> ofFile) {
        TrackingTasks follow = new TrackingTasks();
        tasks.markers().forEach((name, weight) -> {
            if (means.containsKey(name) && model.file().model().markers().containsKey(name) && weight > 0) {
                follow.marker(name, weight);
            }
        });
        if (follow.markers().isEmpty()) {
            throw new DocumentException(
                    Code.NO_MATCH, tasks.at(), "no marker of the tasks is both in the model and in the measured file");
        }
        State start = model.pose().copy();
        double[] values = new double[tasks.coordinates().size()];
        for (int k = 0; k < values.length; k++) {
            values[k] = target(tasks.coordinates().get(k), start, follow, ofFile);
        }
        InverseKinematics ik = new InverseKinematics(model.file().mechanism(), start, follow);
        double[] places = new double[3 * follow.markers().size()];
        for (int m = 0; m < follow.markers().size(); m++) {
            double[] x = means.getOrDefault(follow.markers().get(m).name(), new double[3]);
            System.arraycopy(x, 0, places, 3 * m, 3);
        }
        ik.solve(0, places, values);
        pose = ik.state().copy();
        double[] found = new double[places.length];
        ik.modelMarkers(found);
        double sum = 0;
        for (int i = 0; i < found.length; i++) {
            sum += (found[i] - places[i]) * (found[i] - places[i]);
        }
        rms = Math.sqrt(3 * sum / found.length);
    }

    private double target(IkTasks.CoordinateTask task, State start, TrackingTasks follow, Map<String, Double> ofFile) {
        for (Joint j : model.file().model().joints()) {
            Mobility.Coordinate[] own = j.mobility().coordinates();
            for (int k = 0; k < own.length; k++) {
                if (own[k].name().equals(task.name())) {
                    follow.coordinate(j.name() + "." + own[k].name(), task.weight());
                    return switch (task.type()) {
                        case DEFAULT_VALUE -> start.q[j.qAt() + k];
                        case MANUAL_VALUE -> own[k].isAngle() ? Math.toRadians(task.value()) : task.value();
                        case FROM_FILE -> given(task, ofFile);
                    };
                }
            }
        }
        throw new DocumentException(Code.UNKNOWN_NAME, task.at(), "the model has no coordinate '" + task.name() + "'");
    }

    private static double given(IkTasks.CoordinateTask task, Map<String, Double> ofFile) {
        Double value = ofFile.get(task.name());
        if (value == null) {
            throw new DocumentException(
                    Code.MISSING_COLUMN,
                    task.at(),
                    "the value of " + task.name() + " should come from the coordinate_file, which has no such column");
        }
        return value;
    }

    /** Root mean square distance of model and measured markers in the pose of the trial, before they are moved [m]. */
    public double rms() {
        return rms;
    }

    /** The pose of the static trial. */
    public State pose() {
        return pose;
    }

    /** Writes the new places into the tree; returns how many markers moved. */
    public int move(XmlElement tree) {
        int moved = 0;
        List<XmlElement> markers =
                tree.find("MarkerSet", "objects").map(o -> o.children("Marker")).orElse(List.of());
        for (XmlElement e : markers) {
            String name = e.attribute("name", "");
            Landmark mark = model.file().model().markers().get(name);
            double[] x = means.get(name);
            if (mark == null || x == null || e.flag("fixed", false)) {
                continue;
            }
            double[] local = model.inBody(mark.body(), x, pose);
            Optional<XmlElement> at = e.child("location");
            double[] written = e.numbers("location", 0, 0, 0);
            boolean plain = at.isPresent()
                    && Math.hypot(
                                    Math.hypot(written[0] - mark.at()[0], written[1] - mark.at()[1]),
                                    written[2] - mark.at()[2])
                            < 1e-12;
            if (plain) { // a marker in an offset frame would need its axes
                e.set("location", XmlNumbers.of(local));
                moved++;
            }
        }
        return moved;
    }
}
