package org.condyle.io.model.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problems;
import org.condyle.io.document.Union;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.term.Datasheet;

/**
 * The elements of one family that a model file can name: keys, datasheet and maker of each.
 *
 * @param <T> what is made: mobilities, constraints, force elements
 */
public final class Catalog<T> {
    /** Makes an element from its keys. */
    @FunctionalInterface
    public interface Maker<T> {
        T make(ReaderContext r, Part v);
    }

    /** An element is described by a mapping, or by a list of parts that its maker finds below the word. */
    private record Type<T>(ValueType kind, String about, Datasheet sheet, Maker<T> maker) {
        MappingType shape() {
            if (kind instanceof MappingType shape) {
                return shape;
            }
            throw new IllegalStateException("'" + sheet.word() + "' is a list and cannot be selected by a key");
        }

        T from(ReaderContext r, Part around) {
            return maker.make(r, kind instanceof MappingType ? around.part(sheet.word()) : around);
        }
    }

    private final String family;
    private final MappingType common;
    private final Map<String, Type<T>> types = new LinkedHashMap<>();
    /** Those that were asked for, which stay the same once all elements are there. */
    private final Map<String, Union> unions = new ConcurrentHashMap<>();

    private final Map<String, Part> defaults = new ConcurrentHashMap<>();

    /** @param family joint, constraint, force */
    public Catalog(String family) {
        this(family, MappingType.mapping(family, ""));
    }

    /** @param common keys that all of a {@link #union} have */
    public Catalog(String family, MappingType common) {
        this.family = family;
        this.common = common;
    }

    /** An element whose word is the name of its mapping. */
    public void add(MappingType shape, String formula, String source, String limits, Maker<T> maker) {
        add(shape.name(), shape, formula, source, limits, maker);
    }

    public void add(String word, MappingType shape, String formula, String source, String limits, Maker<T> maker) {
        unions.clear();
        types.put(word, new Type<>(shape, shape.about(), new Datasheet(family, word, formula, source, limits), maker));
    }

    /** An element made of a list; its maker is given the mapping around it. For {@link #oneOf} only. */
    public void addList(
            String word, ValueType list, String about, String formula, String source, String limits, Maker<T> maker) {
        types.put(word, new Type<>(list, about, new Datasheet(family, word, formula, source, limits), maker));
    }

    /** The keys of all of them, chosen by {@code type}. */
    public Union union() {
        return union("type", family);
    }

    /** The keys of all of them, chosen by another key, for a mapping that is called {@code name}. */
    public Union union(String tag, String name) {
        return unions.computeIfAbsent(tag + " " + name, k -> {
            Union union = Union.by(tag, name);
            for (Map.Entry<String, Type<T>> t : types.entrySet()) {
                union = union.variant(t.getKey(), t.getValue().shape().including(common));
            }
            return union;
        });
    }

    /** A mapping whose one key is the word, with the keys of that element below. */
    public MappingType oneOf(String name, String about) {
        MappingType mapping = MappingType.mapping(name, about);
        for (Map.Entry<String, Type<T>> t : types.entrySet()) {
            mapping = mapping.key(t.getKey(), t.getValue().kind(), t.getValue().about());
        }
        return mapping.exactlyOneOf(types.keySet().toArray(String[]::new));
    }

    /** True for a word that stands before a list. */
    public boolean isList(String word) {
        return !(Objects.requireNonNull(types.get(word)).kind() instanceof MappingType);
    }

    public List<Datasheet> sheets() {
        return types.values().stream().map(Type::sheet).toList();
    }

    /** Makes what a {@link #union} describes. */
    public T make(ReaderContext r, Part v) {
        return Objects.requireNonNull(types.get(v.variant())).maker().make(r, v);
    }

    /** Makes an element with its defaults: the word alone is short for a mapping with only this type. */
    public T make(ReaderContext r, String word) {
        return make(
                r,
                defaults.computeIfAbsent(
                        word,
                        w -> union().read(
                                        Entry.of(
                                                Position.in(family),
                                                "",
                                                Map.of("type", Entry.of(Position.in(family), "type", w))),
                                        new Problems())));
    }

    /** Makes what {@link #oneOf} describes. */
    public T makeOne(ReaderContext r, Part v) {
        for (Map.Entry<String, Type<T>> t : types.entrySet()) {
            if (v.entry().child(t.getKey()).isPresent()) {
                return t.getValue().from(r, v);
            }
        }
        throw new IllegalStateException("no " + family + " in " + v.entry()); // has been checked with the whole file
    }
}
