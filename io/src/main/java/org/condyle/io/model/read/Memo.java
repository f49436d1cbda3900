package org.condyle.io.model.read;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.condyle.expression.Quantity;
import org.condyle.io.document.Document;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.mechanics.Model;
import org.jspecify.annotations.Nullable;

/**
 * What was made of the parts of a description before. A part that is the same value of the document gives what it gave, if all that was
 * looked up for it still has the same answers: parameters, curves, bodies, joints, and whatever else is in a {@link Tracked}. Otherwise it
 * is made again.
 *
 * <p>While a part is made, each look-up is noted with its answer, and each thing that is added to the model or to a {@link Tracked}; both
 * happen at few doors, which do it by themselves. To use it again is to compare the answers and to add the same things once more. What
 * was made with a warning, or of anything that has no door, is not kept. Of each part the last version is kept, so that memory does not
 * grow with the number of compilations.
 *
 * <p>Mechanisms can share elements, which never change: what a run changes is in its state. They hold scratch, of which each workspace
 * has its own; since some checks ask the elements themselves, only compilations in one thread share them.
 */
public final class Memo {
    /** What was made of the parts of one document and of all that came of it, by each thread: elements hold scratch. */
    public static final class Store {
        private final Map<Thread, Map<String, Made>> made = Collections.synchronizedMap(new WeakHashMap<>());
        private final AtomicInteger count = new AtomicInteger();

        /** The store of a document. */
        public static Store of(Document document) {
            return document.companion(Store::new);
        }

        /** How many things were made until now; what was used again does not count. */
        public int count() {
            return count.get();
        }
    }

    private record Question(String door, String name) {}

    /**
     * Something that was made.
     *
     * @param inputs  what it was made of
     * @param layout  of the model, as far as it had been built
     * @param answers what was looked up
     * @param effects what was added
     */
    private record Made(
            List<?> inputs,
            List<Integer> layout,
            Map<Question, @Nullable Object> answers,
            List<Consumer<ReaderContext>> effects,
            @Nullable Object value) {}

    /** What is noted while something is made. */
    private static final class Notes {
        private final Map<Question, @Nullable Object> answers = new LinkedHashMap<>();
        private final List<Consumer<ReaderContext>> effects = new ArrayList<>();
        private boolean kept = true;
    }

    private final @Nullable Store store;
    private final Map<String, Made> made;
    private final String setting;
    private final Problems problems;
    private final Model.Builder builder;
    private final Map<String, Function<String, @Nullable Object>> doors = new HashMap<>();
    private final Map<String, Tracked<?>> tracked = new HashMap<>();
    private final Deque<Notes> open = new ArrayDeque<>();
    private boolean comparing;
    private @Nullable ReaderContext context;

    /**
     * A memo for one compilation.
     *
     * @param store   null if nothing is to be remembered
     * @param setting what all parts depend on
     */
    public Memo(@Nullable Store store, String setting, Problems problems, Model.Builder builder) {
        this.store = store;
        made = store == null ? Map.of() : store.made.computeIfAbsent(Thread.currentThread(), thread -> new HashMap<>());
        this.setting = setting;
        this.problems = problems;
        this.builder = builder;
        if (store != null) {
            builder.noting(again -> effect(r -> again.accept(r.builder)));
        }
    }

    void serves(ReaderContext r) {
        context = r;
    }

    /** Adds a door at which something is looked up by its name. */
    void door(String door, Function<String, @Nullable Object> answer) {
        doors.put(door, answer);
    }

    void tracks(String door, Tracked<?> things) {
        door(door, things::answer);
        tracked.put(door, things);
    }

    Tracked<?> tracked(String door) {
        return Objects.requireNonNull(tracked.get(door));
    }

    /** Notes what was looked up at a door. */
    void note(String door, String name, @Nullable Object answer) {
        Notes notes = open.peek();
        if (notes != null && !comparing) {
            notes.answers.putIfAbsent(new Question(door, name), answer);
        }
    }

    /** Does something now, and again whenever what is being made is used again; the action must hold nothing of this compilation. */
    public void does(Consumer<ReaderContext> action) {
        action.accept(Objects.requireNonNull(context));
        effect(action);
    }

    /** Notes what is added, as an action that adds it again. */
    void effect(Consumer<ReaderContext> again) {
        Notes notes = open.peek();
        if (notes != null) {
            notes.effects.add(again);
        }
    }

    /** What is being made depends on things that are not noted: it is made each time. */
    public void never() {
        open.forEach(notes -> notes.kept = false);
    }

    /** Makes what a part is, or adds again what it has added before. */
    public void run(String section, String name, Part part, Runnable make) {
        of(section, name, List.of(part.entry()), () -> {
            make.run();
            return "";
        });
    }

    /**
     * The same for something that has a value, and is made of several things.
     *
     * @param inputs all that it is made of and that is not looked up: values of the document, or things that are the same only if they are
     *     identical
     */
    @SuppressWarnings({"unchecked", "NullAway"
    }) // a key is always used by the same code, whose value may be null or not
    public <T> T of(String section, String name, List<?> inputs, Supplier<T> make) {
        if (store == null) {
            return make.get();
        }
        String key = setting + section + "." + name;
        Made known = made.get(key);
        List<Integer> layout = builder.layout();
        if (known != null && known.layout.equals(layout) && same(known.inputs, inputs) && holds(known)) {
            Notes outer = open.peek();
            if (outer != null) {
                known.answers.forEach(outer.answers::putIfAbsent);
            }
            for (Consumer<ReaderContext> again : known.effects) {
                again.accept(Objects.requireNonNull(context));
            }
            return (T) known.value;
        }
        int before = problems.size();
        Notes notes = new Notes();
        open.push(notes);
        boolean done = false;
        T value;
        try {
            value = make.get();
            done = problems.size() == before;
        } finally {
            open.pop();
            Notes outer = open.peek();
            if (outer != null) {
                notes.answers.forEach(outer.answers::putIfAbsent);
                outer.effects.addAll(notes.effects);
                outer.kept &= done;
            }
        }
        store.count.incrementAndGet();
        if (done && notes.kept) {
            made.put(key, new Made(inputs, layout, notes.answers, notes.effects, value));
        }
        return value;
    }

    private boolean holds(Made known) {
        comparing = true;
        try {
            for (Map.Entry<Question, @Nullable Object> asked : known.answers.entrySet()) {
                Question question = asked.getKey();
                Function<String, @Nullable Object> door = doors.get(question.door);
                if (door == null || !same(door.apply(question.name), asked.getValue())) {
                    return false;
                }
            }
            return true;
        } finally {
            comparing = false;
        }
    }

    /** Values are compared; all else must be identical, since it may look equal and behave differently. */
    private static boolean same(@Nullable Object a, @Nullable Object b) {
        if (a == b) {
            return true;
        }
        if (a instanceof Entry x && b instanceof Entry y) {
            return x.isSharedWith(y);
        }
        if (a instanceof Quantity x && b instanceof Quantity y) {
            return Double.doubleToRawLongBits(x.si()) == Double.doubleToRawLongBits(y.si())
                    && x.dimension().isSame(y.dimension());
        }
        if (a instanceof List<?> x && b instanceof List<?> y) {
            boolean all = x.size() == y.size();
            for (int i = 0; all && i < x.size(); i++) {
                all = same(x.get(i), y.get(i));
            }
            return all;
        }
        return (a instanceof String || a instanceof Integer || a instanceof Double || a instanceof Boolean)
                && a.equals(b);
    }
}
