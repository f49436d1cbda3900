package org.condyle.resistance;

import org.condyle.function.ScalarFunction;
import org.condyle.mechanics.ForceElement;

/**
 * Bending and torsion apart: R = Rot(u, α) Rz(β) with u = (-sin γ, cos γ, 0). The bending couple is -M_f(α) C(γ) u, the
 * torsion couple -M_t(β) about the bone. In general these are not the gradient of an energy: a factor C that depends on
 * the direction, and torsion about the bone while it is bent, supply energy on closed loops. The conservative variant
 * takes the couple from U = C(γ) ∫M_f dα + ∫M_t dβ instead, which adds -C'(γ) ∫M_f dα in the direction of γ and turns the
 * axis of the torsion halfway between the two bones.
 */
public final class FlexionTorsion extends JointResistance {
    private final ScalarFunction bending;
    private final ScalarFunction direction;
    private final ScalarFunction torsion;
    private final boolean conservative;

    /**
     * @param bending   M_f(α) [N·m], zero at 0, positive where it resists
     * @param direction C(γ) [-], with γ in [0, 2π)
     * @param torsion   M_t(β) [N·m], positive where it resists
     */
    public FlexionTorsion(
            Site site, ScalarFunction bending, ScalarFunction direction, ScalarFunction torsion, boolean conservative) {
        super(site);
        this.bending = bending;
        this.direction = direction;
        this.torsion = torsion;
        this.conservative = conservative;
    }

    @Override
    void resist(JointTurn t) {
        double factor = direction.value(t.phi), moment = bending.value(t.theta), twist = torsion.value(t.psi);
        double work = bending.integral(t.theta);
        t.energy = factor * work + torsion.integral(t.psi);
        t.addAlongTheta(factor * moment, t.gradient);
        if (t.sinTheta > 0) {
            t.addAlongPhi(direction.slope(t.phi) * work / t.sinTheta, t.gradient);
        }
        t.addAlongPsi(twist / (1 + t.cosTheta), t.gradient);
        if (conservative) {
            t.coupleFromGradient();
        } else {
            t.addAlongTheta(-factor * moment, t.couple);
            t.addAlongBone(-twist, t.couple);
        }
    }

    @Override
    boolean isConservative() {
        return conservative;
    }

    @Override
    public ForceElement forThread() {
        return new FlexionTorsion(site, bending.forThread(), direction.forThread(), torsion.forThread(), conservative);
    }
}
