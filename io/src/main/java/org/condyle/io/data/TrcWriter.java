package org.condyle.io.data;

import java.io.IOException;
import java.io.Writer;

/**
 * Writes {@code .trc} files as OpenSim reads them. Every coordinate reads back as the same double, in metres and in
 * millimetres; a marker that is missing has empty cells.
 */
public final class TrcWriter {
    private TrcWriter() {}

    /**
     * Writes all frames.
     *
     * @param unit unit of the numbers in the file
     */
    public static void write(String title, MarkerTable markers, LengthUnit unit, Writer out) throws IOException {
        int frames = markers.frames(), count = markers.names().size();
        String rate = NumberText.of(markers.rate());
        out.write("PathFileType\t4\t(X/Y/Z)\t" + StorageWriter.plain(title) + "\n"
                + "DataRate\tCameraRate\tNumFrames\tNumMarkers\tUnits\tOrigDataRate\tOrigDataStartFrame\tOrigNumFrames\n"
                + rate + "\t" + rate + "\t" + frames + "\t" + count + "\t" + unit.symbol() + "\t" + rate + "\t1\t"
                + frames
                + "\nFrame#\tTime");
        for (String name : markers.names()) {
            out.write("\t" + StorageWriter.plain(name) + "\t\t");
        }
        out.write("\n\t");
        for (int m = 1; m <= count; m++) {
            out.write("\tX" + m + "\tY" + m + "\tZ" + m);
        }
        out.write("\n\n");
        DataTable table = markers.table();
        for (int f = 0; f < frames; f++) {
            out.write((f + 1) + "\t" + NumberText.of(table.values(0)[f]));
            for (int c = 1; c <= 3 * count; c++) {
                double x = table.values(c)[f];
                out.write(Double.isNaN(x) ? "\t" : "\t" + NumberText.of(x, unit.places()));
            }
            out.write('\n');
        }
        out.flush();
    }
}
