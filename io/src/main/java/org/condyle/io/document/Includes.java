package org.condyle.io.document;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Collectors;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * Brings in the files named by {@code include:} at the top of a file. A name is looked up beside the including file,
 * below the root that file came from, then in the library. The including file wins over what it includes, and a later
 * include over an earlier one.
 */
final class Includes {
    private static final String KEY = "include";
    private static final int DEEPEST = 8;
    private static final int MOST = 100;

    /** A file and the folder it was found below. */
    record Source(ResourceRoot root, String path) {
        String display() {
            return root.display(path);
        }

        /** As it is called wherever the folder may be. */
        String relative() {
            return root.relative(path);
        }

        /** Name of {@code other}, written in this file, as seen from the root. */
        String beside(String other) {
            return other.startsWith("/") ? other : path.substring(0, path.lastIndexOf('/') + 1) + other;
        }
    }

    private final @Nullable ResourceRoot library;
    private final Map<Source, Node.Mapping> done = new HashMap<>();
    private final Map<String, Source> sources = new LinkedHashMap<>();
    private final Map<String, String> hashes = new ConcurrentSkipListMap<>();

    Includes(@Nullable ResourceRoot library) {
        this.library = library;
    }

    /** Every file that was read, by the name its positions carry. */
    Map<String, Source> sources() {
        return sources;
    }

    /** A hash of the values of each file that was read; data files are added as they are opened. */
    Map<String, String> hashes() {
        return hashes;
    }

    /** {@code tree} of the file {@code source} with all its includes. */
    Node.Mapping expand(String display, Source source, Node.Mapping tree) {
        return expand(display, source, tree, List.of());
    }

    private Node.Mapping expand(String display, Source source, Node.Mapping tree, List<Source> above) {
        sources.put(display, source);
        hashes.put(source.relative(), Fingerprint.hash(List.of(YamlText.of(Entry.root(tree)))));
        if (!tree.slots().containsKey(KEY)) {
            return tree;
        }
        List<Source> chain = new ArrayList<>(above);
        chain.add(source);
        Problems problems = new Problems();
        Node.Mapping below = Node.Mapping.of(tree.at(), Map.of());
        for (Entry name : names(Entry.root(tree).child(KEY).orElseThrow(), problems)) {
            try {
                below = new Overlay(problems, false).merge(below, include(name, source, chain), "");
            } catch (DocumentException e) {
                problems.addAll(e.problems());
            }
        }
        problems.throwIfErrors();
        Map<String, Node.Slot> own = new LinkedHashMap<>(tree.slots());
        own.remove(KEY);
        return new Overlay(problems, false).merge(below, Node.Mapping.of(tree.at(), own), "");
    }

    private Node.Mapping include(Entry name, Source from, List<Source> chain) {
        Source source;
        byte[] bytes;
        try {
            source = locate(name.text(), from);
            int seen = chain.indexOf(source);
            if (seen >= 0) {
                String circle = chain.subList(seen, chain.size()).stream()
                        .map(Source::display)
                        .collect(Collectors.joining(" -> "));
                throw new DocumentException(
                        Code.CYCLE,
                        name.at(),
                        "files include each other in a cycle: " + circle + " -> " + source.display());
            }
            Node.Mapping known = done.get(source);
            if (known != null) {
                return known;
            }
            if (chain.size() > DEEPEST) {
                throw new DocumentException(
                        Code.OVER_LIMIT, name.at(), "includes are nested more than " + DEEPEST + " deep");
            }
            if (sources.size() > MOST) {
                throw new DocumentException(Code.OVER_LIMIT, name.at(), "more than " + MOST + " files are included");
            }
            bytes = source.root.read(KEY, source.path, Document.LIMIT);
        } catch (DocumentException e) {
            throw e.askedBy(name);
        }
        String display = source.display();
        Node.Mapping tree = Document.tree(display, TextFile.decode(display, bytes));
        Node.Mapping whole = expand(display, source, tree, chain);
        done.put(source, whole);
        return whole;
    }

    private Source locate(String name, Source from) {
        String own = from.root.clean(KEY + " " + Quoted.of(name), from.beside(name));
        if (library != null && library != from.root && !from.root.has(own) && library.has(name)) {
            return new Source(library, library.clean(KEY, name));
        }
        return new Source(from.root, own);
    }

    private static List<Entry> names(Entry include, Problems problems) {
        List<Entry> names = include.isList() ? include.items() : List.of(include);
        Map<String, Entry> good = new LinkedHashMap<>();
        for (Entry name : names) {
            if (!name.isScalar() || name.isNull()) {
                problems.error(
                        Code.WRONG_FORM, name, "must be a file name or a list of file names, found " + name.form());
            } else if (good.putIfAbsent(name.text(), name) != null) {
                problems.error(Code.GIVEN_TWICE, name, Quoted.of(name.text()) + " is included twice");
            }
        }
        return List.copyOf(good.values());
    }
}
