package org.condyle.contact.law;

/** Source of the stiffness of a contact; evaluated once, at its onset. */
@FunctionalInterface
public interface StiffnessRule {
    /**
     * The stiffness of a contact that begins.
     *
     * @param larger  larger principal curvature of the gap where the contact begins [1/m]
     * @param smaller the smaller one [1/m]
     * @return K [N/m^n], or [Pa/m] for a layer
     */
    double of(double larger, double smaller);

    /** A given number. */
    static StiffnessRule constant(double stiffness) {
        return (larger, smaller) -> stiffness;
    }
}
