package org.condyle.io.results;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * Files that are written completely or not at all: written under a temporary name, then renamed. A reader finds the old
 * file or the new one; a failure leaves the old file and no temporary file.
 */
public final class AtomicFile {
    /** Names of files on their way into their place; a process that is killed leaves them. */
    public static final String BESIDE = "\\..+\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.tmp";

    private AtomicFile() {}

    /** Writes what the file holds. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    public static void write(Path file, Content content) throws IOException {
        Path target = file.toAbsolutePath();
        Path folder = target.getParent();
        if (folder == null) {
            throw new IOException("'" + file + "' is not a file");
        }
        // Not Files.createTempFile: it hides the file from everybody but its owner, and the move would keep that.
        Path beside = folder.resolve("." + target.getFileName() + "." + UUID.randomUUID() + ".tmp");
        try {
            if (!Files.isDirectory(folder)) { // also for a link to a folder, with which the next line cannot deal
                Files.createDirectories(folder);
            }
            try (OutputStream out = new BufferedOutputStream(
                    Files.newOutputStream(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), 1 << 16)) {
                content.writeTo(out);
            }
            try {
                Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw naming(file, e);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /** Removes what killed processes left in a folder in which no other one is at work. */
    static void clear(Path folder) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, ".*.tmp")) {
            for (Path f : files) {
                if (f.getFileName().toString().matches(BESIDE) && Files.isRegularFile(f)) {
                    Files.deleteIfExists(f);
                }
            }
        }
    }

    /** The same error with the name of the requested file: the system names none, or the temporary file. */
    static IOException naming(Path file, IOException e) {
        String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
        FileSystemException named = e instanceof AccessDeniedException
                ? new AccessDeniedException(file.toString(), null, reason)
                : new FileSystemException(file.toString(), null, reason);
        named.initCause(e);
        return named;
    }

    public static void write(Path file, String text) throws IOException {
        write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }
}
