package org.condyle.io.lookup;

import java.util.Arrays;
import java.util.function.BiFunction;
import org.condyle.geometry.freeform.LookupTable;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;

/** Whether the rows of a table from a file make sense: finite numbers, unit vectors, a rectangular net. */
final class TableCheck {
    private static final String[] COLUMNS = {
        "u", "v", "x", "y", "z", "nx", "ny", "nz", "tx", "ty", "tz", "bx", "by", "bz"
    };
    private static final int ENOUGH = 5;
    private static final double UNIT = 1e-3; // digits of a text file are few

    private final Problems problems = new Problems();
    private final BiFunction<Integer, Integer, Position> place;
    private final BiFunction<Integer, Integer, String> name;
    private final double[] u;
    private final double[] v;

    private TableCheck(
            LookupTable table,
            BiFunction<Integer, Integer, Position> place,
            BiFunction<Integer, Integer, String> name) {
        this.place = place;
        this.name = name;
        u = new double[table.rows()];
        v = new double[table.columns()];
        Arrays.fill(u, Double.NaN);
        Arrays.fill(v, Double.NaN);
    }

    static String column(int i) {
        return COLUMNS[i];
    }

    /**
     * Throws what is wrong.
     *
     * @param place where node (i, j) is
     * @param name  what is to be said before a message about it, such as its record
     */
    static void check(
            LookupTable table,
            BiFunction<Integer, Integer, Position> place,
            BiFunction<Integer, Integer, String> name) {
        TableCheck check = new TableCheck(table, place, name);
        table.each(check::node);
        check.increase("u", check.u, true);
        check.increase("v", check.v, false);
        check.problems.throwIfErrors();
    }

    private void node(int i, int j, double[] row, int at) {
        for (int k = 0; k < LookupTable.WIDTH; k++) {
            if (!Double.isFinite(row[at + k])) {
                wrong(i, j, column(k), row[at + k] + " is not a finite number");
                return;
            }
        }
        for (int k = LookupTable.NORMAL; k < LookupTable.WIDTH; k += 3) {
            double length = Math.hypot(row[at + k], Math.hypot(row[at + k + 1], row[at + k + 2]));
            if (Math.abs(length - 1) > UNIT) {
                wrong(i, j, column(k).substring(0, 1), "must be a unit vector, has the length " + length);
            }
        }
        u[i] = same(i, j, "u", u[i], row[at]);
        v[j] = same(i, j, "v", v[j], row[at + 1]);
    }

    private double same(int i, int j, String what, double known, double here) {
        if (Double.isNaN(known)) {
            return here;
        }
        if (Math.abs(here - known) > 1e-9 * Math.max(1, Math.abs(known))) {
            String line = what.equals("u") ? "row " + (i + 1) : "column " + (j + 1);
            wrong(
                    i,
                    j,
                    what,
                    here + " is not the " + known + " of the other points of " + line + " of the net, which must be"
                            + " rectangular");
        }
        return known;
    }

    private void increase(String what, double[] x, boolean rows) {
        for (int k = 1; k < x.length && problems.isEmpty(); k++) {
            if (!(x[k] > x[k - 1])) {
                wrong(rows ? k : 0, rows ? 0 : k, what, x[k] + " follows " + x[k - 1] + "; it must increase");
            }
        }
    }

    private void wrong(int i, int j, String column, String said) {
        problems.add(Problem.error(Code.BAD_TABLE, place.apply(i, j), column, name.apply(i, j) + said));
        if (problems.size() >= ENOUGH) {
            problems.throwIfErrors();
        }
    }
}
