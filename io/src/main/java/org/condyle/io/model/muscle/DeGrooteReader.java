package org.condyle.io.model.muscle;

import org.condyle.io.model.muscle.MuscleLawCatalog.Made;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.DeGroote2016;
import org.condyle.muscle.law.SmoothActivation;

/** Reads the smooth law of De Groote and others. */
final class DeGrooteReader {
    private DeGrooteReader() {}

    static Made read(LawValues v, Architecture a, boolean elastic) {
        DeGroote2016.Parameters d = DeGroote2016.Parameters.defaults();
        SmoothActivation t = DeGroote2016.ACTIVATION;
        double damping = v.notNegative("damping", "", d.damping()),
                least = v.share("least-activation", d.leastActivation());
        return new Made(
                new DeGroote2016(
                        a,
                        new DeGroote2016.Parameters(
                                v.positive("tendon-strain", "", d.tendonStrain()),
                                v.positive("passive-strain", "", d.passiveStrain()),
                                v.positive("active-width", "", d.activeWidth()),
                                damping,
                                least),
                        elastic),
                new SmoothActivation(
                        v.positive("activation-time", "s", t.activationTime()),
                        v.positive("deactivation-time", "s", t.deactivationTime()),
                        v.positive("activation-smoothing", "", t.smoothing())),
                least);
    }
}
