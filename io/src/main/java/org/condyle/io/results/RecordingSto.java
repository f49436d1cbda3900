package org.condyle.io.results;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Recording;

/**
 * A recording as OpenSim storage: a header, then a table with tabs and plain names, SI units and radians. Units that an
 * author asks for do not count here: one word, {@code inDegrees}, speaks for all columns of the format.
 *
 * <p>OpenSim takes only times that increase strictly (opensim-core issue 2536). Where a recording has several rows of
 * one instant, before and after an event, the last is kept here; the CSV has them all.
 */
final class RecordingSto {
    private RecordingSto() {}

    static void write(String name, Recording recording, OutputStream out) throws IOException {
        int rows = 0;
        for (int r = 0; r < recording.rows(); r++) {
            rows += isLastOfItsInstant(recording, r) ? 1 : 0;
        }
        Writer w = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        w.write(plain(name) + "\nversion=1\nnRows=" + rows + "\nnColumns="
                + (1 + recording.channels().size()) + "\ninDegrees=no\nendheader\n");
        w.write(String.join("\t", labels(recording)) + "\n");
        double[] si = new double[recording.channels().size()];
        Arrays.fill(si, 1);
        for (int r = 0; r < recording.rows(); r++) {
            if (isLastOfItsInstant(recording, r)) {
                RecordingCsv.writeRow(recording, si, r, '\t', w);
            }
        }
        w.flush();
    }

    private static boolean isLastOfItsInstant(Recording recording, int row) {
        return row + 1 == recording.rows() || recording.time(row + 1) > recording.time(row);
    }

    private static Set<String> labels(Recording recording) {
        Set<String> labels = new LinkedHashSet<>();
        labels.add("time");
        for (Channel c : recording.channels()) {
            String label = plain(c.name());
            for (int k = 2; !labels.add(label); k++) {
                label = plain(c.name()) + "_" + k;
            }
        }
        return labels;
    }

    /** The format has no quotes: white space and control characters become underscores. */
    private static String plain(String name) {
        String s = name.replaceAll("[\\s\\p{Cntrl}]+", "_");
        return s.isEmpty() ? "_" : s;
    }
}
