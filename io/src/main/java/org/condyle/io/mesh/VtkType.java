package org.condyle.io.mesh;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Kinds of numbers in a VTK XML file. */
enum VtkType {
    Int8(1),
    UInt8(1),
    Int16(2),
    UInt16(2),
    Int32(4),
    UInt32(4),
    Int64(8),
    UInt64(8),
    Float32(4),
    Float64(8);

    final int size;

    VtkType(int size) {
        this.size = size;
    }

    static @Nullable VtkType named(String name) {
        for (VtkType type : values()) {
            if (type.name().equals(name)) {
                return type;
            }
        }
        return null;
    }

    /** The next number. Whole ones above 2^53 lose digits; none that names a vertex is so large. */
    double get(ByteBuffer in) {
        return switch (this) {
            case Int8 -> in.get();
            case UInt8 -> in.get() & 0xFF;
            case Int16 -> in.getShort();
            case UInt16 -> in.getShort() & 0xFFFF;
            case Int32 -> in.getInt();
            case UInt32 -> in.getInt() & 0xFFFFFFFFL;
            case Int64, UInt64 -> in.getLong();
            case Float32 -> in.getFloat();
            case Float64 -> in.getDouble();
        };
    }
}
