package org.condyle.view.page;

import java.io.Writer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.SerializableString;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;

/** JSON that may stand in a script element: no tag can begin in it, and all of it is ASCII. */
public final class ScriptJson {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .characterEscapes(new NoTags())
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .build();

    private ScriptJson() {}

    public static JsonGenerator writer(Writer out) {
        return FACTORY.createGenerator(ObjectWriteContext.empty(), out);
    }

    public static void numbers(JsonGenerator json, String name, double[] values) {
        json.writeArrayPropertyStart(name);
        for (double x : values) {
            number(json, x);
        }
        json.writeEndArray();
    }

    public static void number(JsonGenerator json, String name, double x) {
        json.writeName(name);
        number(json, x);
    }

    /** As a float has it: no more digits than a picture needs. */
    private static void number(JsonGenerator json, double x) {
        float f = (float) x;
        json.writeNumber(!Float.isFinite(f) ? "0" : f == (int) f ? Integer.toString((int) f) : Float.toString(f));
    }

    private static final class NoTags extends CharacterEscapes {
        private static final long serialVersionUID = 1L;

        private final int[] codes = standardAsciiEscapesForJSON();

        NoTags() {
            for (char c : "<>&".toCharArray()) {
                codes[c] = ESCAPE_STANDARD;
            }
        }

        @Override
        public int[] getEscapeCodesForAscii() {
            return codes;
        }

        @Override
        public @Nullable SerializableString getEscapeSequence(int character) {
            return null; // none of its own
        }
    }
}
