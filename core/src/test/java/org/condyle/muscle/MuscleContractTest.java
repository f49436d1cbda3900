package org.condyle.muscle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.forces.ActuatorContractTest;
import org.condyle.measures.Path;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.muscle.law.Activation;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.DeGroote2016;
import org.condyle.muscle.law.Millard2012;
import org.condyle.muscle.law.MuscleLaw;
import org.condyle.muscle.law.Schutte1993;
import org.condyle.muscle.law.Thelen2003;
import org.condyle.muscle.law.Thelen2003Deprecated;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Muscles under the contract of actuators, and with it under that of force elements. */
class MuscleContractTest {
    /** As large as the forest: fibres of 5 m, for paths of 4 m to 8 m between its bodies. */
    private static final Architecture SIZE = new Architecture(100, 5, 1, 0.2, 4);

    private static final double[] AT_A = {0.2, -0.1, 0.3};
    private static final double[] AT_B = {4, -2, 4};
    private static final double LEAST = 0.05, MOST = 0.9; // controls; the least activations of laws are below

    private static Muscle muscle(Model.Builder b, Measure line, MuscleLaw law, @Nullable Activation dynamics) {
        return Muscle.in(b, line, law, new MuscleDrive(Control.settable(b, 0.6), LEAST, MOST, dynamics, 0.4));
    }

    /** Sets the internal states of the muscle of a model to equilibrium. */
    static void settle(Model model, State s) {
        Workspace w = new Workspace(Mechanism.compile(model));
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        ((Muscle) Objects.requireNonNull(model.forces().get("it"))).settle(s, w.motion, true);
    }

    private abstract static class OfMuscle extends ActuatorContractTest {
        abstract MuscleLaw law();

        /** Null where the activation is the control. */
        @Nullable
        Activation dynamics() {
            return null;
        }

        Measure line(MixedTree f, int a, int b) {
            return new PointDistance(a, f.point(a, AT_A), b, f.point(b, AT_B));
        }

        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return muscle(forest.builder, line(forest, a, b), law(), dynamics());
        }

        @Override
        protected boolean isLinear() {
            return !law().elasticTendon();
        }

        @Override
        protected void approach(Model model, State s) {
            settle(model, s);
        }

        /** A run begins in equilibrium; far from it a fibre moves faster than differences can tell. */
        @Override
        protected void depart(Model model, State s) {
            settle(model, s);
        }

        /** Within 0.2 ms a path that moves at 5 m/s stretches a tendon by a tenth of what it has at full force. */
        @Override
        protected double instant() {
            return 2e-5;
        }

        /** A tendon is stiff, so that the speed of a fibre changes much along a short way. */
        @Override
        protected double tangentStep() {
            return super.tangentStep() / 25;
        }

        /** Out of the equilibrium that {@link #approach} has found, by a few thousandths of the tendon. */
        @Override
        protected void stretch(State s, Chance chance) {
            for (int i = 0; i < s.z.length; i++) {
                s.z[i] *= chance.in(0.9995, 1);
            }
        }
    }

    /** A control below the least activation of a law counts as that one: the force does not become smaller than it is there. */
    @Test
    void controlsBelowTheLeastActivationActAsThat() {
        MixedTree forest = new MixedTree(3);
        Model.Builder b = forest.builder;
        MuscleDrive drive = new MuscleDrive(Control.settable(b, 0), 0, 1, null, 0);
        MuscleLaw law = new Thelen2003(SIZE, Thelen2003.Parameters.defaults(), false);
        Muscle it = Muscle.in(b, new PointDistance(0, AT_A, forest.plate, AT_B), law, drive);
        b.force("it", it);
        Model model = b.build();
        State s = new Chance(5).state(model);
        Workspace w = new Workspace(Mechanism.compile(model));
        Arrays.fill(s.v, 0);
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        Motion m = w.motion;
        assertEquals(0, it.control(s, m));
        assertEquals(0.01, it.activation(s, m));
        assertTrue(it.strength(s, m) > 10);
        assertEquals(0.01 * it.strength(s, m), it.exertion(s, m) - it.passiveExertion(s, m), 1e-12);
    }

    /** Fibres cannot be shorter than their shortest length; a tendon that is slack there carries no passive force either. */
    @Test
    void aSlackTendonHasNoPassiveForce() {
        Model.Builder b = Model.builder("short");
        Architecture size = new Architecture(1000, 0.1, 0.2, 0.4, 10);
        for (MuscleLaw law : new MuscleLaw[] {
            new Thelen2003(size, Thelen2003.Parameters.defaults(), false),
            new Millard2012(size, Millard2012.Parameters.defaults(), false),
            new DeGroote2016(size, DeGroote2016.Parameters.defaults(), false),
            new Schutte1993(size, Schutte1993.Parameters.defaults(), false)
        }) {
            Muscle it = Muscle.in(
                    b,
                    new PointDistance(0, new double[3], 1, new double[3]),
                    law,
                    new MuscleDrive(Control.settable(b, 0.5), 0, 1, null, 0));
            for (double length : new double[] {0.1, 0.2, 0.2001, 0.203, 0.21, 0.24}) {
                Motion m = apart(length);
                State s = b.build().newState();
                assertEquals(
                        0.5 * it.strength(s, m),
                        it.exertion(s, m) - it.passiveExertion(s, m),
                        1e-10,
                        law.name() + " at " + length);
            }
        }
    }

    private static Motion apart(double x) {
        Motion m = new Motion(2);
        for (int k = 0; k < 2; k++) {
            m.placement[Motion.SIZE * k + 3] = 1;
            m.placement[Motion.SIZE * k + 7] = 1;
            m.placement[Motion.SIZE * k + 11] = 1;
        }
        m.placement[Motion.SIZE] = x;
        return m;
    }

    @Nested
    class OfThelenWithElasticTendonAndActivation extends OfMuscle {
        @Override
        MuscleLaw law() {
            return new Thelen2003(SIZE, Thelen2003.Parameters.defaults(), true);
        }

        @Override
        Activation dynamics() {
            return Thelen2003.ACTIVATION;
        }
    }

    @Nested
    class OfThelenWithRigidTendonAndActivation extends OfMuscle {
        @Override
        MuscleLaw law() {
            return new Thelen2003(SIZE, Thelen2003.Parameters.defaults(), false);
        }

        @Override
        Activation dynamics() {
            return Thelen2003.ACTIVATION;
        }
    }

    @Nested
    class OfThelenWithRigidTendonAndNoState extends OfMuscle {
        @Override
        MuscleLaw law() {
            return new Thelen2003(SIZE, Thelen2003.Parameters.defaults(), false);
        }
    }

    @Nested
    class OfDeprecatedThelenWithElasticTendon extends OfMuscle {
        @Override
        MuscleLaw law() {
            return new Thelen2003Deprecated(SIZE, Thelen2003Deprecated.Parameters.defaults(), true);
        }

        @Override
        Activation dynamics() {
            return Thelen2003Deprecated.ACTIVATION;
        }
    }

    @Nested
    class OfMillardWithElasticTendonAndActivation extends OfMuscle {
        @Override
        MuscleLaw law() {
            return new Millard2012(SIZE, Millard2012.Parameters.defaults(), true);
        }

        @Override
        Activation dynamics() {
            return Millard2012.ACTIVATION;
        }
    }

    @Nested
    class OfMillardWithElasticTendonAlone extends OfMuscle {
        @Override
        MuscleLaw law() {
            return new Millard2012(SIZE, Millard2012.Parameters.defaults(), true);
        }
    }

    @Nested
    class OfMillardWithRigidTendonOverAPoint extends OfMuscle {
        @Override
        MuscleLaw law() {
            return new Millard2012(new Architecture(100, 7, 1.5, 0.3, 4), Millard2012.Parameters.defaults(), false);
        }

        @Override
        Measure line(MixedTree f, int a, int b) {
            return new Path(List.of(
                    new Path.Point(a, f.point(a, AT_A)),
                    new Path.Point(f.stone, new double[] {0.3, 1.1, -2}),
                    new Path.Point(b, f.point(b, AT_B))));
        }
    }

    @Nested
    class OfSchutteWithElasticTendonAndActivation extends OfMuscle {
        @Override
        MuscleLaw law() {
            return new Schutte1993(SIZE, Schutte1993.Parameters.defaults(), true);
        }

        @Override
        Activation dynamics() {
            return Schutte1993.activation(0.1);
        }
    }

    @Nested
    class OfSchutteWithRigidTendon extends OfMuscle {
        @Override
        MuscleLaw law() {
            return new Schutte1993(SIZE, Schutte1993.Parameters.defaults(), false);
        }
    }

    @Nested
    class OfDeGrooteWithElasticTendonAndActivation extends OfMuscle {
        @Override
        MuscleLaw law() {
            return new DeGroote2016(SIZE, DeGroote2016.Parameters.defaults(), true);
        }

        @Override
        Activation dynamics() {
            return DeGroote2016.ACTIVATION;
        }
    }

    @Nested
    class OfDeGrooteWithRigidTendonAndActivation extends OfMuscle {
        @Override
        MuscleLaw law() {
            return new DeGroote2016(SIZE, DeGroote2016.Parameters.defaults(), false);
        }

        @Override
        Activation dynamics() {
            return DeGroote2016.ACTIVATION;
        }
    }
}
