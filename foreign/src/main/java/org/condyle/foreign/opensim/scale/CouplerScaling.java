package org.condyle.foreign.opensim.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.condyle.foreign.XmlElement;

/**
 * Couplers of coordinates in a model that grows. If the dependent coordinate is a translation of a custom joint, its function is
 * multiplied by the factor of the parent body along that translation; angles stay.
 */
final class CouplerScaling {
    private final ScaleFactors factors;
    private final FrameBodies frames;
    private final List<XmlElement> joints = new ArrayList<>();

    CouplerScaling(XmlElement model, ScaleFactors factors, FrameBodies frames) {
        this.factors = factors;
        this.frames = frames;
        collect(model);
    }

    private void collect(XmlElement e) {
        if (e.name().equals("CustomJoint")) {
            joints.add(e);
        }
        e.children().forEach(this::collect);
    }

    void scale(XmlElement coupler) {
        String dependent = coupler.text("dependent_coordinate_name", "");
        for (XmlElement joint : joints) {
            OptionalDouble factor = along(joint, dependent);
            if (factor.isPresent()) {
                coupler.child("coupled_coordinates_function")
                        .ifPresent(f -> FunctionScaling.scale(f, factor.getAsDouble()));
                return;
            }
        }
    }

    /** The factor of the translation that a coordinate is; empty if it is none of this joint. */
    private OptionalDouble along(XmlElement joint, String coordinate) {
        List<XmlElement> axes =
                joint.child("SpatialTransform").map(JointScaling::axes).orElse(List.of());
        for (int k = 3; k < axes.size(); k++) {
            XmlElement axis = axes.get(k);
            Optional<XmlElement> f = FunctionScaling.function(axis);
            boolean itself = f.isEmpty() || FunctionScaling.isIdentity(f.get());
            if (itself && axis.text("coordinates", "").equals(coordinate)) {
                double[] parent = factors.of(frames.body(joint, "parent_frame", "parent_body"));
                return OptionalDouble.of(JointScaling.along(JointScaling.direction(axis, k), parent));
            }
        }
        return OptionalDouble.empty();
    }
}
