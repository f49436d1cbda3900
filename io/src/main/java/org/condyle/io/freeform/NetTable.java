package org.condyle.io.freeform;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.condyle.expression.Dimension;
import org.condyle.geometry.freeform.Net;
import org.condyle.io.data.Csv;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/**
 * A control net as a table: columns i and j (from 0), x, y, z and, if not all are one, weight; a control point in each row, in any order. Lines
 * before the header may give the rest of the surface: {@code # degree: 3, 3} and {@code # knots-u: 0, 0, ...}. A file of which all of
 * it is given is named {@code .nurbs}.
 */
public final class NetTable {
    private static final int MOST = 1000;
    /** How files of this kind begin. */
    public static final String FIRST_LINE = "# condyle surface";

    private NetTable() {}

    /** Reads and checks a net; messages have the line of the file. */
    static NetFile read(String file, byte[] bytes) {
        DataTable data = DataTable.read(file, bytes);
        Problems problems = new Problems();
        int[] i = indices(data, "i", problems), j = indices(data, "j", problems);
        problems.throwIfErrors();
        int rows = Arrays.stream(i).max().orElse(0) + 1,
                columns = Arrays.stream(j).max().orElse(0) + 1;
        int[] line = new int[rows * columns];
        for (int k = 0; k < i.length; k++) {
            int at = i[k] * columns + j[k];
            if (line[at] > 0) {
                problems.add(Problem.error(
                        Code.GIVEN_TWICE,
                        data.at(k),
                        "",
                        "point (" + i[k] + ", " + j[k] + ") is given in line " + line[at] + " already"));
            }
            line[at] = data.at(k).line();
        }
        missing(data, line, columns, problems);
        double[] x = data.column("x", Dimension.LENGTH), y = data.column("y", Dimension.LENGTH);
        double[] z = data.column("z", Dimension.LENGTH);
        double[] given = data.has("weight") ? data.column("weight", Dimension.NONE) : null;
        double[] points = new double[3 * line.length], weights = new double[line.length];
        for (int k = 0; k < i.length; k++) {
            int at = i[k] * columns + j[k];
            points[3 * at] = x[k];
            points[3 * at + 1] = y[k];
            points[3 * at + 2] = z[k];
            weights[at] = given == null ? 1 : given[k];
            if (!(weights[at] > 0)) {
                problems.add(Problem.error(
                        Code.NOT_POSITIVE, data.at(k), "weight", "the weight of a control point must be > 0"));
            }
        }
        problems.throwIfErrors();
        Map<String, double[]> head = head(file, bytes);
        double[] degrees = head.get("degree");
        return new NetFile(
                rows,
                columns,
                points,
                weights,
                degrees == null ? null : new int[] {(int) degrees[0], (int) degrees[1]},
                head.get("knots-u"),
                head.get("knots-v"),
                List.of());
    }

    private static int[] indices(DataTable data, String column, Problems problems) {
        double[] x = data.column(column);
        int[] out = new int[x.length];
        for (int k = 0; k < x.length; k++) {
            out[k] = (int) x[k];
            if (out[k] != x[k] || out[k] < 0 || out[k] >= MOST) {
                problems.add(Problem.error(
                        Code.OUT_OF_RANGE,
                        data.at(k),
                        column,
                        "must be a whole number from 0 to " + (MOST - 1) + ", was " + Csv.number(x[k])));
            }
        }
        return out;
    }

    private static void missing(DataTable data, int[] line, int columns, Problems problems) {
        int count = 0, first = -1;
        for (int at = line.length - 1; at >= 0; at--) {
            if (line[at] == 0) {
                count++;
                first = at;
            }
        }
        if (count > 0) {
            problems.add(Problem.error(
                    Code.WRONG_COUNT,
                    Position.in(data.file()),
                    "",
                    "point (" + first / columns + ", " + first % columns + ") is missing"
                            + (count > 1 ? ", and " + (count - 1) + " others" : "") + "; the net has "
                            + line.length / columns + " x " + columns + " points",
                    "each pair of i and j needs one row"));
        }
    }

    /** What stands in comments before the header. */
    private static Map<String, double[]> head(String file, byte[] bytes) {
        Map<String, double[]> out = new HashMap<>();
        String[] lines = new String(bytes, StandardCharsets.UTF_8).split("\\R", -1);
        for (int n = 0; n < lines.length && (lines[n].isBlank() || lines[n].startsWith("#")); n++) {
            int colon = lines[n].indexOf(':');
            String key = colon < 0 ? "" : lines[n].substring(1, colon).strip();
            if (key.equals("degree") || key.equals("knots-u") || key.equals("knots-v")) {
                out.put(key, numbers(new Position(file, n + 1, 0), key, lines[n].substring(colon + 1)));
            }
        }
        return out;
    }

    private static double[] numbers(Position at, String key, String text) {
        try {
            double[] x = Arrays.stream(text.strip().split("[,\\s]+", -1))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            if (!key.equals("degree") || (x.length == 2 && x[0] == Math.rint(x[0]) && x[1] == Math.rint(x[1]))) {
                return x;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new DocumentException(
                Code.NOT_A_NUMBER,
                at,
                key.equals("degree")
                        ? "the line 'degree' needs two whole numbers, such as '# degree: 3, 3'"
                        : "the line '" + key + "' needs numbers with commas between them");
    }

    /** Writes a net with all that makes its surface. */
    public static void write(Net net, @Nullable String remark, Writer out) throws IOException {
        out.write(FIRST_LINE + (remark == null ? "" : ": " + remark.replaceAll("\\R", " ")) + "\n");
        out.write("# degree: " + net.degreeU() + ", " + net.degreeV() + "\n");
        out.write("# knots-u: " + list(net.knotsU()) + "\n# knots-v: " + list(net.knotsV()) + "\n");
        out.write("i,j,x [m],y [m],z [m],weight\n");
        for (int at = 0; at < net.weights().length; at++) {
            out.write(at / net.columns() + "," + at % net.columns());
            for (int k = 0; k < 3; k++) {
                out.write("," + Csv.number(net.points()[3 * at + k]));
            }
            out.write("," + Csv.number(net.weights()[at]) + "\n");
        }
    }

    private static String list(double[] x) {
        return Arrays.stream(x).mapToObj(Csv::number).collect(Collectors.joining(", "));
    }
}
