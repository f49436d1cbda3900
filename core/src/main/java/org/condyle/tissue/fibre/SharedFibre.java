package org.condyle.tissue.fibre;

import org.condyle.math.Check;

/** A part of a law: one of several fibres that have its tension together. */
public final class SharedFibre implements FibreLaw {
    private final FibreLaw whole;
    private final double share;

    /** @param share the part of the tension that it has, 1/n for one of n equal fibres */
    public SharedFibre(FibreLaw whole, double share) {
        this.whole = whole;
        this.share = Check.positive("share of a fibre [-]", share);
    }

    @Override
    public double tension(double strain) {
        return share * whole.tension(strain);
    }

    @Override
    public double slope(double strain) {
        return share * whole.slope(strain);
    }

    @Override
    public double energy(double strain) {
        return share * whole.energy(strain);
    }

    @Override
    public double strain(double tension) {
        return whole.strain(tension / share);
    }

    @Override
    public double[] corners() {
        return whole.corners();
    }

    @Override
    public FibreLaw forThread() {
        return new SharedFibre(whole.forThread(), share);
    }
}
