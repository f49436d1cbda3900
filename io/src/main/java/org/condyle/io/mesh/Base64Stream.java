package org.condyle.io.mesh;

import java.io.InputStream;
import java.util.Arrays;

/**
 * Bytes written as base64. VTK writes header and data in one piece or as two, each filled up with '=': groups of four
 * characters are decoded one by one and the filling inside is passed over, which reads both. (The decoder of the JDK
 * stops at the first filling.) Ends at the first character that is neither base64 nor white space.
 */
final class Base64Stream extends InputStream {
    private static final byte[] VALUES = new byte[128];

    static {
        Arrays.fill(VALUES, (byte) -1);
        String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        for (int i = 0; i < 64; i++) {
            VALUES[alphabet.charAt(i)] = (byte) i;
        }
    }

    private final byte[] text;
    private final int end;
    private int at;
    private int group;
    private int left;

    Base64Stream(byte[] text, int from, int end) {
        this.text = text;
        this.end = end;
        at = from;
    }

    /** The most bytes that can still come. */
    @Override
    public int available() {
        return (int) ((end - at) / 4L * 3) + left;
    }

    @Override
    public int read() {
        if (left == 0) {
            nextGroup();
        }
        return left == 0 ? -1 : group >> (8 * --left) & 0xFF;
    }

    @Override
    public int read(byte[] out, int from, int length) {
        int n = 0;
        for (int next; n < length && (next = read()) >= 0; n++) {
            out[from + n] = (byte) next;
        }
        return n == 0 && length > 0 ? -1 : n;
    }

    private void nextGroup() {
        int digits = 0;
        int filling = 0;
        group = 0;
        for (; at < end && digits + filling < 4; at++) {
            byte c = text[at];
            if (c == '=' && digits >= 2) {
                filling++;
            } else if (c >= 0 && VALUES[c] >= 0 && filling == 0) {
                group = group << 6 | VALUES[c];
                digits++;
            } else if (c != ' ' && c != '\n' && c != '\r' && c != '\t') {
                return;
            }
        }
        if (digits + filling == 4) {
            left = digits - 1;
            group >>= 6 * digits - 8 * left; // the bits that the filling has made up
        }
    }
}
