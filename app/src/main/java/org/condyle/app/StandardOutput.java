package org.condyle.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Standard output that knows whether what was printed got out: a full disk must not look like success. Java's own keeps
 * silent about it. That the reader has had enough ({@code condyle explain | head}) is no trouble.
 */
final class StandardOutput extends OutputStream {
    private final OutputStream out = new FileOutputStream(FileDescriptor.out);
    private String lost = "";

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
        if (!lost.isEmpty()) {
            return;
        }
        try {
            out.write(bytes, from, count);
        } catch (IOException e) {
            lost = String.valueOf(e.getMessage());
        }
    }

    /** Why something did not get out; empty if everything was printed, or if the reader has closed the pipe. */
    String lost() {
        return lost.contains("pipe") ? "" : lost;
    }
}
