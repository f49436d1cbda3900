package org.condyle.geometry.tree;

/**
 * Which of many boxes overlap. The answer is a function of the boxes alone: what an implementation keeps from call to
 * call may make it quicker and never different. An instance belongs to one thread.
 */
public interface BroadPhase {
    /**
     * Finds all pairs of boxes that share a point, their rims included, in the order of {@link BoxPairs}.
     *
     * @param boxes min x, y, z, max x, y, z of each box [m]; infinite where a shape is, and min = max for a point
     */
    void find(double[] boxes, int count, BoxPairs out);

    /** The same method with its own scratch. */
    BroadPhase forThread();

    /** Whether boxes i and j share a point. */
    static boolean overlap(double[] boxes, int i, int j) {
        int a = 6 * i, b = 6 * j;
        return boxes[a] <= boxes[b + 3]
                && boxes[b] <= boxes[a + 3]
                && boxes[a + 1] <= boxes[b + 4]
                && boxes[b + 1] <= boxes[a + 4]
                && boxes[a + 2] <= boxes[b + 5]
                && boxes[b + 2] <= boxes[a + 5];
    }
}
