package org.condyle.io.mesh;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Kinds of numbers in a PLY file, each with its old and its new name. */
enum PlyType {
    INT8(1, "char", "int8"),
    UINT8(1, "uchar", "uint8"),
    INT16(2, "short", "int16"),
    UINT16(2, "ushort", "uint16"),
    INT32(4, "int", "int32"),
    UINT32(4, "uint", "uint32"),
    FLOAT32(4, "float", "float32"),
    FLOAT64(8, "double", "float64");

    final int size;
    private final String oldName;
    private final String newName;

    PlyType(int size, String oldName, String newName) {
        this.size = size;
        this.oldName = oldName;
        this.newName = newName;
    }

    static @Nullable PlyType named(String name) {
        for (PlyType type : values()) {
            if (name.equals(type.oldName) || name.equals(type.newName)) {
                return type;
            }
        }
        return null;
    }

    boolean isWhole() {
        return this != FLOAT32 && this != FLOAT64;
    }

    /** The next number; every one of these kinds fits a double. */
    double get(ByteBuffer in) {
        return switch (this) {
            case INT8 -> in.get();
            case UINT8 -> in.get() & 0xFF;
            case INT16 -> in.getShort();
            case UINT16 -> in.getShort() & 0xFFFF;
            case INT32 -> in.getInt();
            case UINT32 -> in.getInt() & 0xFFFFFFFFL;
            case FLOAT32 -> in.getFloat();
            case FLOAT64 -> in.getDouble();
        };
    }
}
