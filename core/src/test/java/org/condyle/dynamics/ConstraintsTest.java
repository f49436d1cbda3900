package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.joints.Distance;
import org.condyle.joints.FrameConstraint;
import org.condyle.joints.Free;
import org.condyle.joints.MeasureEquation;
import org.condyle.joints.PlanarRevolute;
import org.condyle.joints.PointGuide;
import org.condyle.joints.PointOn;
import org.condyle.joints.Rolling;
import org.condyle.joints.Spherical;
import org.condyle.joints.Switched;
import org.condyle.math.Mat3;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The constraints under their contract. */
class ConstraintsTest {
    private static final double[] AT_A = {0.2, -0.1, 0.3};
    private static final double[] AT_B = {-0.3, 0.4, 0.1};

    @Nested
    class OfSpherical extends ConstraintContractTest {
        @Override
        Constraint constraint(MixedTree forest, int a, int b) {
            return new Spherical(a, AT_A, b, forest.point(b, AT_B));
        }

        @Override
        int worldRows() {
            return 3;
        }
    }

    @Nested
    class OfPlanarRevolute extends ConstraintContractTest {
        @Override
        Constraint constraint(MixedTree forest, int a, int b) {
            return new PlanarRevolute(a, AT_A, b, forest.point(b, AT_B));
        }

        @Override
        int worldRows() {
            return 2;
        }

        @Override
        double[] turn(Chance chance) {
            return aboutZ(chance);
        }
    }

    /** Constraints between two frames. */
    abstract static class OfFrames extends ConstraintContractTest {
        private final FrameConstraint.Kind kind;

        OfFrames(FrameConstraint.Kind kind) {
            this.kind = kind;
        }

        @Override
        Constraint constraint(MixedTree forest, int a, int b) {
            Chance chance = new Chance(77);
            Frame inA = chance.frame(0.3), inB = chance.frame(0.3);
            return new FrameConstraint(kind, a, inA, b, forest.frame(b, inB));
        }

        @Override
        int worldRows() {
            return switch (kind) {
                case REVOLUTE, UNIVERSAL, WELD -> 3;
                default -> 0;
            };
        }
    }

    @Nested
    class OfRevolute extends OfFrames {
        OfRevolute() {
            super(FrameConstraint.Kind.REVOLUTE);
        }
    }

    @Nested
    class OfTranslational extends OfFrames {
        OfTranslational() {
            super(FrameConstraint.Kind.TRANSLATIONAL);
        }
    }

    @Nested
    class OfUniversal extends OfFrames {
        OfUniversal() {
            super(FrameConstraint.Kind.UNIVERSAL);
        }
    }

    @Nested
    class OfWeld extends OfFrames {
        OfWeld() {
            super(FrameConstraint.Kind.WELD);
        }
    }

    @Nested
    class OfPlanarTranslational extends OfFrames {
        OfPlanarTranslational() {
            super(FrameConstraint.Kind.PLANAR_TRANSLATIONAL);
        }
    }

    @Nested
    class OfPlanarWeld extends OfFrames {
        OfPlanarWeld() {
            super(FrameConstraint.Kind.PLANAR_WELD);
        }
    }

    @Nested
    class OfDistance extends ConstraintContractTest {
        @Override
        Constraint constraint(MixedTree forest, int a, int b) {
            return new Distance(a, AT_A, b, forest.point(b, AT_B), 0.7);
        }
    }

    @Nested
    class OfPointOnLine extends ConstraintContractTest {
        @Override
        Constraint constraint(MixedTree forest, int a, int b) {
            return PointOn.line(a, AT_A, b, forest.point(b, AT_B), forest.direction(b, new double[] {0, 0, 1}), false);
        }

        @Override
        double[] turn(Chance chance) {
            return Mat3.identity(); // a line has no normals of its own: those chosen do not turn with the ground
        }
    }

    @Nested
    class OfPointOnPlanarLine extends ConstraintContractTest {
        @Override
        Constraint constraint(MixedTree forest, int a, int b) {
            double[] along = forest.direction(b, new double[] {0.6, 0.8, 0});
            return PointOn.line(a, AT_A, b, forest.point(b, AT_B), along, true);
        }

        @Override
        double[] turn(Chance chance) {
            return aboutZ(chance);
        }
    }

    @Nested
    class OfPointOnPlane extends ConstraintContractTest {
        @Override
        Constraint constraint(MixedTree forest, int a, int b) {
            double[] normal = forest.direction(b, new double[] {0.3, -0.5, 0.9});
            return PointOn.plane(a, AT_A, b, forest.point(b, AT_B), normal);
        }
    }

    @Nested
    class OfRolling extends ConstraintContractTest {
        @Override
        Constraint constraint(MixedTree forest, int a, int b) {
            double[] along = forest.direction(b, new double[] {0.6, 0.8, 0});
            int noted = forest.builder.memory(2, 1); // that it rolls from 1 m
            return new Rolling(a, AT_A, 5, b, forest.point(b, AT_B), along, noted);
        }

        @Override
        double[] turn(Chance chance) {
            return aboutZ(chance);
        }
    }

    /** One that was added where its distance was not zero. */
    @Nested
    class OfSwitched extends ConstraintContractTest {
        @Override
        Constraint constraint(MixedTree forest, int a, int b) {
            Constraint own = new Distance(a, AT_A, b, forest.point(b, AT_B), 0.7);
            return Switched.of(own, true, forest.builder);
        }
    }

    /** Products of coordinates and time: every second derivative is there. */
    @Nested
    class OfMeasureEquation extends ConstraintContractTest {
        @Override
        Constraint constraint(MixedTree forest, int a, int b) {
            Model model = forest.builder.build();
            NameTable names =
                    new NameTable().variable("t").variable("x").variable("y").variable("z");
            return new MeasureEquation(
                    Expression.parse("x*y - 0.3*z^2*sin(2*t) + cos(x)*t + x + 0.2*t*y*z", names),
                    List.of(
                            forest.coordinate("limb"),
                            forest.coordinate("bud"),
                            JointCoordinate.of(forest.joint(model, "leaf"), 1)),
                    true,
                    Dimension.NONE);
        }

        @Override
        boolean betweenBodies() {
            return false;
        }
    }

    @Nested
    class OfPointGuide extends ConstraintContractTest {
        @Override
        Constraint constraint(MixedTree forest, int a, int b) {
            double[] n = forest.direction(0, new double[] {2.0 / 7, 3.0 / 7, 6.0 / 7}), d = forest.shift();
            double moved = n[0] * d[0] + n[1] * d[1] + n[2] * d[2];
            return new PointGuide(
                    a,
                    AT_A,
                    n,
                    Expression.parse("0.3*sin(3*t) + t^2 + (" + moved + ")", new NameTable().variable("t")));
        }

        @Override
        boolean betweenBodies() {
            return false;
        }
    }

    @Test
    void distanceOfCoincidingPointsStillHasADirection() {
        MixedTree forest = new MixedTree(3);
        forest.builder.constraint("rod", new Distance(forest.stone, new double[3], forest.stone, new double[3], 0.5));
        Mechanism m = Mechanism.compile(forest.builder.build());
        Workspace w = new Workspace(m);
        State s = m.model().newState();
        Dynamics.place(s, w);
        Dynamics.assembleRows(s, w);
        assertEquals(-0.5, w.rows.value[0], 1e-15);
        assertEquals(0, w.gamma[0], 1e-15);
    }

    @Test
    void multiplierOfADistanceIsTheThrustOfTheRod() {
        Model.Builder b = Model.builder("weight on a string");
        int weight = b.body(new Chance(1).body("weight"));
        b.joint("free", new Free(), 0, weight, Frame.IDENTITY, Frame.IDENTITY);
        double[] centre = b.build().bodies().get(weight).centreLocal();
        b.constraint("string", new Distance(weight, centre, 0, new double[] {0, 1, 0}, 1));
        Mechanism m = Mechanism.compile(b.build());
        Workspace w = new Workspace(m);
        State s = m.model().newState();
        for (int i = 0; i < 3; i++) {
            s.q[i] = -centre[i];
        }
        new Dynamics(Stabilisation.none()).evaluate(s, w);
        // hangs below the anchor, at rest: λ > 0 would push the points apart, the string pulls with the weight
        assertEquals(-9.81 * m.model().bodies().get(weight).mass(), w.lambda[0], 1e-12);
    }
}
