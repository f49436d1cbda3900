package org.condyle.view.canvas;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

/** Read back by the reader of Java's desktop, which is an independent program. */
class GifFileTest {
    private static final int WIDE = 97, HIGH = 61;

    /** Noise of few colours, so that the table of codes is full more than once, and a square that moves. */
    private static byte[] frame(int number) {
        byte[] rgb = new byte[3 * WIDE * HIGH];
        long seed = 7;
        for (int i = 0; i < rgb.length; i += 3) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            int x = i / 3 % WIDE, y = i / 3 / WIDE;
            boolean square = Math.abs(x - 20 - 15 * number) < 9 && Math.abs(y - 30) < 9;
            int level = square ? 250 : 2 + 4 * (int) (seed >>> 59); // middles of cells, so that no colour is rounded
            rgb[i] = (byte) level;
            rgb[i + 1] = (byte) (square ? 2 : level);
            rgb[i + 2] = (byte) (255 - level < 0 ? 0 : 254 - level / 4 * 4);
        }
        return rgb;
    }

    @Test
    void everyFrameComesBack() throws Exception {
        List<byte[]> frames = List.of(frame(0), frame(1), frame(2));
        byte[] file = GifFile.of(WIDE, HIGH, frames, 5);
        assertArrayEquals(file, GifFile.of(WIDE, HIGH, frames, 5), "the same bytes twice");
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
            reader.setInput(in);
            assertEquals(frames.size(), reader.getNumImages(true));
            BufferedImage shown = new BufferedImage(WIDE, HIGH, BufferedImage.TYPE_INT_RGB);
            for (int f = 0; f < frames.size(); f++) {
                shown.getGraphics().drawImage(reader.read(f), 0, 0, null); // what is clear stays as it was
                for (int i = 0; i < WIDE * HIGH; i++) {
                    int rgb = shown.getRGB(i % WIDE, i / WIDE);
                    for (int k = 0; k < 3; k++) {
                        int wanted = frames.get(f)[3 * i + k] & 0xff, got = rgb >> 16 - 8 * k & 0xff;
                        assertEquals(wanted, got, 2.01, "frame " + f + ", pixel " + i);
                    }
                }
            }
        }
    }
}
