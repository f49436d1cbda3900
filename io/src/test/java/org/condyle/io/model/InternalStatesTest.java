package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.io.document.Document;
import org.junit.jupiter.api.Test;

/** Internal states of forces in model files: their starts by name. */
class InternalStatesTest {
    private static ModelFile read(String initial) {
        String text = """
                condyle: 1
                bodies: {block: {mass: 1 kg}}
                joints: {rail: {type: slider, child: block}}
                forces:
                  tendon: {type: maxwell-spring, on: rail, stiffness: 50 N/m, damping: 6 N*s/m}
                  spring: {type: spring, on: rail, stiffness: 10 N/m}
                initial: {%s}
                run: {until: 1 s}
                """.formatted(initial);
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
    }

    @Test
    void startsAreGivenByName() {
        ModelFile file = read("rail: {position: 1 mm}, tendon: {creep: 20 mm}");
        assertEquals(0.02, file.initial().z[file.model().internal("tendon.creep")]);
        assertEquals(0, read("").initial().z[0]);
    }

    @Test
    void wrongNamesAreReported() {
        assertTrue(message("tendon: {crep: 20 mm}").contains("creep"), message("tendon: {crep: 20 mm}"));
        assertTrue(message("spring: {creep: 20 mm}").contains("no internal states"));
    }

    private static String message(String initial) {
        return String.valueOf(
                assertThrows(RuntimeException.class, () -> read(initial)).getMessage());
    }
}
