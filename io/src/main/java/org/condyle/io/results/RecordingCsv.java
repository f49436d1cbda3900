package org.condyle.io.results;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.condyle.io.data.Csv;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Recording;

/**
 * A recording as comma-separated values (RFC 4180, UTF-8, lines end with a line feed): {@code time [s]}, then the
 * channels with their units: those that the author asks for, else SI. Every number reads back as the same double; NaN and Infinity are written as words.
 */
final class RecordingCsv {
    private RecordingCsv() {}

    static void write(Recording recording, Presentation shown, OutputStream out) throws IOException {
        Writer w = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        w.write("time [s]");
        for (Channel c : recording.channels()) {
            w.write(',');
            w.write(Csv.text(c.name() + " [" + shown.unit(c) + "]"));
        }
        w.write('\n');
        double[] size =
                recording.channels().stream().mapToDouble(c -> shown.of(c, 1)).toArray();
        for (int r = 0; r < recording.rows(); r++) {
            writeRow(recording, size, r, ',', w);
        }
        w.flush();
    }

    static void writeRow(Recording recording, double[] size, int row, char separator, Writer w) throws IOException {
        w.write(Csv.number(recording.time(row)));
        for (int c = 0; c < recording.channels().size(); c++) {
            w.write(separator);
            w.write(Csv.number(recording.value(c, row) * size[c]));
        }
        w.write('\n');
    }
}
