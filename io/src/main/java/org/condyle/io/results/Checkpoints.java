package org.condyle.io.results;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.UUID;
import org.condyle.io.document.Fingerprint;
import org.condyle.simulate.Checkpoint;
import org.condyle.simulate.Recorded;
import org.jspecify.annotations.Nullable;

/**
 * The checkpoints of one run in its folder: {@code checkpoint.bin}, replaced by each, and {@code checkpoint-*.rows}, to
 * which each appends the rows that are new. The first names the second and counts its rows, so the two files are
 * consistent at any instant: rows are written before they are counted, a restarted run uses a new file of rows, and the
 * old file is deleted when it is no longer referenced.
 */
public final class Checkpoints implements AutoCloseable {
    public static final String FILE = "checkpoint.bin";
    /** How the files with rows are called. */
    public static final String ROWS = "checkpoint-[0-9a-f]+\\.rows";

    private final Path folder;
    private final Fingerprint fingerprint;
    private @Nullable RowsFile rows;
    private String rowsName = "";
    private boolean named; // by the checkpoint on disk

    /** @param fingerprint of the run: a checkpoint goes on only with the run that it was taken from */
    public Checkpoints(Path folder, Fingerprint fingerprint) {
        this.folder = folder;
        this.fingerprint = fingerprint;
    }

    /** The fingerprint of the checkpoint in a folder; null if there is none that can be read. */
    public static @Nullable Fingerprint fingerprint(Path folder) {
        try {
            return CheckpointFile.read(folder.resolve(FILE)).fingerprint();
        } catch (IOException e) {
            return null;
        }
    }

    /** The checkpoint to go on from; refuses, and says why, what is not a whole one of this very run. */
    public Checkpoint resume() throws IOException {
        Path file = folder.resolve(FILE);
        if (!Files.exists(file)) {
            throw new IOException("there is no checkpoint in '" + folder
                    + "'; 'condyle run' writes one with --checkpoint-every TIME, in the folder given by --out."
                    + " Remove --resume to start from the beginning");
        }
        CheckpointFile.Found found = CheckpointFile.read(file);
        String changes = found.fingerprint().changesTo(fingerprint);
        if (!changes.isEmpty()) {
            throw new IOException("checkpoint '" + file + "' belongs to another run: " + changes
                    + ". Undo this change to continue, or remove --resume to start from the beginning");
        }
        Path data = folder.resolve(found.rowsFile());
        if (!found.rowsFile().matches(ROWS) || !Files.isRegularFile(data)) {
            throw CheckpointFile.damaged(file);
        }
        rows = new RowsFile(data, found.channels(), false);
        rowsName = found.rowsFile();
        named = true;
        double[][] columns = rows.read(found.rows());
        if (columns.length == 0 || rows.sum() != found.rowsSum()) {
            throw CheckpointFile.damaged(data);
        }
        clear();
        Checkpoint c = found.rest();
        Recorded recorded = new Recorded(found.rows(), columns[0], Arrays.copyOfRange(columns, 1, columns.length));
        return new Checkpoint(c.state(), c.memory(), recorded);
    }

    /** Keeps a checkpoint. If that fails the one before stays, and the next one tries anew. */
    public void keep(Checkpoint c) throws IOException {
        try {
            if (rows == null) {
                rowsName = "checkpoint-" + UUID.randomUUID().toString().substring(0, 8) + ".rows";
                rows = new RowsFile(folder.resolve(rowsName), c.recording().columns().length, true);
            }
            rows.append(c.recording());
        } catch (IOException e) {
            abandon();
            throw e instanceof FileSystemException ? e : AtomicFile.naming(folder.resolve(rowsName), e);
        }
        try {
            CheckpointFile.write(folder.resolve(FILE), fingerprint, c, rowsName, rows.sum());
        } catch (IOException e) {
            abandon();
            throw e;
        }
        if (!named) {
            named = true;
            clear();
        }
    }

    /** Half a block may be written, so these rows cannot be gone on with. */
    private void abandon() throws IOException {
        close();
        if (!named) {
            Files.deleteIfExists(folder.resolve(rowsName));
        }
        named = false;
    }

    /** Removes rows that no checkpoint names. */
    private void clear() throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "checkpoint-*.rows")) {
            for (Path file : files) {
                String name = file.getFileName().toString();
                if (name.matches(ROWS) && !name.equals(rowsName)) {
                    Files.deleteIfExists(file);
                }
            }
        }
    }

    @Override
    public void close() throws IOException {
        if (rows != null) {
            rows.close();
            rows = null;
        }
    }
}
