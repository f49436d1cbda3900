package org.condyle.io.results;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.Variable;
import org.condyle.forces.PrescribedEffort;
import org.condyle.forces.Spring;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.StepOptions;
import org.condyle.joints.Pin;
import org.condyle.joints.Planar;
import org.condyle.joints.PlanarRevolute;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Recording;
import org.condyle.simulate.Simulation;
import org.condyle.simulate.event.Event;

/** A swinging leg, small but with everything a report shows: motor, damper, spring, closed constraint, events, claims. */
public final class SampleRun {
    public static final String MODEL_TEXT = """
            condyle: 1
            title: Swinging leg
            source: A sample for the tests of Condyle
            bodies:
              thigh: {mass: 7 kg, inertia: {zz: 0.1 kg*m^2}}   # <b>not bold</b> & "quoted"
              shank: {mass: 3.5 kg, inertia: {zz: 0.05 kg*m^2}}
            """;

    private SampleRun() {}

    public static Model leg() {
        Model.Builder b = Model.builder("swinging leg");
        int thigh = b.body(new Body("thigh", 7, new double[3], new double[] {0.01, 0.1, 0.1, 0, 0, 0}));
        int shank = b.body(new Body("shank", 3.5, new double[3], new double[] {0.01, 0.05, 0.05, 0, 0, 0}));
        Joint hip = b.joint("hip", new Pin(), 0, thigh, Frame.IDENTITY, Frame.at(-0.2, 0, 0));
        b.joint("shank", new Planar(), 0, shank, Frame.IDENTITY, Frame.IDENTITY);
        b.constraint("knee", new PlanarRevolute(shank, new double[] {-0.2, 0, 0}, thigh, new double[] {0.2, 0, 0}));
        b.force("hip-passive", new Spring(JointCoordinate.of(hip), 5, -1.2, 0.6));
        Expression effort = Expression.parse(
                "6 * sin(5 * t)", name -> name.equals("t") ? new Variable(0, Dimension.UNKNOWN) : null);
        b.force("hip-motor", new PrescribedEffort(JointCoordinate.of(hip), new Formula(effort, List.of())));
        return b.build();
    }

    /** Thigh and shank stretched along +x. */
    public static State start(Model model) {
        State s = model.newState();
        s.q[1] = 0.6;
        return s;
    }

    /** Runs the leg for two seconds with the usual channels, some more by name, and channels of the caller. */
    public static RunResult run(List<Event> events, List<String> names, List<Channel> more) {
        Model model = leg();
        Mechanism mechanism = Mechanism.compile(model);
        Channels all = new Channels(mechanism);
        List<Channel> channels = new ArrayList<>(all.usual());
        names.forEach(n -> channels.add(all.all().get(n)));
        channels.addAll(more);
        Simulation simulation = new Simulation(
                mechanism,
                new Plan(
                        2,
                        0.002,
                        new double[0],
                        new DormandPrince853(StepOptions.accuracy(1e-9)),
                        new ConstraintProjection(1e-12),
                        events,
                        channels,
                        Double.POSITIVE_INFINITY));
        Outcome outcome = simulation.run(start(model), Listener.NONE);
        Recording r = simulation.recording();
        Map<String, Double> outputs = new LinkedHashMap<>();
        outputs.put("lowest-hip-angle", r.least(r.indexOf("hip.angle")));
        outputs.put("highest-hip-speed", r.most(r.indexOf("hip.speed")));
        outputs.put("not-reached", Double.NaN);
        List<Verdict> verdicts = List.of(
                new Verdict(
                        "falls",
                        "mechanics",
                        "the thigh falls below the horizontal",
                        "min(hip.angle) < 0 rad",
                        r.least(r.indexOf("hip.angle")),
                        "rad",
                        true,
                        true,
                        ""),
                new Verdict(
                        "published-speed",
                        "Nobody (1999), Fig. 3",
                        "the hip never turns faster than 1 rad/s",
                        "max(hip.speed) < 1 rad/s",
                        r.most(r.indexOf("hip.speed")),
                        "rad",
                        false,
                        false,
                        "the figure was drawn with a step of 0.1 s"),
                new Verdict(
                        "stays-up",
                        "folklore",
                        "the leg ends where it began",
                        "last(hip.angle) in [-0.1, 0.1] rad",
                        r.value(r.indexOf("hip.angle"), r.rows() - 1),
                        "rad",
                        false,
                        true,
                        ""));
        return new RunResult(
                "0.1.0",
                "samples/swinging-leg",
                "driven",
                Map.of(),
                "Swinging leg",
                "A sample for the tests of Condyle",
                r,
                outcome,
                0.125,
                outputs,
                Map.of(),
                verdicts,
                List.of(Warning.of("'hip-passive' was never measured on this subject")),
                MODEL_TEXT,
                null,
                null,
                Presentation.PLAIN);
    }

    public static RunResult run() {
        return run(
                List.of(clock("push-begins", 0.333), clock("push-ends", 0.801)),
                List.of("hip.reaction.fx", "hip.reaction.fy", "hip-motor.effort", "hip-passive.effort"),
                List.of());
    }

    private static Event clock(String name, double time) {
        return new Event(name, (s, m) -> s.time - time, 1, false);
    }
}
