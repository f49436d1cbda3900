package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.geometry.csg.Csg;
import org.condyle.geometry.freeform.CurveProfile;
import org.condyle.geometry.freeform.CurveProfile.Through;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.freeform.SampledSurface;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cavity;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.LineProfile;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Superquadric;
import org.condyle.geometry.shape.Torus;
import org.condyle.math.Vec3;
import org.condyle.mechanics.Triangles;
import org.condyle.scenes.Meshes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Contacts of meshes at points against all vertices of both, by formula or by all triangles: each entry is a vertex of one
 * mesh inside the other, as deep as it says; no vertex is deeper than the deepest entry; and where a vertex is inside,
 * something is listed.
 */
class MeshPointsReferencesTest {
    record Case(
            String name,
            Mesh a,
            NearestPointShape b,
            SignedDistance fromA,
            SignedDistance fromB,
            double near,
            double far,
            int poses,
            double accuracy) {
        @Override
        public String toString() {
            return name + ", " + poses + " poses";
        }
    }

    static List<Case> cases() {
        Triangles egg = Meshes.ellipsoid(0.3, 0.2, 0.4, 3), ring = Meshes.torus(0.3, 0.15, 12, 6);
        Triangles brick = Meshes.box(0.3, 0.2, 0.15, 1);
        Mesh ball = Mesh.flat(egg), tyre = Mesh.flat(ring), box = Mesh.flat(brick);
        Mesh round = Mesh.smooth(egg);
        CurveProfile bean = CurveProfileTest.bean(Through.NATURAL);
        Csg block = FreeForms.solids().get(2);
        ParametricShape patch = new ParametricShape(NurbsSurfaceTest.ellipsoid(0.3, 0.2, 0.5)),
                hill = new ParametricShape(NurbsSurfaceTest.hill());
        SignedDistance fromBall = convex(egg), fromTyre = BallReferencesTest.soup(ring), fromBox = convex(brick);
        Csg floor = Csg.union(new Csg.Part(new HalfSpace()), new Csg.Part(new Sphere(0.3)));
        SampledSurface table = new SampledSurface(hill, 41, 41);
        int all = PoseTrials.POSES, few = PoseTrials.POSES / 10;
        return List.of(
                new Case("flat ellipsoid / brick", ball, box, fromBall, fromBox, 0.2, 0.7, all, 1e-14),
                new Case("flat ellipsoid / itself", ball, ball, fromBall, fromBall, 0.3, 0.7, all, 1e-14),
                new Case("flat torus / brick", tyre, box, fromTyre, fromBox, 0.2, 0.7, all, 1e-14),
                new Case("flat torus / itself", tyre, tyre, fromTyre, fromTyre, 0.2, 0.8, 500, 1e-14),
                new Case("smooth / smooth", round, round, own(round), own(round), 0.3, 0.7, all, 1e-9),
                of("half-space", ball, new HalfSpace(), 0, 0.6),
                of("cavity", ball, new Cavity(0.6), 0.1, 0.4),
                of("box", ball, new Box(0.4, 0.5, 0.6), 0.2, 0.7),
                of("capsule", ball, new Capsule(0.2, 0.5), 0.2, 0.7),
                of("cylinder", ball, new Cylinder(0.3, 0.6), 0.2, 0.7),
                of("ellipsoid", ball, new Ellipsoid(0.5, 0.3, 0.2), 0.2, 0.7),
                of("torus", ball, new Torus(0.4, 0.15), 0.2, 0.8),
                of("line", ball, new LineProfile(), 0, 0.6),
                of("circle", ball, new CircleProfile(0.5), 0.3, 1),
                of("hollow circle", ball, new CircleProfile(0.6, true), 0.1, 0.5),
                new Case("profile", ball, bean, fromBall, own(bean), 0.8, 1.6, few, 1e-12),
                new Case("superquadric", ball, SUPER, fromBall, own(SUPER), 0.3, 0.7, few, 1e-12),
                new Case("csg", ball, block, fromBall, own(block), 0.4, 1, few, 1e-9),
                new Case(
                        "nurbs",
                        ball,
                        patch,
                        fromBall,
                        SignedDistance.of(new Ellipsoid(0.3, 0.2, 0.5)),
                        0.4,
                        0.8,
                        few,
                        1e-9),
                new Case("endless csg", ball, floor, fromBall, own(floor), 0, 0.8, 300, 1e-9),
                new Case("table", ball, table, fromBall, own(table), 0.3, 0.8, 300, 1e-3),
                new Case("open nurbs", ball, hill, fromBall, own(hill), 0.3, 0.8, few, 1e-9));
    }

    private static final Superquadric SUPER = new Superquadric(0.3, 0.2, 0.4, 0.8, 1.3);

    private static Case of(String name, Mesh mesh, NearestPointShape b, double near, double far) {
        return new Case(name, mesh, b, (x, y, z) -> 1, SignedDistance.of(b), near, far, PoseTrials.POSES, 1e-13);
    }

    private static SignedDistance own(NearestPointShape s) {
        return SignedDistance.itself(s);
    }

    /** Inside a convex body the nearest face is the one whose plane is nearest; outside this is too little, but above 0. */
    private static SignedDistance convex(Triangles t) {
        double[] plane = new double[4 * t.faces()], c = new double[9];
        for (int f = 0; f < t.faces(); f++) {
            TriangleSums.corners(t, f, c);
            double ux = c[3] - c[0], uy = c[4] - c[1], uz = c[5] - c[2];
            double vx = c[6] - c[0], vy = c[7] - c[1], vz = c[8] - c[2];
            double nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
            double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
            plane[4 * f] = nx / length;
            plane[4 * f + 1] = ny / length;
            plane[4 * f + 2] = nz / length;
            plane[4 * f + 3] = (nx * c[0] + ny * c[1] + nz * c[2]) / length;
        }
        return (x, y, z) -> {
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < plane.length; i += 4) {
                most = Math.max(most, plane[i] * x + plane[i + 1] * y + plane[i + 2] * z - plane[i + 3]);
            }
            return most;
        };
    }

    @ParameterizedTest
    @MethodSource("cases")
    void entriesAreTheDeepestVertices(Case c) {
        PoseTrials t = new PoseTrials(c.a, c.b, c.near, c.far);
        if (c.name.equals("open nurbs") || c.name.equals("table")) {
            t.inFront(0.1);
        }
        t.run(c.poses, () -> {
            double deepest = Math.max(0, -t.gap()) + c.accuracy;
            assertNoneDeeper(t, 1, c.a, c.fromB, deepest);
            if (c.b instanceof Mesh other) {
                assertNoneDeeper(t, 2, other, c.fromA, deepest);
            }
            for (int i = 0; i < t.found.count; i++) {
                t.take(i);
                boolean ofA = t.found.feature[i] < c.a.points();
                double[] vertex = ofA ? t.onA : t.onB, there = ofA ? t.onAFromB : t.onBFromA;
                int v = 3 * (ofA ? t.found.feature[i] : t.found.feature[i] - c.a.points());
                double[] all = ofA ? c.a.vertices : ((Mesh) c.b).vertices;
                double off = Math.hypot(all[v] - vertex[0], Math.hypot(all[v + 1] - vertex[1], all[v + 2] - vertex[2]));
                assertTrue(off < 1e-14 + c.accuracy, () -> t + ": the point is a vertex, but for " + off);
                double depth = -(ofA ? c.fromB : c.fromA).at(there[0], there[1], there[2]);
                assertEquals(depth, t.found.depth[i], c.accuracy, () -> t + ": depth of an entry");
            }
        });
    }

    /** What looks away from where it would be pushed to is the far side of a thin body, and does not count. */
    private static void assertNoneDeeper(PoseTrials t, int body, Mesh mesh, SignedDistance from, double deepest) {
        double[] p = new double[3], x = new double[3];
        for (int i = 0; i < mesh.vertices.length; i += 3) {
            System.arraycopy(mesh.vertices, i, p, 0, 3);
            t.across(body, p, x);
            double depth = -from.at(x[0], x[1], x[2]);
            if (depth > deepest) {
                int vertex = i / 3;
                assertTrue(facing(t, body, mesh, i, from) < 0.35, () -> t + ": vertex " + vertex + " at " + depth);
            }
        }
    }

    /** Cosine of a vertex's outward normal, the mean of its faces, to the way into the other; 0 at a ridge of that. */
    private static double facing(PoseTrials t, int body, Mesh mesh, int vertex, SignedDistance from) {
        double[] n = new double[3], tip = new double[3], x = new double[3], in = new double[3];
        double[] v = mesh.vertices;
        for (int c = 0; c < mesh.corners.length; c += 3) {
            int a = 3 * mesh.corners[c], b = 3 * mesh.corners[c + 1], d = 3 * mesh.corners[c + 2];
            if (a == vertex || b == vertex || d == vertex) {
                for (int k = 0; k < 3; k++) {
                    int l = (k + 1) % 3, m = (k + 2) % 3;
                    n[k] += (v[b + l] - v[a + l]) * (v[d + m] - v[a + m])
                            - (v[b + m] - v[a + m]) * (v[d + l] - v[a + l]);
                }
            }
        }
        double length = Vec3.length(n), h = 1e-6;
        for (int k = 0; k < 3; k++) {
            tip[k] = v[vertex + k] + n[k] / length;
        }
        t.across(body, new double[] {v[vertex], v[vertex + 1], v[vertex + 2]}, x);
        t.across(body, tip, in);
        double sum = 0, square = 0;
        for (int k = 0; k < 3; k++) {
            double kept = x[k];
            x[k] = kept + h;
            double slope = from.at(x[0], x[1], x[2]);
            x[k] = kept - h;
            slope = (slope - from.at(x[0], x[1], x[2])) / (2 * h);
            x[k] = kept;
            sum -= slope * (in[k] - kept);
            square += slope * slope;
        }
        return Math.abs(square - 1) < 1e-3 ? sum : 0;
    }
}
