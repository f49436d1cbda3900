package org.condyle.foreign.opensim.scale;

import java.util.List;
import java.util.Optional;
import org.condyle.foreign.XmlElement;

/**
 * Joints between bodies that grow: where they are in both bodies (in old files; new files have offset frames for that), translations
 * of custom joints that are functions, ellipsoids. A coordinate that is a length of its own keeps its values.
 */
record JointScaling(ScaleFactors factors, FrameBodies frames) {
    static boolean isJoint(String element) {
        return element.endsWith("Joint") && !element.equals("Joint");
    }

    void scale(XmlElement joint) {
        double[] parent = factors.of(frames.body(joint, "parent_frame", "parent_body"));
        double[] child = factors.of(childBody(joint));
        Scaled.vector(joint, "location_in_parent", parent);
        Scaled.vector(joint, "location", child);
        joint.child("SpatialTransform").ifPresent(t -> transform(t, parent));
        Scaled.vector(joint, "radii_x_y_z", parent);
        Scaled.vector(joint, "thoracic_ellipsoid_radii_x_y_z", parent);
        Scaled.vector(joint, "scapula_winging_axis_origin", child[0], child[1]);
    }

    /** An old joint is written inside of its child. */
    private String childBody(XmlElement joint) {
        boolean old = joint.child("parent_body").isPresent();
        return old ? frames.body(joint, "", "") : frames.body(joint, "child_frame", "child_body");
    }

    private static void transform(XmlElement transform, double[] parent) {
        List<XmlElement> axes = axes(transform);
        for (int k = 3; k < axes.size(); k++) {
            XmlElement axis = axes.get(k);
            Optional<XmlElement> f = FunctionScaling.function(axis);
            if (f.isEmpty() || FunctionScaling.isIdentity(f.get())) {
                continue;
            }
            FunctionScaling.scale(axis, along(direction(axis, k), parent));
        }
    }

    /** The axis of one of the six, which are along x, y and z if nothing is written. */
    static double[] direction(XmlElement axis, int k) {
        return axis.numbers("axis", k % 3 == 0 ? 1 : 0, k % 3 == 1 ? 1 : 0, k % 3 == 2 ? 1 : 0);
    }

    /** Σ |n_i| s_i for a direction n, as OpenSim weighs the factors; with equal factors this factor itself. */
    static double along(double[] n, double[] s) {
        if (s[0] == s[1] && s[1] == s[2]) {
            return s[0];
        }
        return Math.abs(n[0]) * s[0] + Math.abs(n[1]) * s[1] + Math.abs(n[2]) * s[2];
    }

    /** Three rotations, then three translations; very old files name the axes differently but keep the order. */
    static List<XmlElement> axes(XmlElement transform) {
        List<XmlElement> direct = transform.children("TransformAxis");
        return direct.isEmpty()
                ? transform
                        .child("objects")
                        .map(o -> o.children("TransformAxis"))
                        .orElse(List.of())
                : direct;
    }
}
