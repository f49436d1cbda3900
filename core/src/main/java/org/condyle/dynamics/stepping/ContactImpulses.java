package org.condyle.dynamics.stepping;

import java.util.Arrays;

/**
 * Impulses of contacts between pairs of surfaces, stored from one step to the next. Pairs are sorted, so a sequence of
 * lookups is one pass over the list. Several contacts of one pair are matched in their order.
 */
public final class ContactImpulses {
    private static final int PACKED = 4;

    private long[] lastPair = new long[64];
    private double[] last = new double[3 * 64];
    private int lastCount;
    private long[] pair = new long[64];
    private double[] impulse = new double[3 * 64];
    private int count;
    private int at;

    /** Begins a new list; the one before stays what {@link #find} looks through. */
    public void begin() {
        count = 0;
        at = 0;
    }

    /** The new list becomes the one to look through. */
    public void taken() {
        if (count == 0) { // nothing to exchange
            lastCount = 0;
            return;
        }
        long[] p = lastPair;
        lastPair = pair;
        pair = p;
        double[] d = last;
        last = impulse;
        impulse = d;
        lastCount = count;
        count = 0;
    }

    public void forget() {
        count = 0;
        lastCount = 0;
    }

    /** Impulses of the step before, three numbers a contact. */
    public double[] last() {
        return last;
    }

    /**
     * Where the impulse of the next contact of a pair is in {@link #last}, -1 if it had none. Pairs must not decrease.
     */
    public int find(int a, int b) {
        long key = key(a, b);
        while (at < lastCount && lastPair[at] < key) {
            at++;
        }
        return at < lastCount && lastPair[at] == key ? 3 * at++ : -1;
    }

    public void add(int a, int b, double x, double y, double z) {
        if (count == pair.length) {
            pair = Arrays.copyOf(pair, 2 * count);
            impulse = Arrays.copyOf(impulse, 6 * count);
        }
        pair[count] = key(a, b);
        impulse[3 * count] = x;
        impulse[3 * count + 1] = y;
        impulse[3 * count + 2] = z;
        count++;
    }

    private static long key(int a, int b) {
        return ((long) a << 26) | b; // exact as a double, too: 2²⁶ surfaces
    }

    /** The new list as numbers. */
    public double[] history() {
        double[] kept = new double[PACKED * count];
        for (int i = 0; i < count; i++) {
            kept[PACKED * i] = pair[i];
            System.arraycopy(impulse, 3 * i, kept, PACKED * i + 1, 3);
        }
        return kept;
    }

    /** Takes over what {@link #history} gave as the new list. */
    public void history(double[] kept) {
        forget();
        for (int i = 0; i < kept.length; i += PACKED) {
            long key = (long) kept[i];
            add((int) (key >> 26), (int) (key & ((1 << 26) - 1)), kept[i + 1], kept[i + 2], kept[i + 3]);
        }
    }
}
