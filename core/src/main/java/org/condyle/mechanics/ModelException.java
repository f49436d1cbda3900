package org.condyle.mechanics;

/** A model that cannot be built or run. The message names the part, the value, the unit and the way out. */
public class ModelException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String part;

    public ModelException(String message) {
        this(message, "");
    }

    /**
     * A complaint about one part of the model.
     *
     * @param part name of the joint, constraint, force or body, with which the reader finds its line in the file
     */
    public ModelException(String message, String part) {
        super(message);
        this.part = part;
    }

    /** Name of the part that is to blame; empty if it is the model as a whole. */
    public String part() {
        return part;
    }
}
