package org.condyle.io.model;

import java.nio.file.Path;
import java.util.List;
import org.condyle.io.document.Document;
import org.condyle.io.document.Problem;
import org.condyle.io.foreign.Loss;
import org.condyle.io.foreign.Losses;
import org.condyle.io.foreign.Translated;
import org.condyle.io.foreign.XmlFiles;
import org.condyle.io.foreign.YamlFile;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/** Models of other programs as models like any other: translated when they are opened. */
public final class ForeignModels {
    private ForeignModels() {}

    /**
     * Opens a file of another program.
     *
     * @param root below which its files are read; null for the folder that its format finds
     */
    public static Description read(String name, Path file, @Nullable Path root) {
        Translated made = XmlFiles.reading(name).model(name, file, root);
        Document document = Document.of(name, made.model(), made.folder(), made.file());
        return Description.of(name, document, YamlFile.text(made.model()), made.losses());
    }

    /** A warning for each kind of loss that can change results. */
    static List<Problem> warnings(Losses losses) {
        return losses.groups().stream()
                .filter(g -> g.get(0).matters())
                .map(g -> {
                    Loss first = g.get(0);
                    String which = g.size() == 1
                            ? first.path()
                            : g.size() + " elements " + first.element() + ", first " + first.path();
                    return Problem.warning(Code.LEFT_OUT, first.at(), "", which + ": " + first.meaning());
                })
                .toList();
    }
}
