package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.model.Description;
import org.condyle.io.results.Evidence;
import org.condyle.io.results.Ruling;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.Verdict;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;

/** A ball falls g t²/2 in a second; the source does not print g, nor from where it falls. */
class CannotBeJudgedTest {
    private static final String FALL = """
            condyle: 1
            plane: xy
            parameters: {g: 9.81 m/s^2, down: 0 m/s}
            bodies: {ball: {mass: 2 kg, inertia: {zz: 1 kg*m^2}}}
            initial: {ball: {velocity: [0, = -down]}}
            gravity: [0, = -g]
            run: {until: 1 s}
            outputs: {fallen: -last(ball.y)}
            claims:
              far:
                says: it falls more than 5 m
                test: fallen > 5 m
                over: {parameters.g: [9 m/s^2, 9.81 m/s^2, 10.5 m/s^2], parameters.down: [0 m/s, 1 m/s]}
                expected: cannot be judged
                because: neither g nor the start is printed
            cases:
              thrown: {parameters: {down: 2 m/s}, claims: {far: ~}}
            """;

    private static RunResult run(String text, List<Map.Entry<String, String>> settings, Judging judging) {
        Document document = Document.parse("fall.yaml", text);
        CaseOutputs others =
                new CaseOutputs(name -> Description.of("fall", document, text).compile(name, settings), Judging.ALONE);
        return new Experiment(
                        Description.of("fall", document, text).compile("", settings),
                        RunRequest.AS_IN_FILE.withJudging(judging))
                .run("", Listener.NONE, null, others::of);
    }

    private static Verdict judged(String text) {
        return run(text, List.of(), Judging.UNLESS_CHANGED).verdicts().get(0);
    }

    private static String refused(String text) {
        return String.valueOf(
                assertThrows(DocumentException.class, () -> judged(text)).getMessage());
    }

    @Test
    void bothSidesMustOccurAmongTheRuns() {
        Verdict v = judged(FALL);
        assertEquals(Ruling.CANNOT_BE_JUDGED, v.ruling());
        assertTrue(v.asExpected());
        assertFalse(v.holds());
        assertEquals(6, v.evidence().size());
        double[] closedForm = {4.5, 5.5, 4.905, 5.905, 5.25, 6.25};
        for (int i = 0; i < 6; i++) {
            Evidence e = v.evidence().get(i);
            assertEquals(closedForm[i], e.value(), 1e-12);
            assertEquals(closedForm[i] > 5, e.holds());
        }
        assertEquals("g = 9 m/s^2, down = 0 m/s", v.evidence().get(0).at());
        assertEquals("the test holds for 4 of 6 possibilities", v.told());
        assertEquals(4.905, v.value(), 1e-12, "of the run itself");
    }

    @Test
    void evidenceOnOneSideOnlyIsNotAsExpected() {
        Verdict above = judged(FALL.replace("> 5 m", "> 4 m"));
        assertEquals(Ruling.HOLDS, above.ruling());
        assertFalse(above.asExpected());
        Verdict below = judged(FALL.replace("> 5 m", "> 7 m"));
        assertEquals(Ruling.CONTRADICTED, below.ruling());
        assertFalse(below.asExpected());
    }

    /** After 1 s the ball is 4.5 m down with the least g and no push, so that it has not passed 5 m: no value, no evidence. */
    @Test
    void aRunWithoutAValueIsNoEvidence() {
        String passes = FALL.replace("run: {", "events: {passed: {when: = ball.y + 5 m, direction: falling}}\nrun: {")
                .replace("fallen > 5 m", "time(passed) < 0.95 s");
        Verdict v = judged(passes);
        assertTrue(v.evidence().stream().anyMatch(Evidence::holds));
        assertTrue(Double.isNaN(v.evidence().get(0).value()));
        assertEquals(Ruling.CONTRADICTED, v.ruling());
        assertFalse(v.asExpected());
    }

    /** What is claimed over a range must hold in all of it. */
    @Test
    void aClaimThatHoldsInPartOfTheRangeDoesNotHold() {
        Verdict v = judged(FALL.replace("expected: cannot be judged", "expected: holds"));
        assertEquals(Ruling.CANNOT_BE_JUDGED, v.ruling());
        assertFalse(v.asExpected());
        assertTrue(judged(FALL.replace("> 5 m", "> 4 m").replace("expected: cannot be judged", "expected: holds"))
                .asExpected());
    }

    @Test
    void readingsOfOneSentenceAreEvidenceToo() {
        String text = FALL.replace(
                        "test: fallen > 5 m", "readings: {in the end: fallen > 4 m, on average: fallen/2 > 4 m}")
                .replaceAll("    over:.*\n", "");
        Verdict v = judged(text);
        assertEquals(Ruling.CANNOT_BE_JUDGED, v.ruling());
        assertEquals(
                List.of("in the end", "on average"),
                v.evidence().stream().map(Evidence::at).toList());
        assertEquals(2.4525, v.value(), 1e-12, "the reading that fails");
        assertEquals("in the end: fallen > 4 m; on average: fallen/2 > 4 m", v.test());
        assertFalse(judged(text.replace("fallen/2 > 4 m", "fallen/2 > 1 m")).asExpected());
    }

    @Test
    void casesMayBeLeftOpen() {
        String text = FALL.replaceAll("    over:.*\n", "    over: {case: [slow, thrown]}\n")
                .replace(", claims: {far: ~}}", "}\n  slow: {parameters: {g: 8 m/s^2}}");
        Verdict v = judged(text);
        assertEquals(
                List.of("case slow", "case thrown"),
                v.evidence().stream().map(Evidence::at).toList());
        assertEquals(Ruling.CANNOT_BE_JUDGED, v.ruling());
        String absent = refused(text.replace("down: 2 m/s}}", "down: 2 m/s}, claims: {far: ~}}"));
        assertTrue(absent.contains("claims.far.over: at case thrown the claim does not exist"), absent);
    }

    @Test
    void badFilesAreRefusedAtTheirPlace() {
        String single = refused(FALL.replaceAll("    over:.*\n", ""));
        assertTrue(single.contains("fall.yaml:13:") && single.contains("one test is either true or false"), single);
        String reason = refused(FALL.replaceAll("    because:.*\n", ""));
        assertTrue(reason.contains("'because' must say in a sentence what the source leaves open"), reason);
        String both = refused(FALL.replace("test: fallen", "readings: {a: fallen > 1 m}\n    test: fallen"));
        assertTrue(both.contains("has a test and readings"), both);
        String none = refused(FALL.replaceAll("    test:.*\n", ""));
        assertTrue(none.contains("required key 'test' is missing"), none);
        String unknown = refused(FALL.replace("parameters.down: [", "parameters.dwon: ["));
        assertTrue(unknown.contains("there is no parameter 'dwon' in this model; did you mean 'down'?"), unknown);
        String pole = "forces: {pull: {type: force, on: ball, value: [0, \"= 1 N/(1.5 - down*1 s/m - t/(1 s))\"]}}\n";
        String early = refused(FALL.replace("gravity:", pole + "gravity:"));
        assertTrue(early.contains("claims.far.over: at g = 9 m/s^2, down = 1 m/s the run stopped early"), early);
    }

    @Test
    void settingsThatReachTheModelLeaveClaimsUnjudged() {
        List<Map.Entry<String, String>> changed = List.of(Map.entry("parameters.down", "1 m/s"));
        Verdict v = run(FALL, changed, Judging.UNLESS_CHANGED).verdicts().get(0);
        assertEquals(Ruling.NOT_JUDGED, v.ruling());
        assertTrue(v.asExpected());
        assertEquals("changed by --set parameters.down=1 m/s", v.because());
        assertEquals(5.905, v.value(), 1e-12, "what was measured is told");
        assertEquals(List.of(), v.evidence());
        assertEquals(
                Ruling.CANNOT_BE_JUDGED,
                run(FALL, changed, Judging.ALWAYS).verdicts().get(0).ruling());
    }

    @Test
    void accuracyAndTheClaimItselfMayBeSet() {
        List<Map.Entry<String, String>> harmless =
                List.of(Map.entry("run.accuracy", "1e-6"), Map.entry("record", "[ball.y]"));
        assertTrue(run(FALL, harmless, Judging.UNLESS_CHANGED).verdicts().get(0).is(Ruling.CANNOT_BE_JUDGED));
        List<Map.Entry<String, String>> own = List.of(
                Map.entry("parameters.g", "12 m/s^2"), Map.entry("claims.far", "{says: far, test: fallen > 5.9 m}"));
        assertEquals(
                Ruling.HOLDS,
                run(FALL, own, Judging.UNLESS_CHANGED).verdicts().get(0).ruling());
    }
}
