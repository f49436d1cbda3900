package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.UserException;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.Document;
import org.condyle.io.document.Entry;
import org.condyle.io.model.Library;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code condyle examples}: lists the library, or copies a model out of it to be edited. */
@Command(
        name = "examples",
        description = "List the library of models and studies; with a name, copy that file for editing.",
        mixinStandardHelpOptions = true)
final class ExamplesCommand extends CondyleCommand {
    @Parameters(arity = "0..1", paramLabel = "NAME", description = "model or study to copy")
    private @Nullable String name;

    @Option(
            names = "--to",
            paramLabel = "FILE",
            description = "file name of the copy (default: its name, in the current folder)")
    private @Nullable Path target;

    @Mixin
    private CommonOptions.Writing writing = new CommonOptions.Writing();

    @Override
    public Integer call() throws IOException {
        PrintWriter out = out();
        if (name == null) {
            int width = Stream.concat(Library.names().stream(), Library.studies().stream())
                    .mapToInt(String::length)
                    .max()
                    .orElse(0);
            for (String n : Library.names()) {
                Document d = Document.read(Library.root(), n + ".yaml");
                String title = d.find("title").map(Entry::text).orElse("");
                String cases = d.find("cases")
                        .map(c -> String.join(", ", c.children().keySet()))
                        .orElse("");
                out.println(n + " ".repeat(width - n.length()) + "  " + title
                        + (cases.isEmpty() ? "" : " [" + cases + "]"));
            }
            out.println();
            for (String n : Library.studies()) {
                Document d = Document.read(Library.root(), n + Library.STUDY);
                out.println(n + " ".repeat(width - n.length()) + "  study: "
                        + d.find("study").map(Entry::text).orElse(""));
            }
            out.println();
            out.println("condyle run NAME [--case CASE]     runs a model");
            out.println("condyle study NAME                 runs a study: many runs of a model");
            out.println("condyle examples NAME              copies it here for editing");
            return ExitCode.DONE;
        }
        boolean study = Library.studies().contains(name);
        String model = name.replaceAll("\\.ya?ml$", "");
        String text =
                study ? Library.text(name + Library.STUDY) : Library.find(name).text();
        String last = model.substring(model.lastIndexOf('/') + 1);
        Path to = target != null ? target : Path.of(last + (study ? Library.STUDY : ".yaml"));
        if (Files.exists(to) && !writing.force) {
            throw new UserException(to + " exists already; give another name with --to, or --force to overwrite it");
        }
        Files.writeString(to, text);
        if (!writing.quiet) {
            out.println("copied to " + to + "; run it with: condyle " + (study ? "study " : "run ") + to);
        }
        if (!study && Library.names().contains(model)) {
            copyCompanions(model, to, out);
        }
        return ExitCode.DONE;
    }

    /** Everything that the model names, and measurements and setup files that belong to it. */
    private void copyCompanions(String model, Path copy, PrintWriter out) throws IOException {
        String home = model.substring(0, model.lastIndexOf('/') + 1);
        for (String file : Library.companions(model)) {
            Path to = copy.resolveSibling(file.startsWith(home) ? file.substring(home.length()) : file);
            byte[] bytes = Library.root().read("file", file, DataTable.LIMIT);
            if (Files.exists(to) && !writing.force) {
                if (!Arrays.equals(Files.readAllBytes(to), bytes)) {
                    out.println(to + " exists already and stays as it is");
                }
                continue;
            }
            if (to.getParent() != null) {
                Files.createDirectories(to.getParent());
            }
            Files.write(to, bytes);
            if (!writing.quiet) {
                out.println("copied " + to + ", which belongs to it");
            }
        }
    }
}
