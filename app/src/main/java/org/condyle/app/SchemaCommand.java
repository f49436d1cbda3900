package org.condyle.app;

import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.io.model.ModelShape;
import org.condyle.io.results.SummarySchema;
import org.condyle.study.StudyShape;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code condyle schema}: the JSON Schema of model files and study files, for editors, and of {@code summary.json}, for scripts. */
@Command(
        name = "schema",
        description = "Print the JSON Schema of model files, which editors use for completion and validation.",
        mixinStandardHelpOptions = true)
final class SchemaCommand extends CondyleCommand {
    @Option(names = "--study", description = "print the schema of study files")
    private boolean study;

    @Option(names = "--summary", description = "print the schema of summary.json")
    private boolean summary;

    @Override
    public Integer call() {
        if (study && summary) {
            throw wrong("give --study or --summary, not both");
        }
        String schema = study ? StudyShape.jsonSchema() : summary ? SummarySchema.text() : ModelShape.jsonSchema();
        out().println(schema);
        return ExitCode.DONE;
    }
}
