package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.MeshNearestPoint;
import org.condyle.geometry.mesh.TriangleFoot;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.mechanics.Triangles;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Meshes;
import org.junit.jupiter.api.Test;

class MeshProjectionsTest extends NearestPointShapeContractTest {
    @Override
    List<Mesh> shapes() {
        return List.of(
                Mesh.flat(Meshes.ellipsoid(0.03, 0.02, 0.025, 6)),
                Mesh.flat(Meshes.torus(0.05, 0.02, 18, 9)),
                Mesh.flat(Meshes.box(0.3, 0.2, 0.1, 2)),
                Mesh.smooth(Meshes.sphere(0.1, 8)),
                Mesh.smooth(Meshes.torus(0.05, 0.02, 36, 18)),
                Mesh.smooth(Meshes.dish(0.02, 0.06, 0.01, 6)));
    }

    /** Newton's method on a curved patch ends when the error is some 1e-10 of a face. */
    @Override
    Strictness strictness(NearestPointShape s) {
        return new Strictness(1000, ((Mesh) s).isSmooth() ? 1e-11 : 2e-15, 1e-6);
    }

    /** The normal of facets jumps from face to face and the tensor is an estimate of what is meant: see below. */
    @Override
    void curvatureIsTheChangeOfTheNormal() {}

    @Test
    void curvatureOfAMeshedSphereAndTorusIsNearlyThatOfTheTrueOnes() {
        double[] k = new double[6];
        Chance chance = new Chance(1);
        for (Mesh ball : List.of(Mesh.smooth(Meshes.sphere(0.1, 16)), Mesh.flat(Meshes.sphere(0.1, 16)))) {
            for (int i = 0; i < 200; i++) {
                double[] x = chance.vector(0.1);
                ball.curvature(x[0], x[1], x[2], k);
                assertEquals(20, k[0] + k[1] + k[2], 0.2); // 1/R twice
            }
        }
        Mesh torus = Mesh.smooth(Meshes.torus(0.05, 0.02, 72, 36));
        torus.curvature(0.07, 0, 0, k);
        assertEquals(1 / 0.07, k[1], 0.5);
        assertEquals(50, k[2], 1);
        torus.curvature(0.03, 0, 0, k);
        assertEquals(-1 / 0.03, k[1], 1);
        Mesh.flat(Meshes.box(1, 1, 1, 2)).curvature(1, 1, 0.3, k);
        assertTrue(Double.isInfinite(k[0]));
    }

    @Test
    void flatMeshesGiveExactlyWhatAllFacesGive() {
        for (Triangles t : List.of(
                Meshes.ellipsoid(0.03, 0.02, 0.025, 5),
                Meshes.torus(0.05, 0.02, 12, 8),
                Meshes.dish(0.02, 0.06, 0.01, 5),
                Meshes.cup(0.02, 0.06, 7))) {
            Mesh mesh = Mesh.flat(t);
            Chance chance = new Chance(2);
            MeshNearestPoint walker = MeshNearestPoint.walking(mesh);
            TriangleFoot foot = new TriangleFoot();
            double[] out = room(mesh), x = near(mesh, chance);
            for (int i = 0; i < 2000; i++) {
                if (i % 3 == 0) {
                    x = near(mesh, chance);
                } else { // a walk by small steps
                    for (int k = 0; k < 3; k++) {
                        x[k] += chance.in(-0.002, 0.002);
                    }
                }
                double least = Double.POSITIVE_INFINITY;
                for (int f = 0; f < mesh.faces(); f++) {
                    least = Math.min(least, foot.of(mesh.flat, 12 * f, x[0], x[1], x[2]));
                }
                double d = project(mesh, x, out);
                assertEquals(Math.sqrt(least), Math.abs(d), 0.0);
                int start = i % 7 == 0 ? (int) chance.in(0, mesh.faces()) : walker.face;
                assertEquals(d, walker.find(x[0], x[1], x[2], start), 0.0);
                assertEquals(out[6], walker.face, 0.0);
                assertEquals(out[0], walker.x, 0.0);
                if (mesh.closed() && Math.abs(d) > 1e-12) {
                    assertEquals(TriangleSums.winding(t, x) > 0.5, d < 0);
                }
            }
        }
    }

    @Test
    void hintsAndListsOfNeighboursDoNotChangeCurvedMeshesEither() {
        for (Mesh mesh : shapes()) {
            Chance chance = new Chance(3);
            MeshNearestPoint plain = new MeshNearestPoint(mesh), walker = MeshNearestPoint.walking(mesh);
            double[] x = near(mesh, chance);
            for (int i = 0; i < 2000; i++) {
                if (i % 20 == 0) {
                    x = near(mesh, chance);
                } else {
                    for (int k = 0; k < 3; k++) {
                        x[k] += chance.in(-0.03, 0.03) * size(mesh);
                    }
                }
                double d = plain.find(x[0], x[1], x[2], -1);
                assertEquals(d, walker.find(x[0], x[1], x[2], walker.face), 1e-11 * size(mesh));
            }
        }
    }

    @Test
    void curvedFacesApproachTheTrueSurfaceFasterThanFlatOnes() {
        List<Double> errors = new ArrayList<>();
        for (int n : new int[] {4, 8, 16}) {
            Triangles t = Meshes.ellipsoid(0.03, 0.02, 0.025, n);
            errors.add(worst(Mesh.flat(t)));
            errors.add(worst(Mesh.smooth(t)));
        }
        assertEquals(4, errors.get(2) / errors.get(4), 0.8); // flat: second order
        assertTrue(errors.get(1) / errors.get(3) > 7, errors.toString()); // curved: at least third
        assertTrue(errors.get(3) / errors.get(5) > 7, errors.toString());
        assertTrue(errors.get(5) < 0.03 * errors.get(4), errors.toString());
    }

    /** Largest distance of points of the ellipsoid from its mesh. */
    private static double worst(Mesh mesh) {
        double most = 0;
        double[] out = room(mesh);
        Chance chance = new Chance(4);
        for (int i = 0; i < 2000; i++) {
            double[] u = org.condyle.math.Rotations.unit(chance.vector(1));
            double d = project(mesh, new double[] {0.03 * u[0], 0.02 * u[1], 0.025 * u[2]}, out);
            most = Math.max(most, Math.abs(d));
        }
        return most;
    }
}
