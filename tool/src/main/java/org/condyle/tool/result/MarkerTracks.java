package org.condyle.tool.result;

import java.util.List;

/**
 * Markers of the model beside the measured ones, for all frames of an inverse kinematics.
 *
 * @param names    of the markers that were followed
 * @param weights  one for each marker
 * @param times    of the frames [s]
 * @param measured positions in the world [m], one row for each frame: x, y, z of each marker; NaN where it was not seen
 * @param model    positions of the markers of the model, in the same order
 */
public record MarkerTracks(
        List<String> names, double[] weights, double[] times, double[][] measured, double[][] model) {
    /** Distance of model and measurement [m]; NaN where the marker was not seen. */
    public double error(int frame, int marker) {
        double sum = 0;
        for (int i = 3 * marker; i < 3 * marker + 3; i++) {
            double d = model[frame][i] - measured[frame][i];
            sum += d * d;
        }
        return Math.sqrt(sum);
    }

    /** Sum of the squared distances in a frame [m²]; markers that were not seen do not count. */
    public double squared(int frame) {
        double sum = 0;
        for (int m = 0; m < names.size(); m++) {
            double e = error(frame, m);
            sum += Double.isNaN(e) ? 0 : e * e;
        }
        return sum;
    }

    /** Number of markers seen in a frame. */
    public int seen(int frame) {
        int n = 0;
        for (int m = 0; m < names.size(); m++) {
            n += Double.isNaN(error(frame, m)) ? 0 : 1;
        }
        return n;
    }

    /** Root of the mean square over the markers of a frame [m]; 0 if none was seen. */
    public double rms(int frame) {
        int n = seen(frame);
        return n == 0 ? 0 : Math.sqrt(squared(frame) / n);
    }

    /** The marker with the largest distance in a frame; -1 if none was seen. */
    public int worst(int frame) {
        int worst = -1;
        for (int m = 0; m < names.size(); m++) {
            double e = error(frame, m);
            if (!Double.isNaN(e) && (worst < 0 || e > error(frame, worst))) {
                worst = m;
            }
        }
        return worst;
    }

    /** Root of the mean square of one marker over all frames in which it was seen [m]; NaN if in none. */
    public double rmsOf(int marker) {
        double sum = 0;
        int n = 0;
        for (int f = 0; f < times.length; f++) {
            double e = error(f, marker);
            if (!Double.isNaN(e)) {
                sum += e * e;
                n++;
            }
        }
        return n == 0 ? Double.NaN : Math.sqrt(sum / n);
    }

    /** Largest distance of one marker over all frames [m]; NaN if it was never seen. */
    public double maxOf(int marker) {
        double max = Double.NaN;
        for (int f = 0; f < times.length; f++) {
            double e = error(f, marker);
            max = Double.isNaN(e) || e <= max ? max : e;
        }
        return max;
    }
}
