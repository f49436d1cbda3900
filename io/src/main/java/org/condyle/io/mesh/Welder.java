package org.condyle.io.mesh;

import java.util.Arrays;

/**
 * Gives vertices with exactly the same coordinates the same number: STL repeats each vertex in every triangle around
 * it. No tolerance, on purpose: what a writer has printed from one vertex is the same text or the same bits. Numbers
 * follow the first appearance.
 */
final class Welder {
    private final MeshBuilder mesh;
    private int[] table = new int[1 << 10]; // vertex number + 1; 0 is free
    private long seen;

    Welder(MeshBuilder mesh) {
        this.mesh = mesh;
    }

    /** Number of the vertex at x, y, z, which is added when it is new. */
    int number(double x, double y, double z, long at) {
        seen++;
        int slot = slot(x, y, z);
        if (table[slot] == 0) {
            mesh.vertex(x + 0.0, y + 0.0, z + 0.0, at, seen); // + 0.0 makes -0 to 0: they are the same place
            table[slot] = mesh.points();
            if (2L * mesh.points() > table.length && table.length < 1 << 30) {
                grow();
                return mesh.points() - 1;
            }
        }
        return table[slot] - 1;
    }

    private int slot(double x, double y, double z) {
        int mask = table.length - 1;
        int slot = hash(x, y, z) & mask;
        while (table[slot] != 0 && !same(3 * (table[slot] - 1), x, y, z)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private boolean same(int i, double x, double y, double z) {
        return mesh.coordinate(i) == x && mesh.coordinate(i + 1) == y && mesh.coordinate(i + 2) == z;
    }

    private void grow() {
        int[] old = table;
        table = new int[2 * old.length];
        Arrays.stream(old).filter(n -> n != 0).forEach(n -> {
            int i = 3 * (n - 1);
            table[slot(mesh.coordinate(i), mesh.coordinate(i + 1), mesh.coordinate(i + 2))] = n;
        });
    }

    /** Coordinates on a grid differ in few high bits: all of them must reach the low ones. */
    private static int hash(double x, double y, double z) {
        long h = mixed(Double.doubleToLongBits(x + 0.0));
        h = mixed(h + Double.doubleToLongBits(y + 0.0));
        return (int) mixed(h + Double.doubleToLongBits(z + 0.0));
    }

    /** Stafford's variant 13 of the finaliser of MurmurHash3. */
    private static long mixed(long h) {
        long a = (h ^ (h >>> 30)) * 0xBF58476D1CE4E5B9L;
        long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
        return b ^ (b >>> 31);
    }
}
