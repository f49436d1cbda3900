package org.condyle.analyse;

import java.util.LinkedHashSet;
import java.util.Set;
import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.State;

/**
 * Explains why prescribed motions do not determine the motion: a free coordinate, or rows that are singular in this
 * position.
 */
final class FreedomDiagnosis {
    private static final int MOST_NAMES = 6;
    /** Components of a direction below this part of its largest are not worth naming. */
    private static final double NOTEWORTHY = 0.1;

    private static final double NUDGE = 1e-3;
    private static final double STILL_CLOSED = 1e-9;

    private FreedomDiagnosis() {}

    /** The rows of a basis do not fill the space at {@code s}: a missing guide or a singular position? */
    static String shortage(Mechanism m, State s, Workspace w, RowBasis basis) {
        int n = s.v.length;
        basis.complete();
        int free = 0;
        Set<String> names = new LinkedHashSet<>();
        for (int j = basis.rank(); j < n; j++) {
            if (movesFreely(m, s, w, basis, basis.direction(j))) {
                free++;
                nameCoordinates(m, basis.direction(j), names);
            }
        }
        if (free > 0) {
            return "the motion is not completely prescribed: " + free
                    + (free == 1 ? " degree of freedom remains" : " degrees of freedom remain")
                    + ", " + list(names) + (names.size() == 1 ? " moves" : " move")
                    + " freely; add a driver for each degree of freedom, or use analysis: dynamics";
        }
        for (int r = 0; r < m.rows(); r++) {
            if (basis.dependent(r)) {
                nameRows(m, basis, r, names);
            }
        }
        Set<String> moving = new LinkedHashSet<>();
        for (int j = basis.rank(); j < n; j++) {
            nameCoordinates(m, basis.direction(j), moving);
        }
        return "singular position: rows " + list(names) + " are dependent at this position and do not determine how "
                + list(moving) + (moving.size() == 1 ? " moves" : " move");
    }

    /** Why no position was found beyond the last one: the rows that are nearest to losing their grip there. */
    static String lockUp(Mechanism m, State last, double wanted, RowBasis basis) {
        Set<String> names = new LinkedHashSet<>();
        nameRows(m, basis, basis.weakest(), names);
        return "the prescribed motion is locked: no position near the last one (t = " + last.time
                + " s) satisfies the constraints on the way to t = " + wanted + " s; rows " + list(names)
                + " are in conflict";
    }

    static String contradiction(Mechanism m, int row, double error) {
        return "row '" + m.rowName(row) + "' contradicts other rows by " + error + " " + m.rowDimension(row)
                + "; two constraints prescribe the same motion differently";
    }

    /**
     * A small move along a free direction, corrected across it: a real freedom stays on Φ = 0, a dead point does not.
     */
    private static boolean movesFreely(Mechanism m, State s, Workspace w, RowBasis basis, double[] direction) {
        State trial = s.copy();
        double[] step = new double[direction.length], right = new double[m.rows()];
        double size = NUDGE / RowBasis.largest(direction);
        for (int k = 0; k < step.length; k++) {
            step[k] = size * direction[k];
        }
        for (int i = 0; i < 20; i++) {
            Configurations.advance(m, trial.q, step, trial.q);
            Dynamics.constrain(trial, w);
            for (int r = 0; r < right.length; r++) {
                right[r] = -w.rows.value[r];
            }
            basis.solve(right, step);
        }
        return RowBasis.largest(right) <= STILL_CLOSED;
    }

    private static void nameCoordinates(Mechanism m, double[] direction, Set<String> names) {
        double most = RowBasis.largest(direction);
        for (int k = 0; k < direction.length; k++) {
            if (Math.abs(direction[k]) >= NOTEWORTHY * most) {
                names.add("'" + m.model().speedName(k) + "'");
            }
        }
    }

    private static void nameRows(Mechanism m, RowBasis basis, int row, Set<String> names) {
        double[] factors = basis.combination(row);
        double most = RowBasis.largest(factors);
        names.add("'" + m.rowName(row) + "'");
        for (int r = 0; r < factors.length; r++) {
            if (factors[r] != 0 && Math.abs(factors[r]) >= NOTEWORTHY * most) {
                names.add("'" + m.rowName(r) + "'");
            }
        }
    }

    private static String list(Set<String> names) {
        String text = String.join(", ", names.stream().limit(MOST_NAMES).toList());
        return names.size() > MOST_NAMES ? text + " and " + (names.size() - MOST_NAMES) + " more" : text;
    }
}
