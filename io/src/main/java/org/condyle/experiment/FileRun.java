package org.condyle.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Controller;
import org.condyle.simulate.Listener;

/**
 * A run of a model file, of a model of the library or of a {@link Description}, described step by step, as the command {@code condyle
 * run} does it but without writing files.
 *
 * <pre>{@code
 * RunResult result = FileRun.of("leg.yaml").set("parameters.heavy", "5 kg").run();
 * double firstSwing = result.output("first-swing");
 * double[] angle = result.recording().column("knee.angle");
 * }</pre>
 *
 * Results are in SI units, angles in radians, whatever units the file is written in.
 */
public final class FileRun {
    private final Description source;
    private final List<Map.Entry<String, String>> settings = new ArrayList<>();
    private String caseName = "";
    private String version = "";
    private Controller controller = Controller.NONE;

    private FileRun(Description source) {
        this.source = source;
    }

    /**
     * A run of this model.
     *
     * @param model path of a model file, or a name of the library such as {@code "contact/bouncing-ball"}
     */
    public static FileRun of(String model) {
        return new FileRun(Library.find(model));
    }

    /** A run of a model that was written in Java, or read before. */
    public static FileRun of(Description model) {
        return new FileRun(model);
    }

    /** Chooses a case of the file. */
    public FileRun inCase(String name) {
        caseName = name;
        return this;
    }

    /**
     * Changes a value of the file for this run, as {@code --set} of the command.
     *
     * @param key   path of keys, such as {@code "parameters.mass"} or {@code "run.contact"}
     * @param value as in the file, with its unit: {@code "5 kg"}
     */
    public FileRun set(String key, String value) {
        settings.add(Map.entry(key, value));
        return this;
    }

    /** Lets a controller set those inputs of the file that are constants, while the model runs. */
    public FileRun controller(Controller setsInputs) {
        controller = setsInputs;
        return this;
    }

    /** Writes this text into results as the version of the program; empty by default. */
    public FileRun version(String text) {
        version = text;
        return this;
    }

    /** Compiles the model without running it: its mechanism, consistent start, channels and warnings. */
    public Experiment experiment() {
        return new Experiment(source.compile(caseName, settings)).controlledBy(controller);
    }

    /** Runs the model, evaluates its outputs and judges its claims. */
    public RunResult run() {
        return run(Listener.NONE);
    }

    /** Runs the model; the listener learns of progress and may stop the run. */
    public RunResult run(Listener listener) {
        return experiment().run(version, listener, null, new CaseOutputs(source, settings)::of);
    }
}
