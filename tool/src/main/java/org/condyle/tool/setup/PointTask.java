package org.condyle.tool.setup;

import java.util.ArrayList;
import java.util.List;
import org.condyle.foreign.XmlElement;

/**
 * A task {@code CMC_Point}: components of a point of a body follow a course.
 *
 * @param at       where it is written, for messages
 * @param name     which the columns of its course have, too
 * @param body     {@code wrt_body}
 * @param seenFrom {@code express_body}, the ground if there is none: courses and directions are along its axes
 * @param point    in the frame of the body [m]
 */
public record PointTask(
        XmlElement at, String name, String body, String seenFrom, double[] point, List<Component> components) {
    private static final String[] DIRECTIONS = {"r0", "r1", "r2"};
    private static final String MASS_CENTRE = "center_of_mass";

    /**
     * A component that is followed.
     *
     * @param index     0, 1, 2: the column of the course
     * @param direction {@code r0}, {@code r1}, {@code r2}; zero there is the axis x, y or z
     */
    public record Component(
            int index, double[] direction, double position, double velocity, double feedforward, double weight) {}

    static PointTask read(XmlElement e, boolean[] active) {
        String name = e.attribute("name", "").strip();
        if (name.isEmpty()) {
            throw e.problem("a task of a point needs a name");
        }
        String body = e.text("wrt_body", "").strip(),
                seenFrom = e.text("express_body", "").strip();
        if (body.isEmpty()) {
            throw e.problem("wrt_body is missing: the body that the point belongs to");
        }
        if (body.equals(MASS_CENTRE)) {
            throw e.child("wrt_body")
                    .orElse(e)
                    .problem("the mass centre of the whole model cannot be tracked; give a body and a point");
        }
        double[] kp = TrackingTasks.gains(e, "kp", 100), kv = TrackingTasks.gains(e, "kv", 20);
        double[] ka = TrackingTasks.gains(e, "ka", 1), weight = TrackingTasks.gains(e, "weight", 1);
        List<Component> components = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            if (active[i]) {
                components.add(new Component(i, direction(e, i), kp[i], kv[i], ka[i], weight[i]));
            }
        }
        return new PointTask(
                e, name, body, seenFrom.isEmpty() ? "ground" : seenFrom, e.numbers("point", 0, 0, 0), components);
    }

    private static double[] direction(XmlElement e, int i) {
        double[] axis = {i == 0 ? 1 : 0, i == 1 ? 1 : 0, i == 2 ? 1 : 0};
        double[] given = e.numbers(DIRECTIONS[i], axis);
        return given[0] == 0 && given[1] == 0 && given[2] == 0 ? axis : given;
    }
}
