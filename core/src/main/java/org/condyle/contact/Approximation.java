package org.condyle.contact;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleBiFunction;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/** What a contact tells of a geometry that stands for a search: how often it searched, and how wrong its force can be. */
record Approximation(ContactGeometry.Approximate near, AlongNormal normal, int memoryAt, int latchAt, int latches) {
    /** In words, at the end of a run, with the bound of the error of its largest force. */
    String told(State end) {
        double error = error(end, near.deepest(end.memory, memoryAt));
        return near.told(end.memory, memoryAt)
                + (error > 0 ? String.format(Locale.ROOT, "; forces within %.3g N", error) : "");
    }

    List<Signal> signals(ToDoubleBiFunction<State, Motion> depth) {
        return List.of(
                new Signal("searched", Dimension.NONE, (s, m) -> near.searched(s.memory, memoryAt)),
                new Signal("force-error", Dimension.FORCE, (s, m) -> error(s, depth.applyAsDouble(s, m))));
    }

    /** Bound of the error of a force in place of a search; 0 before the first touch. */
    private double error(State s, double depth) {
        double stiffness = 0;
        for (int i = 0; i < latches; i++) {
            stiffness = Math.max(stiffness, s.memory[latchAt + Latching.NUMBERS * i + 2]);
        }
        double k = stiffness;
        return depth > 0 && k > 0 ? near.forceError(depth, d -> normal.law().force(k, d, 0, normal.slowest())) : 0;
    }
}
