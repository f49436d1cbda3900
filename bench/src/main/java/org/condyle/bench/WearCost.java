package org.condyle.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.experiment.Experiment;
import org.condyle.experiment.RunRequest;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Listener;

/** One cycle of contacts whose meshes wear, beside the same without wear: the CPU time of the run, without the reading of files. */
final class WearCost {
    private static final int ROUNDS = 9;
    private static final int WARM_UP = 3;

    private WearCost() {}

    static void race() {
        race("knee/wear", List.of("medial", "lateral"), List.of("surfaces.medial-tray.shape.mesh.faces", "surfaces.lateral-tray.shape.mesh.faces"), 2500);
        race("contact/track-wear", List.of("rub"), List.of("surfaces.tray.shape.mesh.faces"), 5000);
    }

    private static void race(String model, List<String> contacts, List<String> faces, int each) {
        Description d = Library.find(model);
        List<Map.Entry<String, String>> with = new ArrayList<>();
        for (String key : List.of("outputs", "claims", "record", "plots", "picture", "units", "run.wear")) {
            if (d.model().has(key.replaceAll("\\..*", "")) && d.document().find(key).isPresent()) {
                with.add(Map.entry(key, "~"));
            }
        }
        faces.forEach(f -> with.add(Map.entry(f, Integer.toString(each))));
        List<Map.Entry<String, String>> without = new ArrayList<>(with);
        contacts.forEach(c -> without.add(Map.entry("contacts." + c + ".wear", "~")));
        double[][] times = new double[2][WARM_UP + ROUNDS];
        int[] steps = new int[2];
        for (int round = 0; round < WARM_UP + ROUNDS; round++) {
            for (int k = 0; k < 2; k++) { // taking turns
                ModelFile file = d.compile("", k == 0 ? with : without);
                Experiment e = new Experiment(file, RunRequest.AS_IN_FILE.only(Set.of()));
                double begin = Clock.cpu();
                RunResult r = e.run("", Listener.NONE, null, c -> Map.of());
                times[k][round] = Clock.cpu() - begin;
                steps[k] = (int) r.outcome().steps();
            }
        }
        Clock.Spread wear = Clock.Spread.of(Arrays.copyOfRange(times[0], WARM_UP, WARM_UP + ROUNDS)),
                plain = Clock.Spread.of(Arrays.copyOfRange(times[1], WARM_UP, WARM_UP + ROUNDS));
        new Line("wear-" + model.replace('/', '-'))
                .top("cpu_s", wear.median())
                .put("plain_s", plain.median())
                .put("ratio", wear.median() / plain.median())
                .put("best_s", wear.min())
                .put("best_plain_s", plain.min())
                .put("steps", (double) steps[0])
                .put("plain_steps", (double) steps[1])
                .print();
    }
}
