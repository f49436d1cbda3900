package org.condyle.resistance;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.function.ScalarFunction;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Signal;

/**
 * The joint stop of the Calspan program: a closed contour on the unit sphere, and outside of it a moment r × t with t the
 * tangent towards the nearest point of the contour. Its size m is a function of the penetration δ, the geodesic distance
 * to that point; the energy is ∫m dδ. J. T. Fleck and F. E. Butler, "Validation of the Crash Victim Simulator", 1981.
 *
 * <p>The nearest point is the best of a number of samples, refined by Newton's method. Where two points are equally near,
 * the moment jumps; this can only happen outside of a contour that is not convex, or near the antipode.
 */
public final class StopContour extends ContourResistance {
    private static final int SAMPLES = 180;
    private static final double STEP = 2 * Math.PI / SAMPLES;

    private final ScalarFunction moment;
    private final double[] samples = new double[3 * SAMPLES]; // for a contour without torsion
    private final double[] point = new double[3];
    private final double[] tangent = new double[3]; // ∂c/∂φ at the nearest point
    private final double[] byTorsion = new double[3]; // ∂c/∂ψ

    /**
     * @param moment      m(δ) [N·m], zero at 0
     * @param stopDamping damping against the swing outside of the contour, per angle of penetration [N·m·s]
     */
    public StopContour(Site site, Contour contour, ScalarFunction moment, double stopDamping) {
        super(site, contour, stopDamping);
        this.moment = moment;
        sample(0);
    }

    private void sample(double psi) {
        for (int i = 0; i < SAMPLES; i++) {
            locate(i * STEP, psi);
            System.arraycopy(point, 0, samples, 3 * i, 3);
        }
    }

    /** The point of the contour at an azimuth, with its derivatives. */
    private void locate(double phi, double psi) {
        double c = Math.cos(phi), s = Math.sin(phi);
        contour.jet(phi, c, s, psi, edge);
        double ct = Math.cos(edge[0]), st = Math.sin(edge[0]);
        point[0] = st * c;
        point[1] = st * s;
        point[2] = ct;
        tangent[0] = edge[1] * ct * c - st * s;
        tangent[1] = edge[1] * ct * s + st * c;
        tangent[2] = -edge[1] * st;
        byTorsion[0] = edge[2] * ct * c;
        byTorsion[1] = edge[2] * ct * s;
        byTorsion[2] = -edge[2] * st;
    }

    /** Leaves the nearest point of the contour in {@link #point}; returns its distance. */
    private double nearest(JointTurn t) {
        double x = t.rotation[2], y = t.rotation[5], z = t.rotation[8];
        if (contour.dependsOnTorsion()) {
            sample(t.psi);
        }
        int best = 0;
        double largest = -2;
        for (int i = 0; i < SAMPLES; i++) {
            double cosine = samples[3 * i] * x + samples[3 * i + 1] * y + samples[3 * i + 2] * z;
            if (cosine > largest) {
                largest = cosine;
                best = i;
            }
        }
        double low = (best - 1) * STEP, high = (best + 1) * STEP, phi = best * STEP, before = 0, at = phi;
        for (int n = 0; n < 60; n++) { // r·c' = 0: secant inside a bracket in which the slope falls
            locate(phi, t.psi);
            double slope = tangent[0] * x + tangent[1] * y + tangent[2] * z;
            if (slope == 0) {
                break;
            }
            if (slope > 0) {
                low = phi;
            } else {
                high = phi;
            }
            double next = n == 0 ? 0.5 * (low + high) : phi - slope * (phi - at) / (slope - before);
            if (!(next > low && next < high)) {
                next = 0.5 * (low + high);
            }
            before = slope;
            at = phi;
            if (Math.abs(next - phi) < 1e-14) {
                break;
            }
            phi = next;
        }
        locate(phi, t.psi);
        double cx = y * point[2] - z * point[1], cy = z * point[0] - x * point[2], cz = x * point[1] - y * point[0];
        return Math.atan2(Math.sqrt(cx * cx + cy * cy + cz * cz), x * point[0] + y * point[1] + z * point[2]);
    }

    @Override
    void resist(JointTurn t) {
        if (!isOutside(t)) {
            return;
        }
        double x = t.rotation[2], y = t.rotation[5], z = t.rotation[8];
        double depth = nearest(t), sine = Math.sin(depth);
        t.swingDamping = stopDamping * depth;
        if (!(sine > 0)) {
            return;
        }
        double size = moment.value(depth);
        t.energy = moment.integral(depth);
        // δ̇ = -(r × c)·ω/sin δ at fixed torsion, since cos δ = r·c
        t.gradient[0] = -size * (y * point[2] - z * point[1]) / sine;
        t.gradient[1] = -size * (z * point[0] - x * point[2]) / sine;
        t.gradient[2] = -size * (x * point[1] - y * point[0]) / sine;
        if (contour.dependsOnTorsion() && 1 + t.cosTheta > 0) {
            double byPsi = -(x * byTorsion[0] + y * byTorsion[1] + z * byTorsion[2]) / sine;
            t.addAlongPsi(size * byPsi / (1 + t.cosTheta), t.gradient);
        }
        t.coupleFromGradient();
    }

    @Override
    boolean isConservative() {
        return true;
    }

    @Override
    public List<Signal> signals() {
        List<Signal> list = super.signals();
        list.add(new Signal("penetration", Dimension.ANGLE, (s, m) -> {
            JointTurn t = place(m);
            return isOutside(t) ? nearest(t) : 0;
        }));
        return list;
    }

    @Override
    public ForceElement forThread() {
        return new StopContour(site, contour.forThread(), moment.forThread(), stopDamping);
    }
}
