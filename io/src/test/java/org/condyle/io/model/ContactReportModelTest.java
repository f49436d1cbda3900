package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.geometry.mesh.MeshForms;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.mesh.MeshFormat;
import org.condyle.io.mesh.MeshWriter;
import org.condyle.io.results.RunResult;
import org.condyle.mechanics.Triangles;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What model files ask contacts to report: frames of bodies and regions. */
class ContactReportModelTest {
    /** Two condyles on a plate: a bar with two balls, one heavier loaded than the other, held over the plate. */
    private static final String KNEE = """
            condyle: 1
            gravity: none
            materials: {cartilage: {young: 10 MPa, poisson: 0.45, thickness: 3 mm}}
            bodies:
              tibia: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 1}, at: [0.1, 0.2, 0.3]}
              femur: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 1}, at: [0.1, 0.2, 0.3]}
            surfaces:
              plateau: {on: tibia, at: [0, -5 mm, 0], shape: {mesh: {of: {box: {size: [6 cm, 1 cm, 8 cm]}}, faces: 6000, smooth: false}}}
              inner: {on: femur, at: [0, 19.6 mm, 2 cm], shape: {mesh: {of: {sphere: {radius: 2 cm}}, faces: 8000, smooth: false}}, material: cartilage}
              outer: {on: femur, at: [0, 19.8 mm, -2 cm], shape: {mesh: {of: {sphere: {radius: 2 cm}}, faces: 8000, smooth: false}}, material: cartilage}
            contacts:
              tibiofemoral:
                between: [inner, plateau]
                law: casting
                stiffness: 1e9 Pa/m
                cast-from: inner
                report-in: ground
                regions:
                  medial: {on: tibia, where: z > 0}
                  lateral: {on: tibia, where: z < 0}
            run: {until: 1 us}
            record: {every: 1 us, channels: [tibiofemoral.force, "tibiofemoral.*.*"]}
            outputs:
              force: first(tibiofemoral.force)
              up: first(tibiofemoral.femur.fy)
              down: first(tibiofemoral.tibia.fy)
              world: first(tibiofemoral.ground.fy)
              turning: first(tibiofemoral.tibia.mx)
              medial: first(tibiofemoral.medial.force)
              lateral: first(tibiofemoral.lateral.force)
              z: first(tibiofemoral.medial.z)
              peak: first(tibiofemoral.medial.pressure)
              mean: first(tibiofemoral.medial.mean-pressure)
              area: first(tibiofemoral.medial.area)
              share: first(tibiofemoral.medial.share)
            """;

    private static RunResult run(String text) {
        ModelFile file =
                Description.of("m.yaml", Document.parse("m.yaml", text)).compile();
        RunResult r = new Experiment(file).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().message());
        return r;
    }

    private static String problems(String text) {
        Document d = Document.parse("m.yaml", text);
        return String.valueOf(assertThrows(
                        DocumentException.class,
                        () -> Description.of("m.yaml", d).compile())
                .getMessage());
    }

    private static Channels channels(String text) {
        return new Channels(Description.of("m.yaml", Document.parse("m.yaml", text))
                .compile()
                .mechanism());
    }

    @Test
    void theForceOnTheTibiaIsInItsFrameAndInTheMedialRegion() {
        Map<String, Double> o = run(KNEE).outputs();
        double force = o.get("force"), down = o.get("down");
        assertTrue(force > 5);
        assertTrue(down < 0 && down > -force, "the resultant is less than the sum of magnitudes");
        assertEquals(-down, o.get("up"), 1e-12 * force);
        assertEquals(down, o.get("world"), 1e-12 * force); // the second surface is on the tibia
        assertEquals(force, o.get("medial"), 1e-12 * force);
        assertEquals(0, o.get("lateral"));
        assertEquals(1, o.get("share"), 1e-12);
        assertEquals(0.02, o.get("z"), 1e-5);
        assertEquals(-0.02 * down, o.get("turning"), 1e-3 * force * 0.02); // z × y is -x
        assertEquals(force, o.get("mean") * o.get("area"), 1e-9 * force);
        // a ray of a ball goes outwards from the plane's side: the depth is (R - h)/cos, at the pole 0.4 mm
        assertEquals(0.4e-3 * 1e9, o.get("peak"), 0.02 * 0.4e6);
    }

    @Test
    void everyTreatmentReportsTheSameWeight() {
        String ball = """
                condyle: 1
                bodies: {ball: {mass: 2 kg, shape: {sphere: {radius: 10 cm}}, at: [1 m, 0.1 m, 3 m]}}
                surfaces: {floor: {shape: {half-space: {normal: y}}}}
                contacts: {touch: {CONTACT, friction: 0.3, impact: 0, regions: {right: {on: ball, where: x > -1 cm}, left: {on: ball, side: -x, at: [-1 cm, 0, 0]}}}}
                run: {until: 0.5 s, contact: TREATMENT}
                record: [touch.force, "touch.*.*"]
                outputs:
                  floor: last(touch.ground.fy)
                  ball: last(touch.ball.fy)
                  turning: last(touch.ground.mz)
                  right: last(touch.right.force)
                  left: last(touch.left.force)
                  x: last(touch.ground.x)
                  y: last(touch.ball.y)
                """;
        String two =
                "between: [ball, floor], stiffness: 1e6 N/m^1.5, law: hunt-crossley-dissipation, dissipation: 20 s/m";
        for (String treatment : List.of("compliant", "impulsive", "time-stepping")) {
            String text = ball.replace("TREATMENT", treatment).replace("CONTACT", two);
            check(run(treatment.equals("time-stepping") ? text.replace("0.5 s,", "0.5 s, step: 1 ms,") : text)
                    .outputs());
        }
        String many = two.replace("between", "among").replace("stiffness:", "report-in: [ball, ground], stiffness:");
        check(run(ball.replace("TREATMENT", "compliant").replace("CONTACT", many))
                .outputs());
    }

    private static void check(Map<String, Double> o) {
        double weight = 2 * 9.81;
        assertEquals(weight, o.get("ball"), 1e-3);
        assertEquals(-weight, o.get("floor"), 1e-3);
        assertEquals(-weight, o.get("turning"), 1e-3); // 1 m from the origin
        assertEquals(weight, o.get("right"), 1e-3);
        assertEquals(0, o.get("left"));
        assertEquals(1, o.get("x"), 1e-6);
        assertEquals(-0.1, o.get("y"), 1e-3);
    }

    @Test
    void areaAndPressureAreAbsentWhereThereIsNone() {
        String ball = """
                condyle: 1
                bodies: {ball: {mass: 2 kg, shape: {sphere: {radius: 10 cm}}}}
                surfaces: {floor: {shape: {half-space: {normal: y}}}}
                contacts: {touch: {between: [ball, floor], law: hertz, stiffness: 1e6 N/m^1.5, regions: {all: {on: ball, where: y < 1 m}}}}
                run: {until: 1 ms}
                """;
        Channels hertz = channels(ball);
        for (String name :
                List.of("area", "pressure", "mean-pressure", "all.area", "all.pressure", "ball.mx", "ground.x")) {
            assertTrue(hertz.all().containsKey("touch." + name), name);
        }
        Channels hooke = channels(ball.replace("hertz, stiffness: 1e6 N/m^1.5", "hooke, stiffness: 1e6 N/m"));
        for (String name : List.of("area", "pressure", "mean-pressure", "all.area", "all.pressure")) {
            assertFalse(hooke.all().containsKey("touch." + name), name);
        }
        assertTrue(hooke.all().containsKey("touch.all.force"));
    }

    @Test
    void wrongRegionsAreToldWithTheirLines() {
        String told = problems(KNEE.replace("medial: {on: tibia,", "medial: {on: tiba,"));
        assertTrue(
                told.contains("m.yaml:19") && told.contains("there is no body 'tiba'") && told.contains("tibia"), told);

        told = problems(KNEE.replace("report-in: ground", "report-in: [ground, shin]"));
        assertTrue(told.contains("m.yaml:17") && told.contains("there is no body 'shin'"), told);

        told = problems(KNEE.replace("where: z < 0", "where: z < 5 mm"));
        assertTrue(told.contains("m.yaml:20") && told.contains("the regions 'medial' and 'lateral' overlap"), told);
        run(KNEE.replace("where: z < 0", "where: z < 5 mm, overlapping: true"));

        told = problems(KNEE.replace("where: z < 0", "side: [0, 0.1, -1], at: [0, 0, -1 mm]"));
        assertTrue(told.contains("m.yaml:20") && told.contains("overlap"), told);

        told = problems(KNEE.replace("where: z < 0", "where: z < -1 mm and z > 1 mm"));
        assertTrue(told.contains("m.yaml:20") && told.contains("is empty: no place satisfies all its limits"), told);

        told = problems(KNEE.replace("where: z < 0", "where: z < -9 cm"));
        assertTrue(told.contains("m.yaml:20") && told.contains("no face of the mesh 'plateau' is in it"), told);

        told = problems(KNEE.replace("where: z < 0", "where: left of z"));
        assertTrue(told.contains("m.yaml:20") && told.contains("must be limits of x, y or z"), told);

        told = problems(KNEE.replace("where: z < 0", "where: z < 0 kg"));
        assertTrue(told.contains("m.yaml:20") && told.contains("kg"), told);

        told = problems(KNEE.replace("lateral: {on: tibia, where: z < 0}", "femur: {on: tibia, where: z < 0}"));
        assertTrue(told.contains("m.yaml:20") && told.contains("is the name of a body, too"), told);

        told = problems(KNEE.replace("where: z < 0", "group: lateral, surface: inner"));
        assertTrue(told.contains("m.yaml:20") && told.contains("the mesh 'inner' has no groups"), told);

        told = problems(KNEE.replace("where: z < 0", "group: lateral, surface: plateau"));
        assertTrue(told.contains("m.yaml:20") && told.contains("cast-from: plateau"), told);

        told = problems(KNEE.replace("where: z < 0", "group: lateral"));
        assertTrue(told.contains("m.yaml:20") && told.contains("needs 'surface'"), told);
    }

    /** A ball whose faces are in groups by their side. */
    private static String grouped() {
        Triangles t = MeshForms.sphere(0.02, 30);
        String all = new String(MeshWriter.bytes(MeshFormat.OBJ, t), java.nio.charset.StandardCharsets.UTF_8);
        StringBuilder vertices = new StringBuilder(),
                medial = new StringBuilder("g medial\n"),
                lateral = new StringBuilder("g lateral back\n");
        int face = 0;
        for (String line : all.split("\n")) {
            if (line.startsWith("v ")) {
                vertices.append(line).append('\n');
            } else if (line.startsWith("f ")) {
                double z = 0;
                for (int k = 0; k < 3; k++) {
                    z += t.vertices()[3 * t.corners()[3 * face + k] + 2];
                }
                (z >= 0 ? medial : lateral).append(line).append('\n');
                face++;
            }
        }
        return vertices.append(medial).append(lateral).toString();
    }

    @Test
    void groupsOfAMeshAreRegions(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("ball.obj"), grouped());
        String text = KNEE.replace(
                        "mesh: {of: {sphere: {radius: 2 cm}}, faces: 8000, smooth: false}}, material: cartilage}\n  outer",
                        "mesh: {file: ball.obj, smooth: false}}, material: cartilage}\n  outer")
                .replace("on: tibia, where: z > 0", "group: medial, surface: inner")
                .replace("on: tibia, where: z < 0", "group: lateral, surface: inner");
        assertTrue(text.contains("ball.obj"));
        for (String law : List.of("law: casting", "law: foundation")) {
            Path file = folder.resolve("knee.yaml");
            String said = law.contains("foundation")
                    ? text.replace("law: casting", law).replace("cast-from: inner", "springs: inner")
                    : text;
            Files.writeString(file, said);
            RunResult r = new Experiment(
                            Description.of("knee.yaml", Document.read(file)).compile())
                    .run("", Listener.NONE, null, c -> Map.of());
            Map<String, Double> o = r.outputs();
            assertTrue(o.get("medial") > 0.3 * o.get("force"), law + o);
            assertEquals(o.get("force"), o.get("medial") + o.get("lateral"), 1e-9 * o.get("force"));
            assertTrue(o.get("z") > 0, "in the frame of the femur, " + o.get("z"));
        }
        Files.writeString(folder.resolve("wrong.yaml"), text.replace("group: lateral", "group: laterol"));
        Document wrong = Document.read(folder.resolve("wrong.yaml"));
        String told = String.valueOf(assertThrows(
                        DocumentException.class,
                        () -> Description.of("wrong.yaml", wrong).compile())
                .getMessage());
        assertTrue(
                told.contains("wrong.yaml:20")
                        && told.contains("there is no group 'laterol'")
                        && told.contains("lateral"),
                told);
    }
}
