package org.condyle.math;

import java.util.Arrays;

/**
 * The islands of a {@link FrictionCones} problem: contacts that the response W couples, directly or through others. Between islands W is
 * exactly zero, so that each island is a problem of its own. Contacts keep their order.
 */
final class ConeIslands {
    /** Number of islands. */
    int count;

    /** The island that was taken: the numbers of its contacts among all, and its problem. */
    int contacts;

    int[] contact = {};
    int[] rowAt = {};
    double[] friction = {};
    double[] response = {};
    double[] velocity = {};
    double[] impulse = {};

    private int[] row = {}; // numbers of its rows among all
    private int[] islandOf = {}; // of each contact
    private int[] found = {};

    /** Finds the islands of a problem. */
    void split(int all, int[] at, double[] w) {
        grow(all, at[all]);
        Arrays.fill(islandOf, 0, all, -1);
        count = 0;
        for (int first = 0; first < all; first++) {
            if (islandOf[first] >= 0) {
                continue;
            }
            int end = 0;
            found[end++] = first;
            islandOf[first] = count;
            for (int k = 0; k < end; k++) {
                for (int c = 0; c < all; c++) {
                    if (islandOf[c] < 0 && coupled(found[k], c, at, w, at[all])) {
                        islandOf[c] = count;
                        found[end++] = c;
                    }
                }
            }
            count++;
        }
    }

    private static boolean coupled(int c, int e, int[] at, double[] w, int rows) {
        for (int r = at[c]; r < at[c + 1]; r++) {
            for (int s = at[e]; s < at[e + 1]; s++) {
                if (w[r * rows + s] != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Takes an island out of the problem. */
    void take(int island, int all, int[] at, double[] mu, double[] w, double[] b, double[] p) {
        int n = 0;
        contacts = 0;
        for (int c = 0; c < all; c++) {
            if (islandOf[c] == island) {
                contact[contacts] = c;
                friction[contacts] = mu[c];
                rowAt[contacts++] = n;
                for (int r = at[c]; r < at[c + 1]; r++) {
                    row[n++] = r;
                }
            }
        }
        rowAt[contacts] = n;
        for (int a = 0; a < n; a++) {
            velocity[a] = b[row[a]];
            impulse[a] = p[row[a]];
            for (int c = 0; c < n; c++) {
                response[a * n + c] = w[row[a] * at[all] + row[c]];
            }
        }
    }

    /** Writes the impulses of the island to their places among all. */
    void give(double[] p) {
        for (int a = 0; a < rowAt[contacts]; a++) {
            p[row[a]] = impulse[a];
        }
    }

    /** Numbers all contacts, as if they were one island. */
    int[] whole(int all) {
        grow(all, 0);
        for (int c = 0; c < all; c++) {
            contact[c] = c;
        }
        return contact;
    }

    private void grow(int all, int rows) {
        if (contact.length < all) {
            contact = new int[all];
            rowAt = new int[all + 1];
            friction = new double[all];
            islandOf = new int[all];
            found = new int[all];
        }
        if (row.length < rows) {
            row = new int[rows];
            velocity = new double[rows];
            impulse = new double[rows];
            response = new double[rows * rows];
        }
    }
}
