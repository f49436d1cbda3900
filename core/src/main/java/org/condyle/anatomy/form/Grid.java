package org.condyle.anatomy.form;

/** A grid of cubes about a solid. */
final class Grid {
    private final double cell;
    private final double[] origin = new double[3];
    private final int[] size = new int[3];

    /** @param box least and greatest x, y, z [mm] */
    Grid(double[] box, double cell, boolean evenInZ) {
        this.cell = cell;
        for (int i = 0; i < 3; i++) {
            size[i] = (int) Math.ceil((box[3 + i] - box[i]) / cell) + 4;
            size[i] += evenInZ && i == 2 && size[i] % 2 == 1 ? 1 : 0;
            origin[i] = 0.5 * (box[i] + box[3 + i]) - 0.5 * (size[i] - 1) * cell;
        }
    }

    /** Number of nodes along an axis. */
    int size(int axis) {
        return size[axis];
    }

    int nodes() {
        return size[0] * size[1] * size[2];
    }

    int node(int i, int j, int k) {
        return (k * size[1] + j) * size[0] + i;
    }

    double at(int axis, int index) {
        return origin[axis] + index * cell;
    }

    /** The nodes in a box: first and last index along x, y, z. */
    void range(double[] box, int o, int firstZ, int[] out) {
        for (int i = 0; i < 3; i++) {
            double first = Math.ceil((box[o + i] - origin[i]) / cell),
                    last = Math.floor((box[o + 3 + i] - origin[i]) / cell);
            out[i] = (int) Math.max(i == 2 ? firstZ : 0, first);
            out[3 + i] = (int) Math.min(size[i] - 1, last);
        }
    }
}
