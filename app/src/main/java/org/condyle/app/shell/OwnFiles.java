package org.condyle.app.shell;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;

/** Files that are named on the command line: read whole, and written only over what the same command wrote. */
public final class OwnFiles {
    private static final int HEAD = 512; // bytes that tell who wrote a file

    private OwnFiles() {}

    /** All bytes of a file that is no larger than a limit. */
    public static byte[] read(Path path, long limit) throws IOException {
        if (!Files.isRegularFile(path)) {
            throw new DocumentException(Code.FILE_MISSING, Position.in(path.toString()), "there is no such file");
        }
        if (Files.size(path) > limit) {
            throw new DocumentException(
                    Code.OVER_LIMIT,
                    Position.in(path.toString()),
                    "the file is larger than the limit of " + (limit >> 20) + " MB");
        }
        return Files.readAllBytes(path);
    }

    /**
     * Refuses to write over a folder or over what was not written by the command.
     *
     * @param mark what its own files have in their beginning
     */
    public static void refuseForeign(Path file, String mark, boolean force) throws IOException {
        if (Files.isDirectory(file)) {
            throw new UserException("-o " + file + ": this is a folder; give the name of a file");
        }
        if (force || !Files.exists(file)) {
            return;
        }
        byte[] head;
        try (var in = Files.newInputStream(file)) {
            head = in.readNBytes(HEAD);
        }
        if (!new String(head, StandardCharsets.UTF_8).contains(mark)) {
            throw new UserException("-o " + file
                    + ": this file exists and was not written by this command; give another name, or --force");
        }
    }
}
