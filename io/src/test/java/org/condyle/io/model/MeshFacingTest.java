package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.model.contact.MeshFacing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two sheets of cartilage that cast rays: in their places, with one turned inside out, and far apart; meshes of files on a foundation. */
class MeshFacingTest {
    private static List<String> warnings(String place, String turn) {
        String text = """
                condyle: 1
                bodies: {femur: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 1}}}
                joints: {held: {type: weld, child: femur, at: [0, 0, PLACE]}}
                materials: {layer: {young: 5 MPa, poisson: 0.45, thickness: 2 mm}}
                surfaces:
                  above: {on: femur, orientation: {axis: x, angle: TURN}, material: layer, shape: {mesh: {of: &sheet {tibial-cartilage: {size: [28 mm, 40 mm], coronal-radius: 80 mm, sagittal-radius: -51 mm, eminence: 7 mm, eminence-at: -18 mm, eminence-size: [4.5 mm, 12 mm]}}, faces: 300}}}
                  below: {material: layer, shape: {mesh: {of: *sheet, faces: 300}}}
                contacts: {pair: {between: [above, below], law: casting}}
                run: {until: 1 s}
                """.replace("PLACE", place).replace("TURN", turn);
        ModelFile file = Description.of("sheets.yaml", Document.parse("sheets.yaml", text))
                .compile();
        Workspace w = new Workspace(Mechanism.compile(file.model()));
        Dynamics.place(file.initial(), w);
        List<String> found = new ArrayList<>();
        new MeshFacing(w.motion, (part, message) -> found.add(part + ": " + message))
                .look(file.root(), file.model().surfaces());
        return found;
    }

    @Test
    void sheetsThatFaceEachOtherAreFine() {
        assertEquals(List.of(), warnings("3 mm", "180 deg"));
    }

    @Test
    void aSheetThatIsInsideOutIsTold() {
        List<String> found = warnings("3 mm", "0 deg");
        assertEquals(1, found.size());
        assertTrue(found.get(0).startsWith("pair: where 'above' and 'below' are nearest"), found.get(0));
        assertTrue(found.get(0).contains("flipped: turn its faces round"), found.get(0));
    }

    @Test
    void aSheetOutsideOfTheJointIsTold() {
        List<String> found = warnings("0.3 m", "180 deg");
        assertEquals(1, found.size());
        assertTrue(found.get(0).contains("they will hardly meet. Are both bodies in their places"), found.get(0));
    }

    /** A sheet and a block as files in millimetres, under a foundation. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "f 1 2 3 | scale: 1 mm | 0, 0, 0 | ",
                "f 3 2 1 | scale: 1 mm | 0, 0, 0 | their outer sides look the same way instead of at each other",
                "f 1 2 3 | scale: 1 mm | 0, 0, -300 mm | they will hardly meet",
                "f 1 2 3 |  | 0, 0, 0 | is 40.0 m large"
            })
    void filesOfAUserAreLookedAt(String face, String scale, String at, String why, @TempDir Path folder)
            throws IOException {
        String other = face.equals("f 1 2 3") ? "f 1 3 4" : "f 4 3 1";
        Files.writeString(
                folder.resolve("sheet.obj"),
                "v -20 -20 0\nv 20 -20 0\nv 20 20 0\nv -20 20 0\n" + face + "\n" + other + "\n");
        Path model = Files.writeString(
                folder.resolve("knee.yaml"), """
                condyle: 1
                bodies: {tibia: {mass: 1 kg, inertia: {xx: 1e-4, yy: 1e-4, zz: 1e-4}}}
                joints: {held: {type: weld, child: tibia, at: [AT]}}
                materials: {layer: {young: 5 MPa, poisson: 0.45, thickness: 2 mm}}
                surfaces:
                  ball: {at: [0, 0, 20 mm], shape: {mesh: {of: {sphere: {radius: 20 mm}}, faces: 500}}}
                  sheet: {on: tibia, material: layer, shape: {mesh: {file: sheet.obj, SCALE}}}
                contacts: {pair: {between: [ball, sheet], law: foundation, springs: ball, stiffness: 1e9 Pa/m}}
                run: {until: 1 ms}
                """.replace("AT", at).replace("SCALE", scale == null ? "" : scale));
        String told = new Experiment(Library.find(model.toString()).compile("", List.of()))
                .warnings()
                .render();
        assertTrue(why == null ? told.isEmpty() : told.contains(why), told);
    }
}
