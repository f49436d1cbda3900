package org.condyle.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.model.Description;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;

/** A forearm with three muscles, which has run once for all tests: the model file is with the tests of io. */
public final class SmallArm {
    private static final RunResult RUN = run(text());

    private SmallArm() {}

    public static RunResult run() {
        return RUN;
    }

    /** The model file. */
    public static String text() {
        try (InputStream in = Objects.requireNonNull(SmallArm.class.getResourceAsStream("/models/small-arm.yaml"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Runs the text of a model file. */
    public static RunResult run(String text) {
        return new Experiment(Description.of("arm.yaml", Document.parse("arm.yaml", text), text)
                        .compile())
                .run("test", Listener.NONE, null, c -> Map.of());
    }
}
