package org.condyle.tool.result;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.io.results.AskedPlot;
import org.condyle.io.results.Filmed;
import org.jspecify.annotations.Nullable;

/**
 * What an analysis found: everything that its files, its summary and its report are made of.
 *
 * @param title    for people: "Inverse kinematics of subject01"
 * @param tool     class of the tool in OpenSim's words, or the word of the command
 * @param label    name that the setup gives the tool; it begins the names of most files
 * @param setup    setup file as it was asked for; empty if the command had none
 * @param source   text of the setup as it was used
 * @param model    the model as it was asked for
 * @param motion   the analysed motion for a picture; null if there is none
 * @param times    of the frames that were analysed [s]
 * @param tables   one for each file
 * @param documents other files that were made, such as a scaled model: name to text
 * @param markers  measured and computed markers; null unless markers were followed
 * @param shares   how muscles and motors share what the motion takes; null unless that was computed
 * @param figures  numbers of the summary
 * @param inputs   files that were read, as the user knows them
 * @param findings what may be wrong with the input, needs to be known about the results, or speaks against them; equal texts once
 * @param losses   what was lost in the translation of a foreign model and matters
 * @param end      whether it came to its end
 * @param plots    what its page shows first, by the labels of columns; the rest of the tables follows
 */
public record AnalysisResult(
        String title,
        String tool,
        String label,
        String setup,
        String source,
        String model,
        @Nullable Filmed motion,
        double[] times,
        List<ResultTable> tables,
        Map<String, String> documents,
        @Nullable MarkerTracks markers,
        @Nullable LoadShares shares,
        List<Figure> figures,
        List<String> inputs,
        List<Finding> findings,
        List<String> losses,
        AnalysisEnd end,
        List<AskedPlot> plots) {
    public AnalysisResult {
        Set<String> seen = new HashSet<>();
        findings = findings.stream().filter(f -> seen.add(f.level() + f.text())).toList();
    }

    /** The same with further plots before its own, and the files that they come from. */
    public AnalysisResult withPlots(List<AskedPlot> first, List<String> files) {
        List<AskedPlot> allPlots = new ArrayList<>(first);
        allPlots.addAll(plots);
        List<String> allInputs = new ArrayList<>(inputs);
        allInputs.addAll(files);
        return new AnalysisResult(
                title,
                tool,
                label,
                setup,
                source,
                model,
                motion,
                times,
                tables,
                documents,
                markers,
                shares,
                figures,
                allInputs,
                findings,
                losses,
                end,
                List.copyOf(allPlots));
    }

    /** Findings of a level, in their order. */
    public List<Finding> findings(Finding.Level level) {
        return findings.stream().filter(f -> f.level() == level).toList();
    }

    /** Texts of the warnings. */
    public List<String> warnings() {
        return findings(Finding.Level.WARNING).stream().map(Finding::text).toList();
    }

    /** Why the results are not to be trusted; empty if they are. */
    public List<String> distrust() {
        return findings(Finding.Level.DISTRUST).stream().map(Finding::text).toList();
    }

    /** Why the analysis ended early; empty if it did not. */
    public String stopped() {
        return end.message();
    }

    /** The table that is written as a file. */
    public ResultTable table(String file) {
        return tables.stream()
                .filter(t -> t.file().equals(file))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no table " + file + "; there are "
                        + tables.stream().map(ResultTable::file).toList()));
    }

    /** Names of the files that hold the results, in order. */
    public List<String> files() {
        List<String> all = new ArrayList<>();
        tables.forEach(t -> all.add(t.file()));
        all.addAll(documents.keySet());
        return all;
    }

    /**
     * How it ended, in the words of summaries: {@code completed}, {@code interrupted}, {@code stopped early} or {@code not to be
     * trusted}.
     */
    public String outcome() {
        return switch (end.kind()) {
            case INTERRUPTED -> "interrupted";
            case STOPPED -> "stopped early";
            case COMPLETED -> distrust().isEmpty() ? "completed" : "not to be trusted";
        };
    }

    /** A number of the summary. */
    public double figure(String name) {
        return figures.stream()
                .filter(f -> f.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no figure " + name))
                .value();
    }
}
