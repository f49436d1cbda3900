package org.condyle.study;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/** Finds study files, on disk or in the library, and the models they speak of. */
public final class Studies {
    private Studies() {}

    /** Reads a study by file name or by its name in the library; what is wrong is a {@link DocumentException}. */
    public static Study read(String name) {
        Path path = Path.of(name);
        if (Files.exists(path)) {
            Document document = Document.read(path, Library.root());
            if (document.find("vary").isEmpty() && document.find("bodies").isPresent()) {
                throw new DocumentException(Code.WRONG_FILE, Position.in(name), isModel(name));
            }
            try {
                return new StudyReader(name, document, Files.readString(path), m -> model(path.getParent(), m)).read();
            } catch (IOException e) {
                throw new DocumentException(
                        Code.FILE_UNREADABLE, Position.in(name), "the file cannot be read: " + e.getMessage());
            }
        }
        String known = name.replaceAll("(\\.study)?(\\.ya?ml)?$", "");
        if (Library.studies().contains(known)) {
            return library(known);
        }
        String what = Library.names().contains(known)
                ? isModel(known)
                : "there is no such file, and no such study in the library" + DidYouMean.hint(known, Library.studies())
                        + "; 'condyle examples' lists the library";
        throw new DocumentException(
                Library.names().contains(known) ? Code.WRONG_FILE : Code.FILE_MISSING, Position.in(name), what);
    }

    private static String isModel(String name) {
        return "this is a model; 'condyle run " + name + "' runs it; a study file states what varies";
    }

    private static Study library(String name) {
        String file = name + Library.STUDY;
        return new StudyReader(name, Document.read(Library.root(), file), Library.text(file), m -> model(null, m))
                .read();
    }

    /** Seen from the study file, or else a name of the library; not seen from where the command happens to run. */
    private static Description model(@Nullable Path folder, Entry e) {
        String name = e.text();
        try {
            Path beside = folder == null ? Path.of(name) : folder.resolve(name);
            boolean library = Library.names().contains(name.replaceAll("\\.ya?ml$", ""));
            return Library.find(library && !Files.exists(beside) ? name : beside.toString());
        } catch (DocumentException x) {
            throw new DocumentException(x.problems().sorted().stream()
                    .filter(p -> p.line() == 0)
                    .findFirst()
                    .map(p -> p.movedTo(e.at(), e.path()))
                    .orElseThrow(() -> x));
        }
    }
}
