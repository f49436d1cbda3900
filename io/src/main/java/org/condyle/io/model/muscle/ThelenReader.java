package org.condyle.io.model.muscle;

import org.condyle.io.model.muscle.MuscleLawCatalog.Made;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.PlainActivation;
import org.condyle.muscle.law.Thelen2003;
import org.condyle.muscle.law.Thelen2003Deprecated;
import org.condyle.muscle.law.Thelen2003Deprecated.StrengthRule;

/** Reads the two forms of Thelen's law. */
final class ThelenReader {
    private ThelenReader() {}

    static Made present(LawValues v, Architecture a, boolean elastic) {
        Thelen2003.Parameters d = Thelen2003.Parameters.defaults();
        double least = v.share("least-activation", d.leastActivation());
        return new Made(
                new Thelen2003(
                        a,
                        new Thelen2003.Parameters(
                                v.positive("tendon-strain", "", d.tendonStrain()),
                                v.positive("passive-strain", "", d.passiveStrain()),
                                v.positive("active-shape", "", d.activeShape()),
                                v.positive("passive-shape", "", d.passiveShape()),
                                v.positive("velocity-shape", "", d.velocityShape()),
                                v.above("lengthening-force", 1, d.lengtheningForce()),
                                v.positive("linear-above", "", d.linearAbove()),
                                least),
                        elastic),
                v.activation(Thelen2003.ACTIVATION),
                least);
    }

    static Made deprecated(LawValues v, Architecture a, boolean elastic) {
        Thelen2003Deprecated.Parameters d = Thelen2003Deprecated.Parameters.defaults();
        PlainActivation t = Thelen2003Deprecated.ACTIVATION;
        double least = v.share("least-activation", d.leastActivation());
        return new Made(
                new Thelen2003Deprecated(
                        a,
                        new Thelen2003Deprecated.Parameters(
                                v.positive("tendon-strain", "", d.tendonStrain()),
                                v.positive("passive-strain", "", d.passiveStrain()),
                                v.positive("active-shape", "", d.activeShape()),
                                v.positive("passive-shape", "", d.passiveShape()),
                                v.positive("velocity-shape", "", d.velocityShape()),
                                v.above("lengthening-force", 1, d.lengtheningForce()),
                                v.positive("passive-velocity", "1/s", d.passiveVelocity()),
                                v.positive("damping", "", d.damping()),
                                least,
                                v.choice("strength-rule", StrengthRule.OLDER, StrengthRule.values())),
                        elastic),
                new PlainActivation(
                        v.positive("activation-time", "s", t.activationTime()),
                        v.positive("deactivation-time", "s", t.deactivationTime())),
                least);
    }
}
