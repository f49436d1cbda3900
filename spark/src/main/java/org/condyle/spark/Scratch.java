package org.condyle.spark;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import org.condyle.io.results.FolderLock;
import org.jspecify.annotations.Nullable;

/**
 * A folder for what Spark writes on this machine while it works. Spark itself uses the folder of temporary files, where all may read
 * its blocks, and a process that was killed leaves them there for ever. This one is for its owner alone; it is removed at the end,
 * and those of processes that were killed are removed by the next one.
 */
final class Scratch implements AutoCloseable {
    private static final String PREFIX = "condyle-spark-";
    /** A folder that is younger may be one that its process has not locked yet. */
    private static final Duration NEW = Duration.ofMinutes(1);

    final Path folder;
    private final FolderLock lock;

    private Scratch(Path folder, FolderLock lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /** Makes one in a folder, after removing those that nobody uses any more. */
    static Scratch in(Path temporary) throws IOException {
        sweep(temporary);
        Path folder = Files.createTempDirectory(temporary, PREFIX); // for its owner alone, where there are owners
        return new Scratch(folder, FolderLock.take(folder));
    }

    private static void sweep(Path temporary) throws IOException {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(temporary, PREFIX + "*")) {
            for (Path old : all) {
                removeIfLeft(old);
            }
        }
    }

    private static void removeIfLeft(Path old) {
        try {
            Instant made =
                    Files.getLastModifiedTime(old, LinkOption.NOFOLLOW_LINKS).toInstant();
            if (!Files.isDirectory(old, LinkOption.NOFOLLOW_LINKS)
                    || made.isAfter(Instant.now().minus(NEW))) {
                return;
            }
            FolderLock.take(old).close();
            remove(old);
        } catch (IOException | FolderLock.BusyException e) {
            // of another user, or in use: not ours to remove
        }
    }

    private static void remove(Path folder) throws IOException {
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.deleteIfExists(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
                return FileVisitResult.CONTINUE; // Spark removes its own files at the same time
            }

            @Override
            public FileVisitResult postVisitDirectory(Path done, @Nullable IOException e) throws IOException {
                Files.deleteIfExists(done);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    @Override
    public void close() throws IOException {
        lock.close();
        try {
            remove(folder);
        } catch (IOException e) {
            // what Spark still writes; the next process removes it
        }
    }
}
