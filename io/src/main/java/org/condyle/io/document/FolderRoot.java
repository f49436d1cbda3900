package org.condyle.io.document;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Files below a folder on disk, of this machine or of another one. */
final class FolderRoot extends ResourceRoot {

    private final Path folder;
    private final boolean complete;

    FolderRoot(Path folder) {
        this(folder, true);
    }

    private FolderRoot(Path folder, boolean complete) {
        this.folder = folder;
        this.complete = complete;
    }

    /** A folder of another machine, as messages name it: none of its files is here, and all may exist. */
    static FolderRoot elsewhere(Path folder) {
        return new FolderRoot(folder, false);
    }

    @Override
    public String name() {
        return folder.toString().isEmpty() ? "the current folder" : folder.toString();
    }

    @Override
    String display(String clean) {
        return folder.resolve(clean).toString();
    }

    @Override
    String remedy() {
        return "; put the file there, or give its name as seen from there";
    }

    @Override
    boolean isComplete() {
        return complete;
    }

    Path folder() {
        return folder;
    }

    @Override
    String relative(String clean) {
        return clean;
    }

    @Override
    @Nullable
    InputStream stream(String clean) throws IOException {
        if (!complete) {
            return null;
        }
        Path file;
        try {
            file = folder.resolve(clean);
        } catch (InvalidPathException e) {
            throw new FileSystemException(
                    clean, null, "file names like this are not possible in the current locale; set LC_ALL=C.UTF-8");
        }
        if (!Files.exists(file)) {
            return null;
        }
        Path real = file.toRealPath();
        if (!real.startsWith(folder.toAbsolutePath().toRealPath())) {
            throw new OutsideException();
        }
        // Opening a pipe would wait for a writer, perhaps for ever.
        if (!Files.isRegularFile(real, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileSystemException(
                    clean, null, Files.isDirectory(real) ? "it is a folder" : "not a regular file");
        }
        return Files.newInputStream(real, LinkOption.NOFOLLOW_LINKS);
    }

    @Override
    List<String> beside(String clean) {
        Path parent = folder.resolve(clean).toAbsolutePath().getParent();
        return complete ? namesIn(parent) : List.of();
    }

    @Override
    public String toString() {
        return name();
    }
}
