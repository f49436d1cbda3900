package org.condyle.foreign.mjcf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Equalities, springs of joints and of tendons, actuators and contacts. */
class MjcfConstraintsTest {
    private static final String MASS = "<inertial pos='0 0 0.1' mass='1' diaginertia='1 1 1'/>";

    @TempDir
    private Path folder;

    private String model(String bodies, String rest) {
        return "<mujoco><compiler angle='radian'/><worldbody>" + bodies + "</worldbody>" + rest + "</mujoco>";
    }

    @Test
    void aPolynomialCouplesTwoJointsAboutTheirReferenceValues() {
        String bodies = "<body name='a'><joint name='turn' ref='0.2'/>" + MASS + "</body><body name='b'>"
                + "<joint name='slide' type='slide' ref='0.1'/>" + MASS + "</body>";
        String equality =
                "<equality><joint joint1='slide' joint2='turn' polycoef='0.01 0.5 -0.3 0.2 -0.1'/></equality>";
        ModelFile m = MjcfModels.read(folder, model(bodies, equality));
        State s = m.initial().copy();
        int turn = MjcfModels.coordinate(m, "turn.turn"), slide = MjcfModels.coordinate(m, "slide.slide");
        s.q[turn] = 0.9;
        boolean[] held = new boolean[2];
        held[turn] = true;
        assertTrue(Assembly.assemblePositions(m.mechanism(), s, held).violation() < 1e-10);
        double u = 0.9 - 0.2;
        assertEquals(0.1 + 0.01 + u * (0.5 + u * (-0.3 + u * (0.2 - 0.1 * u))), s.q[slide], 1e-12);

        String back = "<equality><joint joint1='turn' joint2='slide' polycoef='0 2 1 0 0'/></equality>";
        m = MjcfModels.read(folder, model(bodies, back));
        s = m.initial().copy();
        s.q[slide] = 0.4;
        held = new boolean[2];
        held[slide] = true;
        Assembly.assemblePositions(m.mechanism(), s, held);
        assertEquals(0.2 + 0.3 * 2 + 0.09, s.q[turn], 1e-12);
    }

    @Test
    void connectedAndWeldedBodiesFitInTheReferencePose() {
        String bodies = "<body name='a' pos='1 0 0' euler='0.3 0.2 0.1'><joint name='ja' type='ball'/>" + MASS
                + "<body name='c' pos='0.2 0.3 0.4' euler='1 0 0'><joint name='jc'/>" + MASS + "</body></body>"
                + "<body name='b' pos='0 2 0' euler='-0.4 0 1'><freejoint name='jb'/>" + MASS + "</body>";
        for (String equality : List.of(
                "<connect body1='c' body2='b' anchor='0.1 0.2 0.3'/>",
                "<connect body1='c' anchor='0.1 0.2 0.3'/>",
                "<weld body1='c' body2='b'/>",
                "<weld body1='b'/>")) {
            ModelFile m = MjcfModels.read(folder, model(bodies, "<equality>" + equality + "</equality>"));
            assertEquals(1, m.model().constraints().size());
            assertTrue(Assembly.inspect(m.mechanism(), m.initial()).violation() < 1e-12, equality);
        }
        ModelFile m = MjcfModels.read(
                folder, model(bodies, "<equality><weld body1='a' body2='b' relpose='0 0 1 1 0 0 0'/></equality>"));
        State s = m.initial().copy();
        assertTrue(Assembly.assemblePositions(
                                m.mechanism(), s, new boolean[m.model().speeds()])
                        .violation()
                < 1e-9);
        double[] p = MjcfModels.placements(m, s);
        int a = 12 * MjcfModels.body(m, "a"), b = 12 * MjcfModels.body(m, "b");
        for (int i = 0; i < 3; i++) {
            assertEquals(p[a + i] + p[a + 3 + 3 * i + 2], p[b + i], 1e-9);
        }
    }

    private double energy(ModelFile m, State s) {
        Workspace w = new Workspace(m.mechanism());
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        double sum = 0;
        for (ForceElement f : m.model().forces().values()) {
            sum += ((Passive) f).storedEnergy(s, w.motion);
        }
        return sum;
    }

    @Test
    void springsOfJointsAndTendonsStoreTheirEnergy() {
        String bodies =
                "<site name='o' pos='0 0 -1'/><body name='a'><joint name='j' stiffness='3' springref='0.5'/>" + MASS
                        + "<site name='p' pos='0.3 0 0'/></body><body name='b'><joint name='k' type='ball' stiffness='4'/>"
                        + MASS
                        + "</body>";
        String tendon = "<tendon><spatial name='t' stiffness='50' springlength='0.9'><site site='o'/><site site='p'/>"
                + "</spatial></tendon>";
        ModelFile m = MjcfModels.read(folder, model(bodies, tendon));
        State s = m.initial().copy();
        s.q[MjcfModels.coordinate(m, "j.j")] = 1.2;
        int ball = MjcfModels.coordinate(m, "k.q0");
        s.q[ball] = Math.cos(0.35);
        s.q[ball + 1] = Math.sin(0.35); // a turn of 0.7 rad
        double stretch = Math.sqrt(1.09) - 0.9;
        double expected = 0.5 * 3 * 0.7 * 0.7 + 0.5 * 4 * 0.7 * 0.7 + 0.5 * 50 * stretch * stretch;
        assertEquals(expected, energy(m, s), 1e-12);

        ModelFile relaxed = MjcfModels.read(folder, model(bodies, tendon.replace("springlength='0.9'", "")));
        State q = relaxed.initial().copy();
        assertEquals(0.5 * 3 * 0.25, energy(relaxed, q), 1e-12); // the tendon is relaxed where it begins
    }

    @Test
    void geomsThatTouchNothingAreNotToldAsLost() {
        String two =
                "<body name='a'><joint name='j'/><geom size='1'/><body name='b'><joint name='k'/><geom size='1'/></body></body>";
        Description parentAndChild = MjcfModels.source(folder, model(two, ""));
        assertTrue(parentAndChild.losses().thatMatter().isEmpty());
        Description withFloor = MjcfModels.source(folder, model("<geom type='plane' size='1 1 1'/>" + two, ""));
        assertEquals(3, withFloor.losses().thatMatter().size());
        Description masked = MjcfModels.source(
                folder, model("<geom type='plane' size='1 1 1' contype='2' conaffinity='2'/>" + two, ""));
        assertTrue(masked.losses().thatMatter().isEmpty());
    }

    @Test
    void whatHasNoCounterpartIsNamed() {
        String bodies = "<body name='a'><joint name='j' type='ball' armature='1' frictionloss='2'/>" + MASS
                + "<replicate count='3'/></body>";
        String rest = "<actuator><adhesion body='a'/></actuator><tendon><fixed/></tendon>" + "<extension/><sensor/>";
        List<String> report = MjcfModels.report(MjcfModels.source(folder, model(bodies, rest)));
        assertEquals(7, report.size(), report.toString());
        assertEquals(6, report.stream().filter(l -> l.startsWith("matters")).count());
    }

    /** Two equations hold a bar at both ends; the second site of one of them is rounded in its ninth digit. */
    @Test
    void sitesThatCoincideUpToTheDigitsOfAFileCoincide() {
        String bodies = "<site name='a' pos='0 0 0'/><site name='b' pos='0 0 1.00000001'/>"
                + "<body name='bar'><joint name='j' axis='1 0 0'/><joint name='k' axis='0 1 0'/>" + MASS
                + "<site name='c'/><site name='d' pos='0 0 1'/></body>";
        String rest = "<equality><connect site1='a' site2='c'/><connect site1='b' site2='d'/></equality>";
        ModelFile m = MjcfModels.read(folder, model(bodies, rest));
        assertEquals(0, Assembly.inspect(m.mechanism(), m.initial()).violation(), 1e-15);
        assertEquals(0, Assembly.inspect(m.mechanism(), m.initial()).freedoms());
    }
}
