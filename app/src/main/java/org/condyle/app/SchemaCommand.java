package org.condyle.app;

import java.util.concurrent.Callable;
import org.condyle.app.shell.ExitCode;
import org.condyle.io.model.ModelShape;
import org.condyle.io.results.SummarySchema;
import org.condyle.study.StudyShape;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code condyle schema}: the JSON Schema of model files and study files, for editors, and of {@code summary.json}, for scripts. */
@Command(
        name = "schema",
        description = "Print the JSON Schema of model files, which editors use for completion and validation.",
        mixinStandardHelpOptions = true)
final class SchemaCommand implements Callable<Integer> {
    @Option(names = "--study", description = "print the schema of study files")
    private boolean study;

    @Option(names = "--summary", description = "print the schema of summary.json")
    private boolean summary;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (study && summary) {
            throw new ParameterException(spec.commandLine(), "give --study or --summary, not both");
        }
        String schema = study ? StudyShape.jsonSchema() : summary ? SummarySchema.text() : ModelShape.jsonSchema();
        spec.commandLine().getOut().println(schema);
        return ExitCode.DONE;
    }
}
