package org.condyle.io.data.c3d;

import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;

/**
 * The bytes of a C3D file and the numbers in them, as the processor of the laboratory wrote them: Intel (little-endian,
 * IEEE), MIPS (big-endian, IEEE) or DEC (little-endian words; a real number has its two words exchanged and an exponent
 * that is larger by 2, so that it is four times the IEEE number of its bits). No place outside of the file is read.
 */
final class C3dBytes {
    /** Length of a block; sections begin at blocks, which are counted from 1. */
    static final int BLOCK = 512;

    /** How numbers are written. */
    enum Processor {
        INTEL,
        DEC,
        MIPS
    }

    private final String file;
    private final byte[] bytes;
    private final Processor processor;

    private C3dBytes(String file, byte[] bytes, Processor processor) {
        this.file = file;
        this.bytes = bytes;
        this.processor = processor;
    }

    /** Checks the mark of the format and finds out the processor. */
    static C3dBytes open(String file, byte[] bytes) {
        if (bytes.length < BLOCK || bytes[1] != 0x50) {
            throw new DocumentException(
                    Code.BAD_C3D,
                    Position.in(file),
                    bytes.length == 0 ? "the file is empty" : "this is not a C3D file: its second byte must be 0x50");
        }
        C3dBytes unknown = new C3dBytes(file, bytes, Processor.INTEL);
        int at = unknown.parameters();
        unknown.require(at, 4, "the parameter section");
        Processor processor = switch (unknown.unsignedByte(at + 3)) {
            case 84 -> Processor.INTEL;
            case 85 -> Processor.DEC;
            case 86 -> Processor.MIPS;
            default ->
                throw unknown.wrong("the processor type " + unknown.unsignedByte(at + 3)
                        + " in the parameter section is none of 84 (Intel), 85 (DEC), 86 (MIPS)");
        };
        return new C3dBytes(file, bytes, processor);
    }

    /** Where the parameter section begins. */
    int parameters() {
        return BLOCK * Math.max(0, unsignedByte(0) - 1);
    }

    int length() {
        return bytes.length;
    }

    int unsignedByte(int at) {
        return bytes[at] & 0xFF;
    }

    /** A number from -128 to 127. */
    int signedByte(int at) {
        return bytes[at];
    }

    /** A number from 0 to 65535. */
    int word(int at) {
        return processor == Processor.MIPS
                ? (unsignedByte(at) << 8) | unsignedByte(at + 1)
                : (unsignedByte(at + 1) << 8) | unsignedByte(at);
    }

    /** A number from -32768 to 32767. */
    int signedWord(int at) {
        return (short) word(at);
    }

    /** A real number of four bytes. */
    double real(int at) {
        int a = unsignedByte(at), b = unsignedByte(at + 1), c = unsignedByte(at + 2), d = unsignedByte(at + 3);
        return switch (processor) {
            case INTEL -> Float.intBitsToFloat((d << 24) | (c << 16) | (b << 8) | a);
            case MIPS -> Float.intBitsToFloat((a << 24) | (b << 16) | (c << 8) | d);
            // an exponent of zero is the number zero, whatever follows
            case DEC ->
                (((b << 1) & 0xFF) | (a >> 7)) == 0
                        ? 0
                        : Float.intBitsToFloat((b << 24) | (a << 16) | (d << 8) | c) / 4.0;
        };
    }

    /** Text of single bytes; what cannot be printed becomes a blank. */
    String text(int at, int length) {
        StringBuilder text = new StringBuilder(length);
        for (int i = at; i < at + length; i++) {
            char c = (char) unsignedByte(i);
            text.append(c < ' ' || (c >= 0x7F && c < 0xA0) ? ' ' : c);
        }
        return text.toString().strip();
    }

    /** Refuses a part that is not completely in the file. */
    void require(long at, long length, String what) {
        if (at < 0 || length < 0 || at + length > bytes.length) {
            throw wrong("the file ends inside of " + what + ": it has " + bytes.length + " bytes, " + (at + length)
                    + " are needed");
        }
    }

    DocumentException wrong(String message) {
        return new DocumentException(Code.BAD_C3D, Position.in(file), message);
    }
}
