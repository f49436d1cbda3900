package org.condyle.study.task;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a run of a study leaves.
 *
 * @param run     number of its task
 * @param why     what stopped it, or why a result is not a number; empty if there is nothing to tell
 * @param outputs in the order of the task; NaN for what there is not
 * @param units   of the outputs; empty for plain numbers
 * @param wrong   claims that are not as expected
 * @param curves  those that the task asks for
 * @param attempts where it was tried, the last one last; empty if it was done at once on the machine of the command. They
 *                are not in the table: where a run took place does not change its results
 */
public record Row(
        int run,
        Outcome outcome,
        String why,
        List<Double> outputs,
        List<String> units,
        List<String> wrong,
        List<Curve> curves,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Attempt> attempts)
        implements Serializable {

    public Row {
        attempts = attempts == null ? List.of() : attempts; // journals leave out what is empty
    }

    public Row(
            int run,
            Outcome outcome,
            String why,
            List<Double> outputs,
            List<String> units,
            List<String> wrong,
            List<Curve> curves) {
        this(run, outcome, why, outputs, units, wrong, curves, List.of());
    }

    /** Of a run that has nothing but a reason. */
    static Row without(Task task, Outcome outcome, String why, List<Attempt> attempts) {
        return new Row(task.run(), outcome, why, List.of(), List.of(), List.of(), List.of(), attempts);
    }

    /** Of a run that its machine could not do. */
    public static Row givenUp(Task task, String why, List<Attempt> attempts) {
        return without(task, Outcome.FAILED, why, attempts);
    }

    /** The same after earlier attempts. */
    public Row after(List<Attempt> earlier) {
        List<Attempt> all = new ArrayList<>(earlier);
        all.addAll(attempts);
        return new Row(run, outcome, why, outputs, units, wrong, curves, List.copyOf(all));
    }

    /** The same with another reason. */
    public Row because(String reason) {
        return new Row(run, outcome, reason, outputs, units, wrong, curves, attempts);
    }

    /** The same, done at a place. */
    public Row at(String place) {
        return attempts.isEmpty() ? after(List.of(new Attempt(place, ""))) : this;
    }

    /** Whether the machine ended it and not the model: time, memory, a process that was lost, an error of the program. */
    public boolean wasGivenUp() {
        return !attempts.isEmpty() && !attempts.get(attempts.size() - 1).why().isEmpty();
    }

    /** How it ended. */
    public enum Outcome {
        COMPLETED,
        /** At an event that ends the run. */
        STOPPED,
        /** Reached its end, with results that cannot be trusted. */
        UNTRUSTED,
        /** Early; the outputs are of what was computed until then. */
        FAILED,
        /** The model does not take these values; nothing was computed. */
        REFUSED;

        /** True if it got as far as it was meant to. */
        public boolean regular() {
            return good() || this == UNTRUSTED;
        }

        /** True if nothing speaks against its numbers. */
        public boolean good() {
            return this == COMPLETED || this == STOPPED;
        }

        /** For tables: as a run itself says it. */
        public String word() {
            return this == UNTRUSTED ? org.condyle.simulate.Outcome.UNTRUSTED : name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Whether this can be the row of a task. One that was read may have been edited or damaged: whatever it may lack it
     * lacks here.
     */
    public boolean answers(Task task) {
        boolean whole =
                outcome != null && why != null && whole(outputs) && whole(units) && whole(wrong) && whole(curves);
        return whole
                && whole(attempts)
                && attempts.stream().allMatch(Attempt::isWhole)
                && run == task.run()
                && outputs.size() == units.size()
                && (outputs.size() == task.outputs().size() || (outputs.isEmpty() && !outcome.regular()))
                && (curves.stream().map(Curve::of).toList().equals(task.curves())
                        || (curves.isEmpty() && !outcome.regular()))
                && curves.stream().allMatch(Curve::isWhole);
    }

    private static boolean whole(@Nullable List<?> list) {
        return list != null && list.stream().allMatch(Objects::nonNull);
    }

    /** Points of a run, thinned for drawing. */
    public record Curve(Trace of, List<Double> x, List<Double> y, String xUnit, String yUnit) implements Serializable {
        private boolean isWhole() {
            return whole(x) && whole(y) && x.size() == y.size() && xUnit != null && yUnit != null;
        }
    }
}
