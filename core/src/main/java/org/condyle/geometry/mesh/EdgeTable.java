package org.condyle.geometry.mesh;

/**
 * Stores the number under which an edge was first found, independent of its direction. Numbers in two arrays: a map of
 * objects takes six times the memory, which for millions of faces is more than the mesh itself.
 */
final class EdgeTable {
    private final long[] keys; // 0 is free: an edge from vertex 0 to vertex 0 there is not
    private final int[] first;

    /** @param sides of all faces; a closed mesh has half as many edges */
    EdgeTable(int sides) {
        int size = Integer.highestOneBit(Math.max(8, Math.min(sides, 1 << 29))) << 1;
        keys = new long[size];
        first = new int[size];
    }

    /** The number of the edge between two vertices; {@code number} if it is new. */
    int first(int a, int b, int number) {
        long key = ((long) Math.min(a, b) << 32) | Math.max(a, b);
        int mask = keys.length - 1;
        int slot = hash(key) & mask;
        while (keys[slot] != 0 && keys[slot] != key) {
            slot = (slot + 1) & mask;
        }
        if (keys[slot] == 0) {
            keys[slot] = key;
            first[slot] = number;
        }
        return first[slot];
    }

    /** Fibonacci hashing; the high bits are the good ones. */
    private static int hash(long key) {
        return (int) ((key * 0x9E3779B97F4A7C15L) >>> 32);
    }
}
