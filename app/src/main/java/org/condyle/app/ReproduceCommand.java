package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.app.shell.CommonOptions;
import org.condyle.app.shell.CondyleCommand;
import org.condyle.app.shell.ExitCode;
import org.condyle.app.shell.FolderGuard;
import org.condyle.app.shell.UserException;
import org.condyle.app.shell.Version;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.RunSettings;
import org.condyle.io.results.AtomicFile;
import org.condyle.io.results.ResultFiles;
import org.condyle.io.results.RunResult;
import org.condyle.text.Quoted;
import org.condyle.view.FilmReading;
import org.condyle.view.Report;
import org.condyle.view.gallery.Gallery;
import org.condyle.view.gallery.GalleryCard;
import org.condyle.view.gallery.GalleryScene;
import org.condyle.view.gallery.GalleryScore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code condyle reproduce}: computes published results again and leaves a gallery with all verdicts. */
@Command(
        name = "reproduce",
        description = "Recompute the published results of the model library: verdicts.json and gallery.html.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exit codes: 0 every verdict as expected; 1 one is not; 2 bad input; 3 a run stopped early; 4 one is not to be",
            "trusted."
        })
final class ReproduceCommand extends CondyleCommand {
    @Parameters(
            arity = "0..*",
            paramLabel = "NAME",
            description = "a model (contact/two-spheres), a folder of the library (contact), a model file, or all;"
                    + " without a name, list the available models")
    private List<String> names = List.of();

    @Mixin
    private CommonOptions.Results results = new CommonOptions.Results();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "number of simultaneous runs (default: one for each processor core)")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--quick", description = "omit runs that take longer than a few seconds")
    private boolean quick;

    @Option(names = "--no-reports", hidden = true, description = "the same as --no-report")
    private boolean noReports;

    private final Set<String> pictured = new HashSet<>(); // of each model the first run, whose scene the gallery shows

    private final String date = LocalDate.now(ZoneId.systemDefault()).toString();

    @Override
    public Integer call() throws Exception {
        PrintWriter terminal = out(), err = err();
        if (names.isEmpty()) {
            ReproductionLines.list(terminal);
            return ExitCode.DONE;
        }
        if (threads < 1) {
            throw new UserException("--threads " + threads + ": give at least 1");
        }
        Map<String, String> leftOut = new LinkedHashMap<>();
        List<Published> all = new ArrayList<>();
        for (Published p : published()) {
            String why = p.leftOut(quick);
            if (why.isEmpty()) {
                all.add(p);
            } else {
                leftOut.put(p.label(), why);
            }
        }
        refuseSameFolder(all);
        Path out = results.folder("gallery");
        try (FolderGuard guard = FolderGuard.enter(out, results.force, new Place())) {
            if (!results.force) {
                refuseOtherRuns(all, out);
            }
            return reproduce(guard.folder(), all, leftOut, terminal, err);
        } catch (IOException e) {
            err.println(Quoted.visible("stopped: " + e.getMessage() + "; the folders of finished runs remain"));
            return ExitCode.STOPPED_EARLY;
        }
    }

    private int reproduce(
            Path out, List<Published> all, Map<String, String> leftOut, PrintWriter terminal, PrintWriter err)
            throws Exception {
        Gallery.grouped(all, p -> p.source().name())
                .values()
                .forEach(cases -> pictured.add(cases.get(0).label()));
        CountDown progress = new CountDown(err, results.showsProgress(), all.size());
        List<GalleryCard> cards;
        try {
            cards = new Reproduction<>((p, f, r) -> keep(out, p, f, r), progress::finished).run(all, threads);
        } finally {
            progress.end();
        }
        String verdicts = Verdicts.json(cards, leftOut);
        AtomicFile.write(out.resolve(Verdicts.FILE), verdicts);
        List<String> reasons = leftOut.entrySet().stream()
                .map(e -> e.getKey() + " (" + e.getValue() + ")")
                .toList();
        Gallery.write(cards, reasons, Version.text(), date, out);
        if (results.json) {
            terminal.println(verdicts.strip());
            terminal.flush();
        } else if (!results.quiet) {
            ReproductionLines.say(cards, reasons, progress.spent(), terminal);
            terminal.println("open " + out.resolve(Gallery.FILE) + "; for scripts " + out.resolve(Verdicts.FILE));
            terminal.flush();
        }
        ReproductionLines.trouble(cards).forEach(line -> err.println(Quoted.visible(line)));
        GalleryScore score = GalleryScore.of(cards);
        return ExitCode.of(score.stopped() == 0, score.untrusted() == 0, score.unexpected() == 0);
    }

    private List<Published> published() {
        Set<Published> all = new LinkedHashSet<>();
        for (String name : names) {
            String folder = name.endsWith("/") ? name : name + "/";
            List<String> inside = Library.names().stream()
                    .filter(n -> name.equals("all") || n.startsWith(folder))
                    .toList();
            for (String model : inside.isEmpty() ? List.of(name) : inside) {
                List<Published> found = Published.of(Library.find(model));
                if (found.isEmpty()) {
                    throw new UserException(
                            model + ": has no claims, so there is nothing to check; 'condyle run' runs it");
                }
                all.addAll(found);
            }
        }
        return List.copyOf(all);
    }

    /** A gallery is made anew each time. */
    private record Place() implements FolderGuard.Owner {
        @Override
        public FolderGuard.Contents contents(Path folder) {
            return Files.exists(folder.resolve(Verdicts.FILE)) ? FolderGuard.Contents.SAME : FolderGuard.Contents.NONE;
        }

        @Override
        public boolean isLeft(Path file) { // interrupted before, it leaves folders only
            return Files.isDirectory(file);
        }
    }

    /** Other runs in the place of ours are not written over. */
    private static void refuseOtherRuns(List<Published> all, Path out) throws IOException {
        for (Published p : all) {
            Path folder = out.resolve(p.folder());
            if (Files.isDirectory(folder)) {
                FolderGuard.check(
                        folder, false, new RunPlace(RunIdentity.of(p.source().name(), p.caseName())));
            }
        }
    }

    private static void refuseSameFolder(List<Published> all) {
        Map<String, Published> seen = new LinkedHashMap<>();
        for (Published p : all) {
            Published other = seen.putIfAbsent(p.folder(), p);
            if (other != null) {
                throw new UserException(p.label() + " and " + other.label() + ": both would be written to the folder '"
                        + p.folder() + "'; reproduce them separately, each with its own --out");
            }
        }
    }

    private GalleryCard keep(Path out, Published what, ModelFile file, RunResult result) throws Exception {
        Path folder = out.resolve(what.folder());
        ResultFiles.write(result, folder);
        String link = "", scene = "";
        if (!results.noReport && !noReports) {
            FilmReading film = Report.film(result);
            Report.write(result, film, date, folder);
            link = address(what, Report.FILE);
            if (film != null && pictured.contains(what.label()) && GalleryScene.write(film.scene(), folder)) {
                scene = address(what, GalleryScene.FILE);
            }
        }
        return GalleryCard.of(result, method(file.run()), link, scene);
    }

    private static String address(Published what, String file) throws URISyntaxException {
        return new URI(null, null, "./" + what.folder() + "/" + file, null).toASCIIString();
    }

    static String method(RunSettings run) {
        if (run.method() == RunSettings.Method.PUBLISHED) {
            return "published, " + run.steps() + " steps";
        }
        return run.analysis() == RunSettings.Analysis.DYNAMICS
                ? run.integrator() + ", " + run.stabilisationName()
                : run.analysis().name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }
}
