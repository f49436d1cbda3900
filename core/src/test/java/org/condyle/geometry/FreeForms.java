package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.CurveProfile.Through;

/** Free-form shapes of all kinds, for the contract tests. */
final class FreeForms {
    private FreeForms() {}

    static List<Superquadric> superquadrics() {
        return List.of(
                new Superquadric(0.3, 0.2, 0.5, 1, 1),
                new Superquadric(0.3, 0.3, 0.3, 0.5, 0.7),
                new Superquadric(0.3, 0.2, 0.5, 1.4, 0.8),
                new Superquadric(0.3, 0.4, 0.2, 0.6, 1.3));
    }

    static List<Profile> profiles() {
        return List.of(
                new LineProfile(),
                new CircleProfile(0.7),
                new CircleProfile(0.7, true),
                CurveProfileTest.bean(Through.NATURAL),
                CurveProfileTest.wave(Through.NATURAL),
                CurveProfileTest.wave(Through.SHAPE_PRESERVING),
                CurveProfileTest.circleSpline(9, 0.8, Through.SHAPE_PRESERVING),
                CurveProfileTest.femur());
    }
}
