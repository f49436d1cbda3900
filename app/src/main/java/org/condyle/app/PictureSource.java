package org.condyle.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.condyle.app.shell.Interruption;
import org.condyle.app.shell.Progress;
import org.condyle.app.shell.Version;
import org.condyle.experiment.CaseOutputs;
import org.condyle.experiment.Experiment;
import org.condyle.experiment.RunRequest;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.io.problem.Code;
import org.condyle.io.results.RunFolder;
import org.condyle.io.results.RunResult;
import org.condyle.text.Quoted;
import org.condyle.view.FilmReading;
import org.condyle.view.FilmReading.Part;
import org.condyle.view.scene.Scene;

/** The scene of a model, or of the run in a folder, which is computed again: folders hold channels, not the motion of all bodies. */
record PictureSource(String given, PrintWriter err) {
    Scene scene() throws IOException {
        if (Files.isDirectory(Path.of(given))) {
            RunFolder folder = RunFolder.read(Path.of(given));
            List<Map.Entry<String, String>> changes =
                    List.copyOf(folder.changes().entrySet());
            Computed again = run(folder.model(), folder.caseName(), changes);
            int steps = folder.summary().path("steps").asInt();
            if (again.result().outcome().steps() != steps) {
                err.println(Quoted.visible(given + ": warning: the model has changed since this run: it took " + steps
                        + " steps, and takes " + again.result().outcome().steps()
                        + " now; the picture shows the new run"));
            }
            return again.scene();
        }
        int colon = given.lastIndexOf(':');
        boolean named = colon > 1 && !Files.exists(Path.of(given)); // C:\ is no case
        return run(named ? given.substring(0, colon) : given, named ? given.substring(colon + 1) : "", List.of())
                .scene();
    }

    private record Computed(RunResult result, Scene scene) {}

    private Computed run(String model, String caseName, List<Map.Entry<String, String>> changes) {
        Description source = Library.find(model);
        ModelFile file = source.compile(caseName, changes);
        Experiment experiment = new Experiment(file, RunRequest.AS_IN_FILE);
        AtomicReference<FilmReading> film = new AtomicReference<>();
        String title = file.title().isBlank() ? file.name() : file.title();
        experiment.filmedFor(pass -> film.set(new FilmReading(pass, title, Set.of(Part.SCENE))));
        Progress progress = new Progress(err, false, c -> {});
        Interruption interruption = new Interruption(progress::stop);
        try {
            RunResult result = experiment.run(Version.text(), progress, null, new CaseOutputs(source, changes)::of);
            Scene scene = Objects.requireNonNull(film.get()).scene();
            if (scene.times().length == 0) {
                throw new DocumentException(
                        Code.NOTHING_TO_DO,
                        Position.in(given),
                        "there is nothing to see: " + result.outcome().message());
            }
            return new Computed(result, scene);
        } finally {
            interruption.close();
        }
    }
}
