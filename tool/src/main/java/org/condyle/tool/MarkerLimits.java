package org.condyle.tool;

import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;

/**
 * Distances of markers above which an inverse kinematics is doubted. OpenSim's guide advises less than 2 cm rms and 2 to 4 cm at
 * most; a bony landmark that is 10 cm from its place is another one.
 *
 * @param rms     over all markers and frames, above which it is warned [m]
 * @param largest of any marker in any frame, above which it is warned [m]
 * @param trusted the same, above which the result is not to be trusted [m]
 */
record MarkerLimits(double rms, double largest, double trusted) {
    private static final String RMS = "marker_error_rms_limit";
    private static final String LARGEST = "marker_error_max_limit";
    private static final String TRUSTED = "marker_error_max_trusted";

    static final SetupKeys KEYS =
            new SetupKeys().key(RMS, "0.02").key(LARGEST, "0.04").key(TRUSTED, "0.1");

    static MarkerLimits of(Setup setup) {
        return new MarkerLimits(setup.limit(RMS, "m"), setup.limit(LARGEST, "m"), setup.limit(TRUSTED, "m"));
    }

    boolean exceeded(double rmsError, double largestError) {
        return rmsError > rms || largestError > Math.min(largest, trusted);
    }
}
