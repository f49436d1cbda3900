package org.condyle.view.canvas;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Letters as outlines, so that a figure needs no font: Arimo, which is as wide as Arial and Helvetica letter by letter.
 * Text that a viewer sets in one of these takes the room that was measured here. There is no kerning. Letters beyond
 * European ones are drawn as boxes.
 */
public final class Glyphs {
    /** Height of capitals and digits, in parts of the size. */
    public static final double CAPITAL = 0.72;

    private static final double EM = 2048;
    private static final int BOX = 0x25a1;
    private static final Map<Integer, Glyph> ALL = load();

    private record Glyph(double advance, String path) {}

    private Glyphs() {}

    private static Map<Integer, Glyph> load() {
        Map<Integer, Glyph> all = new HashMap<>();
        try (InputStream in = Glyphs.class.getResourceAsStream("glyphs.txt")) {
            if (in == null) {
                throw new IllegalStateException("glyphs.txt is missing from the jar");
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.startsWith("#")) {
                    String[] words = line.split(" ", 3);
                    String path = words.length > 2 ? words[2] : "";
                    all.put(Integer.parseInt(words[0], 16), new Glyph(Integer.parseInt(words[1]) / EM, path));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }

    private static Glyph glyph(int code) {
        int known = code == 0x22c5 ? 0xb7 : code == 0x3bc ? 0xb5 : code; // other dots and mus look the same
        Glyph g = ALL.get(known);
        return g != null ? g : ALL.getOrDefault(BOX, new Glyph(0.6, ""));
    }

    public static boolean has(int code) {
        return ALL.containsKey(code);
    }

    /** Length of a line of text in points. */
    public static double width(String text, double size) {
        return size * text.codePoints().mapToDouble(c -> glyph(c).advance).sum();
    }

    /** The text as a path, as {@link Canvas#text} places it. */
    public static Outline outline(String text, double x, double y, double size, Canvas.Align align, boolean upwards) {
        double along = switch (align) {
            case START -> 0;
            case MIDDLE -> -width(text, size) / 2;
            case END -> -width(text, size);
        };
        Outline out = new Outline();
        for (int code : text.codePoints().toArray()) {
            Glyph g = glyph(code);
            new Reader(g.path, x, y, along, size / EM, upwards).into(out);
            along += g.advance * size;
        }
        return out;
    }

    /** Reads the path of one letter: relative numbers after m, l, q, z, separated by spaces where a sign does not. */
    private static final class Reader {
        private final String path;
        private final double originX;
        private final double originY;
        private final double along;
        private final double scale;
        private final boolean upwards;
        private int at;
        private int penX;
        private int penY;

        Reader(String path, double x, double y, double along, double scale, boolean upwards) {
            this.path = path;
            originX = x;
            originY = y;
            this.along = along;
            this.scale = scale;
            this.upwards = upwards;
        }

        void into(Outline out) {
            while (at < path.length()) {
                char kind = path.charAt(at++);
                if (kind == 'z') {
                    out.close();
                    continue;
                }
                int x = penX + number(), y = penY + number();
                if (kind == 'q') {
                    int endX = penX + number(), endY = penY + number();
                    out.quadratic(x(x, y), y(x, y), x(endX, endY), y(endX, endY));
                    x = endX;
                    y = endY;
                } else if (kind == 'm') {
                    out.move(x(x, y), y(x, y));
                } else {
                    out.line(x(x, y), y(x, y));
                }
                penX = x;
                penY = y;
            }
        }

        private int number() {
            at += path.charAt(at) == ' ' ? 1 : 0;
            int from = at++;
            while (at < path.length() && Character.isDigit(path.charAt(at))) {
                at++;
            }
            return Integer.parseInt(path.substring(from, at));
        }

        private double x(int x, int y) {
            return upwards ? originX - scale * y : originX + along + scale * x;
        }

        private double y(int x, int y) {
            return upwards ? originY - along - scale * x : originY - scale * y;
        }
    }
}
