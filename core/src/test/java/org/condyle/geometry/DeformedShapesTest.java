package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.condyle.geometry.deforming.Deformed;
import org.condyle.geometry.deforming.DeformedBall;
import org.condyle.geometry.deforming.DeformedMesh;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.shape.CurvatureTensor;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Sphere;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Triangles;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Meshes;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Shapes of bodies that deform, deformed. */
class DeformedShapesTest {
    private static final double[] MAP = {1.3, 0.2, 0.1, -0.1, 0.8, 0.15, 0.3, 0, 1.1};

    private static <T extends Deformed> T deformed(T shape) {
        shape.follow(Mat3.identity(), MAP);
        return shape;
    }

    @Nested
    class Balls extends NearestPointShapeContractTest {
        @Override
        List<DeformedBall> shapes() {
            return List.of(
                    deformed(DeformedBall.of(new Sphere(0.3))),
                    deformed(DeformedBall.of(new Ellipsoid(0.5, 0.2, 0.3))),
                    DeformedBall.of(new Sphere(0.3)));
        }

        @Override
        Strictness strictness(NearestPointShape s) {
            return new Strictness(1000, 1e-14, 1e-6);
        }
    }

    @Nested
    class DeformedMeshes extends NearestPointShapeContractTest {
        @Override
        List<DeformedMesh> shapes() {
            return List.of(
                    deformed(new DeformedMesh(Mesh.flat(Meshes.ellipsoid(0.03, 0.02, 0.025, 6)))),
                    deformed(new DeformedMesh(Mesh.flat(Meshes.torus(0.05, 0.02, 18, 9)))),
                    deformed(new DeformedMesh(Mesh.flat(Meshes.box(0.3, 0.2, 0.1, 2)))),
                    deformed(new DeformedMesh(Mesh.smooth(Meshes.sphere(0.1, 8)))),
                    deformed(new DeformedMesh(Mesh.smooth(Meshes.torus(0.05, 0.02, 36, 18)))));
        }

        /** As for meshes: Newton's method on a curved patch ends when the error is some 1e-10 of a face. */
        @Override
        Strictness strictness(NearestPointShape s) {
            return new Strictness(1000, 1e-10, 1e-6);
        }

        /** An estimate. */
        @Override
        void curvatureIsTheChangeOfTheNormal() {}
    }

    @Test
    void aDeformedMeshIsTheMeshOfDeformedTriangles() {
        Triangles made = Meshes.torus(0.05, 0.02, 18, 9);
        double[] v = made.vertices().clone();
        for (int i = 0; i < v.length; i += 3) {
            Mat3.times(MAP, 0, v[i], v[i + 1], v[i + 2], v, i);
        }
        DeformedMesh soft = deformed(new DeformedMesh(Mesh.flat(made)));
        Mesh rigid = Mesh.flat(new Triangles(v, made.corners()));
        Chance chance = new Chance(1);
        double[] out = new double[7], other = new double[7], none = {Double.NaN};
        for (int n = 0; n < 5000; n++) {
            double[] x = chance.vector(0.1);
            double distance = rigid.project(x[0], x[1], x[2], none, 0, other);
            assertEquals(distance, soft.project(x[0], x[1], x[2], none, 0, out), 1e-15);
            for (int k = 0; k < 6; k++) {
                assertEquals(other[k], out[k], 1e-9);
            }
        }
    }

    @Test
    void insideStaysInside() {
        Mesh[] meshes = {
            Mesh.smooth(Meshes.sphere(0.3, 4)),
            Mesh.smooth(Meshes.ellipsoid(0.5, 0.3, 0.4, 4)),
            Mesh.flat(Meshes.torus(0.4, 0.15, 12, 6)),
            Mesh.smooth(Meshes.torus(0.4, 0.15, 12, 6))
        };
        Chance chance = new Chance(3);
        double[] out = new double[7], none = {Double.NaN}, x = new double[3];
        for (Mesh mesh : meshes) {
            DeformedMesh soft = new DeformedMesh(mesh);
            for (int n = 0; n < 20000; n++) {
                double[] map = chance.numbers(9, 0.25), made = chance.vector(0.6);
                for (int i = 0; i < 9; i += 4) {
                    map[i] += 1;
                }
                double before = mesh.project(made[0], made[1], made[2], none, 0, out);
                soft.follow(Mat3.identity(), map);
                Mat3.times(map, 0, made[0], made[1], made[2], x, 0);
                double after = soft.project(x[0], x[1], x[2], none, 0, out);
                if (Math.abs(before) > 1e-9) {
                    assertEquals(Math.signum(before), Math.signum(after), mesh + " " + before + " " + after + " " + n);
                }
            }
        }
    }

    @Test
    void aDeformedCurvedMeshHasTheCurvatureOfTheEllipsoidItStandsFor() {
        DeformedMesh ball = deformed(new DeformedMesh(Mesh.smooth(Meshes.sphere(0.1, 24))));
        DeformedBall exact = deformed(DeformedBall.of(new Sphere(0.1)));
        Chance chance = new Chance(2);
        double[] out = new double[7], k = new double[6], wanted = new double[6];
        for (int n = 0; n < 200; n++) {
            double[] x = chance.vector(0.2);
            exact.project(x[0], x[1], x[2], new double[1], 0, out);
            exact.curvature(out[0], out[1], out[2], wanted);
            ball.curvature(out[0], out[1], out[2], k);
            double[] t = new double[6];
            Rotations.tangents(out[3], out[4], out[5], t);
            for (int i = 0; i < 6; i += 3) {
                double expected = CurvatureTensor.quadratic(wanted, t[i], t[i + 1], t[i + 2], t[i], t[i + 1], t[i + 2]);
                double found = CurvatureTensor.quadratic(k, t[i], t[i + 1], t[i + 2], t[i], t[i + 1], t[i + 2]);
                assertEquals(expected, found, 0.03 * expected);
            }
        }
    }
}
