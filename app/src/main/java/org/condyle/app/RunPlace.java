package org.condyle.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.app.shell.OutFolder;
import org.condyle.io.document.Fingerprint;
import org.condyle.io.results.Checkpoints;
import org.condyle.io.results.ResultFiles;
import org.condyle.io.results.RunFolder;

/** Whether a run may write into a folder: results of another run, and files of other people, are not written over. */
final class RunPlace {
    private RunPlace() {}

    /** Refuses what belongs to others; the folder exists. */
    static void check(Path folder, RunIdentity me) throws IOException {
        if (Files.exists(folder.resolve(ResultFiles.SUMMARY))) {
            RunFolder found = RunFolder.glance(folder);
            if (found == null) {
                throw OutFolder.holds(folder, "a " + ResultFiles.SUMMARY + " not written by Condyle");
            }
            RunIdentity owner = RunIdentity.of(found);
            if (!owner.sameAs(me)) {
                throw OutFolder.holds(folder, "the results of another run (" + owner + ")");
            }
            return; // whatever else is there: the files of this run are its own
        }
        Fingerprint kept = Checkpoints.fingerprint(folder);
        if (kept != null && !me.isOf(kept)) {
            throw OutFolder.holds(folder, "the checkpoint of another run");
        }
        boolean cutShort = isOurs(folder.resolve(ResultFiles.RECORDING_CSV)); // killed before its summary was written
        OutFolder.refuseForeign(
                folder,
                f -> OutFolder.name(f).matches(Checkpoints.FILE + "|" + Checkpoints.ROWS)
                        || (cutShort && OutFolder.name(f).matches("recording\\.(csv|sto)")));
    }

    private static boolean isOurs(Path recording) throws IOException {
        if (!Files.isRegularFile(recording)) {
            return false;
        }
        try (InputStream in = Files.newInputStream(recording)) {
            return new String(in.readNBytes(8), StandardCharsets.UTF_8).equals("time [s]");
        }
    }
}
