package org.condyle.experiment;

/**
 * The result of the test of a claim.
 *
 * @param value the left side: of the first condition that does not hold, or of the last; in SI
 * @param unit  the unit it is shown in; empty for a plain number
 */
record Judgement(double value, String unit, boolean holds) {}
