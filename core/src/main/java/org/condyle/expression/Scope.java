package org.condyle.expression;

import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the names in an expression mean. {@link NameTable} is the ready-made one.
 *
 * <p>A name is a variable, read at run time, or a constant, whose value is built in while parsing, or it stands for a
 * formula. Functions have names of their own: {@code min} may be a variable and is still a function before a parenthesis.
 * A scope that refuses a name with an {@link ExpressionException} counts its offset from the beginning of the name.
 */
public interface Scope {
    /** Knows nothing. */
    Scope EMPTY = name -> null;

    /** The variable of this name, or null. */
    @Nullable
    Variable slot(String name);

    /** The constant of this name, or null; asked only if there is no such variable. */
    default @Nullable Quantity constant(String name) {
        return null;
    }

    /** The formula that this name stands for, or null; it is read in the place of the name, with the names of this scope. */
    default @Nullable String formula(String name) {
        return null;
    }

    /** Whether this is the name of a variable, constant or formula; asked wherever its value does not matter yet. */
    default boolean isName(String name) {
        return slot(name) != null || constant(name) != null || formula(name) != null;
    }

    /**
     * Whether the variables stand for constants that are given later. A value is then, to the last bit, the one of the expression with
     * these constants in their places; what depends on more than their dimensions while it is read is refused.
     */
    default boolean givesConstantsLater() {
        return false;
    }

    /** The functional of this name, or null; asked before the functions of the language. */
    default @Nullable Functional functional(String name) {
        return null;
    }

    /** The function of this name, or null; asked only for names the language does not define itself. */
    default @Nullable UserFunction function(String name) {
        return null;
    }

    /** All names that can be written, to guess what a wrong one was meant to be. */
    default Collection<String> names() {
        return List.of();
    }
}
