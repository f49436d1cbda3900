package org.condyle.muscle;

import org.condyle.math.Check;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.FibreState;

/**
 * Metabolic cost of L. J. Bhargava, M. G. Pandy, F. C. Anderson, "A phenomenological model for estimating metabolic energy consumption in
 * muscle contraction", Journal of Biomechanics 37 (2004) 81-88. With the slow part r of the fibres, u_s = r sin(π u/2) and u_f = (1 - r)(1 -
 * cos(π u/2))
 *
 * <pre>
 *   activation    m (A_s u_s + A_f u_f)
 *   maintenance   m L(x) (M_s u_s + M_f u_f),   L through (0.5, ½), (1, 1), (1.5, 0)
 *   shortening    -(0.16 a f_L F₀ + 0.18 F) l̇,   lengthening   -0.157 F l̇,   F the force of the fibre
 * </pre>
 *
 * to which comes the work of shortening; heat is 1 W/kg at least. The heat of activation does not decay with the time of stimulation
 * here, as in F. C. Anderson's thesis (1999): that would need the history of the control.
 *
 * @param mass            m, of the fibres [kg]
 * @param slowFibres      r, part of slow fibres [-]
 * @param slowActivation  A_s [W/kg]
 * @param fastActivation  A_f [W/kg]
 * @param slowMaintenance M_s [W/kg]
 * @param fastMaintenance M_f [W/kg]
 */
public record Bhargava2004(
        double mass,
        double slowFibres,
        double slowActivation,
        double fastActivation,
        double slowMaintenance,
        double fastMaintenance)
        implements Metabolism {
    public Bhargava2004 {
        Check.positive("muscle mass [kg]", mass);
        Check.within("slow-fibres [-]", slowFibres, 0, 1);
        Check.notNegative("heat of slow activation [W/kg]", slowActivation);
        Check.notNegative("heat of fast activation [W/kg]", fastActivation);
        Check.notNegative("heat of slow maintenance [W/kg]", slowMaintenance);
        Check.notNegative("heat of fast maintenance [W/kg]", fastMaintenance);
    }

    /** With the published heats. */
    public Bhargava2004(double mass, double slowFibres) {
        this(mass, slowFibres, 40, 133, 74, 111);
    }

    /** Of a muscle with the mass that follows from its architecture. */
    public static Bhargava2004 of(Architecture size, double slowFibres) {
        return new Bhargava2004(Metabolism.mass(size, SPECIFIC_TENSION), slowFibres);
    }

    @Override
    public double power(FibreState fibre, double activation, double control, Architecture size) {
        double slow = slowFibres * Math.sin(0.5 * Math.PI * control);
        double fast = (1 - slowFibres) * (1 - Math.cos(0.5 * Math.PI * control));
        double held = slowActivation * slow
                + fastActivation * fast
                + ofLength(fibre.fibreLength / size.optimalFibreLength())
                        * (slowMaintenance * slow + fastMaintenance * fast);
        double force = Math.max(0, fibre.activeForce + fibre.passiveForce + fibre.dampingForce);
        double atRest = activation * fibre.activeLength * size.maxIsometricForce();
        double speed = fibre.fibreSpeed;
        double moved = -speed * (speed <= 0 ? 0.16 * atRest + 0.18 * force : 0.157 * force);
        return Math.max(LEAST_HEAT * mass, mass * held + moved) + Metabolism.work(fibre);
    }

    private static double ofLength(double x) {
        return x <= 0.5 ? 0.5 : x <= 1 ? x : Math.max(0, 3 - 2 * x);
    }
}
