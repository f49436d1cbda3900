package org.condyle.contact.law;

import org.condyle.math.Check;

/**
 * Elastic foundation of small strain: each piece of a thin layer on a rigid base is a spring of its own. Johnson, "Contact
 * mechanics" (1985); for the knee Bei and Fregly, "Multibody dynamic simulation of knee contact mechanics", Medical Engineering
 * and Physics 26 (2004) 777-789. The dissipation is that of Simbody and OpenSim ({@code ElasticFoundationForce}).
 *
 * <pre>  p = k δ (1 + c δ̇),   k = E_w/h [Pa/m], c [s/m]  </pre>
 *
 * Strains δ/h above some 0.1 want the {@link LogarithmicLayer}. k of materials: {@link ContactStiffness#layer}.
 *
 * @param dissipation c [s/m]
 */
public record LinearLayer(double dissipation) implements LinearLaw {
    public LinearLayer {
        Check.notNegative("foundation dissipation [s/m]", dissipation);
    }

    /** An elastic layer. */
    public LinearLayer() {
        this(0);
    }

    @Override
    public double force(double stiffness, double depth, double rate, double impactSpeed) {
        return depth <= 0 ? 0 : stiffness * depth * Math.max(0, 1 + dissipation * rate);
    }

    @Override
    public void slopes(double stiffness, double depth, double rate, double impactSpeed, double[] out) {
        double factor = 1 + dissipation * rate;
        boolean presses = depth > 0 && factor > 0;
        out[0] = presses ? stiffness * factor : 0;
        out[1] = presses ? stiffness * depth * dissipation : 0;
    }

    @Override
    public boolean dissipates() {
        return dissipation > 0;
    }

    @Override
    public boolean layer() {
        return true;
    }
}
