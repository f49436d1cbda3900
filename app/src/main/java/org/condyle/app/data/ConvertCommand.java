package org.condyle.app.data;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.condyle.app.data.Measurement.Kind;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.expression.Dimension;
import org.condyle.io.data.AxisTurn;
import org.condyle.io.data.LengthUnit;
import org.condyle.io.data.TableFormat;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code condyle convert}: measured data from one file into another. */
@Command(
        name = "convert",
        description = "Convert measured data: C3D, TRC, STO, MOT and CSV; rotate, filter, resample.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "condyle convert walking.c3d -o walking.trc --rotate \"x -90 deg\"",
            "condyle convert walking.c3d -o forces.mot --rotate \"x -90 deg\" --low-pass \"20 Hz\" --threshold \"20 N\""
        })
public final class ConvertCommand extends CondyleCommand {
    private static final String MARKERS = "trc"; // the one format of markers that is written
    private static final Map<String, List<Kind>> PARTS = Map.of(
            "markers", List.of(Kind.MARKERS),
            "analog", List.of(Kind.ANALOG),
            "forces", List.of(Kind.FORCES),
            "all", List.of(Kind.MARKERS, Kind.ANALOG, Kind.FORCES));

    @Parameters(paramLabel = "IN", description = "file to read (.c3d, .trc, .sto, .mot, .csv)")
    private Path in = Path.of("");

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "OUT",
            description = "file to write (.trc, .sto, .mot, .csv)")
    private Path output = Path.of("");

    @Option(
            names = "--what",
            paramLabel = "PART",
            description = "part of a C3D file: markers, analog, forces or all (default: markers for .trc, forces for"
                    + " .mot and .sto); all writes one file for each part")
    private @Nullable String what;

    @Option(
            names = "--rotate",
            paramLabel = "TURN",
            description =
                    "turn all vectors about an axis, such as \"x -90 deg\" (z up becomes y up); several with commas")
    private @Nullable String rotate;

    @Option(
            names = "--axes",
            paramLabel = "AXES",
            description = "the same by the new axes in terms of the old, such as \"x z -y\"")
    private @Nullable String axes;

    @Option(names = "--unit", paramLabel = "U", description = "unit of written markers: m, cm or mm (default: as read)")
    private @Nullable String unit;

    @Option(
            names = "--read-unit",
            paramLabel = "U",
            description = "unit of the markers that are read, if the file says a wrong one or none: m, cm or mm")
    private @Nullable String readUnit;

    @Option(
            names = "--low-pass",
            paramLabel = "F",
            description = "cut-off of a Butterworth filter of order 4 without delay, such as \"6 Hz\"")
    private @Nullable String lowPass;

    @Option(names = "--rate", paramLabel = "F", description = "resample by quintic splines, such as \"100 Hz\"")
    private @Nullable String rate;

    @Option(names = "--fill", paramLabel = "T", description = "fill gaps up to this length, such as \"0.1 s\"")
    private @Nullable String fill;

    @Option(names = "--from", paramLabel = "T", description = "first time that is written, such as \"0.5 s\"")
    private @Nullable String from;

    @Option(names = "--to", paramLabel = "T", description = "last time that is written")
    private @Nullable String to;

    @Option(names = "--degrees", description = "write angles in degrees (.sto, .mot, .csv)")
    private boolean degrees;

    @Option(names = "--radians", description = "write angles in radians (.sto, .mot, .csv)")
    private boolean radians;

    @Option(
            names = "--threshold",
            paramLabel = "F",
            description = "below this normal force a plate is unloaded: force, point and moment are 0 (default 0 N)")
    private @Nullable String threshold;

    @Option(names = "--rename", paramLabel = "OLD=NEW", description = "rename a column or marker; may be repeated")
    private Map<String, String> rename = new LinkedHashMap<>();

    @Mixin
    private CommonOptions.Writing writing = new CommonOptions.Writing();

    @Override
    public Integer call() throws IOException {
        String ending = checkOptions();
        AxisTurn turn = turn();
        SignalSteps steps = new SignalSteps(
                positive("--fill", fill, Dimension.TIME),
                positive("--low-pass", lowPass, Dimension.PER_TIME),
                positive("--rate", rate, Dimension.PER_TIME));
        Source source = new Source(
                in, lengthUnit("--read-unit", readUnit), positive("--threshold", threshold, Dimension.FORCE));
        LengthUnit written = lengthUnit("--unit", unit);
        List<Kind> kinds = what == null ? List.of() : PARTS.getOrDefault(what, List.of());
        List<Measurement> read = source.read(kinds, ending, steps, rename);
        double first = from == null ? Double.NEGATIVE_INFINITY : quantity("--from", from, Dimension.TIME);
        double last = to == null ? Double.POSITIVE_INFINITY : quantity("--to", to, Dimension.TIME);
        PrintWriter out = out();
        source.warnings.sorted().forEach(p -> err().println(p));
        if (!source.warnings.isEmpty()) {
            err().println(source.warnings.footer() + source.warnings.more());
        }
        boolean several = read.size() > 1;
        for (Measurement m : read) {
            refuseOld(place(m, several));
        }
        for (Measurement m : read) {
            Measurement done = angles(renamed(m), ending);
            // Of several parts each takes what it can: channels have no axes, forces no unit but SI.
            done = turn == null || (several && m.kind() == Kind.ANALOG) ? done : done.turned(turn);
            done = done.between(first, last);
            LengthUnit length = several && m.kind() != Kind.MARKERS ? null : written;
            String line = new Target(place(m, several), length).write(done);
            if (!writing.quiet) {
                out.println(line);
            }
        }
        return ExitCode.DONE;
    }

    private String checkOptions() throws IOException {
        String ending = Source.ending(output);
        if (!ending.equals(MARKERS) && !TableFormat.ALL.has("." + ending)) {
            throw wrong("-o " + output + ": the ending must be .trc, " + TableFormat.ALL.choice());
        }
        if (what != null && !PARTS.containsKey(what)) {
            throw wrong("--what " + what + ": write markers, analog, forces or all");
        }
        if ("all".equals(what) && ending.equals(MARKERS)) {
            throw wrong("--what all writes one table for each part; a .trc file holds markers only");
        }
        if (rotate != null && axes != null) {
            throw wrong("--rotate and --axes say the same; give one of them");
        }
        if (degrees && radians) {
            throw wrong("--degrees and --radians contradict each other");
        }
        if ((degrees || radians) && ending.equals(MARKERS)) {
            throw wrong("a .trc file holds positions; it has no angles");
        }
        if (Files.exists(output) && Files.exists(in) && Files.isSameFile(in, output)) {
            throw wrong("-o " + output + ": this is the file to read; give another name");
        }
        return ending;
    }

    private void refuseOld(Path file) {
        if (Files.isDirectory(file)) {
            throw wrong("-o " + file + ": this is a folder; give the name of a file");
        }
        if (!writing.force && Files.exists(file)) {
            throw wrong("-o " + file + ": this file exists; give another name, or --force");
        }
    }

    private @Nullable AxisTurn turn() {
        try {
            return rotate != null ? AxisTurn.about(rotate) : axes != null ? AxisTurn.axes(axes) : null;
        } catch (IllegalArgumentException e) {
            throw wrong((rotate != null ? "--rotate: " : "--axes: ") + e.getMessage());
        }
    }

    /** The name of the time was changed while reading. */
    private Measurement renamed(Measurement m) {
        Map<String, String> others = new LinkedHashMap<>(rename);
        others.values().removeIf(n -> n.equalsIgnoreCase("time"));
        return others.isEmpty() ? m : m.renamed(others);
    }

    private Measurement angles(Measurement m, String ending) {
        if (m.kind() != Kind.TABLE) {
            if (degrees || radians) {
                throw new DocumentException(
                        Code.NOTHING_TO_DO, Position.in(m.file()), "--degrees, --radians: the file has no angles");
            }
            return m;
        }
        boolean units = m.units().stream().anyMatch(u -> !u.isEmpty());
        boolean hasUnits = TableFormat.of("." + ending).hasUnits();
        if (units && (!hasUnits || degrees || radians)) {
            return AngleUnits.fromUnits(m, degrees, hasUnits);
        }
        return degrees || radians ? AngleUnits.changed(m, degrees) : m;
    }

    /** Several parts go to files beside each other: walk-markers.sto, walk-forces.sto. */
    private Path place(Measurement m, boolean several) {
        if (!several) {
            return output;
        }
        String name = String.valueOf(output.getFileName());
        int dot = name.lastIndexOf('.');
        String part = m.kind().name().toLowerCase(Locale.ROOT);
        return output.resolveSibling(name.substring(0, dot) + "-" + part + name.substring(dot));
    }

    private @Nullable LengthUnit lengthUnit(String option, @Nullable String word) {
        if (word == null) {
            return null;
        }
        return LengthUnit.of(word).orElseThrow(() -> wrong(option + " " + word + ": write m, cm or mm"));
    }

    private double positive(String option, @Nullable String text, Dimension dimension) {
        double value = text == null ? 0 : quantity(option, text, dimension);
        if (text != null && !(value > 0)) {
            throw wrong(option + " " + text + ": the value must be greater than 0");
        }
        return value;
    }
}
