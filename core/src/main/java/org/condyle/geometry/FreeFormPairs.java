package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.freeform.CurveProfile;
import org.condyle.geometry.pair.CircleAgainstProfile;
import org.condyle.geometry.pair.ProfilePair;
import org.condyle.geometry.pair.SampledPair;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Profile;
import org.condyle.geometry.shape.SampledShape;
import org.condyle.mechanics.Shape;

/** The lines of the table of {@link Pairs} for profiles and free-form surfaces. */
final class FreeFormPairs {
    static final List<PairRule> RULES = List.of(
            new PairRule(
                    "nearest point of the centre",
                    (a, b) -> a instanceof CircleProfile c && !c.hollow() && b instanceof Profile p && !p.several(),
                    CircleAgainstProfile::new),
            PairRule.of("common normals of profiles", CurveProfile.class, Profile.class, ProfilePair::new),
            new PairRule("samples, then common normal", FreeFormPairs::suits, SampledPair::new));

    private FreeFormPairs() {}

    /** A smooth finite surface, whose samples see where it goes, against anything that knows its nearest point. */
    private static boolean suits(Shape a, Shape b) {
        return a instanceof SampledShape && finite(a) && b instanceof NearestPointShape;
    }

    private static boolean finite(Shape s) {
        double[] box = new double[6];
        s.bounds(box);
        double extent = 0;
        for (double b : box) {
            extent += Math.abs(b);
        }
        return Double.isFinite(extent);
    }
}
