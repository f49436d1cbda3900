package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Damage as a model file says it, and the two ways to run it. */
class DamageModelTest {
    /** A ligament that is pulled longer at an even speed. */
    private static final String LIGAMENT = """
            condyle: 1
            title: Ligament
            gravity: none
            bodies: {bone: {mass: 1 kg}}
            joints: {pull: {type: slider, child: bone}}
            constraints: {machine: {type: drive, coordinate: pull.position, value: = 0.03 m + 0.01 m/s*t}}
            forces:
              ligament: {type: damaging-spring, between: [ground, bone], stiffness: 1e5 N/m, rest: 30 mm, cohesion: 0.2 J, damage-viscosity: 2 J*s}
            run: {until: 0.8 s, accuracy: 1e-12}
            record: [ligament.soundness, ligament.tension, ligament.length]
            outputs:
              starts:    time(ligament.damage-starts)
              soundness: last(ligament.soundness)
              tension:   last(ligament.tension)
              ledger:    abs(ledger.relativeResidual)
            """;

    private static final String ELBOW = """
            condyle: 1
            title: Elbow
            gravity: none
            bodies: {forearm: {inertia: {zz: 5}}}
            joints: {elbow: {type: pin, child: forearm, limits: {lower: 0, upper: 180 deg, impact: {law: pseudopotential, dissipation: 20 kg*m^2}}}}
            forces:
              articulation: {type: damaging-spring, on: elbow, stiffness: 1.03e5 N*m, cohesion: 4.5e5 J, damage-viscosity: 100 J*s}
              viscosity: {type: damper, on: elbow, damping: 50 N*m*s}
            initial: {elbow: {speed: 500 rad/s}}
            run: {until: 0.02 s, contact: impulsive, accuracy: 1e-12}
            outputs: {soundness: last(articulation.soundness), touch: first(impacts).time}
            """;

    private static ModelFile read(String text, String... settings) {
        List<Map.Entry<String, String>> changes = new ArrayList<>();
        for (String s : settings) {
            changes.add(Map.entry(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1)));
        }
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile("", changes);
    }

    private static Map<String, Double> run(String text, String... settings) {
        RunResult r = new Experiment(read(text, settings)).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r.outputs();
    }

    @Test
    void ligamentThatIsPulledEvenlyDamagesAsTheClosedFormSays() {
        double k = 1e5, w = 0.2, c = 2, v = 0.01, end = 0.8;
        double starts = Math.sqrt(2 * w / k) / v;
        double beta = 1 + (w * (end - starts) - k * v * v * (Math.pow(end, 3) - Math.pow(starts, 3)) / 6) / c;
        Map<String, Double> r = run(LIGAMENT);
        assertEquals(starts, r.get("starts"), 1e-12);
        assertEquals(beta, r.get("soundness"), 1e-12);
        assertEquals(k * beta * v * end, r.get("tension"), 1e-9);
        assertEquals(0, r.get("ledger"), 1e-11);
    }

    @Test
    void sourceAndSoundnessComeFromTheFile() {
        Map<String, Double> r = run(
                LIGAMENT,
                "forces.ligament.stiffness=0 N/m",
                "forces.ligament.soundness=0.9",
                "forces.ligament.source== -0.2 J - 1 J*step(t - 0.3 s)");
        assertEquals(0.9 - 0.5 / 2, r.get("soundness"), 1e-8); // the jump of the formula is no event
    }

    private static final String SWING = """
            condyle: 1
            gravity: none
            bodies: {arm: {inertia: {zz: 5 kg*m^2}}}
            joints: {elbow: {type: pin, child: arm}}
            forces:
              tendon:
                type: damaging-spring
                on: elbow
                stiffness: 1e4 N*m
                cohesion: 1e4 J
                damage-viscosity: 1 J*s
                fatigue: {strength: 2000 J, exponent: 4, order: 2}
            initial: {elbow: {speed: = sqrt(2*800/5)*1 rad/s}}
            run: {until: 1 s, accuracy: 1e-11}
            outputs:
              D: last(tendon.fatigue)
              strokes: last(tendon.strokes)
              listed: count(tendon.stroke)
              second: time(tendon.stroke, 2)
              ledger: abs(ledger.relativeResidual)
            """;

    /** Half a period for each stroke of 800 J, of which the spring bears 39.0625. */
    @Test
    void everySwingIsAStroke() {
        Map<String, Double> r = run(SWING);
        double half = Math.PI * Math.sqrt(5 / 1e4);
        assertEquals(Math.floor(1 / half + 0.5), r.get("strokes"));
        assertEquals(r.get("strokes"), r.get("listed"));
        assertEquals(1.5 * half, r.get("second"), 1e-10);
        assertEquals(1 - Math.cbrt(1 - r.get("strokes") / 39.0625), r.get("D"), 1e-9);
    }

    @Test
    void strokesBelowTheEnduranceDoNothing() {
        assertEquals(0, run(SWING, "forces.tendon.fatigue.endurance=801 J").get("D"));
        assertEquals(0, run(SWING, "forces.tendon.fatigue.endurance=801 J").get("strokes"));
    }

    /** What heals between strokes brings energy in where a part of the spring is gone, and what tires takes it out. */
    @Test
    void tiringAndHealingAreInTheLedger() {
        Map<String, Double> r = run(
                SWING,
                "forces.tendon.cohesion=1000 J",
                "forces.tendon.fatigue.healing=3 s",
                "forces.tendon.fatigue.strength=1500 J",
                "forces.tendon.damage-viscosity=30 J*s",
                "run.until=0.45 s",
                "outputs.soundness=last(tendon.soundness)");
        assertTrue(r.get("D") > 0.1, r.toString());
        assertTrue(r.get("soundness") > 0 && r.get("soundness") < 1, r.toString());
        assertEquals(0, r.get("ledger"), 1e-9);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strength=0 J | forces.tendon.fatigue.strength: must be > 0 J",
                "strength=3 N | forces.tendon.fatigue.strength: 3 N is a force",
                "exponent=-1 | forces.tendon.fatigue.exponent: must be > 0",
                "healing=0 s | forces.tendon.fatigue.healing: must be > 0 s",
                "history=[{strokes: 2, energy: 4 J, bouts: 1.5}] | bouts: must be a whole number from 0 to 1000000, was 1.5",
                "history=[{strokes: 2}] | energy",
            })
    void whatIsWrongAboutFatigueIsToldAtItsKey(String setting, String message) {
        String said = told(() -> read(SWING, "forces.tendon.fatigue." + setting));
        assertTrue(said.contains(message), said);
    }

    @Test
    void oneWordChoosesThePublishedMethod() {
        assertEquals(0.20205039603, run(ELBOW).get("soundness"), 1e-10);
        Map<String, Double> published = run(ELBOW, "run.method=published", "run.steps=1000");
        assertEquals(0.1748479, published.get("soundness"), 5e-8);
        assertEquals(0.00858, published.get("touch"), 1e-12);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "forces.articulation.cohesion=-1 J | forces.articulation.cohesion: must be >= 0 J",
                "forces.articulation.cohesion=3 N | forces.articulation.cohesion: 3 N is a force",
                "forces.articulation.damage-viscosity=0 J*s | damage-viscosity: must be > 0 J*s",
                "forces.articulation.soundness=2 | soundness: must lie between 0 and 1, was 2",
                "forces.articulation.rest=1 m | forces.articulation.rest: 1 m is a length",
                "run.steps=0 | run.steps: must lie between 1 and 100000000, was 0",
                "run.method=exact | run.method",
            })
    void whatIsWrongIsToldAtItsKey(String setting, String message) {
        String said = told(() -> read(ELBOW, setting));
        assertTrue(said.contains(message), said);
    }

    @Test
    void publishedMethodRefusesWhatItCannotRun() {
        String guided = told(() -> new Experiment(read(LIGAMENT, "run.method=published")));
        assertTrue(guided.contains("run.method: the published scheme does not support constraints"), guided);
        assertTrue(guided.contains("run: {method: accurate}"), guided);
        String kept = told(() -> read(ELBOW, "run.method=published", "run.checkpoint=1 ms"));
        assertTrue(kept.contains("run.checkpoint: method: published does not support checkpoints"), kept);
        String stepping = told(() -> read(ELBOW, "run.method=published", "run.contact=time-stepping"));
        assertTrue(stepping.contains("'published' can be used only with contact: impulsive"), stepping);
    }

    private static String told(Runnable action) {
        return assertThrows(DocumentException.class, action::run).problems().render();
    }
}
