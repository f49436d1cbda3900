package org.condyle.analyse.motion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How well the model meets the markers of one frame. Used again for the next frame; {@link #copy} keeps it. */
public final class MarkerFit {
    private final List<String> markers;
    private final List<String> clamped;
    private final double[] error;
    private final int[] atBound;
    double time;
    int seen;
    int rank;
    int freedoms;
    int iterations;
    boolean converged;
    double objective;
    double violation;
    private double totalSquared;
    private int worst = -1;

    MarkerFit(List<String> markers, List<String> clamped) {
        this.markers = markers;
        this.clamped = clamped;
        error = new double[markers.size()];
        atBound = new int[clamped.size()];
    }

    /** Takes the distances of the markers: three numbers each, and which of them were seen. */
    void measure(double[] difference, double[] weights) {
        totalSquared = 0;
        worst = -1;
        seen = 0;
        for (int i = 0; i < error.length; i++) {
            if (!(weights[i] > 0)) {
                error[i] = Double.NaN;
                continue;
            }
            seen++;
            double x = difference[3 * i], y = difference[3 * i + 1], z = difference[3 * i + 2];
            double squared = x * x + y * y + z * z;
            totalSquared += squared;
            error[i] = Math.sqrt(squared);
            if (worst < 0 || error[i] > error[worst]) {
                worst = i;
            }
        }
    }

    void hold(int[] held) {
        System.arraycopy(held, 0, atBound, 0, atBound.length);
    }

    /** How many markers with a weight the frame had. */
    public int seen() {
        return seen;
    }

    /** Directions that constraints and held bounds leave. */
    public int freedoms() {
        return freedoms;
    }

    /** How many of them the markers and coordinate tasks determine; the others keep their value. */
    public int rank() {
        return rank;
    }

    public int iterations() {
        return iterations;
    }

    /** False if the last step was not below the tolerance when the iterations ended. */
    public boolean converged() {
        return converged;
    }

    /** Value of the objective. */
    public double objective() {
        return objective;
    }

    /** Largest |Φ| of the constraints that are kept hard. */
    public double violation() {
        return violation;
    }

    /** Σ |x - x̂|² over the markers seen, without weights [m²]. */
    public double totalSquaredError() {
        return totalSquared;
    }

    /** Root of the mean square distance of the markers seen [m]; 0 if there are none. */
    public double rms() {
        return seen == 0 ? 0 : Math.sqrt(totalSquared / seen);
    }

    /** Distance of a marker from its place in the model [m], in the order of the tasks; NaN if it was not seen. */
    public double error(int marker) {
        return error[marker];
    }

    /** The marker that is farthest away; empty if none was seen. */
    public String worstMarker() {
        return worst < 0 ? "" : markers.get(worst);
    }

    /** Its distance [m]. */
    public double worstError() {
        return worst < 0 ? 0 : error[worst];
    }

    /** Names of the clamped coordinates that are held at an end of their range. */
    public List<String> atBounds() {
        List<String> names = new ArrayList<>();
        for (int c = 0; c < atBound.length; c++) {
            if (atBound[c] != 0) {
                names.add(clamped.get(c));
            }
        }
        return names;
    }

    public MarkerFit copy() {
        MarkerFit copy = new MarkerFit(markers, clamped);
        System.arraycopy(error, 0, copy.error, 0, error.length);
        System.arraycopy(atBound, 0, copy.atBound, 0, atBound.length);
        copy.time = time;
        copy.seen = seen;
        copy.rank = rank;
        copy.freedoms = freedoms;
        copy.iterations = iterations;
        copy.converged = converged;
        copy.objective = objective;
        copy.violation = violation;
        copy.totalSquared = totalSquared;
        copy.worst = worst;
        return copy;
    }

    @Override
    public String toString() {
        return "t = " + time + " s: rms " + rms() + " m, worst " + worstMarker() + " " + worstError() + " m, "
                + iterations + " iterations, errors " + Arrays.toString(error);
    }
}
