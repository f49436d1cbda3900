package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.junit.jupiter.api.Test;

/** Joints with locked coordinates in model files. */
class LockedModelTest {
    private static Model read(String joint, String more) {
        String text = """
                condyle: 1
                title: locked
                bodies: {a: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 1}}}
                joints: {j: {JOINT, child: a}}
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

    private static List<String> coordinates(Model m) {
        return Arrays.stream(m.joints().get(0).mobility().coordinates())
                .map(Mobility.Coordinate::name)
                .toList();
    }

    @Test
    void aLockedCoordinateIsNoCoordinateOfTheModel() {
        Model m = read("type: planar, locked: {y: 2 cm}", "initial: {j: {x: 1 m, angle: 3 deg}}");
        assertEquals(List.of("x", "angle"), coordinates(m));
        assertEquals(2, m.speeds());
        double[] pose = new double[12];
        m.joints().get(0).mobility().place(new double[] {1, 0}, 0, pose, 0);
        assertEquals(0.02, pose[10], 0);
        assertEquals(
                0,
                read("type: universal, locked: {angle-x: 10 deg, angle-y: 0}", "")
                        .speeds());
    }

    @Test
    void whatCannotBeLockedIsRefused() {
        String unknown = refusal("type: planar, locked: {angel: 1 deg}", "");
        assertTrue(unknown.contains("m.yaml:4") && unknown.contains("did you mean 'angle'?"), unknown);
        String ball = refusal("type: ball, locked: {q0: 1}", "");
        assertTrue(ball.contains("cannot be locked one by one") && ball.contains("drive"), ball);
        String unit = refusal("type: planar, locked: {y: 3 deg}", "");
        assertTrue(unit.contains("deg"), unit);
        String spoken = refusal("type: planar, locked: {y: 1 cm}", "initial: {j: {y: 2 cm}}");
        assertTrue(spoken.contains("m.yaml:5"), spoken);
    }
}
