package org.condyle.anatomy.form;

import java.util.ArrayList;
import java.util.List;

/**
 * How the surface passes a cube, for each of the 256 sets of corners that lie inside: closed loops over the edges of the cube. On each face
 * the lines separate the corners inside, also where two opposite corners are inside: the neighbour beyond the face decides the same, so that
 * the whole surface is closed (the ambiguity of the marching cubes of W. Lorensen and H. Cline, 1987).
 *
 * <p>Corner c has the coordinates c&1, c&2, c&4; edge 4 a + n runs along axis a.
 */
final class CellCases {
    /** The two corners of each edge. */
    static final int[][] ENDS = new int[12][];

    private static final int[][][] LOOPS = new int[256][][];

    /** Faces as four corners, counter-clockwise seen from outside. */
    private static final int[][] FACES = {
        {0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}
    };

    static {
        for (int axis = 0; axis < 3; axis++) {
            int n = 0;
            for (int c = 0; c < 8; c++) {
                if ((c >> axis & 1) == 0) {
                    ENDS[4 * axis + n++] = new int[] {c, c | 1 << axis};
                }
            }
        }
        for (int inside = 0; inside < 256; inside++) {
            LOOPS[inside] = loops(inside);
        }
    }

    private CellCases() {}

    /** Loops of edges, counter-clockwise seen from outside the solid. */
    static int[][] of(int inside) {
        return LOOPS[inside];
    }

    private static int[][] loops(int inside) {
        int[] next = new int[12];
        java.util.Arrays.fill(next, -1);
        for (int[] face : FACES) {
            for (int i = 0; i < 4; i++) {
                // an inside corner after an outside one begins a run of inside corners; the line goes round the run
                if (!in(inside, face[i]) && in(inside, face[(i + 1) % 4])) {
                    int j = i + 1;
                    while (in(inside, face[(j + 1) % 4])) {
                        j++;
                    }
                    next[edge(face[i], face[(i + 1) % 4])] = edge(face[j % 4], face[(j + 1) % 4]);
                }
            }
        }
        List<int[]> loops = new ArrayList<>();
        for (int e = 0; e < 12; e++) {
            List<Integer> loop = new ArrayList<>();
            for (int at = e; next[at] >= 0; ) {
                int to = next[at];
                next[at] = -1;
                loop.add(at);
                at = to;
            }
            if (!loop.isEmpty()) {
                loops.add(loop.stream().mapToInt(Integer::intValue).toArray());
            }
        }
        return loops.toArray(new int[0][]);
    }

    private static boolean in(int inside, int corner) {
        return (inside >> corner & 1) == 1;
    }

    private static int edge(int a, int b) {
        for (int e = 0; e < 12; e++) {
            if (ENDS[e][0] == Math.min(a, b) && ENDS[e][1] == Math.max(a, b)) {
                return e;
            }
        }
        throw new IllegalStateException("no edge from corner " + a + " to corner " + b);
    }

    /** True if two edges lie in one face of the cube: a line between them could be that of the neighbour beyond it. */
    static boolean share(int e, int f) {
        for (int axis = 0; axis < 3; axis++) {
            int a = ENDS[e][0] >> axis & 1, b = ENDS[e][1] >> axis & 1;
            int c = ENDS[f][0] >> axis & 1, d = ENDS[f][1] >> axis & 1;
            if (a == b && c == d && a == c) {
                return true;
            }
        }
        return false;
    }
}
