package org.condyle.view.canvas;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A small film as GIF (version 89a), which plays in the slides of all usual programs and in every browser; PNG that moves does not. All
 * frames share 255 colours, found by median cut (P. Heckbert 1982); what stays as it was in the frame before is left out.
 */
public final class GifFile {
    private static final int CLEAR = 255; // number of what is left out
    private static final int BITS = 6; // of each of red, green and blue that colours are told apart by

    private static final int CELLS = 1 << (3 * BITS);

    private final int width;
    private final int height;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final int[] colours;
    private final byte[] numbers = new byte[CELLS]; // of the nearest colour

    private GifFile(int width, int height, List<byte[]> frames) {
        this.width = width;
        this.height = height;
        int[] counts = new int[CELLS];
        for (byte[] rgb : frames) {
            for (int i = 0; i < rgb.length; i += 3) {
                counts[cell(rgb, i)]++;
            }
        }
        colours = chosen(counts);
        for (int c = 0; c < counts.length; c++) {
            numbers[c] = (byte) (counts[c] == 0 ? 0 : nearest(c));
        }
    }

    /**
     * The film, again and again.
     *
     * @param frames     red, green and blue of each pixel, row by row from above
     * @param hundredths seconds/100 that each frame is shown
     */
    public static byte[] of(int width, int height, List<byte[]> frames, int hundredths) {
        GifFile file = new GifFile(width, height, frames);
        file.write(frames, hundredths);
        return file.out.toByteArray();
    }

    private static int cell(byte[] rgb, int i) {
        int drop = 8 - BITS;
        int red = (rgb[i] & 0xff) >> drop, green = (rgb[i + 1] & 0xff) >> drop, blue = (rgb[i + 2] & 0xff) >> drop;
        return (red << (2 * BITS)) | (green << BITS) | blue;
    }

    private static int part(int cell, int axis) {
        int x = (cell >> ((2 - axis) * BITS)) & ((1 << BITS) - 1);
        return (2 * x + 1) << (7 - BITS);
    }

    /** The box with most pixels along its longest side is halved, until there are enough. */
    private static int[] chosen(int[] counts) {
        List<List<Integer>> boxes = new ArrayList<>();
        List<Integer> all = new ArrayList<>();
        for (int c = 0; c < counts.length; c++) {
            if (counts[c] > 0) {
                all.add(c);
            }
        }
        boxes.add(all);
        while (boxes.size() < CLEAR) {
            int best = -1, axis = 0;
            double most = 0;
            for (int b = 0; b < boxes.size(); b++) {
                for (int k = 0; k < 3; k++) {
                    int way = k;
                    int low = boxes.get(b).stream()
                            .mapToInt(c -> part(c, way))
                            .min()
                            .orElse(0);
                    int high = boxes.get(b).stream()
                            .mapToInt(c -> part(c, way))
                            .max()
                            .orElse(0);
                    double pixels =
                            boxes.get(b).stream().mapToLong(c -> counts[c]).sum();
                    double weight = (high - low) * Math.sqrt(pixels);
                    if (weight > most) {
                        most = weight;
                        best = b;
                        axis = k;
                    }
                }
            }
            if (best < 0) {
                break;
            }
            int way = axis;
            List<Integer> box = new ArrayList<>(boxes.get(best));
            box.sort((a, b) -> part(a, way) != part(b, way) ? part(a, way) - part(b, way) : a - b);
            double
                    half =
                            0.5
                                    * box.stream()
                                            .mapToDouble(c -> Math.sqrt(counts[c]))
                                            .sum(),
                    sum = 0;
            int cut = 0;
            while (cut < box.size() - 1 && (cut == 0 || sum < half)) {
                sum += Math.sqrt(counts[box.get(cut++)]);
            }
            boxes.set(best, box.subList(0, cut));
            boxes.add(box.subList(cut, box.size()));
        }
        return boxes.stream().mapToInt(b -> mean(b, counts)).toArray();
    }

    private static int mean(List<Integer> box, int[] counts) {
        int out = 0;
        double all = box.stream().mapToDouble(c -> counts[c]).sum();
        for (int k = 0; k < 3; k++) {
            int axis = k;
            double sum = box.stream()
                    .mapToDouble(c -> (double) counts[c] * part(c, axis))
                    .sum();
            out = (out << 8) | (int) Math.round(sum / Math.max(1, all));
        }
        return out;
    }

    private int nearest(int cell) {
        int best = 0, least = Integer.MAX_VALUE;
        for (int i = 0; i < colours.length; i++) {
            int square = 0;
            for (int k = 0; k < 3; k++) {
                int d = part(cell, k) - (colours[i] >> (16 - 8 * k) & 0xff);
                square += d * d;
            }
            if (square < least) {
                least = square;
                best = i;
            }
        }
        return best;
    }

    private void write(List<byte[]> frames, int hundredths) {
        out.writeBytes("GIF89a".getBytes(StandardCharsets.US_ASCII));
        shorts(width, height);
        out.writeBytes(new byte[] {(byte) 0xf7, 0, 0}); // 256 colours for all frames
        for (int i = 0; i < 256; i++) {
            int c = i < colours.length ? colours[i] : 0;
            out.writeBytes(new byte[] {(byte) (c >> 16), (byte) (c >> 8), (byte) c});
        }
        out.writeBytes(new byte[] {0x21, (byte) 0xfe});
        blocks(Canvas.MADE_BY.getBytes(StandardCharsets.US_ASCII));
        out.writeBytes(new byte[] {0x21, (byte) 0xff, 11});
        out.writeBytes("NETSCAPE2.0".getBytes(StandardCharsets.US_ASCII));
        out.writeBytes(new byte[] {3, 1, 0, 0, 0});
        byte[] before = new byte[0];
        for (byte[] rgb : frames) {
            byte[] now = new byte[width * height], changed = new byte[now.length];
            for (int i = 0; i < now.length; i++) {
                now[i] = numbers[cell(rgb, 3 * i)];
                changed[i] = before.length > 0 && before[i] == now[i] ? (byte) CLEAR : now[i];
            }
            out.writeBytes(new byte[] {0x21, (byte) 0xf9, 4, 5}); // stays, and has a clear colour
            shorts(hundredths);
            out.writeBytes(new byte[] {(byte) CLEAR, 0, 0x2c});
            shorts(0, 0, width, height);
            out.write(0);
            out.write(8);
            blocks(packed(changed));
            before = now;
        }
        out.write(0x3b);
    }

    private void shorts(int... values) {
        for (int v : values) {
            out.write(v & 0xff);
            out.write(v >> 8 & 0xff);
        }
    }

    private void blocks(byte[] data) {
        for (int i = 0; i < data.length; i += 255) {
            int n = Math.min(255, data.length - i);
            out.write(n);
            out.write(data, i, n);
        }
        out.write(0);
    }

    /** Packed by Lempel, Ziv and Welch (T. Welch 1984), in codes of nine to twelve bits. */
    private static byte[] packed(byte[] pixels) {
        Codes codes = new Codes();
        int clear = 256, next = clear + 2, bits = 9, prefix = pixels[0] & 0xff;
        int[] keys = new int[1 << 14], values = new int[keys.length];
        Arrays.fill(keys, -1);
        codes.put(clear, bits);
        for (int i = 1; i < pixels.length; i++) {
            int key = (prefix << 8) | (pixels[i] & 0xff), slot = (key * 0x9e3779b1) >>> 18;
            while (keys[slot] >= 0 && keys[slot] != key) {
                slot = (slot + 1) & (keys.length - 1);
            }
            if (keys[slot] == key) {
                prefix = values[slot];
                continue;
            }
            codes.put(prefix, bits);
            if (next < 4096) {
                keys[slot] = key;
                values[slot] = next;
                if (next++ == 1 << bits && bits < 12) {
                    bits++;
                }
            } else {
                codes.put(clear, bits);
                Arrays.fill(keys, -1);
                next = clear + 2;
                bits = 9;
            }
            prefix = pixels[i] & 0xff;
        }
        codes.put(prefix, bits);
        codes.put(clear + 1, bits);
        return codes.bytes();
    }

    private static final class Codes {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private int held;
        private int count;

        void put(int code, int bits) {
            held |= code << count;
            count += bits;
            while (count >= 8) {
                out.write(held & 0xff);
                held >>>= 8;
                count -= 8;
            }
        }

        byte[] bytes() {
            if (count > 0) {
                out.write(held & 0xff);
            }
            return out.toByteArray();
        }
    }
}
