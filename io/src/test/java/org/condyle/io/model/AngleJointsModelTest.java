package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.SplittableRandom;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;

/** Joints with three angles and angular velocities, and own names of coordinates, as a model file says them. */
class AngleJointsModelTest {
    private static ModelFile read(String text) {
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
    }

    private static Map<String, Double> run(String text) {
        RunResult r = new Experiment(read(text)).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r.outputs();
    }

    /** Two equal tops: one turns by a quaternion, the other by angles. */
    private static String twins(SplittableRandom c, String quaternions, String angles) {
        double a = c.nextDouble(-0.5, 0.5), b = c.nextDouble(-0.5, 0.5), g = c.nextDouble(-0.5, 0.5);
        double wx = c.nextDouble(-2, 2), wy = c.nextDouble(-2, 2), wz = c.nextDouble(-2, 2);
        boolean free = quaternions.equals("free");
        // The spin of a ball is in the child's axes, that of a ball with angles in the parent's.
        String spin = "%s, %s, %s".formatted(wx, wy, wz);
        double[] r = new double[9];
        org.condyle.math.BodyFixedXyz.rotation(new double[] {a, b, g}, 0, r, 0);
        double ux = r[0] * wx + r[3] * wy + r[6] * wz, uy = r[1] * wx + r[4] * wy + r[7] * wz;
        double uz = r[2] * wx + r[5] * wy + r[8] * wz;
        return """
                condyle: 1
                bodies:
                  one: {mass: 1.3 kg, centre: [0.1, -0.3, 0.2], inertia: {xx: 0.3, yy: 0.2, zz: 0.4, xy: 0.03, xz: -0.02, yz: 0.01}}
                  two: {mass: 1.3 kg, centre: [0.1, -0.3, 0.2], inertia: {xx: 0.3, yy: 0.2, zz: 0.4, xy: 0.03, xz: -0.02, yz: 0.01}}
                joints:
                  q: {type: %s, child: one, at: [0.1, 0.2, 0.3], orientation: {xyz: [0.3, 0.2, 0.1]}}
                  a: {type: %s, child: two, at: [0.1, 0.2, 0.3], orientation: {xyz: [0.3, 0.2, 0.1]}, names: [%s]}
                initial:
                  q: {orientation: {xyz: [%s, %s, %s]}, spin: [%s, %s, %s]%s}
                  a: {rx: %s, ry: %s, rz: %s, spin: [%s]%s}
                run: {until: 0.3 s, accuracy: 1e-11}
                record: [a.rx, a.spin-x, one.x, two.x]
                outputs:
                  apart: max(hypot(hypot(one.centre.x - two.centre.x, one.centre.y - two.centre.y), (one.wx - two.wx)*1 m*s))
                  ledger: abs(ledger.relativeResidual)
                """.formatted(
                        quaternions,
                        angles,
                        free ? "rx, ry, rz, tx, ty, tz" : "rx, ry, rz",
                        a,
                        b,
                        g,
                        ux,
                        uy,
                        uz,
                        free ? ", at: [1, 2, 3], velocity: [0.3, 0.2, 0.1]" : "",
                        a,
                        b,
                        g,
                        spin,
                        free ? ", tx: 1, ty: 2, tz: 3, tx.speed: 0.3, ty.speed: 0.2, tz.speed: 0.1" : "");
    }

    @Test
    void anglesAndQuaternionsGiveTheSameMotion() {
        for (long seed = 1; seed <= 4; seed++) {
            SplittableRandom c = new SplittableRandom(seed);
            for (String[] types : new String[][] {{"ball", "ball-angles"}, {"free", "free-angles"}}) {
                Map<String, Double> r = run(twins(c, types[0], types[1]));
                assertEquals(0, r.get("apart"), 1e-8, "seed " + seed + " " + types[1]);
                assertEquals(0, r.get("ledger"), 1e-9, "seed " + seed + " " + types[1]);
            }
        }
    }

    private static final String SHOULDER = """
            condyle: 1
            bodies:
              thorax: {mass: 20 kg, inertia: {xx: 1, yy: 1, zz: 1}}
              scapula: {mass: 0.7 kg, centre: [-0.05, -0.03, 0.01], inertia: {xx: 7e-4, yy: 7e-4, zz: 1.2e-3}}
            joints:
              base: {type: weld, child: thorax}
              st: {type: scapulothoracic, parent: thorax, at: [0, -0.05, 0.05], child: scapula, child-at: [-0.06, -0.04, -0.03], radii: [70 mm, 150 mm, 70 mm], winging-at: [50 mm, -30 mm], winging-direction: 30 deg}
            initial: {st: {abduction: -20 deg, elevation: 10 deg, upward-rotation: 5 deg, winging: 15 deg, spin: [0.5, 1, 0.2], winging.speed: 2 rad/s}}
            run: {until: 0.1 s, accuracy: 1e-10}
            record: [st.abduction, st.winging]
            outputs: {ledger: abs(ledger.relativeResidual)}
            """;

    @Test
    void gliderAndShoulderBladeKeepTheirEnergy() {
        assertEquals(0, run(SHOULDER).get("ledger"), 1e-9);
        String glider = """
                condyle: 1
                bodies: {stone: {mass: 1 kg, centre: [0.02, 0, 0.05], inertia: {xx: 1e-3, yy: 2e-3, zz: 1.5e-3}}}
                joints: {j: {type: ellipsoid, child: stone, radii: [0.3 m, 0.5 m, 0.2 m]}}
                initial: {j: {angle-x: 20 deg, angle-y.speed: 0.7 rad/s, spin-z: 0.3 rad/s}}
                run: {until: 0.2 s, accuracy: 1e-10}
                record: [j.angle-x, stone.x, stone.y, stone.z]
                outputs:
                  ledger: abs(ledger.relativeResidual)
                  off: max(abs((stone.x/0.3 m)^2 + (stone.y/0.5 m)^2 + (stone.z/0.2 m)^2 - 1))
                """;
        assertEquals(0, run(glider).get("ledger"), 1e-9);
        assertEquals(0, run(glider).get("off"), 1e-12);
    }

    @Test
    void coordinateWithASpeedAsRateCanBeDrivenAndSprung() {
        Map<String, Double> r =
                run(SHOULDER.replace("initial:", """
                constraints: {wing: {type: drive, coordinate: st.winging, value: = 15 deg + 2 rad/s*t}}
                initial:""").replace("outputs: {", "outputs: {winging: last(st.winging), "));
        assertEquals(Math.toRadians(15) + 0.2, r.get("winging"), 1e-9);
    }

    @Test
    void whatCannotBeDrivenSaysWhy() {
        String drive = SHOULDER.replace(
                "initial:", "constraints: {m: {type: drive, coordinate: st.abduction, value: 0}}\ninitial:");
        refused(drive, "m.yaml:8", "'abduction' of joint 'st' (scapulothoracic) has no speed that is its rate");
        refused(drive, "m.yaml:8", "as along winging; use a bushing, or a function joint with three turns");
        refused(
                SHOULDER.replace("initial:", "forces: {s: {type: spring, on: st, stiffness: 1}}\ninitial:"),
                "m.yaml:8",
                "write 'st.winging'");
    }

    /** What a function joint moves decides whether it stays in the plane, not its type. */
    @Test
    void functionJointsOfPlanarModelsStayInThePlane() {
        String swing = "condyle: 1\nplane: xy\nbodies:\n  arm: {mass: 1 kg, inertia: {zz: 1}}\njoints:\n"
                + "  j: {type: function, child: arm, coordinates: {a: rad}, turns: [{axis: AXIS, value: a}],"
                + " shifts: [{axis: x, value: '0.1 [m]*a'}]}\nrun: {until: 1 s}\n";
        refused(swing.replace("AXIS", "y"), "m.yaml:6", "a function joint leaves the xy plane");
        refused(swing.replace("AXIS", "z").replace("axis: x", "axis: z"), "m.yaml:6", "leaves the xy plane");
        read(swing.replace("AXIS", "z"));
    }

    @Test
    void wrongKeysAreReportedWithTheirLine() {
        refused(SHOULDER.replace("150 mm", "-150 mm"), "m.yaml:7", "must be > 0, was -150 mm");
        refused(SHOULDER.replace("radii: [70 mm, 150 mm, 70 mm], ", ""), "m.yaml:7", "missing key 'radii'");
        refused(SHOULDER.replace("elevation: 10", "lift: 10"), "m.yaml:8", "has no 'lift' to initialise");
        refused(SHOULDER.replace("condyle: 1", "condyle: 1\nplane: xy"), "m.yaml:8", "leaves the xy plane");
        String names = SHOULDER.replace("{type: weld", "{type: weld, names: [a]");
        refused(names, "m.yaml:6", "has 1 names, but a weld joint has no coordinates");
        refused(names("a, b"), "m.yaml:7", "has 2 names, but a scapulothoracic joint has 4: abduction, elevation");
        refused(names("a, b, c, a"), "m.yaml:7", "'a' is used for another quantity");
        refused(names("a, b, c, spin-x"), "m.yaml:7", "'spin-x' is used for another quantity");
        refused(names("a, b, c, a.b"), "m.yaml:7", "cannot be the name of a coordinate");
        refused(
                "condyle: 1\nbodies: {b: {mass: 1 kg}}\njoints: {j: {type: function, child: b, coordinates: {x: m}, names: [y],"
                        + " shifts: [{axis: x, value: = x}]}}\nrun: {until: 1 s}",
                "m.yaml:3",
                "names its coordinates under 'coordinates'");
    }

    private static String names(String list) {
        return SHOULDER.replace("winging-at:", "names: [" + list + "], winging-at:");
    }

    private static void refused(String text, String line, String says) {
        String message = String.valueOf(
                assertThrows(DocumentException.class, () -> read(text)).getMessage());
        assertTrue(message.contains(line) && message.contains(says), message);
    }
}
