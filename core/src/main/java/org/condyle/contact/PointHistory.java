package org.condyle.contact;

import org.condyle.contact.law.NormalLaw;
import org.condyle.math.Relaxation;
import org.condyle.mechanics.State;

/**
 * Contacts at points under a law that relaxes: its force F is that of a quick touch, and zᵢ what the terms of the {@link Relaxation} have
 * forgotten of it, internal states of the run,
 *
 * <pre>  F' = max(F(δ), Σ gᵢ zᵢ),   force F' - Σ gᵢ zᵢ,   τᵢ żᵢ = F' - zᵢ  </pre>
 *
 * so that the contact never pulls, and the place that was left behind comes back by itself. Of columns of a layer below a ball, whose F is
 * linear in each, this is exact as long as the contact grows. Energies are those of {@link LayerHistory}.
 */
final class PointHistory implements History {
    private final NormalLaw law;
    private final Relaxation relaxation;
    private final int zAt;
    private double[] z = {};
    private int first;
    private double stiffness;
    private double quick;
    private double deflection;
    private double pressure;

    PointHistory(NormalLaw law, Relaxation relaxation, int zAt) {
        this.law = law;
        this.relaxation = relaxation;
        this.zAt = zAt;
    }

    @Override
    public void begin(State s) {
        z = s.z;
    }

    /** Whether a place has a past. */
    boolean remembers(State s, int place) {
        double sum = 0;
        for (int i = 0; i < relaxation.terms(); i++) {
            sum += s.z[zAt + relaxation.terms() * place + i];
        }
        return sum != 0;
    }

    @Override
    public void press(int place, double k, double depth, double rate) {
        stiffness = k;
        first = zAt + relaxation.terms() * place;
        double held = 0, force = law.force(k, depth, 0, 1);
        for (int i = 0; i < relaxation.terms(); i++) {
            held += relaxation.share(i) * z[first + i];
        }
        boolean touches = force > held;
        quick = touches ? force : held;
        deflection = touches ? depth : held > 0 ? law.depthOf(k, held) : 0;
        pressure = touches ? force - held : 0;
    }

    /** Writes ż of the place looked at last. */
    void rates(double[] out) {
        for (int i = 0; i < relaxation.terms(); i++) {
            out[first + i] = (quick - z[first + i]) / relaxation.time(i);
        }
    }

    @Override
    public double pressure() {
        return pressure;
    }

    @Override
    public double stored() {
        double sum = relaxation.rest() * law.potential(stiffness, deflection);
        for (int i = 0; i < relaxation.terms(); i++) {
            sum += relaxation.share(i) * law.stretched(stiffness, deflection, z[first + i]);
        }
        return sum;
    }

    @Override
    public double lost() {
        double sum = 0;
        for (int i = 0; i < relaxation.terms(); i++) {
            double forgotten = law.depthOf(stiffness, z[first + i]);
            sum += relaxation.share(i) * (deflection - forgotten) * (quick - z[first + i]) / relaxation.time(i);
        }
        return sum;
    }
}
