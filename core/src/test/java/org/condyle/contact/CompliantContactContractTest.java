package org.condyle.contact;

import org.condyle.forces.ForceElementContractTest;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.Sphere;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Surface;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.Nested;

/** Contact between balls so large that they always overlap, under the contract of force elements. */
class CompliantContactContractTest {
    private static ForceElement balls(
            MixedTree forest, int a, int b, NormalLaw law, double stiffness, Tangential tangential) {
        ContactGeometry g = Pairs.between(
                new Surface("a", a, Frame.at(forest.point(a, new double[] {0.2, -0.1, 0.3})), new Sphere(7)),
                new Surface("b", b, Frame.at(forest.point(b, new double[] {2, -1, 2})), new Sphere(7)));
        return new CompliantContact(
                g,
                new CompliantContact.Normal(law, Stiffness.constant(stiffness), 5),
                tangential,
                forest.builder.memory(CompliantContact.memories(g, tangential)),
                forest.builder.internals(CompliantContact.internals(g, tangential)));
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
    }

    @Nested
    class Sliding extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return balls(
                    forest, a, b, new Hertz(1.5), 3, new Tangential(null, new StickSlip(1e-9, 1e-9, 1, 0, 0), null));
        }

        /** The direction of sliding is remembered in world axes. */
        @Override
        protected boolean turnsWithTheWorld() {
            return false;
        }
    }
}
