package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.io.document.DocumentException;
import org.condyle.mechanics.Body;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A leg of our own numbers in the forms of versions 1, 3 and 4, and what is wrong in files. */
class OpenSimFormatTest {
    private static final String[] FORMS = {Leg.first(), Leg.old(), Leg.modern()};

    @Test
    void allFormsGiveTheSameModel() {
        PosedModel expected = Osims.translate(Leg.modern()).posed();
        for (String form : FORMS) {
            PosedModel m = Osims.translate(form).posed();
            assertEquals(expected.coordinates(), m.coordinates());
            for (Body b : expected.model.bodies()) {
                Body same = m.model.bodies().stream()
                        .filter(x -> x.name().equals(b.name()))
                        .findFirst()
                        .orElseThrow();
                assertEquals(b.mass(), same.mass());
                assertArrayEquals(b.centreLocal(), same.centreLocal());
                assertArrayEquals(b.inertia(), same.inertia());
            }
            for (double t = -1; t <= 1; t += 0.1) {
                for (PosedModel x : new PosedModel[] {expected, m}) {
                    x.set("hip_flexion", 0.8 * t)
                            .set("knee_angle", -1 - t)
                            .set("ankle_angle", 0.3 * t)
                            .place();
                }
                for (Body b : expected.model.bodies()) {
                    assertArrayEquals(expected.pose(b.name()), m.pose(b.name()), 1e-15, b.name());
                }
                assertEquals(expected.measure("gastroc"), m.measure("gastroc"), 1e-15);
            }
            assertEquals(expected.model.markers().keySet(), m.model.markers().keySet());
            assertEquals(expected.model.ranges(), m.model.ranges());
        }
    }

    @Test
    void theFileThatIsWrittenIsTheSameModel() {
        Osims.Translated leg = Osims.translate(Leg.modern());
        PosedModel a = leg.posed(), b = leg.written();
        a.set("hip_flexion", 0.3).set("knee_angle", -1.1).place();
        b.set("hip_flexion", 0.3).set("knee_angle", -1.1).place();
        for (Body body : a.model.bodies()) {
            assertArrayEquals(a.pose(body.name()), b.pose(body.name()), body.name());
        }
        assertEquals(a.measure("gastroc"), b.measure("gastroc"));
        assertArrayEquals(a.file.initial().q, b.file.initial().q);
    }

    @Test
    void frameOfAChildIsInverted() {
        PosedModel m = Osims.translate(Leg.modern()).posed();
        m.set("hip_flexion", 0).set("knee_angle", 0).set("ankle_angle", 0.5).place();
        double[] shank = m.pose("shank"), foot = m.pose("foot");
        // ankle at (0, -0.4, 0) of the shank, at (-0.05, 0.06, 0) of the foot, turned by 0.5 about z
        double c = Math.cos(0.5), s = Math.sin(0.5);
        double x = -(c * -0.05 - s * 0.06), y = -0.4 - (s * -0.05 + c * 0.06);
        double[] expected = {x, y, 0};
        for (int j = 0; j < 3; j++) {
            double seen = 0; // from the shank
            for (int i = 0; i < 3; i++) {
                seen += shank[3 + 3 * i + j] * (foot[i] - shank[i]);
            }
            assertEquals(expected[j], seen, 1e-15);
        }
    }

    @Test
    void probesAreToldWithTheirPlaces() {
        Osims.Translated leg = Osims.translate(Leg.modern());
        assertTrue(leg.told().contains("  UmbergerProbe"), leg.told());
        assertTrue(leg.losses().all().stream()
                .allMatch(l -> l.at().line() > 0 && !l.path().isEmpty()));
    }

    @Test
    void aLockedCoordinateStays() {
        Osims.Translated leg = Osims.translate(Leg.modern().replace("<locked>false</locked>", "<locked>true</locked>"));
        assertTrue(leg.posed().model.constraints().containsKey("ankle_angle-lock"));
    }

    @Test
    void defaultsOfAClassFillWhatIsMissing() {
        String text = Leg.modern()
                .replace(
                        "<Model name=\"leg\">",
                        "<Model name=\"leg\"><defaults><PinJoint name=\"default\"><coordinates>"
                                + "<Coordinate name=\"other\"/></coordinates></PinJoint><Body name=\"default\"><mass>7</mass></Body>"
                                + "</defaults>")
                .replace("<mass>1</mass>", "");
        PosedModel m = Osims.translate(text).posed();
        assertEquals(
                7,
                m.model.bodies().stream()
                        .filter(b -> b.name().equals("foot"))
                        .findFirst()
                        .orElseThrow()
                        .mass());
        assertTrue(m.coordinates().contains("ankle_angle"), "a joint that has its own coordinate keeps it");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/bodyset/shank</socket_parent>|/bodyset/shnk</socket_parent>|did you mean 'shank'",
                "<mass>1</mass>|<mass>NaN</mass>|must be a finite number",
                "<mass>1</mass>|<mass>one</mass>|is not a number",
                "<locked>false</locked>|<locked>perhaps</locked>|must be true or false",
                "<translation>0 -0.4 0</translation>|<translation>0 -0.4</translation>|needs 3 numbers",
                "<x>-2 -1 0 1</x>|<x>-2 -1 -3 1</x>|must increase",
                "<coordinate>knee_angle</coordinate>|<coordinate>knee_angel</coordinate>|did you mean 'knee_angle'",
                "<Model name=\"leg\">|<Modell name=\"leg\">|there is no Model",
                "name=\"shank\">|name=\"foot\">|another body is called 'foot'",
            })
    void mistakesGetALineAndAWayOut(String good, String bad, String message) {
        String text = Leg.modern();
        assertTrue(text.contains(good), good);
        String wrong =
                text.replace(good, bad).replace("</Model>", bad.startsWith("<Modell") ? "</Modell>" : "</Model>");
        DocumentException e = assertThrows(
                DocumentException.class, () -> Osims.translate(wrong).read());
        assertTrue(e.getMessage().contains(message), e.getMessage());
        assertTrue(e.getMessage().matches("(?s).*model\\.osim:\\d+.*"), e.getMessage());
    }

    @Test
    void framesInACircleAreRefused() {
        String text = Leg.modern()
                .replace("<socket_parent>/bodyset/shank</socket_parent>", "<socket_parent>foot_offset</socket_parent>")
                .replace("<socket_parent>/bodyset/foot</socket_parent>", "<socket_parent>shank_offset</socket_parent>");
        DocumentException e = assertThrows(DocumentException.class, () -> Osims.translate(text));
        assertTrue(e.getMessage().contains("in a circle"), e.getMessage());
    }

    @Test
    void whatIsUnknownIsToldAndNothingElse() {
        Osims.Translated t = Osims.translate(Leg.modern()
                .replace("<objects><Thelen2003Muscle", "<objects><MagicForce name=\"m\"/><Thelen2003Muscle")
                .replace("</Model>", "<ComponentSet><objects><Widget name=\"w\"/></objects></ComponentSet></Model>"));
        assertTrue(t.told().contains("! MagicForce: this kind of force is not known"), t.told());
        assertTrue(t.told().contains("! Widget: this component is not known"), t.told());
        t.read();
    }

    @Test
    void namesThatTheFileCannotHaveAreChangedAndTold() {
        Osims.Translated t = Osims.translate(
                Leg.modern().replace("\"gastroc\"", "\"ankle\"").replace("name=\"R.Heel\"", "name=\"R. Heel\""));
        PosedModel m = t.posed();
        assertTrue(
                m.model.forces().containsKey("ankle-force"),
                m.model.forces().keySet().toString());
        assertTrue(t.told().contains("is called 'ankle-force' here"), t.told());
        assertTrue(m.model.markers().containsKey("R. Heel"));
    }

    @Test
    void setFilesBesideTheModelAreMissedWithAWord() {
        Osims.Translated t = Osims.translate(Leg.modern().replace("<MarkerSet>", "<MarkerSet file=\"markers.xml\">"));
        assertTrue(t.told().contains("! MarkerSet: the file 'markers.xml' is not beside the model"), t.told());
        Osims.Translated out =
                Osims.translate(Leg.modern().replace("<MarkerSet>", "<MarkerSet file=\"../../etc/x.xml\">"));
        assertTrue(out.told().contains("! MarkerSet: the file"), out.told());
        assertFalse(out.posed().model.markers().isEmpty());
    }
}
