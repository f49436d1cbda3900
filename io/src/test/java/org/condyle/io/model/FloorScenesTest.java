package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;
import org.condyle.io.model.FloorScenes.Kind;
import org.condyle.io.model.FloorScenes.Scene;
import org.condyle.io.model.FloorScenes.Turn;
import org.condyle.io.results.RunResult;
import org.condyle.scenes.Seeds;
import org.condyle.simulate.Outcome;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * Rigid contact with friction in space, on random scenes: judged by energy, by other treatments of the same contacts, and by
 * turning and mirroring. The system property {@code scenes} makes it longer: -Dscenes=2000.
 */
@Order(1) // it takes long
class FloorScenesTest {
    private static final int SCENES = Integer.getInteger("scenes", Seeds.of(200, 25));
    private static final String ACCURATE = "run.accuracy=1e-9";
    private static final long MOST_EVALUATIONS = 300_000; // some 5 s of one core; most need a few thousand
    private static final Map<Long, RunResult> ACCURATE_RUNS = new ConcurrentHashMap<>();

    private static RunResult accurate(Scene s) {
        return ACCURATE_RUNS.computeIfAbsent(s.seed(), k -> s.run(ACCURATE));
    }

    /** What a scene came to: everything that can be said without a reference. */
    private record Result(Scene scene, RunResult run) {
        String trouble() {
            Outcome o = run.outcome();
            if (o.end() != Outcome.End.COMPLETED) {
                return o.end() + " " + o.message();
            }
            if (o.evaluations() > MOST_EVALUATIONS) {
                return o.evaluations() + " evaluations";
            }
            double rise = rise();
            if (rise > 1e-9) {
                return "energy rises by " + rise;
            }
            double open = Math.abs(o.ledger().relativeResidual());
            return open > 1e-8 ? "ledger open by " + open : "";
        }

        /** How far energy rises above what it was before, relative to the largest. */
        double rise() {
            int channel = run.recording().indexOf("energy.total");
            double least = Double.POSITIVE_INFINITY, rise = 0, scale = 0;
            for (double e : run.recording().column(channel)) {
                least = Math.min(least, e);
                rise = Math.max(rise, e - least);
                scale = Math.max(scale, Math.abs(e));
            }
            return rise / scale;
        }
    }

    @Test
    void energyNeverRisesAndEveryRunEnds() {
        List<String> bad = LongStream.range(0, SCENES)
                .parallel()
                .mapToObj(FloorScenes::scene)
                .map(s -> new Result(s, accurate(s)))
                .filter(r -> !r.trouble().isEmpty())
                .map(r -> r.scene + ": " + r.trouble())
                .toList();
        assertEquals(List.of(), bad);
    }

    @Test
    void bodiesThatAreSetDownEndWhereTimeSteppingEndsThem() {
        agree(Math.min(SCENES, Seeds.of(100, 10)), "run.contact=time-stepping", "run.step=0.1 ms");
    }

    @Test
    void andWhereStiffDampedSpringsEndThem() {
        String law = "{law: hunt-crossley-dissipation, stiffness: 1e8 N/m^1.5, dissipation: 20 s/m";
        List<String> bad = LongStream.range(0, Seeds.of(40, 10))
                .parallel()
                .mapToObj(FloorScenes::scene)
                .filter(s -> s.flat() && (s.kind() == Kind.BRICK || s.kind() == Kind.TRIPOD))
                .filter(s -> !chaotic(s))
                .map(s -> new Scene(
                        s.seed(),
                        s.kind(),
                        true,
                        s.text().replace("law: hertz, stiffness: 1e6 N/m^1.5", law.substring(1))))
                .map(s -> differs(s, accurate(s), s.run("run.contact=compliant", "run.accuracy=1e-7")))
                .filter(d -> !d.isEmpty())
                .toList();
        assertEquals(List.of(), bad);
    }

    private static void agree(int scenes, String... settings) {
        List<String> bad = LongStream.range(0, scenes)
                .parallel()
                .mapToObj(FloorScenes::scene)
                .filter(Scene::flat)
                .filter(s -> !chaotic(s))
                .map(s -> differs(s, accurate(s), s.run(settings)))
                .filter(d -> !d.isEmpty())
                .toList();
        assertEquals(List.of(), bad);
    }

    /** A motion is chaotic here if a ten-thousandth more friction moves its end by more than a millimetre. */
    private static boolean chaotic(Scene s) {
        RunResult a = accurate(s);
        String more = s.text().replaceAll("friction: (0\\.[0-9]+)", "friction: = $1*1.0001");
        RunResult b = new Scene(s.seed(), s.kind(), s.flat(), more).run(ACCURATE);
        return distance(a, b) > 1e-3;
    }

    /** Within 1 mm where statics gives all forces, within 5 mm where they are shared. */
    private static String differs(Scene s, RunResult a, RunResult b) {
        double allowed = s.kind() == Kind.BRICK || s.kind() == Kind.FOOT ? 5e-3 : 1e-3, distance = distance(a, b);
        boolean ended = a.outcome().regular() && b.outcome().regular();
        return ended && distance <= allowed ? "" : String.format(Locale.ROOT, "%s: %.2e m apart", s, distance);
    }

    private static double distance(RunResult a, RunResult b) {
        return Math.hypot(
                FloorScenes.last(a, "it.x") - FloorScenes.last(b, "it.x"),
                FloorScenes.last(a, "it.z") - FloorScenes.last(b, "it.z"));
    }

    @Test
    void turnedAndMirroredScenesMoveTurnedAndMirrored() {
        for (long seed : Seeds.of(List.of(0L, 1L, 2L, 3L, 4L, 10L, 11L, 14L, 20L, 21L), 3)) {
            RunResult a = accurate(FloorScenes.scene(seed));
            double x = FloorScenes.last(a, "it.x"), z = FloorScenes.last(a, "it.z");
            for (Turn turn : List.of(new Turn(0.7, false), new Turn(0, true), new Turn(-2, true))) {
                RunResult b = FloorScenes.scene(seed, turn).run(ACCURATE);
                double w = turn.mirrored() ? -z : z, c = Math.cos(turn.angle()), s = Math.sin(turn.angle());
                assertEquals(c * x + s * w, FloorScenes.last(b, "it.x"), 1e-7, "seed " + seed + " " + turn);
                assertEquals(c * w - s * x, FloorScenes.last(b, "it.z"), 1e-7, "seed " + seed + " " + turn);
            }
        }
    }

    @Test
    void slidingAndSpinningEndAtOneInstant() {
        for (long seed : Seeds.of(List.of(0L, 1L, 10L, 11L, 20L, 21L, 30L, 31L), 3)) {
            RunResult r = FloorScenes.scene(seed).run("run.accuracy=1e-10", "record.every=0.1 ms");
            int vx = r.recording().indexOf("it.vx"), vz = r.recording().indexOf("it.vz");
            int spin = r.recording().indexOf("it.wy");
            double slid = 0, spun = 0;
            for (int k = 0; k < r.recording().rows(); k++) {
                double t = r.recording().time(k);
                if (Math.hypot(r.recording().value(vx, k), r.recording().value(vz, k)) > 1e-7) {
                    slid = t;
                }
                if (Math.abs(r.recording().value(spin, k)) > 1e-6) {
                    spun = t;
                }
            }
            assertTrue(slid > 0 && Math.abs(slid - spun) <= 5e-4, "seed " + seed + ": " + slid + " and " + spun);
        }
    }

    @Test
    void aPushedBrickLetsGoWhenAllItsCornersTogetherDo() {
        String text = """
                condyle: 1
                title: A brick is pushed until it slides
                bodies: {it: {shape: {box: {size: [16 cm, 4 cm, 8 cm]}}, density: 1000 kg/m^3, at: [0, 0.02, 0]}}
                surfaces: {floor: {shape: {half-space: {normal: y}}}}
                contacts:
                  rub:
                    {between: [it, floor], law: hertz, stiffness: 1e6 N/m^1.5, impact: 0,
                     friction: {type: stick-slip, static: 0.6, dynamic: 0.3, stiffness: 1e6 N/m}}
                forces: {push: {type: force, on: it, value: [= 1 N/s*t, 0, 0]}}
                events: {slips: {when: = it.vx - 1e-6, direction: rising}}
                run: {until: 3.2 s, contact: impulsive}
                outputs: {when: time(slips), speed: last(it.vx)}
                """;
        RunResult r = new Scene(0, Kind.BRICK, true, text).run();
        double mass = 0.512, start = 0.6 * mass * 9.81, end = 3.2;
        assertEquals(start, r.outputs().get("when"), 1e-6);
        double speed = ((end * end - start * start) / 2 - 0.3 * mass * 9.81 * (end - start)) / mass;
        assertEquals(speed, r.outputs().get("speed"), 1e-8);
    }
}
