package org.condyle.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.condyle.expression.ExpressionException;
import org.condyle.io.document.Entry;

/**
 * Parts that a model file knows and that were cut in this run, such as a ligament. Outputs, plots and recorded channels that speak of them
 * drop out, and it is told once for each part which they are; a name that no part ever had stays an error.
 */
final class AbsentParts {
    private final Set<String> names;
    private final Map<String, List<String>> dropped = new LinkedHashMap<>();

    AbsentParts(Set<String> names) {
        this.names = new LinkedHashSet<>(names);
    }

    /** Whether an error means nothing but that a part is not there; then the entry that asked drops out. */
    boolean explains(ExpressionException x, Entry asked) {
        return drops(part(x.unknownName()), asked);
    }

    /** The same for the name of a channel. */
    boolean explains(String channel, Entry asked) {
        return drops(part(channel), asked);
    }

    /** The same for a pattern of names of channels that matches none. */
    boolean explains(Pattern owners, Entry asked) {
        return drops(names.stream().filter(n -> owners.matcher(n).matches()).findFirst(), asked);
    }

    private boolean drops(Optional<String> part, Entry asked) {
        part.ifPresent(p -> dropped.computeIfAbsent(p, k -> new ArrayList<>()).add(asked.path()));
        return part.isPresent();
    }

    /** What is computed from an absent part is absent, too. */
    void add(String name) {
        names.add(name);
    }

    private Optional<String> part(String name) {
        return names.stream()
                .filter(n -> name.equals(n) || name.startsWith(n + ".") || name.startsWith(n + "-"))
                .findFirst();
    }

    /** For each part that was missed: what has dropped out. */
    List<String> notes() {
        return dropped.entrySet().stream()
                .map(e -> "'" + e.getKey() + "' is not in this model, and what speaks of it is left out: "
                        + String.join(", ", new LinkedHashSet<>(e.getValue())))
                .toList();
    }
}
