package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.geometry.many.BoundaryNodes;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Torus;
import org.condyle.math.GaussLegendre;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.many.Boundary;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class BoundaryNodesTest {
    private static final Shape[] SHAPES = {
        new CircleProfile(0.1),
        new Box(0.1, 0.2, 0.3),
        new Sphere(0.1),
        new Ellipsoid(0.1, 0.06, 0.08),
        Mesh.flat(new Box(0.1, 0.2, 0.3).triangles(1)),
        Mesh.smooth(new Sphere(0.1).triangles(1e-5))
    };

    private static Boundary nodes(Shape s, boolean planar) {
        Frame frame = planar ? Frame.at(0.3, -0.2, 0) : new Chance(4).frame(1);
        return BoundaryNodes.of(new Surface("it", 1, frame, s), BoundaryNodes.usual(s, planar), planar);
    }

    /** ∫ n dA = 0 and ∫ x·n dA = 3 vol (2 in the plane): the divergence theorem knows the volume. */
    @Test
    void boundariesAreClosedAndEncloseTheVolume() {
        for (Shape s : SHAPES) {
            boolean planar = s instanceof CircleProfile;
            Boundary b = nodes(s, planar);
            double[] sum = new double[3];
            double flux = 0;
            for (int i = 0; i < b.size(); i++) {
                double square = 0;
                for (int k = 0; k < 3; k++) {
                    double n = b.normal()[3 * i + k];
                    sum[k] += n * b.area()[i];
                    flux += n * b.point()[3 * i + k] * b.area()[i];
                    square += n * n;
                }
                assertEquals(1, square, 1e-12, s.type());
            }
            boolean curved = s instanceof Mesh && s == SHAPES[SHAPES.length - 1];
            double volume =
                    curved ? 4.0 / 3000 * Math.PI : s.massProperties().mass(); // a mesh weighs as if it were flat
            assertEquals((planar ? 2 : 3) * volume, flux, (curved ? 1e-5 : 1e-10) * volume, s.type());
            for (double x : sum) {
                assertEquals(0, x, curved ? 1e-7 : 1e-13, s.type());
            }
        }
    }

    @Test
    void aBoxInThePlaneHasFourSidesAsThickAsItself() {
        Boundary b = nodes(new Box(0.1, 0.2, 0.5), true);
        double area = 0;
        for (double a : b.area()) {
            area += a;
        }
        assertEquals(0.6 * 0.5, area, 1e-14);
        assertEquals(4 * 48, b.size());
    }

    @Test
    void shapesWithoutARuleSayWhatToDo() {
        Surface s = new Surface("ring", 1, Frame.IDENTITY, new Torus(0.2, 0.05));
        ModelException x = assertThrows(ModelException.class, () -> BoundaryNodes.of(s, 8, false));
        assertTrue(String.valueOf(x.getMessage()).contains("'ring' (a torus)"), x.getMessage());
    }

    @Test
    void gaussIntegratesPolynomialsExactly() {
        for (int n : new int[] {1, 2, 5, 16, 48, 128}) {
            GaussLegendre g = new GaussLegendre(n);
            for (int degree = 0; degree < 2 * n; degree += Math.max(1, n / 3)) {
                double sum = 0;
                for (int i = 0; i < n; i++) {
                    sum += g.weight[i] * Math.pow(g.node[i], degree);
                }
                assertEquals(degree % 2 == 0 ? 2.0 / (degree + 1) : 0, sum, 1e-13, n + " nodes, degree " + degree);
            }
        }
    }
}
