package org.condyle.io.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.junit.jupiter.api.Test;

class DocumentTest {
    private static final String ELBOW = """
            condyle: 1
            parameters:
              J:     5 kg*m^2            # forearm
              k:     1e5 N*m
            forces:
              articulation: {type: damaging-spring, on: elbow, stiffness: = k}
            run:     {until: 0.2 s}
            record:  [elbow.angle, "elbow.speed"]
            cases:
              fig4: {}
              fig8:
                parameters: {k: 1.03e5 N*m, w: 2}
                record: [elbow.angle]
                forces: {articulation: {on: ~}}
            """;

    private final Document elbow = Document.parse("elbow.yaml", ELBOW);

    private Entry at(Document document, String path) {
        return document.find(path).orElseThrow();
    }

    private static String message(org.junit.jupiter.api.function.Executable e) {
        return assertThrows(DocumentException.class, e).getMessage();
    }

    @Test
    void everyValueKnowsItsPathAndPlace() {
        Entry stiffness = at(elbow, "forces.articulation.stiffness");
        assertEquals("= k", stiffness.text());
        assertEquals("stiffness", stiffness.key());
        assertEquals("forces.articulation.stiffness", stiffness.path());
        assertEquals(new Position("elbow.yaml", 6, 52), stiffness.keyAt());
        assertEquals(new Position("elbow.yaml", 6, 63), stiffness.at());
        assertEquals("elbow.yaml:6:63: forces.articulation.stiffness: '= k'", stiffness.toString());
    }

    @Test
    void listsAndQuotesAreKept() {
        List<Entry> record = at(elbow, "record").items();
        assertEquals("record.1", record.get(1).path());
        assertEquals("elbow.speed", record.get(1).text());
        assertTrue(record.get(1).isQuoted());
        assertFalse(record.get(0).isQuoted());
        assertEquals(
                List.of("condyle", "parameters", "forces", "run", "record", "cases"),
                List.copyOf(elbow.root().children().keySet()));
    }

    @Test
    void wordsOfOldYamlStayWords() {
        Document d = Document.parse("m", "a: no\nb: on\nc: 0x10\nd: 1_000\ne: ~\nf:\ng: '~'\n");
        assertEquals("no", at(d, "a").text());
        assertEquals("0x10", at(d, "c").text());
        assertTrue(at(d, "e").isNull());
        assertTrue(at(d, "f").isNull());
        assertFalse(at(d, "g").isNull());
    }

    @Test
    void mergeKeysBringInWhatIsNotGiven() {
        Document d = Document.parse("m", """
                base: &base {a: 1, b: 2}
                more: &more {b: 3, c: 4}
                one: {<<: *base, b: 20}
                two: {<<: [*more, *base], a: 9}
                """);
        assertEquals("1", at(d, "one.a").text());
        assertEquals("20", at(d, "one.b").text());
        assertEquals("3", at(d, "two.b").text());
        assertEquals("9", at(d, "two.a").text());
        assertEquals("4", at(d, "two.c").text());
        assertEquals("two.c", at(d, "two.c").path());
        assertEquals(2, at(d, "two.c").keyAt().line());
    }

    @Test
    void setReplacesAndAdds() {
        Document d = elbow.with("run.until", "0.5").with("parameters.J", "30").with("run.contact-law.name", "flores");
        assertEquals("0.5", at(d, "run.until").text());
        assertEquals("flores", at(d, "run.contact-law.name").text());
        assertEquals("0.2 s", at(elbow, "run.until").text(), "the document itself is unchanged");
        assertEquals("--set run.until=0.5", at(d, "run.until").at().toString());
        Problems problems = new Problems();
        problems.error(Code.UNKNOWN_NAME, at(d, "run.until"), "too long");
        assertEquals("--set run.until=0.5: run.until: too long", problems.render());
    }

    @Test
    void setReachesListsAndTakesStructure() {
        Document d =
                elbow.with("record.0", "elbow.torque").with("record.2", "x").with("run.list", "[1, {a: 2}]");
        assertEquals("elbow.torque", at(d, "record.0").text());
        assertEquals("x", at(d, "record.2").text());
        assertEquals("2", at(d, "run.list.1.a").text());
    }

    @Test
    void setTakesAway() {
        assertTrue(elbow.with("run.until", "~").find("run.until").isEmpty());
        assertEquals(
                "--set run.untl=~: run: there is no key 'untl' to remove; did you mean 'until'?",
                message(() -> elbow.with("run.untl", "~")));
    }

    @Test
    void setReachesKeysWithDots() {
        Document d = Document.parse("m", "claims: {'fig.9': 1}");
        assertEquals(
                "claims.\"fig.9\"",
                d.root()
                        .child("claims")
                        .orElseThrow()
                        .child("fig.9")
                        .orElseThrow()
                        .path());
        assertEquals(
                "2", at(d.with("claims.\"fig.9\"", "2"), "claims.\"fig.9\"").text());
    }

    @Test
    void wrongPathsOfSetAreExplained() {
        assertEquals(
                "--set run.until.x=1: run.until: is the single value '0.2 s' (elbow.yaml:7:18) and has no 'x' inside",
                message(() -> elbow.with("run.until.x", "1")));
        assertEquals(
                "--set record.7=a: record: is a list of 2; its items are 0 to 1, or 2 to add one, not '7'",
                message(() -> elbow.with("record.7", "a")));
        assertEquals(
                "--set run..until=1: a path consists of keys separated by single dots, such as run.until=0.5",
                message(() -> elbow.with("run..until", "1")));
        assertEquals(
                "--set run.until=: there is no value after '='; write ~ to remove a key",
                message(() -> elbow.with("run.until", "")));
        assertTrue(message(() -> elbow.with("run.until", "[1, 2"))
                .startsWith("--set run.until=[1, 2: expected ',' or ']': the '[' is not closed"));
        assertTrue(message(() -> elbow.with("a" + ".a".repeat(500), "1")).contains("too many steps"));
    }

    @Test
    void aCaseIsLaidOver() {
        Document d = elbow.merge(at(elbow, "cases.fig8"));
        assertEquals("1.03e5 N*m", at(d, "parameters.k").text());
        assertEquals("5 kg*m^2", at(d, "parameters.J").text());
        assertEquals("2", at(d, "parameters.w").text());
        assertEquals("parameters.k", at(d, "parameters.k").path());
        assertEquals(12, at(d, "parameters.k").at().line(), "errors point at the case");
        assertEquals(1, at(d, "record").items().size());
        assertTrue(d.find("forces.articulation.on").isEmpty());
        assertEquals("= k", at(d, "forces.articulation.stiffness").text());
        assertEquals(
                "5 kg*m^2",
                at(elbow.merge(at(elbow, "cases.fig4")), "parameters.J").text());
    }

    @Test
    void aCaseThatTakesAwayNothingIsAMistake() {
        Document d = Document.parse(
                "m", "forces: {viscosity: 1}\ncases: {a: {forces: {viscocity: ~}}, b: 5, c: {x: {y: ~}}}");
        assertEquals(
                "m:2:22: forces: there is no key 'viscocity' to remove; did you mean 'viscosity'?",
                message(() -> d.merge(at(d, "cases.a"))));
        assertEquals(
                "m:2:41: cases.b: must be a mapping of keys to change, found '5'",
                message(() -> d.merge(at(d, "cases.b"))));
        assertEquals("m:2:52: x: there is no key 'y' to remove", message(() -> d.merge(at(d, "cases.c"))));
    }

    @Test
    void problemsAreSortedCappedAndCounted() {
        Problems problems = new Problems();
        for (int line = 62; line > 0; line--) {
            problems.add(Problem.error(Code.WRONG_FORM, new Position("m", line, 1), "a.b", "wrong"));
        }
        problems.add(Problem.error(Code.WRONG_FORM, new Position("m", 5, 1), "a.b", "wrong"));
        List<String> lines = problems.render().lines().toList();
        assertEquals("m:1:1: a.b: wrong", lines.get(0));
        assertEquals(51, lines.size());
        assertEquals("... and 12 more", lines.get(50));
        assertEquals("62 problems; nothing was run.", problems.footer());
        problems.add(Problem.warning(Code.NO_EFFECT, new Position("m", 5, 1), "", "odd"));
        assertEquals("62 problems, 1 warning; nothing was run.", problems.footer());
        Problems one = new Problems();
        one.add(Problem.warning(Code.NO_EFFECT, Position.in("m"), "x", "odd"));
        assertEquals("m: warning: x: odd", one.render());
        assertEquals("1 warning.", one.footer());
        one.throwIfErrors();
    }

    @Test
    void theNearestNameIsFound() {
        List<String> known = List.of("stiffness", "damping", "damage-viscosity", "on", "J", "k");
        assertEquals(
                "damage-viscosity",
                DidYouMean.nearest("damage-viscocity", known).orElseThrow());
        assertEquals("stiffness", DidYouMean.nearest("Stifness", known).orElseThrow());
        assertEquals("damping", DidYouMean.nearest("dmaping", known).orElseThrow());
        assertEquals("J", DidYouMean.nearest("j", known).orElseThrow());
        assertTrue(DidYouMean.nearest("w", known).isEmpty());
        assertTrue(DidYouMean.nearest("colour", known).isEmpty());
        assertTrue(DidYouMean.nearest("x".repeat(1_000_000), known).isEmpty());
    }
}
