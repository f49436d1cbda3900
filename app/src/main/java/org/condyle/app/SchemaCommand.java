package org.condyle.app;

import java.util.concurrent.Callable;
import org.condyle.io.model.ModelShape;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code condyle schema}: the JSON Schema of model files, for editors. */
@Command(
        name = "schema",
        description = "Print the JSON Schema of model files: editors complete and validate with it.",
        mixinStandardHelpOptions = true)
final class SchemaCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().getOut().println(ModelShape.jsonSchema());
        return Main.DONE;
    }
}
