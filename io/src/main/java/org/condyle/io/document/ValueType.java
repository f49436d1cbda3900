package org.condyle.io.document;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What a value may be: checks it, describes it as JSON Schema, says it in words. Only the structure is checked here;
 * units, expressions and names of other parts are for the reader on top, which finds the wanted unit in the kind.
 *
 * <p>A {@link MappingType} is the kind of a mapping with known keys, a {@link Union} of one that chooses its keys by a word.
 */
public interface ValueType {
    /** Completes "must be ...": {@code a quantity in N/m}. */
    String says();

    /** The written form (mapping, list, word) can be of this kind; decides between the alternatives of an either. */
    boolean fits(Entry entry);

    /**
     * Reports all that is wrong with {@code entry}.
     *
     * @param partial true for an overlay: keys may be missing and {@code ~} takes one away
     */
    void check(Entry entry, Problems problems, boolean partial);

    /**
     * Like {@link #check} of something complete, once: a mapping that was found right, with all that is inside, is not looked at
     * again in any document that shares it.
     */
    default void checkOnce(Entry entry, Problems problems) {
        if (entry.node() instanceof Node.Mapping mapping) {
            int before = problems.size();
            if (!mapping.isSound(this)) {
                check(entry, problems, false);
                if (problems.size() == before) {
                    mapping.setSound(this);
                }
            }
        } else {
            check(entry, problems, false);
        }
    }

    /** Throws what is wrong with {@code entry}. */
    default void require(Entry entry) {
        Problems problems = new Problems();
        check(entry, problems, false);
        problems.throwIfErrors();
    }

    /** JSON Schema of this kind; named parts go to the definitions of {@code root}. */
    Map<String, Object> schema(JsonSchema root, boolean partial);

    /** The kind to use for {@code entry}: itself, or the alternative that fits. */
    default ValueType choose(Entry entry) {
        return this;
    }

    /** Kinds one step further inside, for explanations: items of a list, values of a mapping, alternatives. */
    default List<ValueType> inside() {
        return List.of();
    }

    /** A mapping whose keys are names that the user makes up. */
    default boolean isNames() {
        return false;
    }

    /** Some keys of the one kind inside, to be laid over a mapping that has the rest. */
    default boolean isOverlay() {
        return false;
    }

    /** Any text. */
    static ValueType text() {
        return new ScalarKinds.Text();
    }

    /** The name of a {@code what}: body, joint, coordinate. */
    static ValueType reference(String what) {
        return new ScalarKinds.Reference(what);
    }

    static ValueType choice(String... words) {
        return new ScalarKinds.Choice(List.of(words));
    }

    static ValueType choice(List<String> words) {
        return new ScalarKinds.Choice(List.copyOf(words));
    }

    /** {@code true} or {@code false}. */
    static ValueType flag() {
        return new ScalarKinds.Flag();
    }

    static ValueType integer(long least, long most) {
        return new ScalarKinds.Whole(least, most);
    }

    /** A number in SI, a number with its unit, or an expression after '='. */
    static ValueType quantity(String unit) {
        return new ScalarKinds.Quantity(unit);
    }

    /** A quantity without dimension. */
    static ValueType number() {
        return quantity("");
    }

    /** An expression, with or without '=', whose value is wanted in {@code unit}. */
    static ValueType expression(String unit) {
        return new ScalarKinds.Expression(unit);
    }

    /** A fixed number of quantities in a list. */
    static ValueType tuple(String unit, int count) {
        return new OtherKinds.ListKind(quantity(unit), count, count);
    }

    static ValueType listOf(ValueType item) {
        return listOf(item, 0, Integer.MAX_VALUE);
    }

    static ValueType listOf(ValueType item, int least, int most) {
        return new OtherKinds.ListKind(item, least, most);
    }

    /** A mapping from names, which the user makes up, to values of one kind. */
    static ValueType mapOf(ValueType value) {
        return new OtherKinds.MapKind(value, false);
    }

    /** A mapping from paths such as {@code run.until}, which name keys of another document, to values of one kind. */
    static ValueType paths(ValueType value) {
        return new OtherKinds.MapKind(value, true);
    }

    /** The first of several kinds that fits the form: a word or a vector, a name or a list of names. */
    static ValueType either(ValueType... alternatives) {
        return new OtherKinds.Either(List.of(alternatives));
    }

    /** Some keys of {@code shape}, to be laid over a mapping that has the rest. */
    static ValueType overlay(MappingType shape) {
        return new OtherKinds.Partial(shape);
    }

    /** A kind that is described elsewhere, perhaps around this very place. */
    static ValueType later(Supplier<? extends ValueType> kind) {
        return new OtherKinds.Later(kind);
    }

    /** Anything at all; not looked into. */
    static ValueType any() {
        return new OtherKinds.Any();
    }

    /** Unit wanted by a quantity or expression, or by the items of a list of them; empty for all other kinds. */
    default String unit() {
        return "";
    }
}
