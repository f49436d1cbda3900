package org.condyle.app;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.ModelOptions;
import org.condyle.app.shell.UserException;
import org.condyle.io.model.Description;
import org.condyle.io.results.AtomicFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code condyle describe}: a model with its case and settings as one file of JSON, which is a model file itself. */
@Command(
        name = "describe",
        description =
                "Print a model with its includes, case and settings as one JSON file, which is a model file itself.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "condyle describe knee.yaml --case worn -o worn.json",
            "condyle run worn.json",
            "condyle describe knee.osim --carry -o knee.json    with its meshes and tables inside"
        })
final class DescribeCommand extends CondyleCommand {
    @Mixin
    private ModelOptions model = new ModelOptions();

    @Option(
            names = "--carry",
            description =
                    "write the content of meshes and tables into the file; without it they are known by their hash"
                            + " and looked for beside the file")
    private boolean carry;

    @Option(names = "--yaml", description = "print YAML, without the files and without where it comes from")
    private boolean yaml;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "file to write; by default standard output")
    private @Nullable Path output;

    @Override
    public Integer call() throws IOException {
        Description description = model.source().in(model.caseName, model.changes());
        description.compile(); // whatever is wrong with it is told here
        boolean nowhere = description.document().folder().isEmpty(); // files of the library are beside no other file
        String text = yaml ? description.yaml() : description.json(carry || nowhere);
        Path to = output;
        if (to == null) {
            out().print(text);
            out().flush();
        } else {
            if (to.toString().endsWith(".json") == yaml) {
                throw new UserException("-o " + to + ": the name of a file of "
                        + (yaml ? "YAML ends with .yaml" : "JSON ends with .json, by which it is known as such"));
            }
            AtomicFile.write(to, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
        }
        return ExitCode.DONE;
    }
}
