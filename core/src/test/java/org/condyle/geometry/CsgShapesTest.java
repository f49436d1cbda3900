package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.condyle.mechanics.Shape;
import org.junit.jupiter.api.Test;

class CsgShapesTest extends ShapeContractTest {
    @Override
    List<? extends Shape> shapes() {
        return FreeForms.solids();
    }

    /** Edges of the mesh are cut off by a cell, and the cells stop at 128: closed forms in CsgTest judge masses. */
    @Override
    @Test
    void massIsThatOfFineTriangles() {
        for (Shape s : shapes()) {
            double[] sums = TriangleSums.massProperties(s.triangles(0.01 * size(s)));
            assertEquals(sums[0], s.massProperties().mass(), 1e-2 * sums[0], s.toString());
        }
    }

    /** A face that cuts off an edge has its middle inside; it agrees with one of the two faces, not with every one. */
    @Override
    @Test
    void trianglesPointOutwards() {
        for (Shape s : shapes()) {
            assertEquals(true, TriangleSums.massProperties(s.triangles(0.03 * size(s)))[0] > 0, s.toString());
        }
    }
}
