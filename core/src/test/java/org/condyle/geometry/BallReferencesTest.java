package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.geometry.csg.Csg;
import org.condyle.geometry.freeform.CurveProfile;
import org.condyle.geometry.freeform.CurveProfile.Through;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.freeform.SampledSurface;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.shape.Cavity;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.LineProfile;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Torus;
import org.condyle.math.Vec3;
import org.condyle.mechanics.Triangles;
import org.condyle.scenes.Meshes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A ball against everything that is not convex, in ten thousand poses each, by references that share nothing with the
 * searches: formulas, the true surface in place of its patch or mesh, or brute force. Convex shapes are in
 * {@link ConvexCertificatesTest}. What is right for the centre of a ball is right for the points of all other surfaces.
 */
class BallReferencesTest {
    private static final double RADIUS = 0.1;
    private static final double EXACT = 1e-14;

    record Case(NearestPointShape shape, SignedDistance reference, double near, double far, double accuracy) {
        @Override
        public String toString() {
            return shape.toString();
        }
    }

    static List<Case> cases() {
        Torus ring = new Torus(0.4, 0.15);
        Ellipsoid egg = new Ellipsoid(0.3, 0.2, 0.5);
        Triangles rough = Meshes.torus(0.4, 0.15, 18, 9);
        CurveProfile bean = CurveProfileTest.bean(Through.NATURAL),
                steps = CurveProfileTest.bean(Through.SHAPE_PRESERVING);
        return List.of(
                of(new HalfSpace(), 0, 0.4, EXACT),
                of(new Cavity(0.3), 0.1, 0.3, EXACT),
                of(ring, 0, 0.8, EXACT),
                of(new Torus(0.5, 0.49), 0.2, 1.4, EXACT),
                of(new LineProfile(), 0, 0.4, EXACT),
                of(new CircleProfile(0.5), 0.2, 1, EXACT),
                of(new CircleProfile(0.5, true), 0, 0.6, EXACT),
                new Case(
                        new ParametricShape(NurbsSurfaceTest.ellipsoid(0.3, 0.2, 0.5)),
                        SignedDistance.of(egg),
                        0,
                        0.8,
                        1e-11),
                new Case(
                        new ParametricShape(NurbsSurfaceTest.torus(0.4, 0.15)), SignedDistance.of(ring), 0, 0.8, 1e-11),
                new Case(bean, NetDistance.of(bean, 20_000, false), 0, 2.5, 1e-7),
                new Case(steps, NetDistance.of(steps, 20_000, false), 0, 2.5, 1e-7),
                new Case(Mesh.flat(rough), soup(rough), 0, 0.8, 1e-15),
                // a quarter of an edge is an eighth of a radian: its third power
                new Case(Mesh.smooth(Meshes.torus(0.4, 0.15, 72, 36)), SignedDistance.of(ring), 0, 0.8, 2e-4));
    }

    private static Case of(NearestPointShape shape, double near, double far, double accuracy) {
        return new Case(shape, SignedDistance.of(shape), near, far, accuracy);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void aBallIsAsFarAsItsCentreLessItsRadius(Case c) {
        PoseTrials t = new PoseTrials(new Sphere(RADIUS), c.shape, c.near, c.far);
        t.run(PoseTrials.POSES, () -> judge(t, c.reference, c.accuracy));
    }

    private static void judge(PoseTrials t, SignedDistance reference, double slack) {
        double[] centre = new double[3];
        t.across(1, new double[3], centre);
        double distance = reference.at(centre[0], centre[1], centre[2]);
        assertEquals(distance - RADIUS, t.gap(), slack, t::toString);
        assertEquals(0, reference.at(t.onB[0], t.onB[1], t.onB[2]), 4 * slack + 1e-14, () -> t + ": point of B");
        for (int k = 0; k < 3; k++) {
            assertEquals(centre[k] + RADIUS * t.normalB[k], t.onAFromB[k], 1e-14, () -> t + ": point of the ball");
        }
    }

    /**
     * Over an open patch and beside its rim. Its own search has four starts and no proof: once in ten thousand poses it
     * takes a second best place, which is hardly farther.
     */
    @Test
    void aBallOverAnOpenPatch() {
        ParametricShape hill = new ParametricShape(NurbsSurfaceTest.hill());
        SignedDistance reference = NetDistance.of(hill.surface(), 100);
        PoseTrials t = new PoseTrials(new Sphere(RADIUS), hill, -0.05, 0.5).inFront(0.6);
        double[] centre = new double[3];
        int[] missed = new int[1];
        t.run(PoseTrials.POSES, () -> {
            t.across(1, new double[3], centre);
            double gap = reference.at(centre[0], centre[1], centre[2]) - RADIUS;
            missed[0] += t.gap() > gap + 1e-9 ? 1 : 0;
            assertTrue(t.gap() > gap - 1e-9 && t.gap() < gap + 1e-3, () -> t + ": " + gap + " but was " + t.gap());
            assertEquals(0, reference.at(t.onB[0], t.onB[1], t.onB[2]), 1e-8, () -> t + ": point of B");
        });
        assertTrue(missed[0] <= 3, "missed " + missed[0]);
    }

    /** A table is right to the square of its cells; behind it the side is told only away from the rim. */
    @Test
    void aBallOverATable() {
        ParametricShape hill = new ParametricShape(NurbsSurfaceTest.hill());
        SignedDistance reference = NetDistance.of(hill.surface(), 60);
        PoseTrials t = new PoseTrials(new Sphere(RADIUS), new SampledSurface(hill, 61, 61), -0.05, 0.5).inFront(0.6);
        double[] centre = new double[3];
        t.run(PoseTrials.POSES, () -> {
            t.across(1, new double[3], centre);
            double distance = reference.at(centre[0], centre[1], centre[2]), found = t.gap() + RADIUS;
            assertEquals(Math.abs(distance), Math.abs(found), 1e-3, () -> t.toString());
            boolean rim = Math.max(Math.abs(t.onB[0]), Math.abs(t.onB[1])) > 0.45;
            assertTrue(rim || Math.abs(distance) < 1e-3 || distance < 0 == found < 0, () -> t + ": side");
            assertEquals(0, Math.abs(reference.at(t.onB[0], t.onB[1], t.onB[2])), 1e-3, () -> t + ": point of B");
        });
    }

    /**
     * Of a composed solid the foot must be a point of the surface, by the composition itself, on the right side, and no
     * point of a dense cloud on the surfaces of its parts may be nearer.
     */
    @Test
    void aBallAtAComposedSolid() {
        for (Csg solid : FreeForms.solids()) {
            SignedDistance value = composed(solid);
            List<double[]> points = new ArrayList<>();
            for (Csg.Leaf leaf : solid.leaves) {
                for (double[] p : Cloud.moved(Cloud.points(leaf.shape(), 60), leaf.frame())) {
                    if (Math.abs(value.at(p[0], p[1], p[2])) < 1e-12) {
                        points.add(p);
                    }
                }
            }
            Cloud cloud = new Cloud(points);
            PoseTrials t = new PoseTrials(new Sphere(RADIUS), solid, 0, 1);
            double[] c = new double[3];
            t.run(PoseTrials.POSES, () -> {
                t.across(1, new double[3], c);
                double distance = t.gap() + RADIUS, away = Math.abs(distance);
                double inside = value.at(c[0], c[1], c[2]);
                assertTrue(away < 1e-9 || inside < 0 == distance < 0, () -> t + ": side " + inside + ", " + distance);
                assertEquals(0, value.at(t.onB[0], t.onB[1], t.onB[2]), 1e-9, () -> t + ": point of B");
                double nearest = cloud.least(
                        (x, y, z) ->
                                Math.sqrt((x - c[0]) * (x - c[0]) + (y - c[1]) * (y - c[1]) + (z - c[2]) * (z - c[2])),
                        away - 1e-9);
                // where a part's own nearest point is cut away, another one is sought from samples
                assertTrue(nearest >= away - 1e-5, () -> t + ": a sample is at " + nearest + ", nearer than " + away);
            });
        }
    }

    /** The composition by minimum and maximum, of formulas. */
    private static SignedDistance composed(Csg solid) {
        List<SignedDistance> leaves = new ArrayList<>();
        for (Csg.Leaf leaf : solid.leaves) {
            SignedDistance d = SignedDistance.of(leaf.shape());
            double[] o = leaf.frame().origin(), r = leaf.frame().rotation();
            leaves.add((x, y, z) -> {
                double u = x - o[0], v = y - o[1], w = z - o[2];
                return leaf.sign()
                        * d.at(
                                r[0] * u + r[3] * v + r[6] * w,
                                r[1] * u + r[4] * v + r[7] * w,
                                r[2] * u + r[5] * v + r[8] * w);
            });
        }
        double[] stack = new double[solid.program.length];
        return (x, y, z) -> {
            int top = 0;
            for (int code : solid.program) {
                if (code >= 0) {
                    stack[top++] = leaves.get(code).at(x, y, z);
                } else {
                    double last = stack[--top], first = stack[top - 1];
                    stack[top - 1] = code == Csg.MINIMUM ? Math.min(first, last) : Math.max(first, last);
                }
            }
            return stack[0];
        };
    }

    /** Every triangle is asked; inside is where they wind around. */
    static SignedDistance soup(Triangles t) {
        return (x, y, z) -> {
            double[] p = {x, y, z}, c = new double[9];
            double least = Double.POSITIVE_INFINITY;
            for (int f = 0; f < t.faces(); f++) {
                TriangleSums.corners(t, f, c);
                least = Math.min(least, triangle(c, p));
            }
            return TriangleSums.winding(t, p) > 0.5 ? -Math.sqrt(least) : Math.sqrt(least);
        };
    }

    /** Square of the distance of a point from a triangle: from its plane if the foot is inside, else from an edge. */
    private static double triangle(double[] c, double[] p) {
        double[] a = {c[0], c[1], c[2]}, u = {c[3] - c[0], c[4] - c[1], c[5] - c[2]};
        double[] v = {c[6] - c[0], c[7] - c[1], c[8] - c[2]}, w = Vec3.minus(p, a);
        double uu = Vec3.dot(u, u), uv = Vec3.dot(u, v), vv = Vec3.dot(v, v);
        double wu = Vec3.dot(w, u), wv = Vec3.dot(w, v), square = uu * vv - uv * uv;
        double s = (vv * wu - uv * wv) / square, r = (uu * wv - uv * wu) / square;
        if (s >= 0 && r >= 0 && s + r <= 1) {
            return away(w, u, s, v, r);
        }
        double k = clamp((Vec3.dot(w, v) - Vec3.dot(w, u) + uu - uv) / (uu - 2 * uv + vv));
        return Math.min(
                away(w, u, 1 - k, v, k), Math.min(away(w, u, clamp(wu / uu), v, 0), away(w, u, 0, v, clamp(wv / vv))));
    }

    private static double away(double[] w, double[] u, double s, double[] v, double r) {
        double x = w[0] - s * u[0] - r * v[0], y = w[1] - s * u[1] - r * v[1], z = w[2] - s * u[2] - r * v[2];
        return x * x + y * y + z * z;
    }

    private static double clamp(double x) {
        return Math.max(0, Math.min(1, x));
    }
}
