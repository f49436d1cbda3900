package org.condyle.io.model.resistance;

import java.util.List;
import org.condyle.expression.Expression;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Columns;
import org.condyle.io.model.read.FunctionNames;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
import org.condyle.resistance.Contour;
import org.condyle.resistance.EnginField;
import org.condyle.resistance.FormulaField;
import org.condyle.resistance.MomentField;
import org.condyle.resistance.TableField;

/** Reads a moment field f(φ, θ): ten coefficients, a formula, or a table. */
final class FieldReader {
    private static final String UNIT = "N*m";
    private static final MappingType TABLE = MappingType.mapping(
                    "moment-table", "a moment for every pair of phi and theta, splines between them")
            .need("file", ValueType.text(), "data file in the folder of the model, one row for each pair")
            .key("phi", ValueType.text(), "column of the azimuths [rad]", "phi")
            .key("theta", ValueType.text(), "column of the polar angles [rad]", "theta")
            .key("value", ValueType.text(), "column of the moments [N*m]", "f");
    private static final MappingType SHAPE = CoefficientRow.keys(
                    MappingType.mapping("moment-field", "a moment as a function of phi and theta, by coefficients"),
                    UNIT)
            .key("table", TABLE, "or a table over both angles")
            .exactlyOneOf("coefficients", "row", "table");

    /** What may stand for a field. */
    static final ValueType TYPE =
            ValueType.either(ValueType.expression(UNIT), ValueType.tuple(UNIT, EnginField.COEFFICIENTS), SHAPE);

    private FieldReader() {}

    /** @param contour the field is used outside of it and must be finite there */
    static MomentField read(ReaderContext r, Entry e, Contour contour) {
        if (e.isList()) {
            return new EnginField(CoefficientRow.list(r, e, UNIT));
        }
        if (e.isMapping()) {
            Part v = SHAPE.read(e, new Problems()); // has been checked with the whole file
            if (v.has("table")) {
                return table(r, v.part("table"), contour);
            }
            return new EnginField(
                    v.has("coefficients")
                            ? CoefficientRow.list(r, v.entry("coefficients"), UNIT)
                            : CoefficientRow.read(r, v, UNIT));
        }
        Expression x = FunctionNames.read(r, e, UNIT, "0", "phi", "theta");
        MomentField field = new FormulaField(x);
        return isFinite(r, e, field, contour) ? field : none();
    }

    private static MomentField none() {
        return new EnginField(new double[EnginField.COEFFICIENTS]);
    }

    private static MomentField table(ReaderContext r, Part v, Contour contour) {
        Columns columns = new Columns(r, v);
        double[] phi = columns.numbers("phi", "rad"),
                theta = columns.numbers("theta", "rad"),
                f = columns.numbers("value", UNIT);
        GridRows grid = GridRows.read(r, v.entry(), columns, List.of("phi", "theta", "value"), phi, theta, f);
        if (grid == null) {
            return none();
        }
        try {
            MomentField field = new TableField(grid.along(), grid.across(), grid.values());
            return isFinite(r, v.entry(), field, contour) ? field : none();
        } catch (IllegalArgumentException x) {
            r.problems.error(Code.MODEL_REFUSED, v.entry(), String.valueOf(x.getMessage()));
            return none();
        }
    }

    private static boolean isFinite(ReaderContext r, Entry e, MomentField field, Contour contour) {
        for (int i = 0; i < 360; i += 5) {
            double phi = Math.toRadians(i), edge = contour.polar(phi, 0);
            for (double theta : new double[] {edge, 0.5 * (edge + Math.PI), Math.PI}) {
                if (!Double.isFinite(field.value(phi, theta))) {
                    r.problems.error(
                            Code.NOT_FINITE,
                            e,
                            "is not a finite number at phi = " + i + " deg, theta = "
                                    + Texts.number(Math.toDegrees(theta)) + " deg");
                    return false;
                }
            }
        }
        return true;
    }
}
