package org.condyle.io.results;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Keeps a folder for one process at a time: a lock of the operating system on a small file in it, which is released
 * when the process ends, however it ends. Taking it also shows whether the folder can be written.
 */
public final class FolderLock implements AutoCloseable {
    public static final String FILE = ".condyle.lock";

    /** Folders of this process: closing a second channel to a locked file would release the lock of the first. */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path held;
    private final FileChannel channel;

    private FolderLock(Path held, FileChannel channel) {
        this.held = held;
        this.channel = channel;
    }

    /** Somebody else works in the folder. */
    public static final class BusyException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        BusyException(Path folder) {
            super("another condyle process is using " + folder
                    + "; wait until it ends, or give another folder with --out");
        }
    }

    /** Locks a folder that exists. */
    public static FolderLock take(Path folder) throws IOException {
        Path held = folder.toRealPath();
        if (!HELD.add(held)) {
            throw new BusyException(folder);
        }
        try {
            FolderLock lock = new FolderLock(held, open(folder.resolve(FILE)));
            if (!lock.isOurs()) {
                lock.channel.close();
                throw new BusyException(folder);
            }
            return lock;
        } catch (IOException | RuntimeException e) {
            HELD.remove(held);
            throw e;
        }
    }

    private static FileChannel open(Path file) throws IOException {
        try {
            return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw AtomicFile.naming(file, e);
        }
    }

    private boolean isOurs() {
        try {
            return channel.tryLock() != null;
        } catch (IOException e) {
            return true; // a network drive that knows no locks: better unlocked than not at all
        }
    }

    /** Removes incomplete files of killed processes: the lock excludes other processes. */
    public void clear() throws IOException {
        AtomicFile.clear(held);
    }

    /** The file stays: who removed it could take away one that another process has just locked. */
    @Override
    public void close() throws IOException {
        channel.close();
        HELD.remove(held);
    }
}
