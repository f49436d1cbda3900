package org.condyle.io.results;

import java.util.List;
import java.util.Map;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Recording;
import org.jspecify.annotations.Nullable;

/** A run with other parts, for tests: what is not given stays as it was. */
public final class ChangedRun {
    private final RunResult r;
    private boolean bare;
    private String model;
    private Recording recording;
    private Outcome outcome;
    private List<Verdict> verdicts;
    private @Nullable Filmed filmed;
    private @Nullable Picture picture;
    private Presentation shown;

    private ChangedRun(RunResult r) {
        this.r = r;
        model = r.model();
        recording = r.recording();
        outcome = r.outcome();
        verdicts = r.verdicts();
        filmed = r.filmed();
        picture = r.picture();
        shown = r.shown();
    }

    public static ChangedRun of(RunResult r) {
        return new ChangedRun(r);
    }

    /** With this name, and without a case, title, source, outputs, claims, warnings and text. */
    public ChangedRun bare(String name) {
        bare = true;
        model = name;
        verdicts = List.of();
        return this;
    }

    public ChangedRun recording(Recording r2) {
        recording = r2;
        return this;
    }

    public ChangedRun outcome(Outcome o) {
        outcome = o;
        return this;
    }

    public ChangedRun verdicts(List<Verdict> v) {
        verdicts = v;
        return this;
    }

    public ChangedRun filmed(Filmed f) {
        filmed = f;
        return this;
    }

    public ChangedRun picture(@Nullable Picture p) {
        picture = p;
        return this;
    }

    public ChangedRun shown(Presentation p) {
        shown = p;
        return this;
    }

    public RunResult get() {
        return new RunResult(
                r.version(),
                model,
                bare ? "" : r.caseName(),
                r.changes(),
                bare ? "" : r.title(),
                bare ? "" : r.source(),
                recording,
                outcome,
                bare ? 0 : r.wallSeconds(),
                bare ? Map.of() : r.outputs(),
                bare ? Map.of() : r.outputUnits(),
                verdicts,
                bare ? List.of() : r.told(),
                bare ? "" : r.modelText(),
                filmed,
                picture,
                shown);
    }
}
