package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import org.condyle.contact.RigidPair;
import org.condyle.contact.impact.NewtonImpact;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.MeshForms;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Torus;
import org.condyle.joints.MeasureStop;
import org.condyle.math.Mat3;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Unilateral;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** All contacts without compliance under their contract. */
class UnilateralsTest {
    private static Unilateral pair(MixedTree forest, int a, int b, Shape one, Shape two) {
        Chance chance = new Chance(77);
        Surface first = new Surface("a", a, forest.frame(a, chance.frame(0.2)), one);
        Surface second = new Surface("b", b, forest.frame(b, chance.frame(0.2)), two);
        return RigidPair.in(
                forest.builder,
                Pairs.between(first, second),
                false,
                DryFriction.coulomb(0.5, 0.4),
                new NewtonImpact(0.5));
    }

    /** On bodies that deform, one or both. */
    abstract static class Soft extends UnilateralContractTest {
        abstract Shape shape();

        @Override
        Unilateral contact(MixedTree forest, int a, int b) {
            Chance chance = new Chance(77);
            Surface jelly = new Surface("a", forest.jelly("jelly"), chance.frame(0.2), shape(), true);
            Surface other = b == 0
                    ? new Surface("b", 0, forest.frame(0, chance.frame(0.2)), new HalfSpace())
                    : new Surface("b", forest.jelly("other"), chance.frame(0.2), new Ellipsoid(0.2, 0.3, 0.4), true);
            return RigidPair.in(
                    forest.builder,
                    Pairs.between(jelly, other),
                    false,
                    DryFriction.coulomb(0.5, 0.4),
                    new NewtonImpact(0.5));
        }

        @Override
        boolean turnsWithTheWorld() {
            return false;
        }
    }

    @Nested
    class SoftBall extends Soft {
        @Override
        Shape shape() {
            return new Sphere(0.2);
        }
    }

    @Nested
    class SoftEgg extends Soft {
        @Override
        Shape shape() {
            return new Ellipsoid(0.3, 0.2, 0.4);
        }
    }

    /** The search on a mesh begins with the face it has found last. */
    @Test
    void aBallOnAMeshKeepsAHintAndSaysSo() {
        MixedTree forest = new MixedTree(3, Mat3.identity(), new double[3]);
        forest.builder.unilateral(
                "it", pair(forest, forest.bud, forest.fruit, new Sphere(0.1), Mesh.flat(MeshForms.sphere(0.3, 2))));
        Mechanism m = Mechanism.compile(forest.builder.build());
        Workspace w = new Workspace(m);
        State s = new Chance(5).state(m.model());
        Dynamics.place(s, w);
        double[] before = s.memory.clone();
        w.contacts.remember(s, w.motion);
        assertFalse(Arrays.equals(before, s.memory));
    }

    @Nested
    class TwoBalls extends UnilateralContractTest {
        @Override
        Unilateral contact(MixedTree forest, int a, int b) {
            return pair(forest, a, b, new Sphere(0.3), new Sphere(0.2));
        }
    }

    @Nested
    class BallOnAPlane extends UnilateralContractTest {
        @Override
        Unilateral contact(MixedTree forest, int a, int b) {
            return pair(forest, a, b, new HalfSpace(), new Sphere(0.2));
        }
    }

    @Nested
    class EggOnAPlane extends UnilateralContractTest {
        @Override
        Unilateral contact(MixedTree forest, int a, int b) {
            return pair(forest, a, b, new Ellipsoid(0.2, 0.3, 0.4), new HalfSpace());
        }
    }

    @Nested
    class BlockOnAPlane extends UnilateralContractTest {
        @Override
        Unilateral contact(MixedTree forest, int a, int b) {
            return pair(forest, a, b, new HalfSpace(), new Box(0.3, 0.2, 0.4));
        }
    }

    @Nested
    class BallOnARing extends UnilateralContractTest {
        @Override
        Unilateral contact(MixedTree forest, int a, int b) {
            return pair(forest, a, b, new Sphere(0.1), new Torus(0.5, 0.1));
        }
    }

    @Nested
    class BallOnAnEgg extends UnilateralContractTest {
        @Override
        Unilateral contact(MixedTree forest, int a, int b) {
            return pair(forest, a, b, new Sphere(0.1), new Ellipsoid(0.2, 0.3, 0.4));
        }
    }

    @Nested
    class CrossedCapsules extends UnilateralContractTest {
        @Override
        Unilateral contact(MixedTree forest, int a, int b) {
            return pair(forest, a, b, new Capsule(0.1, 30), new Capsule(0.1, 30));
        }
    }

    @Nested
    class StopOfAnAngle extends UnilateralContractTest {
        @Override
        Unilateral contact(MixedTree forest, int a, int b) {
            return new MeasureStop(forest.coordinate("limb"), -0.3, 0.4, new NewtonImpact(0.5));
        }
    }

    @Nested
    class StopOfALength extends UnilateralContractTest {
        @Override
        Unilateral contact(MixedTree forest, int a, int b) {
            return new MeasureStop(forest.coordinate("bud"), -0.3, 5, new NewtonImpact(0));
        }
    }

    @Test
    void stopsMustLeaveRoom() {
        assertThrows(
                ModelException.class,
                () -> new MeasureStop(new JointCoordinate(0, 0, Measure.Kind.LENGTH), 1, 1, new NewtonImpact(0)));
    }
}
