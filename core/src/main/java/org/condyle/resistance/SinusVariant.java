package org.condyle.resistance;

/** How the moment of a measured joint follows from its sinus θ_s and its moment field f. */
public enum SinusVariant {
    /** As the FORTRAN program of 1991 computes it, with its faults; along the bone. */
    AS_PUBLISHED("as-published"),
    /** Of size f, against the gradient of f; jumps on the sinus. */
    DIRECT("direct"),
    /** Of size f - f(θ_s), against the gradient of f; continuous. */
    OFFSET("offset"),
    /** The gradient of U = ∫(f - f(θ_s)) dθ from the sinus on; continuous and passive. */
    CONSERVATIVE("conservative");

    private final String word;

    SinusVariant(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /** The variant of a word of the model file. */
    public static SinusVariant of(String word) {
        for (SinusVariant v : values()) {
            if (v.word.equals(word)) {
                return v;
            }
        }
        throw new IllegalArgumentException("there is no variant '" + word + "'");
    }
}
