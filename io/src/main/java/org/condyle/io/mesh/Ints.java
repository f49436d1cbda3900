package org.condyle.io.mesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A growing list of whole numbers in blocks: hardly anything is copied while it grows, so it costs what it holds. */
final class Ints {
    private static final int BITS = 12;
    private static final int MASK = (1 << BITS) - 1;

    private final List<int[]> blocks = new ArrayList<>();
    private int size;

    void add(int value) {
        int block = size >> BITS;
        int at = size & MASK;
        if (block == blocks.size()) {
            blocks.add(new int[block == 0 ? 16 : 1 << BITS]);
        } else if (at == blocks.get(block).length) {
            blocks.set(block, Arrays.copyOf(blocks.get(block), 2 * at)); // the first block: many lists stay short
        }
        blocks.get(block)[at] = value;
        size++;
    }

    int get(int i) {
        return blocks.get(i >> BITS)[i & MASK];
    }

    int size() {
        return size;
    }

    int[] toArray() {
        int[] out = new int[size];
        for (int b = 0; b < blocks.size(); b++) {
            int from = b << BITS;
            System.arraycopy(blocks.get(b), 0, out, from, Math.min(1 << BITS, size - from));
        }
        return out;
    }
}
