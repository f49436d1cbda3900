package org.condyle.io.model.picture;

import static org.condyle.anatomy.BodyName.Segment.CLAVICLE;
import static org.condyle.anatomy.BodyName.Segment.FOOT;
import static org.condyle.anatomy.BodyName.Segment.FOREARM;
import static org.condyle.anatomy.BodyName.Segment.FOREARM_HAND;
import static org.condyle.anatomy.BodyName.Segment.HAND;
import static org.condyle.anatomy.BodyName.Segment.HEAD;
import static org.condyle.anatomy.BodyName.Segment.HINDFOOT;
import static org.condyle.anatomy.BodyName.Segment.RADIUS;
import static org.condyle.anatomy.BodyName.Segment.SCAPULA;
import static org.condyle.anatomy.BodyName.Segment.SHANK;
import static org.condyle.anatomy.BodyName.Segment.TALUS;
import static org.condyle.anatomy.BodyName.Segment.THIGH;
import static org.condyle.anatomy.BodyName.Segment.TOES;
import static org.condyle.anatomy.BodyName.Segment.ULNA;
import static org.condyle.anatomy.BodyName.Segment.UPPER_ARM;

import java.util.function.Consumer;
import org.condyle.anatomy.BodyName;
import org.condyle.anatomy.Figure;
import org.condyle.anatomy.Side;
import org.condyle.anatomy.Visual;
import org.condyle.math.Vec3;
import org.condyle.mechanics.Model;
import org.jspecify.annotations.Nullable;

/**
 * Bones of bodies by their names. A long bone goes from the joint of its body to the joint of the next one, where all joints are at
 * zero; what has no such end has the size of the others. A name says what a body is, not how its axes lie: front and up
 * are found from where the right and the left side are.
 */
final class NamedBones {
    private static final double LEVEL = 0.95; // cosine of an angle below which a direction says nothing of a turn

    private final BodyTree tree;
    private final Consumer<Visual> out;

    NamedBones(Model model, Consumer<Visual> out) {
        tree = new BodyTree(model);
        this.out = out;
    }

    /** Adds the bones of a body whose name is known. */
    void add(int body, BodyName name) {
        Side side = name.side();
        double[] own = tree.ownJoint(body);
        switch (name.segment()) {
            case PELVIS -> pelvis(body);
            case THIGH -> between(body, side, "femur", "hip centre", "knee centre", own, tree.next(body, SHANK));
            case SHANK ->
                between(
                        body,
                        side,
                        "shank",
                        "knee centre",
                        "ankle centre",
                        own,
                        tree.next(body, TALUS, HINDFOOT, FOOT));
            case PATELLA -> sized(body, side, "patella", "patella centre", "apex", tree.centre(body), tree.size());
            case TALUS -> sized(body, side, "talus", "ankle centre", "head", own, tree.size());
            case HINDFOOT, FOOT -> foot(body, side, name.segment() == FOOT);
            case TOES -> sized(body, side, "toes", "toe joint", "toe tip", own, tree.size());
            case TRUNK -> trunk(body, own);
            case THORAX -> thorax(body, own);
            case HEAD -> sized(body, Side.RIGHT, "head", "cervicothoracic joint", "vertex", own, tree.size());
            case CLAVICLE ->
                between(body, side, "clavicle", "sternal end", "acromial end", own, tree.next(body, SCAPULA));
            case SCAPULA -> scapula(body, side, own);
            case UPPER_ARM ->
                between(
                        body,
                        side,
                        "humerus",
                        "shoulder centre",
                        "elbow centre",
                        own,
                        tree.next(body, ULNA, FOREARM, FOREARM_HAND, RADIUS));
            case ULNA -> between(body, side, "ulna", "elbow centre", "head", own, tree.next(body, HAND));
            case RADIUS -> between(body, side, "radius", "head centre", "wrist centre", own, tree.next(body, HAND));
            case FOREARM -> between(body, side, "forearm", "elbow centre", "wrist centre", own, tree.next(body, HAND));
            case FOREARM_HAND -> between(body, side, "forearm and hand", "elbow centre", "wrist centre", own, null);
            case HAND -> between(body, side, "hand", "wrist centre", "middle knuckle", own, null);
        }
    }

    private void pelvis(int body) {
        double[] right = tree.next(body, Side.RIGHT, THIGH), left = tree.next(body, Side.LEFT, THIGH);
        String from = "hip midpoint", to = "lumbosacral joint";
        if (right != null && left != null) {
            double apart = Vec3.length(Vec3.minus(right, left)) / 0.176; // of the adult
            double[] middle = Vec3.plus(left, 0.5, Vec3.minus(right, left));
            sized(body, Side.RIGHT, "pelvis", from, to, middle, BodyTree.isUsual(apart) ? apart : tree.size());
            return;
        }
        double[] hip = right != null ? right : left;
        if (hip != null) {
            double[] z = Vec3.cross(tree.front(body), tree.up(body));
            double inwards = (right != null ? -0.088 : 0.088) * tree.size();
            sized(body, Side.RIGHT, "pelvis", from, to, Vec3.plus(hip, inwards, z), tree.size());
        } else {
            sized(body, Side.RIGHT, "pelvis", from, to, tree.ownJoint(body), tree.size());
        }
    }

    /** All of the foot that other bodies do not have. */
    private void foot(int body, Side side, boolean whole) {
        double[] ankle = tree.ankle(body), toe = tree.next(body, TOES);
        double[] reach = toe == null ? new double[3] : Vec3.minus(toe, ankle);
        double length = Vec3.length(reach) / 0.138; // of the adult, from the ankle to the toes
        double size = BodyTree.isUsual(length) ? length : tree.size();
        if (toe == null) {
            sized(body, side, "foot", "ankle centre", "toe tip", ankle, size);
            return;
        }
        sized(body, side, "calcaneus", "ankle centre", "cuboid facet", ankle, size);
        sized(body, side, "midfoot", "ankle centre", "second metatarsal head", ankle, size);
        if (whole) {
            sized(body, side, "talus", "ankle centre", "head", ankle, size);
        }
    }

    private void trunk(int body, double[] own) {
        double[] shoulder = tree.next(body, UPPER_ARM, SCAPULA);
        double high = shoulder == null ? 0 : Vec3.dot(Vec3.minus(shoulder, own), tree.up(body)) / 0.437;
        double size = BodyTree.isUsual(high) ? high : tree.size();
        if (tree.next(body, HEAD) == null) {
            sized(body, Side.RIGHT, "trunk", "lumbosacral joint", "cervicothoracic joint", own, size);
            return;
        }
        double[] above = Vec3.plus(own, 0.183 * size, tree.up(body)); // the length of the lumbar spine of the adult
        sized(body, Side.RIGHT, "lumbar spine", "lumbosacral joint", "thoracolumbar joint", own, size);
        sized(body, Side.RIGHT, "thorax", "thoracolumbar joint", "cervicothoracic joint", above, size);
    }

    private void thorax(int body, double[] own) {
        double[] clavicle = tree.next(body, CLAVICLE);
        if (clavicle != null) {
            sized(body, Side.RIGHT, "thorax", "sternoclavicular joint", "thoracolumbar joint", clavicle, tree.size());
        } else {
            sized(body, Side.RIGHT, "thorax", "thoracolumbar joint", "cervicothoracic joint", own, tree.size());
        }
    }

    private void scapula(int body, Side side, double[] own) {
        double[] shoulder = tree.next(body, UPPER_ARM);
        if (shoulder != null) {
            sized(body, side, "scapula", "shoulder centre", "acromion", shoulder, tree.size());
        } else {
            sized(body, side, "scapula", "clavicular facet", "acromion", own, tree.size());
        }
    }

    /** A bone between two points; without an end, or with one that cannot be meant, it goes on towards the mass centre. */
    private void between(
            int body, Side side, String bone, String first, String second, double[] from, double @Nullable [] to) {
        Figure figure = Figure.bone(bone);
        double[] axis = figure.axis(first, second, side);
        double adult = Vec3.length(axis);
        double[] end = to;
        if (end == null || !BodyTree.isUsual(Vec3.length(Vec3.minus(end, from)) / adult)) {
            end = Vec3.plus(from, adult * tree.size(), tree.along(body, from));
        }
        show(figure, body, side, first, second, from, end);
    }

    /** A bone of a size relative to that of the adult, upright in the body. */
    private void sized(int body, Side side, String bone, String first, String second, double[] from, double size) {
        Figure figure = Figure.bone(bone);
        double[] axis = figure.axis(first, second, side), x = tree.front(body), y = tree.up(body), z = Vec3.cross(x, y);
        double[] end = from.clone();
        for (int k = 0; k < 3; k++) {
            end[k] += size * (axis[0] * x[k] + axis[1] * y[k] + axis[2] * z[k]);
        }
        show(figure, body, side, first, second, from, end);
    }

    private void show(Figure figure, int body, Side side, String first, String second, double[] from, double[] to) {
        double[] front = tree.front(body), up = tree.up(body), along = Vec3.minus(to, from);
        double across = Vec3.dot(along, front) / Vec3.length(along);
        boolean lies = figure.lies(first, second, side),
                level = Math.abs(across) > LEVEL; // an arm that is held forwards
        double[] upwards = Math.abs(Vec3.dot(along, up)) > LEVEL * Vec3.length(along) ? front : up;
        figure.between(
                        side,
                        figure.landmark(first),
                        figure.landmark(second),
                        from,
                        to,
                        level ? up : front,
                        lies ? upwards : up,
                        1)
                .forEach(p -> out.accept(p.on(body, "", 1)));
    }
}
