package org.condyle.io.model.surface;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.expression.Expression;
import org.condyle.io.document.Part;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.SignalScope;
import org.condyle.io.problem.Code;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Formula;
import org.condyle.tissue.ActiveStress;
import org.condyle.tissue.AffineMatter;
import org.condyle.tissue.Contraction;
import org.condyle.tissue.GivenStrain;
import org.condyle.tissue.Incompressible;
import org.condyle.tissue.StrainEnergy;

/** The {@code matter} of bodies that deform. Its element, and the constraint of its volume, go by the body's name. */
public final class MatterReader {
    private MatterReader() {}

    /** Adds what fills a body; to be called when signals are known. */
    public static void add(ReaderContext r, String body, Part matter) {
        StrainEnergy energy = MatterCatalog.energy(r, matter);
        Contraction contraction = MatterCatalog.contraction(r, matter);
        AffineMatter element = new AffineMatter(
                java.util.Objects.requireNonNull(r.names.bodies.get(body)),
                r.planar,
                r.softVolumes.getOrDefault(body, 1.0),
                energy,
                r.quantities.notNegative(matter, "viscosity", "Pa*s"),
                contraction);
        r.builder.force(body, element);
        if (!energy.resistsVolume()) {
            if (contraction instanceof ActiveStress q && !q.isochoric()) {
                r.problems.error(
                        Code.KEYS_CLASH,
                        matter.part("contraction").entry("isochoric"),
                        "matter without 'bulk' has constant volume, so its contraction must preserve the volume;"
                                + " give a bulk modulus, or remove this key");
            }
            r.builder.constraint(body, new Incompressible(element));
        }
    }

    static Contraction strain(ReaderContext r, Part v) {
        refuseOutOfPlane(r, v, "g");
        List<Expression> list = new ArrayList<>();
        double[] start = new double[9];
        int before = r.problems.size();
        for (int k = 0; k < 9; k++) {
            Expression x = r.formulas.expression(v.entry(name("g", k)), "", new SignalScope(r.parameters, Map.of()));
            list.add(x);
            start[k] = x.evaluator().value(new double[1]);
        }
        if (r.problems.size() == before && !(Mat3.determinant(start, 0) > 0)) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    v.entry(),
                    "its G has the determinant " + (float) Mat3.determinant(start, 0) + " at t = 0",
                    "it must be > 0 (G = 1 means that the relaxed state is the given shape)");
        }
        return new GivenStrain(list);
    }

    static Contraction stress(ReaderContext r, Part v) {
        refuseOutOfPlane(r, v, "q");
        Formula[] formulas = new Formula[9];
        for (int k = 0; k < 9; k++) {
            formulas[k] = r.formulas.formula(v.entry(name("q", k)), "Pa");
        }
        return new ActiveStress(
                r.planar,
                v.flag("isochoric"),
                r.quantities.positive(v, "contraction-viscosity", "Pa*s"),
                formulas,
                r.builder.internals(ActiveStress.states(r.planar)));
    }

    private static void refuseOutOfPlane(ReaderContext r, Part v, String letter) {
        for (int k = 0; r.planar && k < 9; k++) {
            if ((k / 3 == 2 || k % 3 == 2) && v.has(name(letter, k))) {
                r.problems.error(
                        Code.OUT_OF_PLANE,
                        v.entry(name(letter, k)),
                        "points out of the xy plane of the model",
                        "remove it, or remove 'plane'");
            }
        }
    }

    private static String name(String letter, int k) {
        return letter + (k / 3 + 1) + (k % 3 + 1);
    }
}
