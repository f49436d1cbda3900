package org.condyle.study;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Lines of a journal: JSON, one value a line, read without holding more than one of them. */
final class JournalText {
    /** Longest line that is looked at; a row with all its curves has some ten thousand bytes. */
    private static final int LONGEST = 1 << 26;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .build();

    private JournalText() {}

    static byte[] line(Object value) {
        return (JSON.writeValueAsString(value) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** Null if it is not one. */
    static <T> @Nullable T read(byte[] text, Class<T> type) {
        try {
            return JSON.readValue(text, type);
        } catch (JacksonException e) {
            return null;
        }
    }

    /** Gets one line. */
    interface Taker {
        /**
         * False ends the reading before this line.
         *
         * @param at where it begins in the file
         */
        boolean take(long at, byte[] text);
    }

    /** All complete lines; gives where the first one begins that was not taken. */
    static long each(InputStream in, Taker taker) throws IOException {
        byte[] buffer = new byte[1 << 16];
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long begin = 0, at = 0; // of the line, of the next byte
        for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
            int from = 0;
            for (int i = 0; i < n; i++) {
                if (buffer[i] != '\n') {
                    continue;
                }
                line.write(buffer, from, i - from);
                if (!taker.take(begin, line.toByteArray())) {
                    return begin;
                }
                line.reset();
                from = i + 1;
                begin = at + from;
            }
            if (line.size() < LONGEST) { // what is longer is no row: its beginning is enough to see that
                line.write(buffer, from, n - from);
            }
            at += n;
        }
        return begin;
    }
}
