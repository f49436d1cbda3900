package org.condyle.tool.result;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.condyle.io.data.StorageWriter;
import org.condyle.io.results.AtomicFile;
import org.condyle.io.results.SummaryMark;

/** Writes the files of an analysis into a folder, each complete or not at all; the summary comes last. */
public final class ResultFolder {
    public static final String SUMMARY = SummaryMark.FILE;

    private ResultFolder() {}

    public static void write(AnalysisResult result, String version, Path folder) throws IOException {
        for (ResultTable t : result.tables()) {
            AtomicFile.write(folder.resolve(t.file()), out -> {
                Writer text = new OutputStreamWriter(out, StandardCharsets.UTF_8);
                StorageWriter.write(t.title(), t.data(), text);
                text.flush();
            });
        }
        for (Map.Entry<String, String> d : result.documents().entrySet()) {
            AtomicFile.write(folder.resolve(d.getKey()), d.getValue());
        }
        AtomicFile.write(folder.resolve(SUMMARY), summary(result, version));
    }

    /** What {@code summary.json} holds. */
    public static String summary(AnalysisResult result, String version) {
        return SummaryJson.text(result, version);
    }
}
