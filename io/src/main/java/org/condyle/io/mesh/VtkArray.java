package org.condyle.io.mesh;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.condyle.io.data.Decimal;
import org.condyle.io.data.Doubles;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/** A DataArray on its way from the text of its element, or from the appended data, to numbers. */
final class VtkArray {
    private final String file;
    private final String name;
    final int line;
    private final VtkType type;
    private final String format;
    private final long offset;
    private final Doubles numbers = new Doubles();
    private final ByteArrayOutputStream base64 = new ByteArrayOutputStream();
    private final byte[] word = new byte[Decimal.LONGEST + 1];
    private int wordLength;

    /**
     * @param name   how messages call it: "Polys connectivity"
     * @param offset where it begins in the appended data; -1 when it does not tell
     */
    VtkArray(String file, String name, int line, VtkType type, String format, long offset) {
        this.file = file;
        this.name = name;
        this.line = line;
        this.type = type;
        this.format = format;
        this.offset = offset;
    }

    DocumentException problem(String message) {
        return new DocumentException(Code.BAD_MESH, new Position(file, line, 0), name + " " + message);
    }

    /** More of the text between the tags; a word may be cut anywhere. */
    void text(char[] chars, int from, int length) {
        for (int i = from; i < from + length; i++) {
            char c = chars[i];
            if (c > ' ') {
                if (format.equals("ascii")) {
                    word[Math.min(wordLength++, Decimal.LONGEST)] = (byte) Math.min(c, 127);
                } else if (format.equals("binary")) {
                    base64.write(Math.min(c, 127));
                }
            } else if (wordLength > 0) {
                endWord();
            }
        }
    }

    private void endWord() {
        int n = Math.min(wordLength, word.length);
        double value = Decimal.parse(word, 0, n);
        if (Double.isNaN(value) && !Decimal.saysNotFinite(word, 0, n)) {
            throw problem("must contain numbers, found "
                    + Quoted.of(new String(word, 0, Math.min(n, 80), StandardCharsets.ISO_8859_1)) + " as number "
                    + (numbers.size() + 1));
        }
        numbers.add(value);
        wordLength = 0;
    }

    /** All numbers; {@code appended} opens the appended data at an offset. */
    double[] values(VtkDecoder decoder, Appended appended) {
        if (format.equals("ascii")) {
            if (wordLength > 0) {
                endWord();
            }
            return numbers.toArray();
        }
        InputStream in;
        if (format.equals("binary")) {
            byte[] text = base64.toByteArray();
            in = new Base64Stream(text, 0, text.length);
        } else {
            in = appended.at(offset);
        }
        if (in == null) {
            throw problem("should begin at byte " + offset + " of the AppendedData, which does not exist");
        }
        try {
            return decoder.read(in, type);
        } catch (VtkDecoder.BrokenException e) {
            throw problem(String.valueOf(e.getMessage()));
        }
    }

    /** What follows the underscore of the AppendedData element. */
    record Appended(byte[] bytes, int from, int end, boolean base64) {
        @Nullable
        InputStream at(long offset) {
            if (offset < 0 || offset >= (long) end - from) {
                return null;
            }
            int start = from + (int) offset;
            return base64 ? new Base64Stream(bytes, start, end) : new ByteArrayInputStream(bytes, start, end - start);
        }
    }
}
