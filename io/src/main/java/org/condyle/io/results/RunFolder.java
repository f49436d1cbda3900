package org.condyle.io.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.expression.ExpressionException;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A run read back from its folder: the recording to the last bit, and what the summary says. For figures, comparisons
 * and scripts in Java.
 */
public final class RunFolder {
    private static final int MOST_NAMES = 40; // of channels in a message

    /** One column of the recording, in the unit that the file says; the array is used as it is. */
    public record Series(String name, String unit, double[] values) {}

    private final Path path;
    private final Map<String, Series> series = new LinkedHashMap<>();
    private final JsonNode summary;

    private RunFolder(Path path, List<Series> columns, JsonNode summary) {
        this.path = path;
        this.summary = summary;
        columns.forEach(s -> series.putIfAbsent(s.name(), s));
    }

    /**
     * Reads {@code recording.csv} and {@code summary.json}.
     *
     * @throws DocumentException if this is not a run's folder, or one of the files is damaged
     */
    public static RunFolder read(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            String hint = Files.exists(folder)
                    ? "this is a file; give the folder that 'condyle run' wrote"
                    : "there is no such folder; 'condyle run MODEL --out DIR' creates one";
            throw new DocumentException(
                    Files.exists(folder) ? Code.WRONG_FILE : Code.FILE_MISSING, Position.in(folder.toString()), hint);
        }
        for (String file : List.of(ResultFiles.RECORDING_CSV, ResultFiles.SUMMARY)) {
            if (!Files.isRegularFile(folder.resolve(file))) {
                throw new DocumentException(
                        Code.WRONG_FILE,
                        Position.in(folder.toString()),
                        "this is not the folder of a run: it has no " + file,
                        "give the folder that 'condyle run' wrote");
            }
        }
        List<Series> columns = RecordingReader.read(folder.resolve(ResultFiles.RECORDING_CSV));
        return new RunFolder(folder, columns, summary(folder.resolve(ResultFiles.SUMMARY)));
    }

    /** What the summary of a folder says, without the recording; null if there is none that Condyle wrote. */
    public static @Nullable RunFolder glance(Path folder) throws IOException {
        try {
            JsonNode summary = summary(folder.resolve(ResultFiles.SUMMARY));
            boolean ours = List.of("condyle", "model", "outcome").stream().allMatch(summary::has);
            return ours ? new RunFolder(folder, List.of(), summary) : null;
        } catch (DocumentException e) {
            return null;
        }
    }

    private static JsonNode summary(Path file) throws IOException {
        try {
            JsonNode root = JsonMapper.shared().readTree(Files.readAllBytes(file));
            if (root.isObject()) {
                return root;
            }
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
            throw new DocumentException(
                    Code.BAD_JSON,
                    new Position(file.toString(), Math.max(0, line), 0),
                    "this is not JSON: " + e.getOriginalMessage());
        }
        throw new DocumentException(Code.WRONG_FILE, Position.in(file.toString()), "this is not the summary of a run");
    }

    public Path path() {
        return path;
    }

    /** Name the model was asked for by. */
    public String model() {
        return summary.path("model").asString("");
    }

    /** Empty for the model as it stands. */
    public String caseName() {
        return summary.path("case").asString("");
    }

    /** What was changed in the model file for this run, path to value as given; empty if the summary is an old one. */
    public Map<String, String> changes() {
        Map<String, String> changes = new LinkedHashMap<>();
        summary.path("changes")
                .properties()
                .forEach(e -> changes.put(e.getKey(), e.getValue().asString("")));
        return changes;
    }

    /** {@code completed}, {@code stopped}, {@code interrupted}, {@code failed} or {@value
     * org.condyle.simulate.Outcome#UNTRUSTED}. */
    public String outcome() {
        return summary.path("outcome").asString("");
    }

    /** Why it is not to be trusted; empty if nothing speaks against it. */
    public List<String> distrust() {
        List<String> reasons = new ArrayList<>();
        summary.path("distrust").forEach(r -> reasons.add(r.asString("")));
        return reasons;
    }

    /** The whole summary. */
    public JsonNode summary() {
        return summary;
    }

    /** The time and the channels, in the order of the recording. */
    public List<Series> all() {
        return List.copyOf(series.values());
    }

    public int rows() {
        return time().length;
    }

    public double[] time() {
        return series("time").values();
    }

    public boolean has(String name) {
        return series.containsKey(name);
    }

    /**
     * A channel, or {@code time}.
     *
     * @throws DocumentException if it was not recorded; the message has the nearest name and those that were
     */
    public Series series(String name) {
        Series found = series.get(name);
        if (found == null) {
            throw new DocumentException(
                    Code.UNKNOWN_NAME,
                    Position.in(path.toString()),
                    "there is no channel " + Quoted.of(name) + DidYouMean.hint(name, series.keySet())
                            + "\nrecorded channels: " + listed()
                            + "\nto record others: condyle run MODEL --record CH,CH");
        }
        return found;
    }

    private String listed() {
        String names = String.join(
                ", ",
                series.keySet().stream().limit(MOST_NAMES).map(RunFolder::safe).toList());
        return series.size() <= MOST_NAMES ? names : names + " and " + (series.size() - MOST_NAMES) + " more";
    }

    private static String safe(String name) {
        return name.matches("[\\w.-]+") ? name : Quoted.of(name);
    }

    /** The plots that the model file asks for; none if the summary is an old one. */
    public List<AskedPlot> plots() {
        List<AskedPlot> plots = new ArrayList<>();
        for (JsonNode p : summary.path("plots")) {
            List<AskedPlot.Series> y = new ArrayList<>();
            p.path("y").forEach(s -> y.add(plotted(s)));
            if (!y.isEmpty()) {
                plots.add(new AskedPlot(
                        p.path("name").asString(""),
                        p.path("title").asString(""),
                        plotted(p.path("x")),
                        y,
                        p.path("yLabel").asString(""),
                        p.path("while").asString(""),
                        measured(p.path("measured"))));
            }
        }
        return plots;
    }

    private static List<AskedPlot.Measured> measured(JsonNode all) {
        List<AskedPlot.Measured> out = new ArrayList<>();
        for (JsonNode m : all) {
            out.add(new AskedPlot.Measured(
                    m.path("label").asString(""),
                    m.path("file").asString(""),
                    numbers(m.path("x")),
                    numbers(m.path("y")),
                    numbers(m.path("low")),
                    numbers(m.path("high"))));
        }
        return out;
    }

    private static double[] numbers(JsonNode list) {
        double[] out = new double[list.size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = list.get(i).isNumber() ? list.get(i).asDouble() : Double.NaN;
        }
        return out;
    }

    private static AskedPlot.Series plotted(JsonNode s) {
        return new AskedPlot.Series(
                s.path("channel").asString(""),
                s.path("label").asString(""),
                s.path("unit").asString(""));
    }

    /** The named results in SI, whatever unit the summary tells them in; NaN where it has null. */
    public Map<String, Double> outputs() {
        Map<String, Double> outputs = new LinkedHashMap<>();
        summary.path("outputs")
                .properties()
                .forEach(e -> outputs.put(
                        e.getKey(), e.getValue().isNumber() ? e.getValue().asDouble() * size(e.getKey()) : Double.NaN));
        return outputs;
    }

    private double size(String output) {
        try {
            return Presentation.size(outputUnit(output));
        } catch (ExpressionException e) {
            throw new DocumentException(
                    Code.UNKNOWN_UNIT,
                    Position.in(path.resolve(ResultFiles.SUMMARY).toString()),
                    "outputUnits of " + Quoted.of(output) + ": " + e.getMessage());
        }
    }

    /** Unit that an output is shown in, empty for a plain number. */
    public String outputUnit(String output) {
        return summary.path("outputUnits").path(output).asString("");
    }

    @Override
    public String toString() {
        return path + " (" + model() + (caseName().isEmpty() ? "" : ", case " + caseName()) + ")";
    }
}
