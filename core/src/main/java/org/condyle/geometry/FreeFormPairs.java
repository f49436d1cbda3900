package org.condyle.geometry;

import java.util.List;

/** The lines of {@link Pairs} for profiles and free-form surfaces. */
final class FreeFormPairs {
    private FreeFormPairs() {}

    static List<PairRule> lines() {
        return List.of(
                new PairRule(
                        "closed form or nearest point",
                        (a, b) -> a instanceof CircleProfile c && !c.hollow() && b instanceof Profile p && !p.several(),
                        CircleAgainstProfile::new),
                PairRule.of("common normals of profiles", CurveProfile.class, Profile.class, ProfilePair::new));
    }
}
