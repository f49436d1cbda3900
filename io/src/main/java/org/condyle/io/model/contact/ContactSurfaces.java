package org.condyle.io.model.contact;

import java.util.List;
import java.util.Objects;
import org.condyle.contact.law.ContactStiffness;
import org.condyle.contact.law.Material;
import org.condyle.contact.law.NormalLaw;
import org.condyle.contact.law.StiffnessRule;
import org.condyle.io.model.surface.Materials;
import org.condyle.io.model.surface.Surfaces;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;

/** The surfaces that a contact is about, and what follows from their materials. Its error messages give a remedy. */
record ContactSurfaces(String contact, List<Surfaces.Given> parts) {
    /** Made for the surfaces at hand: a law, a friction. */
    @FunctionalInterface
    interface Made<T> {
        T of(ContactSurfaces meeting);
    }

    /** The smallest restitution that a material gives. */
    double restitution() {
        return parts.stream()
                .map(Surfaces.Given::material)
                .filter(Objects::nonNull)
                .mapToDouble(Materials.Given::restitution)
                .filter(c -> !Double.isNaN(c))
                .min()
                .orElseThrow(() -> new ModelException(
                        "this law needs a restitution; give it here, or in the material of a surface"));
    }

    /** The layers of all surfaces together [m]. */
    double thickness() {
        double sum = parts.stream()
                .mapToDouble(
                        p -> p.material() == null ? 0 : p.material().elastic().thickness())
                .sum();
        if (!(sum > 0)) {
            throw new ModelException("this law needs the thickness of a layer; give it here, or in a material");
        }
        return sum;
    }

    /** Stiffness of a law that follows from materials and, at a point, from the curvatures where the contact begins. */
    StiffnessRule stiffness(NormalLaw law) {
        Material a = material(0), b = material(1);
        if (law.ofLayer()) {
            if (parts.stream().noneMatch(Surfaces.Given::isLayer)) {
                throw new ModelException(
                        "a pressure stiffness can be computed only for a layer; give one of the materials a"
                                + " thickness, or give the stiffness [Pa/m]");
            }
            return StiffnessRule.constant(ContactStiffness.layer(a, b));
        }
        if (a.compliance() + b.compliance() == 0) {
            throw new ModelException(
                    "both surfaces are rigid, so no stiffness can be computed; give one of them an elastic"
                            + " material, or give the stiffness");
        }
        if (parts.stream().allMatch(p -> flat(p.surface().shape()))) {
            throw new ModelException("no stiffness can be computed from the materials of a "
                    + parts.get(0).surface().shape().type() + " and a "
                    + parts.get(1).surface().shape().type()
                    + ", which touch along a line, at an edge or on a plane; give the stiffness");
        }
        return (larger, smaller) -> {
            try {
                return ContactStiffness.point(a, b, larger, smaller);
            } catch (ModelException x) {
                throw new ModelException("contact '" + contact + "': " + x.getMessage(), contact);
            }
        };
    }

    /** Stiffness of two layers taken for one, with the mean of their moduli and the sum of their thicknesses. */
    StiffnessRule averagedLayers() {
        Material a = material(0), b = material(1);
        if (!parts.stream().allMatch(Surfaces.Given::isLayer)) {
            throw new ModelException(
                    "moduli can be averaged only if both surfaces have a layer; give both materials a thickness, or"
                            + " layers: series, or the stiffness [Pa/m]");
        }
        return StiffnessRule.constant(ContactStiffness.averagedLayers(a, b));
    }

    private static boolean flat(Shape shape) {
        return shape.smoothness() == Shape.Smoothness.STRAIGHT || shape.smoothness() == Shape.Smoothness.EDGED;
    }

    /** The one material of many surfaces. */
    Material common() {
        Material first = material(0);
        for (int k = 1; k < parts.size(); k++) {
            if (!material(k).equals(first)) {
                throw new ModelException("surfaces '" + parts.get(0).name() + "' and '"
                        + parts.get(k).name()
                        + "' have different materials, but contacts 'among' have one stiffness; give it");
            }
        }
        return first;
    }

    /** k_t of Mindlin [N/m^1.5], for shapes whose curvature is the same everywhere. */
    double tangentialStiffness() {
        double curvature = 0;
        for (Surfaces.Given p : parts) {
            curvature += curvature(p.surface().shape());
        }
        return ContactStiffness.tangential(material(0), material(1), curvature, curvature);
    }

    private static double curvature(Shape shape) {
        double curvature = shape.uniformCurvature();
        if (Double.isNaN(curvature)) {
            throw new ModelException("the tangential stiffness of a " + shape.type()
                    + " cannot be computed from its material; give friction.stiffness [N/m]");
        }
        return curvature;
    }

    private Material material(int which) {
        Surfaces.Given p = parts.get(which);
        if (p.material() == null) {
            throw new ModelException("no stiffness is given, and surface '" + p.name()
                    + "' has no material from which it can be computed; give the stiffness, or a material"
                    + " ('rigid' without compliance)");
        }
        return p.material().elastic();
    }
}
