package org.condyle.view;

import java.util.ArrayList;
import java.util.List;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Recording;
import org.jspecify.annotations.Nullable;

/**
 * All channels of a page. A recorded channel that can also be read off the film gets the frames of the film between its
 * rows: a contact may come and go between two rows, and the film has its steps. Usual channels that were not recorded
 * come from the film alone.
 */
final class Columns {
    private final Recording recorded;
    private final @Nullable Recording film;
    private final double[] rows;
    private final double[] frames;
    private final double[] both;
    private final int[] rowAt; // for each of both its row, or -1
    private final int[] frameAt;
    private final List<Column> all = new ArrayList<>();

    private Columns(Recording recorded, @Nullable Recording film) {
        this.recorded = recorded;
        this.film = film;
        rows = recorded.times();
        frames = film == null ? new double[0] : film.times();
        int most = rows.length + frames.length, n = 0;
        double[] time = new double[most];
        int[] row = new int[most], frame = new int[most];
        for (int r = 0, f = 0; r < rows.length || f < frames.length; ) {
            if (f < frames.length && (r == rows.length || frames[f] < rows[r])) {
                row[n] = -1;
                frame[n] = f;
                time[n++] = frames[f++];
            } else {
                while (f < frames.length && frames[f] == rows[r]) {
                    f++; // the recording knows
                }
                row[n] = r;
                time[n++] = rows[r++];
            }
        }
        both = java.util.Arrays.copyOf(time, n);
        rowAt = row;
        frameAt = frame;
    }

    /** @param film channels that were read off the film; null if there is none */
    static List<Column> of(RunResult result, @Nullable Recording film) {
        Columns c = new Columns(result.recording(), film);
        c.make();
        return c.all.stream()
                .map(x -> x.shownIn(result.shown().channelUnits().get(x.name())))
                .toList();
    }

    private void make() {
        for (int c = 0; c < recorded.channels().size(); c++) {
            int other =
                    film == null ? -1 : film.indexOf(recorded.channels().get(c).name());
            all.add(
                    film == null || other < 0
                            ? Column.of(recorded.channels().get(c), false, rows, recorded.column(c))
                            : merged(c, film, other));
        }
        for (int c = 0; film != null && c < film.channels().size(); c++) {
            Column column = Column.of(film.channels().get(c), true, frames, film.column(c));
            if (recorded.indexOf(column.name()) < 0 && !column.constant()) {
                all.add(column);
            }
        }
    }

    private Column merged(int channel, Recording film, int other) {
        double[] value = new double[both.length];
        for (int i = 0; i < value.length; i++) {
            value[i] = rowAt[i] >= 0 ? recorded.value(channel, rowAt[i]) : film.value(other, frameAt[i]);
        }
        return Column.of(recorded.channels().get(channel), false, both, value);
    }
}
