package org.condyle.resistance;

/** The measured resistance f(φ, θ) of a joint against its bone pointing at (φ, θ) [N·m]. Pure; may have scratch. */
public interface MomentField {
    /** Writes f, ∂f/∂φ, ∂f/∂θ. */
    void jet(double phi, double cos, double sin, double theta, double[] out);

    /** Writes ∫ f dθ and ∫ ∂f/∂φ dθ from one polar angle to another. */
    void integrals(double phi, double cos, double sin, double from, double to, double[] out);

    /** f alone, for pictures and tests. */
    default double value(double phi, double theta) {
        double[] out = new double[3];
        jet(phi, Math.cos(phi), Math.sin(phi), theta, out);
        return out[0];
    }

    /** A copy with its own scratch for another thread; itself where there is none. */
    default MomentField forThread() {
        return this;
    }
}
