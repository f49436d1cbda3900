package org.condyle.view.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Function;
import org.condyle.dynamics.Mechanism;
import org.condyle.function.ScalarFunction;
import org.condyle.io.results.Filmed;
import org.condyle.joints.Ball;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.resistance.CardanResistance;
import org.condyle.resistance.Contour;
import org.condyle.resistance.JointResistance;
import org.condyle.resistance.StopContour;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Run;
import org.condyle.simulate.Simulation;
import org.junit.jupiter.api.Test;

class GlobesTest {
    private static final Frame SOCKET = new Frame(new double[] {0, 2, 0}, Rotations.about(0, 0.6, 0.8, 1));

    /** θ_s = 1 + 0.3 cos φ, and wider with torsion if asked to. */
    private record Cone(boolean twisted) implements Contour {
        @Override
        public void jet(double phi, double cos, double sin, double psi, double[] out) {
            out[0] = 1 + 0.3 * cos + (twisted ? 0.2 * Math.sin(psi) : 0);
            out[1] = -0.3 * sin;
            out[2] = twisted ? 0.2 * Math.cos(psi) : 0;
        }

        @Override
        public boolean dependsOnTorsion() {
            return twisted;
        }
    }

    private static Scene scene(Body bone, Function<JointResistance.Site, JointResistance> made) {
        Model.Builder b = Model.builder("bone");
        int number = b.body(bone);
        var joint = b.joint("socket", new Ball(), Motion.GROUND, number, SOCKET, Frame.IDENTITY);
        b.force("stop", made.apply(new JointResistance.Site(joint, 0)));
        Model model = b.build();
        Simulation run = Run.of(model).until(0.5).simulation();
        run.run(model.newState(), Listener.NONE);
        return SceneMaker.of("bone", new Filmed(Mechanism.compile(model), run.film(), false));
    }

    private static Body bone() {
        return Body.of("bone", 2).centre(0, 0, 0.2).inertia(0.02, 0.02, 0.003);
    }

    @Test
    void theGlobeHasTheJointAxesAndTheContourThatResists() {
        for (boolean twisted : new boolean[] {false, true}) {
            Cone cone = new Cone(twisted);
            Scene s = scene(bone(), site -> new StopContour(site, cone, ScalarFunction.constant(1), 0));
            Scene.Globe g = s.globes().get(0);
            assertEquals("stop", s.elements().get(g.element()));
            assertEquals(List.of(0, 1), List.of(g.parent(), g.child()));
            assertArrayEquals(Placing.of(SOCKET), g.place());
            assertEquals(1.6 * 0.2, g.radius(), 1e-12);
            assertEquals(twisted ? 36 : 1, g.contour().length);
            assertEquals(1.3 + (twisted ? -0.2 : 0), g.contour()[twisted ? 9 : 0][0], 1e-12);
            assertEquals(1 + (twisted ? -0.2 : 0), g.contour()[twisted ? 9 : 0][90], 1e-12);
            assertTrue(s.high()[1] >= 2.32 - 1e-9, "the globe is in view: " + s.high()[1]);
        }
    }

    @Test
    void thePageGetsTheNumbersOfTheGlobe() {
        Scene s = scene(bone(), site -> new StopContour(site, new Cone(true), ScalarFunction.constant(1), 0));
        var globe = new Decoded(s).json.get("globes").get(0);
        double[] table = Decoded.floats(globe.get("contour"));
        assertEquals(36, globe.get("rows").asInt());
        assertEquals(36 * 360, table.length);
        assertEquals(s.globes().get(0).contour()[7][123], table[7 * 360 + 123], 1e-6);
        assertEquals(SOCKET.rotation()[5], globe.get("place").get(8).asDouble(), 1e-6);
    }

    @Test
    void aResistanceWithoutAContourShowsWhereTheBonePoints() {
        ScalarFunction none = ScalarFunction.constant(0);
        Scene s = scene(bone(), site -> new CardanResistance(site, none, none, none));
        assertEquals(0, s.globes().get(0).contour().length);
    }

    @Test
    void aBoneThatTurnsAboutItsMassCentreHasAGlobeOfItsSize() {
        Body ball = Body.of("ball", 3).inertia(0.04, 0.04, 0.04);
        Scene s = scene(ball, site -> new StopContour(site, new Cone(false), ScalarFunction.constant(1), 0));
        assertEquals(0.2, s.globes().get(0).radius(), 1e-12); // half the rod of that inertia: √(3·0.04/3)
    }
}
