package org.condyle.mechanics;

/**
 * Where forces are put: the {@link Forces} of an evaluation, or the gradient of the row of {@link Rows} that is being
 * assembled, which is the force of a unit multiplier. Who pushes need not know which of them it is.
 */
public interface ForceReceiver {
    /** Force (fx, fy, fz) in the world at a material point X of a body: its power is f·ẋ. */
    void addForce(int body, double[] pointLocal, double fx, double fy, double fz);

    /** The dual (nx, ny, nz) of a material direction d of a body: its power is n·(Ȧ d). */
    void addDirectionForce(int body, double[] directionLocal, double nx, double ny, double nz);

    /** The dual of the nine numbers A of a body, row by row from {@code at}, times a factor: its power is factor·G:Ȧ. */
    void addMatrixForce(int body, double[] matrix, int at, double factor);

    /** Couple τ in the world on a body: its power is τ times the spin of the body. */
    void addCouple(int body, double tx, double ty, double tz, Motion motion);

    /** Force or torque along the generalised velocity v[index]. */
    void addGeneralised(int index, double value);
}
