package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.mechanics.State;
import org.condyle.simulate.Channels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatterModelTest {
    private static final String DISK =
            "condyle: 1\nplane: xy\nrun: {until: 1 s}\nbodies:\n  body: {shape: {circle: {radius: 0.1}}, density: 1000, at: [1, 2], angle: 90"
                    + " deg, matter: {energy: mooney-rivlin, c1: 4000, c2: 1000, MORE}}\n";

    private static ModelFile read(String text) {
        return Description.of("soft.yaml", Document.parse("soft.yaml", text), text)
                .compile();
    }

    private static String complaint(String text) {
        return String.valueOf(
                assertThrows(DocumentException.class, () -> read(text)).getMessage());
    }

    @Test
    void matterMakesABodyDeformWhereItWasPut() {
        ModelFile file = read(DISK.replace(", MORE", "") + "initial: {body: {velocity: [3, 4], spin: 2}}\n");
        assertEquals("planar-affine", file.model().joints().get(0).mobility().type());
        State s = file.initial();
        double[] q = {1, 2, 0, -1, 1, 0}, v = {3, 4, -2, 0, 0, -2};
        for (int i = 0; i < 6; i++) {
            assertEquals(q[i], s.q[i], 1e-15);
            assertEquals(v[i], s.v[i], 1e-15);
        }
        Channels channels = new Channels(Mechanism.compile(file.model()));
        for (String name :
                List.of("strain.xy", "stretch.2", "stress.zz", "pressure", "det", "energy", "angle", "a12")) {
            assertTrue(channels.find("body." + name) != null, name);
        }
    }

    @Test
    void withABulkModulusNothingConstrainsTheVolume() {
        ModelFile file = read(DISK.replace("MORE", "bulk: 1e5"));
        assertTrue(file.model().constraints().isEmpty());
        assertTrue(new Channels(Mechanism.compile(file.model())).find("body.stress.xx") != null);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "contraction: {by: strain, g33: 2}         | points out of the xy plane",
                "contraction: {by: strain, g11: -1}        | must be > 0 (G = 1",
                "contraction: {by: strain, g11: = body.x}  | body.x",
                "contraction: {by: stress, q11: 1}         | contraction-viscosity",
                "contraction: {by: stress, contraction-viscosity: 1, isochoric: false} | give a bulk modulus",
                "viscosity: -1                             | must be >= 0",
                "bulk: 0                                   | must be > 0",
            })
    void whatCannotBeIsRefusedWithTheWayOut(String more, String says) {
        String said = complaint(DISK.replace("MORE", more));
        assertTrue(said.contains(says) && said.contains("soft.yaml:5"), said);
    }

    @Test
    void matterNeedsAShapeAndNoJoint() {
        assertTrue(complaint("condyle: 1\nbodies: {b: {mass: 1, matter: {energy: neo-hookean, c1: 1}}}\n")
                .contains("needs a shape"));
        assertTrue(complaint(DISK.replace(", MORE", "").replace("at: [1, 2], angle: 90 deg, ", "")
                        + "joints: {hinge: {type: pin, child: body}}\n")
                .contains("connect the body by constraints"));
    }
}
