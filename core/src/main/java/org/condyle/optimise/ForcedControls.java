package org.condyle.optimise;

/**
 * Controls that a load leaves no choice: they are at the same bound in every answer, because the load is on the edge of
 * what can be reached. Such a problem has no inside; with these controls given it has one.
 *
 * <p>All controls at bounds are drawn inwards as much as the others, which are free to follow, allow. Those that move
 * have a choice. When none moves, none can: a way that moved one of them would have lowered the cost.
 */
final class ForcedControls {
    private static final double MOVED = 1e-9;
    private static final double FOLLOWING = 1e6;

    private final BoxQuadratic quadratic;
    private final double[] compliance;
    private final double[] target;
    private final double[] moved;
    private final double[] lambda;

    ForcedControls(int rows, int controls) {
        quadratic = new BoxQuadratic(rows, controls);
        compliance = new double[controls];
        target = new double[controls];
        moved = new double[controls];
        lambda = new double[rows];
    }

    /**
     * Makes the bounds of forced controls equal.
     *
     * @param c one answer, which tells the controls in question
     */
    void fix(BoxProblem p, double[] c) {
        boolean[] asked = new boolean[p.controls];
        double size = 0;
        for (int i = 0; i < p.controls; i++) {
            asked[i] = p.low[i] < p.high[i] && (c[i] == p.low[i] || c[i] == p.high[i]);
            size = Math.max(size, Math.abs(c[i]));
        }
        boolean some = true;
        while (some) {
            for (int i = 0; i < p.controls; i++) {
                double room = Math.min(p.high[i] - p.low[i], Math.max(size, 1e-3));
                target[i] = asked[i] ? c[i] + (c[i] == p.low[i] ? room : -room) : c[i];
                compliance[i] = asked[i] ? 1 : FOLLOWING;
            }
            quadratic.forget();
            if (!quadratic.solve(p, compliance, target, moved, lambda)) {
                return;
            }
            some = false;
            for (int i = 0; i < p.controls; i++) {
                if (asked[i] && Math.abs(moved[i] - c[i]) > MOVED * Math.abs(target[i] - c[i])) {
                    asked[i] = false;
                    some = true;
                }
            }
        }
        for (int i = 0; i < p.controls; i++) {
            if (asked[i]) {
                p.low[i] = p.high[i] = c[i];
            }
        }
    }
}
