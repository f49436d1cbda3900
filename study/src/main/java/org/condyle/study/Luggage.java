package org.condyle.study;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.condyle.io.document.Document;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.study.task.Change;
import org.condyle.study.task.Task;

/**
 * The files that the runs of a study need, for machines that do not have them: the model, what it includes, data and
 * meshes, and files that values of the study name. Models of the library are in the program.
 */
public final class Luggage {
    /** What may be the name of a file inside a value. */
    private static final Pattern WORD = Pattern.compile("[^\\s,{}\\[\\]:\"']*\\.[A-Za-z][^\\s,{}\\[\\]:\"']*");

    private final Label label;
    private final Path folder;
    private final Set<String> files;

    /**
     * How the model is called at home.
     *
     * @param home folder of its files; empty for a model of the library
     * @param file name of the model below that folder
     */
    public record Label(String model, String home, String file) implements Serializable {
        /** The model, from the files that were unpacked into a folder. */
        public Description model(Path unpacked) {
            return home.isEmpty() ? Library.find(model) : Library.findCopy(model, Path.of(home), unpacked, file);
        }
    }

    private Luggage(Label label, Path folder, Set<String> files) {
        this.label = label;
        this.folder = folder;
        this.files = files;
    }

    public static Luggage of(Study study) {
        Document document = Library.find(study.model()).document();
        Set<String> files = new TreeSet<>(document.files());
        if (files.isEmpty()) {
            return new Luggage(new Label(study.model(), "", ""), Path.of(""), files);
        }
        Path folder = document.folder()
                .orElseThrow(() -> new IllegalStateException(study.model() + " has no folder"))
                .toAbsolutePath();
        study.mark().facts().keySet().forEach(fact -> addFile(fact.replaceFirst("^file ", ""), folder, files));
        IntFunction<Task> tasks = study.taskByRun();
        for (int run = 1; run <= study.runs(); run++) {
            for (Change c : tasks.apply(run).changes()) {
                WORD.matcher(c.value()).results().forEach(m -> addFile(m.group(), folder, files));
            }
        }
        return new Luggage(new Label(study.model(), folder.toString(), document.file()), folder, files);
    }

    private static void addFile(String name, Path folder, Set<String> files) {
        Path file = folder.resolve(name).normalize();
        if (file.startsWith(folder.normalize()) && Files.isRegularFile(file)) {
            files.add(folder.normalize().relativize(file).toString().replace('\\', '/'));
        }
    }

    public Label label() {
        return label;
    }

    /** Names of the files, relative to the folder below which the model reads them. */
    public Set<String> files() {
        return files;
    }

    /** Packs the files. */
    public void pack(Path zip) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            for (String name : files) {
                out.putNextEntry(new ZipEntry(name));
                Files.copy(folder.resolve(name), out);
                out.closeEntry();
            }
        }
    }
}
