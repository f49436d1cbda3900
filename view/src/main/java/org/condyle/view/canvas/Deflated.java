package org.condyle.view.canvas;

import java.io.ByteArrayOutputStream;
import java.util.zip.Deflater;

/** Bytes packed by zlib; the same on one machine, though another build of zlib may pack them differently. */
final class Deflated {
    private Deflated() {}

    static byte[] of(byte[] bytes) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try {
            deflater.setInput(bytes);
            deflater.finish();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] buffer = new byte[1 << 16];
            while (!deflater.finished()) {
                out.write(buffer, 0, deflater.deflate(buffer));
            }
            return out.toByteArray();
        } finally {
            deflater.end();
        }
    }
}
