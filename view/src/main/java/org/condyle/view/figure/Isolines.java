package org.condyle.view.figure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import org.condyle.view.plot.Curve;

/** Lines of equal value of a function on a square, found by marching squares. */
final class Isolines {
    private final double low;
    private final double step;
    private final int cells;
    private final double[][] value;
    private final DoubleBinaryOperator shown;

    /** @param shown lines end where this becomes negative */
    Isolines(double low, double high, int cells, DoubleBinaryOperator function, DoubleBinaryOperator shown) {
        this.low = low;
        this.cells = cells;
        this.shown = shown;
        step = (high - low) / cells;
        value = new double[cells + 1][cells + 1];
        for (int i = 0; i <= cells; i++) {
            for (int k = 0; k <= cells; k++) {
                value[i][k] = function.applyAsDouble(low + i * step, low + k * step);
            }
        }
    }

    /** All lines of one value; a closed one ends where it began. */
    List<Curve> at(double level) {
        int sides = 2 * (cells + 1) * (cells + 1); // side 2n is right of corner n, 2n + 1 above it
        int[][] next = new int[2][sides];
        Arrays.fill(next[0], -1);
        Arrays.fill(next[1], -1);
        for (int i = 0; i < cells; i++) {
            for (int k = 0; k < cells; k++) {
                cell(i, k, level, next);
            }
        }
        List<Curve> out = new ArrayList<>();
        boolean[] done = new boolean[sides];
        for (boolean open : new boolean[] {true, false}) { // those with ends first, then loops
            for (int s = 0; s < sides; s++) {
                if (!done[s] && next[0][s] >= 0 && (next[1][s] < 0 || !open)) {
                    cut(chain(s, next, done), level, out);
                }
            }
        }
        return out;
    }

    private void cell(int i, int k, double level, int[][] next) {
        int corner = i * (cells + 1) + k;
        int[] around = {2 * corner, 2 * (corner + cells + 1) + 1, 2 * (corner + 1), 2 * corner + 1};
        boolean[] above = {
            value[i][k] > level, value[i + 1][k] > level, value[i + 1][k + 1] > level, value[i][k + 1] > level
        };
        int[] crossed = new int[4];
        int n = 0;
        for (int c = 0; c < 4; c++) {
            if (above[c] != above[(c + 1) % 4]) {
                crossed[n++] = around[c];
            }
        }
        if (n == 2) {
            join(crossed[0], crossed[1], next);
        } else if (n == 4) { // a saddle: the middle decides which corners are together
            double middle = (value[i][k] + value[i + 1][k] + value[i + 1][k + 1] + value[i][k + 1]) / 4;
            boolean alike = middle > level == above[0];
            join(crossed[0], crossed[alike ? 1 : 3], next);
            join(crossed[2], crossed[alike ? 3 : 1], next);
        }
    }

    private static void join(int a, int b, int[][] next) {
        next[next[0][a] < 0 ? 0 : 1][a] = b;
        next[next[0][b] < 0 ? 0 : 1][b] = a;
    }

    private static List<Integer> chain(int from, int[][] next, boolean[] done) {
        List<Integer> sides = new ArrayList<>();
        int at = from, before = -1;
        while (at >= 0 && !done[at]) {
            done[at] = true;
            sides.add(at);
            int onward = next[0][at] == before ? next[1][at] : next[0][at];
            before = at;
            at = onward;
        }
        if (at == from) {
            sides.add(from);
        }
        return sides;
    }

    /** Where the line crosses a side. */
    private double[] place(int side, double level) {
        int corner = side / 2, i = corner / (cells + 1), k = corner % (cells + 1), up = side % 2;
        double a = value[i][k], b = value[i + 1 - up][k + up], share = (level - a) / (b - a);
        return new double[] {low + (i + (1 - up) * share) * step, low + (k + up * share) * step};
    }

    /** Adds the parts that are shown. */
    private void cut(List<Integer> sides, double level, List<Curve> out) {
        List<double[]> piece = new ArrayList<>();
        double[] last = null;
        double before = 0;
        for (int side : sides) {
            double[] x = place(side, level);
            double now = shown.applyAsDouble(x[0], x[1]);
            if (last != null && before < 0 != now < 0) {
                double share = before / (before - now);
                piece.add(new double[] {last[0] + share * (x[0] - last[0]), last[1] + share * (x[1] - last[1])});
            }
            if (now >= 0) {
                piece.add(x);
            } else {
                end(piece, out);
            }
            last = x;
            before = now;
        }
        end(piece, out);
    }

    private static void end(List<double[]> piece, List<Curve> out) {
        if (piece.size() > 1) {
            out.add(new Curve(
                    "",
                    piece.stream().mapToDouble(x -> x[0]).toArray(),
                    piece.stream().mapToDouble(x -> x[1]).toArray()));
        }
        piece.clear();
    }
}
