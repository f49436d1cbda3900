package org.condyle.app.data;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.condyle.expression.Quantity;
import org.condyle.io.data.AxisTurn;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;

/**
 * Angles in degrees or in radians. Only a model knows what is an angle; here the names decide, as OpenSim's files have
 * them: not one are translations ({@code _tx _ty _tz}) and the components of vectors. In a CSV file the unit decides.
 */
final class AngleUnits {
    private AngleUnits() {}

    /**
     * Columns that have a unit in SI units, since storage files have no other, and angles in degrees or radians.
     *
     * @param onlyAngles leaves all others as they are
     */
    static Measurement fromUnits(Measurement m, boolean degrees, boolean onlyAngles) {
        List<double[]> columns = new ArrayList<>(m.columns());
        List<String> units = new ArrayList<>(m.units());
        for (int c = 0; c < columns.size(); c++) {
            String unit = units.get(c);
            boolean angle = unit.equals("deg") || unit.equals("rad");
            if (unit.isEmpty() || (onlyAngles && !angle)) {
                continue;
            }
            double factor;
            try {
                factor = Quantity.parse("1 " + unit).si();
            } catch (IllegalArgumentException e) {
                throw new DocumentException(
                        Code.UNKNOWN_UNIT,
                        Position.in(m.file()),
                        "the unit '" + unit + "' of column '" + m.names().get(c) + "' is not known: " + e.getMessage());
            }
            columns.set(c, scaled(columns.get(c), angle && degrees ? Math.toDegrees(factor) : factor));
            units.set(c, !angle ? "" : degrees ? "deg" : "rad");
        }
        return m.with(units, columns, degrees);
    }

    /** The angles of a storage file in the other unit. */
    static Measurement changed(Measurement m, boolean degrees) {
        if (m.inDegrees() == degrees) {
            return m;
        }
        Set<Integer> parts = new HashSet<>();
        AxisTurn.vectors(m.names()).values().forEach(at -> parts.addAll(List.of(at, at + 1, at + 2)));
        List<double[]> columns = new ArrayList<>(m.columns());
        for (int c = 0; c < columns.size(); c++) {
            if (!parts.contains(c) && !m.names().get(c).matches("(?i).*_t[xyz](/value|/speed|_u)?")) {
                columns.set(c, scaled(columns.get(c), degrees ? 180 / Math.PI : Math.PI / 180));
            }
        }
        return m.with(m.units(), columns, degrees);
    }

    private static double[] scaled(double[] x, double factor) {
        double[] out = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            out[i] = x[i] * factor;
        }
        return out;
    }
}
