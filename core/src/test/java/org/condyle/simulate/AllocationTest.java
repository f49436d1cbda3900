package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.condyle.contact.CompliantStop;
import org.condyle.contact.friction.StickSlip;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.impact.NewtonImpact;
import org.condyle.contact.law.Hertz;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.VelocityJump;
import org.condyle.dynamics.Workspace;
import org.condyle.expression.Dimension;
import org.condyle.forces.BodyTorqueMotor;
import org.condyle.forces.Bushing;
import org.condyle.forces.MaxwellSpring;
import org.condyle.forces.Motor;
import org.condyle.forces.MotorDrive;
import org.condyle.forces.PointMotor;
import org.condyle.forces.Spring;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.MoreauJean;
import org.condyle.integrate.RungeKutta4;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.StepStatus;
import org.condyle.integrate.Stepper;
import org.condyle.joints.Free;
import org.condyle.joints.MeasureStop;
import org.condyle.joints.Pin;
import org.condyle.joints.Slider;
import org.condyle.measures.CardanAngle;
import org.condyle.measures.PointComponent;
import org.condyle.measures.PointDistance;
import org.condyle.measures.Swing;
import org.condyle.measures.Twist;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.MuscleDrive;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.DeGroote2016;
import org.condyle.muscle.law.Millard2012;
import org.condyle.muscle.law.MuscleLaw;
import org.condyle.muscle.law.Schutte1993;
import org.condyle.muscle.law.Thelen2003;
import org.condyle.muscle.law.Thelen2003Deprecated;
import org.condyle.resistance.SinusVariant;
import org.condyle.scenes.Chains;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Elbow;
import org.condyle.scenes.HardBodies;
import org.condyle.scenes.Impacts;
import org.condyle.scenes.MixedTree;
import org.condyle.scenes.Rigid;
import org.condyle.scenes.Shoulder;
import org.condyle.scenes.SoftBody;
import org.condyle.scenes.Walker;
import org.condyle.simulate.event.Event;
import org.condyle.simulate.event.EventFinder;
import org.condyle.simulate.ode.Accounts;
import org.condyle.simulate.ode.MechanicalOde;
import org.condyle.tissue.ActiveStress;
import org.condyle.tissue.Bundle;
import org.condyle.tissue.Damage;
import org.condyle.tissue.GivenStrain;
import org.condyle.tissue.Ligament;
import org.condyle.tissue.MooneyRivlin;
import org.condyle.tissue.TearingLigament;
import org.condyle.tissue.fibre.ExponentialFibre;
import org.condyle.tissue.fibre.FibreLaw;
import org.condyle.tissue.fibre.SharedFibre;
import org.condyle.tissue.fibre.ToeLinearFibre;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Inside the step loop nothing is allocated, not one byte. The counter of the thread also counts what the virtual machine allocates
 * when its optimising compiler changes its mind, and that compiler removes allocations that the code asks for. So the steps
 * are taken in a virtual machine of their own that has the simple compiler only: there the counts repeat exactly, and after a
 * warm-up every thousand steps must be clean.
 */
@Order(1) // it takes long
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    /** Steps after which classes are linked and the frames kept for pictures have found their room. */
    private static final int WARM_UP = 1500;

    private static final int STEPS = 1000;
    private static final int TRIALS =
            3; // within the 5000 steps after which a run looks once whether it hardly advances

    /** What is measured: bytes of each trial. */
    private interface Scene {
        long[] bytes();
    }

    private static final Map<String, Scene> SCENES = new LinkedHashMap<>();

    static {
        for (String method : List.of("rk4", "dop853")) {
            add("chain of 64 links", method, () -> {
                Model model = Chains.pins(64);
                return bytesOfSteps(model, Chains.bent(model), method, List.of());
            });
            add("chain of 64 links with events", method, () -> {
                Model model = Chains.pins(64);
                return bytesOfSteps(model, Chains.bent(model), method, watched());
            });
            add("spring that damages", method, () -> {
                Elbow elbow = damaging();
                Model model = elbow.model();
                return bytesOfSteps(model, elbow.start(model), method, List.of());
            });
            add("bone on bundles that become taut, slack and tear", method, () -> {
                Model model = bundled(1.01, 0.05);
                State s = model.newState();
                s.v[0] = 1;
                s.v[1] = 0.3;
                return bytesOfSteps(model, s, method, List.of());
            });
            add("bone with motors", method, () -> {
                Model model = motored();
                return bytesOfSteps(model, model.newState(), method, List.of());
            });
            add("whole run of a bone on taut bundles", method, () -> {
                Model model = bundled(0.5, 1e3);
                State s = model.newState();
                s.v[0] = 0.1;
                return bytesOfRun(
                        quiet(model)
                                .stepper(stepper(method))
                                .record("tie-0.tension", "tie-0.strain", "tie-1.fibre-2.energy", "tie-1.soundness"),
                        s);
            });
            for (SinusVariant variant : SinusVariant.values()) {
                add("arm on a shoulder, " + variant.word(), method, () -> {
                    Model arm = Shoulder.arm(variant);
                    return bytesOfSteps(arm, Shoulder.thrown(arm), method, List.of());
                });
            }
            add("driven walker", method, () -> bytesOfSteps(Walker.driven(), walking(), method, List.of()));
            add("driven walker with events", method, () -> bytesOfSteps(Walker.driven(), walking(), method, watched()));
            add(
                    "whole run of the walker",
                    method,
                    () -> bytesOfRun(
                            Runs.of(Walker.driven())
                                    .until(100)
                                    .stepper(stepper(method))
                                    .stabilisation(new ConstraintProjection(1e-13))
                                    .event("never", (s, m) -> 1, 0, false)
                                    .record("trunk.angle", "knee-left.x.force", "energy.total", "trunk.reaction.fx"),
                            walking()));
            add("whole run of a chain of balls", method, () -> {
                Model chain = Chains.balls(16);
                return bytesOfRun(
                        Runs.of(chain)
                                .until(100)
                                .stepper(stepper(method))
                                .record("joint3.reaction.mx", "system.centre.y"),
                        Chains.bent(chain));
            });
            add("ball that trembles and rolls on a floor", method, () -> {
                Model m = Impacts.ballOnFloor(
                        new Hertz(1.5), 1e5, new Tangential(null, new StickSlip(0.3, 0.2, 1e5, 0.5, 1), null));
                State s = m.newState();
                s.q[1] = 0.098; // without leaving: every contact that ends adds one line to the run's list
                s.v[0] = 0.5;
                return bytesOfRun(quiet(m).stepper(stepper(method)).record("ball-floor.force"), s);
            });
            add(
                    "hard ball that slides",
                    method,
                    () -> bytesOfRun(
                            quiet(hardBall()).stepper(stepper(method)).record("floor-ball.force"), hardBall(20, 0)));
            add(
                    "hard brick that creeps",
                    method,
                    () -> bytesOfRun(
                            quiet(hardBrick()).stepper(stepper(method)).record("floor-brick.force"), hardBrickLies()));
            add(
                    "hard ball that rolls",
                    method,
                    () -> bytesOfRun(
                            quiet(hardBall()).stepper(stepper(method)).record("floor-ball.force"), hardBall(2, 20)));
        }
        for (String method : List.of("rk4", "dop853")) {
            add("motor with a controller", method, () -> {
                Model model = motor(false);
                return bytesOfRun(
                        quiet(model)
                                .stepper(stepper(method))
                                .controller(new Proportional(5e-4))
                                .record("input.torque"),
                        model.newState());
            });
            add("motor with a controller at every step", method, () -> {
                Model model = motor(false);
                return bytesOfRun(
                        quiet(model).stepper(stepper(method)).controller(new Proportional(0)), model.newState());
            });
            add("motor with an input of time that has corners", method, () -> {
                Model model = motor(true);
                return bytesOfRun(quiet(model).stepper(stepper(method)).record("input.torque"), model.newState());
            });
        }
        for (String method : List.of("rk4", "dop853")) {
            add("load on muscles of every law", method, () -> {
                Model model = muscles();
                State s = model.newState();
                s.q[0] = 0.31;
                return bytesOfRun(
                        quiet(model)
                                .stepper(stepper(method))
                                .record("thelen.tension", "millard.fibre-length", "degroote.strength"),
                        s);
            });
        }
        String[] wave = {"1 + 0.2*sin(9*t)", "0", "0", "0", "1", "0", "0", "0", "1"};
        String[] push = {"2000*sin(9*t)", "0", "0", "0", "-500", "0", "0", "0", "0"};
        SoftBody body = new SoftBody(false, new MooneyRivlin(4000, 1000), 20);
        add("soft body of given strain", "rk4", () -> {
            Model strain = body.model(b -> new GivenStrain(SoftBody.expressions(wave)));
            return bytesOfSteps(strain, strain.newState(), "rk4", List.of());
        });
        add("soft body with active stress", "rk4", () -> {
            Model stress = body.model(b -> new ActiveStress(
                    false, true, 500, SoftBody.formulas(push), b.internals(ActiveStress.states(false))));
            return bytesOfSteps(stress, stress.newState(), "rk4", List.of());
        });
        add("whole run of a soft body with active stress", "rk4", () -> {
            Model stress = body.model(b -> new ActiveStress(
                    false, true, 500, SoftBody.formulas(push), b.internals(ActiveStress.states(false))));
            return bytesOfRun(
                    Runs.of(stress).until(100).stepper(stepper("rk4")).record("it.stress.xx", "it.stretch.2"),
                    stress.newState());
        });
        add("channels of force elements", "rk4", () -> {
            Model model = springs();
            return bytesOfRun(
                    Runs.of(model)
                            .until(100)
                            .stepper(stepper("rk4"))
                            .record(
                                    "spring.tension",
                                    "spring.length",
                                    "spring.energy",
                                    "bushing.dissipation",
                                    "leaf.wx"),
                    model.newState());
        });
        add("laws along every measure, with their channels", "rk4", () -> {
            Model model = alongMeasures();
            return bytesOfRun(
                    Runs.of(model)
                            .until(100)
                            .stepper(stepper("rk4"))
                            .record("path.value", "twist.rate", "spring-0.tension", "spring-3.effort", "creep-1.creep"),
                    model.newState());
        });
        add("rigid stops of a path and a swing", "rk4", () -> {
            Model model = stopped();
            return bytesOfRun(
                    quiet(model).stepper(stepper("rk4")).record("path.value", "swing.rate", "rope.upper.force"),
                    swinging());
        });
        add("tower of boxes", "moreau-jean", () -> {
            Model box = Rigid.box(12, 0.05, 0.5, 0.26, 0, 0.5);
            return bytesOfRun(stepping(box).record("touch.depth", "energy.total"), Rigid.tower(box, 2));
        });
        add("column of balls", "moreau-jean", () -> {
            Model column = Rigid.column(8, 0.05, 0.5);
            return bytesOfRun(stepping(column), Rigid.spaced(column, 0.15, 0.11));
        });
        add("rolling ball", "moreau-jean", () -> {
            Model ball = Rigid.ball(0, 0.3);
            State rolls = ball.newState();
            rolls.q[2] = 0.1;
            rolls.v[0] = 1;
            return bytesOfRun(stepping(ball).record("floor.force"), rolls);
        });
        add("sliding finger", "moreau-jean", () -> {
            Model finger = Rigid.finger(0.2, 0.3);
            return bytesOfRun(stepping(finger).record("touch1.force"), Rigid.pointing(finger, -0.3, 0));
        });
        add("falling finger", "moreau-jean", () -> {
            Model finger = Rigid.finger(0.2, 0.3);
            return bytesOfRun(stepping(finger).record("touch1.force"), Rigid.pointing(finger, -0.3, 1e-3));
        });
    }

    private static void add(String what, String method, Scene scene) {
        SCENES.put(what + ", " + method, scene);
    }

    /** In the virtual machine of the measurements: a line for each scene, its name and the bytes of its trials. */
    public static void main(String[] args) {
        SCENES.forEach((name, scene) -> System.out.println(name + ": " + Arrays.toString(scene.bytes())));
    }

    @TestFactory
    Stream<DynamicTest> nothingIsAllocatedInTheLoop() throws IOException, InterruptedException {
        Process machine = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        AllocationTest.class.getName())
                .redirectErrorStream(true)
                .start();
        List<String> lines = new ArrayList<>();
        try (BufferedReader out = machine.inputReader()) {
            out.lines().forEach(lines::add);
        }
        assertEquals(0, machine.waitFor(), lines::toString);
        String clean = ": " + Arrays.toString(new long[TRIALS]);
        return SCENES.keySet().stream()
                .map(name -> DynamicTest.dynamicTest(
                        name,
                        () -> assertEquals(
                                List.of(name + clean),
                                lines.stream()
                                        .filter(l -> l.startsWith(name + ":"))
                                        .toList())));
    }

    private static Stepper stepper(String name) {
        return name.equals("rk4")
                ? new RungeKutta4(StepOptions.step(1e-4))
                : new DormandPrince853(StepOptions.accuracy(1e-9).withMaxStep(1e-4));
    }

    private static Elbow damaging() {
        Elbow elbow = new Elbow();
        elbow.angle = 1;
        elbow.speed = 0;
        elbow.stiffness = 1;
        elbow.cohesion = 0; // damages all the time
        elbow.viscosity = 1e6;
        elbow.source = "-1 - sin(t)";
        return elbow;
    }

    private static List<Event> watched() {
        return List.of(
                new Event("never", (s, m) -> 1 + s.q[0] * s.q[0], 0, false),
                new Event("nor this", (s, m) -> m.placement[12] + 100, 1, false));
    }

    private static State walking() {
        Model model = Walker.driven();
        State s = Walker.guess(model);
        boolean[] held = new boolean[s.v.length];
        Assembly.assemble(Mechanism.compile(model), s, held, held);
        return s;
    }

    /** A wheel whose torque is an input: a constant that a controller sets, or a wave of straight lines. */
    private static Model motor(boolean ofTime) {
        Model.Builder b = Model.builder("motor").gravity(0, 0, 0);
        int wheel = b.body(Body.of("wheel", 1).inertia(1, 1, 1));
        Joint axle = b.joint("axle", new Pin(), 0, wheel);
        double[] corners = new double[2000];
        Arrays.setAll(corners, i -> 3e-4 * (i + 1));
        Signal wave = new Signal("torque", Dimension.TORQUE, (s, m) -> Math.abs(s.time / 6e-4 % 1 - 0.5));
        b.force(
                "motor",
                new ControllerTest.Motor(
                        axle.vAt(), ofTime ? b.inputOfTime(wave, corners) : b.input("torque", Dimension.TORQUE, 0)));
        return b.build();
    }

    /** A bone with one of each motor; their controls are numbers, formulas, and lines that bend. */
    private static Model motored() {
        Model.Builder b = Model.builder("motors").gravity(0, 0, 0);
        int bone = b.body(Body.of("bone", 1).inertia(0.1, 0.1, 0.1));
        b.joint("bone", new Free(), 0, bone, Frame.IDENTITY, Frame.IDENTITY);
        PointDistance line = new PointDistance(0, new double[] {1, 0, 0}, bone, new double[3]);
        MotorDrive number = MotorDrive.unlimited(Control.settable(b, 0.3), 2),
                wave = MotorDrive.unlimited(Control.of(MixedTree.formula("sin(9*t)", List.of())), 2);
        b.force("cable", Motor.along(line, number));
        b.force("slow", Motor.pushing(line, wave).activated(b, 0.01, 0.1));
        b.force("torque", new BodyTorqueMotor(bone, 0, new double[] {1, 2, 3}, true, wave));
        b.force("point", new PointMotor(bone, new double[] {0, 1, 0}, false, new double[] {1, 0, 0}, true, number));
        double[] corners = new double[2000];
        Arrays.setAll(corners, i -> 3e-4 * (i + 1));
        return b.corners(corners).build();
    }

    /** Turns the wheel to an angle of one radian. */
    private record Proportional(double interval) implements Controller {
        @Override
        public void control(Snapshot now, Inputs inputs) {
            inputs.set("torque", 1 - now.state.q[0]);
        }
    }

    /** A bone between two bundles on either side; of one of them the fibres are damped, of the other they tear. */
    private static Model bundled(double slack, double cohesion) {
        Model.Builder b = Model.builder("bundles").gravity(0, 0, 0);
        int bone = b.body(Body.of("bone", 1).inertia(0.1, 0.1, 0.1));
        b.joint("bone", new Free(), 0, bone, Frame.IDENTITY, Frame.IDENTITY);
        for (int side = 0; side < 2; side++) {
            List<Ligament> fibres = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                PointDistance line = new PointDistance(
                        0, new double[] {side == 0 ? -1 : 1, 0.1 * i, 0}, bone, new double[] {0, 0.1 * i, 0});
                FibreLaw law = new SharedFibre(
                        side == 0 ? new ToeLinearFibre(200, 0.03) : new ExponentialFibre(200, 0.06, 3), 1.0 / 3);
                fibres.add(
                        side == 0
                                ? new Ligament(line, law, slack, 2)
                                : new TearingLigament(
                                        line,
                                        law,
                                        slack,
                                        0,
                                        new Damage(
                                                new Damage.Law(cohesion, 5),
                                                MixedTree.formula("0", List.of()),
                                                Damage.Slots.in(b, 1))));
            }
            b.force("tie-" + side, new Bundle(fibres));
        }
        return b.build();
    }

    /** A load of 100 kg on a rail, pulled by muscles that balance its weight. */
    private static Model muscles() {
        Model.Builder b = Model.builder("muscles").gravity(0, 0, 9.81);
        int load = b.body(Body.of("load", 100).inertia(1, 1, 1));
        b.joint("rail", new Slider(), 0, load, Frame.IDENTITY, Frame.IDENTITY);
        Architecture size = new Architecture(1000, 0.1, 0.2, 0.2, 10);
        Map<String, MuscleLaw> laws = Map.of(
                "thelen", new Thelen2003(size, Thelen2003.Parameters.defaults(), true),
                "older", new Thelen2003Deprecated(size, Thelen2003Deprecated.Parameters.defaults(), true),
                "millard", new Millard2012(size, Millard2012.Parameters.defaults(), true),
                "schutte", new Schutte1993(size, Schutte1993.Parameters.defaults(), true),
                "degroote", new DeGroote2016(size, DeGroote2016.Parameters.defaults(), true),
                "rigid", new Millard2012(size, Millard2012.Parameters.defaults(), false));
        laws.forEach((name, law) -> {
            PointDistance line = new PointDistance(0, new double[3], load, new double[3]);
            MuscleDrive drive = new MuscleDrive(Control.settable(b, 0.3), 0.01, 1, Millard2012.ACTIVATION, 0.3);
            b.force(name, Muscle.in(b, line, law, drive));
        });
        return b.build();
    }

    private static Model springs() {
        MixedTree forest = new MixedTree(4);
        forest.builder.force(
                "spring",
                new Spring(new PointDistance(forest.bud, new double[3], forest.plate, new double[3]), 50, 0.5, 1));
        forest.builder.force(
                "bushing",
                new Bushing(
                        0,
                        Frame.IDENTITY,
                        forest.stone,
                        Frame.IDENTITY,
                        new double[] {100, 100, 100, 5, 5, 5},
                        new double[] {1, 1, 1, 1, 1, 1}));
        return forest.builder.build();
    }

    /** Names and measures between two bodies of a forest. */
    private static Map<String, Measure> measures(MixedTree f) {
        Frame inBud = new Chance(9).frame(0.3);
        Map<String, Measure> all = new LinkedHashMap<>();
        all.put("path", pathOf(f));
        all.put(
                "component",
                new PointComponent(f.bud, new double[3], f.plate, new double[] {1, 0, 0}, new double[] {0, 1, 0}));
        all.put("cardan", new CardanAngle(f.bud, inBud, f.plate, Frame.IDENTITY, "zxy", 1));
        all.put("swing", new Swing(f.bud, inBud, f.plate, Frame.IDENTITY));
        all.put("twist", new Twist(f.bud, inBud, f.plate, Frame.IDENTITY));
        return all;
    }

    private static Measure pathOf(MixedTree f) {
        return new org.condyle.measures.Path(List.of(
                new org.condyle.measures.Path.Point(f.bud, new double[3]),
                new org.condyle.measures.Path.Point(f.stone, new double[] {0.3, 1.1, -2}),
                new org.condyle.measures.Path.Point(f.plate, new double[] {0, 0, 1})));
    }

    private static Model alongMeasures() {
        MixedTree forest = new MixedTree(4);
        int k = 0;
        for (Map.Entry<String, Measure> e : measures(forest).entrySet()) {
            Measure x = e.getValue();
            forest.builder.measure(e.getKey(), x);
            forest.builder.force("spring-" + k, new Spring(x, 5, 0.5, 1));
            forest.builder.force("creep-" + k, MaxwellSpring.in(forest.builder, x, 5, 0.5, 1));
            forest.builder.force("stop-" + k++, CompliantStop.in(forest.builder, x, 1, 50, 3, 0.5));
        }
        return forest.builder.build();
    }

    /** A ball that swings on a taut rope over an edge: one stop holds it, another one is not reached. */
    private static Model stopped() {
        Model.Builder b = Model.builder("rope").gravity(0, -9.81, 0);
        int ball = b.body(new Body("ball", 1, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        b.joint("ball", new Free(), 0, ball, Frame.IDENTITY, Frame.IDENTITY);
        Measure path = new org.condyle.measures.Path(List.of(
                new org.condyle.measures.Path.Point(0, new double[] {1, 0, 0}),
                new org.condyle.measures.Path.Point(0, new double[3]),
                new org.condyle.measures.Path.Point(ball, new double[3])));
        Measure swing = new Swing(0, Frame.IDENTITY, ball, new Chance(9).frame(0.1));
        b.measure("path", path).unilateral("rope", new MeasureStop(path, 0, 1.5, new NewtonImpact(0)));
        b.measure("swing", swing).unilateral("cone", new MeasureStop(swing, -1, 4, new NewtonImpact(0)));
        return b.build();
    }

    private static State swinging() {
        State s = stopped().newState();
        s.q[1] = -0.5;
        s.v[0] = 0.3;
        return s;
    }

    private static Model hardBall() {
        return HardBodies.inSpace()
                .ball("ball", 1, 0.1, 0.4)
                .floor()
                .touch("floor", "ball", 0.3, 0.5)
                .build();
    }

    /** On the floor, with a speed along it [m/s] and a spin that rolls at a tenth of it [rad/s]. */
    private static State hardBall(double speed, double spin) {
        State s = hardBall().newState();
        s.q[1] = 0.1;
        s.v[0] = speed;
        s.v[5] = -spin;
        return s;
    }

    /** On a slope, its friction a ten-millionth below what would hold it. */
    private static Model hardBrick() {
        HardBodies h = HardBodies.inSpace()
                .block("brick", 1, 0.2, 0.1, 0.3)
                .floor()
                .touch("floor", "brick", (1 - 1e-7) * 0.3, 0);
        h.builder.gravity(0.3 * 9.81, -9.81, 0);
        return h.build();
    }

    private static State hardBrickLies() {
        State s = hardBrick().newState();
        s.q[1] = 0.05;
        return s;
    }

    private static Run quiet(Model model) {
        return Runs.of(model).until(1e4).every(1e4);
    }

    private static Run stepping(Model model) {
        return quiet(model).stepper(new MoreauJean(StepOptions.step(1e-3)));
    }

    /** Bytes of a thousand steps, trial by trial. */
    private static final class Meter {
        final long[] bytes = new long[TRIALS];
        private long before;

        /** After step k; false when all trials are done. */
        boolean stepped(int k) {
            if (k >= WARM_UP && (k - WARM_UP) % STEPS == 0) {
                long now = THREADS.getCurrentThreadAllocatedBytes();
                int trial = (k - WARM_UP) / STEPS - 1;
                if (trial >= 0) {
                    bytes[trial] = now - before;
                }
                before = THREADS.getCurrentThreadAllocatedBytes();
            }
            return k < WARM_UP + TRIALS * STEPS;
        }
    }

    /** By the stepper and the search for events alone. */
    private static long[] bytesOfSteps(Model model, State start, String method, List<Event> events) {
        Mechanism m = Mechanism.compile(model);
        Workspace w = new Workspace(m);
        MechanicalOde ode = new MechanicalOde(m, w, Stabilisation.none(), new Accounts(m, w));
        Stepper s = stepper(method);
        double[] y = new double[ode.size()];
        ode.store(start, y);
        assertEquals(StepStatus.ACCEPTED, s.start(ode, start.time, y));
        EventFinder finder = new EventFinder(events, ode, w, s, new VelocityJump(w, false));
        finder.begin(start);
        State scratch = start.copy();
        Meter meter = new Meter();
        for (int k = 0; meter.stepped(k); k++) {
            if (s.step(1e9) != StepStatus.ACCEPTED) {
                throw new AssertionError("step " + k);
            }
            finder.find();
            ode.load(s.time(), s.state(), scratch);
            finder.settled(scratch);
        }
        return meter.bytes;
    }

    /** Between steps of a whole run: corrections, extremes of channels, reactions, ledger included. */
    private static long[] bytesOfRun(Run runs, State start) {
        Meter meter = new Meter();
        int[] step = {0};
        Outcome end = runs.simulation().run(start, new Listener() {
            @Override
            public boolean stepped(double time, double until) {
                return meter.stepped(step[0]++);
            }
        });
        assertEquals(Outcome.End.INTERRUPTED, end.end(), end::toString);
        return meter.bytes;
    }

    @Test
    void recordedRowsCostTheirNumbersOnly() {
        Model model = Chains.pins(7);
        long bytes = Arrays.stream(bytesOfRun(
                        Runs.of(model)
                                .until(100)
                                .every(1e-4)
                                .stepper(stepper("rk4"))
                                .record("joint0.angle", "energy.total"),
                        Chains.bent(model)))
                .sum();
        // three columns of doubles that grow by doubling: all rooms up to the last are at most four times the rows
        assertTrue(bytes <= 4L * 3 * 8 * (WARM_UP + TRIALS * STEPS), () -> bytes + " bytes");
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
        long bytes =
                Arrays.stream(bytesOfRun(quiet(m).stepper(stepper("rk4")), s)).sum();
        // every step is one flight: a line of the list, a row and a frame of the film
        assertTrue(bytes <= 1000L * TRIALS * STEPS, () -> bytes + " bytes");
    }
}
