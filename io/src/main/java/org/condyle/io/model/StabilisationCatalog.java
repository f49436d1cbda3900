package org.condyle.io.model;

import java.util.List;
import java.util.function.Supplier;
import org.condyle.dynamics.AugmentedLagrangian;
import org.condyle.dynamics.Baumgarte;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Partitioning;
import org.condyle.dynamics.Stabilisation;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Union;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.term.Datasheet;

/** The ways to keep constraints that a model file can name. Each run gets a fresh one: some remember things. */
public final class StabilisationCatalog {
    private static final Catalog<Supplier<Stabilisation>> CATALOG = new Catalog<>("stabilisation");

    private StabilisationCatalog() {}

    static {
        CATALOG.add(
                MappingType.mapping("none", "direct integration: violations grow"),
                "J dv/dt = gamma",
                "direct integration",
                "violations grow with the error of the method",
                (r, v) -> Stabilisation::none);
        CATALOG.add(
                MappingType.mapping("baumgarte", "feedback of the violation")
                        .key("alpha", ValueType.quantity("1/s"), "gain of the rate", "5 1/s")
                        .key("beta", ValueType.quantity("1/s"), "gain of the violation", "5 1/s"),
                "J dv/dt = gamma - 2 alpha dPhi/dt - beta^2 Phi",
                "J. Baumgarte, Computer Methods in Applied Mechanics and Engineering 1 (1972) 1-16",
                "violations stay small but not zero; large gains make the equations stiff",
                (r, v) -> {
                    double alpha = r.quantities.notNegative(v, "alpha", "1/s"),
                            beta = r.quantities.notNegative(v, "beta", "1/s");
                    return () -> new Baumgarte(alpha, beta);
                });
        CATALOG.add(
                MappingType.mapping("projection", "projection onto the constraints after every step")
                        .key("tolerance", ValueType.number(), "violation that is accepted", "1e-12"),
                "after every step q and v move along M^-1 J^T until Phi = 0, dPhi/dt = 0",
                "E. Eich, SIAM Journal on Numerical Analysis 30 (1993) 1467-1482",
                "one additional evaluation per step",
                (r, v) -> {
                    double tolerance = r.quantities.notNegative(v, "tolerance", "");
                    return () -> new ConstraintProjection(tolerance);
                });
        CATALOG.add(
                MappingType.mapping("augmented-lagrangian", "penalty with multiplier updates")
                        .key("penalty", ValueType.number(), "relative to the largest diagonal", "1e7")
                        .key("frequency", ValueType.quantity("1/s"), "of the feedback", "10 1/s")
                        .key("damping", ValueType.number(), "of the feedback, relative to critical", "1"),
                "(J M^-1 J^T + 1/alpha) lambda' = b + lambda/alpha, repeated",
                "E. Bayo et al., Computer Methods in Applied Mechanics and Engineering 71 (1988) 183-195",
                "distributes reactions among redundant constraints; violations stay small but not zero",
                (r, v) -> {
                    double penalty = r.quantities.positive(v, "penalty", "");
                    double frequency = r.quantities.notNegative(v, "frequency", "1/s");
                    double damping = r.quantities.notNegative(v, "damping", "");
                    return () -> new AugmentedLagrangian(penalty, frequency, damping);
                });
        CATALOG.add(
                MappingType.mapping("partitioning", "only independent coordinates are integrated"),
                "dependent coordinates follow from Phi = 0 before every evaluation",
                "R. A. Wehage and E. J. Haug, Journal of Mechanical Design 104 (1982) 247-255",
                "exact constraints; a Newton iteration in every evaluation",
                (r, v) -> Partitioning::new);
    }

    /** A word alone, or a mapping with its gains. */
    static ValueType kind() {
        Union union = CATALOG.union();
        return ValueType.either(ValueType.choice(List.copyOf(union.words())), union);
    }

    public static List<Datasheet> sheets() {
        return CATALOG.sheets();
    }

    static Supplier<Stabilisation> read(ReaderContext r, Part run) {
        Entry kept = run.entry("stabilisation");
        return kept.isScalar() ? CATALOG.make(r, kept.text()) : CATALOG.make(r, run.part("stabilisation"));
    }
}
