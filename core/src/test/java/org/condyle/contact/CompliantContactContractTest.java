package org.condyle.contact;

import java.util.Arrays;
import org.condyle.contact.friction.RegularisedCoulomb;
import org.condyle.contact.friction.RollingResistance;
import org.condyle.contact.friction.StickSlip;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.Flores;
import org.condyle.contact.law.Hertz;
import org.condyle.contact.law.HuntCrossley;
import org.condyle.contact.law.LinearLayer;
import org.condyle.contact.law.LogarithmicLayer;
import org.condyle.contact.law.NormalLaw;
import org.condyle.contact.law.StiffnessRule;
import org.condyle.forces.ForceElementContractTest;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.mesh.FaceArea;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.meshpair.CastingPair;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.surrogate.Interpolation;
import org.condyle.geometry.surrogate.PoseBox;
import org.condyle.geometry.surrogate.PoseSampler;
import org.condyle.geometry.surrogate.PoseTable;
import org.condyle.geometry.surrogate.SurrogatePair;
import org.condyle.math.Relaxation;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Meshes;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.Nested;

/** Contact between balls so large that they always overlap, under the contract of force elements. */
class CompliantContactContractTest {
    private static ForceElement balls(
            MixedTree forest, int a, int b, NormalLaw law, double stiffness, Tangential tangential) {
        ContactGeometry g = Pairs.between(
                new Surface("a", a, Frame.at(forest.point(a, new double[] {0.2, -0.1, 0.3})), new Sphere(7)),
                new Surface("b", b, Frame.at(forest.point(b, new double[] {2, -1, 2})), new Sphere(7)));
        return CompliantContact.in(
                forest.builder, g, new AlongNormal(law, StiffnessRule.constant(stiffness), 5), tangential);
    }

    private static ForceElement rubbed(MixedTree forest, ContactGeometry g) {
        return CompliantContact.in(
                forest.builder,
                g,
                new AlongNormal(new HuntCrossley(0.7, 1.5), StiffnessRule.constant(3), 5),
                new Tangential(new RegularisedCoulomb(0.4, 0.5), null, new RollingResistance(0.1, 1)));
    }

    @Nested
    class Smooth extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return balls(forest, a, b, new Hertz(1.5), 3, Tangential.NONE);
        }
    }

    @Nested
    class Damped extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return balls(forest, a, b, new Flores(0.7, 1.5), 3, Tangential.NONE);
        }
    }

    /** Boxes, which have one depth, that of their whole overlap. */
    @Nested
    class Boxes extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            ContactGeometry g = Pairs.compliant(
                    new Surface("a", a, forest.frame(a, Frame.at(0.2, -0.1, 0.3)), new Box(14, 13, 12)),
                    new Surface("b", b, forest.frame(b, Frame.at(5, -3, 4)), new Box(11, 12, 15)));
            return rubbed(forest, g);
        }

        /**
         * The energy of corners that barely overlap is strongly curved: the power of the first motion misses its difference by 5.5e-6, 3.3e-7,
         * 2.1e-8 and 5e-10 with instants of 1, 0.5, 0.25 and 0.1 ms, as h⁴ and on both sides alike, so that it is no kink.
         */
        @Override
        protected double instant() {
            return 1e-4;
        }

        @Override
        protected double tangentStep() {
            return 1e-6;
        }
    }

    /** A roller on a box and on another roller: crowned, so that they have one point of contact. */
    @Nested
    class Rollers extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            ContactGeometry g = Pairs.compliant(
                    new Surface("a", a, forest.frame(a, Frame.at(0.2, -0.1, 0.3)), new Cylinder(7, 13)),
                    new Surface(
                            "b",
                            b,
                            forest.frame(b, Frame.at(5, -3, 4)),
                            b == 0 ? new Box(11, 12, 15) : new Capsule(6, 10)));
            return rubbed(forest, g);
        }

        /** A crown is passed in milliseconds. */
        @Override
        protected double instant() {
            return 2e-5;
        }

        @Override
        protected double tangentStep() {
            return 1e-6;
        }
    }

    /** An egg on a half-space by samples of all its turns, with friction at the place that the samples tell. */
    @Nested
    class Surrogate extends ForceElementContractTest {
        private static final PoseTable TABLE = PoseSampler.of(
                new HalfSpace(),
                new Ellipsoid(7, 6, 6.5),
                Pairs::compliant,
                new PoseBox(
                        new double[] {Double.NaN, Double.NaN, -30, -Math.PI, -Math.PI / 2, -Math.PI},
                        new double[] {Double.NaN, Double.NaN, 30, Math.PI, Math.PI / 2, Math.PI},
                        new int[] {0, 0, 2, 25, 17, 25},
                        new double[3],
                        false),
                Interpolation.CHEBYSHEV);

        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            Surface floor = new Surface("a", a, forest.frame(a, Frame.at(0.2, -0.1, 0.3)), new HalfSpace());
            Surface egg = new Surface("b", b, forest.frame(b, Frame.at(0.5, -3, 0.4)), new Ellipsoid(7, 6, 6.5));
            return rubbed(
                    forest,
                    new SurrogatePair(floor, egg, Pairs.compliant(floor, egg), TABLE, SurrogatePair.Tolerance.ANY));
        }
    }

    @Nested
    class RubbedAndRolled extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return balls(
                    forest,
                    a,
                    b,
                    new HuntCrossley(0.7, 1.5),
                    3,
                    new Tangential(new RegularisedCoulomb(0.4, 0.5), null, new RollingResistance(0.1, 1)));
        }
    }

    @Nested
    class Sticking extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return balls(
                    forest, a, b, new Hertz(1.5), 3, new Tangential(null, new StickSlip(1e18, 0.4, 30, 0.5, 2), null));
        }

        @Override
        protected boolean internalsAreVectors() {
            return true;
        }
    }

    @Nested
    class Sliding extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return balls(
                    forest, a, b, new Hertz(1.5), 3, new Tangential(null, new StickSlip(1e-9, 1e-9, 1, 0, 0), null));
        }

        @Override
        protected boolean internalsAreVectors() {
            return true;
        }
    }

    /** Rays of one mesh against another one: the work is supplied, nothing is stored. */
    @Nested
    class Cast extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            Mesh ball = Mesh.flat(Meshes.sphere(7, 6));
            ContactGeometry g = CastingPair.between(
                    new Surface("a", a, forest.frame(a, Frame.at(0.2, -0.1, 0.3)), ball),
                    new Surface("b", b, forest.frame(b, Frame.at(2, -1, 2)), ball),
                    true,
                    5);
            return CompliantContact.in(
                    forest.builder,
                    g,
                    new AlongNormal(new LinearLayer(0.01), StiffnessRule.constant(0.01), 5),
                    new Tangential(new RegularisedCoulomb(0.4, 0.5), null, null));
        }

        /** Short enough that no ray passes from one face to the next. */
        @Override
        protected double tangentStep() {
            return 1e-7;
        }

        @Override
        protected boolean exactRates() {
            return false;
        }
    }

    /** Rays of a mesh whose layer relaxes. */
    @Nested
    class CastRelaxing extends Cast {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            Mesh ball = Mesh.flat(Meshes.sphere(7, 6));
            ContactGeometry g = CastingPair.between(
                    new Surface("a", a, forest.frame(a, Frame.at(0.2, -0.1, 0.3)), ball),
                    new Surface("b", b, forest.frame(b, Frame.at(2, -1, 2)), ball),
                    true,
                    5);
            Relaxation r = new Relaxation(new double[] {0.4, 0.3}, new double[] {0.05, 0.6});
            return CompliantContact.in(
                    forest.builder,
                    g,
                    new AlongNormal(new LogarithmicLayer(40), StiffnessRule.constant(0.01), 5, r, false, null),
                    new Tangential(new RegularisedCoulomb(0.4, 0.5), null, null));
        }
    }

    private static ForceElement patch(
            MixedTree forest, int a, int b, Shape first, Shape second, SpringSide springs, FaceArea area) {
        return CompliantContact.in(
                forest.builder,
                Pairs.patch(
                        new Surface("a", a, forest.frame(a, Frame.at(0.2, -0.1, 0.3)), first),
                        new Surface("b", b, forest.frame(b, Frame.at(20, -18, 20)), second),
                        springs,
                        1,
                        area),
                new AlongNormal(new LinearLayer(0.01), StiffnessRule.constant(0.01), 5),
                new Tangential(new RegularisedCoulomb(0.4, 0.5), null, null));
    }

    /** Springs of a mesh on either side against what knows its nearest points. */
    abstract static class Foundation extends ForceElementContractTest {
        @Override
        protected double instant() {
            return 1e-6;
        }

        @Override
        protected double tangentStep() {
            return 1e-6;
        }

        @Override
        protected boolean exactRates() {
            return false;
        }
    }

    private static final Mesh FACETS = Mesh.flat(Meshes.sphere(20, 6));

    @Nested
    class SpringsOnEgg extends Foundation {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return patch(forest, a, b, new Ellipsoid(22, 20, 18), FACETS, SpringSide.ON_B, FaceArea.WHOLE);
        }
    }

    @Nested
    class SpringsUnderEgg extends Foundation {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return patch(forest, a, b, FACETS, new Ellipsoid(22, 20, 18), SpringSide.ON_A, FaceArea.WHOLE);
        }
    }

    /** Feet inside flat faces, on their edges and at corners. */
    @Nested
    class SpringsOfBoth extends Foundation {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return patch(forest, a, b, FACETS, FACETS, SpringSide.BOTH, FaceArea.WHOLE);
        }
    }

    @Nested
    class SpringsOnCurvedFaces extends Foundation {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            Mesh curved = Mesh.smooth(Meshes.sphere(20, 6));
            return patch(forest, a, b, curved, FACETS, SpringSide.ON_B, FaceArea.WHOLE);
        }
    }

    /** A ball on a ball, whose force relaxes by internal states. */
    @Nested
    class BallsRelaxing extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            ContactGeometry g = Pairs.between(
                    new Surface("a", a, Frame.at(forest.point(a, new double[] {0.2, -0.1, 0.3})), new Sphere(7)),
                    new Surface("b", b, Frame.at(forest.point(b, new double[] {2, -1, 2})), new Sphere(7)));
            Relaxation r = new Relaxation(new double[] {0.4, 0.3}, new double[] {0.5, 6});
            return CompliantContact.in(
                    forest.builder,
                    g,
                    new AlongNormal(new Hertz(1.5), StiffnessRule.constant(3), 5, r, false, null),
                    new Tangential(new RegularisedCoulomb(0.4, 0.5), null, new RollingResistance(0.1, 1)));
        }

        /** Of forces of some 100 N: the energy is strongly curved where nothing has been forgotten yet. */
        @Override
        protected void stretch(State s, Chance chance) {
            for (int i = 0; i < s.z.length; i++) {
                s.z[i] = chance.in(40, 60);
            }
        }
    }

    /** Balls on two bodies that deform, which do not turn with the forest. */
    abstract static class Soft extends ForceElementContractTest {
        abstract ForceElement between(MixedTree forest, Surface a, Surface b);

        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return between(
                    forest,
                    new Surface("a", forest.jelly("jelly"), Frame.at(0.2, -0.1, 0.3), new Sphere(7), true),
                    new Surface("b", forest.jelly("other"), Frame.at(8, -4, 8), new Sphere(7), true));
        }

        @Override
        protected boolean turnsWithTheWorld() {
            return false;
        }

        @Override
        protected void approach(Model model, State s) {
            double[] neutral = new double[s.q.length];
            for (Joint j : model.joints()) {
                if (j.childDeforms()) {
                    j.mobility().neutral(neutral, j.qAt());
                    for (int i = j.qAt(); i < j.qAt() + 12; i++) {
                        s.q[i] = neutral[i] + 0.3 * (s.q[i] - neutral[i]);
                    }
                }
            }
        }

        @Override
        protected void depart(Model model, State s) {
            approach(model, s);
            for (Joint j : model.joints()) {
                if (j.name().equals("other")) {
                    s.q[j.qAt()] += 8; // the centre of the body
                }
            }
        }
    }

    @Nested
    class SoftBalls extends Soft {
        @Override
        ForceElement between(MixedTree forest, Surface a, Surface b) {
            return CompliantContact.in(
                    forest.builder,
                    Pairs.between(a, b),
                    new AlongNormal(new HuntCrossley(0.98, 1.5), StiffnessRule.constant(3), 5),
                    new Tangential(new RegularisedCoulomb(0.4, 0.5), null, new RollingResistance(0.1, 1)));
        }
    }

    @Nested
    class SoftSkin extends Soft {
        @Override
        ForceElement between(MixedTree forest, Surface a, Surface b) {
            Surface skin = new Surface("a", a.body(), a.frame(), cap(), true);
            return CompliantContact.in(
                    forest.builder,
                    Pairs.patch(skin, b, SpringSide.ON_A, 1, FaceArea.WHOLE),
                    new AlongNormal(new LinearLayer(0), StiffnessRule.constant(0.01), 5),
                    new Tangential(new RegularisedCoulomb(0.4, 0.5), null, null));
        }

        /** Velocities at the place of the gap are not those of the two points that it lies between. */
        @Override
        protected boolean exactRates() {
            return false;
        }

        /** The part of a ball that looks at the other one: farther round, faces that no longer count would change forces. */
        private static Mesh cap() {
            Triangles ball = Meshes.sphere(7, 12);
            int[] c = ball.corners();
            double[] v = ball.vertices();
            int[] kept = new int[c.length];
            int n = 0;
            for (int f = 0; f < c.length; f += 3) {
                double ahead = 0;
                for (int k = f; k < f + 3; k++) {
                    ahead += (2 * v[3 * c[k]] - v[3 * c[k] + 1] + 2 * v[3 * c[k] + 2]) / (3 * 7 * 3);
                }
                if (ahead > 0.95) {
                    System.arraycopy(c, f, kept, n, 3);
                    n += 3;
                }
            }
            return Mesh.flat(new Triangles(v, Arrays.copyOf(kept, n)));
        }
    }
}
