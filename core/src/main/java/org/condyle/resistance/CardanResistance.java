package org.condyle.resistance;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.function.ScalarFunction;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/**
 * Three independent functions of the Cardan angles λ, μ, ν of R = Rx(λ) Ry(μ) Rz(ν): the same as three pins in a row, about
 * e₁ = x of the parent, the turned y axis e₂, and e₃ = z of the child. The couple has τ·eᵢ = Mᵢ, so it is the sum of Mᵢ times
 * the dual basis; a moment that resists has the opposite sign of its angle. At μ = ±90° the first and the last axis are
 * parallel (gimbal lock) and there is no such couple.
 */
public final class CardanResistance extends JointResistance
        implements ForceElement.PartlyDefined, ForceElement.Cautious {
    private static final List<String> NAMES = List.of("lambda", "mu", "nu");
    private static final double WARNED = Math.toRadians(80);
    private static final double LOCKED = Math.toRadians(89.9);

    private final ScalarFunction[] functions;
    private final double[] angle = new double[3];

    /** @param functions moments about the three axes as functions of their angles [N·m] */
    public CardanResistance(Site site, ScalarFunction... functions) {
        super(site);
        if (functions.length != 3) {
            throw new IllegalArgumentException("Cardan angles need three functions, was " + functions.length);
        }
        this.functions = functions.clone();
    }

    private void findCardan(JointTurn t) {
        double[] r = t.rotation;
        angle[0] = Math.atan2(-r[5], r[8]);
        angle[1] = Math.atan2(r[2], Math.hypot(r[0], r[1]));
        angle[2] = Math.atan2(-r[1], r[0]);
    }

    @Override
    void resist(JointTurn t) {
        findCardan(t);
        double cl = Math.cos(angle[0]), sl = Math.sin(angle[0]), cm = Math.cos(angle[1]), sm = Math.sin(angle[1]);
        double first = functions[0].value(angle[0]), second = functions[1].value(angle[1]);
        double third = functions[2].value(angle[2]);
        // e1 = (1, 0, 0), e2 = (0, cl, sl), e3 = (sm, -sl cm, cl cm); e2 is perpendicular to both others
        double alongThird = Math.abs(angle[1]) < LOCKED ? (third - sm * first) / cm : Double.NaN;
        t.couple[0] = first;
        t.couple[1] = cl * second - sl * alongThird;
        t.couple[2] = sl * second + cl * alongThird;
        for (int k = 0; k < 3; k++) {
            t.energy -= functions[k].integral(angle[k]);
            t.gradient[k] = -t.couple[k];
        }
    }

    @Override
    boolean isConservative() {
        return true;
    }

    @Override
    public String whyUndefined(State state, Motion motion) {
        findCardan(place(motion));
        return Math.abs(angle[1]) < LOCKED
                ? ""
                : "it is in gimbal lock: its second Cardan angle is "
                        + Math.round(Math.toDegrees(angle[1]) * 10) / 10.0 + " deg"
                        + ", where the axes of the first and the third angle are parallel;"
                        + " use another resistance model such as sinus or flexion-torsion, or turn the joint axes";
    }

    @Override
    public String caution(State state, Motion motion) {
        findCardan(place(motion));
        return Math.abs(angle[1]) < WARNED
                ? ""
                : "its second Cardan angle exceeds 80 deg; moments grow without limit towards gimbal lock at 90 deg";
    }

    /** Beside those of every resistance: the three angles. */
    @Override
    public List<Signal> signals() {
        List<Signal> list = super.signals();
        for (int k = 0; k < 3; k++) {
            int which = k;
            list.add(new Signal(NAMES.get(k), Dimension.ANGLE, (s, m) -> {
                findCardan(place(m));
                return angle[which];
            }));
        }
        return list;
    }

    @Override
    public ForceElement forThread() {
        return new CardanResistance(site, functions[0].forThread(), functions[1].forThread(), functions[2].forThread());
    }
}
