package org.condyle.expression;

import java.util.List;

/**
 * What an {@link Expression} is turned into, part by part from the inside to the outside, by {@link Expression#translate}: a formula
 * of another language, or a form that a solver knows. Names of parameters and units have become numbers before.
 *
 * @param <T> what a part becomes
 */
public interface Translation<T> {
    T number(double value);

    /** A variable by its place in the array of variables. */
    T variable(int slot);

    /**
     * An operation or a function of the language.
     *
     * @param symbol {@code + - * / ^}, or its name; a minus with one term is a sign
     */
    T operation(String symbol, List<T> terms);

    /** A function of the scope. */
    T call(UserFunction function, List<T> terms);
}
