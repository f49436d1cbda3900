package org.condyle.resistance;

import org.condyle.function.ScalarFunction;
import org.condyle.mechanics.ForceElement;

/**
 * Bending and torsion apart: R = Rot(u, α) Rz(β) with u = (-sin γ, cos γ, 0). The bending couple is -M_f(γ, α) u, the
 * torsion couple -M_t(β) about the bone. In general these are not the gradient of an energy: a moment that depends on
 * the direction, and torsion about the bone while it is bent, supply energy on closed loops. The conservative variant
 * takes the couple from U = ∫M_f dα + ∫M_t dβ instead, which adds -∫∂M_f/∂γ dα in the direction of γ and turns the
 * axis of the torsion halfway between the two bones.
 */
public final class FlexionTorsion extends JointResistance {
    private final MomentField bending;
    private final ScalarFunction torsion;
    private final boolean conservative;
    private final double[] jet = new double[3];
    private final double[] work = new double[2];

    /**
     * @param bending M_f(γ, α) [N·m], zero at α = 0, positive where it resists, with γ in [0, 2π)
     * @param torsion M_t(β) [N·m], positive where it resists
     */
    public FlexionTorsion(Site site, MomentField bending, ScalarFunction torsion, boolean conservative) {
        super(site);
        this.bending = bending;
        this.torsion = torsion;
        this.conservative = conservative;
    }

    @Override
    void resist(JointTurn t) {
        double twist = torsion.value(t.psi);
        bending.jet(t.phi, t.cosPhi, t.sinPhi, t.theta, jet);
        bending.integrals(t.phi, t.cosPhi, t.sinPhi, 0, t.theta, work);
        t.energy = work[0] + torsion.integral(t.psi);
        t.addAlongTheta(jet[0], t.gradient);
        if (t.sinTheta > 0) {
            t.addAlongPhi(work[1] / t.sinTheta, t.gradient);
        }
        t.addAlongPsi(twist / (1 + t.cosTheta), t.gradient);
        if (conservative) {
            t.coupleFromGradient();
        } else {
            t.addAlongTheta(-jet[0], t.couple);
            t.addAlongBone(-twist, t.couple);
        }
    }

    @Override
    boolean isConservative() {
        return conservative;
    }

    @Override
    public ForceElement forThread() {
        return new FlexionTorsion(site, bending.forThread(), torsion.forThread(), conservative);
    }
}
