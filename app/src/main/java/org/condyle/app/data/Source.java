package org.condyle.app.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.app.data.Measurement.Kind;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.FileFormats;
import org.condyle.io.data.LengthUnit;
import org.condyle.io.data.TableFormat;
import org.condyle.io.data.c3d.Capture;
import org.condyle.io.data.c3d.CaptureFormat;
import org.condyle.io.data.c3d.GroundReactions;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/** Reads the file that is converted; the ending decides the format. Collects what is odd in it. */
final class Source {
    private static final long LARGEST = 1L << 30; // bytes
    private static final int SHOWN = 20; // gaps

    private final Path path;
    private final @Nullable LengthUnit told;
    private final double threshold;
    final Problems warnings = new Problems();

    /**
     * @param told unit of lengths that the user knows better than the file
     * @param threshold normal force below which a force plate is unloaded [N]
     */
    Source(Path path, @Nullable LengthUnit told, double threshold) {
        this.path = path;
        this.told = told;
        this.threshold = threshold;
    }

    /**
     * All that was asked for.
     *
     * @param kinds what to take out of a C3D file; empty for what the file and the ending of the output suggest
     * @param columnsFirst names of columns that the user gives before anything is understood, such as that of the time
     */
    List<Measurement> read(List<Kind> kinds, String ending, SignalSteps steps, Map<String, String> columnsFirst)
            throws IOException {
        String name = path.toString();
        if (!Files.isRegularFile(path)) {
            throw wrong("there is no such file");
        }
        if (Files.size(path) > LARGEST) {
            throw wrong("the file is larger than the limit of 1 GB");
        }
        byte[] bytes = Files.readAllBytes(path);
        Optional<CaptureFormat> laboratory = CaptureFormat.ALL.of(name);
        if (laboratory.isPresent() && laboratory.get().several()) {
            return parts(laboratory.get().reader().apply(name, bytes), kinds, ending, steps);
        }
        if (!kinds.isEmpty()) {
            throw wrong("--what selects a part of a C3D file; this file has one table only");
        }
        if (laboratory.isPresent()) {
            Capture file = laboratory.get().reader().apply(name, bytes);
            warnings.addAll(file.warnings());
            return List.of(steps.of(rescaled(Measurement.of(file.markers()))));
        }
        if (TableFormat.ALL.has(name)) {
            DataTable table = DataTable.readWithGaps(name, bytes);
            warnings.addAll(table.warnings());
            nameGaps(table);
            return List.of(steps.of(timed(table, columnsFirst)));
        }
        throw wrong("the ending of the file must be " + CaptureFormat.ALL.list() + ", " + TableFormat.ALL.choice());
    }

    static String ending(Path path) {
        return FileFormats.ending(String.valueOf(path.getFileName()));
    }

    /** A table whose first column is an increasing time in seconds. */
    private Measurement timed(DataTable table, Map<String, String> names) {
        String first = table.columns().get(0), meant = names.getOrDefault(first, first);
        if (!meant.equalsIgnoreCase("time")) {
            boolean elsewhere = table.columns().stream().anyMatch(c -> c.equalsIgnoreCase("time"));
            throw new DocumentException(
                    Code.MISSING_COLUMN,
                    new Position(table.file(), table.headerLine(), 0),
                    "the first column is " + Quoted.of(first) + ", but it must be the time"
                            + (elsewhere
                                    ? "; move the column 'time' to the front"
                                    : "; if it is, give --rename " + first + "=time"));
        }
        if (table.columns().size() < 2) {
            throw wrong("there is nothing to convert: the table has no column but the time");
        }
        table.requireIncreasing(first);
        if (!table.unit(first).isEmpty() && !table.unit(first).equals("s")) {
            throw new DocumentException(
                    Code.WRONG_UNIT,
                    new Position(table.file(), table.headerLine(), 0),
                    "the time is in " + Quoted.of(table.unit(first)),
                    "it must be in s");
        }
        return Measurement.of(Kind.TABLE, table, told == null ? LengthUnit.METRE : told);
    }

    private void nameGaps(DataTable table) {
        int[] n = {0};
        table.gaps(table.columns()).forEach((at, what) -> {
            if (n[0]++ < SHOWN) {
                warnings.add(Problem.warning(Code.GAP, at.row(), at.column(), what));
            }
        });
        if (n[0] > SHOWN) {
            warnings.add(Problem.warning(
                    Code.GAP, Position.in(table.file()), "", (n[0] - SHOWN) + " more gaps are not listed"));
        }
    }

    private List<Measurement> parts(Capture file, List<Kind> kinds, String ending, SignalSteps steps) {
        boolean plates = file.hasPlates();
        List<Kind> wanted = kinds.isEmpty() ? List.of(usual(file, plates, ending)) : kinds;
        List<Measurement> all = new ArrayList<>();
        for (Kind kind : wanted) {
            boolean there = kind == Kind.MARKERS ? file.hasMarkers() : kind == Kind.ANALOG ? file.hasAnalog() : plates;
            if (there) {
                all.add(part(file, kind, steps));
            } else if (wanted.size() == 1) {
                throw wrong("the file has no "
                        + (kind == Kind.MARKERS ? "markers" : kind == Kind.ANALOG ? "analog channels" : "force plates")
                        + "; it has " + has(file, plates));
            }
        }
        warnings.addAll(file.warnings());
        if (all.isEmpty()) {
            throw wrong("there is nothing to convert: no markers, analog channels or force plates");
        }
        return all;
    }

    private Kind usual(Capture file, boolean plates, String ending) {
        if (CaptureFormat.ALL.has("." + ending)) {
            return Kind.MARKERS;
        }
        if (!TableFormat.of("." + ending).hasUnits()) {
            return Kind.FORCES;
        }
        if (file.hasMarkers() && file.hasAnalog()) {
            throw wrong("the file has " + has(file, plates) + "; choose with --what");
        }
        return file.hasMarkers() ? Kind.MARKERS : Kind.ANALOG;
    }

    private static String has(Capture file, boolean plates) {
        List<String> parts = new ArrayList<>();
        if (file.hasMarkers()) {
            parts.add("markers");
        }
        if (file.hasAnalog()) {
            parts.add("analog channels (--what analog)");
        }
        if (plates) {
            parts.add("force plates (--what forces)");
        }
        return parts.isEmpty() ? "nothing" : String.join(", ", parts);
    }

    private Measurement part(Capture file, Kind kind, SignalSteps steps) {
        switch (kind) {
            case MARKERS -> {
                return steps.of(rescaled(Measurement.of(file.markers())));
            }
            case ANALOG -> {
                return steps.of(Measurement.of(Kind.ANALOG, file.analog(), file.unit()));
            }
            default -> {
                GroundReactions reactions = file.reactions();
                double[] times = reactions.times();
                if (!steps.isNothing()) {
                    steps.check(path.toString(), times);
                    reactions = reactions.changed(steps.times(times), c -> steps.column(times, c));
                }
                return Measurement.of(Kind.FORCES, reactions.atPressure(threshold), file.unit());
            }
        }
    }

    /** Markers whose file names the wrong unit. */
    private Measurement rescaled(Measurement m) {
        if (told == null || told == m.unit()) {
            return m;
        }
        double factor = told.metres() / m.unit().metres();
        List<double[]> columns = new ArrayList<>();
        for (double[] c : m.columns()) {
            double[] scaled = new double[c.length];
            Arrays.setAll(scaled, i -> c[i] * factor);
            columns.add(scaled);
        }
        return new Measurement(m.file(), m.kind(), m.times(), m.names(), m.units(), columns, false, told);
    }

    private DocumentException wrong(String message) {
        return new DocumentException(Code.WRONG_FILE, Position.in(path.toString()), message);
    }
}
