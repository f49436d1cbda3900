package org.condyle.contact;

import org.condyle.contact.friction.FrictionLaw;
import org.condyle.contact.law.ContactStiffness;
import org.condyle.contact.law.DissipativeHertz;
import org.condyle.contact.law.Material;
import org.condyle.contact.law.NormalLaw;
import org.condyle.math.Check;
import org.condyle.mechanics.ModelException;
import org.jspecify.annotations.Nullable;

/**
 * One law for all contacts among many bodies. Nothing is stored at the onset of a contact: a law that needs the impact
 * speed gets the same one for all contacts, so that its restitution is exact at that speed, higher for slower and lower
 * for faster impacts.
 *
 * @param stiffness   K of every contact [N/m^n]; if {@code byRadius}, K = stiffness √R with 1/R = 1/R_A + 1/R_B [N/m²]
 * @param impactSpeed for laws that need it [m/s]; NaN for others
 * @param friction    none if null
 */
public record ManyBodyLaw(
        NormalLaw normal,
        double stiffness,
        boolean byRadius,
        double impactSpeed,
        @Nullable FrictionLaw friction) {
    public ManyBodyLaw {
        Check.positive(
                byRadius
                        ? "stiffness of contacts 'among' per root of the radius [N/m^2]"
                        : "stiffness of contacts 'among'",
                stiffness);
        if (normal.layer()) {
            throw new ModelException("contacts 'among' are at points, but a pressure law of a layer needs an area;"
                    + " use a point-contact law such as hertz, or contacts 'between' two surfaces");
        }
        if (normal.adhesive()) {
            throw new ModelException("contacts 'among' cannot have adhesion, because contacts are searched only where"
                    + " surfaces overlap; use a law without tension, or contacts 'between' two surfaces");
        }
        if (byRadius && normal.exponent() != DissipativeHertz.HERTZ_EXPONENT) {
            throw new ModelException(
                    "a stiffness can be computed from materials only for laws with the exponent 1.5; this law has "
                            + normal.exponent() + "; give the stiffness");
        }
        if (!Double.isNaN(impactSpeed)) {
            Check.positive("impactSpeed of contacts 'among' [m/s]", impactSpeed);
        }
    }

    /** The same K for all contacts. */
    public static ManyBodyLaw of(NormalLaw normal, double stiffness) {
        return new ManyBodyLaw(normal, stiffness, false, Double.NaN, null);
    }

    /** Spheres of one material: K = 4/(3·2σ) √R. */
    public static ManyBodyLaw of(NormalLaw normal, Material material) {
        return new ManyBodyLaw(
                normal, ContactStiffness.point(material, material, 1, 1), true, Double.NaN, null); // at R = 1 m
    }

    public ManyBodyLaw withImpactSpeed(double speed) {
        return new ManyBodyLaw(
                normal, stiffness, byRadius, Check.positive("impactSpeed of contacts 'among' [m/s]", speed), friction);
    }

    public ManyBodyLaw withFriction(FrictionLaw law) {
        return new ManyBodyLaw(normal, stiffness, byRadius, impactSpeed, law);
    }

    ManyBodyLaw forThread() {
        return new ManyBodyLaw(normal.forThread(), stiffness, byRadius, impactSpeed, friction);
    }
}
