package org.condyle.optimise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class MotionMemoryTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static double allocated(int frames) {
        MotionCase p = new MotionCase(frames, 1, 5);
        double[][] c = new double[frames][p.controls];
        double least = Double.POSITIVE_INFINITY;
        for (int again = 0; again < 3; again++) { // the first one loads classes
            MotionOptimum optimum = p.optimum(1e-3);
            long before = THREADS.getCurrentThreadAllocatedBytes();
            assertEquals(OptimumStatus.OPTIMAL, optimum.solve(p.times, p.b, p.tau, p.target, c));
            least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }

    @Test
    void memoryGrowsLinearlyWithTheFrames() {
        double one = allocated(50), two = allocated(100), four = allocated(200);
        assertEquals(2, (four - two) / (two - one), 0.05);
    }
}
