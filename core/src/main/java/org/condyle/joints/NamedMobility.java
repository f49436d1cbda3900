package org.condyle.joints;

import org.condyle.mechanics.Mobility;

/** A mobility whose coordinates have names of their own: {@code knee.knee_angle_r} instead of {@code knee.angle}. */
public final class NamedMobility extends OtherMobility {
    private final Coordinate[] coordinates;
    private final Coordinate[] speeds;

    /** @param names of all coordinates, in their order; speeds that are their rates take the same names */
    public NamedMobility(Mobility mobility, String... names) {
        super(mobility);
        coordinates = mobility.coordinates().clone();
        speeds = mobility.speeds().clone();
        if (names.length != coordinates.length) {
            throw new IllegalArgumentException("a " + mobility.type() + " joint has " + coordinates.length
                    + " coordinates, but " + names.length + " names are given");
        }
        for (int k = 0; k < names.length; k++) {
            coordinates[k] = new Coordinate(names[k], coordinates[k].dimension());
            if (mobility.isPlain(k)) {
                speeds[k] = coordinates[k];
            }
        }
    }

    @Override
    public Coordinate[] coordinates() {
        return coordinates;
    }

    @Override
    public Coordinate[] speeds() {
        return speeds;
    }

    @Override
    public Mobility forThread() {
        Mobility copy = mobility.forThread();
        if (copy == mobility) {
            return this;
        }
        String[] names = new String[coordinates.length];
        for (int k = 0; k < names.length; k++) {
            names[k] = coordinates[k].name();
        }
        return new NamedMobility(copy, names);
    }

    @Override
    public boolean hasOwnNames() {
        return true;
    }
}
