package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.Verdict;
import org.condyle.simulate.Episode;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Recording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What outputs and claims can say of contacts and of the energy they take. */
class ContactOutputsTest {
    /** Two bounces of one ball, and a second ball that lies on the floor and stays there. */
    private static final String BALLS = """
            condyle: 1
            title: Two balls
            bodies:
              ball:  {mass: 1 kg, shape: {sphere: {radius: 10 cm}}, at: [0, 1.1 m, 0]}
              other: {mass: 1 kg, shape: {sphere: {radius: 10 cm}}, at: [1 m, 11 cm, 0]}
            surfaces: {floor: {shape: {half-space: {normal: y}}}}
            contacts:
              bounce: {between: [ball, floor], law: hunt-crossley, restitution: 0.8, stiffness: 1.4e8 N/m^1.5}
              rest:   {between: [other, floor], law: kelvin-voigt, stiffness: 10 kN/m, damping: 180 N*s/m}
            events: {top: {when: = ball.vy, direction: falling}}
            run: {until: 1.5 s, accuracy: 1e-10}
            """;

    private static Experiment read(String text) {
        return new Experiment(
                Description.of("m.yaml", Document.parse("m.yaml", text), text).compile());
    }

    private static RunResult run(String more) {
        return run(BALLS, more);
    }

    private static RunResult run(String model, String more) {
        RunResult r = read(model + more).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    private static String refused(String model, String output) {
        return assertThrows(DocumentException.class, () -> read(model + "outputs: {x: \"" + output + "\"}\n"))
                .problems()
                .render();
    }

    /** Not -0.0, which reads as if it parted. */
    @Test
    void whatTouchesAlreadyHasNoImpactSpeed() {
        RunResult r = run(BALLS.replace("11 cm, 0]", "9 cm, 0]"), "outputs: {x: first(rest).impactSpeed}\n");
        assertEquals(0L, Double.doubleToRawLongBits(r.outputs().get("x")));
    }

    @Test
    void everyResultOfAContactIsTheOneOfTheEpisodeWithItsUnit() {
        RunResult r = run("""
                outputs:
                  start: contact(bounce, 2).start
                  end: contact(bounce, 2).end
                  duration: contact(bounce, 2).duration
                  speed: contact(bounce, 2).impactSpeed
                  depth: contact(bounce, 2).maxDepth
                  force: contact(bounce, 2).maxForce
                  restitution: contact(bounce, 2).restitution
                  lost: contact(bounce, 2).dissipated
                  all: count(contacts)
                  bounces: count(bounce)
                  tops: count(top)
                """);
        List<Episode> bounces = r.outcome().contacts().stream()
                .filter(e -> e.pair().equals("bounce"))
                .toList();
        assertEquals(2, bounces.size());
        Episode e = bounces.get(1);
        Map<String, Double> x = r.outputs();
        assertEquals(e.start(), x.get("start"));
        assertEquals(e.end(), x.get("end"));
        assertEquals(e.end() - e.start(), x.get("duration"));
        assertEquals(e.impactSpeed(), x.get("speed"));
        assertEquals(e.maxDepth(), x.get("depth"));
        assertEquals(e.maxForce(), x.get("force"));
        assertEquals(e.restitution(), x.get("restitution"));
        assertEquals(e.dissipated(), x.get("lost"));
        assertEquals(3, x.get("all"));
        assertEquals(2, x.get("bounces"));
        assertEquals(1, x.get("tops"));
        assertEquals(
                Map.of(
                        "start",
                        "s",
                        "end",
                        "s",
                        "duration",
                        "s",
                        "speed",
                        "m/s",
                        "depth",
                        "m",
                        "force",
                        "N",
                        "restitution",
                        "",
                        "lost",
                        "J",
                        "all",
                        "",
                        "bounces",
                        ""),
                without(r.outputUnits(), "tops"));
        assertTrue(r.outcome().ledger().totalDissipated() > 0);
    }

    private static Map<String, String> without(Map<String, String> all, String name) {
        Map<String, String> rest = new java.util.LinkedHashMap<>(all);
        rest.remove(name);
        return rest;
    }

    @Test
    void contactsCountInTheOrderOfTouchingAndMixWithOrdinaryFormulas() {
        RunResult r = run("""
                outputs:
                  first: first(contacts).start
                  last: last(contacts).start
                  ratio: last(bounce).impactSpeed/first(bounce).impactSpeed - first(bounce).restitution
                  again: "max(first(bounce).maxForce, contact(bounce, count(bounce)).maxForce)/1 kN"
                  before: value(ball.vy, at=first(bounce).start - 0.1 s)
                  later: value(ball.vy, at=last + 10 s)
                  minus: -last(ball.vy)
                  less: 1-last(ball.vy)/1 m/s
                """);
        List<Episode> all = r.outcome().contacts();
        assertEquals("rest", all.get(0).pair()); // it ends last, but began first
        assertEquals(all.get(0).start(), r.outputs().get("first"));
        assertEquals(Math.sqrt(2 * 0.01 / 9.81), r.outputs().get("first"), 1e-9);
        assertEquals(all.get(2).start(), r.outputs().get("last"));
        assertEquals(0, r.outputs().get("ratio"), 1e-3); // what leaves comes back, but for gravity in the contact
        assertEquals(all.get(1).maxForce() / 1e3, r.outputs().get("again"), 1e-12);
        assertEquals(-9.81 * (all.get(1).start() - 0.1), r.outputs().get("before"), 1e-9);
        assertEquals(1 + r.outputs().get("minus"), r.outputs().get("less")); // a minus before a function is no letter
        assertEquals(List.of(), r.warnings()); // that an instant is late is not known before the run
    }

    @Test
    void theLedgerTellsWhatEachContactLost() {
        RunResult r = run("""
                outputs:
                  bounces: contact(bounce, 1).dissipated + contact(bounce, 2).dissipated
                  bounce: dissipated(bounce)
                  both: dissipated(bounce) + dissipated(rest)
                  total: ledger.dissipated
                claims:
                  closed: {says: the ledger closes, test: "abs(ledger.residual) < 1e-6 J"}
                  relative: {says: the ledger closes, test: "abs(ledger.relativeResidual) < 1e-7"}
                """);
        Map<String, Double> x = r.outputs();
        assertEquals(x.get("bounces"), x.get("bounce"), 1e-12);
        assertEquals(x.get("total"), x.get("both"), 1e-12);
        assertTrue(x.get("bounce") > 1);
        assertTrue(r.asExpected(), () -> r.verdicts().toString());
        assertEquals("J", r.outputUnits().get("total"));
    }

    @Test
    void anElasticContactHasLostNothing() {
        RunResult r = run(
                BALLS.replace("hunt-crossley, restitution: 0.8", "hertz"),
                "outputs: {lost: dissipated(bounce), first: contact(bounce).dissipated}\n");
        assertEquals(0, r.outputs().get("lost"));
        assertEquals(0, r.outputs().get("first"));
    }

    @Test
    void aContactThatDidNotHappenMakesTheClaimSayHowManyThereWere() {
        RunResult r = run("""
                outputs: {fifth: "contact(bounce, 5).restitution"}
                claims:
                  fifth: {says: it bounces on, test: "fifth > 0.5"}
                  right: {says: it gets slower, test: "0.1 m/s < contact(contacts, 9).impactSpeed"}
                  open: {says: it parts, test: "last(rest).restitution < 1", expected: contradicted, because: it lies}
                  zero: {says: none, test: "contact(bounce, count(bounce) - 2).start > 0 s"}
                  good: {says: it slows down, test: "last(bounce).impactSpeed < first(bounce).impactSpeed"}
                """);
        assertTrue(Double.isNaN(r.outputs().get("fifth")));
        String why = "contact(bounce, 5).restitution is not a number: 'bounce' touched 2 times";
        assertTrue(r.warnings().contains(why), () -> r.warnings().toString());
        Verdict fifth = r.verdicts().get(0);
        assertTrue(Double.isNaN(fifth.value()));
        assertFalse(fifth.holds() || fifth.asExpected());
        assertEquals(why, fifth.because());
        assertEquals(
                "contact(contacts, 9).impactSpeed is not a number: there were 3 contacts",
                r.verdicts().get(1).because());
        Verdict open = r.verdicts().get(2);
        assertTrue(open.asExpected());
        assertTrue(open.because().startsWith("it lies; last(rest).restitution is not a number: 'rest', which touched"));
        assertTrue(open.because().endsWith("was still touching at the end of the run"), open.because());
        assertEquals(
                "contact(bounce, count(bounce) - 2).start is not a number: 'bounce' touched 2 times",
                r.verdicts().get(3).because());
        assertTrue(r.verdicts().get(4).holds());
        assertEquals("", r.verdicts().get(4).because());
    }

    /** A patch has no place left at the instant of parting; touch and parting have rows of their own. */
    @ParameterizedTest
    @CsvSource({"200, true", "200, false", "1000, false", "5000, false"})
    void aMeshThatBouncesHasARestitutionToo(int faces, boolean smooth) {
        RunResult r =
                run("""
                condyle: 1
                title: Meshed ball
                bodies: {ball: {mass: 1 kg, at: [0, 0.2 m, 0], inertia: {xx: 4e-3, yy: 4e-3, zz: 4e-3}}}
                surfaces:
                  skin:  {on: ball, shape: {mesh: {of: {sphere: {radius: 0.1 m}}, faces: FACES, smooth: SMOOTH}}}
                  floor: {shape: {half-space: {normal: y}}}
                contacts: {bounce: {between: [skin, floor], law: foundation, stiffness: 5e7 Pa/m}}
                run: {until: 0.2 s, integrator: dopri5, accuracy: 1e-9}
                """.replace("FACES", Integer.toString(faces)).replace("SMOOTH", Boolean.toString(smooth)), """
                outputs:
                  restitution: first(bounce).restitution
                  before: value(ball.vy, at=first(bounce).start)
                  after: value(ball.vy, at=first(bounce).end)
                """);
        assertEquals(1, r.outputs().get("restitution"), 1e-5);
        assertEquals(-r.outputs().get("before"), r.outputs().get("after"), 1e-5);
        assertEquals(r.outcome().contacts().get(0).impactSpeed(), -r.outputs().get("before"), 1e-12);
    }

    /** A force that pulls the ball off makes it part faster than it came: that is no restitution of the contact. */
    @Test
    void whatIsDrivenApartHasASpeedButNoRestitution() {
        RunResult r = run(BALLS.replace("hunt-crossley, restitution: 0.8", "hertz"), """
                forces: {pull: {type: force, on: ball, value: [0, "= if(t > 0.452 s, 9 kN, 0 N)", 0]}}
                outputs:
                  before: first(bounce).impactSpeed
                  after: first(bounce).speedAfter
                  restitution: first(bounce).restitution
                """);
        assertTrue(r.outputs().get("after") > 1.01 * r.outputs().get("before"), r.outputs()::toString);
        assertEquals(Double.NaN, r.outputs().get("restitution"));
        assertTrue(
                r.allWarnings().toString().contains("first(bounce).restitution is not a number"),
                r.allWarnings()::toString);
    }

    /** The second ball falls 1 cm and then lies at x = 1 m; its centre of pressure is nowhere before, not at the origin. */
    @ParameterizedTest
    @ValueSource(strings = {"compliant", "impulsive"})
    void aCentreOfPressureHasGapsThatFunctionsSkip(String treatment) {
        RunResult r = run(
                BALLS.replace("run: {", "run: {contact: " + treatment + ", ")
                        .replace("damping: 180 N*s/m", "damping: 180 N*s/m, impact: 0"),
                """
                record: [rest.x, rest.other.y, place, bounce.x]
                formulas: {place: rest.x}
                outputs:
                  first: first(rest.x)
                  last: last(rest.x)
                  least: min(rest.x)
                  most: max(rest.x + 1 m)
                  mean: mean(rest.x)
                  rms: rms(rest.x, from=0.01 s)
                  range: range(rest.x, to=time(top))
                  before: value(rest.x, at=0.01 s)
                  touched: first(rest).start
                  lying: integral(rest.x)
                """);
        Recording rows = r.recording();
        double[] x = rows.column("rest.x");
        assertEquals(Double.NaN, x[0]);
        assertEquals(1, x[x.length - 1], 1e-12);
        assertEquals(Double.NaN, rows.column("place")[0]);
        assertEquals(1, rows.min("place"), 1e-12);
        for (String name : List.of("first", "last", "least", "mean", "rms")) {
            assertEquals(1, r.outputs().get(name), 1e-9, name);
        }
        assertEquals(2, r.outputs().get("most"), 1e-12);
        assertEquals(0, r.outputs().get("range"), 1e-12);
        assertEquals(Double.NaN, r.outputs().get("before"));
        assertEquals(1.5 - r.outputs().get("touched"), r.outputs().get("lying"), 0.02);
        assertTrue(
                r.allWarnings()
                        .toString()
                        .contains("value(rest.x, at=0.01 s) is not a number: nothing presses at that time"),
                r.allWarnings()::toString);
        assertTrue(
                r.allWarnings().stream()
                        .anyMatch(w -> w.matches(
                                "first\\(rest\\.x\\) is the value at t = [0-9.]+ s: nothing presses before" + " that")),
                r.allWarnings()::toString);
        assertTrue(r.allWarnings().stream().noneMatch(w -> w.startsWith("last")), "it presses at the end");
    }

    /** A formula that is not a number for another reason is no gap: nothing may pass because of what was left out. */
    @Test
    void otherNumbersThatAreNoneAreNotSkipped() {
        RunResult r = run("""
                record: [ball.y]
                outputs: {most: "max(sqrt(ball.y - 0.5 m))", mean: "mean(sqrt(ball.y - 0.5 m))"}
                claims: {low: {says: it is low, test: most < 100, expected: contradicted, because: it is not a number}}
                """);
        assertEquals(Double.NaN, r.outputs().get("most"));
        assertEquals(Double.NaN, r.outputs().get("mean"));
        assertFalse(r.verdicts().get(0).holds());
    }

    /** At the very instant of touching, the gap can be zero to the last bit. */
    @Test
    void aMeshThatIsDrivenOntoTheFloorTouchesInTime() {
        RunResult r = run("""
                condyle: 1
                title: Pressed mesh
                gravity: none
                bodies: {block: {mass: 1 kg}}
                joints: {stamp: {type: slider, axis: y, child: block}}
                constraints: {press: {type: drive, coordinate: stamp.position, value: = 11 mm - 1 mm/s*t}}
                surfaces:
                  skin:  {on: block, shape: {mesh: {of: {box: {size: [2 cm, 2 cm, 2 cm]}}, faces: 48, smooth: false}}}
                  floor: {shape: {half-space: {normal: y}}}
                contacts: {rest: {between: [skin, floor], law: foundation, stiffness: 1e8 Pa/m}}
                initial: {stamp: {position: 11 mm}}
                run: {until: 2 s}
                """, """
                outputs: {touch: first(rest).start, force: last(rest.force)}
                """);
        assertEquals(1, r.outputs().get("touch"), 1e-9);
        assertEquals(1e8 * 4e-4 * 1e-3, r.outputs().get("force"), 1e-6);
    }

    @Test
    void whereNothingTouchesNothingIsCounted() {
        RunResult r = run(
                BALLS.replace("until: 1.5 s", "until: 1 ms"),
                "outputs: {n: count(contacts), bounces: count(bounce), e: last(bounce).end, f: first(contacts).end}\n");
        assertEquals(0, r.outputs().get("n"));
        assertEquals(0, r.outputs().get("bounces"));
        assertTrue(
                Double.isNaN(r.outputs().get("e")) && Double.isNaN(r.outputs().get("f")));
        assertTrue(r.warnings().contains("last(bounce).end is not a number: 'bounce' never touched"));
        assertTrue(r.warnings().contains("first(contacts).end is not a number: there was no contact"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            first(contacts).restitutoin | 'restitutoin' is not a result of a contact; did you mean 'restitution'?
            first(contacts).weight | 'weight' is not a result of a contact
            contact(bonce, 1).start | there is no contact 'bonce'; did you mean 'bounce'?
            first(ball.y).start | there is no contact 'ball.y'; known contacts: bounce, rest
            count(bonce) | there is no event or contact 'bonce'; did you mean 'bounce'?
            count(tip) | there is no event or contact 'tip'; did you mean 'top'?
            first(bounce) | first(bounce) is a contact; use one of its results, such as first(bounce).restitution
            contact(bounce, 2) | contact(bounce, 2) is a contact; use one of its results
            max(bounce).maxForce | only first(), last() and contact() return a contact that has 'maxForce'
            first(bounce, 2).start | write first(PAIR), last(PAIR) or contact(PAIR, n)
            contact(bounce, 0).start | contact(bounce, 0): contacts are counted 1, 2, 3
            contact(bounce, 1.5).start | contact(bounce, 1.5): contacts are counted 1, 2, 3
            time(bounce, 2) | 'bounce' is a contact, not an event; contact(bounce, 1).start is the time at which it begins
            first(bounce).start + 1 m | '+' needs equal dimensions, has a time [s] and a length [m]
            value(ball.y, at=first(bonce).start) | there is no contact 'bonce'; did you mean 'bounce'?
            value(ball.y, at=first(bounce).maxForce) | a time [s] is needed
            dissipated(bonce) | there is no force or contact 'bonce'; did you mean 'bounce'?
            ledger(residual) | entries of the ledger are written with a dot: ledger.residual
            """)
    void slipsAreFoundBeforeTheRun(String output, String said) {
        String message = refused(BALLS, output);
        assertTrue(message.contains(said), message);
        assertTrue(message.contains("outputs.x"), message);
    }

    /** Columns from 1; the formula begins in column 15, after {@code outputs: {x: "}. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            2*last(ball.yy) | 22 | unknown name 'ball.yy'
            1 + max(abs(ball.y) + ball.yy, from=0.1 s) | 37 | unknown name 'ball.yy'
            max(1 m, value(ball.y, at=2*first(bonce).start)) | 49 | there is no contact 'bonce'
            max(ball.y, from=time(tip)) - 1 m | 37 | there is no event 'tip'
            value(ball.y, at=1 m) | 32 | a time [s] is needed
            1 s + contact(bounce, 1.5).start | 37 | contacts are counted 1, 2, 3
            1 + first(bounce).weight | 33 | 'weight' is not a result of a contact
            2 m + ball.y | 21 | 'ball.y' is a curve
            mean(ball.y, until=1 s) | 34 | 'until=1 s' is not an argument of mean()
            """)
    void slipsAreToldAtTheirColumn(String output, int column, String said) {
        String message = refused(BALLS, output);
        assertTrue(message.contains(":" + column + ": outputs.x: "), message);
        assertTrue(message.contains(said), message);
    }

    @Test
    void aUnitIsNoCallForTheOutputOfThatName() {
        RunResult r = run("outputs: {s: last(t) + 2 s}\n");
        assertEquals(3.5, r.outputs().get("s"), 1e-12);
    }

    @Test
    void aNameThatMeansTwoThingsIsRefused() {
        String event = refused(BALLS.replace("top:", "bounce:"), "count(bounce)");
        assertTrue(event.contains("'bounce' is the name of an event and of a contact; rename one of them"), event);
        String all = refused(BALLS.replace("rest:", "contacts:"), "first(contacts).end");
        assertTrue(all.contains("'contacts' means all contacts, but one contact has this name"), all);
        String none = refused(BALLS.replaceAll("(?s)contacts:.*(?=events:)", ""), "count(contacts)");
        assertTrue(none.contains("'contacts': this model has no contacts"), none);
    }
}
