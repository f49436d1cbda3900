package org.condyle.io.document;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/** What a part of a document may contain, as text for a terminal: the answer to {@code condyle explain forces.spring}. */
public final class Explain {
    private static final int NARROWEST = 18; // column of names

    private Explain() {}

    /**
     * Follows {@code path} from {@code root}: keys of shapes and words of unions. Lists and names made up by the user
     * need no step; the word of a union may be left out, then the first variant that has the key answers. An empty path
     * explains the root.
     */
    public static String of(MappingType root, String path) {
        List<ValueType> here = List.of(root);
        String about = root.about();
        String walked = "";
        for (String step : path.isBlank() ? List.<String>of() : KeyPath.split(path.strip())) {
            Map<String, ValueType> next = new LinkedHashMap<>();
            Map<String, String> abouts = new LinkedHashMap<>();
            for (ValueType kind : opened(here)) {
                if (kind instanceof MappingType shape) {
                    shape.keys().forEach(k -> {
                        next.putIfAbsent(k.name(), k.kind());
                        abouts.putIfAbsent(k.name(), k.about());
                    });
                } else if (kind instanceof Union union) {
                    union.words().forEach(w -> {
                        next.putIfAbsent(w, union.shape(w));
                        abouts.putIfAbsent(w, union.shape(w).about());
                    });
                }
            }
            for (ValueType kind : opened(here)) {
                if (kind instanceof Union union) {
                    union.words().stream()
                            .map(union::shape)
                            .forEach(variant -> variant.keys().stream()
                                    .filter(k -> !k.name().equals(union.tag()))
                                    .forEach(k -> {
                                        next.putIfAbsent(k.name(), k.kind());
                                        abouts.putIfAbsent(k.name(), k.about());
                                    }));
                }
            }
            ValueType found = next.get(step);
            if (found == null) {
                String where = walked.isEmpty() ? "" : " in " + walked;
                throw new DocumentException(
                        Code.UNKNOWN_NAME,
                        Position.in("explain " + Quoted.plain(path, 80)),
                        "there is nothing called " + Quoted.of(step) + where,
                        DidYouMean.hint(step, next.keySet(), "name"));
            }
            walked = KeyPath.join(walked, step);
            here = List.of(found);
            about = String.valueOf(abouts.get(step));
        }
        return text(walked.isEmpty() ? root.name() : walked, about, here.get(0));
    }

    private static String text(String title, String about, ValueType kind) {
        StringBuilder out = new StringBuilder(title).append(": ").append(about).append('\n');
        if (!(kind instanceof MappingType)) {
            out.append("  ").append(kind.says()).append('\n');
        }
        for (ValueType part : opened(List.of(kind))) {
            if (part instanceof MappingType shape) {
                keys(shape, out);
            } else if (part instanceof Union union) {
                List<String> names =
                        union.words().stream().map(w -> union.tag() + ": " + w).toList();
                union.words()
                        .forEach(w -> line(
                                out,
                                width(names),
                                union.tag() + ": " + w,
                                union.shape(w).about(),
                                ""));
            }
        }
        return out.toString();
    }

    /**
     * Some keys of a shape, one line each.
     *
     * @param defaults their names, with the default of each; empty where the shape knows
     */
    public static String keys(String title, MappingType shape, Map<String, String> defaults) {
        StringBuilder out = new StringBuilder(title).append('\n');
        int width = width(defaults.keySet());
        for (Key key : shape.keys()) {
            String fallback = defaults.get(key.name());
            if (fallback != null) {
                line(out, width, key.name(), key.about(), detail(key, fallback.isEmpty() ? key.fallback() : fallback));
            }
        }
        return out.toString();
    }

    private static void keys(MappingType shape, StringBuilder out) {
        int width = width(shape.keys().stream().map(Key::name).toList());
        shape.keys().forEach(key -> line(out, width, key.name(), key.about(), detail(key, key.fallback())));
    }

    private static String detail(Key key, @Nullable String fallback) {
        String need = key.required() ? "; required" : fallback == null ? "" : "; default " + fallback;
        String example = key.examples().isEmpty() ? "" : "; such as " + String.join(", ", key.examples());
        return " (" + key.kind().says() + need + example + ")";
    }

    /** Of the column of names. */
    private static int width(Collection<String> names) {
        return names.stream().mapToInt(String::length).reduce(NARROWEST, Math::max);
    }

    private static void line(StringBuilder out, int width, String name, String about, String detail) {
        out.append("  ").append(name).append(" ".repeat(width - name.length()));
        out.append(' ').append(about).append(detail).append('\n');
    }

    /** Shapes and unions behind lists, maps of names, alternatives and references, each once. */
    private static List<ValueType> opened(List<ValueType> kinds) {
        Set<ValueType> found = new LinkedHashSet<>();
        List<ValueType> todo = new ArrayList<>(kinds);
        for (int i = 0; i < todo.size() && i < 1000; i++) {
            ValueType kind = todo.get(i);
            if (kind instanceof MappingType || kind instanceof Union) {
                found.add(kind);
            } else {
                todo.addAll(kind.inside());
            }
        }
        return List.copyOf(found);
    }
}
