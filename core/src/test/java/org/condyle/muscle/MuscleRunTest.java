package org.condyle.muscle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.joints.MeasureEquation;
import org.condyle.joints.Slider;
import org.condyle.measures.JointCoordinate;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.DeGroote2016;
import org.condyle.muscle.law.Millard2012;
import org.condyle.muscle.law.MuscleLaw;
import org.condyle.muscle.law.Schutte1993;
import org.condyle.muscle.law.Thelen2003;
import org.condyle.muscle.law.Thelen2003Deprecated;
import org.condyle.scenes.MixedTree;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Muscles in whole runs, along a slider that is moved or swings. */
class MuscleRunTest {
    private static final Architecture SIZE = new Architecture(1000, 0.1, 0.2, 0.2, 10);

    static Stream<MuscleLaw> laws() {
        return Stream.of(true, false)
                .flatMap(elastic -> Stream.<MuscleLaw>of(
                        new Thelen2003(SIZE, Thelen2003.Parameters.defaults(), elastic),
                        new Thelen2003Deprecated(SIZE, Thelen2003Deprecated.Parameters.defaults(), elastic),
                        new Millard2012(SIZE, Millard2012.Parameters.defaults(), elastic),
                        new Schutte1993(SIZE, Schutte1993.Parameters.defaults(), elastic),
                        new DeGroote2016(SIZE, DeGroote2016.Parameters.defaults(), elastic)));
    }

    private static Muscle muscle(Model.Builder b, int load, MuscleLaw law, String control) {
        PointDistance line = new PointDistance(0, new double[3], load, new double[3]);
        Control u = Control.of(MixedTree.formula(control, List.of()));
        return Muscle.in(b, line, law, new MuscleDrive(u, 0, 1, Thelen2003.ACTIVATION, 0.5));
    }

    private static Model.Builder load(double mass) {
        Model.Builder b = Model.builder("load").gravity(0, 0, 0);
        int load = b.body(Body.of("load", mass).inertia(0.1, 0.1, 0.1));
        b.joint("s", new Slider(), 0, load, Frame.IDENTITY, Frame.IDENTITY);
        return b;
    }

    /** Stretched by 20 mm and released again three times, while the control goes up and down. */
    @ParameterizedTest
    @MethodSource("laws")
    void theLedgerOfAForcedCycleCloses(MuscleLaw law) {
        Model.Builder b = load(2);
        b.force("it", muscle(b, 1, law, "0.5 + 0.4*sin(15*t)"));
        String course = "x - 0.305 - 0.02*sin(12*t)";
        b.constraint(
                "drive",
                new MeasureEquation(
                        Expression.parse(course, new NameTable().variable("t").variable("x")),
                        List.of(new JointCoordinate(0, 0, Measure.Kind.LENGTH)),
                        true,
                        Dimension.LENGTH));
        Run.Finished run = Run.of(b.build())
                .start("s.position", 0.305)
                .startSpeed("s.position", 0.24)
                .until(1.5)
                .accuracy(1e-11)
                .record("it.tension", "it.fibre-length", "it.active-power")
                .run();
        assertEquals(
                Outcome.End.COMPLETED, run.outcome().end(), () -> run.outcome().message());
        assertEquals(0, run.outcome().ledger().relativeResidual(), 1e-8);
        assertTrue(run.recording().max("it.tension") > 500, "pulls");
        assertTrue(run.recording().min("it.tension") >= 0, "never pushes");
        assertTrue(run.recording().min("it.active-power") < -1, "is stretched while active");
        assertTrue(run.recording().max("it.active-power") > 1, "shortens and works");
    }

    /** A load thrown at 2 m/s against its muscle: the tendon goes slack on the way back, and the fibres stop. */
    @ParameterizedTest
    @MethodSource("laws")
    void aThrownLoadIsCaughtAndTheLedgerCloses(MuscleLaw law) {
        Model.Builder b = load(5);
        b.force("it", muscle(b, 1, law, "0.3"));
        Run.Finished run = Run.of(b.build())
                .start("s.position", 0.29)
                .startSpeed("s.position", 0.5)
                .until(0.4)
                .accuracy(1e-10)
                .record("it.tension", "it.fibre-length", "s.position")
                .run();
        assertEquals(
                Outcome.End.COMPLETED, run.outcome().end(), () -> run.outcome().message());
        assertTrue(run.recording().max("s.position") < 0.45, "it is caught");
        assertTrue(run.recording().min("s.position") < 0.2, "it comes back");
        assertEquals(0, run.recording().last("it.tension"), 2, "the tendon is slack at last");
        assertEquals(0, run.outcome().ledger().relativeResidual(), 1e-8);
    }

    /** A fibre given so short that the tendon would be stretched far beyond what it can be. */
    @Test
    void aStartFarFromEquilibriumIsTold() {
        Model.Builder b = load(5);
        b.force("it", muscle(b, 1, new Thelen2003(SIZE, Thelen2003.Parameters.defaults(), true), "0.3"));
        Model m = b.build();
        List<String> said = start(m, 0.1).warnings();
        assertEquals(1, said.size(), said::toString);
        assertTrue(
                said.get(0)
                        .matches(
                                "'it': at t = 0.0 s its fibres move [0-9.e+]+ times as fast as a muscle can shorten, and its"
                                        + " tension is [0-9.]+ times its largest isometric force: fibre and tendon are far from"
                                        + " equilibrium. Fibre lengths given for the start may not fit the pose"),
                said::toString);
        assertEquals(List.of(), start(m, 0.125).warnings());
    }

    private static Outcome start(Model m, double fibre) {
        State s = m.newState();
        s.q[0] = 0.33;
        s.z[0] = 0.3;
        s.z[1] = fibre;
        return Run.of(m).startAt(s).until(0.01).accuracy(1e-6).record().run().outcome();
    }
}
