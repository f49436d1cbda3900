package org.condyle.io.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.expression.Dimension;
import org.condyle.expression.Quantity;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.text.Quoted;

/** A rotation of the laboratory: all vectors v become R v. */
public final class AxisTurn {
    private static final List<List<String>> ENDS =
            List.of(List.of("x", "y", "z"), List.of("X", "Y", "Z"), List.of("_1", "_2", "_3"));
    private static final Pattern ABOUT = Pattern.compile("([xyz])\\s+(\\S.*)");
    private static final Pattern AXES = Pattern.compile("(-?[xyz])[\\s,]+(-?[xyz])[\\s,]+(-?[xyz])");

    private final double[] r;

    private AxisTurn(double[] r) {
        this.r = r;
    }

    /** {@code x -90 deg}, or several with commas, one after the other about axes that stay. */
    public static AxisTurn about(String text) {
        double[] r = Mat3.identity();
        for (String part : text.split(",", -1)) {
            Matcher m = ABOUT.matcher(part.strip().toLowerCase(Locale.ROOT));
            if (!m.matches()) {
                throw new IllegalArgumentException(
                        "write an axis and an angle such as \"x -90 deg\", was " + Quoted.of(part.strip()));
            }
            if (m.group(2).matches("[-+0-9.e]*[1-9][-+0-9.e]*")) { // it would be radians, which nobody means here
                throw new IllegalArgumentException("the angle needs a unit, as in \"" + m.group(1) + " " + m.group(2)
                        + " deg\", was " + Quoted.of(part.strip()));
            }
            double angle = Quantity.parse(m.group(2), Dimension.ANGLE);
            int axis = "xyz".indexOf(m.group(1));
            double[] next = Rotations.about(axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0, angle);
            r = Mat3.times(exact(next), r);
        }
        return new AxisTurn(r);
    }

    /** Quarter turns have zeros and ones, which the cosine misses by 6e-17. */
    private static double[] exact(double[] r) {
        for (int i = 0; i < 9; i++) {
            r[i] = Math.abs(r[i] - Math.rint(r[i])) < 1e-15 ? Math.rint(r[i]) + 0.0 : r[i];
        }
        return r;
    }

    /** {@code x z -y}: what the new axes are in terms of the old ones. */
    public static AxisTurn axes(String text) {
        Matcher m = AXES.matcher(text.strip().toLowerCase(Locale.ROOT));
        double[] r = new double[9];
        if (!m.matches()) {
            throw new IllegalArgumentException(
                    "write three axes such as \"x z -y\": the new x, y and z in terms of the old, was "
                            + Quoted.of(text));
        }
        for (int i = 0; i < 3; i++) {
            String axis = m.group(i + 1);
            r[3 * i + "xyz".indexOf(axis.charAt(axis.length() - 1))] = axis.startsWith("-") ? -1 : 1;
        }
        double det = Mat3.determinant(r, 0);
        if (det != 1) {
            throw new IllegalArgumentException(Quoted.of(text)
                    + (det == 0
                            ? " uses an axis twice"
                            : " would mirror the laboratory: left would become right; change one sign"));
        }
        return new AxisTurn(r);
    }

    /** R v. */
    public double[] of(double x, double y, double z) {
        double[] out = new double[3];
        Mat3.times(r, 0, x, y, z, out, 0);
        return out;
    }

    /**
     * Columns with all vectors among them turned; the others as they are.
     *
     * @param file for the message if there are none
     */
    public List<double[]> of(String file, List<String> names, List<double[]> given) {
        Map<String, Integer> vectors = vectors(names);
        if (vectors.isEmpty()) {
            throw new DocumentException(
                    Code.MISSING_COLUMN,
                    Position.in(file),
                    "there are no vectors to rotate: three columns in a row whose names end with x, y, z or with _1, _2,"
                            + " _3");
        }
        List<double[]> columns = new ArrayList<>(given);
        for (int at : vectors.values()) {
            double[][] turned = new double[3][columns.get(at).length];
            for (int k = 0; k < 3; k++) {
                for (int i = 0; i < turned[k].length; i++) {
                    turned[k][i] = part(k, 0, columns.get(at)[i])
                            + part(k, 1, columns.get(at + 1)[i])
                            + part(k, 2, columns.get(at + 2)[i]);
                }
            }
            for (int k = 0; k < 3; k++) {
                columns.set(at + k, turned[k]);
            }
        }
        return columns;
    }

    /** A table with all its vectors turned; the time comes first and stays. */
    public DataTable of(DataTable t) {
        List<String> names = t.columns().subList(1, t.columns().size());
        List<double[]> columns = new ArrayList<>(List.of(t.column(t.columns().get(0))));
        columns.addAll(of(t.file(), names, names.stream().map(t::column).toList()));
        List<String> units = t.columns().stream().map(t::unit).toList();
        return DataTable.of(t.file(), t.columns(), units, columns, t.inDegrees());
    }

    /** Markers in the turned axes. */
    public MarkerTable of(MarkerTable m) {
        return MarkerTable.of(of(m.table()), m.names(), m.rate(), m.unit());
    }

    /** A missing component does not make those missing that do not need it. */
    private double part(int row, int column, double x) {
        double a = r[3 * row + column];
        return a == 0 ? 0 : a * x;
    }

    /** Where vectors begin, by their names without the axes. */
    public static Map<String, Integer> vectors(List<String> names) {
        Map<String, Integer> found = new LinkedHashMap<>();
        for (int i = 0; i + 2 < names.size(); i++) {
            for (List<String> ends : ENDS) {
                String first = names.get(i), end = ends.get(0);
                String stem = first.endsWith(end) ? first.substring(0, first.length() - end.length()) : "";
                if (!stem.isEmpty()
                        && names.get(i + 1).equals(stem + ends.get(1))
                        && names.get(i + 2).equals(stem + ends.get(2))) {
                    found.put(stem, i);
                    i += 2;
                    break;
                }
            }
        }
        return found;
    }
}
