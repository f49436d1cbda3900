package org.condyle.view.export;

import java.io.ByteArrayOutputStream;

/** Little-endian numbers one after the other, as graphics cards and VTK like them. */
final class Bytes {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    int size() {
        return out.size();
    }

    void u32(int x) {
        out.write(x);
        out.write(x >>> 8);
        out.write(x >>> 16);
        out.write(x >>> 24);
    }

    void f32(double x) {
        u32(Float.floatToRawIntBits((float) x));
    }

    void f64(double x) {
        long bits = Double.doubleToRawLongBits(x);
        u32((int) bits);
        u32((int) (bits >>> 32));
    }

    void u8(int x) {
        out.write(x);
    }

    void all(byte[] bytes) {
        out.writeBytes(bytes);
    }

    /** Fills up to a multiple of four. */
    void pad(int with) {
        while (out.size() % 4 != 0) {
            out.write(with);
        }
    }

    byte[] array() {
        return out.toByteArray();
    }
}
