package org.condyle.tool.result;

/**
 * A number of a summary.
 *
 * @param name key in {@code summary.json}
 * @param unit empty for a plain number
 * @param says what it is, for people; empty if it is not told on the terminal
 */
public record Figure(String name, double value, String unit, String says) {}
