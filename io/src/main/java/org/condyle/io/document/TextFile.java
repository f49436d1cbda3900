package org.condyle.io.document;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import org.condyle.io.problem.Code;

/** Bytes to text, strictly: UTF-8 (a byte order mark is skipped) and no control characters but tab and line ends. */
public final class TextFile {
    private static final Charset WINDOWS = Charset.forName("windows-1252");

    private TextFile() {}

    /** The text of {@code bytes}; a {@link DocumentException} tells the line of the first byte that is not text. */
    public static String decode(String file, byte[] bytes) {
        if (startsWith(bytes, 0xFE, 0xFF) || startsWith(bytes, 0xFF, 0xFE)) {
            throw new DocumentException(Code.BAD_TEXT, Position.in(file), "the file is UTF-16", "save it as UTF-8");
        }
        int skip = startsWith(bytes, 0xEF, 0xBB, 0xBF) ? 3 : 0;
        ByteBuffer in = ByteBuffer.wrap(bytes, skip, bytes.length - skip);
        CharBuffer out = CharBuffer.allocate(bytes.length - skip);
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        CoderResult result = decoder.decode(in, out, true);
        String text = out.flip().toString();
        if (result.isError()) {
            int wrong = bytes[in.position()] & 0xFF;
            throw new DocumentException(
                    Code.BAD_TEXT,
                    Position.of(file, text, text.length()),
                    String.format("byte 0x%02X is not UTF-8 text; save the file as UTF-8", wrong));
        }
        checkPrintable(file, text);
        return text;
    }

    /** Whether the bytes are UTF-8, as far as their code goes. */
    public static boolean isUtf8(byte[] bytes) {
        return !StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes), CharBuffer.allocate(bytes.length), true)
                .isError();
    }

    /** The text of a file of another program: UTF-8, or else the old code of Windows for western languages. */
    public static String decodeForeign(String file, byte[] bytes) {
        if (isUtf8(bytes) || startsWith(bytes, 0xFE, 0xFF) || startsWith(bytes, 0xFF, 0xFE)) {
            return decode(file, bytes);
        }
        String text = new String(bytes, WINDOWS);
        checkPrintable(file, text);
        return text;
    }

    /** Refuses control characters and halves of surrogate pairs. */
    static void checkPrintable(String file, String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean pair = Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1));
            if (pair) {
                i++;
            } else if (!isPrintable(c)) {
                String which = c == 0
                        ? "a NUL character; is this a binary file?"
                        : String.format("the control character U+%04X", (int) c);
                throw new DocumentException(Code.BAD_TEXT, Position.of(file, text, i), "found " + which);
            }
        }
    }

    private static boolean isPrintable(char c) {
        if (c < ' ') {
            return c == '\n' || c == '\r' || c == '\t';
        }
        return c < 0x7F || c == 0x85 || (c >= 0xA0 && c < 0xD800) || (c >= 0xE000 && c <= 0xFFFD && c != 0xFEFF);
    }

    private static boolean startsWith(byte[] bytes, int... start) {
        for (int i = 0; i < start.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xFF) != start[i]) {
                return false;
            }
        }
        return true;
    }
}
