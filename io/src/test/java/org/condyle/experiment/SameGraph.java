package org.condyle.experiment;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Compares all that two objects consist of: classes, numbers to the last bit, texts, and the order of lists and maps. What lambdas have
 * caught is compared, too. Places in documents are not: one value may come from two documents.
 */
final class SameGraph {
    private record Pair(@Nullable Object a, @Nullable Object b, String path) {}

    private final Deque<Pair> open = new ArrayDeque<>();
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private int compared;

    /** How many numbers and texts were compared; throws at the first difference. */
    static int check(String what, Object a, Object b) {
        SameGraph graph = new SameGraph();
        graph.open.add(new Pair(a, b, what));
        while (!graph.open.isEmpty()) {
            graph.compare(graph.open.pop());
        }
        return graph.compared;
    }

    private void compare(Pair p) {
        Object a = p.a, b = p.b;
        if (a == b || (a != null && !isValue(a) && !seen.add(a))) {
            return;
        }
        if (a == null || b == null || a.getClass() != b.getClass()) {
            throw new AssertionError(p.path + ": " + a + " and " + b);
        }
        if (isValue(a)) {
            compared++;
            if (!a.equals(b)) {
                throw new AssertionError(p.path + ": " + a + " and " + b);
            }
        } else if (a.getClass().isArray()) {
            if (Array.getLength(a) != Array.getLength(b)) {
                throw new AssertionError(p.path + ": lengths differ");
            }
            for (int i = 0; i < Array.getLength(a); i++) {
                compare(new Pair(Array.get(a, i), Array.get(b, i), p.path + "[" + i + "]"));
            }
        } else if (a instanceof Collection<?> x && b instanceof Collection<?> y) {
            inOrder(List.copyOf(new ArrayList<>(x)), List.copyOf(new ArrayList<>(y)), p.path);
        } else if (a instanceof IdentityHashMap<?, ?> x && b instanceof IdentityHashMap<?, ?> y) {
            compare(new Pair(x.size(), y.size(), p.path + ".size"));
        } else if (a instanceof Map<?, ?> x && b instanceof Map<?, ?> y) {
            inOrder(new ArrayList<>(x.keySet()), new ArrayList<>(y.keySet()), p.path + ".keys");
            inOrder(new ArrayList<>(x.values()), new ArrayList<>(y.values()), p.path);
        } else if (!a.getClass().getName().startsWith("java.")
                && !a.getClass().getName().startsWith("org.condyle.io.document")) {
            fields(a, b, p.path);
        }
    }

    private void inOrder(List<?> x, List<?> y, String path) {
        if (x.size() != y.size()) {
            throw new AssertionError(path + ": " + x + " and " + y);
        }
        for (int i = 0; i < x.size(); i++) {
            open.push(new Pair(x.get(i), y.get(i), path + "[" + i + "]"));
        }
    }

    private void fields(Object a, Object b, String path) {
        for (Class<?> c = a.getClass(); c != null && c != Object.class; c = c.getSuperclass()) {
            for (Field f : c.getDeclaredFields()) {
                if (!Modifier.isStatic(f.getModifiers())) {
                    try {
                        f.setAccessible(true);
                        open.push(new Pair(f.get(a), f.get(b), path + "." + f.getName()));
                    } catch (IllegalAccessException x) {
                        throw new AssertionError(x);
                    }
                }
            }
        }
    }

    private static boolean isValue(Object o) {
        return o instanceof Number
                || o instanceof String
                || o instanceof Boolean
                || o instanceof Enum<?>
                || o instanceof Character;
    }
}
