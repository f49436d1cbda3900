package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.AtomicFile;
import org.condyle.io.results.RunFolder;
import org.condyle.view.compare.ComparePage;
import org.condyle.view.compare.Comparison;
import org.condyle.view.figure.ChannelRequest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code condyle compare}: runs beside each other, as a page and on the terminal. */
@Command(
        name = "compare",
        description = "Put runs beside each other: outputs, curves, and how far they are apart.",
        mixinStandardHelpOptions = true,
        footer = {"", "condyle compare run-hertz run-flores --x spheres.depth --xlim 0, --y spheres.force"})
final class CompareCommand implements Callable<Integer> {
    @Parameters(
            arity = "1..*",
            paramLabel = "RUN",
            description = "two or more folders that 'condyle run' wrote; the first is what the others are measured by")
    private List<Path> folders = List.of();

    @Option(names = "--y", paramLabel = "CH[,CH]", description = "channels (default all that the runs have in common)")
    private String y = "";

    @Option(
            names = "--x",
            paramLabel = "CH",
            defaultValue = "time",
            description = "along the horizontal axis of the curves (default time)")
    private String x = "time";

    @Option(
            names = "--xlim",
            paramLabel = "A,B",
            description = "shows only this part of the horizontal axis; one end may be left out")
    private @Nullable String xLimits;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "condyle-out/compare",
            description = "folder of compare.html (default condyle-out/compare)")
    private Path out = Path.of("condyle-out/compare");

    @Option(names = "--quiet", description = "nothing on the terminal")
    private boolean quiet;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (folders.size() < 2) {
            throw new UserException("compare needs two runs or more; only " + folders.get(0) + " was given");
        }
        OutFolder.check(out);
        double[] ends = Limits.of("--xlim", xLimits);
        try {
            List<RunFolder> runs = new ArrayList<>();
            for (Path f : folders) {
                runs.add(RunFolder.read(f));
            }
            Comparison comparison = new Comparison(
                    runs,
                    ChannelRequest.one(x.strip(), runs.get(0)),
                    y.isBlank() ? List.of() : ChannelRequest.list(y, runs.get(0)));
            AtomicFile.write(out.resolve(ComparePage.FILE), ComparePage.html(comparison, ends[0], ends[1]));
            if (!quiet) {
                PrintWriter terminal = spec.commandLine().getOut();
                new ComparisonLines(comparison).lines().forEach(terminal::println);
                terminal.println("open " + out.resolve(ComparePage.FILE));
            }
        } catch (DocumentException e) {
            throw new UserException(e.getMessage());
        }
        return Main.DONE;
    }
}
