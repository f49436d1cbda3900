package org.condyle.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.app.shell.FolderGuard;
import org.condyle.app.shell.FolderGuard.Contents;
import org.condyle.io.document.Fingerprint;
import org.condyle.io.results.Checkpoints;
import org.condyle.io.results.ResultFiles;
import org.condyle.io.results.RunFolder;
import org.condyle.io.results.SummaryMark;
import org.jspecify.annotations.Nullable;

/** Recognises the results of a run by their summary, and what is left of one that was killed. */
record RunPlace(RunIdentity me) implements FolderGuard.Owner {
    @Override
    public Contents contents(Path folder) throws IOException {
        @Nullable SummaryMark mark = SummaryMark.of(folder).orElse(null);
        if (mark == null) {
            Fingerprint kept = Checkpoints.fingerprint(folder);
            return kept != null && !me.isOf(kept) ? Contents.other("the checkpoint of another run") : Contents.NONE;
        }
        return switch (mark.kind()) {
            case FOREIGN -> Contents.other("a " + SummaryMark.FILE + " not written by Condyle");
            case ANALYSIS -> Contents.other("the results of an analysis (" + mark.tool() + ")");
            case RUN -> ofRun(RunFolder.glance(folder));
        };
    }

    private Contents ofRun(@Nullable RunFolder found) {
        RunIdentity owner = found == null ? me : RunIdentity.of(found);
        return owner.sameAs(me) ? Contents.SAME : Contents.other("the results of another run (" + owner + ")");
    }

    @Override
    public boolean isLeft(Path file) {
        String name = FolderGuard.name(file);
        return name.matches(Checkpoints.FILE + "|" + Checkpoints.ROWS)
                || (name.matches("recording\\.(csv|sto)")
                        && isOurs(file.resolveSibling(
                                ResultFiles.RECORDING_CSV))); // killed before its summary was written
    }

    private static boolean isOurs(Path recording) {
        try (InputStream in = Files.newInputStream(recording)) {
            return new String(in.readNBytes(8), StandardCharsets.UTF_8).equals("time [s]");
        } catch (IOException e) {
            return false;
        }
    }
}
