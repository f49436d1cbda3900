package org.condyle.tool;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.foreign.XmlNumbers;
import org.condyle.io.foreign.XmlText;
import org.condyle.io.foreign.XmlTree;
import org.condyle.io.foreign.opensim.scale.ModelScaling;
import org.condyle.io.foreign.opensim.scale.PathScaling;
import org.condyle.io.foreign.opensim.scale.ScaleFactors;
import org.condyle.tool.scale.MarkerPlacement;
import org.condyle.tool.scale.Measurements;
import org.condyle.tool.scale.TreeModel;
import org.condyle.tool.setup.IkTasks;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupFolder;
import org.condyle.tool.setup.SetupKeys;
import org.condyle.tool.setup.TimeRange;

/**
 * Scales a generic model of OpenSim to a subject: factors by hand and from distances of markers, the mass of the subject, lengths of
 * muscles and ligaments in proportion to their paths, markers to their measured places. It works on the file itself, so that
 * everything in it that is not known here is kept.
 */
final class ScaleTool implements AnalysisTool {
    private static final String MAKER = "GenericModelMaker", SCALER = "ModelScaler", PLACER = "MarkerPlacer";
    private static final SetupKeys KEYS = new SetupKeys()
            .key(ToolModel.KEY, "")
            .key("mass", "-1")
            .key(MAKER, "")
            .key(SCALER, "")
            .key(PLACER, "")
            .withoutEffect("height", "age", "notes", "defaults");
    private static final SetupKeys MAKER_KEYS =
            new SetupKeys().key(ToolModel.KEY, "").key("marker_set_file", "").withoutEffect("defaults");
    private static final SetupKeys SCALER_KEYS = new SetupKeys()
            .key("apply", "true")
            .key("scaling_order", "measurements manualScale")
            .key("MeasurementSet", "")
            .key("ScaleSet", "")
            .key("marker_file", "")
            .key("time_range", "")
            .key("preserve_mass_distribution", "false")
            .key("output_model_file", "")
            .key("output_scale_file", "");
    private static final SetupKeys PLACER_KEYS = new SetupKeys()
            .key("apply", "true")
            .key("IKTaskSet", "")
            .key("marker_file", "")
            .key("coordinate_file", "")
            .key("time_range", "")
            .key("output_motion_file", "")
            .key("output_model_file", "")
            .key("output_marker_file", "")
            .key("max_marker_movement", "-1");

    @Override
    public List<String> names() {
        return List.of("ScaleTool");
    }

    @Override
    public SetupKeys keys() {
        return KEYS;
    }

    @Override
    public AnalysisResult run(Setup setup) {
        Setup maker = part(setup, MAKER, MAKER_KEYS);
        Path path = setup.has(ToolModel.KEY)
                ? setup.requiredPath(ToolModel.KEY, "model")
                : maker.requiredPath(ToolModel.KEY, "model");
        XmlElement root = XmlTree.read(
                path.toString(), "an OpenSim model", SetupFolder.bytes(path.toString(), path, XmlTree.LIMIT));
        XmlElement model = root.child("Model").orElseThrow(() -> root.problem("there is no Model in the file"));
        Work work = new Work(setup, path, root, model);
        if (maker.has("marker_set_file")) {
            work.markers(maker.requiredPath("marker_set_file", "marker set"));
        }
        String label = setup.file().label();
        if (!label.isEmpty()) {
            model.put("name", label);
        }
        setup.element(SCALER)
                .map(e -> setup.part(e, SCALER_KEYS))
                .filter(s -> s.flag("apply"))
                .ifPresent(work::scale);
        setup.element(PLACER)
                .map(e -> setup.part(e, PLACER_KEYS))
                .filter(s -> s.flag("apply"))
                .ifPresent(work::place);
        return work.result();
    }

    private static Setup part(Setup setup, String key, SetupKeys keys) {
        return setup.element(key)
                .map(e -> setup.part(e, keys))
                .orElseThrow(() -> setup.problem(key, "is missing; it names the model"));
    }

    /** One scaling under way. */
    private static final class Work {
        private final Setup setup;
        private final Path path;
        private final XmlElement root;
        private final XmlElement model;
        private final Map<String, String> documents = new LinkedHashMap<>();
        private final List<Figure> figures = new ArrayList<>();
        private final List<String> warnings = new ArrayList<>();
        private final List<String> inputs = new ArrayList<>();

        Work(Setup setup, Path path, XmlElement root, XmlElement model) {
            this.setup = setup;
            this.path = path;
            this.root = root;
            this.model = model;
            inputs.add(path.toString());
        }

        /** Markers of a file of their own replace those of the model with the same names, and are added to the others. */
        void markers(Path file) {
            XmlElement other = XmlTree.read(
                    file.toString(), "a MarkerSet of OpenSim", SetupFolder.bytes(file.toString(), file, XmlTree.LIMIT));
            inputs.add(file.toString());
            XmlElement set = other.name().equals("MarkerSet")
                    ? other
                    : other.child("MarkerSet").orElse(other);
            XmlElement own = model.child("MarkerSet").orElseGet(() -> model.add("MarkerSet"));
            XmlElement objects = own.child("objects").orElseGet(() -> own.add("objects"));
            for (XmlElement m : set.child("objects").orElse(set).children("Marker")) {
                objects.children("Marker").stream()
                        .filter(x -> x.attribute("name", "").equals(m.attribute("name", "")))
                        .forEach(objects::remove);
                objects.addCopy(m);
            }
        }

        void scale(Setup scaler) {
            TreeModel before = new TreeModel(root, path);
            ScaleFactors factors = new ScaleFactors();
            for (String step : scaler.words("scaling_order")) {
                switch (step) {
                    case "measurements" -> measurements(scaler, before, factors);
                    case "manualScale" -> manual(scaler, factors);
                    default -> throw scaler.problem("scaling_order", "is a list of measurements and manualScale");
                }
            }
            Map<String, Double> lengths = before.lengths();
            warnings.addAll(ModelScaling.scale(model, factors, scaler.flag("preserve_mass_distribution")));
            double mass = setup.number("mass");
            if (mass > 0) {
                ModelScaling.totalMass(model, mass);
            }
            PathScaling.scale(model, lengths, new TreeModel(root, path).lengths());
            figures.add(new Figure("mass", mass(), "kg", "total mass of the scaled model"));
            figures.add(new Figure("bodies", factors.bodies().size(), "", "bodies that have scale factors"));
            write(
                    scaler,
                    "output_model_file",
                    setup.file().label().replaceAll("[^A-Za-z0-9_.-]", "_") + "_scaled.osim");
            documents.put(
                    scaler.outputName("output_scale_file", "scale_factors.xml", ".xml")
                                    .replaceAll("(?i)(\\.xml)+$", "") + ".xml",
                    factorFile(factors));
        }

        private double mass() {
            return ModelScaling.bodies(model).stream()
                    .mapToDouble(b -> b.number("mass", 0))
                    .sum();
        }

        private void write(Setup part, String key, String orElse) {
            documents.put(part.outputName(key, orElse, ".osim"), XmlText.of(root));
        }

        private void measurements(Setup scaler, TreeModel before, ScaleFactors factors) {
            List<XmlElement> all = scaler.objects("MeasurementSet");
            if (all.isEmpty()) {
                return;
            }
            MarkerTable measured = table(scaler);
            TimeRange range = range(scaler);
            int[] rows = range.rows(measured.times(), measured.file());
            Measurements m = new Measurements(before, measured, rows[0], rows[1]);
            all.forEach(e -> m.apply(e, factors));
        }

        /** A range of -1 -1 means all, as in files that OpenSim writes. */
        private static TimeRange range(Setup part) {
            double[] given = part.has("time_range") ? part.numbers("time_range") : new double[0];
            boolean all = given.length == 2 && given[0] == -1 && given[1] == -1;
            return all
                    ? new TimeRange(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, part.at())
                    : TimeRange.of(part, "time_range");
        }

        private MarkerTable table(Setup part) {
            Path file = part.requiredPath("marker_file", "table of markers (.trc)");
            inputs.add(file.toString());
            MarkerTable measured =
                    MarkerTable.read(file.toString(), SetupFolder.bytes(file.toString(), file, DataTable.LIMIT));
            measured.warnings().sorted().forEach(w -> warnings.add(w.toString()));
            return measured;
        }

        private void manual(Setup scaler, ScaleFactors factors) {
            for (XmlElement e : scaler.objects("ScaleSet")) {
                if (e.flag("apply", true)) {
                    double[] s = e.numbers("scales", 1, 1, 1);
                    if (!(s[0] > 0 && s[1] > 0 && s[2] > 0)) {
                        throw e.problem("scales must be three numbers above 0");
                    }
                    factors.set(e.text("segment", e.attribute("name", "")), s);
                }
            }
        }

        /** As OpenSim writes it: a set of scales that a setup can use. */
        private String factorFile(ScaleFactors factors) {
            XmlElement document =
                    new XmlElement("OpenSimDocument", Position.in(setup.file().name()), null);
            document.put("Version", root.attribute("Version", "40000"));
            XmlElement set = document.add("ScaleSet");
            set.put("name", setup.file().label());
            XmlElement objects = set.add("objects");
            for (String body : factors.bodies()) {
                XmlElement s = objects.add("Scale");
                s.add("scales").setText(XmlNumbers.of(factors.of(body)));
                s.add("segment").setText(body);
                s.add("apply").setText("true");
            }
            return XmlText.of(document);
        }

        void place(Setup placer) {
            TreeModel scaled = new TreeModel(root, path);
            MarkerTable measured = table(placer);
            int[] rows = range(placer).rows(measured.times(), measured.file());
            MarkerPlacement placement = new MarkerPlacement(scaled, measured, rows[0], rows[1]);
            Optional<IkTasks> tasks = IkTasks.of(placer, "IKTaskSet");
            placement.solve(
                    tasks.orElseThrow(() -> placer.problem("IKTaskSet", "has no tasks; give the weights of markers")));
            int moved = placement.move(model);
            figures.add(new Figure(
                    "static-rms",
                    placement.rms(),
                    "m",
                    "distance of the markers in the static pose before they moved"));
            figures.add(new Figure("moved-markers", moved, "", "markers that were moved to their measured places"));
            write(
                    placer,
                    "output_model_file",
                    setup.file().label().replaceAll("[^A-Za-z0-9_.-]", "_") + "_placed.osim");
        }

        AnalysisResult result() {
            if (documents.isEmpty()) {
                throw setup.problem(SCALER, "neither ModelScaler nor MarkerPlacer is applied; there is nothing to do");
            }
            setup.file().warnings().sorted().stream().map(Problem::toString).forEach(warnings::add);
            return new AnalysisResult(
                    "Scaling of " + model.attribute("name", ""),
                    setup.type(),
                    setup.file().label(),
                    setup.file().name(),
                    setup.file().text(),
                    path.toString(),
                    null,
                    new double[0],
                    List.of(),
                    documents,
                    null,
                    figures,
                    inputs,
                    warnings,
                    List.of(),
                    List.of(),
                    "");
        }
    }
}
