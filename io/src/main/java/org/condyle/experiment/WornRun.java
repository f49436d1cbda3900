package org.condyle.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.term.WearPlan;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.Warning;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.StateFrames;
import org.jspecify.annotations.Nullable;

/** A run with wear over many cycles: all that is asked of it is asked of the last cycle, on surfaces that are worn by all before it. */
record WornRun(Experiment asked, RunRequest request, WearPlan plan) {
    /** One cycle, of which the end is wanted. */
    private static final class One implements WearBlocks.Cycle {
        private final RunRequest request;
        private final Listener listener;
        private @Nullable StateFrames film;

        One(RunRequest request, Listener listener) {
            this.request = request;
            this.listener = listener;
        }

        @Override
        public Outcome run(ModelFile file) {
            Experiment.Run run = new Experiment(file, request.only(Set.of())).dynamics(listener, null);
            film = run.film();
            return run.outcome();
        }

        @Override
        public StateFrames film() {
            return Objects.requireNonNull(film);
        }
    }

    RunResult run(String version, Listener listener, Function<String, Map<String, Double>> otherCase) {
        long begin = System.nanoTime();
        ModelFile file = asked.file();
        WearBlocks blocks = new WearBlocks(file, plan, new One(request, listener));
        ModelFile last = blocks.lastCycle();
        boolean changed = file.claims().stream()
                .anyMatch(c -> request.judging().changed(file, c.id()).isPresent());
        Experiment of = new Experiment(last, changed ? request.withJudging(Judging.NONE) : request).asked(asked);
        RunResult done = of.run(version, listener, null, otherCase);
        List<Warning> told = new ArrayList<>();
        done.told().stream() // what is said of a worn surface has no place in the file
                .filter(w -> w.problem() == null || !w.problem().file().equals(WearBlocks.OVERLAY))
                .forEach(told::add);
        blocks.warnings().forEach(w -> told.add(Warning.of(w)));
        asked.warnings().sorted().stream()
                .map(Warning::of)
                .filter(w -> !told.contains(w))
                .forEach(told::add);
        List<String> notes = new ArrayList<>(blocks.notes());
        notes.addAll(done.outcome().notes());
        return new RunResult(
                version,
                file.name(),
                file.description().caseName(),
                file.description().changes(),
                done.title(),
                done.source(),
                done.recording(),
                done.outcome().noting(notes),
                1e-9 * (System.nanoTime() - begin),
                done.outputs(),
                done.outputUnits(),
                done.verdicts(),
                told,
                asked.modelText(),
                done.filmed(),
                done.picture(),
                done.shown());
    }
}
