package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.geometry.freeform.CurveProfile;
import org.condyle.geometry.freeform.CurveProfile.Through;
import org.condyle.geometry.freeform.CurveTable;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.LineProfile;
import org.condyle.geometry.shape.Profile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pairs of planar profiles in ten thousand poses: the point of A has the gap as its distance from B, by formula or from very
 * many chords, lies on A, and no point of a dense cloud on A has less.
 */
class ProfileReferencesTest {
    /** Ten thousand chords stray from a profile of a metre or two by this. */
    private static final double CHORDS = 3e-7;

    record Case(String name, Profile a, Profile b, double near, double far) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Case> cases() {
        CurveProfile bean = CurveProfileTest.bean(Through.NATURAL),
                steps = CurveProfileTest.bean(Through.SHAPE_PRESERVING);
        CurveProfile wave = CurveProfileTest.wave(Through.NATURAL);
        CircleProfile disc = new CircleProfile(0.4), seat = new CircleProfile(2, true);
        LineProfile line = new LineProfile();
        return List.of(
                new Case("circle / circle", disc, new CircleProfile(0.7), 0.5, 1.5),
                new Case("circle / hollow circle", disc, seat, 1, 1.9),
                new Case("circle / line", disc, line, 0, 1.5),
                new Case("circle / bean", disc, bean, 0.8, 2),
                new Case("circle / bean with steps", disc, steps, 0.8, 2),
                new Case("circle / bean, several", disc, bean.withSeveral(), 0.8, 2),
                new Case("bean / line", bean, line, 0, 2.5),
                new Case("bean / hollow circle", bean, seat, 0, 1.8),
                new Case("bean / bean", bean, steps, 1.2, 2.7),
                new Case("bean / bean, several", bean.withSeveral(), steps, 1.2, 2.7),
                new Case("wave / bean", wave, bean, 0.8, 2.5),
                new Case("wave / line", wave, line, 0, 2));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theGapIsTheLeastDistanceOfAFromB(Case c) {
        PoseTrials t = new PoseTrials(c.a, c.b, c.near, c.far);
        // the curve is searched along, or the one that asks for several
        boolean flipped = !(c.a instanceof CurveProfile) && c.b.several();
        Profile along = flipped ? c.b : c.a, other = flipped ? c.a : c.b;
        SignedDistance fromAlong = distance(along), fromOther = distance(other);
        Cloud cloud = new Cloud(points(along));
        int from = flipped ? 2 : 1;
        double[] p = new double[3], x = new double[3];
        int[] missed = new int[1];
        // the cloud is asked as the profile says, which is quicker and proven by the circles; the point by chords
        SignedDistance quick = SignedDistance.of(other);
        SignedDistance there = (u, v, w) -> {
            p[0] = u;
            p[1] = v;
            t.across(from, p, x);
            return quick.at(x[0], x[1], 0);
        };
        t.run(c.a.several() ? PoseTrials.POSES / 5 : PoseTrials.POSES, () -> {
            boolean deep = -t.gap() > 0.5 * t.two.pair.maxValidDepth();
            if (c.a instanceof CircleProfile disc && !c.b.several()) { // its centre decides, however deep it is
                t.across(1, new double[3], x);
                assertEquals(fromOther.at(x[0], x[1], 0) - disc.radius(), t.gap(), CHORDS, t::toString);
                assertEquals(0, fromOther.at(t.onB[0], t.onB[1], 0), CHORDS, () -> t + ": point of B");
                return;
            }
            double least = cloud.least(there, t.gap());
            missed[0] += least < t.gap() - CHORDS && !deep ? 1 : 0;
            assertTrue(least >= t.gap() - (deep ? 1e-2 : 1e-3), () -> t + ": " + t.gap() + " but a point at " + least);
            if (t.deepest >= 0) {
                double[] mine = flipped ? t.onB : t.onA;
                assertEquals(0, fromAlong.at(mine[0], mine[1], 0), CHORDS, () -> t + ": point searched");
                t.across(from, mine, x);
                assertEquals(t.gap(), fromOther.at(x[0], x[1], 0), CHORDS, () -> t + ": gap");
            } else {
                assertTrue(t.gap() >= 0 && least > t.gap() - CHORDS, () -> t + ": overlaps but lists nothing");
            }
        });
        assertTrue(
                missed[0] <= 3, () -> c + ": of two places on one short piece the worse one " + missed[0] + " times");
    }

    private static SignedDistance distance(Profile p) {
        if (p instanceof CurveProfile c && c.table().curve.closed()) {
            return NetDistance.of(c, 10_000, false);
        }
        return SignedDistance.of(p); // an open curve goes on straight, which CurveProfileTest holds to account
    }

    private static List<double[]> points(Profile p) {
        List<double[]> out = new ArrayList<>();
        double[] w = new double[6];
        for (int i = 0; i <= 500; i++) {
            if (p instanceof CurveProfile c) {
                CurveTable t = c.table();
                t.jet(t.t[0] + (t.t[t.segments] - t.t[0]) * i / 500, w);
                out.add(new double[] {w[0], w[1], 0});
            } else {
                double angle = 2 * Math.PI * i / 500, r = ((CircleProfile) p).radius();
                out.add(new double[] {r * Math.cos(angle), r * Math.sin(angle), 0});
            }
        }
        return out;
    }
}
