package org.condyle.study;

import java.util.List;

/** A plot of the report: an output over something varied (or another output), a curve for each value of {@code by}. */
public record PlotRequest(String x, String y, List<String> by) {}
