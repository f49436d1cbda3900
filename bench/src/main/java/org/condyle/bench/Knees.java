package org.condyle.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;

/** Whole runs of the library's knees after their files were read: start, steps, recording and outputs. */
final class Knees {
    private Knees() {}

    static void race() {
        race("planar-knee-1e-8", "knee/planar", "run.accuracy", "1e-8", "run.until", "0.25 s", "parameters.A", "150 N");
        race("spatial-knee-1e-8", "knee/spatial", "case", "plain", "run.accuracy", "1e-8", "run.until", "0.4 s");
        race("passive-flexion-90", "knee/spatial-rest");
        race("passive-flexion-90-nurbs", "knee/spatial-rest", "case", "nurbs");
        race("mesh-knee", "knee/spatial", "case", "mesh");
        String samples = "{x: [-30 mm, 30 mm], y: [-22 mm, 15 mm], z: [31.8 mm, 34 mm], points: [4, 4, 15]}";
        race(
                "mesh-knee-samples",
                "knee/spatial",
                "case",
                "mesh",
                "contacts.medial.between",
                "[tibial-plateau, medial-condyle]",
                "contacts.lateral.between",
                "[tibial-plateau, lateral-condyle]",
                "contacts.medial.surrogate",
                samples,
                "contacts.lateral.surrogate",
                samples);
    }

    private static void race(String name, String model, String... changes) {
        List<Map.Entry<String, String>> set = new ArrayList<>(List.of(Map.entry("claims", "{}")));
        String caseName = "";
        for (int i = 0; i < changes.length; i += 2) {
            if (changes[i].equals("case")) {
                caseName = changes[i + 1];
            } else {
                set.add(Map.entry(changes[i], changes[i + 1]));
            }
        }
        ModelFile file = Library.find(model).compile(caseName, set);
        RunResult once = run(file);
        Clock.Timing time = Clock.repeat(Clock.repeats(15), 4, () -> run(file));
        new Line(name)
                .top("wall_s", time.wall().median())
                .top("cpu_s", time.cpu().median())
                .top("sim_s", once.outcome().time())
                .top("steps", once.outcome().steps())
                .top("evals", once.outcome().evaluations())
                .print();
    }

    private static RunResult run(ModelFile file) {
        return new Experiment(file).run("bench", Listener.NONE, null, c -> Map.of());
    }
}
