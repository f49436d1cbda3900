package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.WornSurface;
import org.condyle.dynamics.Workspace;
import org.condyle.experiment.Experiment;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.io.results.Filmed;
import org.condyle.io.results.RunResult;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;

/**
 * The track that a ball wears into a layer, face by face, on finer and finer meshes. A place at y off the middle is worn by k k_w ∫ d |v_t| dt with the
 * distance d of the place from the ball along the normal of the ball: k k_w ∫ (R - r) sqrt(1 - x²/r²) dx, r² = x² + y² + (R - depth)²; for a
 * paraboloid 2/(3 R) (a² - y²)^(3/2).
 */
class WearOfTracksTest {
    private static final double RADIUS = 0.02;
    private static final double LAYER = 1.8059717466e11;
    private static final double DEPTH = 0.296861987e-3;
    private static final double K = 1e-16;
    private static final double WITHIN = 3e-3; // of the middle of the stroke, where each face sees the whole ball pass

    private static RunResult run(int faces) {
        ModelFile file = Library.find("contact/track-wear")
                .compile(
                        "",
                        List.of(
                                Map.entry("surfaces.tray.shape.mesh.faces", Integer.toString(faces)),
                                Map.entry("run.step", "2 ms"),
                                Map.entry("claims", "~")));
        return new Experiment(file).run("", Listener.NONE, null, c -> Map.of());
    }

    private static double closed(double y) {
        double z = RADIUS - DEPTH, half = Math.sqrt(Math.max(0, RADIUS * RADIUS - y * y - z * z)), sum = 0;
        int n = 2000;
        for (int i = 0; i < n; i++) {
            double x = half * ((i + 0.5) / n * 2 - 1), r = Math.sqrt(x * x + y * y + z * z);
            sum += (RADIUS - r) * Math.sqrt(1 - x * x / (r * r)) * 2 * half / n;
        }
        return K * LAYER * sum;
    }

    /** Root mean square difference of the depths in the middle of the stroke, as a part of the greatest. */
    private static double error(RunResult r) {
        Filmed filmed = Objects.requireNonNull(r.filmed());
        List<State> frames = filmed.film().frames();
        Workspace w = new Workspace(filmed.mechanism());
        int index = filmed.mechanism().forceNames().indexOf("rub");
        WornSurface worn = ((CompliantContact) w.element(index))
                .worn(frames.get(frames.size() - 1))
                .get(0);
        Surface tray = filmed.mechanism().model().surfaces().stream()
                .filter(s -> s.name().equals("tray"))
                .findFirst()
                .orElseThrow();
        Mesh mesh = (Mesh) tray.shape();
        double[] depth = worn.byTriangle(mesh.faces());
        double sum = 0, area = 0;
        for (int f = 0; f < mesh.faces(); f++) {
            double[] c = new double[3];
            for (int k = 0; k < 9; k++) {
                c[k % 3] += mesh.vertices[3 * mesh.corners[3 * f + k / 3] + k % 3] / 3;
            }
            if (mesh.normals.face[3 * f + 2] > 0.9 && Math.abs(c[0]) < WITHIN) {
                double d = depth[mesh.faceIds[f]] - closed(c[1]);
                sum += d * d;
                area += 1;
            }
        }
        assertTrue(area > 10, "faces in the middle");
        return Math.sqrt(sum / area) / closed(0);
    }

    private static double section() {
        double sum = 0, wide = 4e-3;
        for (int i = 0; i < 1000; i++) {
            sum += closed(wide * ((i + 0.5) / 500 - 1)) * wide / 500;
        }
        return sum;
    }

    /** The middle of a face wears as the place where it is, whatever the size of faces; their sum comes to the cross-section of the track. */
    @Test
    void depthsAndVolumeComeToTheClosedForm() {
        assertEquals(K * LAYER * 2 / (3 * RADIUS) * Math.pow(2 * RADIUS * DEPTH, 1.5), closed(0), 0.02 * closed(0));
        List<Double> errors = new ArrayList<>();
        for (int faces : new int[] {1000, 4000, 16000}) {
            RunResult r = run(faces);
            assertTrue(error(r) < 1e-3, faces + " faces: " + error(r));
            double[] volume = r.recording().column("rub.tray.worn-volume");
            errors.add(Math.abs(volume[volume.length - 1] / (0.02 * section()) - 1));
        }
        assertTrue(errors.get(0) < 0.01 && errors.get(2) < 0.2 * errors.get(0), errors::toString);
    }

    @Test
    void theTableOfAWornSurfaceAgreesWithItsChannels() {
        RunResult r = run(1000);
        Filmed filmed = Objects.requireNonNull(r.filmed());
        List<State> frames = filmed.film().frames();
        int index = filmed.mechanism().forceNames().indexOf("rub");
        WornSurface worn = ((CompliantContact) new Workspace(filmed.mechanism()).element(index))
                .worn(frames.get(frames.size() - 1))
                .get(0);
        double[] volume = r.recording().column("rub.tray.worn-volume"),
                deep = r.recording().column("rub.tray.worn-depth");
        assertEquals(volume[volume.length - 1], worn.wholeVolume(), 1e-12 * worn.wholeVolume());
        assertEquals(deep[deep.length - 1], worn.greatest(), 1e-12 * worn.greatest());
    }
}
