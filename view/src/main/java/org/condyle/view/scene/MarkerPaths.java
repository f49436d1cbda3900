package org.condyle.view.scene;

import java.util.List;

/**
 * Markers of a motion capture beside the markers of the model that follow them.
 *
 * @param names    of the markers
 * @param times    of the frames, increasing [s]
 * @param measured for each frame x, y, z of every marker [m]; NaN where it was not seen
 * @param model    the same of the model
 */
public record MarkerPaths(List<String> names, double[] times, double[][] measured, double[][] model) {
    private static final int MOST_NUMBERS = 60_000; // of the measured ones; the page carries twice as many

    /** A page takes every n-th frame, so that it does not grow without bound. */
    int stride() {
        long numbers = 3L * names.size() * times.length;
        return (int) Math.max(1, (numbers + MOST_NUMBERS - 1) / MOST_NUMBERS);
    }
}
