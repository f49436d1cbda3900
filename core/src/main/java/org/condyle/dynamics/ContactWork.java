package org.condyle.dynamics;

import java.util.Arrays;

/**
 * Work of the impulses of a step, p·(u⁻ + u⁺)/2 at each contact, added up over each island of bodies that touch each other. A single
 * contact may do work on bodies that others stop; an island can only lose. Where it would gain, the rows have turned since they were
 * obeyed: u⁻ is not zero where the contact holds. Those of its contacts that drive must then hold the mean velocity of the step instead
 * of the last one, so that they do no work: {@link #add} of u⁻ to the velocities that the law sees.
 */
final class ContactWork {
    /** Gain that is rounding, of the energy that the impulses of the island could give. */
    private static final double ROUNDING = 1e-9;

    private int nodes;
    private int[] parent = new int[0]; // of nodes, in the trees of islands
    private double[] sum = new double[0]; // of the island at its root [J]
    private double[] size = new double[0];
    private int contacts;
    private int[] node = new int[64]; // of each contact
    private double[] normal = new double[64];
    private double[] along = new double[64];
    private boolean[] meanNormal = new boolean[64];
    private boolean[] meanAlong = new boolean[64];

    /** Begins without contacts; the last node stands for all that does not move. */
    void clear(int moving) {
        nodes = moving;
        contacts = 0;
        if (parent.length < moving + 1) {
            parent = new int[moving + 1];
            sum = new double[moving + 1];
            size = new double[moving + 1];
        }
        for (int i = 0; i <= moving; i++) {
            parent[i] = i;
        }
    }

    /** Adds a contact of two nodes. */
    void add(int a, int b) {
        if (contacts == node.length) {
            int length = 2 * contacts;
            node = Arrays.copyOf(node, length);
            normal = Arrays.copyOf(normal, length);
            along = Arrays.copyOf(along, length);
            meanNormal = Arrays.copyOf(meanNormal, length);
            meanAlong = Arrays.copyOf(meanAlong, length);
        }
        meanNormal[contacts] = meanAlong[contacts] = false;
        node[contacts++] = a == nodes ? b : a;
        if (a != nodes && b != nodes) {
            parent[root(a)] = root(b);
        }
    }

    private int root(int i) {
        int r = i;
        while (parent[r] != r) {
            parent[r] = parent[parent[r]];
            r = parent[r];
        }
        return r;
    }

    /** Begins to add up; all contacts are known. */
    void begin() {
        Arrays.fill(sum, 0, nodes + 1, 0);
        Arrays.fill(size, 0, nodes + 1, 0);
    }

    /**
     * Work at a contact.
     *
     * @param byNormal of its normal impulse [J]
     * @param byAlong  of the impulse along the surface [J]
     * @param could    energy that the impulses would give alone [J]
     */
    void set(int contact, double byNormal, double byAlong, double could) {
        normal[contact] = byNormal;
        along[contact] = byAlong;
        int r = root(node[contact]);
        sum[r] += byNormal + byAlong;
        size[r] += could;
    }

    /** Takes energy for what a contact asks for [J]; {@link #share} says how much of it there was in its island. */
    void ask(int contact, double energy) {
        size[root(node[contact])] += energy;
    }

    void beginToAsk() {
        Arrays.fill(size, 0, nodes + 1, 0);
    }

    /** Lets the island of a contact have what it asked for. */
    void forgive(int contact) {
        sum[root(node[contact])] = Double.NEGATIVE_INFINITY;
    }

    boolean forgiven(int contact) {
        return sum[root(node[contact])] == Double.NEGATIVE_INFINITY;
    }

    /** Part of what the contacts of an island asked for that its losses pay. */
    double share(int contact) {
        int r = root(node[contact]);
        return size[r] <= 0 || forgiven(contact) ? 1 : Math.max(0, Math.min(1, -sum[r] / size[r]));
    }

    /** Whether the island of a contact has gained. */
    boolean gains(int contact) {
        int r = root(node[contact]);
        return sum[r] > ROUNDING * size[r];
    }

    /** Whether a contact must hold its mean velocity and did not yet; this is so once. */
    boolean drives(int contact) {
        if (!gains(contact)) {
            return false;
        }
        boolean n = normal[contact] > 0 && !meanNormal[contact], t = along[contact] > 0 && !meanAlong[contact];
        meanNormal[contact] |= n;
        meanAlong[contact] |= t;
        return n || t;
    }

    /** Whether the normal velocity that counts is the mean. */
    boolean meanNormal(int contact) {
        return meanNormal[contact];
    }

    /** The same along the surface. */
    boolean meanAlong(int contact) {
        return meanAlong[contact];
    }
}
