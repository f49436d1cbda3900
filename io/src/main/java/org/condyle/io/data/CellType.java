package org.condyle.io.data;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What one cell of a storage file of OpenSim holds ({@code DataType=} in its header): a number, or several with commas
 * between them. Here each of the several is a column of its own, whose name ends with the suffix.
 */
public enum CellType {
    DOUBLE("double", 1, ""),
    /** A vector: {@code name_x}, {@code name_y}, {@code name_z}. */
    VEC3("Vec3", 3, "_x _y _z"),
    /** A quaternion, scalar first. */
    QUATERNION("Quaternion", 4, "_w _x _y _z"),
    /** Rotation and translation, or moment and force. */
    SPATIAL_VEC("SpatialVec", 6, "_rx _ry _rz _tx _ty _tz");

    private final String word;
    private final int size;
    private final String suffixes;

    CellType(String word, int size, String suffixes) {
        this.word = word;
        this.size = size;
        this.suffixes = suffixes;
    }

    /** As the header of a file writes it. */
    public String word() {
        return word;
    }

    /** Ends of the names of the columns; none for plain numbers. */
    public List<String> suffixes() {
        return suffixes.isEmpty() ? List.of() : List.of(suffixes.split(" ", -1));
    }

    /** Numbers in a cell. */
    public int size() {
        return size;
    }

    static Optional<CellType> of(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        return lower.equals("unitvec3")
                ? Optional.of(VEC3)
                : Arrays.stream(values())
                        .filter(t -> t.word.toLowerCase(Locale.ROOT).equals(lower))
                        .findFirst();
    }
}
