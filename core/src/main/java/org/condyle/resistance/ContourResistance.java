package org.condyle.resistance;

import org.condyle.math.Check;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;

/**
 * A resistance that begins where the bone leaves a contour θ_s(φ, ψ). Steps end where it leaves or enters, because the law
 * has a corner there.
 */
public abstract class ContourResistance extends JointResistance implements Switching {
    private static final double NEAR_POLE = 1e-3;

    protected final Contour contour;
    protected final double stopDamping;
    /** θ_s and its derivatives at the azimuth of the bone. */
    final double[] edge = new double[3];

    ContourResistance(Site site, Contour contour, double stopDamping) {
        super(site);
        this.contour = contour;
        this.stopDamping = Check.notNegative("damping outside of the contour [N*m*s]", stopDamping);
    }

    /** The contour; for pictures. It may have scratch of this element. */
    public final Contour contour() {
        return contour;
    }

    /** Finds the contour at the azimuth of the bone; true if the bone points out of it. */
    final boolean isOutside(JointTurn t) {
        contour.jet(t.phi, t.cosPhi, t.sinPhi, t.psi, edge);
        return t.theta > edge[0];
    }

    @Override
    public final boolean dissipates() {
        return site.damping() > 0 || stopDamping > 0;
    }

    @Override
    public final int switches() {
        return 2;
    }

    @Override
    public final String switchName(int index) {
        return index == 0 ? "leaves" : "enters";
    }

    /** θ_s - θ, and its negative. Its rate is not known near the poles, where the azimuth changes rapidly. */
    @Override
    public final void switchFunctions(State state, Motion motion, double[] value, double[] rate, int at) {
        JointTurn t = place(motion);
        isOutside(t);
        double inside = edge[0] - t.theta, change = Double.NaN;
        if (t.sinTheta > NEAR_POLE && 1 + t.cosTheta > NEAR_POLE) {
            change = edge[1] * t.sinThetaPhiRate() / t.sinTheta
                    + edge[2] * t.psiRateTimes() / (1 + t.cosTheta)
                    - t.thetaRate();
        }
        value[at] = inside;
        rate[at] = change;
        value[at + 1] = -inside;
        rate[at + 1] = -change;
    }

    @Override
    public final boolean decidesRoots() {
        return false;
    }

    /** Nothing is remembered. */
    @Override
    public final boolean commit(State state, Motion motion) {
        return false;
    }

    @Override
    public final double lostInJumps(State state) {
        return 0;
    }
}
