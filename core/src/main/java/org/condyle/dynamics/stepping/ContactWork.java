package org.condyle.dynamics.stepping;

import java.util.Arrays;

/**
 * Work of the impulses of a step, p·(u⁻ + u⁺)/2 at each contact, added up over each island of bodies that touch each other. A single
 * contact may do work on bodies that others stop; an island can only lose. Where it would gain, the rows have turned since they were
 * obeyed: u⁻ is not zero where the contact holds. Those of its contacts that drive must then hold the mean velocity of the step instead
 * of the last one, so that they do no work: the law sees u⁻ + u⁺ in place of u⁺.
 */
public final class ContactWork {
    /** Gain that is rounding, of the energy that the impulses of the island could give. */
    private static final double ROUNDING = 1e-9;

    /** The same of what {@link #lessen} leaves alone. */
    private static final double NOTHING = 1e-14;

    /** Part of their impulses that islands may lose before another solution is looked for. */
    public static final double LITTLE = 1e-6;

    /** Part of its impulses that an island may lose at most where it would gain. */
    private static final double MOST_LESS = 0.1;

    /** Solutions of a step until no island gains. */
    public static final int MOST_PASSES = 4;

    private int nodes;
    private int[] parent = new int[0]; // of nodes, in the trees of islands
    private double[] sum = new double[0]; // of the island at its root [J]
    private double[] size = new double[0];
    private double[] credit = new double[0]; // of a node [J]
    private boolean known; // what the contacts did has been added up
    private double[] own = new double[0]; // p·W p/2 of the island at its root [J]
    private int contacts;
    private int[] node = new int[64]; // of each contact
    private double[] normal = new double[64];
    private double[] along = new double[64];
    private boolean[] meanNormal = new boolean[64];
    private boolean[] meanAlong = new boolean[64];

    /** Begins without contacts; the last node stands for all that does not move. */
    public void clear(int moving) {
        nodes = moving;
        contacts = 0;
        known = false;
        if (parent.length < moving + 1) {
            parent = new int[moving + 1];
            sum = new double[moving + 1];
            size = new double[moving + 1];
            credit = new double[moving + 1];
            own = new double[moving + 1];
        }
        Arrays.fill(credit, 0);
        for (int i = 0; i <= moving; i++) {
            parent[i] = i;
        }
    }

    /** Adds a contact of two nodes. */
    public void add(int a, int b) {
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

    /** A node that a contact moves. */
    public int node(int contact) {
        return node[contact];
    }

    /** Lets the island of a node have what others took from it before [J]. */
    public void credit(int which, double energy) {
        credit[which] += energy;
    }

    private int root(int i) {
        int r = i;
        while (parent[r] != r) {
            parent[r] = parent[parent[r]];
            r = parent[r];
        }
        return r;
    }

    /** Adds up the work of a solution. */
    public void addUp(StepContacts s) {
        known = true;
        Arrays.fill(sum, 0, nodes + 1, 0);
        Arrays.fill(size, 0, nodes + 1, 0);
        for (int c = 0; c < contacts; c++) {
            double could = 0;
            normal[c] = along[c] = 0;
            for (int r = 0; r < s.rows(c); r++) {
                double p = s.impulse(c, r);
                if (p != 0) {
                    could += 0.5 * p * p * s.own(c, r);
                    (r == 0 ? normal : along)[c] += work(s, c, r);
                }
            }
            int i = root(node[c]);
            sum[i] += normal[c] + along[c];
            size[i] += could;
        }
    }

    /** Energy that a contact took [J]. */
    public static double loss(StepContacts s, int contact) {
        double sum = 0;
        for (int r = 0; r < s.rows(contact); r++) {
            sum -= work(s, contact, r);
        }
        return sum;
    }

    private static double work(StepContacts s, int contact, int row) {
        double p = s.impulse(contact, row);
        return p == 0 ? 0 : 0.5 * p * (s.before(contact, row) + s.after(contact, row));
    }

    /** Lets contacts that do work in an island that gains hold their mean velocity; whether some of them did not yet. */
    public boolean drives(StepContacts s) {
        addUp(s);
        boolean some = false;
        for (int c = 0; c < contacts; c++) {
            int i = root(node[c]);
            if (sum[i] > ROUNDING * size[i]) {
                boolean n = normal[c] > 0 && !meanNormal[c], t = along[c] > 0 && !meanAlong[c];
                meanNormal[c] |= n;
                meanAlong[c] |= t;
                some |= n || t;
            }
        }
        return some;
    }

    /**
     * Where an island still gains, as laws that contradict each other leave it or a step that was not solved: its impulses s p do the work
     * s p·(u⁻ + u₀)/2 + s² p·W p/2, which is nothing for an s that is hardly less than 1. Whether any island needs that; {@link #factor} is s.
     *
     * @param s the solution that was added up last
     */
    public boolean lessen(StepContacts s) {
        boolean gains = false;
        for (int i = 0; i <= nodes; i++) {
            gains |= sum[i] > NOTHING * size[i];
        }
        if (!gains) {
            return false;
        }
        Arrays.fill(own, 0, nodes + 1, 0);
        for (int c = 0; c < contacts; c++) {
            double twice = 0;
            for (int r = 0; r < s.rows(c); r++) {
                double p = s.impulse(c, r);
                twice += p == 0 ? 0 : p * s.change(c, r);
            }
            own[root(node[c])] += 0.5 * twice;
        }
        boolean some = false;
        for (int c = 0; c < contacts; c++) {
            some |= factor(c) < 1;
        }
        return some;
    }

    /** Largest part of its impulses that an island loses by that. */
    public double less() {
        double most = 0;
        for (int c = 0; c < contacts; c++) {
            most = Math.max(most, 1 - factor(c));
        }
        return most;
    }

    /** By how much velocities then miss the laws at most [m/s or rad/s]; {@code s} is still the solution before. */
    public double miss(StepContacts s) {
        double most = 0;
        for (int c = 0; c < contacts; c++) {
            double less = 1 - factor(c);
            for (int r = 0; less > 0 && r < s.rows(c); r++) {
                most = Math.max(most, less * Math.abs(s.change(c, r)));
            }
        }
        return most;
    }

    /** What the impulses of a contact are to be multiplied by after {@link #lessen}. */
    public double factor(int contact) {
        int i = root(node[contact]);
        return sum[i] > NOTHING * size[i] && sum[i] <= MOST_LESS * own[i] ? 1 - sum[i] / own[i] : 1;
    }

    /** Asks for the energy that displacements of the contacts cost [J]; {@link #share} says how much of it there was in each island. */
    void ask(double[] cost) {
        Arrays.fill(size, 0, nodes + 1, 0);
        for (int c = 0; c < contacts; c++) {
            size[root(node[c])] += cost[c];
        }
    }

    /** Whether the solution has been added up. */
    boolean known() {
        return known;
    }

    /** Energy that all contacts took in the solution added up last [J]. */
    public double lost() {
        double all = 0;
        for (int i = 0; i <= nodes; i++) {
            all -= sum[i];
        }
        return all;
    }

    /** Adds what was taken before to the losses added up. */
    void addCredit() {
        for (int i = 0; i <= nodes; i++) {
            sum[root(i)] -= credit[i];
        }
    }

    /** Lets the island of a contact have what it asked for. */
    void forgive(int contact) {
        sum[root(node[contact])] = Double.NEGATIVE_INFINITY;
    }

    boolean forgiven(int contact) {
        return sum[root(node[contact])] == Double.NEGATIVE_INFINITY;
    }

    /** Part of what the contacts of an island asked for that its losses pay. */
    public double share(int contact) {
        int r = root(node[contact]);
        return size[r] <= 0 || forgiven(contact) ? 1 : Math.max(0, Math.min(1, -sum[r] / size[r]));
    }

    /** Whether the normal velocity that counts is the mean. */
    public boolean meanNormal(int contact) {
        return meanNormal[contact];
    }

    /** The same along the surface. */
    public boolean meanAlong(int contact) {
        return meanAlong[contact];
    }
}
