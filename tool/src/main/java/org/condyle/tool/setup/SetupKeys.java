package org.condyle.tool.setup;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The keys that a tool or an analysis has, each with its default as it would be written; built once for each of them. */
public final class SetupKeys {
    private final Map<String, String> defaults = new LinkedHashMap<>();
    private final List<String> withoutEffect = new ArrayList<>();

    /** A key and the text that stands for a missing or empty one. */
    public SetupKeys key(String name, String orElse) {
        defaults.put(name, orElse);
        return this;
    }

    /** What all tools have that go through a motion or a run: its times, its loads, added actuators, analyses. */
    public static SetupKeys ofMotion(String from, String to) {
        return new SetupKeys()
                .key("model_file", "")
                .key("initial_time", from)
                .key("final_time", to)
                .key("external_loads_file", "")
                .key("AnalysisSet", "")
                .key("replace_force_set", "false")
                .key("force_set_files", "")
                .withoutEffect("results_directory", "output_precision", "minimum_integrator_step_size", "defaults");
    }

    /** All keys of others. */
    public SetupKeys and(SetupKeys others) {
        defaults.putAll(others.defaults);
        withoutEffect.addAll(others.withoutEffect);
        return this;
    }

    /** Keys that OpenSim knows and that change nothing here; a pattern such as {@code body\d_.*} names several. */
    public SetupKeys withoutEffect(String... patterns) {
        Collections.addAll(withoutEffect, patterns);
        return this;
    }

    boolean has(String name) {
        return defaults.containsKey(name);
    }

    String orElse(String name) {
        String value = defaults.get(name);
        if (value == null) {
            throw new IllegalArgumentException("the key " + name + " was not declared");
        }
        return value;
    }

    boolean isWithoutEffect(String name) {
        return withoutEffect.stream().anyMatch(name::matches);
    }

    public Collection<String> names() {
        return Collections.unmodifiableSet(defaults.keySet());
    }
}
