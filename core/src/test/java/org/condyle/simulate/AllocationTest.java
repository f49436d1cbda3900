package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.condyle.contact.friction.StickSlip;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.Hertz;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.ConstraintSwitching;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.forces.Bushing;
import org.condyle.forces.PointSpring;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.MoreauJean;
import org.condyle.integrate.RungeKutta4;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.StepStatus;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chains;
import org.condyle.scenes.Elbow;
import org.condyle.scenes.HardBodies;
import org.condyle.scenes.Impacts;
import org.condyle.scenes.MixedTree;
import org.condyle.scenes.Rigid;
import org.condyle.scenes.SoftBody;
import org.condyle.scenes.Walker;
import org.condyle.tissue.ActiveStress;
import org.condyle.tissue.GivenStrain;
import org.condyle.tissue.MooneyRivlin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Inside the step loop nothing is allocated. The counter of the thread sees every byte, also those of the virtual machine
 * when it links or compiles: a thousand steps are tried a few times, and one time must be clean.
 */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int WARM_UP = 300;
    private static final int STEPS = 1000;
    private static final int TRIALS = 6;

    private static Stepper stepper(String name) {
        return name.equals("rk4")
                ? new RungeKutta4(StepOptions.step(1e-4))
                : new DormandPrince853(StepOptions.accuracy(1e-9).withMaxStep(1e-4));
    }

    /** Bytes of 1000 steps by the stepper alone. */
    private static long bytesOfSteps(Model model, State start, String method, List<Event> events) {
        Mechanism m = Mechanism.compile(model);
        Workspace w = new Workspace(m);
        MechanicalOde ode = new MechanicalOde(m, w, Stabilisation.none(), new Accounts(m, w));
        Stepper s = stepper(method);
        double[] y = new double[ode.size()];
        ode.store(start, y);
        assertEquals(StepStatus.ACCEPTED, s.start(ode, start.time, y));
        EventFinder finder = new EventFinder(events, ode, w, s, new ConstraintSwitching(w));
        finder.begin(start);
        State scratch = start.copy();
        long before = 0, fewest = Long.MAX_VALUE;
        for (int k = 0; k <= WARM_UP + TRIALS * STEPS && fewest > 0; k++) {
            if (k >= WARM_UP && (k - WARM_UP) % STEPS == 0) {
                long now = THREADS.getCurrentThreadAllocatedBytes();
                fewest = k == WARM_UP ? fewest : Math.min(fewest, now - before);
                before = THREADS.getCurrentThreadAllocatedBytes();
            }
            if (s.step(1e9) != StepStatus.ACCEPTED) {
                throw new AssertionError("step " + k);
            }
            finder.find();
            ode.load(s.time(), s.state(), scratch);
            finder.settled(scratch);
        }
        return fewest;
    }

    private static List<Event> watched() {
        return List.of(
                new Event("never", (s, m) -> 1 + s.q[0] * s.q[0], 0, false),
                new Event("nor this", (s, m) -> m.placement[12] + 100, 1, false));
    }

    private static State walking(Model model) {
        State s = Walker.guess(model);
        boolean[] held = new boolean[s.v.length];
        Assembly.assemble(Mechanism.compile(model), s, held, held);
        return s;
    }

    @ParameterizedTest
    @ValueSource(strings = {"rk4", "dop853"})
    void chainOf64LinksStepsWithoutAllocating(String method) {
        Model model = Chains.pins(64);
        assertEquals(0, bytesOfSteps(model, Chains.bent(model), method, List.of()));
        assertEquals(0, bytesOfSteps(model, Chains.bent(model), method, watched()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rk4", "dop853"})
    void springThatDamagesStepsWithoutAllocating(String method) {
        Elbow elbow = new Elbow();
        elbow.angle = 1;
        elbow.speed = 0;
        elbow.stiffness = 1;
        elbow.cohesion = 0; // damages all the time
        elbow.viscosity = 1e6;
        elbow.source = "-1 - sin(t)";
        Model model = elbow.model();
        assertEquals(0, bytesOfSteps(model, elbow.start(model), method, List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rk4", "dop853"})
    void drivenWalkerStepsWithoutAllocating(String method) {
        Model model = Walker.driven();
        assertEquals(21, Mechanism.compile(model).rows());
        assertEquals(0, bytesOfSteps(model, walking(model), method, List.of()));
        assertEquals(0, bytesOfSteps(model, walking(model), method, watched()));
    }

    @Test
    void contractingSoftBodiesStepWithoutAllocating() {
        String[] wave = {"1 + 0.2*sin(9*t)", "0", "0", "0", "1", "0", "0", "0", "1"};
        String[] push = {"2000*sin(9*t)", "0", "0", "0", "-500", "0", "0", "0", "0"};
        SoftBody body = new SoftBody(false, new MooneyRivlin(4000, 1000), 20);
        Model strain = body.model(b -> new GivenStrain(SoftBody.expressions(wave)));
        Model stress = body.model(b -> new ActiveStress(false, true, 500, SoftBody.formulas(push), b.internals(9)));
        assertEquals(0, bytesOfSteps(strain, strain.newState(), "rk4", List.of()));
        assertEquals(0, bytesOfSteps(stress, stress.newState(), "rk4", List.of()));
        assertEquals(
                0,
                bytesOfRun(
                        Runs.of(stress).until(100).stepper(stepper("rk4")).record("it.stress.xx", "it.stretch.2"),
                        stress.newState()));
    }

    /** Bytes between two steps of a whole run: corrections, extremes of channels, reactions, ledger included. */
    private static long bytesOfRun(Run runs, State start) {
        long[] seen = {0, Long.MAX_VALUE};
        int[] step = {0};
        Outcome end = runs.simulation().run(start, new Listener() {
            @Override
            public boolean stepped(double time, double until) {
                int k = step[0]++;
                if (k >= WARM_UP && (k - WARM_UP) % STEPS == 0) {
                    long now = THREADS.getCurrentThreadAllocatedBytes();
                    seen[1] = k == WARM_UP ? seen[1] : Math.min(seen[1], now - seen[0]);
                    seen[0] = THREADS.getCurrentThreadAllocatedBytes();
                }
                return seen[1] > 0 && k < WARM_UP + TRIALS * STEPS;
            }
        });
        assertEquals(Outcome.End.INTERRUPTED, end.end(), end::toString);
        return seen[1];
    }

    @ParameterizedTest
    @ValueSource(strings = {"rk4", "dop853"})
    void wholeRunsAllocateNothingBetweenRecordedRows(String method) {
        Model walker = Walker.driven();
        assertEquals(
                0,
                bytesOfRun(
                        Runs.of(walker)
                                .until(100)
                                .stepper(stepper(method))
                                .stabilisation(new ConstraintProjection(1e-13))
                                .event("never", (s, m) -> 1, 0, false)
                                .record("trunk.angle", "knee-left.x.force", "energy.total", "trunk.reaction.fx"),
                        walking(walker)));
        Model chain = Chains.balls(16);
        assertEquals(
                0,
                bytesOfRun(
                        Runs.of(chain)
                                .until(100)
                                .stepper(stepper(method))
                                .record("joint3.reaction.mx", "system.centre.y"),
                        Chains.bent(chain)));
    }

    @Test
    void channelsOfForceElementsAllocateNothing() {
        MixedTree forest = new MixedTree(4);
        forest.builder.force(
                "spring", new PointSpring(forest.bud, new double[3], forest.plate, new double[3], 50, 0.5, 1));
        forest.builder.force(
                "bushing",
                new Bushing(
                        0,
                        Frame.IDENTITY,
                        forest.stone,
                        Frame.IDENTITY,
                        new double[] {100, 100, 100, 5, 5, 5},
                        new double[] {1, 1, 1, 1, 1, 1}));
        Model model = forest.builder.build();
        List<String> names = new ArrayList<>(List.of("spring.tension", "spring.length", "spring.energy"));
        names.add("bushing.dissipation");
        names.add("leaf.spin.x");
        State s = model.newState();
        long bytes =
                bytesOfRun(Runs.of(model).until(100).stepper(stepper("rk4")).record(names.toArray(new String[0])), s);
        assertEquals(0, bytes);
    }

    @Test
    void recordedRowsCostTheirNumbersOnly() {
        Model model = Chains.pins(7);
        long bytes = bytesOfRun(
                Runs.of(model).until(100).every(1e-4).stepper(stepper("rk4")).record("joint0.angle", "energy.total"),
                Chains.bent(model));
        // three columns of doubles that grow by doubling
        assertTrue(bytes <= 2L * 3 * 8 * (WARM_UP + TRIALS * STEPS) + 1000, () -> bytes + " bytes");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rk4", "dop853"})
    void ballThatRollsOnAFloorAllocatesNothing(String method) {
        Model m = Impacts.ballOnFloor(
                new Hertz(1.5), 1e5, new Tangential(null, new StickSlip(0.3, 0.2, 1e5, 0.5, 1), null));
        State s = m.newState();
        s.q[1] = 0.098; // trembles without leaving: every contact that ends adds one line to the run's list
        s.v[0] = 0.5;
        assertEquals(
                0,
                bytesOfRun(
                        Runs.of(m)
                                .until(1e4)
                                .every(1e4)
                                .stepper(stepper(method))
                                .record("ball-floor.force"),
                        s));
    }

    @Test
    void timeSteppingAllocatesNothing() {
        Model box = Rigid.box(12, 0.05, 0.5, 0.26, 0, 0.5),
                column = Rigid.column(8, 0.05, 0.5),
                ball = Rigid.ball(0, 0.3);
        State rolls = ball.newState();
        rolls.q[2] = 0.1;
        rolls.v[0] = 1;
        assertEquals(0, bytesOfRun(stepping(box).record("touch.depth", "energy.total"), Rigid.tower(box, 2)));
        assertEquals(0, bytesOfRun(stepping(column), Rigid.spaced(column, 0.15, 0.11)));
        assertEquals(0, bytesOfRun(stepping(ball).record("floor.force"), rolls));
    }

    private static Run stepping(Model model) {
        return Runs.of(model).until(1e4).every(1e4).stepper(new MoreauJean(StepOptions.step(1e-3)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rk4", "dop853"})
    void hardBallThatSlidesAndRollsAllocatesNothing(String method) {
        Model m = HardBodies.inSpace()
                .ball("ball", 1, 0.1, 0.4)
                .floor()
                .touch("floor", "ball", 0.3, 0.5)
                .build();
        State s = m.newState();
        s.q[1] = 0.1;
        s.v[0] = 2;
        s.v[3] = 5;
        assertEquals(
                0,
                bytesOfRun(
                        Runs.of(m)
                                .until(1e4)
                                .every(1e4)
                                .stepper(stepper(method))
                                .record("floor-ball.force"),
                        s));
    }

    @Test
    void bouncesCostTheirLinesInTheListOnly() {
        Model m = HardBodies.inPlane()
                .ball("ball", 1, 0.1, 0.4)
                .floor()
                .touch("floor", "ball", 0, 1)
                .build();
        State s = m.newState();
        s.q[1] = 0.1 + 1e-6; // hits the floor 1100 times a second
        long bytes = bytesOfRun(Runs.of(m).until(1e4).every(1e4).stepper(stepper("rk4")), s);
        // every step is one flight: a line of the list, a row and a frame of the film
        assertTrue(bytes <= 1000L * STEPS, () -> bytes + " bytes");
    }
}
