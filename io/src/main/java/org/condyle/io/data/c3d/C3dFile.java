package org.condyle.io.data.c3d;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.LengthUnit;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

/**
 * A measurement in a C3D file: positions of markers, analog channels, force plates. Files of all three processors are
 * read, with whole and with real numbers. Axes are those of the laboratory, times begin with 0 at the first frame, as
 * OpenSim has it.
 *
 * <p>A marker whose residual is negative was not seen; neither was one that is exactly at the origin. Channels are
 * (sample - OFFSET) · SCALE · GEN_SCALE. Force plates of the types 1 to 4 become {@link #reactions ground reactions}.
 *
 * <p>Limits: 10 000 points and 10 000 channels.
 */
public final class C3dFile implements Capture {
    private final String file;
    private final C3dBytes bytes;
    private final C3dParameters parameters;
    private final Problems warnings = new Problems();
    private final C3dLayout layout;
    private final C3dAnalog analog;

    private C3dFile(String file, byte[] content) {
        this.file = file;
        bytes = C3dBytes.open(file, content);
        parameters = new C3dParameters(bytes);
        layout = C3dLayout.of(file, bytes, parameters, warnings);
        analog = new C3dAnalog(bytes, layout, parameters);
    }

    /** All bytes of a file. */
    public static C3dFile read(String file, byte[] content) {
        return new C3dFile(file, content);
    }

    public int frames() {
        return layout.frames();
    }

    /** Number of the first frame in the original recording. */
    public int firstFrame() {
        return layout.firstFrame();
    }

    /** Frames a second [Hz]. */
    public double rate() {
        return layout.rate();
    }

    @Override
    public boolean hasMarkers() {
        return layout.points() > 0;
    }

    @Override
    public boolean hasAnalog() {
        return layout.channels() > 0;
    }

    /** Analog samples a second [Hz]. */
    public double analogRate() {
        return layout.rate() * layout.samples();
    }

    /** What is odd but harmless. */
    @Override
    public Problems warnings() {
        return warnings;
    }

    /** Unit of positions in the file. */
    @Override
    public LengthUnit unit() {
        String word = parameters.text("POINT:UNITS");
        if (LengthUnit.of(word).isEmpty()) {
            warn("POINT:UNITS is " + Quoted.of(word) + "; lengths are taken as mm");
        }
        return LengthUnit.of(word).orElse(LengthUnit.MILLIMETRE);
    }

    /** Positions of all markers [m]. */
    @Override
    public MarkerTable markers() {
        if (!hasMarkers()) {
            throw bytes.wrong("the file has no points");
        }
        LengthUnit unit = unit();
        int n = layout.points();
        List<double[]> columns = new ArrayList<>(1 + 3 * n);
        columns.add(times(frames(), 1 / rate()));
        double factor = (layout.isReal() ? 1 : layout.scale()) * unit.metres();
        for (int m = 0; m < n; m++) {
            double[][] xyz = new double[3][frames()];
            for (int f = 0; f < frames(); f++) {
                position(f, m, factor, xyz);
            }
            columns.addAll(List.of(xyz));
        }
        List<String> names = names("POINT:LABELS", n, "point");
        List<String> units = new ArrayList<>(Collections.nCopies(1 + 3 * n, "m"));
        units.set(0, "s");
        MarkerTable markers = MarkerTable.of(
                DataTable.of(file, MarkerTable.columns(names), units, columns, false), names, rate(), unit);
        warnings.addAll(markers.warnings());
        return markers;
    }

    private void position(int frame, int marker, double factor, double[][] xyz) {
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            xyz[i][frame] = raw(frame, 4 * marker + i) * factor;
            sum += Math.abs(xyz[i][frame]);
        }
        // The residual: whole numbers have it in the low byte, with the cameras above it and the sign over both.
        if (raw(frame, 4 * marker + 3) < 0 || sum == 0 || !Double.isFinite(sum)) {
            for (int i = 0; i < 3; i++) {
                xyz[i][frame] = Double.NaN;
            }
        }
    }

    private double raw(int frame, int number) {
        int at = layout.at(frame, number);
        return layout.isReal() ? bytes.real(at) : bytes.signedWord(at);
    }

    /** All analog channels in the units of the file, which {@link DataTable#unit} gives. */
    @Override
    public DataTable analog() {
        if (!hasAnalog()) {
            throw bytes.wrong("the file has no analog channels");
        }
        int n = layout.channels();
        List<double[]> columns = new ArrayList<>(1 + n);
        columns.add(times(analog.samples(), 1 / analogRate()));
        List<String> units = new ArrayList<>(List.of("s"));
        for (int c = 0; c < n; c++) {
            int channel = c;
            double[] column = new double[analog.samples()];
            Arrays.setAll(column, i -> analog.value(channel, i));
            columns.add(column);
            units.add(analog.unit(c));
        }
        List<String> names = new ArrayList<>(List.of("time"));
        names.addAll(names("ANALOG:LABELS", n, "channel"));
        return DataTable.of(file, names, units, columns, false);
    }

    /** The force plates of the file; empty when it has none. */
    public List<ForcePlate> plates() {
        return new PlateReader(bytes, parameters, analog, unit().metres(), this::warn).plates();
    }

    @Override
    public boolean hasPlates() {
        return !plates().isEmpty();
    }

    /** What the ground does to whoever stands on the plates. */
    @Override
    public GroundReactions reactions() {
        List<ForcePlate> plates = plates();
        if (plates.isEmpty()) {
            throw bytes.wrong("the file has no force plates (FORCE_PLATFORM:USED)");
        }
        return new GroundReactions(file, times(analog.samples(), 1 / analogRate()), plates);
    }

    static double[] times(int count, double step) {
        double[] times = new double[count];
        Arrays.setAll(times, i -> i * step);
        return times;
    }

    /** Labels of points or channels: those without one get a number, those that occur again, too. */
    private List<String> names(String parameter, int count, String kind) {
        List<String> labels = parameters.texts(parameter, count);
        Set<String> names = new LinkedHashSet<>();
        for (int i = 0; i < count; i++) {
            String label = i < labels.size() ? labels.get(i) : "";
            String name = label.isEmpty() ? kind + (i + 1) : label;
            String unique = name;
            for (int k = 2; !names.add(unique); k++) {
                unique = name + "_" + k;
            }
            if (!unique.equals(name)) {
                warn("two of " + parameter + " are " + Quoted.of(name) + "; the second is called " + Quoted.of(unique)
                        + " here");
            }
        }
        return List.copyOf(names);
    }

    private void warn(String message) {
        if (warnings.size() < 50) {
            warnings.add(Problem.warning(Code.DOUBTFUL_DATA, Position.in(file), "", message));
        }
    }
}
