package org.condyle.tissue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * What an affine body is made of: elastic, viscous, possibly contractile. It acts on the body's A by -vol S, see
 * {@link Deformation}, stores vol det G φ(F) and loses vol μ |sym D|². Where the energy does not resist a change of
 * volume, {@link Incompressible} must stand beside it. In the plane A₃₃ = 1 (plane strain) and the volume is that of unit
 * thickness.
 *
 * <p>Signals: Green's strain in axes of the body ({@code strain.xx}), principal stretches ({@code stretch.1}, the largest
 * first), {@code det}, the contraction {@code g11}, and of compressible matter the Cauchy stress in world axes
 * ({@code stress.xx}) and the mean pressure; else {@link Incompressible} offers these.
 */
public final class AffineMatter implements ForceElement, Internal {
    private static final String[] AXES = {"x", "y", "z"};

    final int body;
    final boolean planar;
    final double volume;
    final StrainEnergy energy;
    final double viscosity;
    final Contraction contraction;
    private final @Nullable CreepingContraction creeping; // the same, if it has states of its own
    private final Deformation d;
    private final double[] stretches = new double[3];

    /**
     * Matter of a body.
     *
     * @param volume    of the undeformed body [m³]
     * @param viscosity μ [Pa·s]
     */
    public AffineMatter(
            int body, boolean planar, double volume, StrainEnergy energy, double viscosity, Contraction contraction) {
        this.body = body;
        this.planar = planar;
        this.volume = Check.positive("volume of soft matter [m^3]", volume);
        // Without the change of volume, which is round-off where a constraint keeps it: the energy of relaxed rubber
        // would
        // change in first order with it, and the ledger would show that.
        this.energy = energy.resistsVolume() || energy instanceof Compressible ? energy : new Compressible(energy, 0);
        this.viscosity = Check.notNegative("viscosity of soft matter [Pa*s]", viscosity);
        this.contraction = contraction;
        creeping = contraction instanceof CreepingContraction c ? c : null;
        d = new Deformation(body, energy, viscosity, contraction);
    }

    @Override
    public void addForces(State state, Motion motion, Forces forces) {
        d.look(state, motion);
        int at = Motion.SIZE * body + 3;
        for (int k = 0; k < 9; k++) {
            forces.dual[at + k] -= volume * d.stress[k];
        }
    }

    @Override
    public double storedEnergy(State state, Motion motion) {
        d.look(state, motion);
        return volume * d.relaxedVolume * d.phi;
    }

    @Override
    public double dissipation(State state, Motion motion) {
        d.look(state, motion);
        return volume * (d.viscousLoss() + contraction.dissipation(d));
    }

    @Override
    public double suppliedPower(State state, Motion motion) {
        d.look(state, motion);
        return volume * contraction.supplied(d);
    }

    @Override
    public boolean supplies() {
        return contraction.acts();
    }

    @Override
    public boolean dissipates() {
        return viscosity > 0 || contraction.dissipates();
    }

    @Override
    public Internal.Variables internals() {
        return creeping == null ? Internal.Variables.NONE : creeping.internals();
    }

    @Override
    public void internalRates(State state, Motion motion, double[] rates) {
        if (creeping != null) {
            d.look(state, motion);
            creeping.internalRates(d, rates);
        }
    }

    @Override
    public List<Signal> signals() {
        List<Signal> list = new ArrayList<>();
        int n = planar ? 2 : 3;
        for (int k = 0; k < n; k++) {
            for (int j = k; j < n; j++) {
                int a = k, b = j;
                list.add(new Signal(
                        "strain." + AXES[a] + AXES[b],
                        Dimension.NONE,
                        (s, m) -> look(s, m).strain(a, b)));
            }
        }
        for (int k = 0; k < n; k++) {
            int which = k;
            list.add(new Signal("stretch." + (k + 1), Dimension.NONE, (s, m) -> stretch(look(s, m), which)));
        }
        list.add(new Signal("det", Dimension.NONE, (s, m) -> look(s, m).volume));
        for (int k = 0; contraction.acts() && k < 9; k++) {
            int entry = k;
            if (k / 3 < n && k % 3 < n) {
                list.add(new Signal("g" + (k / 3 + 1) + (k % 3 + 1), Dimension.NONE, (s, m) -> look(s, m).g[entry]));
            }
        }
        if (energy.resistsVolume()) {
            for (int k = 0; k < 3; k++) {
                for (int j = k; j < 3; j++) {
                    int a = k, b = j;
                    if (!planar || a == b || b < 2) {
                        list.add(new Signal(
                                stressName(a, b),
                                Dimension.PRESSURE,
                                (s, m) -> look(s, m).cauchy(a, b)));
                    }
                }
            }
            list.add(new Signal(
                    "pressure", Dimension.PRESSURE, (s, m) -> look(s, m).pressure()));
        }
        return list;
    }

    static String stressName(int a, int b) {
        return "stress." + AXES[a] + AXES[b];
    }

    private Deformation look(State s, Motion m) {
        d.look(s, m);
        return d;
    }

    private double stretch(Deformation now, int which) {
        Stretches.of(now.p, planar, stretches);
        return stretches[which];
    }

    @Override
    public ForceElement forThread() {
        return new AffineMatter(body, planar, volume, energy, viscosity, contraction.forThread());
    }
}
