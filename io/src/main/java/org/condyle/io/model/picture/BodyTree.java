package org.condyle.io.model.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.condyle.anatomy.BodyName;
import org.condyle.anatomy.BodyName.Segment;
import org.condyle.anatomy.Side;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.math.Vec3;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.jspecify.annotations.Nullable;

/** Where the bodies of a person are when all joints are at zero, and which of them follow each other. */
final class BodyTree {
    private static final double SMALLEST = 0.4, LARGEST = 2.2; // of an adult, that are still believed
    private static final double[] X = {1, 0, 0}, Y = {0, 1, 0};
    private static final double SHARE =
            0.05; // of an adult's forearm [m]: a mass centre nearer to the joint tells no direction

    private final Model model;
    private final Frame[] homes;
    private final @Nullable Joint[] joints; // that carry the bodies
    private final List<Optional<BodyName>> names = new ArrayList<>();
    private final double @Nullable [] right; // in the world; null if only one side is there
    private final double size;

    BodyTree(Model model) {
        this.model = model;
        int n = model.bodies().size();
        homes = new Frame[n];
        joints = new Joint[n];
        model.bodies().forEach(b -> names.add(BodyName.of(b.name())));
        model.joints().forEach(j -> joints[j.child()] = j);
        for (int b = 0; b < n; b++) {
            homes[b] = home(b);
        }
        right = right();
        size = typicalSize();
    }

    /** Whether a size relative to an adult can be meant. */
    static boolean isUsual(double size) {
        return size > SMALLEST && size < LARGEST;
    }

    /** The place of a joint's child frame in the parent, where its coordinates are zero. */
    static Frame atZero(Joint j) {
        Mobility m = j.mobility();
        double[] q = new double[m.coordinates().length], pose = new double[12];
        m.neutral(q, 0);
        m.place(q, 0, pose, 0);
        return j.inParent().then(new Frame(Arrays.copyOfRange(pose, 9, 12), Arrays.copyOf(pose, 9)));
    }

    private Frame home(int b) {
        Joint j = joints[b];
        if (homes[b] != null || j == null) {
            return homes[b] != null ? homes[b] : Frame.IDENTITY;
        }
        homes[b] = Frame.IDENTITY; // whoever closes a loop stays there
        double[] back = Mat3.transpose(j.inChild().rotation()), o = j.inChild().origin(), p = new double[3];
        Mat3.times(back, 0, -o[0], -o[1], -o[2], p, 0);
        homes[b] = home(j.parent()).then(atZero(j)).then(new Frame(p, back));
        return homes[b];
    }

    /** From the left to the right side: the mean over bodies that there are two of. */
    private double @Nullable [] right() {
        double[] sum = new double[3];
        for (int a = 1; a < homes.length; a++) {
            for (int b = 1; b < homes.length; b++) {
                if (names.get(a).isPresent()
                        && names.get(b).isPresent()
                        && names.get(a).get().segment() == names.get(b).get().segment()
                        && names.get(a).get().side() == Side.RIGHT
                        && names.get(b).get().side() == Side.LEFT) {
                    sum = Vec3.plus(sum, 1, Vec3.minus(joint(a), joint(b)));
                }
            }
        }
        double[] up = model.up();
        sum = Vec3.plus(sum, -Vec3.dot(sum, up), up);
        return Vec3.length(sum) > 1e-6 ? Rotations.unit(sum) : null;
    }

    /** The middle of the sizes of the long bones, relative to an adult. */
    private double typicalSize() {
        List<Double> all = new ArrayList<>();
        for (int b = 1; b < homes.length; b++) {
            Segment s = names.get(b).map(BodyName::segment).orElse(null);
            double[] end = s == Segment.THIGH
                    ? next(b, Segment.SHANK)
                    : s == Segment.SHANK
                            ? next(b, Segment.TALUS, Segment.HINDFOOT, Segment.FOOT)
                            : s == Segment.UPPER_ARM
                                    ? next(b, Segment.ULNA, Segment.FOREARM, Segment.FOREARM_HAND)
                                    : null;
            double adult = s == Segment.UPPER_ARM ? 0.296 : s == Segment.THIGH ? 0.408 : 0.397;
            double found = end == null ? 0 : Vec3.length(Vec3.minus(end, ownJoint(b))) / adult;
            if (isUsual(found)) {
                all.add(found);
            }
        }
        all.sort(null);
        return all.isEmpty() ? 1 : all.get(all.size() / 2);
    }

    double size() {
        return size;
    }

    /** Where the joint is that carries a body, in its frame. */
    double[] ownJoint(int body) {
        Joint j = joints[body];
        return j == null || !j.mobility().holdsPoint()
                ? new double[3]
                : j.inChild().origin().clone();
    }

    double[] centre(int body) {
        return model.bodies().get(body).centreLocal().clone();
    }

    /** The joint of the next body of one of these segments, seen from a body; bodies whose names say nothing may be between. */
    double @Nullable [] next(int body, Segment... segments) {
        double[] found = next(body, names.get(body).map(BodyName::side).orElse(Side.RIGHT), segments);
        return found != null ? found : next(body, Side.LEFT, segments);
    }

    double @Nullable [] next(int body, Side side, Segment... segments) {
        for (int b = 1; b < homes.length; b++) {
            Optional<BodyName> name = names.get(b);
            if (name.isPresent()
                    && name.get().side() == side
                    && Arrays.asList(segments).contains(name.get().segment())
                    && follows(b, body)) {
                return seen(body, joint(b));
            }
        }
        return null;
    }

    /** Whether one body hangs on another, with none between that has a name, other than bones beside each other as those of a forearm. */
    private boolean follows(int b, int before) {
        for (Joint j = joints[b]; j != null; j = joints[j.parent()]) {
            if (j.parent() == before) {
                return true;
            }
            Segment between = names.get(j.parent()).map(BodyName::segment).orElse(Segment.ULNA);
            if (between != Segment.ULNA
                    && between != Segment.RADIUS
                    && between != Segment.TALUS
                    && between != Segment.CLAVICLE) {
                return false;
            }
        }
        return false;
    }

    /** The ankle, seen from a body of the foot. */
    double[] ankle(int body) {
        Joint j = joints[body];
        boolean talus =
                j != null && names.get(j.parent()).map(BodyName::segment).orElse(Segment.FOOT) == Segment.TALUS;
        return talus && j != null ? seen(body, joint(j.parent())) : ownJoint(body);
    }

    /** The direction in which a bone goes on from its joint. */
    double[] along(int body, double[] from) {
        double[] to = Vec3.minus(centre(body), from);
        return Vec3.length(to) > SHARE ? Rotations.unit(to) : Vec3.plus(new double[3], -1, up(body));
    }

    double[] up(int body) {
        return right == null && !isYUp() ? Y.clone() : turned(body, model.up());
    }

    double[] front(int body) {
        if (right == null) {
            return isYUp() ? turned(body, X) : X.clone(); // the axes of OpenSim's bodies, which others keep
        }
        return turned(body, Vec3.cross(model.up(), right));
    }

    private boolean isYUp() {
        return model.up()[1] > 0.9;
    }

    /** A direction of the world in a body. */
    private double[] turned(int body, double[] v) {
        double[] out = new double[3];
        Mat3.times(Mat3.transpose(homes[body].rotation()), 0, v[0], v[1], v[2], out, 0);
        return out;
    }

    /** The joint that carries a body, in the world. */
    private double[] joint(int body) {
        return homes[body].then(Frame.at(ownJoint(body))).origin();
    }

    /** A point of the world in a body. */
    private double[] seen(int body, double[] point) {
        return turned(body, Vec3.minus(point, homes[body].origin()));
    }
}
