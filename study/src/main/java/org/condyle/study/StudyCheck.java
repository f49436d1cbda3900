package org.condyle.study;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Fingerprint;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.model.Description;
import org.condyle.io.problem.Code;
import org.condyle.study.task.Task;
import org.condyle.study.task.TaskRunner;
import org.condyle.study.task.WrittenAt;
import org.jspecify.annotations.Nullable;

/** Checks the model with the values of a study, without running it: does it take them, and what does it offer? */
final class StudyCheck {

    private final Description source;
    private final Study study;
    private final Map<String, Entry> places;
    private final WrittenAt writtenAt;
    private final Problems problems;
    private final Set<String> outputs = new LinkedHashSet<>();

    StudyCheck(Description source, Study study, Map<String, Entry> places, WrittenAt writtenAt, Problems problems) {
        this.source = source;
        this.study = study;
        this.places = places;
        this.writtenAt = writtenAt;
        this.problems = problems;
    }

    /** Every value that is written in the file, with the first of all others. */
    void atValues() {
        boolean first = true;
        for (Design.Glance g : study.design().glances()) {
            Experiment e = at(study.task(g.at()), g);
            if (e != null) {
                outputs.addAll(e.file().outputs().keySet());
            } else if (first) {
                return; // what is wrong with the first would be told of every other
            }
            first = false;
        }
    }

    /** Outputs of the model, those of all its cases that are varied. */
    Set<String> outputs() {
        return outputs;
    }

    /** The formulas of the study in the place of the outputs of the model. */
    void atFormulas(Study whole) {
        boolean formulas = whole.outputs().stream().anyMatch(w -> !w.named())
                || !whole.traces().isEmpty();
        for (Design.Glance g : formulas ? study.design().glances() : List.<Design.Glance>of()) {
            at(whole.task(g.at()), g);
        }
    }

    private @Nullable Experiment at(Task task, Design.Glance g) {
        try {
            return TaskRunner.experiment(source, task, writtenAt);
        } catch (DocumentException x) {
            Entry value = g.odd() < 0
                    ? null
                    : study.varied().get(g.odd()).place((int) Math.max(0, Math.min(1e9, g.at()[g.odd()])));
            x.problems().sorted().stream().filter(Problem::isError).forEach(p -> tell(p, value));
            return null;
        }
    }

    /** At the place in the study file that made the model complain. */
    private void tell(Problem p, @Nullable Entry value) {
        Entry place = places.get(p.at().setting());
        if (place != null && value != null && value.path().startsWith(place.path())) {
            problems.add(p.movedTo(value.at(), value.path()));
        } else if (place != null) {
            problems.add(p.movedTo(place.at(), place.path()));
        } else if (value != null && !writtenAt.has(p)) {
            problems.error(Code.MODEL_REFUSED, value, "the model refuses this value: " + p);
        } else {
            problems.add(p);
        }
    }

    /** All that rows depend on: model with its includes and data, values, formulas. Comments may change. */
    Fingerprint mark(Study whole) {
        List<String> all = new ArrayList<>();
        // however the command spells the way to it; its content is among the files of the document
        Path model = Path.of(whole.model());
        all.add((Files.exists(model) ? model.getFileName() : model) + "\n" + whole.caseName() + "\n" + whole.grid()
                + "\n" + whole.claims());
        whole.varied()
                .forEach(v -> all.add(
                        v.path() + ": " + v.values() + (v.distribution() == null ? "" : v.unit() + v.distribution())));
        Sample sample = whole.sample();
        if (sample != null) {
            all.add(sample.mark());
        }
        all.add(whole.set() + "\n" + whole.outputs() + "\n" + whole.traces());
        Fingerprint mark = source.document().fingerprint().andFile(whole.shortName(), Fingerprint.hash(all));
        return sample == null || sample.points().canBeExtended()
                ? mark
                : mark.and(
                        "samples of the method '" + sample.method().word() + "', which cannot be extended",
                        "" + sample.samples());
    }
}
