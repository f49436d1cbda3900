package org.condyle.app.data;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.condyle.app.data.Measurement.Kind;
import org.condyle.io.data.AxisTurn;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.LengthUnit;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.data.TableFormat;
import org.condyle.io.data.TrcWriter;
import org.condyle.io.data.c3d.CaptureFormat;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.io.results.AtomicFile;
import org.jspecify.annotations.Nullable;

/** Writes a measurement; the ending of the file decides the format. */
final class Target {
    private final Path path;
    private final @Nullable LengthUnit unit;

    /** @param unit unit of lengths that was asked for */
    Target(Path path, @Nullable LengthUnit unit) {
        this.path = path;
        this.unit = unit;
    }

    /** Writes the file; gives a line about it. */
    String write(Measurement m) throws IOException {
        if (CaptureFormat.ALL.has(title())) {
            MarkerTable markers = markers(m);
            LengthUnit shown = unit != null ? unit : m.unit();
            AtomicFile.write(path, out -> TrcWriter.write(title(), markers, shown, writer(out)));
        } else {
            DataTable table = inUnit(m).table();
            AtomicFile.write(path, out -> TableFormat.of(title()).writer().write(title(), table, writer(out)));
        }
        return summary(m);
    }

    private String title() {
        return String.valueOf(path.getFileName());
    }

    private static Writer writer(OutputStream out) {
        return new OutputStreamWriter(out, StandardCharsets.UTF_8);
    }

    /** Positions as markers: those of a file of markers, or the vectors of a table. */
    private MarkerTable markers(Measurement m) {
        if (m.kind() == Kind.FORCES || m.kind() == Kind.ANALOG) {
            throw new DocumentException(
                    Code.WRONG_FILE,
                    Position.in(m.file()),
                    "a .trc file holds positions of markers",
                    "write forces and channels to .mot");
        }
        Map<String, Integer> vectors = AxisTurn.vectors(m.names());
        if (vectors.isEmpty()) {
            throw new DocumentException(
                    Code.MISSING_COLUMN,
                    Position.in(m.file()),
                    "there are no positions to write: three columns in a row NAME_x, NAME_y, NAME_z for each marker");
        }
        List<String> names = new ArrayList<>();
        List<double[]> columns = new ArrayList<>(List.of(m.times()));
        double factor = m.kind() == Kind.MARKERS ? 1 : m.unit().metres(); // tables are as they were read
        vectors.forEach((stem, at) -> {
            names.add(stem.replaceAll("[_. ]$", ""));
            for (int i = 0; i < 3; i++) {
                double[] c = m.columns().get(at + i).clone();
                for (int k = 0; factor != 1 && k < c.length; k++) {
                    c[k] *= factor;
                }
                columns.add(c);
            }
        });
        List<String> units = Collections.nCopies(columns.size(), "");
        DataTable table = DataTable.of(m.file(), MarkerTable.columns(names), units, columns, false);
        return MarkerTable.of(table, names, rate(m), m.unit());
    }

    /** A rate that was rounded on its way through the times. */
    private static double rate(Measurement m) {
        double rate = m.rate(), round = Math.rint(rate * 1e3) / 1e3;
        return rate == 0 ? 1 : Math.abs(rate - round) < 1e-6 * rate ? round : rate;
    }

    private Measurement inUnit(Measurement m) {
        if (unit == null || unit == LengthUnit.METRE) {
            return m;
        }
        if (m.kind() != Kind.MARKERS) {
            throw new DocumentException(
                    Code.NO_EFFECT,
                    Position.in(m.file()),
                    "--unit " + unit.symbol() + " is for markers",
                    "other columns keep their units");
        }
        List<double[]> columns = new ArrayList<>();
        for (double[] c : m.columns()) {
            double[] scaled = new double[c.length];
            for (int i = 0; i < c.length; i++) {
                scaled[i] = c[i] / unit.metres();
            }
            columns.add(scaled);
        }
        return m.with(Collections.nCopies(columns.size(), unit.symbol()), columns, false);
    }

    private String summary(Measurement m) {
        int n = m.times().length;
        String what = switch (m.kind()) {
            case MARKERS -> m.names().size() / 3 + " markers";
            case FORCES -> m.names().size() == 9 ? "1 force plate" : m.names().size() / 9 + " force plates";
            case ANALOG -> m.names().size() + " channels";
            case TABLE -> m.names().size() + " columns";
        };
        long cells = (long) m.names().size() * n, missing = m.missing();
        return path + ": " + what + ", " + n + " rows from " + number(m.times()[0]) + " s to "
                + number(m.times()[n - 1])
                + " s, " + number(m.rate()) + " Hz"
                + (missing == 0 ? "" : ", " + number(100.0 * missing / cells) + " % missing");
    }

    /** Six digits at most, none that say nothing. */
    private static String number(double x) {
        return new BigDecimal(x).round(new MathContext(6)).stripTrailingZeros().toPlainString();
    }
}
