package org.condyle.app;

import java.util.concurrent.Callable;
import org.condyle.app.shell.ExitCode;
import org.condyle.io.model.ModelShape;
import org.condyle.study.StudyShape;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code condyle schema}: the JSON Schema of model files or study files, for editors. */
@Command(
        name = "schema",
        description = "Print the JSON Schema of model files, which editors use for completion and validation.",
        mixinStandardHelpOptions = true)
final class SchemaCommand implements Callable<Integer> {
    @Option(names = "--study", description = "print the schema of study files")
    private boolean study;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().getOut().println(study ? StudyShape.jsonSchema() : ModelShape.jsonSchema());
        return ExitCode.DONE;
    }
}
