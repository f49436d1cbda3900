package org.condyle.io.model.contact;

import java.util.List;
import org.condyle.contact.friction.FrictionLaw;
import org.condyle.contact.friction.RegularisedCoulomb;
import org.condyle.contact.friction.RollingResistance;
import org.condyle.contact.friction.StickSlip;
import org.condyle.contact.friction.StribeckFriction;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.friction.ViscousFriction;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.term.Datasheet;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.contact.DryFriction;

/** The kinds of friction that a contact can name. */
public final class FrictionCatalog {
    private static final Catalog<ContactSurfaces.Made<Tangential>> CATALOG = new Catalog<>("friction");
    private static final double SLIP_SPEED = 1e-3; // of friction that is only a number [m/s]

    static final MappingType ROLLING = MappingType.mapping(
                    "rolling-resistance", "a torque against rolling and spinning")
            .need("length", ValueType.quantity("m"), "arm of the normal force")
            .key("spin", ValueType.quantity("rad/s"), "below this rate the torque decreases to zero", "0.1 rad/s");

    private static final double LARGE = 5;

    private FrictionCatalog() {}

    private static MappingType dry(String word, String about) {
        return MappingType.mapping(word, about)
                .need("static", ValueType.number(), "coefficient of static friction")
                .need("dynamic", ValueType.number(), "coefficient of sliding friction, not above the static one");
    }

    static {
        CATALOG.add(
                MappingType.mapping("coulomb", "dry friction, smoothed about zero speed")
                        .need("coefficient", ValueType.number(), "friction over normal force")
                        .key(
                                "slip-speed",
                                ValueType.quantity("m/s"),
                                "below this speed friction decreases to zero",
                                "1 mm/s"),
                "F = mu F_n tanh(v/v_s)",
                "C. A. Coulomb, 1785; the smoothing is our own",
                "creeps on an incline; a smaller slip speed reduces the creep and makes the model stiffer",
                (r, v) -> bySpeed(new RegularisedCoulomb(
                        coefficient(r, v, "coefficient"), r.quantities.positive(v, "slip-speed", "m/s"))));
        CATALOG.add(
                dry("stribeck", "static, dynamic and viscous friction in one curve")
                        .key(
                                "viscous",
                                ValueType.quantity("s/m"),
                                "coefficient of the part that is proportional to speed",
                                "0")
                        .key(
                                "transition-speed",
                                ValueType.quantity("m/s"),
                                "speed at which friction is largest",
                                "1 mm/s"),
                "F = F_n (min(v/v_t, 1)(mu_d + 2(mu_s - mu_d)/(1 + (v/v_t)^2)) + mu_v v)",
                "M. Hollars; Simbody and OpenSim",
                "creeps below the transition speed, where its slope jumps",
                (r, v) -> {
                    double[] mu = coefficients(r, v);
                    return bySpeed(new StribeckFriction(
                            mu[0],
                            mu[1],
                            r.quantities.notNegative(v, "viscous", "s/m"),
                            r.quantities.positive(v, "transition-speed", "m/s")));
                });
        CATALOG.add(
                MappingType.mapping("viscous", "a viscous film between the surfaces")
                        .need("viscosity", ValueType.quantity("N*s/m"), "force per speed"),
                "F = b v while touching",
                "-",
                "acts at each point of a contact; begins with a jump; compliant runs only",
                (r, v) -> bySpeed(new ViscousFriction(r.quantities.notNegative(v, "viscosity", "N*s/m"))));
        CATALOG.add(
                dry("stick-slip", "friction with true sticking: a tangential spring up to the limit of static friction")
                        .key(
                                "stiffness",
                                ValueType.quantity("N/m^(1+exponent)"),
                                "of the tangential spring; from the materials between spheres, cavities and planes")
                        .key(
                                "exponent",
                                ValueType.number(),
                                "of the depth in the stiffness: 0, or 0.5 as from materials",
                                "0")
                        .key("damping", ValueType.quantity("N*s/m"), "beside the spring", "0"),
                "sticks: F_t = -k_t d^p s - D v up to mu_s F_n; slides: F_t = mu_d F_n",
                "R. D. Mindlin, Journal of Applied Mechanics 16 (1949) 259-268 for p = 1/2",
                "has a state; does not creep; without damping the spring oscillates",
                FrictionCatalog::stickSlip);
    }

    /** A number for dry friction with that coefficient, or a mapping. */
    static ValueType kind() {
        return ValueType.either(ValueType.number(), CATALOG.union());
    }

    public static List<Datasheet> sheets() {
        return CATALOG.sheets();
    }

    /** What acts across the normal of a contact. */
    static Tangential read(ReaderContext r, Part contact, ContactSurfaces meeting) {
        Tangential t = Tangential.NONE;
        if (contact.has("friction")) {
            t = contact.entry("friction").isScalar()
                    ? new Tangential(
                            new RegularisedCoulomb(coefficient(r, contact, "friction"), SLIP_SPEED), null, null)
                    : CATALOG.make(r, contact.part("friction")).of(meeting);
        }
        return contact.has("rolling-resistance")
                ? new Tangential(t.friction(), t.stickSlip(), rolling(r, contact.part("rolling-resistance")))
                : t;
    }

    /** Friction of surfaces that do not give way: what only smooths a compliant contact, slip speed and tangential spring, is not asked. */
    static DryFriction dry(ReaderContext r, Part contact) {
        if (!contact.has("friction")) {
            return DryFriction.NONE;
        }
        if (contact.entry("friction").isScalar()) {
            double mu = coefficient(r, contact, "friction");
            return DryFriction.coulomb(mu, mu);
        }
        Part v = contact.part("friction");
        return switch (v.variant()) {
            case "coulomb" -> {
                double mu = coefficient(r, v, "coefficient");
                yield DryFriction.coulomb(mu, mu);
            }
            case "stribeck" -> {
                double[] mu = coefficients(r, v);
                yield new DryFriction(
                        mu[0],
                        mu[1],
                        r.quantities.notNegative(v, "viscous", "s/m"),
                        r.quantities.positive(v, "transition-speed", "m/s"));
            }
            case "viscous" -> {
                r.problems.error(
                        Code.KEYS_CLASH,
                        contact.entry("friction"),
                        "is a force per speed, whatever presses, which needs run: {contact: compliant}",
                        "without compliance give friction that follows the normal force, such as friction: {type: stribeck, static: 0, dynamic: 0,"
                                + " viscous: 0.3 s/m}");
                yield DryFriction.NONE;
            }
            default -> {
                double[] mu = coefficients(r, v);
                yield DryFriction.coulomb(mu[0], mu[1]);
            }
        };
    }

    /** A coefficient of dry friction; no dry surfaces have one of 5. */
    private static double coefficient(ReaderContext r, Part v, String key) {
        double mu = r.quantities.notNegative(v, key, "");
        if (mu > LARGE) {
            r.problems.warning(
                    Code.IMPLAUSIBLE_VALUE,
                    v.entry(key),
                    "is larger than any dry friction (rubber on rock has about 1.2)",
                    "such a contact is also" + " stiff and needs many steps");
        }
        return mu;
    }

    /** The coefficients of sticking and sliding, in order. */
    private static double[] coefficients(ReaderContext r, Part v) {
        double holds = coefficient(r, v, "static"), slides = r.quantities.notNegative(v, "dynamic", "");
        if (holds < slides) {
            r.problems.error(
                    Code.NOT_INCREASING,
                    v.entry("static"),
                    "must not be below 'dynamic', " + v.text("dynamic") + ", was " + v.text("static"));
            slides = holds;
        }
        return new double[] {holds, slides};
    }

    private static ContactSurfaces.Made<Tangential> bySpeed(FrictionLaw law) {
        return m -> new Tangential(law, null, null);
    }

    private static ContactSurfaces.Made<Tangential> stickSlip(ReaderContext r, Part v) {
        boolean given = v.has("stiffness");
        double exponent = given || v.has("exponent") ? half(r, v) : 0.5;
        if (!given && exponent != 0.5) {
            r.problems.error(
                    Code.NO_EFFECT,
                    v.entry("exponent"),
                    "is 0.5 if the stiffness is computed from the materials",
                    "remove it");
        }
        double stiffness = given ? r.quantities.positive(v, "stiffness", exponent == 0.5 ? "N/m^1.5" : "N/m") : 0;
        double[] mu = coefficients(r, v);
        double damping = r.quantities.notNegative(v, "damping", "N*s/m");
        return m -> new Tangential(
                null,
                new StickSlip(mu[0], mu[1], given ? stiffness : m.tangentialStiffness(), exponent, damping),
                null);
    }

    private static double half(ReaderContext r, Part v) {
        double p = r.quantities.quantity(v, "exponent", "");
        if (p != 0 && p != 0.5) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    v.entry("exponent"),
                    "must be 0 (a constant stiffness) or 0.5 (a contact that grows with depth), was "
                            + v.text("exponent"));
            return 0;
        }
        return p;
    }

    private static RollingResistance rolling(ReaderContext r, Part v) {
        return new RollingResistance(
                r.quantities.notNegative(v, "length", "m"), r.quantities.positive(v, "spin", "rad/s"));
    }
}
