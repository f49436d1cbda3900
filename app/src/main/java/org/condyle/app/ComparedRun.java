package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.condyle.app.shell.UserException;
import org.condyle.io.document.DocumentException;
import org.condyle.io.problem.Code;
import org.condyle.io.results.RunFolder;
import picocli.CommandLine;

/**
 * A run as {@code compare} is given it: the folder of one, or {@code MODEL[:CASE]}, which is then run.
 *
 * @param runs where models that are run leave their results, each in a folder of its own
 */
record ComparedRun(Path runs, PrintWriter out, PrintWriter err) {
    RunFolder of(String word) throws IOException {
        Path folder = Path.of(word);
        return Files.exists(folder) && (Files.isDirectory(folder) || !isModel(word))
                ? RunFolder.read(folder)
                : run(word);
    }

    private static boolean isModel(String word) {
        return word.matches("(?i).*\\.(ya?ml|json|osim|xml)");
    }

    private RunFolder run(String word) throws IOException {
        ModelCase model = find(word);
        Path folder = runs.resolve(
                RunIdentity.of(model.read(), List.of()).folder(model.source().shortName()));
        List<String> line = new ArrayList<>(List.of(model.source().name(), "--quiet", "--out", folder.toString()));
        if (!model.caseName().isEmpty()) {
            line.addAll(List.of("--case", model.caseName()));
        }
        RunCommand command = new RunCommand();
        new CommandLine(command).setOut(out).setErr(err).parseArgs(line.toArray(new String[0]));
        command.call();
        return RunFolder.read(folder);
    }

    private static ModelCase find(String word) {
        try {
            return ModelCase.of(word);
        } catch (DocumentException e) {
            if (e.problems().sorted().stream().anyMatch(p -> p.code() == Code.FILE_MISSING)) {
                throw new UserException(e.getMessage() + "; give folders that 'condyle run' wrote, or models");
            }
            throw e;
        }
    }
}
