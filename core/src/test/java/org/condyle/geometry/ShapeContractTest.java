package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.condyle.geometry.shape.BoundaryShape;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Profile;
import org.condyle.geometry.shape.SampledShape;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Triangles;
import org.condyle.mechanics.many.Boundary;
import org.junit.jupiter.api.Test;

/** What every shape promises of its box, its triangles and its mass. A new shape extends this first. */
public abstract class ShapeContractTest {
    abstract List<? extends Shape> shapes();

    /** False for surfaces with a rim and for pieces of infinite ones. */
    boolean closed(Shape s) {
        return true;
    }

    /** False if it encloses nothing and must say so. */
    boolean hasMass(Shape s) {
        return closed(s);
    }

    /** Length that tolerances are measured with: half the diagonal of the box, or 1 m. */
    public static double size(Shape s) {
        double[] b = new double[6];
        s.bounds(b);
        double size = 0.5 * Math.hypot(b[3] - b[0], Math.hypot(b[4] - b[1], b[5] - b[2]));
        return Double.isFinite(size) ? size : 1;
    }

    @Test
    void boundsHoldTheTrianglesTightly() {
        for (Shape s : shapes()) {
            double[] b = new double[6];
            s.bounds(b);
            double slack = 1e-12 * size(s), tolerance = 0.01 * size(s);
            double[] v = s.triangles(tolerance).vertices();
            double[] seen = {1e300, 1e300, 1e300, -1e300, -1e300, -1e300};
            for (int i = 0; i < v.length; i++) {
                seen[i % 3] = Math.min(seen[i % 3], v[i]);
                seen[3 + i % 3] = Math.max(seen[3 + i % 3], v[i]);
            }
            for (int i = 0; i < 3; i++) {
                assertTrue(b[i] <= seen[i] + slack && seen[3 + i] <= b[3 + i] + slack, s + " leaves its box");
                assertTrue(Double.isInfinite(b[i]) || b[i] >= seen[i] - 1.5 * tolerance, s + " box too large");
                assertTrue(Double.isInfinite(b[3 + i]) || b[3 + i] <= seen[3 + i] + 1.5 * tolerance, s + " box");
            }
        }
    }

    @Test
    void trianglesCloseUp() {
        for (Shape s : shapes()) {
            if (!closed(s)) {
                continue;
            }
            Triangles t = s.triangles(0.03 * size(s));
            Set<Long> edges = new HashSet<>();
            for (int f = 0; f < t.faces(); f++) {
                for (int k = 0; k < 3; k++) {
                    long from = t.corners()[3 * f + k], to = t.corners()[3 * f + (k + 1) % 3];
                    assertTrue(edges.add((from << 32) | to), s + ": an edge is used twice in one sense");
                }
            }
            for (long e : edges) {
                assertTrue(edges.contains((e << 32) | (e >>> 32)), s + ": an edge has one face only");
            }
        }
    }

    @Test
    void trianglesPointOutwards() {
        for (Shape s : shapes()) {
            Triangles t = s.triangles(0.01 * size(s));
            if (s instanceof NearestPointShape p) {
                facesAgreeWithNormals(p, t);
            } else if (closed(s)) {
                assertTrue(TriangleSums.massProperties(t)[0] > 0, s + " is inside out");
            }
        }
    }

    private static void facesAgreeWithNormals(NearestPointShape s, Triangles t) {
        double[] c = new double[12];
        double[] hint = noHint(s);
        double[] out = new double[6 + s.hintSize()];
        for (int f = 0; f < t.faces(); f++) {
            TriangleSums.corners(t, f, c);
            double ux = c[3] - c[0], uy = c[4] - c[1], uz = c[5] - c[2];
            double vx = c[6] - c[0], vy = c[7] - c[1], vz = c[8] - c[2];
            s.project((c[0] + c[3] + c[6]) / 3, (c[1] + c[4] + c[7]) / 3, (c[2] + c[5] + c[8]) / 3, hint, 0, out);
            double along = out[3] * (uy * vz - uz * vy) + out[4] * (uz * vx - ux * vz) + out[5] * (ux * vy - uy * vx);
            assertTrue(along > 0, s + ": face " + f + " looks inwards");
        }
    }

    public static double[] noHint(NearestPointShape s) {
        double[] hint = new double[s.hintSize()];
        java.util.Arrays.fill(hint, Double.NaN);
        return hint;
    }

    @Test
    void massIsThatOfFineTriangles() {
        for (Shape s : shapes()) {
            if (!hasMass(s)) {
                assertThrows(ModelException.class, s::massProperties, s.toString());
                continue;
            }
            MassProperties m = s.massProperties();
            double coarse = worst(m, s, 4e-3), fine = worst(m, s, 1e-3);
            assertTrue(fine <= 0.05, s + " mass is off by " + fine);
            assertTrue(fine <= 0.4 * coarse + 1e-10, s + " does not converge: " + coarse + " then " + fine);
        }
    }

    /** Largest difference to the triangles, relative to volume, size and moment of inertia. */
    private static double worst(MassProperties m, Shape s, double tolerance) {
        double size = size(s);
        double[] sums = TriangleSums.massProperties(s.triangles(tolerance * size));
        double[] i = m.inertia();
        double largest = Math.max(i[0], Math.max(i[1], i[2]));
        double worst = Math.abs(sums[0] / m.mass() - 1);
        for (int k = 0; k < 3; k++) {
            worst = Math.max(worst, Math.abs(sums[1 + k] - m.centre()[k]) / size);
        }
        for (int k = 0; k < 6; k++) {
            worst = Math.max(worst, Math.abs(sums[4 + k] - i[k]) / largest);
        }
        return worst;
    }

    @Test
    void inertiaIsThatOfMatter() {
        for (Shape s : shapes()) {
            if (!hasMass(s)) {
                continue;
            }
            MassProperties m = s.massProperties();
            double[] i = m.inertia(), b = new double[6];
            s.bounds(b);
            // ∫xx dm and its friends must be positive: the triangle inequalities of moments of inertia
            assertTrue(i[0] + i[1] > i[2] && i[1] + i[2] > i[0] && i[2] + i[0] > i[1], s.toString());
            for (int k = 0; k < 3; k++) {
                assertTrue(b[k] < m.centre()[k] && m.centre()[k] < b[3 + k], s + ": mass centre outside of its box");
            }
        }
    }

    @Test
    void trianglesAreACopyEachTime() {
        for (Shape s : shapes()) {
            double[] kept = s.triangles(0.03 * size(s)).vertices().clone();
            java.util.Arrays.fill(s.triangles(0.03 * size(s)).vertices(), 7);
            assertEquals(kept[0], s.triangles(0.03 * size(s)).vertices()[0], s.toString());
        }
    }

    @Test
    void ballsAboutTheOriginHoldItAndLieInIt() {
        for (Shape s : shapes()) {
            int axes = s instanceof Profile ? 2 : 3;
            double outer = s.outerRadius(), inner = s.innerRadius();
            assertTrue(inner >= 0 && (s.hollow() || inner <= outer), s.toString());
            double[] v = s.triangles(0.01 * size(s)).vertices();
            for (int i = 0; i < v.length; i += 3) {
                double r = Math.hypot(Math.hypot(v[i], v[i + 1]), axes == 2 ? 0 : v[i + 2]);
                assertTrue(r <= outer * (1 + 1e-12), s + " reaches beyond its ball");
                assertTrue(s.hollow() || r >= inner * (1 - 1e-12) - 0.02 * size(s), s + " is within its inner ball");
            }
        }
    }

    @Test
    void stretchedCopiesAreTheShape() {
        for (Shape s : shapes()) {
            Shape.Stretched copy = s.stretched();
            if (copy == null) {
                continue;
            }
            double[] own = new double[6], unit = new double[6];
            s.bounds(own);
            copy.unit().bounds(unit);
            double[] factor = {copy.x(), copy.y(), copy.z()};
            for (int i = 0; i < 6; i++) {
                assertEquals(own[i], factor[i % 3] * unit[i], 1e-14, s.toString());
            }
            double volume = copy.x()
                    * copy.y()
                    * copy.z()
                    * copy.unit().massProperties().mass();
            assertEquals(s.massProperties().mass(), volume, 1e-12 * volume, s.toString());
        }
    }

    /** An endless plane or line has nothing in front of it, and its normal everywhere. */
    @Test
    void planesHaveTheirNormal() {
        for (Shape s : shapes()) {
            int axis = s.normalAxis();
            if (axis >= 0 && s instanceof NearestPointShape p) {
                double[] out = new double[6 + p.hintSize()];
                double d = p.project(0.3, 0.7, -0.4, noHint(p), 0, out);
                assertEquals(new double[] {0.3, 0.7, -0.4}[axis], d, 1e-15);
                for (int k = 0; k < 3; k++) {
                    assertEquals(k == axis ? 1 : 0, out[3 + k], s.toString());
                }
            }
            assertTrue(axis < 0 || Double.isInfinite(s.outerRadius()), s.toString());
        }
    }

    @Test
    void curvatureThatIsUniformIsThatOfTheSurface() {
        for (Shape s : shapes()) {
            double k = s.uniformCurvature();
            if (Double.isNaN(k) || !(s instanceof NearestPointShape p)) {
                continue;
            }
            double[] out = new double[6 + p.hintSize()], tensor = new double[6];
            p.project(0.02, -0.03, 0.01, noHint(p), 0, out);
            p.curvature(out[0], out[1], out[2], tensor);
            assertEquals(2 * k, tensor[0] + tensor[1] + tensor[2], 1e-9 * Math.abs(k), s.toString());
        }
    }

    @Test
    void picturesHaveWhatTheyAskFor() {
        for (Shape s : shapes()) {
            double size = s.drawnSize();
            assertTrue(size > 0 && Double.isFinite(size), s + " has no size to be drawn with");
            if (s.hasOwnTriangles()) {
                assertEquals(
                        s.triangles(1e-3 * size).faces(), s.triangles(10 * size).faces(), s.toString());
            }
            assertTrue(s.sourceFaces() == 0 || s.hasOwnTriangles(), s.toString());
            assertTrue(s.inPlane() == s || s.inPlane() instanceof Profile, s.toString());
            assertEquals(s.hollow(), s.inPlane().hollow(), s.toString());
        }
    }

    /** The flux of the place through a closed boundary is three times its volume, in the plane twice its area. */
    @Test
    void boundariesCloseUp() {
        for (Shape s : shapes()) {
            boolean planar = s instanceof Profile;
            Boundary b = s instanceof BoundaryShape shape ? shape.boundary(shape.usualNodes(planar), planar) : null;
            if (b == null || !hasMass(s)) {
                continue;
            }
            double flux = 0;
            for (int i = 0; i < b.area().length; i++) {
                for (int k = 0; k < 3; k++) {
                    flux += b.area()[i] * b.point()[3 * i + k] * b.normal()[3 * i + k];
                }
            }
            double volume = s.massProperties().mass();
            double slack = s.hasOwnTriangles() ? 0.1 : 1e-9; // a curved face is not the triangle that it was made of
            assertEquals((planar ? 2 : 3) * volume, flux, slack * flux, s.toString());
        }
    }

    @Test
    void samplesLieOnTheSurface() {
        for (Shape s : shapes()) {
            if (!(s instanceof SampledShape p) || !Double.isFinite(s.outerRadius())) {
                continue;
            }
            double[] points = p.samples().points(), out = new double[6 + p.hintSize()];
            for (int i = 0; i < points.length; i += 3 * (1 + points.length / 300)) {
                double d = p.project(points[i], points[i + 1], points[i + 2], noHint(p), 0, out);
                assertEquals(0, d, 1e-2 * size(s), s.toString());
            }
        }
    }
}
