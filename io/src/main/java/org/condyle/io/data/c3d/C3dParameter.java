package org.condyle.io.data.c3d;

import java.util.ArrayList;
import java.util.List;

/**
 * One parameter of a C3D file, such as POINT:LABELS; its values stay in the bytes of the file until they are asked for.
 *
 * @param type -1 text, 1 bytes, 2 whole numbers of two bytes, 4 real numbers
 * @param dimensions up to seven; the first runs fastest. None is a single value
 * @param at where the values begin
 */
record C3dParameter(C3dBytes bytes, String name, int type, List<Integer> dimensions, int at) {
    /** Number of values; text has one for each character. */
    int count() {
        long product = 1;
        for (int d : dimensions) {
            product *= d;
        }
        return (int) product; // was checked against the size of the file
    }

    boolean isText() {
        return type == -1;
    }

    /** Number i; whole ones are not negative if {@code unsigned}. */
    double number(int i, boolean unsigned) {
        return switch (type) {
            case 4 -> bytes.real(at + 4 * i);
            case 2 -> unsigned ? bytes.word(at + 2 * i) : bytes.signedWord(at + 2 * i);
            case 1 -> unsigned ? bytes.unsignedByte(at + i) : bytes.signedByte(at + i);
            default -> Double.NaN;
        };
    }

    /** Texts of the length of the first dimension, at most {@code most} of them. */
    List<String> texts(int most) {
        int length = dimensions.isEmpty() ? 1 : dimensions.get(0);
        int n = length == 0 ? 0 : Math.min(most, count() / length);
        List<String> texts = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            texts.add(bytes.text(at + length * i, length));
        }
        return texts;
    }
}
