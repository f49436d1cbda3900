package org.condyle.io.model.contact;

import java.util.List;
import org.condyle.contact.impact.NewtonImpact;
import org.condyle.contact.impact.PoissonImpact;
import org.condyle.contact.impact.PseudopotentialImpact;
import org.condyle.contact.impact.StrongeImpact;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.term.Datasheet;
import org.condyle.mechanics.contact.ImpactLaw;

/** The laws of impact that a contact or a stop can name, for runs without compliance. */
public final class ImpactCatalog {
    private static final Catalog<ImpactLaw> CATALOG = new Catalog<>("impact");

    private ImpactCatalog() {}

    private static MappingType withRestitution(String word, String about) {
        return MappingType.mapping(word, about)
                .need("restitution", ValueType.number(), "0 to 1; with 1 no energy is lost");
    }

    static {
        CATALOG.add(
                withRestitution("newton", "the ratio of separation speed and closing speed is constant"),
                "u+ = -e u- along the normal; friction by Coulomb on impulses",
                "I. Newton, Principia, 1687; J. J. Moreau, in Nonsmooth Mechanics and Applications, Springer 1988",
                "with friction the energy could increase (Kane's paradox); the restitution is then reduced until it does not",
                (r, v) -> new NewtonImpact(r.quantities.within(v, "restitution", 0, 1)));
        CATALOG.add(
                withRestitution("poisson", "the ratio of the impulses of expansion and compression is constant"),
                "compression ends at u = 0 with p_c; expansion gives p >= e p_c, u+ >= 0",
                "S. D. Poisson, 1817; C. Glocker, F. Pfeiffer, Nonlinear Dynamics 7 (1995) 471-497",
                "equal to Newton's law for one contact without friction; the restitution is reduced where the energy would increase",
                (r, v) -> new PoissonImpact(r.quantities.within(v, "restitution", 0, 1)));
        CATALOG.add(
                withRestitution("stronge", "the ratio of the energies of expansion and compression is constant"),
                "work of the normal impulse: W_e = -e^2 W_c",
                "W. J. Stronge, Proceedings of the Royal Society A 431 (1990) 169-181",
                "the energy never increases; simultaneous contacts are treated one after the other",
                (r, v) -> new StrongeImpact(r.quantities.within(v, "restitution", 0, 1)));
        CATALOG.add(
                MappingType.mapping(
                                "pseudopotential", "an impulse proportional to the mean of the speeds before and after")
                        .need("dissipation", ValueType.quantity("kg or kg*m^2"), "k: of a stop of an angle in kg*m^2"),
                "p = -k (u+ + u-) + r, r >= 0 where u+ = 0; one mass m rebounds with e = max(0, (k - m)/(k + m))",
                "M. Fremond, Non-Smooth Thermomechanics, Springer 2002; E. Bonaldi, M. Fremond",
                "the restitution depends on the effective mass",
                (r, v) -> new PseudopotentialImpact(r.quantities.positive(v, "dissipation", "*")));
    }

    /** A coefficient of restitution for Newton's law, or a mapping. */
    static ValueType kind() {
        return ValueType.either(ValueType.number(), CATALOG.union("law", "impact"));
    }

    public static List<Datasheet> sheets() {
        return CATALOG.sheets();
    }

    /** The law under the key {@code impact}. */
    static ImpactLaw read(ReaderContext r, Part owner) {
        return owner.entry("impact").isScalar()
                ? new NewtonImpact(r.quantities.within(owner, "impact", 0, 1))
                : CATALOG.make(r, owner.part("impact"));
    }
}
