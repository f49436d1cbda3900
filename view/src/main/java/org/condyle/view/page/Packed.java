package org.condyle.view.page;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import tools.jackson.core.JsonGenerator;

/** Rows of numbers as a page reads them: little-endian, in base64. */
public final class Packed {
    private ByteBuffer bytes = ByteBuffer.allocate(1024).order(ByteOrder.LITTLE_ENDIAN);

    private void room(int more) {
        if (bytes.remaining() < more) {
            ByteBuffer larger = ByteBuffer.allocate(2 * bytes.capacity()).order(ByteOrder.LITTLE_ENDIAN);
            bytes = larger.put(bytes.flip());
        }
    }

    public Packed doubles(double... values) {
        for (double v : values) {
            room(Double.BYTES);
            bytes.putDouble(v);
        }
        return this;
    }

    public Packed floats(double... values) {
        return floats(values, 0, values.length);
    }

    public Packed floats(double[] values, int from, int count) {
        for (int i = from; i < from + count; i++) {
            room(Float.BYTES);
            bytes.putFloat((float) values[i]);
        }
        return this;
    }

    /** Numbers of [-1, 1] as whole parts of 32767. */
    public Packed shares(double[] values, int from, int count) {
        for (int i = from; i < from + count; i++) {
            shorts((int) Math.round(32767 * Math.max(-1, Math.min(1, values[i]))));
        }
        return this;
    }

    public Packed shorts(int... values) {
        for (int v : values) {
            room(Short.BYTES);
            bytes.putShort((short) v);
        }
        return this;
    }

    public Packed ints(int... values) {
        for (int v : values) {
            room(Integer.BYTES);
            bytes.putInt(v);
        }
        return this;
    }

    public void write(JsonGenerator json, String name) {
        json.writeStringProperty(name, base64());
    }

    private String base64() {
        byte[] used = new byte[bytes.position()];
        System.arraycopy(bytes.array(), 0, used, 0, used.length);
        return Base64.getEncoder().encodeToString(used);
    }
}
