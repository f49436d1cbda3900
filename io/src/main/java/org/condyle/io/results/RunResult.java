package org.condyle.io.results;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.condyle.expression.Dimension;
import org.condyle.io.document.Problem;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Recording;
import org.condyle.simulate.Run;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/**
 * Everything that is known after a run, for writers and reports.
 *
 * @param model     name the model was asked for by: a file or a name of the library
 * @param caseName  name of the case, empty for the model as it stands
 * @param changes   what was changed in the file for this run, path to value as given
 * @param source    where the model comes from, as its file says
 * @param outputs   the named scalar results in SI, in the order of the file
 * @param outputUnits units that the outputs are shown in; empty where an output is a plain number
 * @param verdicts  the claims and whether they hold
 * @param told      what a person should know before trusting the numbers
 * @param modelText the model file with what was changed written into it
 * @param filmed    what pictures are made of; null where there is nothing to see
 * @param picture   the curves that tell most, as the file says; null if it does not
 * @param shown     units and words of the author, and what was changed in the file
 */
public record RunResult(
        String version,
        String model,
        String caseName,
        Map<String, String> changes,
        String title,
        String source,
        Recording recording,
        Outcome outcome,
        double wallSeconds,
        Map<String, Double> outputs,
        Map<String, String> outputUnits,
        List<Verdict> verdicts,
        List<Warning> told,
        String modelText,
        @Nullable Filmed filmed,
        @Nullable Picture picture,
        Presentation shown) {

    /** Those of the warnings that have a place in a file. */
    public List<Problem> problems() {
        return told.stream().flatMap(w -> Stream.ofNullable(w.problem())).toList();
    }

    /**
     * A run that was described in Java, without outputs and claims.
     *
     * @param name as files and pages call the model
     */
    public static RunResult of(String name, Run.Finished run) {
        return new RunResult(
                "",
                name,
                "",
                Map.of(),
                run.mechanism().model().name(),
                "",
                run.recording(),
                run.outcome(),
                Double.NaN,
                Map.of(),
                Map.of(),
                List.of(),
                List.of(),
                "",
                new Filmed(run.mechanism(), run.film(), false),
                null,
                Presentation.PLAIN);
    }

    /** An output by its name, in SI units; NaN if the run did not reach what it asks for. */
    public double output(String name) {
        Double x = outputs.get(name);
        if (x == null) {
            throw new IllegalArgumentException("no output '" + name + "'" + DidYouMean.hint(name, outputs.keySet())
                    + " (known: " + String.join(", ", outputs.keySet()) + ")");
        }
        return x;
    }

    /** Unit that an output is shown in; empty for a plain number. */
    public String outputUnit(String output) {
        return outputUnits.getOrDefault(output, "");
    }

    /** The outputs, each in its unit. */
    public Map<String, Double> shownOutputs() {
        Map<String, Double> all = new LinkedHashMap<>();
        outputs.forEach((name, x) -> all.put(name, Presentation.in(outputUnit(name), x)));
        return all;
    }

    /** Dimension of depths at a contact or stop; unknown if the run knows nothing that can touch by this name. */
    public Dimension contactDimension(String contact) {
        return filmed == null ? Dimension.LENGTH : filmed.mechanism().model().contactDimension(contact);
    }

    /** Texts of what a person should know before trusting the numbers. */
    public List<String> warnings() {
        return told.stream().map(Warning::text).toList();
    }

    /** All that was warned of, each once. */
    public List<Warning> warned() {
        Map<String, Warning> all = new LinkedHashMap<>();
        told.forEach(w -> all.putIfAbsent(w.text(), w));
        outcome.warnings().forEach(w -> all.putIfAbsent(w, Warning.of(w)));
        return List.copyOf(all.values());
    }

    /** Texts of all that was warned of, each once. */
    public List<String> allWarnings() {
        return warned().stream().map(Warning::text).toList();
    }

    /** True if every claim that was judged came out as expected. */
    public boolean asExpected() {
        return verdicts.stream().allMatch(Verdict::asExpected);
    }
}
