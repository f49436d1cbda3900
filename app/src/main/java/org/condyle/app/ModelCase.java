package org.condyle.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.app.shell.UserException;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;

/** A model and one of its cases in one word: {@code MODEL[:CASE]}. */
record ModelCase(Description source, String caseName) {
    static ModelCase of(String word) {
        int colon = word.lastIndexOf(':');
        boolean whole = colon < 0 || Files.exists(Path.of(word));
        return new ModelCase(
                Library.find(whole ? word : word.substring(0, colon)), whole ? "" : word.substring(colon + 1));
    }

    /** The model that a figure is drawn of, which must not be a folder of results. */
    static ModelFile drawn(String word, String option) {
        if (Files.isDirectory(Path.of(word))) {
            throw new UserException(word + ": this is a folder; " + option + " needs a model: MODEL or MODEL:CASE");
        }
        return of(word).read();
    }

    ModelFile read() {
        return source.compile(caseName, List.of());
    }
}
