package org.condyle.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Problem;
import org.condyle.io.model.Claim;
import org.condyle.io.model.ModelFile;
import org.condyle.io.problem.Code;
import org.condyle.io.results.Evidence;
import org.condyle.io.results.Presentation;
import org.condyle.io.results.Ruling;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.Verdict;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Listener;

/**
 * Judges the claims of a file. A claim over what its source leaves open is judged in a run for each combination of the values;
 * it is decided only if all runs, and all readings of the statement, agree.
 */
final class ClaimJudge {
    private final ModelFile file;
    private final Channels channels;
    private final Judging judging;
    private final Outputs outputs;
    /** Verdicts of all claims in the runs over what is open: claims that leave the same open share them. */
    private final Map<Claim.Place, List<Verdict>> known = new LinkedHashMap<>();

    ClaimJudge(ModelFile file, Channels channels, Judging judging, Outputs outputs) {
        this.file = file;
        this.channels = channels;
        this.judging = judging;
        this.outputs = outputs;
    }

    List<Verdict> judge(Experiment.Run done, Map<String, Map<String, Double>> others) {
        List<Verdict> list = new ArrayList<>();
        for (Claim c : judging == Judging.NONE ? List.<Claim>of() : file.claims()) {
            list.add(judge(
                    c,
                    new Results(file, channels, done, others))); // results of its own, to know what this claim missed
        }
        return list;
    }

    private Verdict judge(Claim c, Results results) {
        List<Evidence> here = new ArrayList<>();
        if (c.readings().values().stream().anyMatch(outputs::aboutAbsent)) {
            return verdict(
                    c,
                    new Evidence("", Double.NaN, "", false),
                    Ruling.NOT_JUDGED,
                    "it speaks of a part that was cut",
                    List.of());
        }
        c.readings().forEach((name, test) -> {
            Judgement j = outputs.judge(test.text(), results);
            here.add(new Evidence(name, Presentation.in(j.unit(), j.value()), j.unit(), j.holds()));
        });
        Optional<String> changed = judging.changed(file, c.id());
        boolean alone =
                changed.isPresent() || judging == Judging.ALONE || c.over().isEmpty();
        List<Evidence> all = alone ? here : over(c);
        Ruling ruling = changed.isPresent() ? Ruling.NOT_JUDGED : Ruling.of(all);
        // Shown is what speaks for the verdict: of several readings here, one that fails.
        Evidence shown = here.stream().filter(e -> !e.holds()).findFirst().orElse(here.get(here.size() - 1));
        String because = changed.map(s -> "changed by --set " + s)
                .orElseGet(() -> because(c.because(), ruling == Ruling.HOLDS ? Set.of() : results.missing()));
        return verdict(c, shown, ruling, because, changed.isPresent() || all.size() < 2 ? List.of() : all);
    }

    private Verdict verdict(Claim c, Evidence shown, Ruling ruling, String because, List<Evidence> all) {
        return new Verdict(
                c.id(),
                c.where().isEmpty() ? file.source() : c.where(),
                c.says(),
                c.test(),
                shown.value(),
                shown.unit(),
                ruling,
                c.expected(),
                because,
                all);
    }

    private static String because(String said, Set<String> missing) {
        List<String> all = new ArrayList<>(missing);
        if (!said.isBlank()) {
            all.add(0, said);
        }
        return String.join("; ", all);
    }

    private List<Evidence> over(Claim c) {
        List<Evidence> all = new ArrayList<>();
        for (Claim.Place place : c.places(file.description().caseName())) {
            Verdict there = known.computeIfAbsent(place, p -> run(p, c)).stream()
                    .filter(v -> v.id().equals(c.id()))
                    .findFirst()
                    .orElseThrow(() -> refused(c, place, "the claim does not exist"));
            String label = label(c, place);
            if (there.evidence().isEmpty()) {
                all.add(new Evidence(label, there.value(), there.unit(), there.holds()));
            }
            there.evidence().forEach(e -> all.add(new Evidence(label + ": " + e.at(), e.value(), e.unit(), e.holds())));
        }
        return all;
    }

    private static String label(Claim c, Claim.Place place) {
        return c.over().containsKey(Claim.CASE) ? place.label() : new Claim.Place("", place.settings()).label();
    }

    /** The verdicts of the claims there, each by that run alone. */
    private List<Verdict> run(Claim.Place place, Claim asking) {
        RunResult r;
        try {
            ModelFile there = file.description().compile(place.caseName(), place.settings());
            CaseOutputs cases =
                    new CaseOutputs(name -> file.description().compile(name, place.settings()), Judging.ALONE);
            r = new Experiment(there, RunRequest.AS_IN_FILE.withJudging(Judging.ALONE))
                    .run("", Listener.NONE, null, cases::of);
        } catch (DocumentException e) {
            throw refused(asking, place, "the model cannot be run: " + e.getMessage());
        }
        if (!r.outcome().regular()) {
            throw refused(asking, place, "the run stopped early: " + r.outcome().message());
        }
        if (!r.outcome().trusted()) {
            throw refused(
                    asking,
                    place,
                    "the run is not to be trusted: "
                            + String.join("; ", r.outcome().distrust()));
        }
        return r.verdicts();
    }

    /** A run that is no evidence: the values are those of the file, so that the file must be mended. */
    private DocumentException refused(Claim c, Claim.Place place, String why) {
        String path = "claims." + c.id() + ".over";
        return new DocumentException(Problem.error(
                Code.RUN_STOPPED,
                file.root().find(path).orElse(file.root()).at(),
                path,
                "at " + place.label() + " " + why));
    }
}
