package org.condyle.foreign.mjcf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tendons over cylinders and spheres. A site moves freely (three slides) about a fixed geom; the other end is fixed. The
 * lengths are compared with the rule of MuJoCo's documentation, written down here in the plane of the circle.
 */
class MjcfTendonTest {
    private static final double R = 0.1;

    @TempDir
    private Path folder;

    private ModelFile model(String geom, String side) {
        String xml = """
                <mujoco><compiler angle="radian"/><worldbody>
                  <site name="fixed" pos="-0.3 0.05 0.02"/>
                  <site name="above" pos="0 0.4 0"/><site name="below" pos="0 -0.4 0"/><site name="inside" pos="0 0.01 0"/>
                  <geom name="g" type="TYPE" size="0.1 0.05" contype="0" conaffinity="0"/>
                  <body name="b"><joint name="x" type="slide" axis="1 0 0"/><joint name="y" type="slide" axis="0 1 0"/>
                    <joint name="z" type="slide"/><inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/><site name="moving"/></body>
                </worldbody><tendon><spatial name="cord"><site site="fixed"/><geom geom="g" SIDE/><site site="moving"/></spatial></tendon>
                </mujoco>
                """;
        return MjcfModels.read(folder, xml.replace("TYPE", geom).replace("SIDE", side));
    }

    private static double length(ModelFile m, double... at) {
        State s = m.initial().copy();
        System.arraycopy(at, 0, s.q, 0, 3);
        Workspace w = new Workspace(m.mechanism());
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        Measure t = m.model().measures().get("cord");
        Measure.Reading reading = new Measure.Reading(t);
        t.read(s, w.motion, reading);
        return reading.value;
    }

    /**
     * The way from a to b about the circle of radius R in a plane: straight, or tangent, arc, tangent.
     *
     * @param side direction of the side on which the tendon passes; null for the shorter way
     * @return length in the plane
     */
    private static double around(double[] a, double[] b, double[] side) {
        double la = Math.hypot(a[0], a[1]), lb = Math.hypot(b[0], b[1]);
        double dx = b[0] - a[0], dy = b[1] - a[1], straight = Math.hypot(dx, dy);
        double s = Math.max(0, Math.min(1, -(a[0] * dx + a[1] * dy) / (straight * straight)));
        double nx = a[0] + s * dx, ny = a[1] + s * dy; // nearest to the centre
        if (Math.hypot(nx, ny) > R && (side == null || side[0] * nx + side[1] * ny >= 0)) {
            return straight;
        }
        double between = Math.acos((a[0] * b[0] + a[1] * b[1]) / (la * lb));
        double used = Math.acos(R / la) + Math.acos(R / lb);
        double bx = a[0] / la + b[0] / lb, by = a[1] / la + b[1] / lb; // the middle of the short way
        boolean crossing = between < used; // of the two tangents on the short way, which is then no way
        boolean shortWay = !crossing && (side == null || bx * side[0] + by * side[1] >= 0);
        double arc = R * ((shortWay ? between : 2 * Math.PI - between) - used);
        return Math.sqrt(la * la - R * R) + Math.sqrt(lb * lb - R * R) + arc;
    }

    private static double cylinder(double[] a, double[] b, double[] side) {
        return Math.hypot(around(a, b, side), b[2] - a[2]); // unrolled, the way is straight
    }

    private static final double[] FIXED = {-0.3, 0.05, 0.02};

    /** With the ends on opposite sides of the cylinder; otherwise the rules differ, which is told as a loss. */
    private void agrees(String side, double[] direction, double low, double high) {
        ModelFile m = model("cylinder", side);
        SplittableRandom r = new SplittableRandom(5);
        int wrapped = 0;
        for (int n = 0; n < 300; n++) {
            double[] b = {r.nextDouble(0.12, 0.5), r.nextDouble(low, high), r.nextDouble(-0.3, 0.3)};
            double expected = cylinder(FIXED, b, direction);
            assertEquals(expected, length(m, b), 1e-12, b[0] + " " + b[1] + " " + b[2]);
            double straight = Math.hypot(Math.hypot(b[0] + 0.3, b[1] - 0.05), b[2] - 0.02);
            wrapped += expected > straight + 1e-9 ? 1 : 0;
        }
        assertTrue(wrapped > 50, wrapped + " of 300 wrapped");
    }

    @Test
    void aTendonWithoutASideTakesTheShorterWayOverACylinder() {
        agrees("", null, -0.3, 0.3);
    }

    @Test
    void aTendonPassesTheCylinderOnTheSideOfItsSite() {
        agrees("sidesite=\"above\"", new double[] {0, 1}, -0.2, 0.3);
        agrees("sidesite=\"below\"", new double[] {0, -1}, -0.3, 0.2);
    }

    @Test
    void aTendonPassesTheSphereInThePlaneOfItsCentreOnTheShorterWay() {
        for (String side : List.of("", "sidesite=\"above\"")) { // whose loss is told
            ModelFile m = model("sphere", side);
            SplittableRandom r = new SplittableRandom(6);
            for (int n = 0; n < 300; n++) {
                double[] b = {r.nextDouble(0.15, 0.5), r.nextDouble(-0.3, 0.3), r.nextDouble(-0.3, 0.3)};
                double la = norm(FIXED), lb = norm(b);
                double cos = (FIXED[0] * b[0] + FIXED[1] * b[1] + FIXED[2] * b[2]) / (la * lb);
                double[] second = {lb * cos, lb * Math.sqrt(1 - cos * cos)};
                assertEquals(around(new double[] {la, 0}, second, null), length(m, b), 1e-12);
            }
            Description source = Library.find(folder.resolve("model.xml").toString());
            assertEquals(side.isEmpty() ? 0 : 1, source.losses().thatMatter().size());
        }
    }

    private static double norm(double[] v) {
        return Math.hypot(Math.hypot(v[0], v[1]), v[2]);
    }

    @Test
    void aTendonInsideOfAGeomRunsStraightAndThisIsTold() {
        ModelFile m = model("cylinder", "sidesite=\"inside\"");
        assertEquals(Math.hypot(Math.hypot(0.6, 0.05), 0.02), length(m, 0.3, 0, 0), 1e-14);
        Description source = Library.find(folder.resolve("model.xml").toString());
        assertEquals(1, source.losses().thatMatter().size());
        assertTrue(source.losses().thatMatter().get(0).meaning().contains("inside"));
    }

    /** The geom turns with the arm about its own axis, the site of its side stays in the world. */
    @Test
    void aSideSiteOnAnotherBodyStaysThereIfTheGeomTurnsAboutItsOwnAxis() {
        String xml = """
                <mujoco><compiler angle="radian"/><worldbody>
                  <site name="o" pos="-0.3 0 0"/><site name="side" pos="0 -0.2 0"/>
                  <body name="arm"><joint name="q"/><inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>
                    <geom name="g" type="cylinder" size="0.1 0.1" mass="0"/><site name="p" pos="0.3 0 0"/></body>
                </worldbody><tendon><spatial name="cord"><site site="o"/><geom geom="g" sidesite="side"/><site site="p"/></spatial></tendon>
                </mujoco>
                """;
        Description source = MjcfModels.source(folder, xml);
        assertTrue(source.losses().all().stream().noneMatch(l -> l.meaning().contains("another body")));
        ModelFile m = source.compile("", List.of());
        for (double q = -1; q < 1.01; q += 0.1) {
            State s = m.initial().copy();
            s.q[0] = q;
            Workspace w = new Workspace(m.mechanism());
            Dynamics.place(s, w);
            Dynamics.fillRates(w);
            Measure t = m.model().measures().get("cord");
            Measure.Reading reading = new Measure.Reading(t);
            t.read(s, w.motion, reading);
            double used = 2 * Math.acos(R / 0.3);
            double arc = Math.PI + q - used; // below the axis; grows as the arm is raised
            double expected = arc > 0 ? 2 * Math.sqrt(0.09 - 0.01) + R * arc : 0.6 * Math.cos(q / 2);
            assertEquals(expected, reading.value, 1e-12, "q = " + q);
        }
    }
}
