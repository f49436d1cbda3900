package org.condyle.contact;

/** placeholder until the laws arrive. */
public record RollingResistance(double length, double slowSpin) {
    public double couple(double normalForce, double spin) {
        return length * normalForce * Math.tanh(spin / slowSpin);
    }
}
