package org.condyle.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.math.Vec3;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.SingularValueDecomposition;
import org.jspecify.annotations.Nullable;

/**
 * Emitters on a rigid cuff about the moving segment. The distances between them do not change, which tells swapped
 * emitters and wild readings, and lets emitters that were seen stand for those that were not.
 */
public final class Cuff {
    private static final double SUSPECT = 7; // spreads of the distances
    private static final double ROUNDING = 1e-9;

    private final int emitters;
    private final double[][][] samples; // [sample][emitter], null where there was no reading
    private final double[][] distance;
    private final double spread;

    /**
     * Something wrong with one sample.
     *
     * @param sample  from 0
     * @param emitter from 0
     * @param other   the emitter it was swapped with; equal to {@code emitter} for a wild reading
     * @param change  largest change of a distance between emitters [m]
     */
    public record Fault(int sample, int emitter, int other, double change) {
        public boolean isSwap() {
            return emitter != other;
        }
    }

    /** Readings [sample][emitter] of three coordinates; null where there was none. */
    public Cuff(double[] @Nullable [][] samples) {
        this.samples = samples;
        emitters = samples.length == 0 ? 0 : samples[0].length;
        distance = new double[emitters][emitters];
        List<Double> all = new ArrayList<>();
        double size = 0;
        for (int a = 0; a < emitters; a++) {
            for (int b = 0; b < a; b++) {
                List<Double> d = new ArrayList<>();
                for (double[][] s : samples) {
                    if (s[a] != null && s[b] != null) {
                        d.add(SphereFit.distance(s[a], s[b]));
                    }
                }
                double median = median(d);
                distance[a][b] = distance[b][a] = median;
                size = Math.max(size, median);
                d.forEach(x -> all.add(Math.abs(x - median)));
            }
        }
        spread = Math.max(1.4826 * median(all), ROUNDING * size);
    }

    private static double median(List<Double> values) {
        double[] v = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return v.length == 0 ? 0 : 0.5 * (v[(v.length - 1) / 2] + v[v.length / 2]);
    }

    /** Samples whose emitters cannot be where they were read. Two emitters alone cannot be told apart. */
    public List<Fault> faults() {
        List<Fault> faults = new ArrayList<>();
        for (int i = 0; i < samples.length; i++) {
            double[][] s = samples[i];
            double change = change(s, -1);
            if (change > SUSPECT * spread) {
                faults.add(fault(i, s, change));
            }
        }
        return faults;
    }

    private Fault fault(int sample, double[][] s, double change) {
        int seen = (int) Arrays.stream(s).filter(p -> p != null).count();
        int first = 0, second = 0;
        double best = Double.POSITIVE_INFINITY;
        for (int a = 0; a < emitters && seen > 2; a++) {
            for (int b = 0; b < a; b++) {
                if (s[a] != null && s[b] != null) {
                    double[][] swapped = s.clone();
                    swapped[a] = s[b];
                    swapped[b] = s[a];
                    double left = change(swapped, -1);
                    if (left < best) {
                        best = left;
                        first = b;
                        second = a;
                    }
                }
            }
        }
        if (best < Math.max(SUSPECT * spread, 0.2 * change)) {
            return new Fault(sample, first, second, change);
        }
        int wild = 0;
        best = Double.POSITIVE_INFINITY;
        for (int a = 0; a < emitters; a++) {
            double left = s[a] == null ? Double.POSITIVE_INFINITY : change(s, a);
            if (left < best) {
                best = left;
                wild = a;
            }
        }
        return new Fault(sample, wild, wild, change);
    }

    /** Largest change of a distance between emitters that were seen, without one of them. */
    private double change(double[][] s, int without) {
        double most = 0;
        for (int a = 0; a < emitters; a++) {
            for (int b = 0; b < a; b++) {
                if (a != without && b != without && s[a] != null && s[b] != null) {
                    most = Math.max(most, Math.abs(SphereFit.distance(s[a], s[b]) - distance[a][b]));
                }
            }
        }
        return most;
    }

    /**
     * Where a point that moves with the cuff is in each sample: the middle of all emitters, or one of them. Where not all
     * emitters were seen, three or more carry it by the rotation that fits best (Kabsch, Acta Crystallographica A 32 (1976)
     * 922-923).
     *
     * @param which an emitter from 0, or -1 for the middle
     * @return null for samples with too few emitters
     */
    public double[] @Nullable [] follow(int which) {
        double[] @Nullable [] out = new double[samples.length][];
        double[][] model = null;
        for (int i = 0; i < samples.length && model == null; i++) {
            model = Arrays.stream(samples[i]).allMatch(p -> p != null) ? samples[i] : null;
        }
        double[] target = model == null ? new double[3] : which < 0 ? middle(model, model) : model[which];
        for (int i = 0; i < samples.length; i++) {
            double[][] s = samples[i];
            if (which >= 0 && s[which] != null) {
                out[i] = s[which];
            } else if (which < 0 && Arrays.stream(s).allMatch(p -> p != null)) {
                out[i] = middle(s, s);
            } else if (model != null && Arrays.stream(s).filter(p -> p != null).count() >= 3) {
                out[i] = carried(model, target, s);
            }
        }
        return out;
    }

    /** Mean of those points whose partner exists. */
    private static double[] middle(double[][] points, double[] @Nullable [] seen) {
        double[] m = new double[3];
        int n = 0;
        for (int a = 0; a < points.length; a++) {
            if (seen[a] != null) {
                n++;
                for (int k = 0; k < 3; k++) {
                    m[k] += points[a][k];
                }
            }
        }
        for (int k = 0; k < 3; k++) {
            m[k] /= n;
        }
        return m;
    }

    private static double[] carried(double[][] model, double[] target, double[] @Nullable [] s) {
        double[] from = middle(model, s), to = new double[3];
        int n = 0;
        double[][] h = new double[3][3];
        for (double[] p : s) {
            if (p != null) {
                n++;
                for (int k = 0; k < 3; k++) {
                    to[k] += p[k];
                }
            }
        }
        for (int k = 0; k < 3; k++) {
            to[k] /= n;
        }
        for (int a = 0; a < s.length; a++) {
            double[] p = s[a];
            if (p != null) {
                for (int k = 0; k < 9; k++) {
                    h[k / 3][k % 3] += (p[k / 3] - to[k / 3]) * (model[a][k % 3] - from[k % 3]);
                }
            }
        }
        SingularValueDecomposition svd = new SingularValueDecomposition(new Array2DRowRealMatrix(h));
        RealMatrix u = svd.getU(), v = svd.getV();
        // A rotation, not a reflection: turn the direction that the points determine least.
        if (determinant(u) * determinant(v) < 0) {
            u = u.copy();
            for (int k = 0; k < 3; k++) {
                u.setEntry(k, 2, -u.getEntry(k, 2));
            }
        }
        double[] moved = u.multiply(v.transpose())
                .operate(new double[] {target[0] - from[0], target[1] - from[1], target[2] - from[2]});
        return new double[] {to[0] + moved[0], to[1] + moved[1], to[2] + moved[2]};
    }

    private static double determinant(RealMatrix m) {
        double[] c = Vec3.cross(m.getColumn(0), m.getColumn(1)), d = m.getColumn(2);
        return c[0] * d[0] + c[1] * d[1] + c[2] * d[2];
    }
}
