package org.condyle.anatomy;

import java.util.LinkedHashMap;
import java.util.Map;

/** The catalog of groups of bones: one line each, and below how its bones lie beside each other in a person who stands. */
final class BoneGroups {
    /** Makes a group when it is asked for. */
    interface Maker {
        BoneGroup make();
    }

    static final Map<String, Maker> ALL = new LinkedHashMap<>();

    static {
        ALL.put("head", BoneGroups::head);
        ALL.put("trunk", BoneGroups::trunk);
        ALL.put("arm", BoneGroups::arm);
        ALL.put("forearm", () -> forearm("forearm", "ulna and radius", false));
        ALL.put("forearm and hand", () -> forearm("forearm and hand", "ulna, radius and hand", true));
        ALL.put("leg", BoneGroups::leg);
        ALL.put("shank", BoneGroups::shank);
    }

    private BoneGroups() {}

    private static BoneGroup head() {
        BoneGroup.Builder b = new BoneGroup.Builder("head", "cervical spine and skull");
        Placement neck = b.at("cervical spine", Side.RIGHT, "cervicothoracic joint", 0, 0, 0);
        Placement skull = b.at("skull", Side.RIGHT, "atlanto-occipital joint", neck.point("atlanto-occipital joint"));
        return b.landmark("cervicothoracic joint", neck, "cervicothoracic joint")
                .landmark("vertex", skull, "vertex")
                .landmark("atlanto-occipital joint", skull, "atlanto-occipital joint")
                .group(false);
    }

    private static BoneGroup trunk() {
        BoneGroup.Builder b =
                new BoneGroup.Builder("trunk", "lumbar spine, thorax, shoulder blades, collarbones, neck and skull");
        Placement loin = b.at("lumbar spine", Side.RIGHT, "lumbosacral joint", 0, 0, 0);
        Placement chest = b.at("thorax", Side.RIGHT, "thoracolumbar joint", loin.point("thoracolumbar joint"));
        Placement neck =
                b.at("cervical spine", Side.RIGHT, "cervicothoracic joint", chest.point("cervicothoracic joint"));
        Placement skull = b.at("skull", Side.RIGHT, "atlanto-occipital joint", neck.point("atlanto-occipital joint"));
        Placement blade = null;
        for (Side side : Side.values()) {
            double[] inner = chest.point("sternoclavicular joint");
            inner[2] *= side.sign;
            Placement here = b.at(
                    "scapula",
                    side,
                    "shoulder centre",
                    inner[0] - 0.062,
                    inner[1] + 0.002,
                    inner[2] + side.sign * 0.152);
            double[] outer = here.point("clavicular facet");
            b.between("clavicle", side, inner, new double[] {outer[0], outer[1] + 0.003, outer[2]});
            blade = blade == null ? here : blade;
        }
        b.landmark("lumbosacral joint", loin, "lumbosacral joint")
                .landmark("cervicothoracic joint", neck, "cervicothoracic joint")
                .landmark("thoracolumbar joint", chest, "thoracolumbar joint")
                .landmark("atlanto-occipital joint", skull, "atlanto-occipital joint")
                .landmark("vertex", skull, "vertex");
        return (blade == null ? b : b.landmark("shoulder centre", blade, "shoulder centre")).group(false);
    }

    private static BoneGroup forearm(String name, String meaning, boolean hand) {
        BoneGroup.Builder b = new BoneGroup.Builder(name, meaning);
        Placement[] made = forearm(b, new double[3], hand);
        return b.landmark("elbow centre", made[0], "elbow centre")
                .landmark("wrist centre", made[1], "wrist centre")
                .group(true);
    }

    /** Ulna and radius below an elbow, palm to the front. */
    private static Placement[] forearm(BoneGroup.Builder b, double[] elbow, boolean hand) {
        double[] wrist = {elbow[0] + 0.02, elbow[1] - 0.241, elbow[2] + 0.040};
        Placement ulna =
                b.between("ulna", Side.RIGHT, elbow, new double[] {wrist[0], wrist[1] + 0.004, wrist[2] - 0.014});
        Placement radius = b.between(
                "radius",
                Side.RIGHT,
                new double[] {elbow[0] + 0.006, elbow[1] - 0.0125, elbow[2] + 0.016},
                new double[] {wrist[0], wrist[1], wrist[2] + 0.006});
        if (hand) {
            double[] end = radius.point("wrist centre");
            b.between("hand", Side.RIGHT, end, new double[] {end[0] + 0.01, end[1] - 0.103, end[2] + 0.012});
        }
        return new Placement[] {ulna, radius};
    }

    private static BoneGroup arm() {
        BoneGroup.Builder b = new BoneGroup.Builder("arm", "humerus, ulna, radius and hand, stretched");
        Placement humerus = b.at("humerus", Side.RIGHT, "shoulder centre", 0, 0, 0);
        Placement[] lower = forearm(b, humerus.point("elbow centre"), true);
        return b.landmark("shoulder centre", humerus, "shoulder centre")
                .landmark("wrist centre", lower[1], "wrist centre")
                .landmark("elbow centre", humerus, "elbow centre")
                .group(true);
    }

    private static BoneGroup leg() {
        BoneGroup.Builder b = new BoneGroup.Builder("leg", "femur, patella, tibia, fibula and foot, stretched");
        Placement femur = b.at("femur", Side.RIGHT, "hip centre", 0, 0, 0);
        b.at("patella", Side.RIGHT, "patella centre", femur.point("patella centre"));
        Placement tibia = shank(b, femur.point("knee centre"));
        Placement foot = b.at("foot", Side.RIGHT, "ankle centre", tibia.point("ankle centre"));
        return b.landmark("hip centre", femur, "hip centre")
                .landmark("ankle centre", foot, "ankle centre")
                .landmark("knee centre", femur, "knee centre")
                .landmark("heel", foot, "heel")
                .landmark("toe tip", foot, "toe tip")
                .group(true);
    }

    private static BoneGroup shank() {
        BoneGroup.Builder b = new BoneGroup.Builder("shank", "tibia and fibula");
        Placement tibia = shank(b, new double[3]);
        return b.landmark("knee centre", tibia, "knee centre")
                .landmark("ankle centre", tibia, "ankle centre")
                .landmark("tuberosity", tibia, "tuberosity")
                .group(true);
    }

    /** Tibia and fibula below a knee. */
    private static Placement shank(BoneGroup.Builder b, double[] knee) {
        Placement tibia = b.at("tibia", Side.RIGHT, "knee centre", knee);
        double[] head = tibia.point("fibular facet"),
                notch = tibia.point("fibular notch"),
                ankle = tibia.point("ankle centre");
        b.between("fibula", Side.RIGHT, new double[] {head[0] - 0.004, head[1] - 0.006, head[2] + 0.006}, new double[] {
            ankle[0] - 0.006, ankle[1] - 0.008, notch[2] + 0.009
        });
        return tibia;
    }
}
