package org.condyle.measures.wrap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class PathJumpsTest {
    @Test
    void anEndThatEntersACylinderIsFoundWithItsJump() {
        // P1 (x, 0, 0) comes closer to a cylinder of 20 mm: at 20 mm it enters, and the path cuts through
        WrapShape cylinder = new WrapShape.Cylinder(.02, 1);
        List<PathJumps.Jump> jumps = PathJumps.find(
                x -> SegmentRulesTest.way(Wrapping.GEODESIC, cylinder, Side.ALL, -x, 0, 0, -.06, .001, 0)
                        .length(),
                -.03,
                -.0101,
                50,
                1e-4);
        assertEquals(1, jumps.size());
        assertEquals(-.02, jumps.get(0).at(), 1e-12);
        assertEquals(.094456, jumps.get(0).before(), 1e-6);
        assertEquals(.080005 - .094456, jumps.get(0).size(), 2e-6);
    }

    @Test
    void steepButSmoothChangesAreNoJumps() {
        assertTrue(PathJumps.find(x -> Math.tanh(1e4 * x), -1, 1, 100, 1e-3).isEmpty());
        List<PathJumps.Jump> found = PathJumps.find(x -> 3 * x + (x < 0.123 ? 0 : -0.002), -1, 1, 100, 1e-3);
        assertEquals(1, found.size());
        assertEquals(0.123, found.get(0).at(), 1e-11);
        assertEquals(-0.002, found.get(0).size(), 1e-10);
    }

    @Test
    void aRangeIsNeeded() {
        assertThrows(IllegalArgumentException.class, () -> PathJumps.find(x -> x, 1, 0, 10, 1));
    }
}
