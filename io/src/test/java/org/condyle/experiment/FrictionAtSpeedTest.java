package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.condyle.io.document.Document;
import org.condyle.io.model.Description;
import org.condyle.io.results.RunResult;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Seeds;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;

/** Friction that depends on the speed means the same in compliant, impulsive and time-stepping runs. */
class FrictionAtSpeedTest {
    private static final double G = 9.81;

    private static RunResult run(String text) {
        return new Experiment(Description.of("m.yaml", Document.parse("m.yaml", text), text)
                        .compile())
                .run("", Listener.NONE, null, c -> Map.of());
    }

    /** A brick on a slope, whose height above it is small enough not to tip. */
    private static RunResult brick(double degrees, double speed, String friction, String how) {
        RunResult r = run("""
                condyle: 1
                parameters: {angle: %s deg}
                gravity: [0, = -9.81 m/s^2*cos(angle), = 9.81 m/s^2*sin(angle)]
                bodies:
                  brick: {shape: {box: {size: [0.1, 0.02, 0.2]}}, density: 1000 kg/m^3, at: [0, 0.01, 0]}
                surfaces:
                  floor: {shape: {half-space: {normal: y}}}
                contacts:
                  c: {between: [floor, brick], law: kelvin-voigt, stiffness: 1e6 N/m, damping: 300 N*s/m, impact: 0, friction: {%s}}
                initial: {brick: {velocity: [0, 0, %s m/s]}}
                run: {until: 1 s, %s}
                outputs: {z: last(brick.z), v: last(brick.vz), side: max(abs(brick.x)), ledger: abs(ledger.relativeResidual)}
                """.formatted(degrees, friction, speed, how));
        assertTrue(r.output("ledger") < 1e-9, () -> how + " leaves the ledger open by " + r.output("ledger"));
        assertTrue(r.output("side") < 1e-6, () -> how + " leaves the line by " + r.output("side"));
        return r;
    }

    private static String stribeck(double holds, double slides, double viscous) {
        return "type: stribeck, static: %s, dynamic: %s, viscous: %s s/m, transition-speed: 0.1 mm/s"
                .formatted(holds, slides, viscous);
    }

    /** v̇ = g (sin α - μ cos α) - μ_v g cos α v. */
    @Test
    void aBrickApproachesItsTerminalSpeedAsTheClosedFormSays() {
        for (int seed = 0; seed < Seeds.of(30, 3); seed++) {
            Chance chance = new Chance(seed);
            double mu = chance.in(0, 0.3), viscous = chance.in(0.1, 2), begins = chance.in(0.5, 2);
            double angle = Math.toDegrees(Math.atan(mu)) + chance.in(2, 20), a = Math.toRadians(angle);
            double terminal = (Math.tan(a) - mu) / viscous, rate = viscous * G * Math.cos(a);
            double v = terminal + (begins - terminal) * Math.exp(-rate);
            double z = terminal + (begins - terminal) * (1 - Math.exp(-rate)) / rate;
            for (String how : List.of("contact: impulsive", "contact: time-stepping", "accuracy: 1e-9")) {
                RunResult r = brick(angle, begins, stribeck(mu, mu, viscous), how);
                double small = how.startsWith("accuracy") ? 2e-5 : how.endsWith("impulsive") ? 1e-8 : 2e-6;
                assertEquals(v, r.output("v"), small, () -> chance + " " + how);
                assertEquals(z, r.output("z"), small, () -> chance + " " + how);
            }
        }
    }

    /** With v_t = 0.1 mm/s what μ_s adds to μ_d while a brick starts moves it by less than 0.2 mm. */
    @Test
    void staticFrictionHoldsAndSlidingFrictionIsThatOfTheSpeed() {
        for (String how : List.of("contact: impulsive", "contact: time-stepping")) {
            RunResult holds = brick(20, 0, stribeck(0.37, 0.1, 0.5), how); // tan 20 deg = 0.364
            assertEquals(0, holds.output("z"), 1e-12, how);
            RunResult slips = brick(21, 0, stribeck(0.37, 0.1, 0.5), how); // tan 21 deg = 0.384
            double a = Math.toRadians(21), terminal = (Math.tan(a) - 0.1) / 0.5, rate = 0.5 * G * Math.cos(a);
            assertEquals(terminal * (1 - (1 - Math.exp(-rate)) / rate), slips.output("z"), 2e-3, how);
            assertEquals(terminal * (1 - Math.exp(-rate)), slips.output("v"), 2e-3, how);
            RunResult stops = brick(20, 0.5, stribeck(0.37, 0.37, 0.5), how);
            assertEquals(0, stops.output("v"), 1e-9, how);
        }
    }

    @Test
    void staticFrictionWithoutATransitionHoldsInTimeStepping() {
        String friction = "type: stick-slip, static: 0.37, dynamic: 0.1, stiffness: 1e6 N/m";
        for (String how : List.of("contact: impulsive", "contact: time-stepping")) {
            assertEquals(0, brick(20, 0, friction, how).output("z"), 1e-12, how);
            double a = Math.toRadians(21), slides = G * (Math.sin(a) - 0.1 * Math.cos(a));
            assertEquals(0.5 * slides, brick(21, 0, friction, how).output("z"), 2e-3, how);
        }
    }

    /** Bodies on bodies are followed by steps of their own, and contacts among many by others. */
    @Test
    void aBrickOnATableStopsAsOnAFloor() {
        double viscous = 0.4, mu = 0.15, begins = 1;
        // v = (v0 + m) e^(-r t) - m with m = mu/viscous is zero at t = ln(1 + v0/m)/r
        double m = mu / viscous, rate = viscous * G, time = Math.log(1 + begins / m) / rate;
        double way = (begins + m) * (1 - Math.exp(-rate * time)) / rate - m * time;
        for (String how : List.of("impulsive, between", "time-stepping, between", "time-stepping, among")) {
            String[] words = how.split(", ");
            RunResult r = run("""
                    condyle: 1
                    bodies:
                      table: {shape: {box: {size: [1, 0.1, 4]}}, density: 1000 kg/m^3}
                      brick: {shape: {box: {size: [0.1, 0.02, 0.2]}}, density: 1000 kg/m^3, at: [0, 0.06, 0]}
                    joints: {j: {type: weld, child: table}}
                    contacts:
                      c: {%s: [table, brick], law: hooke, stiffness: 1e6 N/m, impact: 0, friction: {%s}}
                    initial: {brick: {velocity: [0, 0, 1 m/s]}}
                    run: {until: 0.6 s, contact: %s}
                    outputs: {z: last(brick.z), v: max(abs(brick.vz)), ledger: abs(ledger.relativeResidual)}
                    """.formatted(words[1], stribeck(mu, mu, viscous), words[0]));
            assertEquals(way, r.output("z"), 3e-6, how);
            assertEquals(begins, r.output("v"), 1e-12, how);
            assertTrue(r.output("ledger") < 1e-9, how);
        }
    }

    /** An impact has the coefficient of its mean speed: u⁺ = u⁻ - (μ + μ_v (u⁻ + u⁺)/2) (1 + e) |u_n|. */
    @Test
    void frictionInAnImpactIsThatOfItsMeanSpeed() {
        double fall = Math.sqrt(2 * G * 0.1), e = 0.5, mu = 0.1, viscous = 0.6, push = (1 + e) * fall;
        double before = 2, after = (before * (1 - 0.5 * viscous * push) - mu * push) / (1 + 0.5 * viscous * push);
        assertTrue(after > 0.1); // it goes on sliding
        String model = """
                condyle: 1
                bodies:
                  carrier: {mass: 1e-9 kg}
                  mass: {mass: 1 kg, shape: {sphere: {radius: 5 cm}}}
                joints:
                  along: {type: slider, axis: x, child: carrier}
                  up: {type: slider, axis: y, parent: carrier, child: mass}
                surfaces:
                  floor: {shape: {half-space: {normal: y}}}
                contacts:
                  c: {between: [floor, mass], law: hooke, stiffness: 1e6 N/m, impact: 0.5, friction: {%s}}
                initial: {along: {speed: 2 m/s}, up: {position: 15 cm}}
                run: {until: 0.2 s, contact: %s}
                outputs: {v: last(along.speed), ledger: abs(ledger.relativeResidual)}
                """;
        for (String how : List.of("impulsive", "time-stepping")) {
            RunResult r = run(model.formatted(stribeck(mu, mu, viscous), how));
            assertEquals(after, r.output("v"), how.equals("impulsive") ? 1e-8 : 5e-3, how);
            assertTrue(r.output("ledger") < 1e-9, how);
        }
    }
}
