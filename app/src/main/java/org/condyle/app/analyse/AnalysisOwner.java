package org.condyle.app.analyse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.condyle.app.shell.FolderGuard;
import org.condyle.app.shell.FolderGuard.Contents;
import org.condyle.io.results.SummaryMark;
import org.jspecify.annotations.Nullable;

/**
 * Recognises the results of analyses by their summary. Several may share a folder, as with OpenSim's tools; the summary and the page are
 * those of the last one.
 */
record AnalysisOwner() implements FolderGuard.Owner {
    /** Files and folders that an analysis writes before its results. */
    private static final Set<String> LEFT =
            Set.of(PlainOptions.RESERVES_FILE, "measured", "scale", "ik", "id", "so", "reactions");

    @Override
    public Contents contents(Path folder) throws IOException {
        @Nullable SummaryMark mark = SummaryMark.of(folder).orElse(null);
        if (mark == null) {
            return Contents.NONE;
        }
        return switch (mark.kind()) {
            case FOREIGN -> Contents.other("a " + SummaryMark.FILE + " not written by Condyle");
            case RUN -> Contents.other("the results of a run (" + mark.model() + ")");
            case ANALYSIS -> Contents.SAME;
        };
    }

    @Override
    public boolean isLeft(Path file) {
        return LEFT.contains(FolderGuard.name(file));
    }
}
