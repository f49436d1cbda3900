package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.mechanics.Model;
import org.junit.jupiter.api.Test;

/** Rotors and sums of coordinates in model files. */
class RotorModelTest {
    private static Model read(String joint, String more) {
        String text = """
                condyle: 1
                title: rotors
                bodies: {a: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 1}}, b: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 1}}}
                joints: {j: {JOINT, child: a}, k: {type: slider, child: b, rotor-inertia: 2 kg}}
                MORE
                run: {until: 1 s}
                """.replace("JOINT", joint).replace("MORE", more);
        return Description.of("m", Document.parse("m.yaml", text), text)
                .compile()
                .model();
    }

    private static String refusal(String joint, String more) {
        return assertThrows(DocumentException.class, () -> read(joint, more)).getMessage();
    }

    @Test
    void rotorsAreGivenInTheOrderOfTheCoordinates() {
        Model m = read("type: planar, rotor-inertia: [1 kg, 20 g, 0.5 kg*m^2]", "");
        assertEquals(1, m.rotorInertia(0), 0);
        assertEquals(0.02, m.rotorInertia(1), 1e-17);
        assertEquals(0.5, m.rotorInertia(2), 0);
        assertEquals(2, m.rotorInertia(3), 0);
    }

    @Test
    void rotorsThatCannotBeAreRefused() {
        assertTrue(refusal("type: planar, rotor-inertia: 1 kg", "").contains("needs 3 values"));
        assertTrue(refusal("type: ball, rotor-inertia: 1 kg*m^2", "").contains("no coordinates that a rotor"));
        assertTrue(refusal("type: pin, rotor-inertia: -1 kg*m^2", "").contains("must not be negative"));
        assertTrue(refusal("type: pin, rotor-inertia: 1 kg", "").contains("kg"));
    }

    @Test
    void sumsAddCoordinatesOfOneKind() {
        Model m = read("type: slider", "measures: {s: {type: sum, of: {j: 2, k.position: -1}}}");
        assertEquals(1, m.measures().size());
        assertTrue(refusal("type: pin", "measures: {s: {type: sum, of: {j: 2, k: -1}}}")
                .contains("no sum"));
        assertTrue(refusal("type: pin", "measures: {s: {type: sum, of: {gone: 2}}}")
                .contains("gone"));
    }
}
