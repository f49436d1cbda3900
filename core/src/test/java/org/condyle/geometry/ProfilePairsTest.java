package org.condyle.geometry;

import java.util.List;
import org.condyle.geometry.freeform.CurveProfile;
import org.condyle.geometry.freeform.CurveProfile.Through;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.LineProfile;

/** Planar profiles: what every pair promises, in their plane. */
class ProfilePairsTest extends ContactGeometryContractTest {
    @Override
    List<Case> cases() {
        CircleProfile disc = new CircleProfile(0.4);
        CurveProfile bean = CurveProfileTest.bean(Through.NATURAL);
        return List.of(
                new Case(disc, new CircleProfile(0.7), 0.8, 1.5),
                new Case(disc, new CircleProfile(2, true), 1, 1.9),
                new Case(new LineProfile(), disc, 0, 1),
                new Case(disc, bean, 1, 1.9),
                new Case(bean, new LineProfile(), 0, 2.5),
                new Case(bean, new CircleProfile(2, true), 0, 1.5),
                new Case(bean, CurveProfileTest.circleSpline(24, 0.5, Through.NATURAL), 1.6, 2.1),
                new Case(bean.withSeveral(), new LineProfile(), 0, 2.5));
    }

    @Override
    boolean planar() {
        return true;
    }

    @Override
    Strictness strictness(Case c) {
        return new Strictness(60, 1e-11, 1e-6);
    }
}
