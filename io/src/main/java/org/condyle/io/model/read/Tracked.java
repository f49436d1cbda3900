package org.condyle.io.model.read;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Things by their names, as far as they have been read. A {@link Memo} notes what is looked up here and what is added. */
public final class Tracked<V> extends AbstractMap<String, V> {
    /** Stands for all of them; no name. */
    private static final String ALL = "\n";

    private final Map<String, V> own;
    private final String door;
    private final Memo memo;

    /** @param door a name for what is in here, which no other has */
    public Tracked(Memo memo, String door) {
        this(memo, door, new LinkedHashMap<>());
    }

    Tracked(Memo memo, String door, Map<String, V> own) {
        this.memo = memo;
        this.door = door;
        this.own = own;
        memo.tracks(door, this);
    }

    /** What there is of a name, or all. */
    @Nullable
    Object answer(String name) {
        return name.equals(ALL) ? all() : own.get(name);
    }

    private List<Object> all() {
        List<Object> all = new ArrayList<>(own.keySet());
        all.addAll(own.values());
        return all;
    }

    @Override
    public @Nullable V get(@Nullable Object name) {
        V found = own.get(name);
        memo.note(door, String.valueOf(name), found);
        return found;
    }

    @Override
    public boolean containsKey(@Nullable Object name) {
        return get(name) != null;
    }

    @Override
    @SuppressWarnings("unchecked") // the same door of another compilation
    public @Nullable V put(String name, V value) {
        String there = door; // the action must not hold this compilation
        memo.effect(r -> ((Tracked<V>) r.memo.tracked(there)).put(name, value));
        return own.put(name, value);
    }

    /** Looked at as a whole. */
    @Override
    public Set<Entry<String, V>> entrySet() {
        memo.note(door, ALL, all());
        return Collections.unmodifiableMap(own).entrySet();
    }
}
