package org.condyle.app.laxity;

import java.io.IOException;
import java.nio.file.Path;
import org.condyle.app.shell.FolderGuard;
import org.condyle.app.shell.FolderGuard.Contents;
import org.condyle.io.results.SummaryMark;
import org.jspecify.annotations.Nullable;

/** Recognises the results of this command by their summary. */
record LaxityOwner() implements FolderGuard.Owner {
    @Override
    public Contents contents(Path folder) throws IOException {
        @Nullable SummaryMark mark = SummaryMark.of(folder).orElse(null);
        if (mark == null) {
            return Contents.NONE;
        }
        return mark.tool().equals("laxity")
                ? Contents.SAME
                : Contents.other("the results of other work (" + mark.model() + ")");
    }
}
