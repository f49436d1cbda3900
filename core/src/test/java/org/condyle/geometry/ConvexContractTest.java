package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.FlatFaced;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** What every support mapping promises. */
public abstract class ConvexContractTest {
    abstract List<? extends Convex> shapes();

    private static double reach(Convex s, double[] d, double[] out) {
        s.support(d[0], d[1], d[2], out);
        return out[0] * d[0] + out[1] * d[1] + out[2] * d[2] + s.rounding() * Math.hypot(d[0], Math.hypot(d[1], d[2]));
    }

    @Test
    void noSampleOfTheSurfaceIsFarther() {
        for (Convex s : shapes()) {
            Chance chance = new Chance(1);
            double size = ShapeContractTest.size(s), tolerance = 0.01 * size;
            double[] v = s.triangles(tolerance).vertices(), out = new double[3];
            for (int i = 0; i < 300; i++) {
                double[] d = org.condyle.math.Rotations.unit(chance.vector(1));
                double most = Double.NEGATIVE_INFINITY;
                for (int k = 0; k < v.length; k += 3) {
                    most = Math.max(most, v[k] * d[0] + v[k + 1] * d[1] + v[k + 2] * d[2]);
                }
                double reach = reach(s, d, out);
                assertTrue(reach >= most - 1e-13 * size, s + ": " + reach + " but a sample at " + most);
                assertTrue(reach <= most + 1.5 * tolerance, s + ": " + reach + " but no sample above " + most);
            }
        }
    }

    @Test
    void lengthOfTheDirectionDoesNotMatter() {
        for (Convex s : shapes()) {
            Chance chance = new Chance(2);
            double size = ShapeContractTest.size(s);
            double[] out = new double[3];
            for (int i = 0; i < 100; i++) {
                double[] d = chance.vector(1);
                double reach = reach(s, d, out), factor = Math.exp(chance.in(-60, 60));
                double scaled = reach(s, new double[] {factor * d[0], factor * d[1], factor * d[2]}, out);
                assertEquals(reach, scaled / factor, 1e-13 * size, s.toString());
            }
        }
    }

    @Test
    void axesAndTheZeroDirectionGiveFinitePoints() {
        for (Convex s : shapes()) {
            double[] out = new double[3];
            for (int i = 0; i < 27; i++) {
                double[] d = {i % 3 - 1, i / 3 % 3 - 1, i / 9 - 1};
                assertTrue(Double.isFinite(reach(s, d, out)), s.toString());
                assertTrue(Double.isFinite(out[0] + out[1] + out[2]), s.toString());
            }
        }
    }

    @Test
    void smoothShapesHaveASupportThatMovesALittle() {
        for (Convex s : shapes()) {
            if (!s.smooth()) {
                continue;
            }
            Chance chance = new Chance(3);
            double[] p = new double[3], q = new double[3];
            for (int i = 0; i < 1000; i++) {
                double[] d = org.condyle.math.Rotations.unit(chance.vector(1)), e = chance.vector(1e-9);
                s.support(d[0], d[1], d[2], p);
                s.support(d[0] + e[0], d[1] + e[1], d[2] + e[2], q);
                double moved = Math.hypot(p[0] - q[0], Math.hypot(p[1] - q[1], p[2] - q[2]));
                assertTrue(moved <= 1e-4 * ShapeContractTest.size(s), s + " jumps by " + moved);
            }
        }
    }

    /** No point is outside of a face, and every corner of a face lies in its plane. */
    @Test
    void flatFacesAreAllThereIs() {
        for (Convex s : shapes()) {
            if (!(s instanceof FlatFaced faces)) {
                continue;
            }
            double size = ShapeContractTest.size(s);
            double[] d = new double[3], out = new double[3];
            for (int f = 0; f < faces.faces(); f++) {
                double[] corners = faces.face(f);
                for (int k = 0; k < 3; k++) {
                    d[k] = faces.normal(f, k);
                }
                double reach = reach(s, d, out);
                for (int c = 0; c < corners.length; c += 3) {
                    double along = d[0] * corners[c] + d[1] * corners[c + 1] + d[2] * corners[c + 2];
                    assertEquals(reach, along, 1e-9 * size, s.toString());
                }
            }
        }
    }

    /** A crowned form lies inside, and no farther from the shape than a few crowns are high. */
    @Test
    void crownsLieInsideAndNearby() {
        double share = 1e-3;
        for (Convex s : shapes()) {
            Convex.Crown crown = s.crown(share);
            Chance chance = new Chance(4);
            double size = ShapeContractTest.size(s);
            double[] out = new double[3];
            for (int i = 0; crown != null && i < 100; i++) {
                double[] d = org.condyle.math.Rotations.unit(chance.vector(1)), a = crown.semiAxes();
                double sum = crown.rounding();
                for (int k = 0; k < a.length; k += 3) {
                    sum += Math.hypot(a[k] * d[0], Math.hypot(a[k + 1] * d[1], a[k + 2] * d[2]));
                }
                double reach = reach(s, d, out);
                assertTrue(sum <= reach + 1e-14 * size, s + " is larger with its crown");
                assertTrue(!crown.lined() || sum > 0, s.toString());
            }
        }
    }
}
