package org.condyle.mechanics;

/** A model that cannot be built or run. The message names the part, the value, the unit and the way out. */
public final class ModelException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public ModelException(String message) {
        super(message);
    }
}
