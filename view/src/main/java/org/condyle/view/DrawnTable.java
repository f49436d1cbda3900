package org.condyle.view;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.condyle.simulate.Recording;

/**
 * A recording as a page carries it: small ones whole, of large ones each channel with the rows that draw it.
 *
 * @param channels of the recording that are carried, by their number there
 * @param rows     that at least one channel needs, increasing
 * @param kept     for each carried channel the rows it is drawn with
 * @param error    of the drawn lines against the recording, as a part of each channel's range
 */
record DrawnTable(Recording recording, List<Integer> channels, int[] rows, List<int[]> kept, double error) {
    private static final int WHOLE = 120_000; // numbers: half a megabyte in the page
    private static final int MOST_POINTS = 60_000; // of all channels together, when thinned
    private static final int FEWEST = 300; // points a channel can be drawn with
    private static final int MOST_CHANNEL = 20_000;

    /** As many of the channels as a page has room for, the first in the list first. */
    static DrawnTable of(Recording recording, List<Integer> wanted) {
        int rows = recording.rows();
        List<Integer> channels = new ArrayList<>(wanted);
        int most = rows;
        if ((long) rows * channels.size() > WHOLE) {
            int room = Math.max(1, WHOLE / Math.min(Math.max(1, rows), FEWEST));
            channels = channels.subList(0, Math.min(channels.size(), room));
            most = Math.min(MOST_CHANNEL, Math.max(FEWEST, MOST_POINTS / channels.size()));
        }
        double[] time = recording.times();
        List<int[]> kept = new ArrayList<>();
        BitSet used = new BitSet(rows);
        double error = 0;
        for (int c : channels) {
            Thinning.Kept k = Thinning.of(time, recording.column(c), most);
            kept.add(k.rows());
            error = Math.max(error, k.error());
            for (int r : k.rows()) {
                used.set(r);
            }
        }
        return new DrawnTable(recording, List.copyOf(channels), used.stream().toArray(), kept, error);
    }

    /** Where a channel of the recording is in this table, -1 if there was no room for it. */
    int indexOf(int channel) {
        return channels.indexOf(channel);
    }

    boolean whole() {
        return rows.length == recording.rows() && kept.stream().allMatch(k -> k.length == rows.length);
    }
}
