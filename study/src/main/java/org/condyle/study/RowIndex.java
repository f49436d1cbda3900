package org.condyle.study;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.condyle.study.task.Row;
import org.condyle.study.task.RowMark;

/**
 * Where the row of each run stands in a journal, and the little that is asked of all rows together: the rows themselves
 * stay on disk, so that a million of them need some ten bytes each.
 */
final class RowIndex {
    private final long[] at; // 0: there is none, for the first line of a journal is not a row
    private final int[] length;
    private final byte[] marks;
    private final String[] units; // that of the first run which has one
    private final int[] unitOf;

    RowIndex(int runs, int outputs) {
        at = new long[runs + 1];
        length = new int[runs + 1];
        marks = new byte[runs + 1];
        units = new String[outputs];
        Arrays.fill(units, "");
        unitOf = new int[outputs];
    }

    /** A later row of a run takes the place of an earlier one. */
    void put(Row row, long begin, int bytes) {
        int run = row.run();
        at[run] = begin;
        length[run] = bytes;
        marks[run] = RowMark.of(row);
        for (int i = 0; i < Math.min(units.length, row.units().size()); i++) {
            if (!row.units().get(i).isEmpty() && (unitOf[i] == 0 || run < unitOf[i])) {
                unitOf[i] = run;
                units[i] = row.units().get(i);
            }
        }
    }

    void forget(int run) {
        at[run] = 0;
        marks[run] = 0;
    }

    boolean has(int run) {
        return at[run] > 0;
    }

    boolean is(RowMark mark, int run) {
        return has(run) && mark.in(marks[run]);
    }

    /** Numbers of the runs that are there. */
    int[] runs() {
        return IntStream.range(1, at.length).filter(this::has).toArray();
    }

    int[] runs(RowMark mark) {
        return IntStream.range(1, at.length).filter(run -> is(mark, run)).toArray();
    }

    String unit(int output) {
        return units[output];
    }

    long at(int run) {
        return at[run];
    }

    int length(int run) {
        return length[run];
    }
}
