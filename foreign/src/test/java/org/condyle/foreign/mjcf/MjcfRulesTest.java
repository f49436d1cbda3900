package org.condyle.foreign.mjcf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.condyle.io.model.ModelFile;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Inertia of geoms, default classes, orientations and settings of the compiler, against closed forms. */
class MjcfRulesTest {
    private static final String INERTIAL = "<inertial pos='0 0 0' mass='1' diaginertia='1 1 1'/>";

    @TempDir
    private Path folder;

    private Body one(String head, String geoms) {
        ModelFile m = MjcfModels.read(
                folder,
                "<mujoco>" + head + "<worldbody><body name='b'>" + geoms
                        + "<joint name='j'/></body></worldbody></mujoco>");
        return m.model().bodies().get(1);
    }

    private static void hasInertia(Body b, double mass, double... inertia) {
        assertEquals(mass, b.mass(), 1e-12 * mass);
        assertArrayEquals(inertia, b.inertia(), 1e-12 * mass);
    }

    @Test
    void geomsHaveTheInertiaOfHomogeneousSolids() {
        double r = 0.1, h = 0.3; // half length
        double v = 4 * Math.PI / 3 * r * r * r * 1000, i = 0.4 * v * r * r;
        hasInertia(one("", "<geom size='0.1'/>"), v, i, i, i, 0, 0, 0);
        double c = Math.PI * r * r * 2 * h * 500;
        double across = c * (r * r / 4 + h * h / 3), along = c * r * r / 2;
        hasInertia(one("", "<geom type='cylinder' size='0.1 0.3' density='500'/>"), c, across, across, along, 0, 0, 0);
        hasInertia(
                one("", "<geom type='box' size='0.1 0.2 0.3' mass='6'/>"),
                6,
                2 * (0.04 + 0.09),
                2 * (0.01 + 0.09),
                2 * (0.01 + 0.04),
                0,
                0,
                0);
        hasInertia(one("", "<geom type='ellipsoid' size='0.1 0.2 0.3' mass='5'/>"), 5, 0.13, 0.10, 0.05, 0, 0, 0);
        double s = 4.0 / 3 * Math.PI * r * r * r, cyl = Math.PI * r * r * 2 * h;
        double end = s * (0.4 * r * r + h * h + 0.75 * r * h); // half balls moved apart by h
        double side = cyl * (r * r / 4 + h * h / 3) + end, axial = cyl * r * r / 2 + 0.4 * s * r * r;
        hasInertia(
                one("", "<geom type='capsule' size='0.1' fromto='-0.3 0 0 0.3 0 0' density='1'/>"),
                s + cyl,
                axial,
                side,
                side,
                0,
                0,
                0);
    }

    @Test
    void geomsOfABodyAddUpByTheParallelAxisTheorem() {
        Body b = one("", "<geom size='0.1' mass='1' pos='1 2 3'/><geom size='0.2' mass='3' pos='-1 0 1'/>");
        assertEquals(4, b.mass(), 1e-12);
        assertArrayEquals(new double[] {-0.5, 0.5, 1.5}, b.centreLocal(), 1e-12);
        double own = 0.4 * 0.01 + 3 * 0.4 * 0.04, reduced = 0.75; // along (2, 2, 2)
        double[] expected = {
            own + reduced * 8, own + reduced * 8, own + reduced * 8, -reduced * 4, -reduced * 4, -reduced * 4
        };
        assertArrayEquals(expected, b.inertia(), 1e-12);
    }

    @Test
    void theCompilerChoosesBoundsAndScalesTheInertia() {
        String both = INERTIAL + "<geom size='0.1' mass='5'/>";
        assertEquals(1, one("", both).mass(), 0);
        assertEquals(5, one("<compiler inertiafromgeom='true'/>", both).mass(), 1e-15);
        assertEquals(7, one("<compiler settotalmass='7'/>", both).mass(), 1e-15);
        assertArrayEquals(
                new double[] {7, 7, 7, 0, 0, 0},
                one("<compiler settotalmass='7'/>", both).inertia(),
                1e-14);
        String light = "<inertial pos='0 0 0' mass='1e-4' diaginertia='1e-4 3e-3 4e-3'/>";
        Body b = one("<compiler boundmass='0.01' boundinertia='0.002'/>", light);
        hasInertia(b, 0.01, 0.002, 0.003, 0.004, 0, 0, 0);
        String impossible = "<inertial pos='0 0 0' mass='1' diaginertia='1 1 4'/>";
        hasInertia(one("<compiler balanceinertia='true'/>", impossible), 1, 2, 2, 2, 0, 0, 0);
        assertEquals(
                3,
                one(
                                "<compiler inertiagrouprange='1 2'/>",
                                "<geom size='1' group='0'/><geom size='1' mass='3' group='1'/>")
                        .mass(),
                1e-15);
    }

    private double[] rotation(String head, String orientation) {
        ModelFile m = MjcfModels.read(
                folder,
                "<mujoco>" + head + "<worldbody><body name='b' " + orientation + ">" + INERTIAL
                        + "<joint name='j'/></body></worldbody></mujoco>");
        double[] placed = MjcfModels.placements(m, m.initial());
        double[] out = new double[9];
        System.arraycopy(placed, 15, out, 0, 9);
        return out;
    }

    @Test
    void orientationsAreReadInAllFiveWays() {
        double[] x = Rotations.about(1, 0, 0, 0.3),
                y = Rotations.about(0, 1, 0, 0.4),
                z = Rotations.about(0, 0, 1, 0.5);
        String radian = "<compiler angle='radian'/>", euler = "euler='0.3 0.4 0.5'";
        assertArrayEquals(Mat3.times(Mat3.times(x, y), z), rotation(radian, euler), 1e-14);
        assertArrayEquals(
                Mat3.times(z, Mat3.times(y, x)), rotation("<compiler angle='radian' eulerseq='XYZ'/>", euler), 1e-14);
        double[] zyx = Mat3.times(
                Mat3.times(Rotations.about(0, 0, 1, 0.3), Rotations.about(0, 1, 0, 0.4)),
                Rotations.about(1, 0, 0, 0.5));
        assertArrayEquals(zyx, rotation("<compiler angle='radian' eulerseq='zyx'/>", euler), 1e-14);
        assertArrayEquals(Rotations.about(0, 0, 1, Math.PI / 6), rotation("", "euler='0 0 30'"), 1e-14);
        assertArrayEquals(Rotations.about(0, 0, 1, Math.PI / 6), rotation("", "axisangle='0 0 2 30'"), 1e-14);
        assertArrayEquals(Rotations.about(0, 0, 1, Math.PI / 2), rotation("", "quat='3 0 0 3'"), 1e-14);
        assertArrayEquals(Rotations.about(0, 0, 1, Math.PI / 2), rotation("", "xyaxes='0 2 0 -1 5 0'"), 1e-14);
        assertArrayEquals(Rotations.about(0, 1, 0, Math.PI / 2), rotation("", "zaxis='3 0 0'"), 1e-14);
        assertArrayEquals(Rotations.about(1, 0, 0, Math.PI), rotation("", "zaxis='0 0 -1'"), 1e-14);
    }

    @Test
    void elementsInheritFromNestedClassesAndFromTheClassOfTheBodiesAround() {
        ModelFile m = MjcfModels.read(folder, """
                <mujoco>
                  <default>
                    <geom density="1"/>
                    <default class="outer"><geom type="box" size="0.5 0.5 0.5"/>
                      <default class="inner"><geom density="2"/></default>
                    </default>
                  </default>
                  <worldbody>
                    <body name="a" childclass="outer"><joint name="ja"/><geom/>
                      <body name="b" childclass="inner"><joint name="jb"/><geom/>
                        <body name="c"><joint name="jc"/><geom class="outer" density="5"/></body>
                        <body name="d"><joint name="jd"/><geom/></body>
                      </body>
                    </body>
                    <body name="e"><joint name="je"/><geom size="1"/></body>
                  </worldbody>
                </mujoco>
                """);
        double[] masses = m.model().bodies().stream().mapToDouble(Body::mass).toArray();
        assertArrayEquals(new double[] {0, 1, 2, 5, 2, 4 * Math.PI / 3}, masses, 1e-12);
    }

    @Test
    void aFrameElementMovesWhatIsInside() {
        ModelFile m = MjcfModels.read(folder, """
                <mujoco>
                  <worldbody>
                    <frame pos="1 0 0" euler="0 0 90">
                      <body name="a" pos="1 0 0"><inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>
                        <frame pos="0 0 2" euler="0 90 0"><joint name="j" type="slide" axis="0 0 1"/>
                        <site name="s" pos="0 0 1"/></frame>
                      </body>
                    </frame>
                  </worldbody>
                </mujoco>
                """);
        double[] placed = MjcfModels.placements(m, m.initial());
        assertArrayEquals(new double[] {1, 1, 0}, new double[] {placed[12], placed[13], placed[14]}, 1e-15);
        assertArrayEquals(
                new double[] {1, 0, 2}, m.model().frames().get("s").frame().origin(), 1e-15);
        State s = m.initial().copy();
        s.q[0] = 0.5; // along x of the body, which is y of the world
        placed = MjcfModels.placements(m, s);
        assertArrayEquals(new double[] {1, 1.5, 0}, new double[] {placed[12], placed[13], placed[14]}, 1e-15);
    }

    @Test
    void angularRangesAreInDegreesUnlessTheCompilerSaysRadians() {
        String rest = "<worldbody><body name='b'>" + INERTIAL
                + "<joint name='j' range='-30 60'/></body></worldbody></mujoco>";
        ModelFile degrees = MjcfModels.read(folder, "<mujoco>" + rest);
        assertEquals(Math.PI / 3, degrees.model().ranges().get("j.j").upper(), 1e-15);
        ModelFile radians = MjcfModels.read(folder, "<mujoco><compiler angle='radian'/>" + rest);
        assertEquals(-30, radians.model().ranges().get("j.j").lower(), 0);
        ModelFile none = MjcfModels.read(folder, "<mujoco><compiler autolimits='false'/>" + rest);
        assertTrue(none.model().ranges().isEmpty());
    }
}
