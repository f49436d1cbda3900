package org.condyle.io.foreign;

import org.condyle.io.document.Position;

/**
 * One control of a control set of OpenSim.
 *
 * @param actuator    whom it controls
 * @param times       of the nodes, increasing [s]; empty for a constant
 * @param values      of the nodes, or the constant
 * @param steps       true if the later node holds between two
 * @param extrapolate true if the control goes on along a straight line outside of its nodes, false if it stays
 * @param at          where it is in the file
 */
public record ControlCourse(
        String actuator, double[] times, double[] values, boolean steps, boolean extrapolate, Position at) {
    private static final String EXCITATION = ".excitation";

    /** Whether it has one value for all times. */
    public boolean isConstant() {
        return times.length < 2;
    }

    /** The actuator that a label of a control or of a column means: without its path, and without {@code .excitation}. */
    public static String actuator(String label) {
        String name = label.strip();
        name = name.substring(name.lastIndexOf('/') + 1);
        return name.endsWith(EXCITATION) ? name.substring(0, name.length() - EXCITATION.length()) : name;
    }
}
