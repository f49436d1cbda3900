package org.condyle.geometry;

import java.util.List;

/** The lines of the table of {@link Pairs} for profiles and free-form surfaces. */
final class FreeFormPairs {
    static final List<PairRule> RULES = List.of(
            new PairRule(
                    "nearest point of the centre",
                    (a, b) -> a instanceof CircleProfile c && !c.hollow() && b instanceof Profile p && !p.several(),
                    CircleAgainstProfile::new),
            PairRule.of("common normals of profiles", CurveProfile.class, Profile.class, ProfilePair::new));

    private FreeFormPairs() {}
}
