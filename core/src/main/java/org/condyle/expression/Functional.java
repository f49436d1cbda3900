package org.condyle.expression;

import org.jspecify.annotations.Nullable;

/**
 * A function of the text of its arguments, not of their values: {@code max(knee.angle)} of a run looks at a whole
 * curve, and {@code time(touch, 2)} at a name.
 */
@FunctionalInterface
public interface Functional {
    /**
     * The variable that has the value of a call; null leaves the call to the function of the language that has the same
     * name, as {@code max(a, b)} is the larger of two numbers.
     */
    @Nullable
    Variable call(Call call);
}
