package org.condyle.io.document;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A document as a value that can be sent to another process: the tree with the places of its values, so that messages are those of home, and
 * the content of the files that it needs. Of files of the library the name is enough: every process has them.
 */
public final class PackedDocument implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Largest file that can be sent [bytes]: a Java array. */
    private static final long LARGEST = Integer.MAX_VALUE - 8;

    /**
     * A folder of home.
     *
     * @param home   as messages name it; null for the library
     * @param files  content by name
     * @param hashes of files as they were when the document was written, see {@link PackedRoot}
     */
    private record Folder(@Nullable String home, TreeMap<String, byte[]> files, TreeMap<String, String> hashes)
            implements Serializable {
        static Folder of(ResourceRoot root) {
            if (root instanceof PackedRoot packed) {
                Folder inner = of(packed.folder());
                inner.files.putAll(packed.files());
                inner.hashes.putAll(packed.hashes());
                return inner;
            }
            String home = root instanceof FolderRoot folder ? folder.folder().toString() : null;
            return new Folder(home, new TreeMap<>(), new TreeMap<>());
        }

        ResourceRoot root(ResourceRoot library) {
            ResourceRoot inner = home == null ? library : FolderRoot.elsewhere(Path.of(home));
            return home == null && files.isEmpty() && hashes.isEmpty() ? inner : new PackedRoot(inner, files, hashes);
        }
    }

    /** Where a file of the tree was found. */
    private record Origin(Folder folder, String path) implements Serializable {}

    private final String name;
    private final Node.Mapping tree;
    private final LinkedHashMap<String, Origin> origins = new LinkedHashMap<>();
    private final TreeMap<String, String> hashes;

    private PackedDocument(String name, Node.Mapping tree, Map<String, String> hashes) {
        this.name = name;
        this.tree = tree;
        this.hashes = new TreeMap<>(hashes);
    }

    static PackedDocument of(
            Document document,
            Node.Mapping tree,
            Map<String, Includes.Source> sources,
            Map<String, String> hashes,
            Collection<String> more) {
        PackedDocument packed = new PackedDocument(document.name(), tree, hashes);
        IdentityHashMap<ResourceRoot, Folder> folders = new IdentityHashMap<>();
        sources.forEach((file, s) ->
                packed.origins.put(file, new Origin(folders.computeIfAbsent(s.root(), Folder::of), s.path())));
        document.eachFile((root, file) -> add(root, file, folders.get(root)));
        Includes.Source own = sources.get(document.name());
        if (own != null) {
            Set<String> wanted = new TreeSet<>(hashes.keySet());
            wanted.addAll(more);
            more.forEach(file -> wanted.add(own.beside(file)));
            sources.values().forEach(s -> wanted.remove(s.path())); // they are in the tree
            wanted.stream().filter(own.root()::holds).forEach(f -> add(own.root(), f, folders.get(own.root())));
        }
        return packed;
    }

    private static void add(ResourceRoot root, String file, @Nullable Folder to) {
        if (to != null && to.home != null) {
            to.files.computeIfAbsent(root.clean("file", file), clean -> root.read("file", clean, LARGEST));
        }
    }

    /** Names of the files whose content is sent, each relative to its folder. */
    public Set<String> files() {
        Set<String> files = new TreeSet<>();
        origins.values().forEach(o -> files.addAll(o.folder.files.keySet()));
        return files;
    }

    /**
     * The document. A file that was not sent raises a {@link ResourceRoot.AbsentException} when it is asked for.
     *
     * @param library of this process
     */
    public Document unpacked(ResourceRoot library) {
        IdentityHashMap<Folder, ResourceRoot> roots = new IdentityHashMap<>();
        Map<String, Includes.Source> sources = new LinkedHashMap<>();
        origins.forEach((file, o) ->
                sources.put(file, new Includes.Source(roots.computeIfAbsent(o.folder, f -> f.root(library)), o.path)));
        return new Document(name, tree, sources, new Assets(hashes));
    }
}
