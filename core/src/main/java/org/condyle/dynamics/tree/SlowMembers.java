package org.condyle.dynamics.tree;

import java.util.Arrays;
import java.util.List;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.UnilateralManyBody;

/**
 * A fast check of contacts among many bodies: whether all bodies are so slow, judged by the magnitudes of their speeds,
 * that none can pass through another in a step. It handles bodies that move freely or slide; other bodies are
 * never regarded as slow.
 */
public final class SlowMembers {
    private final Tree tree;
    private final double[] way; // that a node may go
    private final double[] lever; // of its turns
    private final boolean always;

    public SlowMembers(Tree tree, UnilateralManyBody[] contacts) {
        this.tree = tree;
        way = new double[tree.nodes];
        lever = new double[tree.nodes];
        Arrays.fill(way, Double.POSITIVE_INFINITY);
        for (UnilateralManyBody c : contacts) {
            List<Surface> surfaces = c.surfaces();
            for (int i = 0; i < surfaces.size(); i++) {
                int node = tree.nodeOfBody[surfaces.get(i).body()];
                double harmless = c.harmlessWay(i);
                if (node >= 0 && harmless < Double.POSITIVE_INFINITY) {
                    way[node] = known(node) ? Math.min(way[node], harmless) : -1;
                    lever[node] = Math.max(lever[node], c.lever(i));
                }
            }
        }
        always = Arrays.stream(way).allMatch(x -> x == Double.POSITIVE_INFINITY);
    }

    private boolean known(int i) {
        return (tree.free[i] && !tree.offset[i])
                || (tree.parent[i] < 0 && tree.joint[i].mobility().slides());
    }

    /** Whether no member can move too far. */
    public boolean always() {
        return always;
    }

    /** Whether no member moves too far in a time [s]. */
    public boolean calm(double[] v, double h) {
        for (int i = 0; i < way.length; i++) {
            double sum = 0;
            int first = tree.vAt[i];
            for (int k = 0; k < tree.speeds[i]; k++) {
                sum += (k < 3 ? 1 : lever[i]) * Math.abs(v[first + k]);
            }
            if (h * sum > way[i]) {
                return false;
            }
        }
        return true;
    }
}
