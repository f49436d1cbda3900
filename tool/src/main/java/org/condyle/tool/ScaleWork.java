package org.condyle.tool;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlNumbers;
import org.condyle.foreign.XmlText;
import org.condyle.foreign.opensim.scale.ModelScaling;
import org.condyle.foreign.opensim.scale.PathScaling;
import org.condyle.foreign.opensim.scale.ScaleFactors;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.document.Position;
import org.condyle.mechanics.State;
import org.condyle.tool.motion.CoordinateLabels;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.AnalysisEnd;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.Figure;
import org.condyle.tool.result.Finding;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.scale.MarkerPlacement;
import org.condyle.tool.scale.Measurements;
import org.condyle.tool.scale.TreeModel;
import org.condyle.tool.setup.IkTasks;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupFolder;
import org.condyle.tool.setup.SetupXml;
import org.condyle.tool.setup.TimeRange;

/** One scaling under way. */
final class ScaleWork {
    private final Setup setup;
    private final Path path;
    private final XmlElement root;
    private final XmlElement model;
    private final Map<String, String> documents = new LinkedHashMap<>();
    private final List<Figure> figures = new ArrayList<>();
    private final List<Finding> warnings = new ArrayList<>();
    private final List<String> inputs = new ArrayList<>();
    private final List<ResultTable> tables = new ArrayList<>();

    ScaleWork(Setup setup, Path path, XmlElement root, XmlElement model) {
        this.setup = setup;
        this.path = path;
        this.root = root;
        this.model = model;
        inputs.add(path.toString());
    }

    /** Markers of a file of their own replace those of the model with the same names, and are added to the others. */
    void markers(Path file) {
        XmlElement other = SetupXml.whole(file, "a MarkerSet of OpenSim");
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
            fit(objects.addCopy(m));
        }
    }

    /** A marker names its body in the way of the model: by a socket since version 3.5, by its name before. */
    private void fit(XmlElement marker) {
        String version = root.attribute("Version", "");
        boolean sockets = version.matches("[0-9]{1,9}") && Integer.parseInt(version) >= 30500;
        Optional<XmlElement> body = marker.child("body"), socket = marker.child("socket_parent_frame");
        if (sockets && body.isPresent() && socket.isEmpty()) {
            String name = body.get().text();
            marker.set("socket_parent_frame", name.equals("ground") ? "/ground" : "/bodyset/" + name);
            marker.remove(body.get());
        } else if (!sockets && socket.isPresent() && body.isEmpty()) {
            String path = socket.get().text();
            marker.set("body", path.substring(path.lastIndexOf('/') + 1));
            marker.remove(socket.get());
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
        ModelScaling.scale(model, factors, scaler.flag("preserve_mass_distribution"))
                .forEach(w -> warnings.add(Finding.warning(w)));
        double mass = setup.number("mass");
        if (mass > 0) {
            ModelScaling.totalMass(model, mass);
        }
        PathScaling.scale(model, lengths, new TreeModel(root, path).lengths());
        figures.add(new Figure("mass", mass(), "kg", "total mass of the scaled model"));
        figures.add(new Figure("bodies", factors.bodies().size(), "", "bodies that have scale factors"));
        factors.bodies().forEach(body -> tellFactors(body, factors.of(body)));
        write(scaler, "output_model_file", setup.file().label().replaceAll("[^A-Za-z0-9_.-]", "_") + "_scaled.osim");
        documents.put(xml(scaler, "output_scale_file", "scale_factors"), factorFile(factors));
    }

    private static String xml(Setup part, String key, String orElse) {
        return part.outputName(key, orElse, "").replaceAll("(?i)\\.xml$", "") + ".xml";
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
        m.found()
                .forEach((name, factor) -> figures.add(
                        new Figure("factor-" + name, factor, "", "measured over model distance of its markers")));
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
        measured.warnings().sorted().forEach(w -> warnings.add(Finding.warning(w)));
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

    private XmlElement document() {
        XmlElement document =
                new XmlElement("OpenSimDocument", Position.in(setup.file().name()), null);
        document.put("Version", root.attribute("Version", "40000"));
        return document;
    }

    /** As OpenSim writes it: a set of scales that a setup can use. */
    private void tellFactors(String body, double[] s) {
        if (s[0] == s[1] && s[1] == s[2]) {
            figures.add(new Figure("scale." + body, s[0], "", "scale factor of " + body));
            return;
        }
        for (int k = 0; k < 3; k++) {
            char axis = "xyz".charAt(k);
            figures.add(
                    new Figure("scale." + body + "." + axis, s[k], "", "scale factor of " + body + " along " + axis));
        }
    }

    private String factorFile(ScaleFactors factors) {
        XmlElement document = document();
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
                tasks.orElseThrow(() -> placer.problem("IKTaskSet", "has no tasks; give the weights of markers")),
                coordinates(placer, scaled));
        int moved = placement.move(model);
        figures.add(new Figure(
                "static-rms", placement.rms(), "m", "distance of the markers in the static pose before they moved"));
        figures.add(new Figure("moved-markers", moved, "", "markers that were moved to their measured places"));
        write(placer, "output_model_file", setup.file().label().replaceAll("[^A-Za-z0-9_.-]", "_") + "_placed.osim");
        if (placer.has("output_marker_file")) {
            XmlElement document = document();
            model.child("MarkerSet").ifPresent(document::addCopy);
            documents.put(xml(placer, "output_marker_file", "markers"), XmlText.of(document));
        }
        if (placer.has("output_motion_file")) {
            tables.add(pose(placer, scaled, placement.pose()));
        }
    }

    /** Values of the first row of the coordinate file, if there is one. */
    private Map<String, Double> coordinates(Setup placer, TreeModel scaled) {
        Optional<Path> file = placer.path("coordinate_file");
        if (file.isEmpty()) {
            return Map.of();
        }
        MotionFile motion = MotionFile.read(file.get(), "coordinates", ToolModel.of(scaled.file()), Optional.empty());
        inputs.add(motion.file());
        Map<String, Double> values = new LinkedHashMap<>();
        motion.values().forEach((place, x) -> values.put(place.ownName(), x[0]));
        return values;
    }

    /** The pose of the static trial as a table with one row. */
    private static ResultTable pose(Setup placer, TreeModel scaled, State pose) {
        CoordinateLabels labels = new CoordinateLabels(scaled.file().model());
        List<ResultTable.Column> columns = new ArrayList<>();
        for (Place p : labels.all()) {
            double x = pose.q[p.q()];
            boolean angle = p.coordinate().isAngle();
            columns.add(new ResultTable.Column(
                    labels.label(p),
                    angle ? "deg" : p.coordinate().isLength() ? "m" : "",
                    p.joint().name(),
                    new double[] {angle ? Math.toDegrees(x) : x}));
        }
        String file = placer.outputName("output_motion_file", "static.mot", ".mot");
        return new ResultTable(file, "Coordinates", new double[] {0}, columns, true);
    }

    AnalysisResult result() {
        if (documents.isEmpty()) {
            throw setup.problem(
                    "ModelScaler", "neither ModelScaler nor MarkerPlacer is applied; there is nothing to do");
        }
        setup.file().warnings().sorted().forEach(p -> warnings.add(Finding.warning(p)));
        return new AnalysisResult(
                "Scaling of " + model.attribute("name", ""),
                setup.type(),
                setup.file().label(),
                setup.file().name(),
                setup.file().text(),
                path.toString(),
                null,
                new double[0],
                tables,
                documents,
                null,
                null,
                figures,
                inputs,
                warnings,
                List.of(),
                AnalysisEnd.COMPLETED,
                List.of());
    }
}
