package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** One body on many points, as a foot has them: more rows than freedoms. */
class FeetTest {
    private final FrictionCones cones = new FrictionCones();
    private static final boolean[] ALL = {true, true, true, true, true, true, true, true};

    private final Compatibility compatibility = new Compatibility();

    /** A body that closes on a floor with its points about it, some of them a little higher than others. */
    private static final class Foot {
        final int points;
        final double[] place;
        final int[] at;
        final double[] mu;
        final double[] w;
        final double[] b;
        final double[] p;

        Foot(Chance chance, int points, double uneven, double restitution) {
            this.points = points;
            double mass = chance.in(0.5, 3), height = chance.in(0.02, 0.1);
            double[] inverse = {
                1 / mass,
                1 / mass,
                1 / mass,
                1 / chance.in(2e-3, 2e-2),
                1 / chance.in(2e-3, 2e-2),
                1 / chance.in(2e-3, 2e-2)
            };
            double[] v = {chance.in(-1, 1), chance.in(-1, 1), -chance.in(0.01, 1), 0, 0, chance.in(-5, 5)};
            v[3] = chance.in(-0.1, 0.1) * v[2];
            v[4] = chance.in(-0.1, 0.1) * v[2];
            place = new double[3 * points];
            at = new int[points + 1];
            mu = new double[points];
            double friction = chance.in(0.1, 1);
            int rows = 3 * points;
            double[] j = new double[6 * rows];
            for (int i = 0; i < points; i++) {
                double x = chance.in(-0.15, 0.15), y = chance.in(-0.1, 0.1), z = -height + uneven * chance.in(-1, 1);
                place[3 * i] = x;
                place[3 * i + 1] = y;
                place[3 * i + 2] = z;
                at[i + 1] = 3 * i + 3;
                mu[i] = friction;
                // rows of the velocity v + ω × r along z, x and y
                System.arraycopy(new double[] {0, 0, 1, y, -x, 0}, 0, j, 18 * i, 6);
                System.arraycopy(new double[] {1, 0, 0, 0, z, -y}, 0, j, 18 * i + 6, 6);
                System.arraycopy(new double[] {0, 1, 0, -z, 0, x}, 0, j, 18 * i + 12, 6);
            }
            w = new double[rows * rows];
            b = new double[rows];
            p = new double[rows];
            for (int r = 0; r < rows; r++) {
                for (int k = 0; k < 6; k++) {
                    b[r] += (r % 3 == 0 ? 1 + restitution : 1) * j[6 * r + k] * v[k];
                    for (int s = 0; s < rows; s++) {
                        w[r * rows + s] += j[6 * r + k] * inverse[k] * j[6 * s + k];
                    }
                }
            }
        }

        boolean solve(FrictionCones cones) {
            cones.clear(points);
            for (int i = 0; i < points; i++) {
                cones.share(i);
            }
            return cones.solve(points, at, mu, w, b, p);
        }
    }

    @Test
    void feetThatReboundAreSolvedThoughTheirPointsDifferInHeight() {
        int missed = 0, without = 0;
        double worst = 0;
        for (int seed = 1; seed <= 600; seed++) {
            Chance chance = new Chance(seed);
            Foot foot = new Foot(chance, 2 + seed % 6, 1e-3, seed % 3 == 0 ? 0 : chance.in(0, 0.9));
            foot.solve(cones);
            without += cones.residual() > 1e-10 ? 1 : 0;
            compatibility.adjust(foot.points, foot.at, foot.w, foot.b, ALL);
            foot.solve(cones);
            worst = Math.max(worst, cones.residual());
            missed += cones.residual() > 1e-10 ? 1 : 0;
        }
        assertEquals(0, missed, "worst " + worst);
        assertTrue(without > 20, without + " of them have no solution as they are that impulses reach");
    }

    @Test
    void whatContradictsARigidMotionIsTakenFromTheTangentsAlone() {
        double largest = 0;
        for (int seed = 1; seed <= 200; seed++) {
            Foot foot = new Foot(new Chance(seed), 4, 1e-3, 0.5);
            double[] before = foot.b.clone();
            double change = compatibility.adjust(foot.points, foot.at, foot.w, foot.b, ALL);
            largest = Math.max(largest, change);
            for (int r = 0; r < before.length; r++) {
                assertEquals(before[r], foot.b[r], r % 3 == 0 ? 0 : change);
            }
            assertEquals(
                    0, compatibility.adjust(foot.points, foot.at, foot.w, foot.b, ALL), "a second look finds nothing");
            Foot even = new Foot(new Chance(seed), 4, 0, 0.5);
            double[] kept = even.b.clone();
            assertEquals(0, compatibility.adjust(even.points, even.at, even.w, even.b, ALL), "points in a plane agree");
            assertArrayEquals(kept, even.b);
        }
        double most = largest;
        assertTrue(most > 1e-6 && most < 0.1, () -> most + " m/s");
    }

    @Test
    void normalImpulsesOnAFlatFaceAreAnAffineFunctionOfThePlace() {
        double worst = 0;
        int lifted = 0;
        for (int seed = 1; seed <= 300; seed++) {
            Foot foot = new Foot(new Chance(seed), 4 + seed % 4, 0, 0);
            assertTrue(foot.solve(cones), "seed " + seed);
            int n = foot.points, pressed = 0;
            double[] normal = new double[9], right = new double[3], x = new double[3];
            for (int i = 0; i < n; i++) {
                double[] row = {1, foot.place[3 * i], foot.place[3 * i + 1]};
                if (foot.p[3 * i] > 0) {
                    pressed++;
                    for (int k = 0; k < 3; k++) {
                        right[k] += row[k] * foot.p[3 * i];
                        for (int l = 0; l < 3; l++) {
                            normal[3 * k + l] += row[k] * row[l];
                        }
                    }
                }
            }
            if (pressed < 3) {
                continue;
            }
            lifted += pressed < n ? 1 : 0;
            new MinimumNorm(1e-12).solve(normal, right, 3, x);
            for (int i = 0; i < n; i++) {
                double affine = x[0] + x[1] * foot.place[3 * i] + x[2] * foot.place[3 * i + 1], p = foot.p[3 * i];
                double miss = p > 0 ? Math.abs(affine - p) : Math.max(0, affine);
                worst = Math.max(worst, miss);
            }
        }
        assertTrue(worst < 1e-9, "misses by up to " + worst + " N s");
        assertTrue(lifted > 20, lifted + " feet press with some of their points only");
    }

    /** Two points at different heights cannot both stand still under what turns the foot; if one of them opens, the other can. */
    @Test
    void aPointThatOpensRequiresNothing() {
        boolean[] first = {true, false, false, false};
        for (int seed = 1; seed <= 50; seed++) {
            Foot foot = new Foot(new Chance(seed), 4, 1e-3, 0.5);
            double[] before = foot.b.clone();
            assertEquals(0, compatibility.adjust(foot.points, foot.at, foot.w, foot.b, first));
            assertArrayEquals(before, foot.b, 0.0);
            assertTrue(compatibility.adjust(foot.points, foot.at, foot.w, foot.b, ALL) > 0);
        }
    }
}
