package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;

/** Measures as a model file says them. */
class MeasureModelTest {
    /** A cart on a rail, pulled back by a band that runs over a point of the ground; its place is also a marker. */
    private static final String BAND = """
            condyle: 1
            gravity: none
            bodies: {cart: {mass: 2 kg}}
            joints: {rail: {type: slider, child: cart}}
            measures:
              band: {type: path, through: [{on: ground, at: [0, 1 m, 0]}, {on: ground, at: [0, 0, 0]}, cart]}
              marker: {type: component, between: [ground, cart], along: x}
            forces: {spring: {type: spring, on: band, stiffness: 8 N/m, rest: 1 m}}
            initial: {rail: {position: 0.5 m}}
            run: {until: 0.4 s, accuracy: 1e-12}
            record: [rail.position, rail.speed, band.value, band.rate, marker.value, spring.tension]
            outputs:
              place: last(rail.position)
              speed: last(rail.speed)
              length: last(band.value)
              rate: last(band.rate)
              marker: last(marker.value)
              tension: last(spring.tension)
              ledger: abs(ledger.relativeResidual)
            """;

    private static ModelFile read(String text) {
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
    }

    private static Map<String, Double> run(String text) {
        RunResult r = new Experiment(read(text)).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r.outputs();
    }

    @Test
    void springOnAPathSwingsAsTheClosedFormSays() {
        Map<String, Double> r = run(BAND);
        double place = 0.5 * Math.cos(2 * 0.4), speed = -0.5 * 2 * Math.sin(2 * 0.4); // omega = sqrt(8/2), L - rest = x
        assertEquals(place, r.get("place"), 1e-10);
        assertEquals(speed, r.get("speed"), 1e-10);
        assertEquals(1 + place, r.get("length"), 1e-10);
        assertEquals(speed, r.get("rate"), 1e-10);
        assertEquals(place, r.get("marker"), 1e-10);
        assertEquals(8 * place, r.get("tension"), 1e-9);
        assertEquals(0, r.get("ledger"), 1e-10);
    }

    @Test
    void twistOfABallJointCanBeDriven() {
        Map<String, Double> r = run("""
                condyle: 1
                gravity: none
                bodies: {arm: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 0.5}}}
                joints: {shoulder: {type: ball, child: arm}}
                measures:
                  swing: {type: swing, joint: shoulder}
                  twist: {type: twist, joint: shoulder}
                constraints: {motor: {type: drive, coordinate: twist.value, value: = 0.1 rad/s^2*t^2}}
                initial: {shoulder: {spin: [0.5 rad/s, 0, 0]}}
                run: {until: 1 s, accuracy: 1e-10}
                record: [swing.value, twist.value, twist.rate]
                outputs: {twist: last(twist.value), rate: last(twist.rate), ledger: abs(ledger.relativeResidual)}
                """);
        assertEquals(0.1, r.get("twist"), 1e-9);
        assertEquals(0.2, r.get("rate"), 1e-9);
        assertEquals(0, r.get("ledger"), 1e-8);
    }

    @Test
    void namesAreSharedWithNoOtherPart() {
        DocumentException e = assertThrows(DocumentException.class, () -> read(BAND.replace("  marker:", "  spring:")));
        assertTrue(String.valueOf(e.getMessage()).contains("'spring' is used under measures already"), e.getMessage());
    }

    /** A ball that falls 0.3 m until its rope of 0.5 m is taut. */
    private static final String ROPE = """
            condyle: 1
            gravity: [0, -10, 0]
            bodies: {ball: {mass: 2 kg, inertia: {xx: 1, yy: 1, zz: 1}, at: [0, -0.2 m, 0]}}
            measures:
              rope: {type: distance, between: [ground, ball], limits: {upper: 0.5 m, impact: 0.5, stiffness: 5 kN/m}}
            run: {until: 0.4 s, accuracy: 1e-12}
            record: [ball.y, ball.vy, rope.value]
            outputs: {longest: max(rope.value), speed: last(ball.vy), ledger: abs(ledger.relativeResidual)}
            """;

    private static String impulsive(String text) {
        return text.replace("run: {", "run: {contact: impulsive, ");
    }

    @Test
    void compliantRopeStretchesAsTheEnergySays() {
        Map<String, Double> r = run(ROPE);
        double k = 5000, weight = 20; // ½ k d² = m g (h + d)
        double stretch = (weight + Math.sqrt(weight * weight + 2 * k * weight * 0.3)) / k;
        assertEquals(0.5 + stretch, r.get("longest"), 1e-9);
        assertEquals(0, r.get("ledger"), 1e-9);
    }

    @Test
    void rigidRopeThrowsTheBallBackWithItsRestitution() {
        Map<String, Double> r = run(impulsive(ROPE));
        double taut = Math.sqrt(2 * 0.3 / 10);
        assertEquals(0.5 * 10 * taut - 10 * (0.4 - taut), r.get("speed"), 1e-9);
        assertEquals(0.5, r.get("longest"), 1e-9);
        assertEquals(0, r.get("ledger"), 1e-9);
    }

    @Test
    void ballOnARopeLeavesItsCircleWhereTheTensionEnds() {
        // v0² = 3.5 g L at the lowest point: m v²/L = m g cos(angle to the top) gives cos = 1/2 and v² = g L/2;
        // the ball then flies 3/16 L higher than L/2
        String swing = impulsive(ROPE)
                .replace("at: [0, -0.2 m, 0]", "at: [0, -0.5 m, 0]")
                .replace("run:", "initial: {ball: {velocity: [" + Math.sqrt(17.5) + ", 0, 0]}}\nrun:")
                .replace("outputs: {", "outputs: {height: max(ball.y), ")
                .replace("until: 0.4 s", "until: 0.7 s");
        assertEquals(0.6875 * 0.5, run(swing).get("height"), 1e-8);
    }

    @Test
    void coneOfABallJointIsAStopOfItsSwing() {
        String cone = """
                condyle: 1
                gravity: none
                bodies: {arm: {mass: 1 kg, inertia: {xx: 0.5, yy: 0.5, zz: 0.2}}}
                joints: {shoulder: {type: ball, child: arm}}
                measures: {cone: {type: swing, joint: shoulder, limits: {upper: 40 deg, impact: 0.25}}}
                initial: {shoulder: {orientation: {axis: x, angle: 10 deg}, spin: [2 rad/s, 0, 0]}}
                run: {until: 0.4 s, contact: impulsive, accuracy: 1e-11}
                record: [cone.value, cone.rate]
                outputs: {largest: max(cone.value), rate: last(cone.rate), ledger: abs(ledger.relativeResidual)}
                """;
        Map<String, Double> r = run(cone);
        assertEquals(Math.toRadians(40), r.get("largest"), 1e-9);
        assertEquals(-0.5, r.get("rate"), 1e-9);
        assertEquals(0, r.get("ledger"), 1e-9);
    }

    @Test
    void wrongLimitsAreReportedWithTheirLine() {
        refused(ROPE.replace("stiffness: 5 kN/m", "damping: 1 N*s/m"), "m.yaml:5", "missing key 'stiffness'");
        refused(impulsive(ROPE.replace("impact: 0.5, ", "")), "m.yaml:5", "missing key 'impact'");
        refused(ROPE.replace("upper: 0.5 m", "upper: 30 deg"), "m.yaml:5", "m");
        refused(ROPE.replace("upper: 0.5 m", "lower: 2 m, upper: 0.5 m"), "m.yaml:5", "must lie above 'lower'");
        refused(ROPE.replace("upper: 0.5 m, ", ""), "m.yaml:5", "give 'lower', 'upper' or both");
        refused(ROPE.replace("upper: 0.5 m", "coordinate: x, upper: 0.5 m"), "m.yaml:5", "coordinate");
    }

    private static void refused(String text, String line, String says) {
        String message = String.valueOf(
                assertThrows(DocumentException.class, () -> read(text)).getMessage());
        assertTrue(message.contains(line) && message.contains(says), message);
    }
}
