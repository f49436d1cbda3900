package org.condyle.foreign.mjcf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MjcfPendulumTest {
    private static final String XML = """
            <mujoco model="double pendulum">
              <option gravity="0 -9.81 0" timestep="0.001"><flag contact="disable"/></option>
              <default><joint axis="0 0 1" damping="0.3"/></default>
              <worldbody>
                <body name="upper" pos="0 1 0">
                  <joint name="shoulder" stiffness="2" springref="30"/>
                  <inertial pos="0.2 0 0" mass="1.5" diaginertia="0.001 0.02 0.02"/>
                  <body name="lower" pos="0.4 0 0" euler="0 0 90">
                    <joint name="elbow" pos="0 -0.1 0" ref="90"/>
                    <inertial pos="0.1 0 0" mass="0.5" fullinertia="0.001 0.004 0.005 0.0002 0 0"/>
                  </body>
                </body>
              </worldbody>
              <keyframe><key name="bent" qpos="0.5 1" qvel="2 -3"/></keyframe>
            </mujoco>
            """;

    private static final String YAML = """
            condyle: 1
            title: double pendulum
            gravity: [0, -9.81, 0]
            bodies:
              upper: {mass: 1.5, centre: [0.2, 0, 0], inertia: {xx: 0.001, yy: 0.02, zz: 0.02}}
              lower: {mass: 0.5, centre: [0.1, 0, 0], inertia: {xx: 0.001, yy: 0.004, zz: 0.005, xy: 0.0002}}
            joints:
              shoulder: {type: pin, child: upper, at: [0, 1, 0]}
              # at zero degrees the x axes of both bodies agree: the place at 90 deg is that of the file
              elbow: {type: pin, parent: upper, at: [0.5, 0, 0], child: lower, child-at: [0, -0.1, 0]}
            forces:
              a: {type: spring, on: shoulder, stiffness: 2 N*m, rest: 30 deg, damping: 0.3}
              b: {type: damper, on: elbow, damping: 0.3}
            initial: {elbow: {angle: 90 deg}}
            run: {until: 1 s}
            """;

    @TempDir
    private Path folder;

    @Test
    void aDoublePendulumMovesAsTheOneWrittenByHand() {
        ModelFile ours = MjcfModels.read(folder, XML), hand = MjcfModels.yaml(YAML);
        SplittableRandom r = new SplittableRandom(3);
        for (int n = 0; n < 50; n++) {
            State a = ours.initial().copy(), b = hand.initial().copy();
            assertArrayEquals(b.q, a.q, 1e-15);
            for (int i = 0; i < 2; i++) {
                a.q[i] = b.q[i] = r.nextDouble(-3, 3);
                a.v[i] = b.v[i] = r.nextDouble(-5, 5);
            }
            assertArrayEquals(MjcfModels.placements(hand, b), MjcfModels.placements(ours, a), 1e-12);
            double[] expected = MjcfModels.accelerations(hand, b);
            assertArrayEquals(expected, MjcfModels.accelerations(ours, a), 1e-12 * (1 + Math.abs(expected[1])));
        }
    }

    @Test
    void aKeyframeIsACase() {
        Description source = MjcfModels.source(folder, XML);
        State s = source.compile("bent", List.of()).initial();
        assertArrayEquals(new double[] {0.5, 1}, s.q, 0);
        assertArrayEquals(new double[] {2, -3}, s.v, 0);
    }

    @Test
    void coordinatesHaveTheNamesOfTheJoints() {
        ModelFile m = MjcfModels.read(folder, XML);
        assertEquals(0, MjcfModels.coordinate(m, "shoulder.shoulder"));
        assertEquals(1, MjcfModels.coordinate(m, "elbow.elbow"));
    }

    @Test
    void settingsCanBeChangedAsInAnyModel() {
        Description source = MjcfModels.source(folder, XML);
        ModelFile m = source.compile("", MjcfModels.set("bodies.upper.mass", "3 kg"));
        assertEquals(3, m.model().bodies().get(1).mass(), 0);
    }

    @Test
    void nothingOfThePendulumIsLostThatMatters() {
        assertTrue(MjcfModels.source(folder, XML).losses().thatMatter().isEmpty());
    }
}
