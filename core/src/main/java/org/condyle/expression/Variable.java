package org.condyle.expression;

/** Where the value of a name is found at run time: its place in the array of variables, and what it measures. */
public record Variable(int slot, Dimension dimension) {
    public Variable {
        if (slot < 0) {
            throw new IllegalArgumentException("the slot of a variable must be >= 0, was " + slot);
        }
    }
}
