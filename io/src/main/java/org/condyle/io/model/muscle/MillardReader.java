package org.condyle.io.model.muscle;

import org.condyle.io.document.MappingType;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.muscle.MuscleLawCatalog.Made;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.Millard2012;
import org.condyle.muscle.law.Millard2012.StrengthRule;
import org.condyle.muscle.law.MillardCurves;

/** Reads the law of Millard and others with its four curves. */
final class MillardReader {
    private static final MappingType ACTIVE = MappingType.mapping("active-curve", "active force over fibre stretch")
            .key("shortest", ValueType.number(), "stretch at which the active force begins")
            .key("transition", ValueType.number(), "stretch at which the steep rise becomes shallow")
            .key("longest", ValueType.number(), "stretch at which the active force ends")
            .key("shallow-slope", ValueType.number(), "slope of the shallow rise")
            .key("least", ValueType.number(), "value at both ends; 0 with damping or a rigid tendon");

    private static final MappingType VELOCITY = MappingType.mapping("velocity-curve", "active force over fibre speed")
            .key("shortening-end", ValueType.number(), "slope at the fastest shortening")
            .key("shortening-near", ValueType.number(), "slope shortly before it")
            .key("isometric", ValueType.number(), "slope at rest")
            .key("lengthening-near", ValueType.number(), "slope shortly before the fastest lengthening")
            .key("lengthening-end", ValueType.number(), "slope there")
            .key("lengthening-force", ValueType.number(), "force there over F0")
            .key("shortening-curviness", ValueType.number(), "how the left part bends, 0 to 1")
            .key("lengthening-curviness", ValueType.number(), "how the right part bends, 0 to 1");

    private static final MappingType PASSIVE = MappingType.mapping("passive-curve", "passive force over fibre stretch")
            .key("slack-strain", ValueType.number(), "strain at which it begins")
            .key("strain", ValueType.number(), "strain at F0")
            .key("low-stiffness", ValueType.number(), "slope soon after the beginning")
            .key("stiffness", ValueType.number(), "slope at F0")
            .key("curviness", ValueType.number(), "how it bends, 0 to 1");

    private static final MappingType TENDON = MappingType.mapping("tendon-curve", "force of the tendon over its length")
            .key("strain", ValueType.number(), "strain at F0")
            .key("stiffness", ValueType.number(), "slope at F0")
            .key("toe-force", ValueType.number(), "force at the end of the toe over F0")
            .key("curviness", ValueType.number(), "how it bends, 0 to 1");

    static final MappingType CURVES = MappingType.mapping("muscle-curves", "the four curves of millard2012")
            .key("active", ACTIVE, "active force over fibre stretch", "{}")
            .key("velocity", VELOCITY, "active force over fibre speed", "{}")
            .key("passive", PASSIVE, "passive force over fibre stretch", "{}")
            .key("tendon", TENDON, "force of the tendon over its length", "{}");

    private MillardReader() {}

    static Made read(LawValues v, Architecture a, boolean elastic) {
        Millard2012.Parameters d = Millard2012.Parameters.defaults();
        double least = v.share("least-activation", d.leastActivation());
        LawValues curves = v.inside("curves");
        double passiveStrain = v.positive("passive-strain", "", d.passive().strain()),
                tendonStrain = v.positive("tendon-strain", "", d.tendon().strain());
        return new Made(
                new Millard2012(
                        a,
                        new Millard2012.Parameters(
                                active(curves.inside("active"), d.active()),
                                velocity(curves.inside("velocity"), d.velocity()),
                                passive(curves.inside("passive"), passiveStrain),
                                tendon(curves.inside("tendon"), tendonStrain),
                                v.notNegative("damping", "", d.damping()),
                                least,
                                v.choice("strength-rule", StrengthRule.ANGLE, StrengthRule.values())),
                        elastic),
                v.activation(Millard2012.ACTIVATION),
                least);
    }

    private static MillardCurves.Active active(LawValues v, MillardCurves.Active d) {
        return new MillardCurves.Active(
                v.positive("shortest", "", d.shortest()),
                v.positive("transition", "", d.transition()),
                v.positive("longest", "", d.longest()),
                v.notNegative("shallow-slope", "", d.shallowSlope()),
                v.notNegative("least", "", d.least()));
    }

    private static MillardCurves.Velocity velocity(LawValues v, MillardCurves.Velocity d) {
        return new MillardCurves.Velocity(
                v.notNegative("shortening-end", "", d.shorteningEnd()),
                v.notNegative("shortening-near", "", d.shorteningNear()),
                v.positive("isometric", "", d.isometric()),
                v.notNegative("lengthening-near", "", d.lengtheningNear()),
                v.notNegative("lengthening-end", "", d.lengtheningEnd()),
                v.above("lengthening-force", 1, d.lengtheningForce()),
                v.share("shortening-curviness", d.shorteningCurviness()),
                v.share("lengthening-curviness", d.lengtheningCurviness()));
    }

    /** The stiffnesses that are not given belong to the strain. */
    private static MillardCurves.Passive passive(LawValues v, double strainAtForce) {
        double slack = v.above("slack-strain", -1, 0);
        MillardCurves.Passive d = MillardCurves.Passive.of(slack, v.above("strain", slack, strainAtForce));
        return new MillardCurves.Passive(
                slack,
                d.strain(),
                v.notNegative("low-stiffness", "", d.lowStiffness()),
                v.positive("stiffness", "", d.stiffness()),
                v.share("curviness", d.curviness()));
    }

    private static MillardCurves.Tendon tendon(LawValues v, double strainAtForce) {
        MillardCurves.Tendon d = MillardCurves.Tendon.of(v.positive("strain", "", strainAtForce));
        return new MillardCurves.Tendon(
                d.strain(),
                v.positive("stiffness", "", d.stiffness()),
                v.positive("toe-force", "", d.toeForce()),
                v.share("curviness", d.curviness()));
    }
}
