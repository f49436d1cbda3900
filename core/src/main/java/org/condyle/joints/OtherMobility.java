package org.condyle.joints;

import org.condyle.mechanics.Mobility;

/** A mobility that says and does what another one says and does, except for what a subclass changes. */
abstract class OtherMobility implements Mobility {
    final Mobility mobility;

    OtherMobility(Mobility mobility) {
        this.mobility = mobility;
    }

    @Override
    public String type() {
        return mobility.type();
    }

    @Override
    public Coordinate[] coordinates() {
        return mobility.coordinates();
    }

    @Override
    public Coordinate[] speeds() {
        return mobility.speeds();
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
    public Layout layout() {
        return mobility.layout();
    }

    @Override
    public Plane plane() {
        return mobility.plane();
    }

    @Override
    public boolean hasAxis() {
        return mobility.hasAxis();
    }

    @Override
    public boolean holdsPoint() {
        return mobility.holdsPoint();
    }

    @Override
    public boolean slides() {
        return mobility.slides();
    }

    @Override
    public boolean turnsFreely() {
        return mobility.turnsFreely();
    }

    @Override
    public boolean hasOwnNames() {
        return mobility.hasOwnNames();
    }

    @Override
    public boolean isCoupled(int coordinate) {
        return mobility.isCoupled(coordinate);
    }

    @Override
    public SpecialCase specialCase() {
        return mobility.specialCase();
    }
}
