package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.FolderGuard;
import org.condyle.app.shell.Json;
import org.condyle.app.shell.LibraryNames;
import org.condyle.app.shell.UserException;
import org.condyle.app.text.ComparisonLines;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.AtomicFile;
import org.condyle.io.results.RunFolder;
import org.condyle.view.compare.ComparePage;
import org.condyle.view.compare.Comparison;
import org.condyle.view.page.PageHead;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code condyle compare}: runs beside each other, as a page and on the terminal. */
@Command(
        name = "compare",
        description = "Compare runs: outputs, curves and their differences.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "condyle compare run-hertz run-flores --x spheres.depth --xlim 0, --y spheres.force",
            "condyle compare knee/four-bar knee/spatial-rest:nurbs --x flexion-angle --y roll-back"
        })
final class CompareCommand extends CondyleCommand {
    private static final String RUNS = "runs";

    @Parameters(
            arity = "1..*",
            paramLabel = "RUN|MODEL[:CASE]",
            completionCandidates = LibraryNames.class,
            description =
                    "two or more folders written by 'condyle run', or models, which are run; the first is the reference for the differences")
    private List<String> given = List.of();

    @Option(names = "--y", paramLabel = "CH[,CH]", description = "channels (default: all common channels)")
    private String y = "";

    @Option(
            names = "--x",
            paramLabel = "CH",
            defaultValue = "time",
            description = "channel on the horizontal axis of the curves (default: time)")
    private String x = "time";

    @Option(
            names = "--xlim",
            paramLabel = "A,B",
            description = "limits of the horizontal axis; one of them may be omitted")
    private @Nullable String xLimits;

    @Mixin
    private CommonOptions.Results results = new CommonOptions.Results();

    @Override
    public Integer call() throws IOException {
        if (given.size() < 2) {
            throw new UserException("compare needs at least two runs; only " + given.get(0) + " was given");
        }
        Path out = results.folder("compare");
        double[] ends = Limits.of("--xlim", xLimits);
        try {
            List<RunFolder> runs = new ArrayList<>();
            ComparedRun run = new ComparedRun(out.resolve(RUNS), out(), err());
            for (String word : given) {
                runs.add(run.of(word));
            }
            RequestedChannels channels = new RequestedChannels(runs.get(0), err());
            Comparison comparison =
                    new Comparison(runs, channels.one(x.strip()), y.isBlank() ? List.of() : channels.list(y));
            if (!results.noReport) {
                String page = ComparePage.html(comparison, ends[0], ends[1]);
                try (FolderGuard guard = FolderGuard.enter(out, results.force, new Place(page, results.out != null))) {
                    AtomicFile.write(guard.folder().resolve(ComparePage.FILE), page);
                }
            }
            PrintWriter terminal = out();
            if (results.json) {
                terminal.println(Json.text(new ComparisonLines(comparison).facts()));
            } else if (!results.quiet) {
                new ComparisonLines(comparison).lines().forEach(terminal::println);
                if (!results.noReport) {
                    terminal.println("open " + out.resolve(ComparePage.FILE));
                }
            }
        } catch (DocumentException e) {
            throw new UserException(e.getMessage());
        }
        return ExitCode.DONE;
    }

    /**
     * The usual folder has the last comparison, whatever it was; a folder of one's own keeps its runs. Other files are not touched.
     *
     * @param own whether the folder was chosen by the user
     */
    private record Place(String page, boolean own) implements FolderGuard.Owner {
        @Override
        public FolderGuard.Contents contents(Path folder) throws IOException {
            Path file = folder.resolve(ComparePage.FILE);
            if (!Files.exists(file)) {
                return FolderGuard.Contents.SAME;
            }
            String old = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            if (!old.contains(PageHead.GENERATOR)) {
                return FolderGuard.Contents.other(ComparePage.FILE + ": Condyle did not write this file");
            }
            return own && !title(old).equals(title(page))
                    ? FolderGuard.Contents.other(ComparePage.FILE + ": this is a comparison of other runs")
                    : FolderGuard.Contents.SAME;
        }

        @Override
        public boolean isLeft(Path file) {
            return FolderGuard.name(file).equals(RUNS);
        }

        private static String title(String page) {
            return page.substring(page.indexOf("<title>") + 1, page.indexOf("</title>") + 1);
        }
    }
}
