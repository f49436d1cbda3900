package org.condyle.joints;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.condyle.mechanics.Mobility;

/**
 * A joint some of whose coordinates keep a value: the pose of another mobility at q = (free; locked), and of its motion subspace the columns
 * of the free coordinates. What is locked is no coordinate of the model: it is not integrated, and needs no constraint to stay where it
 * is. The price is that the load on it is not known by itself; it is part of the reaction of the joint.
 */
public final class Locked extends OtherMobility {
    private final int[] free;
    private final Coordinate[] coordinates;
    private final double[] q;
    private final double[] v;
    private final double[] columns;

    /**
     * @param mobility one whose coordinates all have q̇ = v
     * @param values   of the locked coordinates, NaN for those that are free
     */
    public Locked(Mobility mobility, double... values) {
        super(mobility);
        int n = mobility.coordinates().length;
        if (values.length != n || !canLock(mobility)) {
            throw new IllegalArgumentException("a " + mobility.type() + " joint has " + n + " coordinates and "
                    + mobility.plainCoordinates() + " whose rates are speeds; " + values.length + " values are given");
        }
        free = IntStream.range(0, n).filter(k -> Double.isNaN(values[k])).toArray();
        coordinates =
                Arrays.stream(free).mapToObj(k -> mobility.coordinates()[k]).toArray(Coordinate[]::new);
        q = values.clone();
        v = new double[n];
        columns = new double[6 * n];
    }

    /** Whether coordinates of a mobility can be locked one by one. Those of a quaternion cannot. */
    public static boolean canLock(Mobility mobility) {
        int n = mobility.coordinates().length;
        return mobility.speeds().length == n && IntStream.range(0, n).allMatch(mobility::isPlain);
    }

    @Override
    public Coordinate[] coordinates() {
        return coordinates;
    }

    @Override
    public Coordinate[] speeds() {
        return coordinates;
    }

    private void fill(double[] from, int at, double[] all) {
        for (int i = 0; i < free.length; i++) {
            all[free[i]] = from[at + i];
        }
    }

    @Override
    public void place(double[] own, int qAt, double[] pose, int at) {
        fill(own, qAt, q);
        mobility.place(q, 0, pose, at);
    }

    @Override
    public void move(
            double[] own, int qAt, double[] speeds, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        fill(own, qAt, q);
        fill(speeds, vAt, v);
        mobility.move(q, 0, v, 0, columns, 0, bias, biasAt);
        for (int i = 0; i < free.length; i++) {
            System.arraycopy(columns, 6 * free[i], subspace, at + 6 * i, 6);
        }
    }

    @Override
    public void rates(double[] own, int qAt, double[] speeds, int vAt, double[] out, int at) {
        System.arraycopy(speeds, vAt, out, at, free.length);
    }

    @Override
    public void advance(double[] own, int qAt, double[] increment, int incrementAt, double[] out, int at) {
        for (int i = 0; i < free.length; i++) {
            out[at + i] = own[qAt + i] + increment[incrementAt + i];
        }
    }

    @Override
    public void neutral(double[] own, int qAt) {
        Arrays.fill(own, qAt, qAt + free.length, 0);
    }

    @Override
    public boolean tidy(double[] own, int qAt) {
        return false;
    }

    @Override
    public int plainCoordinates() {
        return free.length;
    }

    @Override
    public boolean isPlain(int coordinate) {
        return coordinate < free.length;
    }

    @Override
    public Layout layout() {
        return Layout.NONE;
    }

    @Override
    public boolean turnsFreely() {
        return false;
    }

    @Override
    public boolean isCoupled(int coordinate) {
        return mobility.isCoupled(free[coordinate]);
    }

    @Override
    public SpecialCase specialCase() {
        return SpecialCase.NONE;
    }

    @Override
    public Mobility forThread() {
        double[] values = q.clone();
        for (int k : free) {
            values[k] = Double.NaN;
        }
        return new Locked(mobility.forThread(), values);
    }
}
