package org.condyle.anatomy;

import java.util.ArrayList;
import java.util.List;

/** A whole skeleton that stands upright, put together by landmarks alone. */
final class Skeleton {
    private static final double[] FORWARDS = {1, 0, 0};

    final List<Placement> bones = new ArrayList<>();

    Skeleton() {
        Placement pelvis = at("pelvis", Side.RIGHT, "hip midpoint", new double[3]);
        Placement lumbar = at("lumbar spine", Side.RIGHT, "lumbosacral joint", pelvis.point("lumbosacral joint"));
        Placement thorax = at("thorax", Side.RIGHT, "thoracolumbar joint", lumbar.point("thoracolumbar joint"));
        Placement neck =
                at("cervical spine", Side.RIGHT, "cervicothoracic joint", thorax.point("cervicothoracic joint"));
        at("skull", Side.RIGHT, "atlanto-occipital joint", neck.point("atlanto-occipital joint"));
        for (Side side : Side.values()) {
            leg(side, onSide(pelvis.point("hip centre"), side));
            arm(side, onSide(thorax.point("sternoclavicular joint"), side));
        }
    }

    private void leg(Side side, double[] hip) {
        Placement femur = at("femur", side, "hip centre", hip);
        at("patella", side, "patella centre", femur.point("patella centre"));
        Placement tibia = at("tibia", side, "knee centre", femur.point("knee centre"));
        double[] ankle = tibia.point("ankle centre");
        double[] head = plus(tibia.point("fibular facet"), -0.004, -0.006, side.sign * 0.006);
        double[] notch = tibia.point("fibular notch");
        between("fibula", side, "head centre", "lateral malleolus", head, new double[] {
            -0.006, ankle[1] - 0.008, notch[2] + side.sign * 0.009
        });
        at("foot", side, "ankle centre", ankle);
    }

    private void arm(Side side, double[] sternum) {
        double[] shoulder = plus(sternum, -0.062, 0.002, side.sign * 0.152);
        Placement scapula = at("scapula", side, "shoulder centre", shoulder);
        between(
                "clavicle",
                side,
                "sternal end",
                "acromial end",
                sternum,
                plus(scapula.point("clavicular facet"), 0, 0.003, 0));
        Placement humerus = at("humerus", side, "shoulder centre", shoulder);
        double[] elbow = humerus.point("elbow centre"), capitulum = humerus.point("capitulum");
        double[] wrist = plus(elbow, 0.02, -0.2406, side.sign * 0.04); // a carrying angle of 9 degrees
        between("ulna", side, "elbow centre", "head", elbow, plus(wrist, 0, 0.004, -side.sign * 0.014));
        Placement radius = between(
                "radius",
                side,
                "head centre",
                "wrist centre",
                plus(capitulum, -0.01, -0.0095, 0),
                plus(wrist, 0, 0, side.sign * 0.006));
        double[] carpus = radius.point("wrist centre");
        between("hand", side, "wrist centre", "middle knuckle", carpus, plus(carpus, 0.01, -0.103, side.sign * 0.012));
    }

    private Placement at(String name, Side side, String landmark, double[] point) {
        Bone bone = Bone.named(name);
        bones.add(Placement.at(bone, side, bone.landmark(landmark), point, 1));
        return bones.get(bones.size() - 1);
    }

    private Placement between(String name, Side side, String from, String to, double[] start, double[] end) {
        Bone bone = Bone.named(name);
        bones.add(Placement.between(
                bone,
                side,
                bone.landmark(from),
                bone.landmark(to),
                start,
                end,
                Placement.Direction.ANTERIOR,
                FORWARDS,
                1));
        return bones.get(bones.size() - 1);
    }

    private static double[] onSide(double[] p, Side side) {
        return new double[] {p[0], p[1], side.sign * p[2]};
    }

    private static double[] plus(double[] p, double x, double y, double z) {
        return new double[] {p[0] + x, p[1] + y, p[2] + z};
    }
}
