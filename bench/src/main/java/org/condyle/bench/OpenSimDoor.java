package org.condyle.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.analyse.InverseDynamics;
import org.condyle.analyse.motion.CoordinateMotion;
import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.analyse.motion.InverseKinematics;
import org.condyle.analyse.motion.TrackingTasks;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.State;
import org.condyle.signal.OpenSimLowPass;
import org.condyle.signal.Samples;
import org.condyle.tool.Tools;
import org.condyle.tool.setup.ExternalLoads;
import org.condyle.tool.setup.IkTasks;
import org.condyle.tool.setup.SetupFile;
import org.condyle.tool.setup.SetupKeys;
import org.jspecify.annotations.Nullable;

/**
 * Analyses of walking that OpenSim's authors published. Each is measured twice: {@code frames} is the work on the frames, as
 * OpenSim's own clock counts it (inverse kinematics; filter, spline and inverse dynamics), {@code tool} is the whole tool with
 * the reading of all files. Reading a model is measured by itself. The files are not ours to ship: a folder shared/data beside
 * the repository or above.
 */
final class OpenSimDoor {
    private static final int ROUNDS = 25;
    private static final double WARM_UP = 6; // s
    private static final double CUTOFF = 6; // Hz
    private static final SetupKeys KEYS = new SetupKeys()
            .key("model_file", "")
            .key("external_loads_file", "")
            .key("IKTaskSet", "")
            .withoutEffect(".*");

    private OpenSimDoor() {}

    static void race() throws IOException {
        Path data = folder();
        if (data == null) {
            System.err.println("opensim-door: there is no folder shared/data; skipped");
            return;
        }
        Path gait10 = data.resolve("osim-gait10dof18musc"), gait2392 = data.resolve("osim-gait2392");
        Case ik = new Case(
                gait10,
                "walk_Setup_IK.xml",
                Map.of("model_file", "subject01.osim", "marker_file", "subject01_walk.trc"));
        Case id = new Case(
                gait10,
                "walk_Setup_ID.xml",
                Map.of(
                        "model_file", "subject01.osim",
                        "coordinates_file", "ref_subject01_walk_IK.mot",
                        "external_loads_file", "subject01_walk_grf.xml"));
        Case larger = new Case(gait2392, "subject01_Setup_InverseDynamics.xml", Map.of());
        time("ik-gait10-151-frames", kinematics(ik, gait10.resolve("subject01_walk.trc")));
        time("id-gait10-151-frames", dynamics(id, gait10.resolve("ref_subject01_walk_IK.mot"), 0, 2.5));
        time("id-gait2392-73-frames", dynamics(larger, gait2392.resolve("subject01_walk1_ik.mot"), 0.4, 1.6));
        time("ik-gait10-151-tool", () -> Tools.run(ik.setup()));
        time("id-gait10-151-tool", () -> Tools.run(id.setup()));
        time("id-gait2392-73-tool", () -> Tools.run(larger.setup()));
        String small = gait10.resolve("subject01.osim").toString();
        String large = gait2392.resolve("subject01_simbody.osim").toString();
        time("read-gait10", () -> Library.find(small).compile("", List.of()));
        time("read-gait2392", () -> Library.find(large).compile("", List.of()));
    }

    private static void time(String word, Runnable work) {
        Clock.Timing t = Clock.repeat(ROUNDS, WARM_UP, work);
        new Line(word)
                .top("wall_s", t.wall().median())
                .top("cpu_s", t.cpu().median())
                .top("least_cpu_s", t.cpu().min())
                .print();
    }

    /** A setup file and what is changed in it. */
    private record Case(Path folder, String file, Map<String, String> changes) {
        SetupFile setup() {
            SetupFile setup = SetupFile.read(folder.resolve(file));
            changes.forEach(setup::set);
            return setup;
        }

        /** Its model, with external loads if it has some. */
        ModelFile model() throws IOException {
            var setup = setup().setup(KEYS);
            Description source =
                    Library.find(setup.requiredPath("model_file", "model").toString());
            var loads = ExternalLoads.of(setup);
            if (loads.isEmpty()) {
                return source.compile("", List.of());
            }
            Path table = loads.get().data();
            DataTable data = DataTable.read(table.toString(), Files.readAllBytes(table));
            return source.with(
                            loads.get().forces(data, List.of(), String.valueOf(table.getFileName())),
                            loads.get().file(),
                            ResourceRoot.folder(folder))
                    .compile();
        }
    }

    private static Runnable kinematics(Case c, Path file) throws IOException {
        ModelFile model = c.model();
        MarkerTable markers = MarkerTable.read(file.toString(), Files.readAllBytes(file));
        TrackingTasks tasks = new TrackingTasks();
        IkTasks written = IkTasks.of(c.setup().setup(KEYS), "IKTaskSet").orElseThrow();
        List<String> names = written.markers().keySet().stream()
                .filter(n -> markers.names().contains(n))
                .toList();
        names.forEach(n -> tasks.marker(n, written.markers().getOrDefault(n, 1.0)));
        InverseKinematics ik = new InverseKinematics(model.mechanism(), model.initial(), tasks);
        double[] places = new double[3 * names.size()], none = {}, times = markers.times();
        int[] column = names.stream().mapToInt(markers.names()::indexOf).toArray();
        return () -> {
            ik.restart();
            for (int f = 0; f < times.length; f++) {
                for (int m = 0; m < column.length; m++) {
                    markers.position(f, column[m], places, 3 * m);
                }
                ik.solve(times[f], places, none);
            }
        };
    }

    private static Runnable dynamics(Case c, Path file, double from, double until) throws IOException {
        ModelFile model = c.model();
        DataTable table = DataTable.read(file.toString(), Files.readAllBytes(file));
        double[] t = table.column("time"), efforts = new double[model.model().speeds()];
        Map<String, double[]> columns = new LinkedHashMap<>();
        for (CoordinateNames.Place p : new CoordinateNames(model.model()).all()) {
            if (table.has(p.ownName())) {
                double[] x = table.column(p.ownName());
                for (int i = 0; p.coordinate().isAngle() && i < x.length; i++) {
                    x[i] = Math.toRadians(x[i]);
                }
                columns.put(p.name(), x);
            }
        }
        InverseDynamics dynamics = InverseDynamics.ignoringConstraints(model.mechanism(), Set.of());
        return () -> {
            Map<String, Samples> samples = new LinkedHashMap<>();
            columns.forEach((name, x) -> samples.put(name, OpenSimLowPass.padded(t, x, CUTOFF)));
            CoordinateMotion motion = new CoordinateMotion(
                    model.model(), model.initial(), samples, CoordinateMotion.Differentiation.COORDINATES_TWICE);
            State s = model.initial().copy();
            double[] acceleration = new double[efforts.length];
            for (double time : samples.values().iterator().next().times()) {
                if (time > from - 1e-3 && time < until + 1e-3) {
                    motion.at(time, s, acceleration);
                    dynamics.efforts(s, acceleration, efforts);
                }
            }
        };
    }

    static @Nullable Path folder() {
        for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
            if (Files.isDirectory(p.resolve("shared/data/osim-gait2392"))) {
                return p.resolve("shared/data");
            }
        }
        return null;
    }
}
