package org.condyle.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.condyle.io.model.Library;
import org.condyle.tool.AnalysisResult;
import org.condyle.tool.Tools;
import org.condyle.tool.setup.SetupFile;
import org.jspecify.annotations.Nullable;

/**
 * Analyses of walking that OpenSim's authors published, as whole tools: files read, model built, all frames, tables made. The
 * time of reading the model alone is measured beside them; the difference is the work on the frames. The files are not ours to
 * ship: a folder shared/data beside the repository or above.
 */
final class OpenSimDoor {
    private static final int ROUNDS = 15;
    private static final double WARM_UP = 8; // s

    private OpenSimDoor() {}

    static void race() {
        Path data = folder();
        if (data == null) {
            System.err.println("opensim-door: there is no folder shared/data; skipped");
            return;
        }
        Path gait10 = data.resolve("osim-gait10dof18musc"), gait2392 = data.resolve("osim-gait2392");
        tool("ik-gait10-151", gait10, "walk_Setup_IK.xml", Map.of("model_file", "subject01.osim", "marker_file", "subject01_walk.trc"));
        tool(
                "id-gait10-151",
                gait10,
                "walk_Setup_ID.xml",
                Map.of(
                        "model_file", "subject01.osim",
                        "coordinates_file", "ref_subject01_walk_IK.mot",
                        "external_loads_file", "subject01_walk_grf.xml"));
        tool("id-gait2392-73", gait2392, "subject01_Setup_InverseDynamics.xml", Map.of());
        for (Path model : List.of(gait10.resolve("subject01.osim"), gait2392.resolve("subject01_simbody.osim"))) {
            Clock.Timing t = Clock.repeat(ROUNDS, WARM_UP, () -> Library.find(model.toString()).read("", List.of()));
            print("read-" + model.getParent().getFileName(), t);
        }
    }

    private static void tool(String word, Path folder, String setup, Map<String, String> changes) {
        Clock.Timing whole = Clock.repeat(ROUNDS, WARM_UP, () -> run(folder.resolve(setup), changes));
        print(word, whole);
    }

    private static AnalysisResult run(Path setup, Map<String, String> changes) {
        SetupFile file = SetupFile.read(setup);
        changes.forEach(file::set);
        return Tools.run(file);
    }

    private static void print(String word, Clock.Timing t) {
        new Line(word).top("wall_s", t.wall().median()).top("cpu_s", t.cpu().median()).print();
    }

    private static @Nullable Path folder() {
        for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
            if (Files.isDirectory(p.resolve("shared/data/osim-gait2392"))) {
                return p.resolve("shared/data");
            }
        }
        return null;
    }
}
