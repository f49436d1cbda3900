package org.condyle.anatomy.form;

/** Numbered edges ordered by cost; equal costs by number, so that the order is always the same. */
final class EdgeHeap {
    private final int[] heap;
    private final int[] place;
    private final double[] cost;
    private int size;

    EdgeHeap(int numbers) {
        heap = new int[numbers];
        place = new int[numbers];
        cost = new double[numbers];
        java.util.Arrays.fill(place, -1);
    }

    boolean isEmpty() {
        return size == 0;
    }

    int takeFirst() {
        int first = heap[0];
        remove(first);
        return first;
    }

    void put(int edge, double price) {
        if (place[edge] < 0) {
            place[edge] = size;
            heap[size++] = edge;
        }
        cost[edge] = price;
        rise(place[edge]);
        sink(place[edge]);
    }

    void remove(int edge) {
        int at = place[edge];
        if (at < 0) {
            return;
        }
        place[edge] = -1;
        int last = heap[--size];
        if (last != edge) {
            heap[at] = last;
            place[last] = at;
            rise(at);
            sink(place[last]);
        }
    }

    private boolean before(int e, int f) {
        return cost[e] < cost[f] || (cost[e] == cost[f] && e < f);
    }

    private void rise(int from) {
        int at = from;
        while (at > 0 && before(heap[at], heap[(at - 1) / 2])) {
            swap(at, (at - 1) / 2);
            at = (at - 1) / 2;
        }
    }

    private void sink(int from) {
        int at = from;
        while (true) {
            int child = 2 * at + 1;
            if (child >= size) {
                return;
            }
            if (child + 1 < size && before(heap[child + 1], heap[child])) {
                child++;
            }
            if (!before(heap[child], heap[at])) {
                return;
            }
            swap(at, child);
            at = child;
        }
    }

    private void swap(int i, int j) {
        int e = heap[i];
        heap[i] = heap[j];
        heap[j] = e;
        place[heap[i]] = i;
        place[heap[j]] = j;
    }
}
