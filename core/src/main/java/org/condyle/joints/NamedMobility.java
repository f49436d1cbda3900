package org.condyle.joints;

import org.condyle.mechanics.Mobility;

/** A mobility whose coordinates have names of their own: {@code knee.knee_angle_r} instead of {@code knee.angle}. */
public final class NamedMobility implements Mobility {
    private final Mobility mobility;
    private final Coordinate[] coordinates;
    private final Coordinate[] speeds;

    /** @param names of all coordinates, in their order; speeds that are their rates take the same names */
    public NamedMobility(Mobility mobility, String... names) {
        this.mobility = mobility;
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
    public String type() {
        return mobility.type();
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
    public void place(double[] q, int qAt, double[] pose, int at) {
        mobility.place(q, qAt, pose, at);
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        mobility.move(q, qAt, v, vAt, subspace, at, bias, biasAt);
    }

    @Override
    public void rates(double[] q, int qAt, double[] v, int vAt, double[] out, int at) {
        mobility.rates(q, qAt, v, vAt, out, at);
    }

    @Override
    public void advance(double[] q, int qAt, double[] increment, int incrementAt, double[] out, int at) {
        mobility.advance(q, qAt, increment, incrementAt, out, at);
    }

    @Override
    public void neutral(double[] q, int qAt) {
        mobility.neutral(q, qAt);
    }

    @Override
    public boolean tidy(double[] q, int qAt) {
        return mobility.tidy(q, qAt);
    }

    @Override
    public int plainCoordinates() {
        return mobility.plainCoordinates();
    }

    @Override
    public boolean isPlain(int coordinate) {
        return mobility.isPlain(coordinate);
    }

    @Override
    public SpecialCase specialCase() {
        return mobility.specialCase();
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
}
