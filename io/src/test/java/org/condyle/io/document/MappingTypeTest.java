package org.condyle.io.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MappingTypeTest {
    static final String GOOD = """
            condyle: 1
            title: 2024
            parameters: {k: 1e5 N*m, torque: = sin(t)}
            bodies:
              arm: {mass: 2 kg, at: [= k, 0, 1 mm], axis: z, shape: {group: [{sphere: {radius: 1}}]}}
              hand: {axis: [0, 0, 1]}
              finger:
            forces:
              articulation: {type: spring, on: elbow, stiffness: = k}
              viscosity: {type: damper, on: elbow, damping: 3}
            contacts:
              a: {law: flores, restitution: 0.7}
              b: {exponent: 1.5}
              c:
            run: {until: 0.2 s}
            record: [elbow.angle]
            cases:
              fig4:
              fig8: {parameters: {k: 2, w: ~}, run: {steps: 5}, forces: {viscosity: {damping: 5}, articulation: null}}
            """;

    private static String problems(String text) {
        Problems problems = new Problems();
        Shapes.MODEL.read(Document.parse("m", text).root(), problems);
        return problems.render();
    }

    @Test
    void aGoodDocumentHasNoProblems() {
        assertEquals("", problems(GOOD));
    }

    @Test
    void valuesAreAskedForByKey() {
        Problems problems = new Problems();
        Part model = Shapes.MODEL.read(Document.parse("m", GOOD).root(), problems);
        problems.throwIfErrors();
        assertEquals(1, model.integer("condyle"));
        assertEquals("2024", model.text("title"));
        assertEquals(
                "= sin(t)",
                model.entry("parameters").child("torque").orElseThrow().text());

        List<String> seen = new ArrayList<>();
        model.each(
                "forces",
                (name, force) -> seen.add(name + " " + force.variant() + " "
                        + force.entry("damping").text() + " " + force.has("damping")));
        assertEquals(List.of("articulation spring 0 N*m*s false", "viscosity damper 3 true"), seen);

        List<String> laws = new ArrayList<>();
        model.each("contacts", (name, contact) -> laws.add(name + " " + contact.variant()));
        assertEquals(List.of("a flores", "b hertz", "c hertz"), laws);

        Part run = model.part("run");
        assertEquals(100, run.integer("steps"));
        assertFalse(run.flag("quiet"));
        assertEquals("run.steps", run.entry("steps").path());
        assertEquals("default of steps", run.entry("steps").at().toString());
        assertEquals(List.of("elbow.angle"), model.texts("record"));

        model.each("bodies", (name, body) -> {
            assertEquals(3, body.list("at").size());
            if (body.has("shape")) {
                Part ball = body.part("shape").parts("group").get(0).part("sphere");
                assertEquals("1", ball.entry("radius").text());
            }
        });
    }

    @Test
    void unknownAndMissingKeysAreFoundTogether() {
        assertEquals("""
                m:1:1: missing key 'condyle' (1): version of the format
                m:2:3: forces.a: missing key 'stiffness', such as 'stiffness: 1e5 N*m': moment per radian
                m:2:32: forces.a: unknown key 'stifness'; did you mean 'stiffness'?
                m:3:3: forces.b: missing key 'type' (one of spring, damper): which force this is
                m:4:13: forces.c.type: there is no force type 'sprng'; did you mean 'spring'?
                m:5:1: run: missing key 'until' (a quantity in s): end of the run
                m:5:7: run: unknown key 'colour'; known keys: until, steps, quiet""", problems("""
                forces:
                  a: {type: spring, on: elbow, stifness: 3}
                  b: {on: x}
                  c: {type: sprng}
                run: {colour: 3}
                """));
    }

    @Test
    void wrongFormsAreExplained() {
        String start = "condyle: 1\nrun: {until: 1}\n";
        assertEquals(
                "m:3:9: bodies: must be a mapping (name: a mapping (body)), found a list",
                problems(start + "bodies: [a]\n"));
        assertEquals(
                "m:4:3: bodies.a: must be a mapping (body), found 'mass:3'; is a space missing after ':'?",
                problems(start + "bodies: {a:\n  mass:3}\n"));
        assertEquals(
                "m:3:20: bodies.a.mass: must be a quantity in kg, found a list",
                problems(start + "bodies: {a: {mass: [1]}}\n"));
        assertEquals(
                "m:3:19: bodies.a.mass: must be a quantity in kg, found nothing",
                problems(start + "bodies: {a: {mass: }}\n"));
        assertEquals(
                "m:3:18: bodies.a.at: must have 3 items (each: quantity in m), has 2",
                problems(start + "bodies: {a: {at: [1, 2]}}\n"));
        assertEquals(
                "m:3:18: bodies.a.at: must be a list of 3 (each: quantity in m), found '5'; a vector is written [x, y, z]: [0, 5, 0] points along y",
                problems(start + "bodies: {a: {at: 5}}\n"));
        assertEquals(
                "m:3:20: bodies.a.axis: must be one of x, y, z, or a list of 3 (each: number), was 'w'",
                problems(start + "bodies: {a: {axis: w}}\n"));
        assertEquals(
                "m:3:20: bodies.a.axis: must be one of x, y, z, or a list of 3 (each: number), found a mapping",
                problems(start + "bodies: {a: {axis: {}}}\n"));
        assertEquals(
                "m:3:10: bodies: name 'a.b' has a dot or a space at its ends", problems(start + "bodies: {a.b: {}}\n"));
        assertEquals(
                "m:3:14: bodies.a.shape: one of sphere, group must be given",
                problems(start + "bodies: {a: {shape: {}}}\n"));
        assertEquals(
                "m:3:14: bodies.a.shape: only one of sphere, group can be given, not sphere and group",
                problems(start + "bodies: {a: {shape: {sphere: {radius: 1}, group: []}}}\n"));
        String run = "condyle: 1\nrun: {until: 1, ";
        assertEquals(
                "m:2:24: run.steps: must be a whole number from 1 to 1000, was '0'", problems(run + "steps: 0}\n"));
        assertEquals(
                "m:2:24: run.steps: must be a whole number from 1 to 1000, was '1.5'", problems(run + "steps: 1.5}\n"));
        assertEquals(
                "m:2:24: run.steps: must be a whole number from 1 to 1000, was '99999999999999999999'",
                problems(run + "steps: 99999999999999999999}\n"));
        assertEquals("m:2:24: run.quiet: must be true or false, was 'yes'", problems(run + "quiet: yes}\n"));
        assertEquals("m:2:6: run: must be a mapping (run), found nothing", problems("condyle: 1\nrun: ~\n"));
    }

    @Test
    void casesAreCheckedAsOverlays() {
        assertEquals("""
                m:4:20: cases.a.run.steps: must be a whole number from 1 to 1000, was 'x'
                m:5:20: cases.b.forces.f: unknown key 'dampin'; did you mean 'damping'?
                m:6:7: cases.c: unknown key 'paramters'; did you mean 'parameters'?""", problems("""
                condyle: 1
                run: {until: 1}
                cases:
                  a: {run: {steps: x}}
                  b: {forces: {f: {dampin: 3}}}
                  c: {paramters: {}}
                """));
    }

    @Test
    void askingTooEarlyIsAProblemOfTheDocument() {
        Problems problems = new Problems();
        Part model = Shapes.MODEL.read(
                Document.parse("m", "run: {steps: x}\nforces: {a: 1}").root(), problems);
        assertThrows(DocumentException.class, () -> model.integer("condyle"));
        assertThrows(DocumentException.class, () -> model.part("run").integer("steps"));
        assertThrows(DocumentException.class, () -> model.each("forces", (n, f) -> {}));
        assertThrows(IllegalArgumentException.class, () -> model.text("nonsense"));
    }

    @Test
    void damagedDocumentsGiveProblemsAndNothingElse() {
        long seed = 20261116;
        SplittableRandom random = new SplittableRandom(seed);
        String letters = "{}[]:,~ \n'\"&*<ax1-.#";
        for (int n = 0; n < 5000; n++) {
            StringBuilder text = new StringBuilder(GOOD);
            for (int i = random.nextInt(1, 4); i > 0; i--) {
                int at = random.nextInt(text.length());
                String piece = String.valueOf(letters.charAt(random.nextInt(letters.length())));
                text.replace(at, at + random.nextInt(4), random.nextBoolean() ? piece : "");
            }
            try {
                Document document = Document.parse("m", text.toString());
                Problems problems = new Problems();
                Part model = Shapes.MODEL.read(document.root(), problems);
                problems.throwIfErrors();
                model.each("forces", (name, force) -> force.entry("damping").text());
                model.entries("cases").values().forEach(document::merge);
            } catch (DocumentException expected) {
                assertTrue(expected.problems().hasErrors());
            } catch (RuntimeException | Error e) {
                throw new AssertionError("seed " + seed + ", text:\n" + text, e);
            }
        }
    }

    @Test
    void shapesRefuseNonsense() {
        MappingType shape = MappingType.mapping("s", "a shape").key("n", ValueType.integer(0, 5), "a number");
        assertThrows(IllegalArgumentException.class, () -> shape.key("m", ValueType.integer(0, 5), "another", "7"));
        assertThrows(IllegalArgumentException.class, () -> shape.key("n", ValueType.text(), "again"));
        assertThrows(IllegalArgumentException.class, () -> shape.exactlyOneOf("n", "m"));
        assertThrows(IllegalArgumentException.class, () -> shape.including(shape));
    }

    @Test
    void shapesExplainThemselves() {
        assertEquals("""
                forces.spring: linear spring about a joint
                  type               linear spring about a joint (spring; required)
                  on                 joint it acts about (the name of a joint; required)
                  stiffness          moment per radian (a quantity in N*m; required; such as 1e5 N*m)
                  damping            moment per rate (a quantity in N*m*s; default 0 N*m*s)
                """, Explain.of(Shapes.MODEL, "forces.spring"));
        assertEquals("""
                forces: what pushes on them
                  a mapping (name: a mapping (force, chosen by 'type'))
                  type: spring       linear spring about a joint
                  type: damper       linear damper about a joint
                """, Explain.of(Shapes.MODEL, "forces"));
        assertTrue(Explain.of(Shapes.MODEL, "").startsWith("model: a model file\n"));
        assertTrue(Explain.of(Shapes.MODEL, "bodies.shape.group.sphere.radius").contains("a quantity in m"));
        assertEquals(
                "explain forces.sprng: there is nothing called 'sprng' in forces; did you mean 'spring'?",
                assertThrows(DocumentException.class, () -> Explain.of(Shapes.MODEL, "forces.sprng"))
                        .getMessage());
    }

    @Test
    void aCaseThatChangesTheVariantTakesAwayWhatTheNewOneDoesNotHave() {
        String model = "condyle: 1\nrun: {until: 1}\ncontacts: {c: {law: flores, restitution: 0.5}}\n";
        assertEquals("", problems(model + "cases: {soft: {contacts: {c: {law: hertz, restitution: ~}}}}\n"));
        String kept = problems(model + "cases: {soft: {contacts: {c: {law: hertz, restitution: 1}}}}\n");
        assertTrue(kept.contains("must be ~, which removes it: 'hertz' has no such key"), kept);
        String none = problems(model + "cases: {soft: {contacts: {c: {law: hertz, restitutio: ~}}}}\n");
        assertTrue(none.contains("unknown key 'restitutio'"), none);
    }
}
