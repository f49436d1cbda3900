package org.condyle.io.results;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.io.data.CellType;
import org.condyle.io.data.StorageWriter;
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
        List<String> names = new ArrayList<>(List.of("time"));
        recording.channels().forEach(c -> names.add(c.name()));
        StorageWriter.header(name, CellType.DOUBLE, rows, names, false, w);
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
}
