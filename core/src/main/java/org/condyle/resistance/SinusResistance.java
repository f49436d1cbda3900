package org.condyle.resistance;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.function.ScalarFunction;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * The measured joint of A. E. Engin: no resistance while the bone points into the sinus θ_s(φ), outside of it a moment that
 * follows from the measured field f(φ, θ), and a moment M(ψ) against torsion. With the conservative variant
 *
 * <pre>
 *   U = ∫_{θ_s}^{θ} (f - f(θ_s)) dθ - ∫M dψ
 *   couple = -U_θ e_φ + (U_φ/sin θ) e_θ - U_ψ (e_z + r)/(1 + cos θ)
 * </pre>
 *
 * it is passive. Between 175 and 180 degrees of θ and of ψ the potential is led to a constant, because the angles are not
 * continuous there ({@link Summit}); joints do not reach these angles.
 */
public final class SinusResistance extends ContourResistance implements ForceElement.Cautious {
    private final MomentField field;
    private final @Nullable TorsionPotential torsion;
    private final SinusVariant variant;
    private final @Nullable PublishedProgram program;
    private final double summit; // energy at θ = π
    private final double[] here = new double[3];
    private final double[] atEdge = new double[3];
    private final double[] area = new double[2];

    /**
     * @param torsion     M(ψ) about the bone [N·m]; null for none
     * @param stopDamping damping against the swing outside of the sinus, per angle of penetration [N·m·s]
     */
    public SinusResistance(
            Site site,
            Contour sinus,
            MomentField field,
            @Nullable ScalarFunction torsion,
            SinusVariant variant,
            double stopDamping) {
        this(
                site,
                sinus,
                field,
                torsion == null ? null : new TorsionPotential(torsion),
                variant,
                stopDamping,
                largest(sinus, field));
        if (variant == SinusVariant.AS_PUBLISHED && !(field instanceof EnginField)) {
            throw new IllegalArgumentException("the program of 1991 needs ten coefficients of the moment field");
        }
    }

    private SinusResistance(
            Site site,
            Contour sinus,
            MomentField field,
            @Nullable TorsionPotential torsion,
            SinusVariant variant,
            double stopDamping,
            double summit) {
        super(site, sinus, stopDamping);
        this.field = field;
        this.torsion = torsion;
        this.variant = variant;
        program = variant == SinusVariant.AS_PUBLISHED && field instanceof EnginField engin
                ? new PublishedProgram(engin)
                : null;
        this.summit = summit;
    }

    /** The largest energy at θ = π that any azimuth and torsion would give. */
    private static double largest(Contour sinus, MomentField field) {
        double[] edge = new double[3], f = new double[3], area = new double[2];
        double largest = 0;
        int torsions = sinus.dependsOnTorsion() ? 24 : 1;
        for (int i = 0; i < 72 * torsions; i++) {
            double phi = Math.toRadians(5 * (i % 72)),
                    psi = Math.toRadians(15 * (i / 72) - 180.0 * (torsions > 1 ? 1 : 0));
            double c = Math.cos(phi), s = Math.sin(phi);
            sinus.jet(phi, c, s, psi, edge);
            field.jet(phi, c, s, edge[0], f);
            field.integrals(phi, c, s, edge[0], Math.PI, area);
            largest = Math.max(largest, area[0] - f[0] * (Math.PI - edge[0]));
        }
        return largest;
    }

    @Override
    void resist(JointTurn t) {
        boolean outside = isOutside(t);
        if (outside) {
            t.swingDamping = stopDamping * (t.theta - edge[0]);
            field.jet(t.phi, t.cosPhi, t.sinPhi, t.theta, here);
            field.jet(t.phi, t.cosPhi, t.sinPhi, edge[0], atEdge);
        }
        if (variant == SinusVariant.CONSERVATIVE) {
            potential(t, outside);
            t.coupleFromGradient();
            return;
        }
        if (outside && program != null) {
            t.addAlongBone(run(program, t), t.couple);
        } else if (outside) {
            double size = variant == SinusVariant.DIRECT ? here[0] : here[0] - atEdge[0];
            against(t, size);
        }
        if (torsion != null) {
            t.addAlongBone(torsion.moment(t.psi), t.couple);
        }
    }

    /** couple = -size r × ĝ with ĝ the unit gradient of f in the plane (p, q), laid on (e_θ, e_φ). */
    private void against(JointTurn t, double size) {
        double alongTheta = here[2], alongPhi = here[1] / t.theta;
        double length = Math.hypot(alongTheta, alongPhi);
        if (length > 0) {
            t.addAlongTheta(-size * alongTheta / length, t.couple);
            t.addAlongPhi(-size * alongPhi / length, t.couple);
        }
    }

    private void potential(JointTurn t, boolean outside) {
        double u = 0, byTheta = 0, byPhi = 0, byPsi = 0;
        if (outside) {
            field.integrals(t.phi, t.cosPhi, t.sinPhi, edge[0], t.theta, area);
            double depth = t.theta - edge[0];
            u = area[0] - depth * atEdge[0];
            byTheta = here[0] - atEdge[0];
            byPhi = area[1] - depth * (atEdge[1] + atEdge[2] * edge[1]);
            byPsi = -depth * atEdge[2] * edge[2];
        }
        double twist = 0, byTwist = 0;
        if (torsion != null) {
            twist = torsion.energy(t.psi);
            byTwist = torsion.slope(t.psi);
        }
        double w = Summit.weight(t.theta);
        t.energy = w * (u + twist) + (1 - w) * summit;
        t.addAlongTheta(w * byTheta + Summit.slope(t.theta) * (u + twist - summit), t.gradient);
        if (outside && t.sinTheta > 0) {
            t.addAlongPhi(w * byPhi / t.sinTheta, t.gradient);
        }
        double twice = 1 + t.cosTheta;
        if (twice > 0) {
            t.addAlongPsi(w * (byPsi + byTwist) / twice, t.gradient);
        }
    }

    @Override
    boolean isConservative() {
        return variant == SinusVariant.CONSERVATIVE;
    }

    @Override
    public String caution(State state, Motion motion) {
        return isConservative()
                ? ""
                : "the variant '" + variant.word()
                        + "' is not conservative: a bone that is carried around a closed loop can"
                        + " gain energy, for example 0.93 J on one turn of Engin's mean shoulder with 'direct'; use 'conservative'"
                        + " in dynamics";
    }

    /** Beside those of every resistance: the sinus at this azimuth, f, the size of the bending moment, the torsion moment. */
    @Override
    public List<Signal> signals() {
        List<Signal> list = super.signals();
        list.add(new Signal("sinus", Dimension.ANGLE, (s, m) -> {
            isOutside(place(m));
            return edge[0];
        }));
        list.add(new Signal("outside", Dimension.ANGLE, (s, m) -> {
            JointTurn t = place(m);
            return isOutside(t) ? t.theta - edge[0] : 0;
        }));
        list.add(new Signal("field", Dimension.TORQUE, (s, m) -> {
            JointTurn t = place(m);
            field.jet(t.phi, t.cosPhi, t.sinPhi, t.theta, here);
            return here[0];
        }));
        list.add(new Signal("bending", Dimension.TORQUE, (s, m) -> size(bending(look(m)))));
        list.add(new Signal("bending-x", Dimension.TORQUE, (s, m) -> bending(look(m))[0]));
        list.add(new Signal("bending-y", Dimension.TORQUE, (s, m) -> bending(look(m))[1]));
        list.add(new Signal("bending-z", Dimension.TORQUE, (s, m) -> bending(look(m))[2]));
        list.add(new Signal("torsion", Dimension.TORQUE, (s, m) -> twisting(place(m))));
        PublishedProgram lines = program;
        if (lines
                != null) { // where it finds f = 26 (outer) and f = 0 (inner) on the line through the pole and the bone
            list.add(new Signal("outer-p", Dimension.ANGLE, (s, m) -> {
                run(lines, place(m));
                return lines.p2;
            }));
            list.add(new Signal("outer-q", Dimension.ANGLE, (s, m) -> {
                run(lines, place(m));
                return lines.q2;
            }));
            list.add(new Signal("inner-p", Dimension.ANGLE, (s, m) -> {
                run(lines, place(m));
                return lines.p3;
            }));
            list.add(new Signal("inner-q", Dimension.ANGLE, (s, m) -> {
                run(lines, place(m));
                return lines.q3;
            }));
        }
        return list;
    }

    private static double run(PublishedProgram program, JointTurn t) {
        return program.moment(typed(t.phi), typed(t.theta));
    }

    /**
     * The program was given decimals. An angle that is found from a rotation differs from them in the last digit, and one of
     * its branches is decided by that digit.
     */
    private static double typed(double angle) {
        return Math.rint(angle * 1e12) / 1e12;
    }

    /** The couple without the part of torsion. */
    private double[] bending(JointTurn t) {
        double[] c = t.couple;
        double twist = twisting(t);
        if (isConservative()) {
            t.addAlongPsi(-twist * Summit.weight(t.theta) / Math.max(1e-300, 1 + t.cosTheta), c);
        } else {
            t.addAlongBone(-twist, c);
        }
        return c;
    }

    private double twisting(JointTurn t) {
        return torsion == null ? 0 : torsion.moment(t.psi);
    }

    public MomentField field() {
        return field;
    }

    @Override
    public ForceElement forThread() {
        return new SinusResistance(
                site,
                contour.forThread(),
                field.forThread(),
                torsion == null ? null : torsion.forThread(),
                variant,
                stopDamping,
                summit);
    }
}
