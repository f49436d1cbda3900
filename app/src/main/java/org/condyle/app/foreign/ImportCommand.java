package org.condyle.app.foreign;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.foreign.Losses;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.json.JsonMapper;

/** {@code condyle import}: a model of another program as a model file. */
@Command(
        name = "import",
        description = "Translate a model of another program (.osim) into a model file, and report what was lost.",
        mixinStandardHelpOptions = true,
        footer = {"", "condyle import leg.osim -o leg.yaml", "condyle run leg.osim      runs it without a file between"
        })
public final class ImportCommand extends CondyleCommand {
    @Parameters(paramLabel = "FILE", description = "the model of the other program")
    private String model = "";

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "model file to write (.yaml); its meshes are copied beside it")
    private @Nullable Path output;

    @Mixin
    private CommonOptions.Facts printing = new CommonOptions.Facts();

    @Option(names = "--strict", description = "refuse a model if what is lost can change results")
    private boolean strict;

    @Option(
            names = "--geodesic",
            description = "paths over surfaces are shortest lines instead of following the rules of OpenSim")
    private boolean geodesic;

    @Mixin
    private CommonOptions.Root files = new CommonOptions.Root();

    @Override
    public Integer call() throws IOException {
        Description source = Library.find(model, files.root);
        if (source.losses() == Losses.NONE) {
            throw problem("this is a Condyle model already; there is nothing to translate");
        }
        ImportedModel imported = new ImportedModel(source, geodesic);
        Path file = output;
        if (file != null) {
            check(file);
        }
        PrintWriter out = out();
        boolean refused = strict && !source.losses().thatMatter().isEmpty();
        List<String> meshes = file == null || refused ? List.of() : imported.write(file);
        if (printing.json) {
            out.println(JsonMapper.builder()
                    .build()
                    .writerWithDefaultPrettyPrinter()
                    .writeValueAsString(imported.facts(refused ? null : file)));
        } else if (!printing.quiet) {
            imported.lines().forEach(out::println);
            if (file != null && !refused) {
                out.println("written: " + file
                        + (meshes.isEmpty() ? "" : " and " + count(meshes.size(), "mesh", "meshes")));
            }
        }
        if (refused) {
            line().getErr()
                    .println("refused by --strict: "
                            + count(source.losses().thatMatter().size(), "loss", "losses")
                            + " can change results; nothing was written");
            return ExitCode.BAD_INPUT;
        }
        imported.read(); // a translation that is no model is told after it is written, so that it can be edited
        return ExitCode.DONE;
    }

    private void check(Path file) throws IOException {
        if (!file.toString().matches(".*\\.ya?ml")) {
            throw problem("-o " + file + ": the name of a model file ends with .yaml");
        }
        if (Files.exists(file) && Files.exists(Path.of(model)) && Files.isSameFile(file, Path.of(model))) {
            throw problem("-o " + file + " would replace the model itself; choose another name");
        }
    }

    private DocumentException problem(String message) {
        return new DocumentException(Code.BAD_SETTING, Position.in(model), message);
    }

    private static String count(int n, String one, String many) {
        return n + " " + (n == 1 ? one : many);
    }
}
