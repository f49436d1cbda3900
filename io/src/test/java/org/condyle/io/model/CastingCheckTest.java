package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.io.document.Document;
import org.condyle.io.model.contact.CastingCheck;
import org.junit.jupiter.api.Test;

/** Two sheets of cartilage that cast rays: in their places, with one turned inside out, and far apart. */
class CastingCheckTest {
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
        new CastingCheck(w.motion, (part, message) -> found.add(part + ": " + message))
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
}
