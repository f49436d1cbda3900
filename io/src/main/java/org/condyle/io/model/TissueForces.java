package org.condyle.io.model;

import org.condyle.expression.Expression;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.FatigueReader;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Measure;
import org.condyle.tissue.Damage;
import org.condyle.tissue.DamagingSpring;

/** The forces of living matter. */
final class TissueForces {
    private TissueForces() {}

    static void addTo(Catalog<ForceElement> catalog) {
        catalog.add(
                "damaging-spring",
                damagingSpring(),
                "stored energy k beta x^2/2 + w (1 - beta); c dbeta/dt = w + A - k x^2/2 where that is negative, else 0; x"
                        + " = L - L0 or q - q0",
                "F. Bonaldi and M. Fremond, Collision, damage, smooth evolution of an articulation. The tennis elbow",
                "beta never heals; no fatigue unless 'fatigue' is given; between points, compression also causes damage",
                TissueForces::damagingSpring);
        LigamentReader.addTo(catalog);
        MuscleReader.addTo(catalog);
    }

    private static MappingType damagingSpring() {
        return damageKeys(MeasureReader.keys(
                        "damaging-spring", "spring that loses stiffness permanently when deformed too far")
                .need("stiffness", ValueType.quantity("N/m, or N*m on an angle"), "k, of the undamaged spring")
                .key("rest", ValueType.quantity("m or rad"), "length or coordinate at which the force is zero", "0")
                .need("cohesion", ValueType.quantity("J"), "w, elastic energy at which damage begins"));
    }

    private static ForceElement damagingSpring(ReaderContext r, Part v) {
        Damage damage = damage(r, v, r.quantities.notNegative(v, "cohesion", "J"), 1);
        Measure measure = MeasureReader.read(r, v);
        double k = r.quantities.notNegative(
                v, "stiffness", measure.kind().stiffness().unit());
        double rest = MeasureReader.rest(r, v, measure);
        return new DamagingSpring(measure, k, rest, damage);
    }

    /**
     * The damage that the keys beside the cohesion say.
     *
     * @param cohesion of this part [J]
     * @param share    of this part, 1/n for one of n equal ones; viscosity and source are those of all
     */
    static Damage damage(ReaderContext r, Part v, double cohesion, double share) {
        Formula source = v.has("source")
                ? r.formulas.formula(v.entry("source"), "J")
                : new Formula(Expression.parse("0", r.parameters), java.util.List.of());
        double viscosity = r.quantities.positive(v, "damage-viscosity", "J*s");
        double soundness = r.quantities.within(v, "soundness", 0, 1);
        Damage.Law law = new Damage.Law(cohesion, share * viscosity, share);
        if (!v.has("fatigue")) {
            return new Damage(law, source, Damage.Slots.in(r.builder, soundness));
        }
        FatigueReader.Tired tired = FatigueReader.read(r, v.part("fatigue"), share);
        return new Damage(law, source, Damage.Slots.in(r.builder, soundness, tired.law(), tired.start()));
    }

    /** The keys that it reads. */
    static MappingType damageKeys(MappingType shape) {
        return shape.need("damage-viscosity", ValueType.quantity("J*s"), "c, reduces the rate of damage")
                .key(
                        "source",
                        ValueType.expression("J"),
                        "A, a formula of t and the motion: negative values drive damage",
                        "0")
                .key("soundness", ValueType.number(), "initial beta, from 1 (undamaged) to 0 (broken)", "1")
                .key("fatigue", FatigueReader.KIND, "damage by repeated load; by default there is none");
    }
}
