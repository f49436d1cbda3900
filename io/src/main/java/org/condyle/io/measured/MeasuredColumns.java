package org.condyle.io.measured;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;

/** MeasuredColumns of a table in SI units. */
final class MeasuredColumns {
    private static final double LARGEST_LENGTH = 20; // m: no joint is measured in a larger room
    private static final double LARGEST_ANGLE = 7; // rad

    final DataTable table;

    MeasuredColumns(DataTable table) {
        this.table = table;
    }

    boolean has(String name) {
        return table.has(name);
    }

    boolean hasAny(String... names) {
        return List.of(names).stream().anyMatch(table::has);
    }

    Position at(int row) {
        return table.at(row);
    }

    Position header() {
        return new Position(table.file(), table.headerLine(), 0);
    }

    double[] numbers(String name) {
        if (!has(name)) {
            throw new DocumentException(Problem.error(
                    Code.MISSING_COLUMN,
                    header(),
                    name,
                    "the column is missing",
                    "the table has " + String.join(", ", table.columns())
                            + DidYouMean.hint(name, table.columns(), "column")));
        }
        return table.column(name);
    }

    /** A column with its unit taken into account; without a unit it is in SI. */
    double[] quantity(String name, Dimension wanted) {
        double[] values = numbers(name);
        String unit = table.unit(name);
        if (unit.isEmpty()) {
            double limit = wanted.equals(Dimension.LENGTH)
                    ? LARGEST_LENGTH
                    : wanted.equals(Dimension.ANGLE) ? LARGEST_ANGLE : Double.POSITIVE_INFINITY;
            for (int i = 0; i < values.length; i++) {
                if (Math.abs(values[i]) > limit) {
                    String example = wanted.equals(Dimension.LENGTH) ? "[mm]" : "[deg]";
                    throw new DocumentException(Problem.error(
                            Code.MISSING_UNIT,
                            at(i),
                            name,
                            values[i] + " without a unit would be in " + (limit > 10 ? "metres" : "radians"),
                            "write the unit behind the name of the column: " + name + " " + example));
                }
            }
            return values;
        }
        double size;
        try {
            Quantity one = Units.parse(unit);
            if (!one.dimension().agrees(wanted)) {
                throw new DocumentException(Problem.error(
                        Code.WRONG_UNIT,
                        header(),
                        name,
                        "the unit [" + unit + "] does not fit",
                        "this column is " + what(wanted)));
            }
            size = one.si();
        } catch (ExpressionException e) {
            throw new DocumentException(
                    Problem.error(Code.UNKNOWN_UNIT, header(), name, "the unit [" + unit + "]: " + e.getMessage()));
        }
        for (int i = 0; i < values.length; i++) {
            values[i] *= size;
        }
        return values;
    }

    private static String what(Dimension d) {
        return d.equals(Dimension.LENGTH)
                ? "a length"
                : d.equals(Dimension.FORCE)
                        ? "a force"
                        : d.equals(Dimension.TORQUE) ? "a moment" : "an angle or a number";
    }

    /** Three columns as vectors, one for each row. */
    double[][] vectors(Dimension wanted, String x, String y, String z) {
        double[] a = quantity(x, wanted), b = quantity(y, wanted), c = quantity(z, wanted);
        double[][] out = new double[a.length][];
        for (int i = 0; i < a.length; i++) {
            out[i] = new double[] {a[i], b[i], c[i]};
        }
        return out;
    }
}
