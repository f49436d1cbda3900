package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class SurfaceCommandTest {
    @TempDir
    Path folder = Path.of("");

    private record Said(int code, String out, String err) {}

    private Said run(String... args) {
        StringWriter out = new StringWriter(), err = new StringWriter();
        int code = Main.execute(new PrintWriter(out, true), new PrintWriter(err, true), args);
        return new Said(code, out.toString(), err.toString());
    }

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    /** Points of half a torus, 23 mm along and 20 mm across. */
    @BeforeEach
    void points() throws IOException {
        Random random = new Random(1);
        StringBuilder text = new StringBuilder("x [mm],y [mm],z [mm]\n");
        for (int k = 0; k < 2000; k++) {
            double t = (random.nextDouble() - 0.5) * Math.PI, q = (random.nextDouble() - 0.5) * 1.6;
            double r = 3 + 20 * Math.cos(q);
            text.append(
                    String.format(Locale.ROOT, "%.6f,%.6f,%.6f%n", r * Math.cos(t), r * Math.sin(t), 20 * Math.sin(q)));
        }
        Files.writeString(folder.resolve("points.csv"), text);
    }

    @Test
    void aFittedSurfaceIsReadByAModel() throws IOException {
        Said c = run(
                "surface", "fit", at("points.csv"), "-o", at("condyle.nurbs"), "--base", "cylinder", "--spans", "8,6");
        assertEquals(0, c.code(), c.err());
        assertTrue(c.out().startsWith("points.csv: 2000 points, 11 x 9 control points, "), c.out());
        assertTrue(c.out().contains("distance from the surface: 0.00"), c.out());
        String page = Files.readString(folder.resolve("condyle.html"));
        assertTrue(page.contains("signed distance") && page.contains("{nurbs: {file: condyle.nurbs}}"));
        Files.writeString(folder.resolve("ball.yaml"), """
                condyle: 1
                gravity: [0, 0, 0]
                bodies: {ball: {mass: 1 kg, shape: {sphere: {radius: 5 mm}}, at: [30 mm, 0, 0]}}
                surfaces: {condyle: {shape: {nurbs: {file: condyle.nurbs}}}}
                contacts: {touch: {between: [ball, condyle], law: hertz, stiffness: 1e8 N/m^1.5}}
                run: {until: 1 ms}
                outputs: {gap: first(-touch.depth)}
                claims: {gap: {says: a ball 30 mm from the axis is 2 mm from the condyle, test: gap == 2 mm +- 5 um}}
                """);
        c = run("run", at("ball.yaml"), "--out", at("out"), "--no-report", "--quiet");
        assertEquals(0, c.code(), c.out() + c.err());
    }

    @Test
    void wrongInputsAreRefused() throws IOException {
        Files.writeString(
                folder.resolve("metres.csv"),
                Files.readString(folder.resolve("points.csv")).replace(" [mm]", ""));
        Files.writeString(folder.resolve("line.csv"), "x,y,z\n0,0,0\n0.01,0,0\n0.02,0,0\n");
        Files.writeString(folder.resolve("other.nurbs"), "mine");
        String[][] wrong = {
            {"metres.csv", "a.nurbs", "which is no size of a joint"},
            {"absent.csv", "a.nurbs", "there is no such file"},
            {"line.csv", "a.nurbs", "the points lie on a line"},
            {"points.csv", "a.stl", "the name must end with .nurbs"},
            {"points.csv", "other.nurbs", "was not written by this command"},
            {"points.csv", "a.nurbs", "--spans 0,4: write two whole numbers", "--spans", "0,4"},
            {"points.csv", "a.nurbs", "--base ball: choose plane or cylinder", "--base", "ball"},
            {"points.csv", "a.nurbs", "the points do not determine the net", "--spans", "60,60"},
        };
        for (String[] w : wrong) {
            String[] all = new String[5 + w.length - 3];
            System.arraycopy(new String[] {"surface", "fit", at(w[0]), "-o", at(w[1])}, 0, all, 0, 5);
            System.arraycopy(w, 3, all, 5, w.length - 3);
            Said c = run(all);
            assertEquals(2, c.code(), w[2]);
            assertTrue(c.err().contains(w[2]), c.err());
        }
        Said coarse = run("surface", "fit", at("points.csv"), "-o", at("b.nurbs"), "--spans", "1,1", "--degree", "1,1");
        assertEquals(0, coarse.code());
        assertTrue(coarse.out().contains("warning: a point is "), coarse.out());
    }

    @Test
    void distancesOfTwoBoxes() throws IOException {
        String box = """
                v 0 0 0
                v 1 0 0
                v 1 1 0
                v 0 1 0
                v 0 0 1
                v 1 0 1
                v 1 1 1
                v 0 1 1
                f 4 3 2 1
                f 5 6 7 8
                f 1 2 6 5
                f 2 3 7 6
                f 3 4 8 7
                f 4 1 5 8
                """;
        Files.writeString(folder.resolve("a.obj"), box);
        Said c = run("surface", "distance", at("a.obj"), at("a.obj"), "--scale", "10 mm", "--at", "0, 0, 12 mm");
        assertEquals(0, c.code(), c.err());
        assertTrue(c.out().contains("collision            no"), c.out());
        assertTrue(c.out().contains("separation distance  2.00000 mm"), c.out());
        assertTrue(c.out().contains("Hausdorff distance   12.0000 mm"), c.out());
        c = run("surface", "distance", at("a.obj"), at("a.obj"), "--scale", "10 mm", "--at", "0, 0, 9 mm", "--json");
        var facts = JsonMapper.builder().build().readTree(c.out());
        assertTrue(facts.get("collide").asBoolean());
        assertEquals(0.001, facts.get("penetration").get("at-most").asDouble(), 1e-12);
        assertTrue(
                run("surface", "distance", at("a.obj"), at("points.csv")).err().contains("there is no column 'i'"));
        assertEquals(2, run("surface").code());
    }
}
