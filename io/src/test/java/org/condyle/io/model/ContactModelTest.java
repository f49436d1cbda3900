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
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Model;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Episode;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Contact as a model file says it. */
class ContactModelTest {
    private static final String SPHERES = """
            condyle: 1
            title: Two spheres
            gravity: none
            parameters: {radius: 20 mm, mass: 0.092 kg, speed: 0.15 m/s}
            bodies:
              left:  {mass: = mass, shape: {sphere: {radius: = radius}}, at: [= -radius - 1 mm, 0, 0]}
              right: {mass: = mass, shape: {sphere: {radius: = radius}}, at: [= radius + 1 mm, 0, 0]}
            contacts:
              spheres: {between: [left, right], law: hertz, stiffness: 5.5e9 N/m^1.5}
            initial: {left: {velocity: [= speed, 0, 0]}, right: {velocity: [= -speed, 0, 0]}}
            run: {until: 0.02 s, accuracy: 1e-12}
            """;

    private static ModelFile read(String text, String... settings) {
        List<Map.Entry<String, String>> changes = new ArrayList<>();
        for (String s : settings) {
            changes.add(Map.entry(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1)));
        }
        return Description.of("m.yaml", Document.parse("m.yaml", text), text).compile("", changes);
    }

    private static RunResult run(String text, String... settings) {
        RunResult r = new Experiment(read(text, settings)).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    private static String refused(String text, String... settings) {
        return assertThrows(DocumentException.class, () -> read(text, settings))
                .problems()
                .render();
    }

    /** Two equal spheres; the closed form is in {@code ReboundTest} of core. */
    @ParameterizedTest
    @CsvSource({
        "hertz, 1, 1.54674622893, 334.573306417, 1.51749993068",
        "hunt-crossley, .767999789078, 1.396587693, 304.803945256, 1.56806618893",
        "herbert-mcwhannell, .722682649088, 1.36543056151, 302.896261976, 1.58280924835",
        "lankarani-nikravesh, .795972595365, 1.41548203586, 306.601817853, 1.55994994423",
        "flores, .683184199731, 1.33767332463, 302.225494858, 1.59751371635"
    })
    void twoSpheresFromAFileReboundAsTheyShould(String law, double e, double depth, double force, double duration) {
        RunResult r = run(SPHERES, "contacts.spheres.law=" + law, "contacts.spheres.restitution=0.7");
        assertEquals(1, r.outcome().contacts().size());
        Episode c = r.outcome().contacts().get(0);
        assertEquals("spheres", c.pair());
        assertEquals(0.3, c.impactSpeed(), 1e-12);
        assertEquals(e, c.restitution(), 1e-8 * e);
        assertEquals(depth * 1e-5, c.maxDepth(), 1e-8 * depth * 1e-5);
        assertEquals(force, c.maxForce(), 1e-8 * force);
        assertEquals(duration * 1e-4, c.end() - c.start(), 1e-8 * duration * 1e-4);
        assertEquals(law.equals("hertz"), r.warnings().stream().anyMatch(w -> w.contains("'hertz' is elastic")));
    }

    @Test
    void materialsGiveTheClosedFormOfTheStiffness() {
        String text = SPHERES.replace(", law: hertz, stiffness: 5.5e9 N/m^1.5", "")
                        .replace("{mass: = mass", "{material: steel, mass: = mass")
                + "materials: {steel: {young: 207 GPa, poisson: 0.3, restitution: 0.7}}\n";
        double k = 4 / (3 * 2 * (1 - 0.09) / 207e9) * Math.sqrt(0.01); // 4/(3(σ₁+σ₂)) √(R/2)
        double m = 0.046, v = 0.3;
        double deepest = Math.pow(5 * m * v * v / (4 * k), 0.4);
        assertEquals(deepest, run(text).outcome().contacts().get(0).maxDepth(), 1e-8 * deepest);
        // the restitution comes from the materials, too
        RunResult r = run(text, "contacts.spheres.law=gonthier");
        assertEquals(0.7, r.outcome().contacts().get(0).restitution(), 1e-8);
    }

    @Test
    void aRigidFloorAddsNoComplianceAndAMissingMaterialIsNamed() {
        String ball = """
                condyle: 1
                materials: {rubber: {young: 5 MPa, poisson: 0.5, restitution: 0.6, density: 1100 kg/m^3}}
                bodies: {ball: {shape: {sphere: {radius: 5 cm}}, material: rubber, at: [0, 0.25, 0]}}
                surfaces: {floor: {shape: {half-space: {normal: y, offset: 10 cm}}, material: rigid}}
                contacts: {bounce: {between: [ball, floor], law: gonthier}}
                run: {until: 0.5 s}
                """;
        Episode c = run(ball).outcome().contacts().get(0);
        assertEquals(Math.sqrt(2 * 9.81 * 0.1), c.impactSpeed(), 1e-9);
        String without = refused(ball.replace(", material: rigid", ""));
        assertTrue(without.contains("surface 'floor' has no material"), without);
    }

    @Test
    void densityAndShapeGiveMassCentreAndInertia() {
        Model m = read("""
                condyle: 1
                bodies:
                  rod: {density: 1000 kg/m^3, shape: {cylinder: {radius: 1 cm, length: 20 cm, axis: y}, at: [0, -10 cm, 0]}}
                  brick: {density: 2, shape: {box: {size: [1, 2, 3]}, orientation: {axis: z, angle: 90 deg}}}
                run: {until: 1}
                """).model();
        Body rod = m.bodies().get(1), brick = m.bodies().get(2);
        double mass = 1000 * Math.PI * 1e-4 * 0.2;
        assertEquals(mass, rod.mass(), 1e-12);
        assertEquals(-0.1, rod.centreLocal()[1], 1e-15);
        assertEquals(mass * (3e-4 + 0.04) / 12, rod.inertia()[0], 1e-12);
        assertEquals(mass * 1e-4 / 2, rod.inertia()[1], 1e-12);
        assertEquals(mass * (3e-4 + 0.04) / 12, rod.inertia()[2], 1e-12);
        assertEquals(12, brick.mass(), 1e-12);
        assertEquals(1.0 + 9, brick.inertia()[0], 1e-12);
        assertEquals(4.0 + 9, brick.inertia()[1], 1e-12);
        assertEquals(0, brick.inertia()[3], 1e-12);
        assertEquals(2, m.surfaces().size());
    }

    @Test
    void aFreeBodyWithMassAndShapeIsHomogeneousAndAJointedOneStaysAsGiven() {
        String text = """
                condyle: 1
                bodies:
                  free: {mass: 2 kg, shape: {sphere: {radius: 10 cm}}}
                  bob:  {mass: 2 kg, centre: [0, -1, 0], shape: {sphere: {radius: 10 cm}, at: [0, -1, 0]}}
                joints: {pin: {type: pin, child: bob}}
                run: {until: 1}
                """;
        List<Body> bodies = read(text).model().bodies();
        assertEquals(0.4 * 2 * 0.01, bodies.get(1).inertia()[2], 1e-15);
        assertEquals(0, bodies.get(2).inertia()[2]);
    }

    @Test
    void repeatMakesNumberedBodies() {
        String row = """
                condyle: 1
                gravity: none
                parameters: {n: 4, d: 5 cm}
                bodies:
                  ball: {repeat: = n, density: = 1000*i, shape: {sphere: {radius: 2 cm}}, at: [= d*(i-1), "= if(i > 2, 1, 0)*1 m", 0]}
                initial: {ball: {velocity: [= -i*1 m/s, 0, 0]}, ball-4: {velocity: [0, 7, 0]}}
                run: {until: 1 ms}
                """;
        ModelFile f = read(row);
        assertEquals(5, f.model().bodies().size());
        for (int i = 1; i <= 4; i++) {
            Body b = f.model().bodies().get(i);
            assertEquals("ball-" + i, b.name());
            assertEquals(1000 * i * 4.0 / 3 * Math.PI * 8e-6, b.mass(), 1e-12);
            assertEquals(0.05 * (i - 1), f.initial().q[7 * (i - 1)], 1e-15);
            assertEquals(i > 2 ? 1 : 0, f.initial().q[7 * (i - 1) + 1]);
            assertEquals(i < 4 ? -i : 0, f.initial().v[6 * (i - 1)]);
        }
        assertEquals(7, f.initial().v[19]);
        assertEquals(201, read(row, "parameters.n=200").model().bodies().size());
        assertTrue(refused(row, "parameters.n=2.5").contains("must be a whole number from 1 to 100000"));
        assertTrue(refused(row, "parameters.i=3").contains("there is no parameter 'i'"));
        assertTrue(refused(row.replace("d: 5 cm", "d: 5 cm, i: 1")).contains("rename the parameter"));
        assertTrue(refused(row.replace("d: 5 cm", "d: = 5 cm*i")).contains("unknown name 'i'"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.3",
                "{type: coulomb, coefficient: 0.3, slip-speed: 0.1 mm/s}",
                "{type: stribeck, static: 0.4, dynamic: 0.3}",
                "{type: viscous, viscosity: 1 N*s/m}",
                "{type: stick-slip, static: 0.4, dynamic: 0.3, stiffness: 1e5 N/m, damping: 10 N*s/m}",
                "{type: stick-slip, static: 0.4, dynamic: 0.3, stiffness: 1e6 N/m^1.5, exponent: 0.5}",
                "{type: stick-slip, static: 0.4, dynamic: 0.3}"
            })
    void everyFrictionSlowsASlidingBall(String friction) {
        RunResult r = run("""
                condyle: 1
                materials: {soft: {young: 5 MPa, poisson: 0.3}}
                bodies: {ball: {mass: 1 kg, shape: {sphere: {radius: 5 cm}}, material: soft, at: [0, 4.95 cm, 0]}}
                surfaces: {floor: {shape: {half-space: {}}, material: rigid}}
                contacts: {rub: {between: [ball, floor], law: hunt-crossley-dissipation, dissipation: 5 s/m, friction: FRICTION, rolling-resistance: {length: 1 mm}}}
                initial: {ball: {velocity: [1 m/s, 0, 0]}}
                run: {until: 0.1 s, accuracy: 1e-6}
                record: [ball.vx, rub.friction, rub.dissipation]
                outputs: {speed: last(ball.vx)}
                """.replace("FRICTION", friction));
        assertTrue(r.outputs().get("speed") < 0.95, () -> r.outputs().toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "law: hooke, stiffness: 1e5 N/m",
                "law: kelvin-voigt, stiffness: 1e5 N/m, damping: 10 N*s/m",
                "law: kelvin-voigt, stiffness: 1e5 N/m, damping: 10 N*s/m, pulls: true",
                "law: hunt-crossley-dissipation, stiffness: 1e7, dissipation: 0.3 s/m",
                "law: two-layer, stiffness: 1e7 N/m^1.5, thickness: 1 mm, deep-stiffness: 1e9 N/m^1.5",
                "stiffness: 1e8 N/m^2, exponent: 2",
                "law: formula, stiffness: 1e7 N/m^1.5, force: = stiffness*depth^1.5*(1 + 0.3*rate/impact-speed)",
                "law: formula, force: = k*depth"
            })
    void everyLawAtAPointRuns(String law) {
        RunResult r = run(SPHERES.replace("law: hertz, stiffness: 5.5e9 N/m^1.5", law)
                .replace("parameters: {", "parameters: {k: 1e5 N/m, "));
        Episode c = r.outcome().contacts().get(0);
        assertTrue(c.restitution() <= 1 + 1e-9 && c.restitution() > 0.3, () -> c.toString());
        assertTrue(Math.abs(r.outcome().ledger().relativeResidual()) < 1e-8, () -> law);
    }

    @Test
    void theUsualChannelsContainEachContact() {
        List<String> usual = new Experiment(read(SPHERES))
                .channels().usual().stream().map(Channel::name).toList();
        assertTrue(usual.contains("spheres.depth") && usual.contains("spheres.force"), usual::toString);
    }
}
