package org.condyle.io.model.muscle;

import org.condyle.io.model.muscle.MuscleLawCatalog.Made;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.Schutte1993;

/** Reads the law of Schutte and others, whose curves are tables or formulas. */
final class SchutteReader {
    private static final double SHORTEST = 0.01, LONGEST = 2; // stretches at which curves must be finite
    private static final double LARGEST_STRAIN = 0.1;

    private SchutteReader() {}

    static Made read(LawValues v, Architecture a, boolean elastic) {
        Schutte1993.Parameters d = Schutte1993.Parameters.defaults();
        double least = v.share("least-activation", d.leastActivation()),
                time = v.positive("time-scale", "s", d.timeScale());
        return new Made(
                new Schutte1993(
                        a,
                        new Schutte1993.Parameters(
                                v.curve("active-curve", "stretch", SHORTEST, LONGEST, d.activeCurve()),
                                v.curve("passive-curve", "stretch", SHORTEST, LONGEST, d.passiveCurve()),
                                v.curve("tendon-curve", "strain", 0, LARGEST_STRAIN, d.tendonCurve()),
                                time,
                                v.positive("damping", "", d.damping()),
                                least),
                        elastic),
                Schutte1993.activation(time),
                least);
    }
}
