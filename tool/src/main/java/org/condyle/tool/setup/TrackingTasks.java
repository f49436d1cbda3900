package org.condyle.tool.setup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.analyse.muscle.TrackingTask;
import org.condyle.foreign.XmlElement;

/**
 * A file of tasks of computed muscle control or residual reduction, {@code CMC_TaskSet}: which coordinates and points follow the
 * motion, and how. Tasks that are switched off are left out.
 */
public record TrackingTasks(List<TrackingTask> coordinates, List<PointTask> points) {
    public static TrackingTasks read(Path file) {
        XmlElement set = SetupXml.set(file, "a set of tracking tasks", "CMC_TaskSet");
        List<TrackingTask> coordinates = new ArrayList<>();
        List<PointTask> points = new ArrayList<>();
        for (XmlElement e : SetupXml.objects(set)) {
            boolean[] active = active(e);
            boolean on = e.flag("on", true);
            switch (e.name()) {
                case "groups", "defaults", "objects", "datafile" -> {}
                case "CMC_Joint" -> {
                    if (on && active[0]) {
                        coordinates.add(coordinate(e));
                    }
                }
                case "CMC_Point" -> {
                    if (on && (active[0] || active[1] || active[2])) {
                        points.add(PointTask.read(e, active));
                    }
                }
                default ->
                    throw e.problem(e.name()
                            + ": coordinates (CMC_Joint) and points (CMC_Point) can be tracked, orientations and"
                            + " states of muscles cannot; leave this task out");
            }
        }
        if (coordinates.isEmpty() && points.isEmpty()) {
            throw set.problem("no task is switched on");
        }
        return new TrackingTasks(coordinates, points);
    }

    /** Three flags; what is not given is as the last one that is, and true if there is none. */
    private static boolean[] active(XmlElement e) {
        String[] words = e.text("active", "true").strip().split("\\s+", 0);
        boolean[] out = new boolean[3];
        for (int i = 0; i < 3; i++) {
            String word = words[Math.min(i, words.length - 1)];
            out[i] = word.equalsIgnoreCase("true") || word.equals("1");
        }
        return out;
    }

    private static TrackingTask coordinate(XmlElement e) {
        String own = e.text("coordinate", "").strip();
        String coordinate = own.isEmpty() ? e.attribute("name", "").strip() : own;
        if (coordinate.isEmpty()) {
            throw e.problem("the coordinate is missing");
        }
        try {
            return new TrackingTask(
                    coordinate.substring(coordinate.lastIndexOf('/') + 1),
                    gains(e, "kp", 100)[0],
                    gains(e, "kv", 20)[0],
                    gains(e, "ka", 1)[0],
                    gains(e, "weight", 1)[0]);
        } catch (IllegalArgumentException wrong) {
            throw e.problem(String.valueOf(wrong.getMessage()));
        }
    }

    /** A task has three numbers of each kind, of which a coordinate uses the first; the last one given stands for the others. */
    static double[] gains(XmlElement e, String key, double missing) {
        double[] all = e.child(key).map(XmlElement::numbers).orElse(new double[] {missing});
        if (all.length == 0) {
            throw e.child(key).orElse(e).problem("needs a number");
        }
        double[] out = Arrays.copyOf(all, 3);
        for (int i = all.length; i < 3; i++) {
            out[i] = all[all.length - 1];
        }
        return out;
    }
}
