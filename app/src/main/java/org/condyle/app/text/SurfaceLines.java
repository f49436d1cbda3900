package org.condyle.app.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.contact.CompliantContact;
import org.condyle.geometry.Pairs;
import org.condyle.io.model.Description;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Surface;

/** The surfaces of a model and who can touch whom, for {@code condyle check}. */
public final class SurfaceLines {
    private static final int MOST = 20; // of each on the terminal; all are in the JSON

    private final Model model;
    private final Map<String, Surface> surfaces = new LinkedHashMap<>();
    private final Description description;

    public SurfaceLines(ModelFile file) {
        model = file.model();
        description = file.description();
        model.surfaces().forEach(s -> surfaces.put(s.name(), s));
    }

    /** A contact and how its places are found; method is empty if the file does not name its two surfaces. */
    private record Pair(String name, List<String> between, String method) {}

    private List<Pair> pairs() {
        List<Pair> all = new ArrayList<>();
        model.forces().forEach((name, element) -> {
            if (element instanceof ContactElement) {
                List<String> between = between(name);
                Surface a = between.size() == 2 ? surfaces.get(between.get(0)) : null;
                Surface b = between.size() == 2 ? surfaces.get(between.get(1)) : null;
                all.add(new Pair(name, between, a == null || b == null ? "" : method(element, a, b)));
            }
        });
        return all;
    }

    private static String method(ForceElement element, Surface a, Surface b) {
        if (element instanceof CompliantContact c && c.geometry().candidates() == 0) {
            return c.geometry().whole() ? "one depth of the whole overlap" : "springs on the faces of a mesh";
        }
        return Pairs.method(a.shape(), b.shape());
    }

    private List<String> between(String contact) {
        return description
                .part("contacts", contact)
                .filter(c -> c.knows("between"))
                .map(c -> c.texts("between"))
                .orElse(List.of());
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        List<Surface> all = model.surfaces();
        if (!all.isEmpty()) {
            lines.add("surfaces: " + all.size());
            all.stream()
                    .limit(MOST)
                    .forEach(s -> lines.add("  " + s.name() + "  (" + s.shape().type() + " on "
                            + model.bodies().get(s.body()).name() + ")"));
            more(all.size(), lines);
        }
        List<Pair> pairs = pairs();
        if (!pairs.isEmpty()) {
            lines.add("contacts: " + pairs.size());
            pairs.stream().limit(MOST).forEach(p -> lines.add("  " + p.name() + describe(p)));
            more(pairs.size(), lines);
        }
        return lines;
    }

    private static void more(int count, List<String> lines) {
        if (count > MOST) {
            lines.add("  and " + (count - MOST) + " more");
        }
    }

    private static String describe(Pair p) {
        String who = String.join(" and ", p.between());
        return p.between().isEmpty() ? "" : "  (" + who + (p.method().isEmpty() ? "" : ": " + p.method()) + ")";
    }

    /** The same for scripts. */
    public void facts(Map<String, Object> out) {
        out.put(
                "surfaces",
                model.surfaces().stream()
                        .map(s -> Map.of(
                                "name", s.name(),
                                "shape", s.shape().type(),
                                "body", model.bodies().get(s.body()).name()))
                        .toList());
        out.put(
                "contacts",
                pairs().stream()
                        .map(p -> Map.of("name", p.name(), "between", p.between(), "method", p.method()))
                        .toList());
    }
}
