package org.condyle.io.model.resistance;

import java.util.List;
import org.condyle.forces.Bushing;
import org.condyle.forces.BushingLaw;
import org.condyle.forces.BushingLaw.Axes;
import org.condyle.forces.BushingLaw.Turning;
import org.condyle.function.ScalarFunction;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.FunctionReader;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Place;
import org.condyle.io.model.read.Quantities;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ForceElement;

/** Reads bushings: three numbers along and about the axes, or a whole matrix, and curves of single components. */
public final class BushingReader {
    private static final String[] COMPONENTS = {"x", "y", "z", "turn-x", "turn-y", "turn-z"};
    private static final double FARTHEST = 0.05; // m, a formula of a displacement must be finite to here
    private static final double HALF_TURN = Math.PI;

    private static final MappingType CURVES = curves();

    private BushingReader() {}

    private static MappingType curves() {
        MappingType type =
                MappingType.mapping("bushing-curves", "forces that follow one component each, added to the matrix");
        for (int k = 0; k < 6; k++) {
            String axis = COMPONENTS[k % 3];
            type = k < 3
                    ? type.key(
                            COMPONENTS[k], FunctionReader.type("N"), "force against the displacement " + axis + " [m]")
                    : type.key(
                            COMPONENTS[k],
                            FunctionReader.type("N*m"),
                            "couple against the turn about " + axis + " [rad]");
        }
        return type;
    }

    /** Adds the bushing to the forces. */
    public static void addTo(Catalog<ForceElement> catalog) {
        catalog.add(
                MappingType.mapping("bushing", "springs and dampers against all six motions between two frames")
                        .need("between", Parts.between(Parts.FRAME), "a frame on each of two bodies")
                        .key(
                                "stiffness",
                                either("N/m", "N/m, N or N*m by its block"),
                                "along the axes; or the whole matrix, six rows of six, displacements first: blocks in N/m,"
                                        + " N (per radian) and N*m",
                                "[0, 0, 0]")
                        .key(
                                "turning-stiffness",
                                ValueType.tuple("N*m", 3),
                                "about the axes, if no matrix is given",
                                "[0, 0, 0]")
                        .key(
                                "damping",
                                either("N*s/m", "N*s/m, N*s or N*m*s by its block"),
                                "along the axes; or the whole matrix by speeds: blocks in N*s/m, N*s and N*m*s",
                                "[0, 0, 0]")
                        .key(
                                "turning-damping",
                                ValueType.tuple("N*m*s", 3),
                                "about the axes, if no matrix is given",
                                "[0, 0, 0]")
                        .key("curves", CURVES, "forces and couples that are not linear, each of one component")
                        .key(
                                "turning",
                                ValueType.choice("vector", "angles"),
                                "what the rotation between the frames is: its rotation vector, or successive angles"
                                        + " about the body axes x, y, z as in OpenSim's BushingForce",
                                "vector")
                        .key(
                                "axes",
                                ValueType.choice("first", "middle"),
                                "axes of displacements and speeds: those of the first frame, or half way between both,"
                                        + " where nothing changes if the frames are exchanged",
                                "first"),
                "potential x.C x/2 + sum of the integrals of the curves with x the displacement in the axes and"
                        + " the rotation vector between the frames, or the three angles",
                "J. Ambrosio and P. Verissimo, Multibody System Dynamics 22 (2009) 341-365",
                "rotations of less than half a revolution, with angles a second one below 90 deg; rigid bodies",
                BushingReader::read);
    }

    private static ValueType either(String unit, String block) {
        return ValueType.listOf(
                ValueType.either(ValueType.quantity(unit), ValueType.listOf(ValueType.quantity(block), 6, 6)), 3, 6);
    }

    private static ForceElement read(ReaderContext r, Part v) {
        Place a = r.frames.place(v, "between", 0), b = r.frames.place(v, "between", 1);
        int before = r.problems.size();
        double[] stiffness = matrix(r, v, "stiffness", "turning-stiffness", "N/m", "N", "N*m");
        double[] damping = matrix(r, v, "damping", "turning-damping", "N*s/m", "N*s", "N*m*s");
        ScalarFunction[] curves = new ScalarFunction[6];
        if (v.has("curves")) {
            Part given = v.part("curves");
            for (int k = 0; k < 6; k++) {
                if (given.has(COMPONENTS[k])) {
                    boolean turns = k >= 3;
                    double reach = turns ? HALF_TURN : FARTHEST;
                    curves[k] = FunctionReader.read(
                            r,
                            given.entry(COMPONENTS[k]),
                            turns ? "N*m" : "N",
                            COMPONENTS[k],
                            turns ? "rad" : "m",
                            -reach,
                            reach);
                }
            }
        }
        Turning turning = v.text("turning").equals("angles") ? Turning.ANGLES : Turning.VECTOR;
        Axes axes = v.text("axes").equals("middle") ? Axes.MIDDLE : Axes.FIRST;
        if (axes == Axes.MIDDLE && turning == Turning.ANGLES) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry("axes"),
                    "axes in the middle are half a rotation vector away from both frames, and 'turning: angles' has none",
                    "leave out one of 'axes' and 'turning'");
            axes = Axes.FIRST;
        }
        if (r.problems.size() == before && !BushingLaw.isSemidefinite(stiffness)) {
            r.problems.warning(
                    Code.IMPLAUSIBLE_VALUE,
                    v.entry("stiffness"),
                    "is not positive semidefinite: there is a motion that it drives instead of resisting it");
        }
        return new Bushing(
                a.body(), a.frame(), b.body(), b.frame(), new BushingLaw(stiffness, damping, turning, axes, curves));
    }

    /** A matrix that does no harm where what is given is wrong. */
    private static double[] matrix(
            ReaderContext r, Part v, String along, String about, String unit, String mixed, String turnUnit) {
        List<Entry> rows = v.entry(along).items();
        double[] out = new double[36];
        long lists = rows.stream().filter(Entry::isList).count();
        if (rows.size() != (lists > 0 ? 6 : 3) || (lists > 0 && lists < 6)) {
            r.problems.error(
                    Code.WRONG_COUNT,
                    v.entry(along),
                    "must be three numbers along the axes, or a matrix of six rows; has " + rows.size() + " items, "
                            + lists + " of them rows");
            return out;
        }
        if (lists == 0) {
            List<Entry> second = v.entry(about).items();
            for (int k = 0; k < 3; k++) {
                out[7 * k] = passive(r, rows.get(k), unit);
                out[7 * (k + 3)] = passive(r, second.get(k), turnUnit);
            }
            return out;
        }
        int before = r.problems.size();
        if (v.entry().child(about).isPresent()) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry(about),
                    "the matrix in '" + along + "' has the block of the turns already",
                    "leave out '" + about + "'");
        }
        for (int k = 0; k < 36; k++) {
            int turns = (k / 6 >= 3 ? 1 : 0) + (k % 6 >= 3 ? 1 : 0);
            out[k] = r.quantities.quantity(
                    rows.get(k / 6).items().get(k % 6), turns == 0 ? unit : turns == 1 ? mixed : turnUnit);
        }
        int wrong = BushingLaw.asymmetry(out);
        if (r.problems.size() > before) {
            return new double[36];
        }
        if (wrong >= 0) {
            r.problems.error(
                    Code.IMPLAUSIBLE_VALUE,
                    rows.get(wrong / 6).items().get(wrong % 6),
                    "the matrix must be symmetric, because its force is that of a potential: row " + (wrong / 6 + 1)
                            + ", column "
                            + (wrong % 6 + 1) + " is " + out[wrong] + ", and " + out[6 * (wrong % 6) + wrong / 6]
                            + " stands across the diagonal");
            return new double[36];
        }
        if (along.equals("damping") && !BushingLaw.isSemidefinite(out)) {
            r.problems.error(
                    Code.IMPLAUSIBLE_VALUE,
                    v.entry(along),
                    "is not positive semidefinite: dampers must not bring in energy; make the diagonal larger, or the"
                            + " numbers beside it smaller");
            return new double[36];
        }
        return out;
    }

    private static double passive(ReaderContext r, Entry e, String unit) {
        double x = r.quantities.quantity(e, unit);
        if (x < 0) {
            r.problems.error(Code.NEGATIVE, e, "must be >= 0 " + unit + ", was " + Quantities.was(e, x, unit));
            return 0;
        }
        return x;
    }
}
