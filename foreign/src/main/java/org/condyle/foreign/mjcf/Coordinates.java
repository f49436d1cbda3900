package org.condyle.foreign.mjcf;

import java.util.HashMap;
import java.util.Map;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Position;
import org.condyle.math.Rotations;

/** Where the coordinates of MuJoCo's joints are found in the translated model. */
final class Coordinates {
    /**
     * @param joint      of the translated model
     * @param coordinate of that joint; empty for ball and free joints
     */
    record Place(String joint, String coordinate) {
        /** As formulas and forces name it. */
        String path() {
            return joint + "." + coordinate;
        }
    }

    private final Map<MjcfJoint, Place> places = new HashMap<>();

    void put(MjcfJoint joint, Place place) {
        places.put(joint, place);
    }

    Place of(MjcfJoint joint) {
        Place place = places.get(joint);
        if (place == null) {
            throw new IllegalStateException("joint " + joint.name() + " has no place");
        }
        return place;
    }

    /** Sets the position of a joint under {@code initial}, in MuJoCo's numbers: a value, or x y z and a quaternion. */
    void setPosition(Draft initial, Position at, MjcfJoint joint, double[] qpos, int from) {
        Place place = of(joint);
        Draft d = initial.mapping(place.joint, at);
        switch (joint.kind()) {
            case HINGE, SLIDE -> d.set(place.coordinate, at, qpos[from], unit(joint));
            case FREE -> {
                d.set("at", at, new double[] {qpos[from], qpos[from + 1], qpos[from + 2]}, "m");
                orientation(d, at, joint, qpos, from + 3);
            }
            case BALL -> orientation(d, at, joint, qpos, from);
        }
    }

    private static void orientation(Draft d, Position at, MjcfJoint joint, double[] qpos, int from) {
        boolean zero = qpos[from] == 0 && qpos[from + 1] == 0 && qpos[from + 2] == 0 && qpos[from + 3] == 0;
        double[] r = Placing.quaternion(
                joint.element(), zero ? 1 : qpos[from], qpos[from + 1], qpos[from + 2], qpos[from + 3]);
        d.mapping("orientation", at).set("quaternion", at, Rotations.toQuaternion(r), "");
    }

    /** Sets the speed of a joint under {@code initial}; spins are in the axes of the body in both programs. */
    void setSpeed(Draft initial, Position at, MjcfJoint joint, double[] qvel, int from) {
        Place place = of(joint);
        Draft d = initial.mapping(place.joint, at);
        switch (joint.kind()) {
            case HINGE, SLIDE -> d.set(place.coordinate + ".speed", at, qvel[from], unit(joint) + "/s");
            case FREE -> {
                d.set("velocity", at, new double[] {qvel[from], qvel[from + 1], qvel[from + 2]}, "m/s");
                d.set("spin", at, new double[] {qvel[from + 3], qvel[from + 4], qvel[from + 5]}, "rad/s");
            }
            case BALL -> d.set("spin", at, new double[] {qvel[from], qvel[from + 1], qvel[from + 2]}, "rad/s");
        }
    }

    static String unit(MjcfJoint joint) {
        return joint.isSlide() ? "m" : "rad";
    }
}
