package org.condyle.view.scene;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Words and numbers of a scene as JSON that may stand in a script element. */
final class JsonText {
    private JsonText() {}

    static String names(List<String> names) {
        return names.stream().map(JsonText::quoted).collect(Collectors.joining(",", "[", "]"));
    }

    static String numbers(double[] values) {
        return Arrays.stream(values).mapToObj(JsonText::number).collect(Collectors.joining(",", "[", "]"));
    }

    /** As a float has it: no more digits than a picture needs. */
    static String number(double x) {
        float f = (float) x;
        return !Float.isFinite(f) ? "0" : f == (int) f ? Integer.toString((int) f) : Float.toString(f);
    }

    /** A JSON string that may stand in a script element: no tag can begin in it. */
    static String quoted(String s) {
        StringBuilder b = new StringBuilder("\"");
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            boolean plain = c >= ' ' && c < 0x7f && c != '"' && c != '\\' && c != '<' && c != '>' && c != '&';
            b.append(plain ? String.valueOf(c) : String.format(Locale.ROOT, "\\u%04x", (int) c));
        }
        return b.append('"').toString();
    }
}
