package org.condyle.analyse.motion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.WeightedPoints;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.CoordinateRange;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;

/** The objective of inverse kinematics at a pose, with its derivatives, constraints and bounds. */
final class TrackingProblem {
    private final Mechanism mechanism;
    private final Workspace w;
    private final WeightedPoints points;
    private final List<Landmark> markers;
    private final double[] markerWeight; // as given
    private final double[] weight; // of this frame: divided by the sum, 0 where a marker is missing
    private final double[] places;
    private final CoordinateNames.Place[] coordinates; // of tasks
    private final double[] coordinateWeight;
    private final double[] value; // of this frame; NaN for none
    private final CoordinateNames.Place[] bounded;
    private final CoordinateRange[] ranges;
    private final int[] hard; // rows of constraints that are kept exactly
    private final int[] soft; // and those by a penalty
    private final int[] everyRow;
    private final double softWeight;
    private boolean exact; // all rows are kept exactly for now
    private final double[] unit;
    private final double[] column;
    private final double[] row;
    private final Mobility[] mobilityOf; // of tasks, then of bounds, for this thread

    final double[] matrix;
    final double[] gradient;
    final double[][] rows;
    final double[] right;
    final double[][] boundRows;
    final double[] lower;
    final double[] upper;

    TrackingProblem(Mechanism mechanism, TrackingTasks tasks, double constraintWeight) {
        this.mechanism = mechanism;
        Model model = mechanism.model();
        w = new Workspace(mechanism, java.util.Set.copyOf(mechanism.forceNames()));
        markers = tasks.resolve(model);
        points = new WeightedPoints(w, markers);
        markerWeight = tasks.markers().stream()
                .mapToDouble(TrackingTasks.Marker::weight)
                .toArray();
        weight = new double[markerWeight.length];
        places = new double[3 * markerWeight.length];
        CoordinateNames names = new CoordinateNames(model);
        coordinates =
                tasks.coordinates().stream().map(c -> names.find(c.name())).toArray(CoordinateNames.Place[]::new);
        coordinateWeight = tasks.coordinates().stream()
                .mapToDouble(TrackingTasks.Coordinate::weight)
                .toArray();
        value = new double[coordinates.length];
        List<CoordinateNames.Place> clamped = new ArrayList<>();
        List<CoordinateRange> within = new ArrayList<>();
        model.ranges().forEach((name, range) -> {
            if (range.clamped()) {
                clamped.add(names.find(name));
                within.add(range);
            }
        });
        bounded = clamped.toArray(CoordinateNames.Place[]::new);
        ranges = within.toArray(CoordinateRange[]::new);
        softWeight = constraintWeight;
        hard = rows(constraintWeight, true);
        soft = rows(constraintWeight, false);
        everyRow = java.util.stream.IntStream.range(0, mechanism.rows()).toArray();
        int n = model.speeds();
        unit = new double[n];
        column = new double[model.coordinates()];
        row = new double[n];
        matrix = new double[n * n];
        gradient = new double[n];
        rows = new double[everyRow.length][];
        right = new double[everyRow.length];
        boundRows = new double[bounded.length][n];
        lower = new double[bounded.length];
        upper = new double[bounded.length];
        mobilityOf = new Mobility[coordinates.length + bounded.length];
        for (int i = 0; i < mobilityOf.length; i++) {
            CoordinateNames.Place p = i < coordinates.length ? coordinates[i] : bounded[i - coordinates.length];
            mobilityOf[i] = p.joint().mobility().forThread();
        }
    }

    private int[] rows(double constraintWeight, boolean wantHard) {
        return java.util.stream.IntStream.range(0, mechanism.rows())
                .filter(r -> (Double.isInfinite(constraintWeight) || mechanism.driven(r)) == wantHard)
                .toArray();
    }

    /** Whether some constraints are kept by a penalty only. */
    boolean soft() {
        return soft.length > 0;
    }

    /** Whether all constraints are to be kept exactly, also those that have a penalty. */
    void exact(boolean yes) {
        exact = yes;
    }

    private int[] kept() {
        return exact ? everyRow : hard;
    }

    int equations() {
        return kept().length;
    }

    int mostEquations() {
        return everyRow.length;
    }

    int bounds() {
        return bounded.length;
    }

    List<String> boundNames() {
        return Arrays.stream(bounded).map(CoordinateNames.Place::name).toList();
    }

    /** Takes the data of a frame; false if there is nothing to follow in it. */
    boolean look(double[] measured, double[] values) {
        if (measured.length != places.length || values.length != value.length) {
            throw new IllegalArgumentException("a frame needs " + places.length + " numbers for "
                    + markers.size() + " markers and " + value.length + " values of coordinates, has "
                    + measured.length + " and " + values.length);
        }
        System.arraycopy(measured, 0, places, 0, places.length);
        System.arraycopy(values, 0, value, 0, value.length);
        double sum = 0;
        for (int i = 0; i < weight.length; i++) {
            double all = measured[3 * i] + measured[3 * i + 1] + measured[3 * i + 2];
            weight[i] = Double.isFinite(all) ? markerWeight[i] : 0;
            sum += weight[i];
        }
        boolean any = sum > 0;
        for (int i = 0; i < weight.length; i++) {
            weight[i] /= any ? sum : 1;
        }
        for (int i = 0; i < value.length; i++) {
            any |= coordinateWeight[i] > 0 && Double.isFinite(value[i]);
        }
        return any;
    }

    /** Puts clamped coordinates into their ranges, those that can be set. */
    void clip(State s) {
        for (int c = 0; c < bounded.length; c++) {
            int q = bounded[c].q();
            s.q[q] = ranges[c].nearest(s.q[q]);
        }
    }

    /** Takes rounding away from the coordinates that are held, and from those that just pass. */
    void snap(State s, int[] held) {
        for (int c = 0; c < bounded.length; c++) {
            int q = bounded[c].q();
            if (bounded[c].plain()) {
                double x = s.q[q], inside = ranges[c].nearest(x);
                // a coordinate that the constraints hold outside of its range is left there
                s.q[q] = Math.abs(x - inside) < 1e-9
                        ? held[c] == 0 ? inside : held[c] > 0 ? ranges[c].upper() : ranges[c].lower()
                        : x;
            }
        }
    }

    /** The objective at a pose. */
    double evaluate(State s) {
        if (mechanism.rows() > 0) {
            Dynamics.constrain(s, w);
        } else {
            Dynamics.place(s, w);
        }
        double sum = points.value(weight, places);
        for (int i = 0; i < value.length; i++) {
            if (followed(i)) {
                double x = s.q[coordinates[i].q()] - value[i];
                sum += 0.5 * coordinateWeight[i] * x * x;
            }
        }
        for (int k = 0; !exact && k < soft.length; k++) {
            int r = soft[k];
            sum += 0.5 * softWeight * w.rows.value[r] * w.rows.value[r];
        }
        return sum;
    }

    private boolean followed(int task) {
        return coordinateWeight[task] > 0 && Double.isFinite(value[task]);
    }

    /**
     * Matrix, gradient, equations and bounds at the pose evaluated last.
     *
     * @param curved with the second derivatives of the markers; the matrix may then be indefinite
     */
    void linearise(State s, boolean curved) {
        Arrays.fill(matrix, 0);
        Arrays.fill(gradient, 0);
        points.addTo(weight, places, curved, matrix, gradient);
        for (int i = 0; i < value.length; i++) {
            if (followed(i)) {
                rowOf(s, coordinates[i], mobilityOf[i], row);
                addSquare(row, coordinateWeight[i], s.q[coordinates[i].q()] - value[i]);
            }
        }
        for (int k = 0; !exact && k < soft.length; k++) {
            int r = soft[k];
            addSquare(w.gradient(r), softWeight, w.rows.value[r]);
        }
        int[] list = kept();
        for (int i = 0; i < list.length; i++) {
            rows[i] = w.gradient(list[i]);
            right[i] = -w.rows.value[list[i]];
        }
        for (int c = 0; c < bounded.length; c++) {
            rowOf(s, bounded[c], mobilityOf[coordinates.length + c], boundRows[c]);
            lower[c] = ranges[c].lower() - s.q[bounded[c].q()];
            upper[c] = ranges[c].upper() - s.q[bounded[c].q()];
        }
    }

    /** Adds ½ weight x² with the gradient of x. */
    private void addSquare(double[] of, double factor, double x) {
        int n = gradient.length;
        for (int i = 0; i < n; i++) {
            if (of[i] != 0) {
                gradient[i] += factor * x * of[i];
                for (int j = 0; j < n; j++) {
                    matrix[n * i + j] += factor * of[i] * of[j];
                }
            }
        }
    }

    /** Gradient of a coordinate along the speeds: itself where q̇ = v, else a row of N in q̇ = N v. */
    private void rowOf(State s, CoordinateNames.Place place, Mobility mobility, double[] out) {
        Arrays.fill(out, 0);
        Joint j = place.joint();
        if (place.plain()) {
            out[j.vAt() + place.index()] = 1;
            return;
        }
        int count = mobility.speeds().length;
        for (int k = 0; k < count; k++) {
            unit[j.vAt() + k] = 1;
            mobility.rates(s.q, j.qAt(), unit, j.vAt(), column, 0);
            unit[j.vAt() + k] = 0;
            out[j.vAt() + k] = column[place.index()];
        }
    }

    /** Σ |Φ| of the equations at the pose evaluated last. */
    double violation() {
        double sum = 0;
        for (int r : kept()) {
            sum += Math.abs(w.rows.value[r]);
        }
        return sum;
    }

    double largestViolation() {
        double most = 0;
        for (int r : kept()) {
            most = Math.max(most, Math.abs(w.rows.value[r]));
        }
        return most;
    }

    void report(MarkerFit fit) {
        fit.measure(points.difference, weight);
    }

    void modelMarkers(State s, double[] out) {
        Dynamics.place(s, w);
        for (int i = 0; i < weight.length; i++) {
            w.motion.position(markers.get(i).body(), markers.get(i).at(), out, 3 * i);
        }
    }
}
