package org.condyle.geometry;

/**
 * Sweep along the axis on which the boxes are spread most: sorted by their beginnings, a box is compared with those that
 * begin before it ends. The order of the last call is mended by insertion, which is quick while little has moved.
 */
public final class SweepAndPrune implements BroadPhase {
    private int[] order = new int[0];
    private double[] begin = new double[0];
    private int axis;

    @Override
    public void find(double[] boxes, int count, BoxPairs out) {
        out.clear();
        if (order.length != count) {
            order = new int[count];
            begin = new double[count];
            for (int i = 0; i < count; i++) {
                order[i] = i;
            }
        }
        axis = widest(boxes, count);
        sort(boxes, count);
        for (int k = 0; k < count; k++) {
            int i = order[k];
            double end = boxes[6 * i + 3 + axis];
            for (int m = k + 1; m < count && begin[m] <= end; m++) {
                if (BroadPhase.overlap(boxes, i, order[m])) {
                    out.add(i, order[m]);
                }
            }
        }
        out.sort(count);
    }

    private void sort(double[] boxes, int count) {
        for (int k = 0; k < count; k++) {
            begin[k] = boxes[6 * order[k] + axis];
        }
        long budget = 8L * count;
        for (int k = 1; k < count; k++) {
            double b = begin[k];
            int i = order[k], at = k;
            for (; at > 0 && begin[at - 1] > b; at--) {
                begin[at] = begin[at - 1];
                order[at] = order[at - 1];
                budget--;
            }
            begin[at] = b;
            order[at] = i;
            if (budget < 0) {
                heapSort(count);
                return;
            }
        }
    }

    private void heapSort(int n) {
        for (int k = n / 2 - 1; k >= 0; k--) {
            sift(k, n);
        }
        for (int k = n - 1; k > 0; k--) {
            double b = begin[0];
            int i = order[0];
            begin[0] = begin[k];
            order[0] = order[k];
            begin[k] = b;
            order[k] = i;
            sift(0, k);
        }
    }

    private void sift(int k, int n) {
        double b = begin[k];
        int i = order[k];
        for (int child = 2 * k + 1; child < n; child = 2 * k + 1) {
            if (child + 1 < n && begin[child + 1] > begin[child]) {
                child++;
            }
            if (begin[child] <= b) {
                break;
            }
            begin[k] = begin[child];
            order[k] = order[child];
            k = child;
        }
        begin[k] = b;
        order[k] = i;
    }

    private static int widest(double[] boxes, int count) {
        double best = -1;
        int axis = 0;
        for (int a = 0; a < 3; a++) {
            double sum = 0, squares = 0;
            int n = 0;
            for (int i = 0; i < count; i++) {
                double x = 0.5 * boxes[6 * i + a] + 0.5 * boxes[6 * i + 3 + a];
                if (Math.abs(x) < 1e100) {
                    sum += x;
                    squares += x * x;
                    n++;
                }
            }
            double spread = n == 0 ? 0 : squares / n - sum / n * (sum / n);
            if (spread > best) {
                best = spread;
                axis = a;
            }
        }
        return axis;
    }

    @Override
    public BroadPhase forThread() {
        return new SweepAndPrune();
    }
}
