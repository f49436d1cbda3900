package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.experiment.Experiment;
import org.condyle.io.Reached;
import org.condyle.io.mesh.MeshWriter;
import org.condyle.io.results.RunResult;
import org.condyle.mechanics.Triangles;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Published contact models, run as they are, beside closed forms. */
class ContactCasesTest {
    private static final double GRAVITY = 9.8065;
    private static final String BALL = "osim-contact/BouncingBall_HuntCrossley.osim";

    private static RunResult run(String model, String... settings) {
        List<Map.Entry<String, String>> changes = new ArrayList<>();
        for (String s : settings) {
            changes.add(Map.entry(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1)));
        }
        RunResult r =
                new Experiment(Osims.source(model).compile("", changes)).run("", Listener.NONE, null, c -> Map.of());
        assertTrue(r.outcome().regular(), r.outcome().toString());
        return r;
    }

    /** The ball falls 10 cm, bounces and comes to rest; 2 (3 m g/(4 K √R))^(2/3) with K = 1e4 Pa, R = 0.5 m, m = 1 kg. */
    @Test
    void con1TheBallComesToRestAtTheDepthOfTheFormula() {
        RunResult r = run(BALL, "initial.ball.ball_ty=0.6 m", "run.until=10 s");
        double depth = 2 * Math.pow(3 * GRAVITY / (4 * 1e4 * Math.sqrt(0.5)), 2.0 / 3);
        assertEquals(0.02053163, depth, 5e-9);
        double[] y = r.recording().column("ball.ball_ty");
        assertTrue(0.5 - r.recording().min("ball.ball_ty") > 2 * depth, "it bounced");
        Reached.atMost("CON-1", "rest depth after 10 s", Math.abs(0.5 - y[y.length - 1] - depth), 1e-6, "m");
        Reached.atMost("CON-1", "energy of motion after 10 s", r.recording().last("energy.kinetic"), 1e-12, "J");
    }

    @Test
    void con2WithoutDissipationAndFrictionEveryBounceKeepsTheEnergy() {
        RunResult r = run(
                BALL,
                "initial.ball.ball_ty=1 m",
                "run.until=10 s",
                "contacts.contact.dissipation=0 s/m",
                "contacts.contact.friction.static=0",
                "contacts.contact.friction.dynamic=0",
                "contacts.contact.friction.viscous=0 s/m");
        double[] y = r.recording().column("ball.ball_ty"),
                kinetic = r.recording().column("energy.kinetic");
        double start = GRAVITY * 0.5, energy = 0, drift = 0;
        int flights = 0;
        for (int i = 0; i < y.length; i++) {
            if (y[i] > 0.5) { // in the air; measured from the height at which it touches
                energy = Math.max(energy, Math.abs(GRAVITY * (y[i] - 0.5) + kinetic[i] - start) / start);
                flights += i > 0 && y[i - 1] <= 0.5 ? 1 : 0;
            }
        }
        assertTrue(flights >= 12, flights + " bounces");
        for (String side : List.of("ball.ball_tx", "ball.ball_tz")) {
            drift = Math.max(
                    drift, Math.max(r.recording().max(side), -r.recording().min(side)));
        }
        Reached.atMost("CON-2", "energy after each of " + flights + " bounces", energy, 1e-4, "relative");
        Reached.atMost("CON-2", "sideways drift in 10 s", drift, 1e-4, "m");
    }

    private static final List<Map.Entry<String, String>> SMOOTH =
            List.of(Map.entry("surfaces.mesh.shape.mesh.smooth", "true"), Map.entry("contacts.ef.points", "3"));

    private static PosedModel ball(Path folder, String file, String area) {
        Osims.Translated t = Osims.translate(OpenSimContactTest.MESH_BALL.replace("FILE", file), folder);
        if (area.isEmpty()) {
            return t.posed();
        }
        List<Map.Entry<String, String>> settings = new ArrayList<>(SMOOTH);
        settings.add(Map.entry("contacts.ef.area", area));
        return new PosedModel(t.with(settings));
    }

    private static double force(PosedModel m, double depth) {
        return m.set("f_coord_4", 0.1 - depth).place().signal("ef", "ball.fy");
    }

    /**
     * Whole faces, as OpenSim has it, give k π R d²; projected ones k π d² (R - d/3), stiffness times volume of overlap. Both
     * on the smoothed mesh: flat faces lie inside of the sphere by up to 0.06 mm.
     */
    @Test
    void con3EachRuleOfAreasHasItsClosedForm() {
        Path folder = Osims.shared().resolve("osim-contact");
        double r = 0.1, k = 1e7, whole = 0, projected = 0, flat = 0;
        PosedModel a = ball(folder, "sphere_10cm_radius.obj", "whole"),
                b = ball(folder, "sphere_10cm_radius.obj", "projected"),
                plain = ball(folder, "sphere_10cm_radius.obj", "");
        for (int mm = 1; mm <= 20; mm++) {
            double d = 1e-3 * mm, first = k * Math.PI * r * d * d, second = k * Math.PI * d * d * (r - d / 3);
            whole = Math.max(whole, Math.abs(force(a, d) / first - 1));
            projected = Math.max(projected, Math.abs(force(b, d) / second - 1));
            flat = Math.max(flat, mm < 5 ? 0 : Math.abs(force(plain, d) / first - 1));
        }
        Reached.atMost("CON-3", "force of whole faces against k pi R d^2, 1 to 20 mm", 100 * whole, 2, "%");
        Reached.atMost("CON-3", "force of projected faces against k pi d^2 (R - d/3)", 100 * projected, 2, "%");
        Reached.atMost("CON-3", "flat whole faces as imported, from 5 mm on", 100 * flat, 3, "%");
    }

    /** The .vtp file has its points in single precision, the others in five decimals. */
    @Test
    void con3ThreeFilesOfASpherePressAlike(@TempDir Path temporary) throws IOException {
        Path folder = Osims.shared().resolve("osim-contact");
        String name = "sphere_10cm_radius.";
        Triangles obj = MeshWriter.read(folder.resolve(name + "obj"));
        assertEquals(0, farthest(obj, MeshWriter.read(folder.resolve(name + "stl"))));
        double apart = farthest(obj, MeshWriter.read(folder.resolve(name + "vtp")));
        assertTrue(apart > 4e-9 && apart < 5e-9, "points differ by " + apart + " m");
        Files.writeString(temporary.resolve("rounded.vtp"), rounded(Files.readString(folder.resolve(name + "vtp"))));
        assertEquals(0, farthest(obj, MeshWriter.read(temporary.resolve("rounded.vtp"))));
        PosedModel a = ball(folder, name + "obj", ""),
                b = ball(folder, name + "stl", ""),
                c = ball(folder, name + "vtp", ""),
                d = ball(temporary, "rounded.vtp", "");
        double stl = 0, vtp = 0, equal = 0;
        for (int mm = 1; mm <= 20; mm++) {
            double f = force(a, 1e-3 * mm);
            stl = Math.max(stl, Math.abs(force(b, 1e-3 * mm) / f - 1));
            vtp = Math.max(vtp, Math.abs(force(c, 1e-3 * mm) / f - 1));
            equal = Math.max(equal, Math.abs(force(d, 1e-3 * mm) / f - 1));
        }
        Reached.atMost("CON-3", "force of .stl against .obj", stl, 1e-6, "relative");
        // a point that is 5e-9 m off changes the force at a depth of 1 mm by twice 5e-6 at most
        Reached.atMost("CON-3", "force of .vtp as shipped against .obj", vtp, 1e-5, "relative");
        Reached.atMost("CON-3", "force of .vtp with the five decimals of the others", equal, 1e-6, "relative");
    }

    /** The largest distance from a point to the nearest of the other mesh; both have as many points. */
    private static double farthest(Triangles a, Triangles b) {
        assertEquals(a.points(), b.points());
        assertEquals(a.faces(), b.faces());
        Map<Long, List<Integer>> cells = new HashMap<>();
        double[] u = a.vertices(), v = b.vertices();
        for (int q = 0; q < b.points(); q++) {
            cells.computeIfAbsent(Math.round(v[3 * q] * 1e3), k -> new ArrayList<>())
                    .add(q);
        }
        double worst = 0;
        for (int p = 0; p < a.points(); p++) {
            double best = 1;
            long cell = Math.round(u[3 * p] * 1e3);
            for (long near = cell - 1; near <= cell + 1; near++) {
                for (int q : cells.getOrDefault(near, List.of())) {
                    double plane = Math.hypot(u[3 * p] - v[3 * q], u[3 * p + 1] - v[3 * q + 1]);
                    best = Math.min(best, Math.hypot(plane, u[3 * p + 2] - v[3 * q + 2]));
                }
            }
            worst = Math.max(worst, best);
        }
        return worst;
    }

    /** Points as five decimals. */
    private static String rounded(String vtp) {
        Matcher points = Pattern.compile("(?s)(<Points>.*?<DataArray[^>]*>)(.*?)(</DataArray>)")
                .matcher(vtp);
        assertTrue(points.find());
        String numbers = Pattern.compile("-?[0-9.]+(e-?[0-9]+)?")
                .matcher(points.group(2))
                .replaceAll(m -> String.format(java.util.Locale.ROOT, "%.5f", Double.parseDouble(m.group())));
        return vtp.substring(0, points.start(2)) + numbers + vtp.substring(points.end(2));
    }
}
