package org.condyle.io.model.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.expression.Dimension;
import org.condyle.expression.Variable;
import org.condyle.mechanics.Signal;
import org.jspecify.annotations.Nullable;

/** Names in a formula of the motion: the time in slot 0, signals in the order they are met, parameters, curves. */
public final class SignalScope extends ParameterScope {
    private static final Variable TIME = new Variable(0, Dimension.UNKNOWN);

    private final Map<String, Signal> known;
    private final Map<String, String> renamed;
    private final Set<String> measured;
    private final Map<String, String> oldNames = new LinkedHashMap<>();
    private final Map<String, Variable> met = new LinkedHashMap<>();
    private final List<Signal> signals = new ArrayList<>();

    public SignalScope(Parameters parameters, Map<String, Signal> known) {
        this(parameters, known, Map.of(), Set.of());
    }

    /**
     * Names of signals, parameters and curves.
     *
     * @param renamed  spellings of earlier versions, and the names of today
     * @param measured signals whose dimension is checked, as the file gives it: inputs
     */
    SignalScope(Parameters parameters, Map<String, Signal> known, Map<String, String> renamed, Set<String> measured) {
        super(parameters);
        this.known = known;
        this.renamed = renamed;
        this.measured = measured;
    }

    /** The old spellings that were met, and the names of today. */
    Map<String, String> oldNames() {
        return oldNames;
    }

    /** The signals that were met; the i-th is in slot i + 1. */
    public List<Signal> signals() {
        return signals;
    }

    @Override
    public @Nullable Variable slot(String name) {
        if (name.equals("t")) {
            return TIME;
        }
        Signal signal = known.get(name);
        if (signal == null) {
            String current = renamed.get(name);
            if (current == null || !known.containsKey(current)) {
                return null;
            }
            oldNames.put(name, current);
            return slot(current);
        }
        return met.computeIfAbsent(name, n -> {
            signals.add(signal);
            return new Variable(signals.size(), measured.contains(n) ? signal.dimension() : Dimension.UNKNOWN);
        });
    }

    @Override
    protected Collection<String> ownNames() {
        Set<String> all = new LinkedHashSet<>(known.keySet());
        all.add("t");
        return all;
    }
}
