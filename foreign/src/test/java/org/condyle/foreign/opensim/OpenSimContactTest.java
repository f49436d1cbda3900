package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Contact of imported models: closed forms, and published models. */
class OpenSimContactTest {
    /** Two parameter sets: k = k₁k₂/(k₁ + k₂) with k_i = stiffness_i^(2/3), for every pair on different bodies. */
    @Test
    void stiffnessesAreCombinedAsSimbodyDoes() {
        PosedModel m = Osims.translate(Scene.contact()).posed();
        assertTrue(m.model.forces().keySet().containsAll(List.of("hc-floor-ball", "hc-floor-heel", "hc-ball-heel")));
        double d = 0.004;
        m.set("ty", 0.1 - d).set("q", 0).place();
        double k1 = Math.pow(1e7, 2.0 / 3), k2 = Math.pow(1e6, 2.0 / 3), k = k1 * k2 / (k1 + k2);
        double f = 4.0 / 3 * k * d * Math.sqrt(0.1 * k * d);
        assertEquals(f, m.signal("hc-floor-ball", "force"), 1e-9 * f);
    }

    static final String MESH_BALL = Osims.modern("""
            <BodySet><objects><Body name="ball"><mass>1</mass><inertia>1 1 1 0 0 0</inertia></Body></objects></BodySet>
            <JointSet><objects><FreeJoint name="f"><socket_parent_frame>/ground</socket_parent_frame>
              <socket_child_frame>/bodyset/ball</socket_child_frame></FreeJoint></objects></JointSet>
            <ContactGeometrySet><objects>
              <ContactHalfSpace name="floor"><socket_frame>/ground</socket_frame><orientation>0 0 -1.5707963267948966</orientation></ContactHalfSpace>
              <ContactMesh name="mesh"><socket_frame>/bodyset/ball</socket_frame><filename>FILE</filename></ContactMesh>
            </objects></ContactGeometrySet>
            <ForceSet><objects><ElasticFoundationForce name="ef"><ElasticFoundationForce::ContactParametersSet><objects>
              <ElasticFoundationForce::ContactParameters><geometry>mesh floor</geometry><stiffness>1e7</stiffness></ElasticFoundationForce::ContactParameters>
            </objects></ElasticFoundationForce::ContactParametersSet></ElasticFoundationForce></objects></ForceSet>""");

    /** Both forms of one model: the same accelerations in random states, so the same motion. */
    @Test
    void theBlockOfTwoVersionsMovesTheSame() throws IOException {
        Path folder = Osims.shared().resolve("osim-contact");
        // one file has 0.533333, the other 0.53333333
        String text = Files.readString(folder.resolve("bouncing_block.osim"))
                .replaceAll("0\\.53333299999999995", "0.53333333");
        PosedModel a = Osims.translate(text, folder).posed(), b = Osims.posed("osim-contact/bouncing_block_30000.osim");
        SplittableRandom random = new SplittableRandom(3);
        Workspace wa = new Workspace(a.file.mechanism()), wb = new Workspace(b.file.mechanism());
        for (int i = 0; i < 50; i++) {
            for (String c : a.coordinates()) {
                double q = random.nextDouble(-0.5, 0.5), v = random.nextDouble(-1, 1);
                a.set(c, q);
                b.set(c, q);
                a.state.v[a.index.get(c)] = v;
                b.state.v[b.index.get(c)] = v;
            }
            new Dynamics(Stabilisation.none()).evaluate(a.state, wa);
            new Dynamics(Stabilisation.none()).evaluate(b.state, wb);
            for (String c : a.coordinates()) {
                double x = wa.acceleration[a.index.get(c)], y = wb.acceleration[b.index.get(c)];
                assertEquals(x, y, 1e-9 * (1 + Math.abs(x)), c);
            }
        }
    }

    @Test
    void aMeshThatIsMissingIsTold(@TempDir Path folder) throws IOException {
        Files.createDirectories(folder);
        Osims.Translated t = Osims.translate(MESH_BALL.replace("FILE", "none.stl"), folder);
        assertTrue(t.told().contains("! ContactMesh: its mesh is not beside the model"), t.told());
        t.read();
    }
}
