package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.condyle.io.document.Document;
import org.condyle.io.document.Entry;
import org.condyle.io.model.Library;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code condyle examples}: lists the library, or copies a model out of it to be edited. */
@Command(
        name = "examples",
        description = "List the model library; with a name, copy that model out to edit it.",
        mixinStandardHelpOptions = true)
final class ExamplesCommand implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "NAME", description = "model to copy")
    private @Nullable String name;

    @Option(names = "--to", paramLabel = "FILE", description = "where to copy it (default: its name here)")
    private @Nullable Path target;

    @Option(names = "--force", description = "overwrite the file")
    private boolean force;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (name == null) {
            int width = Library.names().stream().mapToInt(String::length).max().orElse(0);
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
            out.println("condyle run NAME [--case CASE]     runs one");
            out.println("condyle examples NAME              copies it here, to be edited");
            return Main.DONE;
        }
        Library.Source source = Library.find(name);
        Path to = target != null ? target : Path.of(source.shortName() + ".yaml");
        if (Files.exists(to) && !force) {
            throw new UserException(to + " exists already; give another name with --to, or --force to overwrite it");
        }
        Files.writeString(to, source.text());
        out.println("copied to " + to + "; run it with: condyle run " + to);
        return Main.DONE;
    }
}
