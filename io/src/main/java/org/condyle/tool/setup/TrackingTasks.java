package org.condyle.tool.setup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.condyle.analyse.muscle.TrackingTask;
import org.condyle.io.foreign.XmlElement;

/** A file of tasks of computed muscle control or residual reduction, {@code CMC_TaskSet}: which coordinates follow the motion, and how. */
public final class TrackingTasks {
    private static final String SET = "CMC_TaskSet";

    private TrackingTasks() {}

    /** The tasks that are switched on. */
    public static List<TrackingTask> read(Path file) {
        XmlElement root = SetupXml.read(file, "a set of tracking tasks");
        XmlElement set = root.name().equals(SET)
                ? root
                : root.child(SET).orElseThrow(() -> root.problem("there is no " + SET + " in this file"));
        List<TrackingTask> tasks = new ArrayList<>();
        for (XmlElement e : set.child("objects").orElse(set).children()) {
            switch (e.name()) {
                case "groups", "defaults", "objects" -> {}
                case "CMC_Joint" -> {
                    if (e.flag("on", true) && isActive(e)) {
                        tasks.add(task(e));
                    }
                }
                default ->
                    throw e.problem(
                            e.name()
                                    + ": coordinates can be tracked (CMC_Joint), points and bodies cannot; leave this task out");
            }
        }
        if (tasks.isEmpty()) {
            throw set.problem("no task is switched on");
        }
        return tasks;
    }

    private static boolean isActive(XmlElement e) {
        String[] words = e.text("active", "true").strip().split("\\s+", 0);
        return words[0].equalsIgnoreCase("true") || words[0].equals("1");
    }

    private static TrackingTask task(XmlElement e) {
        String own = e.text("coordinate", "").strip();
        String coordinate = own.isEmpty() ? e.attribute("name", "").strip() : own;
        if (coordinate.isEmpty()) {
            throw e.problem("the coordinate is missing");
        }
        try {
            return new TrackingTask(
                    coordinate.substring(coordinate.lastIndexOf('/') + 1),
                    first(e, "kp", 100),
                    first(e, "kv", 20),
                    first(e, "ka", 1),
                    first(e, "weight", 1));
        } catch (IllegalArgumentException wrong) {
            throw e.problem(String.valueOf(wrong.getMessage()));
        }
    }

    /** A task has three numbers of each kind, of which a coordinate uses the first. */
    private static double first(XmlElement e, String key, double missing) {
        double[] all = e.child(key).map(XmlElement::numbers).orElse(new double[] {missing});
        if (all.length == 0) {
            throw e.child(key).orElse(e).problem("needs a number");
        }
        return all[0];
    }
}
