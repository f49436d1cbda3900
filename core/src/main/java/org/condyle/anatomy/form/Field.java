package org.condyle.anatomy.form;

import java.util.List;

/**
 * The signed distance of a {@link Form}, negative inside. Pieces are joined by the smooth minimum of I. Quilez, min(a, b) - h² k / 4 with
 * h = max(0, 1 - |a - b| / k), which leaves everything farther than the width k from a transition as it is. Immutable.
 */
public final class Field {
    /** Outside everything [mm]; finite, so that differences are numbers. */
    private static final double FAR = 1e3;

    /** Step of the differences that give normals [mm]. */
    private static final double STEP = 0.05;

    private final Form.Step[] steps;
    private final boolean symmetric;

    /** Of each part of each step: where it can matter, six numbers a part. */
    private final double[][] boxes;

    /** Of each step: the box about those of its parts. */
    private final double[][] outer;

    private final double[] bounds = new double[6];

    Field(List<Form.Step> list, boolean symmetric) {
        this.symmetric = symmetric;
        steps = list.toArray(new Form.Step[0]);
        double widest = 0;
        for (Form.Step s : steps) {
            widest = Math.max(widest, s.blend());
        }
        boxes = new double[steps.length][];
        outer = new double[steps.length][6];
        empty(bounds);
        double[] box = new double[6];
        for (int n = 0; n < steps.length; n++) {
            Piece piece = steps[n].piece();
            boxes[n] = new double[6 * piece.parts()];
            empty(outer[n]);
            // a value matters up to its own transition beyond the surface, which the others move by less than this
            double margin = steps[n].blend() + 0.3 * widest + 2;
            for (int part = 0; part < piece.parts(); part++) {
                piece.box(part, box);
                for (int i = 0; i < 3; i++) {
                    if (!steps[n].carved()) {
                        bounds[i] = Math.min(bounds[i], box[i] - 0.3 * widest);
                        bounds[3 + i] = Math.max(bounds[3 + i], box[3 + i] + 0.3 * widest);
                    }
                    boxes[n][6 * part + i] = box[i] - margin;
                    boxes[n][6 * part + 3 + i] = box[3 + i] + margin;
                    outer[n][i] = Math.min(outer[n][i], box[i] - margin);
                    outer[n][3 + i] = Math.max(outer[n][3 + i], box[3 + i] + margin);
                }
            }
        }
        if (symmetric) {
            bounds[5] = Math.max(bounds[5], -bounds[2]);
            bounds[2] = -bounds[5];
        }
    }

    private static void empty(double[] box) {
        for (int i = 0; i < 3; i++) {
            box[i] = Double.POSITIVE_INFINITY;
            box[3 + i] = Double.NEGATIVE_INFINITY;
        }
    }

    private static boolean in(double[] b, int at, double x, double y, double z) {
        return x >= b[at] && x <= b[at + 3] && y >= b[at + 1] && y <= b[at + 4] && z >= b[at + 2] && z <= b[at + 5];
    }

    boolean symmetric() {
        return symmetric;
    }

    /** Least and greatest x, y, z of a box about the solid [mm]. */
    double[] bounds() {
        return bounds.clone();
    }

    /** Signed distance of a point, nearly, if it is near the surface; else a large number outside and a negative one inside [mm]. */
    public double value(double x, double y, double z) {
        double depth = symmetric ? Math.abs(z) : z;
        double sum = FAR;
        for (int n = 0; n < steps.length; n++) {
            if (!in(outer[n], 0, x, y, depth)) {
                continue;
            }
            double[] b = boxes[n];
            Piece piece = steps[n].piece();
            double near = FAR;
            for (int part = 0, at = 0; at < b.length; part++, at += 6) {
                if (in(b, at, x, y, depth)) {
                    near = Math.min(near, piece.distance(part, x, y, depth));
                }
            }
            if (near < FAR) {
                sum = combine(steps[n], sum, near);
            }
        }
        return sum;
    }

    private static double combine(Form.Step step, double sum, double distance) {
        return step.carved() ? -join(-sum, distance, step.blend()) : join(sum, distance, step.blend());
    }

    private static double join(double a, double b, double width) {
        double h = width - Math.abs(a - b);
        return h > 0 ? Math.min(a, b) - h * h / (4 * width) : Math.min(a, b);
    }

    /**
     * The value at a point and its gradient: value, x, y, z. Four values at the corners of a small tetrahedron: their mean is the value to
     * second order.
     */
    public void gradient(double x, double y, double z, double[] out) {
        double a = value(x + STEP, y + STEP, z + STEP), b = value(x + STEP, y - STEP, z - STEP);
        double c = value(x - STEP, y + STEP, z - STEP), d = value(x - STEP, y - STEP, z + STEP);
        out[0] = 0.25 * (a + b + c + d);
        out[1] = (a + b - c - d) / (4 * STEP);
        out[2] = (a - b + c - d) / (4 * STEP);
        out[3] = (a - b - c + d) / (4 * STEP);
    }

    /** Moves a point to the surface along the gradient, by Newton's method with steps of at most {@code reach} [mm]. */
    public void project(double[] at, int o, double reach) {
        double[] g = new double[4];
        for (int i = 0; i < 6; i++) {
            gradient(at[o], at[o + 1], at[o + 2], g);
            double square = g[1] * g[1] + g[2] * g[2] + g[3] * g[3];
            if (Math.abs(g[0]) < 2e-3 || square < 1e-4) {
                return;
            }
            double step = g[0] / square;
            double length = Math.abs(step) * Math.sqrt(square);
            step *= length > reach ? reach / length : 1;
            for (int k = 0; k < 3; k++) {
                at[o + k] -= step * g[1 + k];
            }
        }
    }

    /**
     * Values at the nodes of a grid, piece by piece, each in its box only; x runs fastest. The grid of a symmetric form has its middle at
     * z = 0, between two nodes.
     */
    double[] sample(Grid grid) {
        double[] sum = new double[grid.nodes()];
        java.util.Arrays.fill(sum, FAR);
        double[] near = new double[grid.nodes()];
        java.util.Arrays.fill(near, FAR);
        int[] whole = new int[6];
        int[] range = new int[6];
        int firstZ = symmetric ? grid.size(2) / 2 : 0;
        for (int n = 0; n < steps.length; n++) {
            Piece piece = steps[n].piece();
            double[] b = boxes[n];
            for (int i = 0; i < 3; i++) {
                whole[i] = Integer.MAX_VALUE;
                whole[3 + i] = -1;
            }
            for (int part = 0; 6 * part < b.length; part++) {
                grid.range(b, 6 * part, firstZ, range);
                for (int i = 0; i < 3; i++) {
                    whole[i] = Math.min(whole[i], range[i]);
                    whole[3 + i] = Math.max(whole[3 + i], range[3 + i]);
                }
                for (int k = range[2]; k <= range[5]; k++) {
                    for (int j = range[1]; j <= range[4]; j++) {
                        for (int i = range[0], at = grid.node(i, j, k); i <= range[3]; i++, at++) {
                            double d = piece.distance(part, grid.at(0, i), grid.at(1, j), grid.at(2, k));
                            near[at] = Math.min(near[at], d);
                        }
                    }
                }
            }
            for (int k = whole[2]; k <= whole[5]; k++) {
                for (int j = whole[1]; j <= whole[4]; j++) {
                    for (int i = whole[0], at = grid.node(i, j, k); i <= whole[3]; i++, at++) {
                        if (near[at] < FAR) {
                            sum[at] = combine(steps[n], sum[at], near[at]);
                            near[at] = FAR;
                        }
                    }
                }
            }
        }
        if (symmetric) {
            int layer = grid.size(0) * grid.size(1);
            for (int k = 0; k < firstZ; k++) {
                System.arraycopy(sum, (grid.size(2) - 1 - k) * layer, sum, k * layer, layer);
            }
        }
        return sum;
    }
}
