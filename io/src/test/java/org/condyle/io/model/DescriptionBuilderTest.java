package org.condyle.io.model;

import static org.condyle.io.model.build.Keys.formula;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DescriptionBuilderTest {
    /** What a builder says, with the line of this file in place of its number. */
    private static String refusal(Consumer<DescriptionBuilder> wrong) {
        DescriptionBuilder builder = Description.builder("m");
        DocumentException e = assertThrows(DocumentException.class, () -> wrong.accept(builder));
        Problem first = e.problems().sorted().get(0);
        assertEquals("DescriptionBuilderTest.java", first.file(), e.getMessage());
        int here = Arrays.stream(e.getStackTrace())
                .filter(f -> "DescriptionBuilderTest.java".equals(f.getFileName()))
                .findFirst()
                .orElseThrow()
                .getLineNumber();
        assertTrue(Math.abs(first.line() - here) <= 3, e.getMessage() + " thrown at line " + here);
        return String.valueOf(e.getMessage()).replaceAll("\\.java:[0-9]+", ".java:N");
    }

    private static final String HERE = "DescriptionBuilderTest.java:N: ";

    @Test
    void wrongKeysAndKindsAreRefusedWithTheLineOfJava() {
        assertEquals(
                HERE + "bodies.leg: unknown key 'mas'; did you mean 'mass'?",
                refusal(m -> m.body("leg", b -> b.set("mas", 4, "kg"))));
        assertEquals(
                HERE + "forces.tissue: unknown key 'stifness'; did you mean 'stiffness'?",
                refusal(m ->
                        m.force("tissue", "spring", f -> f.set("on", "knee").set("stifness", 1.5))));
        assertEquals(
                HERE + "joints.knee.type: there is no joint type 'pim'; did you mean 'pin'?",
                refusal(m -> m.joint("knee", "pim", j -> j.set("child", "leg"))));
        assertEquals(
                HERE + "joints.knee.type: there is no joint type 'hinge'; a hinge is type: pin",
                refusal(m -> m.joint("knee", "hinge", j -> j.set("child", "leg"))));
        assertEquals(
                HERE + "unknown key 'bodys'; did you mean 'bodies'?",
                refusal(m -> m.named("bodys", "leg", b -> b.set("mass", 4))));
        assertEquals(
                HERE + "run.integrator: must be one of",
                refusal(m -> m.run(r -> r.set("integrator", "dopri6"))).substring(0, HERE.length() + 30));
        assertEquals(
                HERE + "bodies.leg.mass: must be a quantity in kg, found a list",
                refusal(m -> m.body("leg", b -> b.list("mass", 1, 2))));
        assertEquals(
                HERE + "bodies.leg.mass: must be a quantity in kg, found a mapping",
                refusal(m -> m.body("leg", b -> b.part("mass", p -> p.set("value", 1)))));
        assertEquals(
                HERE + "events.end.stop: must be true or false, was 'yes'",
                refusal(m -> m.event("end", e -> e.set("stop", "yes"))));
        assertEquals(
                HERE + "forces.acl.between.0: unknown key 'onn'; did you mean 'on'?",
                refusal(m -> m.force("acl", "ligament", f -> f.item("between", p -> p.set("onn", "femur")))));
        assertEquals(
                HERE + "cases.slow.run: unknown key 'untl'; did you mean 'until'?",
                refusal(m -> m.inCase("slow", c -> c.run(r -> r.set("untl", 3)))));
        assertEquals(
                HERE + "bodies: name 'a.b' has a dot or a space at its ends",
                refusal(m -> m.body("a.b", b -> b.set("mass", 1))));
    }

    @Test
    void whatIsMissingIsToldWhereThePartEnds() {
        assertEquals(
                HERE + "joints.knee: missing key 'child' (the name of a body): the child body",
                refusal(m -> m.joint("knee", "pin", j -> {})));
        assertEquals(
                HERE + "forces.x: missing key 'type' (one of",
                refusal(m -> m.force("x", f -> {})).substring(0, HERE.length() + 36));
    }

    @Test
    void nothingIsGivenTwice() {
        assertEquals(
                HERE + "bodies.leg: 'mass' is given twice, first at DescriptionBuilderTest.java:N",
                refusal(m -> m.body("leg", b -> b.set("mass", 1).set("mass", 2))));
        assertEquals(
                HERE + "bodies: 'leg' is given twice, first at DescriptionBuilderTest.java:N",
                refusal(m -> m.body("leg", b -> {}).body("leg", b -> {})));
    }

    @Test
    void numbersAndTextsThatNoFileCanHaveAreRefused() {
        assertEquals(HERE + "a number must be finite, was NaN", refusal(m -> m.parameter("p", Double.NaN)));
        assertEquals(
                HERE + "a number must be finite, was Infinity",
                refusal(m -> m.list("gravity", 0, Double.POSITIVE_INFINITY, 0)));
        assertTrue(refusal(m -> m.title("bell \u0007")).endsWith("contains the character U+0007; remove it"));
        assertTrue(refusal(m -> m.title("half \ud800")).endsWith("contains the character U+D800; remove it"));
        assertEquals(HERE + "a key must not be empty", refusal(m -> m.parameter("", 1)));
        assertEquals(
                HERE + "a value must be a number, a text, true or false, or a list or map of these; found a Object",
                refusal(m -> m.value("gravity", new Object())));
    }

    private static DescriptionBuilder leg() {
        return Description.builder("leg")
                .parameter("heavy", 4, "kg")
                .body("leg", b -> b.set("mass", formula("heavy")).part("inertia", i -> i.set("zz", 0.13)))
                .joint("knee", "pin", j -> j.set("child", "leg"))
                .run(r -> r.set("until", 1));
    }

    @Test
    void unitsAndNamesAreCheckedOnCompilingWithTheLineOfJava() {
        Description wrong = leg().force(
                        "tissue", "spring", f -> f.set("on", "kne").set("stiffness", 1.5, "N"))
                .build();
        String told = String.valueOf(
                assertThrows(DocumentException.class, wrong::compile).getMessage());
        assertTrue(told.startsWith("DescriptionBuilderTest.java:"), told);
        assertTrue(told.contains("forces.tissue.on: there is no") && told.contains("did you mean 'knee'?"), told);
    }

    @Test
    void builtDescriptionsDoNotChangeWithTheirBuilder() {
        DescriptionBuilder builder = leg();
        Description before = builder.build();
        builder.title("later");
        assertEquals("", before.compile().title());
        assertEquals("later", builder.build().compile().title());
        assertThrows(IllegalStateException.class, () -> builder.inCase("x", DescriptionBuilder::build));
    }

    @Test
    void changesAreLaidOverAnyDescription() {
        Description knee = Library.find("knee/planar")
                .with(c -> c.parameter("A", 60, "N").force("ACL", f -> f.set("stiffness", 20e6)));
        assertEquals("60 N", knee.document().find("parameters.A").orElseThrow().text());
        assertEquals(
                "2e7",
                knee.document().find("forces.ACL.stiffness").orElseThrow().text());
        assertEquals(
                "27.5 mm",
                knee.document().find("forces.ACL.slack-length").orElseThrow().text());
        DocumentException e = assertThrows(
                DocumentException.class,
                () -> Library.find("knee/planar").with(c -> c.part("forces", f -> f.without("ALC"))));
        assertTrue(String.valueOf(e.getMessage()).contains("there is no key 'ALC' to remove"), e.getMessage());
    }

    @Test
    void theYamlReadsAsOneWouldWriteIt() {
        assertEquals("""
                condyle: 1
                parameters:
                  heavy: 4 kg
                bodies:
                  leg: {mass: = heavy, inertia: {zz: 0.13}}
                joints:
                  knee: {type: pin, child: leg}
                run:
                  until: 1
                """, leg().build().yaml());
    }

    @Test
    void filesAreLookedForInTheFolder(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("push.csv"), "time,f\n0,0\n1,2\n");
        Description d = leg().folder(folder)
                .named("inputs", "push", i -> i.set("file", "push.csv").set("column", "f"))
                .build();
        assertEquals(Map.of(), d.compile().formulas());
        assertTrue(d.json(true).contains("\"push.csv\": {"), d.json(true));
    }

    @Test
    void generalValuesAreThoseOfFiles() {
        Entry tree = leg().value("notes", List.of("a", "b: c"))
                .value("picture", Map.of("y", List.of("knee.angle")))
                .build()
                .document()
                .root();
        assertEquals("b: c", tree.find("notes.1").orElseThrow().text());
        assertEquals("knee.angle", tree.find("picture.y.0").orElseThrow().text());
    }
}
