package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.MeshNearestPoint;
import org.condyle.geometry.mesh.MeshNormals;
import org.condyle.geometry.mesh.NormalTurnBound;
import org.condyle.mechanics.Triangles;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Meshes;
import org.junit.jupiter.api.Test;

class NormalTurnBoundTest {
    private static List<Triangles> forms() {
        return List.of(
                Meshes.ellipsoid(0.03, 0.02, 0.025, 6),
                Meshes.torus(0.05, 0.02, 24, 16),
                Meshes.dish(0.02, 0.06, 0.01, 6),
                Meshes.ellipsoid(0.03, 0.005, 0.01, 4));
    }

    /** out = place (3) and unit normal (3) at a place of a face. */
    private static double[] at(Mesh mesh, int f, double s, double t) {
        double[] out = new double[6];
        mesh.curved.at(mesh.flat, f, s, t, out);
        MeshNormals.unit(out, 3);
        return out;
    }

    private static double angle(double[] a, int i, double[] b, int k) {
        double x = a[i] - b[k], y = a[i + 1] - b[k + 1], z = a[i + 2] - b[k + 2];
        return 2 * Math.asin(Math.min(1, 0.5 * Math.sqrt(x * x + y * y + z * z)));
    }

    @Test
    void noNormalOfAFaceTurnsMoreThanItsTiltAndItsCurvatureAllow() {
        for (Triangles t : forms()) {
            Mesh mesh = Mesh.smooth(t);
            NormalTurnBound turns = new NormalTurnBound(mesh);
            Chance chance = new Chance(1);
            for (int f = 0; f < mesh.faces(); f++) {
                double tilt = turns.tilt(f), curvature = turns.curvature(f);
                for (int i = 0; i < 20; i++) {
                    double u = chance.in(0, 0.999), w = chance.in(0, 0.999 - u), h = 1e-5;
                    double[] p = at(mesh, f, u, w), q = at(mesh, f, u + chance.in(-h, h), w + chance.in(-h, h));
                    assertTrue(angle(p, 3, mesh.normals.face, 3 * f) <= tilt + 1e-7);
                    double x = p[0] - q[0], y = p[1] - q[1], z = p[2] - q[2];
                    double way = Math.sqrt(x * x + y * y + z * z);
                    assertTrue(angle(p, 3, q, 3) <= curvature * way * (1 + 1e-3) + 1e-9, "face " + f);
                }
            }
        }
    }

    @Test
    void noEdgeHasALargerKinkThanItsBound() {
        for (Triangles t : forms()) {
            Mesh mesh = Mesh.smooth(t);
            NormalTurnBound turns = new NormalTurnBound(mesh);
            double[] corner = {0, 0, 1, 0, 0, 1};
            for (int f = 0; f < mesh.faces(); f++) {
                for (int k = 0; k < 3; k++) {
                    int g = mesh.neighbours[3 * f + k], l = 0;
                    while (mesh.neighbours[3 * g + l] != f) {
                        l++;
                    }
                    double bound = turns.kink(f, k), most = 0;
                    for (double e = 0; e <= 1; e += 0.05) {
                        double[] p = onEdge(mesh, f, corner, k, e), q = onEdge(mesh, g, corner, l, 1 - e);
                        assertEquals(0, Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]) + Math.abs(p[2] - q[2]), 1e-15);
                        most = Math.max(most, angle(p, 3, q, 3));
                    }
                    assertTrue(most <= bound + 1e-7, most + " of " + bound);
                }
            }
        }
    }

    private static double[] onEdge(Mesh mesh, int f, double[] corner, int k, double e) {
        int a = 2 * k, b = 2 * ((k + 1) % 3);
        return at(mesh, f, (1 - e) * corner[a] + e * corner[b], (1 - e) * corner[a + 1] + e * corner[b + 1]);
    }

    @Test
    void theBoundsOfAFineBallAreNearlyThoseOfASphere() {
        Mesh ball = Mesh.smooth(Meshes.ellipsoid(0.1, 0.1, 0.1, 16));
        NormalTurnBound turns = new NormalTurnBound(ball);
        for (int f = 0; f < ball.faces(); f++) {
            assertEquals(11.5, turns.curvature(f), 1.5);
            assertEquals(0, turns.kink(f, 0), 2e-3);
        }
    }

    @Test
    void aPlaneOverAFaceKeepsOutWhatIsOutside() {
        for (Triangles t : forms()) {
            for (Mesh mesh : List.of(Mesh.smooth(t), Mesh.flat(t))) {
                MeshNearestPoint plain = new MeshNearestPoint(mesh), master = MeshNearestPoint.walking(mesh);
                Chance chance = new Chance(2);
                double[] w = mesh.tree.whole;
                int sure = 0;
                for (int i = 0; i < 3000; i++) {
                    double[] x = chance.vector(1);
                    for (int k = 0; k < 3; k++) {
                        x[k] = w[k] + 1.2 * w[3 + k] * x[k];
                    }
                    int f = master.towards(x[0], x[1], x[2], (int) chance.in(0, mesh.faces()));
                    master.plane(x[0], x[1], x[2], 0, f);
                    if (master.certain && master.above > 0) {
                        sure++;
                        double least = Math.min(master.above, master.elsewhere);
                        assertTrue(plain.find(x[0], x[1], x[2], -1) >= least - 1e-12);
                    }
                }
                assertTrue(sure > 100, sure + " of 3000");
            }
        }
    }
}
