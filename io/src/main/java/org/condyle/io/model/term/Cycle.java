package org.condyle.io.model.term;

import java.util.List;
import org.condyle.analyse.LimitCycle;

/**
 * A motion that is looked for: it repeats itself from event to event.
 *
 * @param names     of the unknown coordinates
 * @param tolerance largest difference of unknowns at two events
 */
public record Cycle(String event, List<String> names, LimitCycle.Unknowns unknowns, double tolerance) {}
