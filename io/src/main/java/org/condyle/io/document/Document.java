package org.condyle.io.document;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * A YAML file, its includes, and what was laid over it, as one immutable tree of {@link Entry}. The top of a document
 * is a mapping.
 *
 * <p>YAML 1.2 with anchors, aliases and the merge key; without tags and without several documents in one file. Limits:
 * 2 MB a file, 64 levels, 200 000 values once every alias is written out, 8 levels and 100 files of includes.
 */
public final class Document {
    /** Largest document file [bytes]. */
    public static final long LIMIT = 2L << 20;

    /** Largest JSON file, which may carry meshes and tables [bytes]. */
    public static final long JSON_LIMIT = 512L << 20;

    private static final Pattern NAMES_A_FILE =
            Pattern.compile("[^:~/\\\\][^:\\\\\\p{Cntrl}]{0,200}\\.[A-Za-z0-9]{1,8}");

    /** Numbers with units, words, paths: what YAML reads as it stands. */
    private static final Pattern PLAIN =
            Pattern.compile("([+-]?[0-9]|[A-Za-z])[A-Za-z0-9.+*/^%_-]*( [A-Za-z0-9.+*/^%_-]+)*");

    private final String name;
    private final Node.Mapping tree;
    private final Map<String, Includes.Source> sources;
    private final Assets assets; // shared with what is made of this document; grows as files are opened

    Document(String name, Node.Mapping tree, Map<String, Includes.Source> sources, Assets assets) {
        this.name = name;
        this.tree = tree;
        this.sources = sources;
        this.assets = assets;
        if (tree.size() > Node.MOST || tree.height() > Node.DEEPEST) {
            throw new DocumentException(
                    Code.OVER_LIMIT,
                    Position.in(name),
                    "with all includes and overrides there are more than " + Node.MOST + " values or " + Node.DEEPEST
                            + " levels");
        }
    }

    /** Reads a file on disk; it may include files of its own folder. */
    public static Document read(Path file) {
        return read(file, null);
    }

    /** Reads a file on disk; it may include files of its own folder and of the library. */
    public static Document read(Path file, @Nullable ResourceRoot library) {
        String name = file.toString();
        Path last = file.getFileName(), folder = file.getParent();
        ResourceRoot root = new FolderRoot(folder == null ? Path.of("") : folder);
        Position at = Position.in(name);
        if (last == null || Files.isDirectory(file)) {
            throw new DocumentException(Code.WRONG_FILE, at, "this is a folder", "give the name of a file");
        }
        if (!Files.exists(file)) {
            String hint = DidYouMean.nearestFile(last.toString(), root.beside(last.toString()))
                    .map(near -> "; did you mean " + Quoted.of(near) + "?")
                    .orElse("");
            throw new DocumentException(Code.FILE_MISSING, at, "file not found", hint);
        }
        if (!Files.isRegularFile(file)) {
            throw new DocumentException(Code.WRONG_FILE, at, "this is not a regular file");
        }
        // The user named this very file, so unlike the files it names it may be a link to anywhere.
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = ResourceRoot.readUpTo(in, JsonTree.isJson(name) ? JSON_LIMIT : LIMIT, at, "the file");
            return parse(name, TextFile.decode(name, bytes), new Includes.Source(root, last.toString()), library);
        } catch (IOException e) {
            throw new DocumentException(Code.FILE_UNREADABLE, at, "the file cannot be read: " + ResourceRoot.reason(e));
        }
    }

    /** Reads the file {@code relative} below a root, such as a model of the library. */
    public static Document read(ResourceRoot root, String relative) {
        Includes.Source source = new Includes.Source(root, root.clean("file " + Quoted.of(relative), relative));
        String name = source.display();
        byte[] bytes = root.read("file", relative, LIMIT);
        return parse(name, TextFile.decode(name, bytes), source, root);
    }

    /** Reads text; {@code include} needs a folder and is refused. */
    public static Document parse(String name, String text) {
        Node.Mapping tree = tree(name, text);
        Node.Slot include = tree.slots().get("include");
        if (include != null) {
            throw new DocumentException(
                    Code.FILE_MISSING,
                    include.keyAt(),
                    "include needs a model file",
                    "this model was given as text, without a folder");
        }
        return new Document(name, tree, Map.of(), new Assets(Map.of()));
    }

    /** Reads text as if it were a file directly below {@code folder}. */
    public static Document parse(String name, String text, ResourceRoot folder) {
        return parse(name, text, new Includes.Source(folder, "(text)"), null);
    }

    /**
     * A document that was not written as YAML but made, for example from a file of another program.
     *
     * @param name   as messages call the file
     * @param tree   a mapping
     * @param folder of the file, for the data files and meshes that it names
     * @param file   name of the file in that folder
     */
    public static Document of(String name, Entry tree, ResourceRoot folder, String file) {
        if (!(tree.node() instanceof Node.Mapping mapping)) {
            throw new IllegalArgumentException("the top of a document must be a mapping, was " + tree.form());
        }
        Includes includes = new Includes(null);
        return new Document(
                name,
                includes.expand(name, new Includes.Source(folder, file), mapping),
                includes.sources(),
                new Assets(includes.hashes()));
    }

    private static Document parse(String name, String text, Includes.Source source, @Nullable ResourceRoot library) {
        Includes includes = new Includes(library);
        Node.Mapping whole = includes.expand(name, source, tree(name, text));
        return new Document(name, whole, includes.sources(), new Assets(includes.hashes()));
    }

    /** The mapping that is all of {@code text}. */
    static Node.Mapping tree(String name, String text) {
        boolean json = JsonTree.isJson(name);
        if (!json && text.length() > LIMIT) {
            throw new DocumentException(
                    Code.OVER_LIMIT, Position.in(name), "the text is larger than " + (LIMIT >> 20) + " MB");
        }
        Node node = json ? JsonTree.read(name, text) : YamlReader.read(name, text, true);
        if (node == null || (node instanceof Node.Scalar scalar && scalar.isNull())) {
            String what = text.isBlank() ? "the file is empty" : "the file has comments but no keys";
            throw new DocumentException(Code.EMPTY, Position.in(name), what);
        }
        if (node instanceof Node.Mapping mapping) {
            return mapping;
        }
        throw new DocumentException(
                Code.WRONG_FORM,
                node.at(),
                "the top level of a file must be a mapping (key: value), found "
                        + Entry.root(node).form());
    }

    /** The name it was read by. */
    public String name() {
        return name;
    }

    public Entry root() {
        return Entry.root(tree);
    }

    /** The entry at a path such as {@code run.until} or {@code record.0}. */
    public Optional<Entry> find(String path) {
        return root().find(path);
    }

    /**
     * This document with one value replaced or added, as {@code --set path=value} asks; missing mappings on the way are
     * made, {@code ~} takes the key away. In messages the place of the value is the option itself.
     */
    public Document with(String path, String yamlValue) {
        Position at = Position.ofSetting(path, yamlValue);
        if (yamlValue.length() > LIMIT || path.length() > LIMIT) {
            throw new DocumentException(Code.OVER_LIMIT, at, "the value is too long");
        }
        String text = yamlValue.strip();
        Node value = PLAIN.matcher(text).matches() ? Node.Scalar.of(at, text, false) : YamlReader.read(at, text, false);
        if (value == null
                || (value instanceof Node.Scalar scalar
                        && !scalar.quoted()
                        && scalar.text().isEmpty())) {
            throw new DocumentException(Code.BAD_SETTING, at, "there is no value after '='", "write ~ to remove a key");
        }
        return new Document(name, new PathSetter(at, path, value).applyTo(tree), sources, assets);
    }

    /**
     * This document with {@code overlay}, a mapping such as {@code cases.fig8}, laid over it: mappings are merged,
     * scalars and lists replaced, {@code ~} takes a key away.
     */
    public Document merge(Entry overlay) {
        if (overlay.isNull()) {
            return this;
        }
        if (!(overlay.node() instanceof Node.Mapping over)) {
            throw new DocumentException(Problem.error(
                    Code.WRONG_FORM,
                    overlay.at(),
                    overlay.path(),
                    "must be a mapping of keys to change, found " + overlay.form()));
        }
        Problems problems = new Problems();
        Node.Mapping merged = new Overlay(problems, true).merge(tree, over, "");
        problems.throwIfErrors();
        return new Document(name, Node.Mapping.of(tree.at(), merged.slots()), sources, assets);
    }

    /**
     * The same for an overlay that was made from another file.
     *
     * @param file   as the positions of the overlay call that file
     * @param folder in which the files are that the overlay names
     */
    public Document mergeFrom(Entry overlay, String file, ResourceRoot folder) {
        Map<String, Includes.Source> all = new LinkedHashMap<>(sources);
        all.put(file, new Includes.Source(folder, "(overlay)"));
        Document merged = merge(overlay);
        return new Document(name, merged.tree, all, assets);
    }

    /**
     * All bytes of the file that {@code entry} names, beside the file in which the entry is written.
     *
     * @param what  how messages call it: "data file", "mesh"
     * @param limit largest size accepted [bytes]
     */
    public byte[] read(Entry entry, String what, long limit) {
        Includes.Source source = source(entry, what);
        try {
            ResourceRoot root = source.root();
            String path = source.beside(entry.text());
            byte[] bytes = root.read(what, path, limit);
            note(root, root.clean(what, path), Fingerprint.hash(bytes));
            return bytes;
        } catch (DocumentException e) {
            throw e.askedBy(entry);
        }
    }

    /**
     * What is made of that file, such as a mesh or a table: made once for this document and all that are made of it.
     *
     * @param form what is made of it, with all options: the same form of the same content is made once
     */
    public <T> T asset(Entry entry, String what, long limit, String form, Function<byte[], T> make) {
        Includes.Source source = source(entry, what);
        String place;
        try {
            String beside = source.beside(entry.text());
            place = source.root().display(source.root().clean(what + " " + Quoted.of(beside), beside));
        } catch (DocumentException e) {
            throw e.askedBy(entry);
        }
        return assets.get(place, form, () -> read(entry, what, limit), make);
    }

    /**
     * Something large that is made of numbers alone, such as a mesh of a sphere: once for each form, which names all of the numbers. Of what was made
     * itself, such as the meshes of a table of poses, the form is a list with these things.
     */
    public <T> T made(Object form, Supplier<T> make) {
        return assets.get(form, make);
    }

    /** One object that is kept with this document and all that are made of it, such as what was made of its parts. Threads share it. */
    public <T> T companion(Supplier<T> make) {
        return assets.companion(make);
    }

    /** How many assets were made until now: of files, and of numbers alone. */
    public int assetsMade() {
        return assets.made();
    }

    /** The same for a file that is too large for memory: copies it. */
    public void copy(Entry entry, String what, Path to) {
        Includes.Source source = source(entry, what);
        try {
            ResourceRoot root = source.root();
            String path = source.beside(entry.text());
            note(root, root.clean(what, path), root.copy(what, path, to));
        } catch (DocumentException e) {
            throw e.askedBy(entry);
        }
    }

    private void note(ResourceRoot root, String clean, String hash) {
        if (root instanceof PackedRoot packed) {
            packed.require(clean, hash);
        }
        if (!assets.note(root.relative(clean), root.display(clean), hash)) {
            throw new DocumentException(
                    Code.FILE_CHANGED,
                    Position.in(root.display(clean)),
                    "the file was changed after it was read",
                    "start again, so that all is of one content");
        }
    }

    private Includes.Source source(Entry entry, String what) {
        Includes.Source source = sources.getOrDefault(entry.at().file(), sources.get(name));
        if (source == null) {
            throw new DocumentException(Problem.error(
                    Code.FILE_MISSING,
                    entry.at(),
                    entry.path(),
                    "no " + what + " can be opened: the model was given as text, without a folder for data files"));
        }
        return source;
    }

    /** The folder below which files are read that this document names; empty if they come from the class path or from nowhere. */
    public Optional<Path> folder() {
        Includes.Source own = sources.get(name);
        return own != null && own.root() instanceof FolderRoot root ? Optional.of(root.folder()) : Optional.empty();
    }

    /** Its name below that folder. */
    public String file() {
        Includes.Source own = sources.get(name);
        return own == null ? name : own.path();
    }

    /**
     * This document with files that it carries itself.
     *
     * @param files  content by name, relative to the folder of this document
     * @param hashes of files that are looked for in that folder, by name: others than these are refused
     */
    public Document carrying(Map<String, byte[]> files, Map<String, String> hashes) {
        Map<String, Includes.Source> all = new LinkedHashMap<>();
        sources.forEach((file, s) ->
                all.put(file, new Includes.Source(new PackedRoot(s.root(), files, hashes), s.path())));
        return new Document(name, tree, all, assets);
    }

    /**
     * Files that exist and that some value of this document names, of whatever case, with the folders that lead to them from the root of this
     * document: what it includes, data, meshes.
     */
    public Set<String> named() {
        Set<String> files = new TreeSet<>();
        sources.values().forEach(s -> files.add(s.path()));
        eachFile((root, file) -> files.add(file));
        Includes.Source own = sources.get(name);
        if (own != null) {
            files.remove(own.path());
        }
        return files;
    }

    /**
     * As a value for other processes: the tree with its places, and the content of the files that some value of this document names or that
     * were read until now.
     *
     * @param more further files, as values of this document would name them or as seen from the folder of its files; those that do not exist
     *     are ignored
     */
    public PackedDocument packed(Collection<String> more) {
        return PackedDocument.of(this, tree, sources, assets.hashes(), more);
    }

    /** Calls with the root and the name of each file that exists and that some value names. */
    void eachFile(BiConsumer<ResourceRoot, String> use) {
        collect(root(), use);
    }

    private void collect(Entry entry, BiConsumer<ResourceRoot, String> use) {
        entry.children().values().forEach(e -> collect(e, use));
        entry.items().forEach(e -> collect(e, use));
        fileNamed(entry).ifPresent(file -> use.accept(source(entry, "file").root(), file));
    }

    /** The file that a value names, as seen from the root of the file in which the value is written; empty if there is none. */
    private Optional<String> fileNamed(Entry entry) {
        Includes.Source source = sources.getOrDefault(entry.at().file(), sources.get(name));
        if (source == null
                || !entry.isScalar()
                || !NAMES_A_FILE.matcher(entry.text()).matches()) {
            return Optional.empty();
        }
        String path = source.beside(entry.text());
        return source.root().holds(path) ? Optional.of(source.root().clean("file", path)) : Optional.empty();
    }

    /**
     * All values in one tree that does not depend on the folders of its files: files are named as seen from the folder of this document.
     *
     * @param files by these names, the values of this document that name them
     */
    public record Portable(Entry tree, Map<String, Entry> files) {}

    public Portable portable() {
        Map<String, Entry> files = new TreeMap<>();
        Entry tree = Entry.root(portable(root(), files));
        return new Portable(tree, files);
    }

    private Node portable(Entry entry, Map<String, Entry> files) {
        if (entry.node() instanceof Node.Mapping mapping) {
            Map<String, Node.Slot> slots = new LinkedHashMap<>();
            entry.children()
                    .forEach((key, child) -> slots.put(key, new Node.Slot(child.keyAt(), portable(child, files))));
            return Node.Mapping.of(mapping.at(), slots);
        }
        if (entry.node() instanceof Node.Sequence list) {
            return Node.Sequence.of(
                    list.at(),
                    entry.items().stream().map(i -> portable(i, files)).toList());
        }
        Node.Scalar scalar = (Node.Scalar) entry.node();
        String path = fileNamed(entry).orElse("");
        if (path.isEmpty()) {
            return scalar;
        }
        Includes.Source own = sources.get(name);
        String folder = own == null ? "" : own.path().substring(0, own.path().lastIndexOf('/') + 1);
        String seen = path.startsWith(folder) ? path.substring(folder.length()) : path;
        files.putIfAbsent(seen, entry);
        return seen.equals(scalar.text()) ? scalar : Node.Scalar.of(scalar.at(), seen, scalar.quoted());
    }

    /** What must be laid over this document to get another one; key by key, lists as wholes. */
    public Entry changesTo(Document other) {
        return Entry.root(Overlay.between(tree, other.tree));
    }

    /**
     * Of every file that was read until now for this document and those made of it: itself, what it includes, data and
     * meshes. Comments in documents may change.
     */
    public Fingerprint fingerprint() {
        return Fingerprint.ofFiles(assets.hashes());
    }
}
