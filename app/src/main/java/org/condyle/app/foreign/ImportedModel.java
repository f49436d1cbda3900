package org.condyle.app.foreign;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.io.document.Document;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.YamlFile;
import org.condyle.io.model.Description;
import org.condyle.io.results.AtomicFile;
import org.jspecify.annotations.Nullable;

/** A translated model: its file, its meshes, and what there is to say about it. */
final class ImportedModel {
    private static final List<String> COUNTED = List.of(
            "bodies",
            "joints",
            "coordinates",
            "constraints",
            "forces",
            "contacts",
            "surfaces",
            "wraps",
            "markers",
            "frames");

    private final Description source;
    private final Document document;

    /** @param geodesic whether paths wrap as shortest lines */
    ImportedModel(Description source, boolean geodesic) {
        this.source = source;
        document = geodesic ? withShortestLines(source.document()) : source.document();
    }

    /** Where a mesh is written, below the model file: a way through the folders above the original begins where it comes down. */
    private static String below(Entry mesh) {
        return mesh.text().replaceFirst("^(\\.\\./)+", "");
    }

    private static Document withShortestLines(Document given) {
        Document changed = given;
        for (String section : List.of("measures", "forces")) {
            for (Entry e :
                    given.find(section).map(Entry::children).orElse(Map.of()).values()) {
                Entry wrapping = e.child("wrapping").orElse(null);
                if (wrapping != null) {
                    changed = changed.with(wrapping.path(), "geodesic");
                }
            }
        }
        return changed;
    }

    /** Throws all problems that the translated model has as a model. */
    void read() {
        source.compile("", List.of());
    }

    /** Writes the model file, and its meshes in the folders below it that they have below the original. */
    List<String> write(Path file) throws IOException {
        AtomicFile.write(file, out -> out.write(text().getBytes(StandardCharsets.UTF_8)));
        Path folder = file.toAbsolutePath().getParent();
        List<String> copied = new ArrayList<>();
        for (Entry mesh : meshes()) {
            Path to = folder == null ? Path.of(below(mesh)) : folder.resolve(below(mesh));
            if (!copied.contains(below(mesh)) && !Files.exists(to)) {
                Files.createDirectories(to.toAbsolutePath().getParent());
                document.copy(mesh, "mesh", to);
                copied.add(below(mesh));
            }
        }
        return copied;
    }

    private List<Entry> meshes() {
        List<Entry> all = new ArrayList<>();
        document.find("surfaces")
                .map(Entry::children)
                .orElse(Map.of())
                .values()
                .forEach(s -> s.find("shape.mesh.file").ifPresent(all::add));
        return all;
    }

    /** The model file, which begins with what was lost. */
    private String text() {
        StringBuilder out = new StringBuilder("# Translated by condyle import.\n");
        String name = source.name().replaceAll(".*[/\\\\]", "");
        new LossLines(name, counts(), source.losses())
                .lines()
                .forEach(l -> out.append(("# " + l).stripTrailing().replaceAll("\\p{Cntrl}", " "))
                        .append('\n'));
        String model = YamlFile.text(document.root());
        boolean above = meshes().stream().anyMatch(m -> !below(m).equals(m.text()));
        return out.append(above ? model.replaceAll("(\\bfile: [\"']?)(\\.\\./)+", "$1") : model)
                .toString();
    }

    /** How many there are of each kind; muscles are among the forces, and those that do not act are paths. */
    private Map<String, Integer> counts() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (String section : COUNTED) {
            int n = document.find(section).map(e -> e.children().size()).orElse(0);
            counts.put(section, section.equals("coordinates") ? coordinates() : n);
        }
        counts.put("muscles", ofType("forces", "muscle"));
        counts.put("paths", ofType("measures", "path"));
        return counts;
    }

    private int ofType(String section, String type) {
        int n = 0;
        for (Entry e :
                document.find(section).map(Entry::children).orElse(Map.of()).values()) {
            n += e.child("type").filter(t -> t.text().equals(type)).isPresent() ? 1 : 0;
        }
        return n;
    }

    private int coordinates() {
        int n = 0;
        for (Entry j :
                document.find("joints").map(Entry::children).orElse(Map.of()).values()) {
            n += j.child("names").map(e -> e.items().size()).orElse(0);
            n += j.child("coordinates").map(e -> e.children().size()).orElse(0);
        }
        return n;
    }

    /** The report for people: what there is, then what was lost, what can matter first. */
    List<String> lines() {
        return new LossLines(source.name(), counts(), source.losses()).lines();
    }

    /** The report for scripts. */
    Map<String, Object> facts(@Nullable Path written) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("model", source.name());
        facts.put("title", document.find("title").map(Entry::text).orElse(""));
        facts.put("counts", counts());
        if (written != null) {
            facts.put("written", written.toString());
        }
        facts.put("losses", LossLines.facts(source.losses()));
        return facts;
    }
}
