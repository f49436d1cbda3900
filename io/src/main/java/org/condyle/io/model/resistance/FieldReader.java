package org.condyle.io.model.resistance;

import org.condyle.expression.Expression;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.FunctionNames;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
import org.condyle.resistance.Contour;
import org.condyle.resistance.EnginField;
import org.condyle.resistance.FormulaField;
import org.condyle.resistance.MomentField;

/** Reads a moment field f(φ, θ): ten coefficients or a formula. */
final class FieldReader {
    private static final String UNIT = "N*m";
    private static final MappingType SHAPE = CoefficientRow.keys(
                    MappingType.mapping("moment-field", "a moment as a function of phi and theta, by coefficients"),
                    UNIT)
            .exactlyOneOf("coefficients", "row");

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
            return new EnginField(
                    v.has("coefficients")
                            ? CoefficientRow.list(r, v.entry("coefficients"), UNIT)
                            : CoefficientRow.read(r, v, UNIT));
        }
        Expression x = FunctionNames.read(r, e, UNIT, "0", "phi", "theta");
        FormulaField field = new FormulaField(x);
        for (int i = 0; i < 360; i += 5) {
            double phi = Math.toRadians(i), edge = contour.polar(phi, 0);
            for (double theta : new double[] {edge, 0.5 * (edge + Math.PI), Math.PI}) {
                if (!Double.isFinite(field.value(phi, theta))) {
                    r.problems.error(
                            Code.NOT_FINITE,
                            e,
                            "is not a finite number at phi = " + i + " deg, theta = "
                                    + Texts.number(Math.toDegrees(theta)) + " deg");
                    return new EnginField(new double[EnginField.COEFFICIENTS]);
                }
            }
        }
        return field;
    }
}
