package org.condyle.io.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A growing list of numbers in blocks: hardly anything is copied while it grows, so it costs what it holds. */
public final class Doubles {
    private static final int BITS = 12;
    private static final int MASK = (1 << BITS) - 1;

    private final List<double[]> blocks = new ArrayList<>();
    private int size;

    public void add(double value) {
        int block = size >> BITS;
        int at = size & MASK;
        if (block == blocks.size()) {
            blocks.add(new double[block == 0 ? 16 : 1 << BITS]);
        } else if (at == blocks.get(block).length) {
            blocks.set(block, Arrays.copyOf(blocks.get(block), 2 * at)); // the first block: many lists stay short
        }
        blocks.get(block)[at] = value;
        size++;
    }

    public double get(int i) {
        return blocks.get(i >> BITS)[i & MASK];
    }

    public int size() {
        return size;
    }

    public double[] toArray() {
        double[] out = new double[size];
        for (int b = 0; b < blocks.size(); b++) {
            int from = b << BITS;
            System.arraycopy(blocks.get(b), 0, out, from, Math.min(1 << BITS, size - from));
        }
        return out;
    }
}
