package org.condyle.measures.wrap;

import java.util.stream.IntStream;

/**
 * The shortest path over several surfaces. Passes lay one surface after the other between its neighbours, which makes the path
 * shorter each time, until no tangent point moves (every second pass is extrapolated after A. Aitken); a surface is left where its arc vanishes and touched where a straight part
 * cuts it. Which path they end in depends on the order in which the surfaces are met first and on the way round each of them.
 * A path that touches one surface only is the shortest one there is. Otherwise all beginnings are tried and the shortest path
 * is taken: of the lengths of several paths the smallest one has no jumps, where that of one path has.
 */
final class ShortestPath {
    private static final int MOST_PASSES = 300;
    private static final double ENOUGH = 1e-9; // where it settles slowly
    private static final double WRONG =
            1e6; // a path on a wrong side or through a surface is taken if there is no other
    private static final int MOST_ROUNDS = 20; // of leaving and touching surfaces
    private static final double SETTLED = 1e-14; // of the length of a path
    private static final int ALL_ORDERS = 3; // of more surfaces only some orders are tried

    private static final int MOST_WAYS = 10; // surfaces that are tried the longer way round

    private final PathChain chain;
    private final int[][] orders;
    private final int[] masks; // bit k: the longer way round surface k

    ShortestPath(PathChain chain) {
        this.chain = chain;
        int n = chain.wrapCount();
        orders = n <= ALL_ORDERS ? all(n) : some(n);
        int ways = 0;
        for (int k = 0; k < n; k++) {
            ways |= chain.hasOther(k) ? 1 << k : 0;
        }
        int able = ways;
        masks = IntStream.range(0, 1 << Math.min(n, MOST_WAYS))
                .filter(mask -> (mask & ~able) == 0 && (n <= ALL_ORDERS || Integer.bitCount(mask) < 2))
                .toArray();
    }

    private static int[][] all(int n) {
        if (n == 1) {
            return new int[][] {{0}};
        }
        int[][] less = all(n - 1), out = new int[n * less.length][n];
        for (int i = 0; i < out.length; i++) {
            int at = n - 1 - i / less.length; // first the order of the list
            int[] from = less[i % less.length];
            System.arraycopy(from, 0, out[i], 0, at);
            out[i][at] = n - 1;
            System.arraycopy(from, at, out[i], at + 1, n - 1 - at);
        }
        return out;
    }

    /** Forwards and backwards. */
    private static int[][] some(int n) {
        int[][] out = new int[2][n];
        for (int i = 0; i < n; i++) {
            out[0][i] = i;
            out[1][i] = n - 1 - i;
        }
        return out;
    }

    void find(double[] s) {
        if (lay(s, orders[0], 0, Double.POSITIVE_INFINITY)
                && chain.touched(s) < 2
                && !touchMore(s, orders[0])
                && !chain.buried(s)
                && !chain.passesWrong(s)) {
            return;
        }
        long first = chain.way(s), shortest = first;
        double best = settle(s, orders[0]);
        chain.keep(s);
        for (int[] order : orders) {
            for (int mask : masks) {
                if (order == orders[0] && mask == 0) {
                    continue;
                }
                chain.straighten(s);
                if (!lay(s, order, mask, best)) {
                    continue;
                }
                long way = chain.way(s);
                if (way != PathChain.NO_WAY && (way == first || way == shortest)) {
                    continue; // it would settle where that one did
                }
                double length = settle(s, order);
                if (length < best) {
                    best = length;
                    shortest = way;
                    chain.keep(s);
                }
            }
        }
        chain.bringBack(s);
        chain.setFailed(s, best == Double.POSITIVE_INFINITY);
    }

    /**
     * Lays the surfaces that a straight path cuts one after the other; returns false if the first one the longer way round is
     * already longer than a path that is known: more surfaces do not make it shorter.
     */
    private boolean lay(double[] s, int[] order, int mask, double known) {
        boolean any = false;
        for (int k : order) {
            boolean other = (mask >> k & 1) != 0;
            boolean touched = chain.touch(s, k, other);
            if (other && touched && !any && chain.length(s) > known) {
                return false;
            }
            any |= touched;
        }
        return true;
    }

    private boolean touchMore(double[] s, int[] order) {
        for (int k : order) {
            if (chain.touch(s, k, false)) {
                return true;
            }
        }
        return false;
    }

    /** Makes a path as short as it becomes; returns its length, infinity if it does not settle. */
    private double settle(double[] s, int[] order) {
        for (int round = 0; round < MOST_ROUNDS; round++) {
            double moved = Double.POSITIVE_INFINITY;
            for (int pass = 0; pass < MOST_PASSES && moved > SETTLED * chain.length(s); pass++) {
                moved = chain.relax(s);
                boolean goesOn = moved > SETTLED * chain.length(s) && pass < MOST_PASSES - 1;
                if (goesOn && pass % 2 == 1 && moved < Double.POSITIVE_INFINITY) {
                    chain.extrapolate(s); // Aitken's: passes converge by a ratio
                }
            }
            if (!(moved <= ENOUGH * chain.length(s)) || chain.failed(s)) {
                chain.setFailed(s, false);
                return Double.POSITIVE_INFINITY;
            }
            chain.forgetBuried(s);
            if (!chain.leaveNegative(s) && !touchMore(s, order)) {
                boolean wrong = chain.buried(s) || chain.passesWrong(s);
                return wrong ? WRONG * chain.length(s) : chain.length(s);
            }
        }
        return Double.POSITIVE_INFINITY;
    }
}
