package org.condyle.view.scene;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.model.Description;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;

/** A condyle on a plateau with two ligaments: the model file is with the tests of io. */
final class SmallKnee {
    private SmallKnee() {}

    static RunResult run(String caseName) {
        try (InputStream in = Objects.requireNonNull(SmallKnee.class.getResourceAsStream("/models/small-knee.yaml"))) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new Experiment(Description.of("knee.yaml", Document.parse("knee.yaml", text), text)
                            .compile(caseName, List.of()))
                    .run("test", Listener.NONE, null, c -> Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Scene scene(RunResult run) {
        return SceneMaker.of(run.title(), Objects.requireNonNull(run.filmed()));
    }
}
