package org.condyle.io.model.resistance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import org.condyle.resistance.ContourTable;
import org.condyle.resistance.EnginSinus;
import org.condyle.resistance.FormulaContour;
import org.condyle.resistance.TorsionContour;

/** Reads a closed contour on the unit sphere: ten coefficients, a table over φ or over φ and ψ, or a formula. */
final class ContourReader {
    private static final String PHI = "phi";
    private static final String PSI = "psi";
    private static final String THETA = "theta";

    private static final MappingType SHAPE = CoefficientRow.keys(
                    MappingType.mapping("contour", "a closed curve on the unit sphere about a joint, theta of phi"),
                    "rad")
            .key(
                    PHI,
                    ValueType.either(ValueType.listOf(ValueType.quantity("rad")), ValueType.text()),
                    "azimuths of a table, increasing, less than a full turn [rad]; a column if there is a file")
            .key(
                    PSI,
                    ValueType.either(ValueType.listOf(ValueType.quantity("rad")), ValueType.text()),
                    "torsions, if the contour depends on torsion [rad]; a column if there is a file")
            .key(
                    THETA,
                    ValueType.either(ValueType.listOf(ValueType.any()), ValueType.text()),
                    "polar angles of a table [rad], a list for each torsion if there are torsions; a column if there"
                            + " is a file");

    /** What may stand for a contour. */
    static final ValueType TYPE =
            ValueType.either(ValueType.expression("rad"), ValueType.tuple("rad", EnginSinus.COEFFICIENTS), SHAPE);

    /** A contour that does no harm: a cone of 90 degrees. */
    private static final Contour NONE =
            new ContourTable(new double[] {0, 2, 4}, new double[] {Math.PI / 2, Math.PI / 2, Math.PI / 2});

    private final ReaderContext r;
    private final Entry e;

    private ContourReader(ReaderContext r, Entry e) {
        this.r = r;
        this.e = e;
    }

    static Contour read(ReaderContext r, Entry e) {
        int before = r.problems.size();
        ContourReader reader = new ContourReader(r, e);
        Contour contour = reader.contour();
        if (r.problems.size() > before && r.problems.hasErrors()) {
            return NONE;
        }
        return reader.isOnSphere(contour) ? contour : NONE;
    }

    private Contour contour() {
        if (e.isScalar()) {
            Expression x = FunctionNames.read(r, e, "rad", "1.5", PHI, PSI);
            return new FormulaContour(x, x.variables().contains(PSI));
        }
        if (e.isList()) {
            return new EnginSinus(CoefficientRow.list(r, e, "rad"));
        }
        Part v = SHAPE.read(e, new Problems()); // has been checked with the whole file
        boolean table = v.has(PHI) || v.has(THETA) || v.has(PSI);
        if (v.has("file") && !table && !v.has("row") && !v.has("coefficients")) {
            return table(withUsualColumns());
        }
        if ((v.has("coefficients") ? 1 : 0) + (v.has("row") ? 1 : 0) + (table ? 1 : 0) != 1) {
            r.problems.error(
                    Code.MISSING_KEY,
                    e,
                    "needs one of: ten 'coefficients'",
                    "'file' and 'row'; 'phi' and 'theta' of a table, with or without 'file'; or 'file' alone,"
                            + " with the columns phi and theta");
            return NONE;
        }
        if (v.has("coefficients")) {
            return new EnginSinus(CoefficientRow.list(r, v.entry("coefficients"), "rad"));
        }
        return v.has("row") ? new EnginSinus(CoefficientRow.read(r, v, "rad")) : table(v);
    }

    /** A file alone has the columns phi and theta. */
    private Part withUsualColumns() {
        Map<String, Entry> keys = new LinkedHashMap<>(e.children());
        keys.put(PHI, Entry.of(e.at(), e.path(), PHI));
        keys.put(THETA, Entry.of(e.at(), e.path(), THETA));
        return SHAPE.read(Entry.of(e.at(), e.path(), keys), new Problems());
    }

    private Contour table(Part v) {
        int before = r.problems.size();
        if (!v.has(PHI) || !v.has(THETA)) {
            r.problems.error(Code.MISSING_KEY, e, "a table needs both 'phi' and 'theta'");
            return NONE;
        }
        Columns columns = new Columns(r, v);
        double[] phi = columns.numbers(PHI, "rad");
        if (!v.has(PSI)) {
            double[] theta = columns.numbers(THETA, "rad");
            if (r.problems.size() > before || !columns.increase(PHI, phi) || !areOnSphere(columns, theta)) {
                return NONE;
            }
            return made(() -> new ContourTable(phi, theta));
        }
        double[] psi = columns.numbers(PSI, "rad");
        if (r.problems.size() > before) {
            return NONE;
        }
        return columns.isFile() ? fromRows(columns, phi, psi) : fromLists(v, columns, phi, psi);
    }

    private Contour fromLists(Part v, Columns columns, double[] phi, double[] psi) {
        List<Entry> rows = v.entry(THETA).items();
        if (rows.size() != psi.length
                || rows.stream().anyMatch(row -> row.items().size() != phi.length)) {
            r.problems.error(
                    Code.WRONG_COUNT,
                    v.entry(THETA),
                    "needs a list of " + phi.length + " numbers for each of the " + psi.length + " torsions");
            return NONE;
        }
        if (!columns.increase(PHI, phi) || !columns.increase(PSI, psi)) {
            return NONE;
        }
        double[][] theta = new double[psi.length][phi.length];
        for (int i = 0; i < psi.length; i++) {
            for (int k = 0; k < phi.length; k++) {
                Entry cell = rows.get(i).items().get(k);
                theta[i][k] = r.quantities.quantity(cell, "rad");
                if (!isPolar(theta[i][k])) {
                    r.problems.error(Code.OUT_OF_RANGE, cell, "must lie between 0 and 180 deg, was " + cell.text());
                    return NONE;
                }
            }
        }
        return made(() -> new TorsionContour(phi, psi, theta));
    }

    /** A file has one row for each pair of angles, in any order. */
    private Contour fromRows(Columns columns, double[] phi, double[] psi) {
        double[] theta = columns.numbers(THETA, "rad");
        if (theta.length != phi.length || !areOnSphere(columns, theta)) {
            return NONE;
        }
        GridRows grid = GridRows.read(r, e, columns, List.of(PHI, PSI, THETA), phi, psi, theta);
        return grid == null ? NONE : made(() -> new TorsionContour(grid.along(), grid.across(), grid.values()));
    }

    private boolean areOnSphere(Columns columns, double[] theta) {
        for (int i = 0; i < theta.length; i++) {
            if (!isPolar(theta[i])) {
                columns.wrong(
                        Code.OUT_OF_RANGE,
                        THETA,
                        i,
                        "a polar angle must lie between 0 and 180 deg, was " + Texts.number(Math.toDegrees(theta[i]))
                                + " deg");
                return false;
            }
        }
        return true;
    }

    private static boolean isPolar(double theta) {
        return theta > 0 && theta < Math.PI;
    }

    private Contour made(java.util.function.Supplier<Contour> make) {
        try {
            return make.get();
        } catch (IllegalArgumentException x) {
            r.problems.error(Code.MODEL_REFUSED, e, String.valueOf(x.getMessage()));
            return NONE;
        }
    }

    /** Between the points of a table and along a formula the curve must stay on the sphere, too. */
    private boolean isOnSphere(Contour contour) {
        int torsions = contour.dependsOnTorsion() ? 24 : 1;
        for (int i = 0; i < 360 * torsions; i++) {
            double phi = Math.toRadians(i % 360), psi = torsions == 1 ? 0 : Math.toRadians(15 * (i / 360) - 180);
            double theta = contour.polar(phi, psi);
            if (!isPolar(theta)) {
                r.problems.error(
                        Code.OUT_OF_RANGE,
                        e,
                        "the contour must lie between 0 and 180 deg, but at phi = " + i % 360 + " deg"
                                + (torsions == 1 ? "" : ", psi = " + Texts.number(Math.toDegrees(psi)) + " deg")
                                + " it is "
                                + (Double.isFinite(theta)
                                        ? Texts.number(Math.toDegrees(theta)) + " deg"
                                        : "not a finite number"));
                return false;
            }
        }
        return true;
    }
}
