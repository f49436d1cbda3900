package org.condyle.view.canvas;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** Pixels as PNG (ISO/IEC 15948): 8 bits, grey if all of them are, with the resolution and what wrote it. */
public final class PngFile {
    private static final byte[] SIGNATURE = {(byte) 137, 'P', 'N', 'G', 13, 10, 26, 10};
    private static final byte UP =
            2; // the filter that takes the difference to the row above: rows of figures are alike

    private PngFile() {}

    /**
     * The bytes of the file.
     *
     * @param rgb red, green and blue of each pixel, row by row from above
     */
    public static byte[] of(int width, int height, byte[] rgb, int dpi) {
        int channels = isGrey(rgb) ? 1 : 3;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(SIGNATURE);
        byte[] header = {8, (byte) (channels == 1 ? 0 : 2), 0, 0, 0};
        chunk(
                out,
                "IHDR",
                ByteBuffer.allocate(13).putInt(width).putInt(height).put(header).array());
        int perMetre = (int) Math.round(dpi / 0.0254);
        byte[] density = ByteBuffer.allocate(9)
                .putInt(perMetre)
                .putInt(perMetre)
                .put((byte) 1)
                .array();
        chunk(out, "pHYs", density);
        chunk(out, "tEXt", ("Software\0" + Canvas.MADE_BY).getBytes(StandardCharsets.ISO_8859_1));
        byte[] data = Deflated.of(filtered(width, height, rgb, channels));
        chunk(out, "IDAT", data);
        chunk(out, "IEND", new byte[0]);
        return out.toByteArray();
    }

    private static boolean isGrey(byte[] rgb) {
        for (int i = 0; i < rgb.length; i += 3) {
            if (rgb[i] != rgb[i + 1] || rgb[i] != rgb[i + 2]) {
                return false;
            }
        }
        return true;
    }

    private static byte[] filtered(int width, int height, byte[] rgb, int channels) {
        int row = width * channels, step = 3 / channels;
        byte[] out = new byte[height * (row + 1)];
        for (int y = 0, at = 0; y < height; y++) {
            out[at++] = UP;
            for (int x = 0; x < row; x++) {
                int here = (y * row + x) * step, above = here - row * step;
                out[at++] = (byte) (rgb[here] - (y == 0 ? 0 : rgb[above]));
            }
        }
        return out;
    }

    private static void chunk(ByteArrayOutputStream out, String type, byte[] data) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(data);
        out.writeBytes(ByteBuffer.allocate(4).putInt(data.length).array());
        out.writeBytes(name);
        out.writeBytes(data);
        out.writeBytes(ByteBuffer.allocate(4).putInt((int) check.getValue()).array());
    }
}
