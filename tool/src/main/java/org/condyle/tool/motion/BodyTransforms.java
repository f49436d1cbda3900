package org.condyle.tool.motion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.io.data.DataTable;
import org.condyle.math.LuSolver;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;

/**
 * Placements of bodies, row by row as matrices of 4 x 4 in columns {@code BODY_T11} to {@code BODY_T44}, as images of moving joints are evaluated
 * (OpenSim-JAM: {@code _body_transformations.sto}). They give the coordinates of each joint of six freedoms between two of the bodies,
 * found by Newton's method from the coordinates of the row before; NaN where the matrices are not there or the method does not end.
 */
final class BodyTransforms {
    private static final String FIRST = "_T11";
    private static final int FREEDOMS = 6;
    private static final int MOST = 50;
    private static final double SMALL = 1e-12; // [rad, m]

    private BodyTransforms() {}

    /** Whether a table is of this kind. */
    static boolean isIn(DataTable table) {
        return table.columns().stream().anyMatch(c -> c.endsWith(FIRST));
    }

    /** Coordinates of joints [rad, m], a number for each row. */
    static Map<Place, double[]> coordinates(DataTable table, Model model, CoordinateLabels labels) {
        Map<Place, double[]> out = new LinkedHashMap<>();
        for (Joint j : model.joints()) {
            List<Place> own =
                    labels.all().stream().filter(p -> p.joint().equals(j)).toList();
            if (j.mobility().speeds().length == FREEDOMS
                    && own.size() == FREEDOMS
                    && has(table, model, j.parent())
                    && has(table, model, j.child())) {
                double[][] q = of(j, frames(table, model, j.parent()), frames(table, model, j.child()));
                for (int k = 0; k < FREEDOMS; k++) {
                    int at = k;
                    out.put(
                            own.get(k),
                            Arrays.stream(q).mapToDouble(row -> row[at]).toArray());
                }
            }
        }
        return out;
    }

    private static boolean has(DataTable table, Model model, int body) {
        return body > 0 && table.has(model.bodies().get(body).name() + FIRST);
    }

    private static List<Frame> frames(DataTable table, Model model, int body) {
        double[][] t = new double[12][];
        for (int i = 0; i < t.length; i++) {
            t[i] = table.column(model.bodies().get(body).name() + "_T" + (1 + i / 4) + (1 + i % 4));
        }
        List<Frame> all = new ArrayList<>();
        for (int row = 0; row < table.rows(); row++) {
            double[] turn = new double[9], origin = new double[3];
            for (int i = 0; i < 3; i++) {
                for (int k = 0; k < 3; k++) {
                    turn[3 * i + k] = t[4 * i + k][row];
                }
                origin[i] = t[4 * i + 3][row];
            }
            all.add(new Frame(origin, turn));
        }
        return all;
    }

    private static double[][] of(Joint j, List<Frame> parents, List<Frame> children) {
        double[][] out = new double[parents.size()][];
        double[] q = new double[FREEDOMS];
        j.mobility().neutral(q, 0);
        for (int row = 0; row < out.length; row++) {
            Frame f = parents.get(row).then(j.inParent()), m = children.get(row).then(j.inChild());
            double[] back = Mat3.transpose(f.rotation()), shift = new double[3];
            double[] a = f.origin(), b = m.origin();
            Mat3.times(back, 0, b[0] - a[0], b[1] - a[1], b[2] - a[2], shift, 0);
            double[] found = solve(j, Mat3.times(back, m.rotation()), shift, q);
            out[row] = found;
            q = Double.isFinite(found[0]) ? found : q;
        }
        return out;
    }

    private static double[] solve(Joint j, double[] turn, double[] shift, double[] from) {
        double[] q = from.clone(), pose = new double[12], s = new double[36], bias = new double[6], e = new double[6];
        double[] still = new double[FREEDOMS];
        LuSolver lu = new LuSolver(FREEDOMS);
        for (int i = 0; i < MOST; i++) {
            j.mobility().place(q, 0, pose, 0);
            double[] left = Mat3.times(turn, Mat3.transpose(Arrays.copyOf(pose, 9)));
            Rotations.toVector(left, 0, e, 0);
            double most = 0;
            for (int k = 0; k < 3; k++) {
                e[3 + k] = shift[k] - pose[9 + k];
                most = Math.max(most, Math.max(Math.abs(e[k]), Math.abs(e[3 + k])));
            }
            if (most < SMALL) {
                return q;
            }
            j.mobility().move(q, 0, still, 0, s, 0, bias, 0);
            for (int row = 0; row < FREEDOMS; row++) {
                for (int k = 0; k < FREEDOMS; k++) {
                    lu.matrix()[row][k] = s[FREEDOMS * k + row];
                }
            }
            if (!Double.isFinite(most) || !lu.factor()) {
                break;
            }
            lu.solve(e);
            j.mobility().advance(q, 0, e, 0, q, 0);
        }
        double[] none = new double[FREEDOMS];
        Arrays.fill(none, Double.NaN);
        return none;
    }
}
