package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
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
        return ModelReader.read(Document.parse("m.yaml", text), "m.yaml", "", List.of(), text);
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
}
