package org.condyle.math;

import java.util.Arrays;

/** Numbers the moving bodies of a {@link ContactSystem} breadth first, so that bodies that touch have numbers close to each other. */
final class BodyOrder {
    /** Number of a body, by its index; -1 for one that does not move or touch. */
    int[] place = new int[0];
    /** Smallest number that a body, by its number, or one with a larger number touches. */
    int[] low = new int[0];

    private int[] order = new int[0];
    private int[] first = new int[0];
    private int[] neighbours = new int[0];
    private int count;

    /** Numbers them; returns how many there are. */
    int number(ContactSystem s) {
        int bodies = s.velocity.length / ContactSystem.BODY;
        reserve(bodies, s.contacts);
        list(s, bodies);
        Arrays.fill(place, 0, bodies, -1);
        count = 0;
        int done = 0;
        for (int seed = 0; seed < bodies; seed++) {
            if (place[seed] >= 0 || first[seed] == first[seed + 1]) {
                continue;
            }
            take(seed);
            while (done < count) {
                int body = order[done++];
                for (int e = first[body]; e < first[body + 1]; e++) {
                    if (place[neighbours[e]] < 0) {
                        take(neighbours[e]);
                    }
                }
            }
        }
        for (int i = 0; i < count; i++) {
            low[i] = i;
            for (int e = first[order[i]]; e < first[order[i] + 1]; e++) {
                low[i] = Math.min(low[i], place[neighbours[e]]);
            }
        }
        return count;
    }

    private void take(int body) {
        place[body] = count;
        order[count++] = body;
    }

    /** Neighbours of each body; a body that touches only what does not move is its own. */
    private void list(ContactSystem s, int bodies) {
        Arrays.fill(first, 0, bodies + 1, 0);
        for (int c = 0; c < s.contacts; c++) {
            first[s.bodyA[c] / ContactSystem.BODY] += s.moves(c, 0) ? 1 : 0;
            first[s.bodyB[c] / ContactSystem.BODY] += s.moves(c, 1) ? 1 : 0;
        }
        for (int k = 1; k <= bodies; k++) {
            first[k] += first[k - 1];
        }
        for (int c = s.contacts - 1; c >= 0; c--) {
            int a = s.bodyA[c] / ContactSystem.BODY, b = s.bodyB[c] / ContactSystem.BODY;
            boolean aMoves = s.moves(c, 0), bMoves = s.moves(c, 1);
            if (bMoves) {
                neighbours[--first[b]] = aMoves ? a : b;
            }
            if (aMoves) {
                neighbours[--first[a]] = bMoves ? b : a;
            }
        }
    }

    private void reserve(int bodies, int contacts) {
        if (first.length < bodies + 1) {
            first = new int[bodies + 1];
            place = new int[bodies];
            low = new int[bodies];
            order = new int[bodies];
        }
        if (neighbours.length < 2 * contacts) {
            neighbours = new int[4 * contacts];
        }
    }
}
