package org.condyle.io.model;

import java.util.List;
import java.util.Locale;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.integrate.StepOptions;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problem;
import org.condyle.io.model.contact.WearReader;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.term.Treatment;
import org.condyle.io.problem.Code;

/** The {@code run} and {@code record} parts. */
final class RunReader {
    private static final double FINEST = 1e-15; // what is finer is rounding

    private static final int ROWS = 1000; // of a recording, when nothing is said
    private static final int POSES = 100; // of a quasi-static analysis, when nothing is said
    private static final double LEAST_RESIDUAL = 1e-12;

    private RunReader() {}

    static RunSettings read(ReaderContext r, Part model) {
        Part v = model.part("run");
        RunSettings.Analysis analysis = RunSettings.Analysis.valueOf(
                v.text("analysis").toUpperCase(Locale.ROOT).replace('-', '_'));
        double from = r.quantities.quantity(v, "from", "s");
        double until = v.has("until") ? r.quantities.quantity(v, "until", "s") : from;
        if (!v.has("until") && analysis != RunSettings.Analysis.EQUILIBRIUM) {
            r.problems.add(Problem.error(
                    Code.MISSING_KEY,
                    (model.has("run") ? v.entry() : model.entry()).at(),
                    "run",
                    "missing key 'until' (a quantity in s): when the run ends, for example run: {until: 1 s}"));
        } else if (v.has("until") && !(until > from)) {
            r.problems.error(
                    Code.NOT_INCREASING,
                    v.entry("until"),
                    "must be later than the start, " + from + " s, was " + v.text("until"));
            until = from + 1;
        }
        boolean stepping = Treatment.of(v) == Treatment.TIME_STEPPING;
        if (stepping && v.has("integrator")) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry("integrator"),
                    "cannot be used with contact: time-stepping, which is an integration method itself",
                    "remove it and give 'step'");
        }
        String name = stepping ? RunSettings.STEPPING : v.text("integrator");
        boolean fixed = stepping || Integrators.find(name).needs() == Integrators.Needs.STEP;
        double step = v.has("step") ? r.quantities.positive(v, "step", "s") : 0;
        double maxStep = v.has("max-step") ? r.quantities.positive(v, "max-step", "s") : Double.POSITIVE_INFINITY;
        int before = r.problems.size();
        double accuracy = r.quantities.quantity(v, "accuracy", "");
        if (r.problems.size() > before) {
            accuracy = 1e-8;
        }
        if (!(accuracy > 0 && accuracy < 1)) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    v.entry("accuracy"),
                    "must lie between 0 and 1, such as 1e-8, was " + v.text("accuracy"));
            accuracy = 1e-8;
        }
        if (accuracy < FINEST) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    v.entry("accuracy"),
                    "is smaller than the precision of numbers: must be at least " + FINEST + ", was "
                            + v.text("accuracy"),
                    "for most runs 1e-12 is the practical limit");
            accuracy = 1e-8;
        }
        double apart = Math.ulp(Math.max(Math.abs(from), Math.abs(until)));
        if (v.has("until") && (until - from < 1e6 * apart || (step > 0 && step < 1e3 * apart))) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    v.entry(step > 0 && step < 1e3 * apart ? "step" : "until"),
                    "is too short for the resolution of time: around " + (float) until + " s the next number is "
                            + (float) apart + " s away",
                    "let the run begin closer to 0 s");
        }
        if (fixed && step == 0) {
            if (!stepping) {
                r.problems.error(
                        Code.MISSING_KEY,
                        v.has("integrator") ? v.entry("integrator") : v.entry(),
                        "integrator '" + name + "' has a fixed step: give 'step', for example 1 ms");
            }
            step = RunSettings.USUAL_STEP;
        }
        if (step > 0 && (until - from) / step > 1e9) {
            r.problems.error(
                    Code.OVER_LIMIT,
                    v.entry("step"),
                    "would need more than 1e9 steps for this run",
                    "give a longer step or an adaptive integrator");
        }
        boolean quasiStatic = analysis == RunSettings.Analysis.QUASI_STATIC;
        double every = every(r, model, until - from, quasiStatic ? POSES : ROWS);
        if (quasiStatic && Treatment.of(v) != Treatment.COMPLIANT) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry("contact"),
                    "cannot be used with analysis: quasi-static, which needs contacts with a stiffness",
                    "use contact: compliant");
        }
        for (String key : List.of("over", "instability")) {
            if (!quasiStatic && v.has(key)) {
                r.problems.error(Code.NO_EFFECT, v.entry(key), "can be used only with analysis: quasi-static");
            }
        }
        double checkpoint =
                v.has("checkpoint") ? r.quantities.positive(v, "checkpoint", "s") : Double.POSITIVE_INFINITY;
        Entry kept = v.entry("stabilisation");
        return new RunSettings(
                analysis,
                from,
                until,
                name,
                new StepOptions(step, maxStep, accuracy),
                kept.isScalar()
                        ? kept.text()
                        : kept.child("type").map(Entry::text).orElse("?"),
                StabilisationCatalog.read(r, v),
                RunSettings.Assemble.valueOf(
                        v.text("assemble").toUpperCase(Locale.ROOT).replace('-', '_')),
                every,
                checkpoint,
                Treatment.of(v),
                stepping(r, v),
                v.text("impacts").equals("sequential"),
                method(r, v, analysis),
                Math.round(r.quantities.within(v, "steps", 1, 100_000_000)),
                r.quantities.within(v, "ledger", 0, 1),
                CycleReader.read(r, model, v, analysis == RunSettings.Analysis.LIMIT_CYCLE),
                quasiStatic ? v.find("over").orElse(null) : null,
                v.text("instability").equals("stop"),
                stepping && !v.has("step"),
                WearReader.plan(r, v, analysis == RunSettings.Analysis.DYNAMICS));
    }

    private static NonsmoothOptions stepping(ReaderContext r, Part v) {
        int sweeps = (int) Math.round(r.quantities.within(v, "sweeps", 1, 1_000_000));
        double residual = r.quantities.within(v, "residual", 0, 1);
        if (residual < LEAST_RESIDUAL) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    v.entry("residual"),
                    "must be at least 1e-12, the level of rounding errors, was " + v.text("residual"));
            residual = LEAST_RESIDUAL;
        }
        return NonsmoothOptions.USUAL.withSweeps(sweeps, residual);
    }

    private static RunSettings.Method method(ReaderContext r, Part v, RunSettings.Analysis analysis) {
        RunSettings.Method method = RunSettings.Method.valueOf(v.text("method").toUpperCase(Locale.ROOT));
        if (method == RunSettings.Method.PUBLISHED) {
            if (analysis != RunSettings.Analysis.DYNAMICS) {
                r.problems.error(
                        Code.KEYS_CLASH, v.entry("method"), "'published' can be used only with analysis: dynamics");
            }
            if (Treatment.of(v) == Treatment.TIME_STEPPING) {
                r.problems.error(
                        Code.KEYS_CLASH, v.entry("method"), "'published' can be used only with contact: impulsive");
            }
            if (v.has("checkpoint")) {
                r.problems.error(
                        Code.KEYS_CLASH, v.entry("checkpoint"), "method: published does not support checkpoints");
            }
        }
        return method;
    }

    private static double every(ReaderContext r, Part model, double length, int rows) {
        Entry record = model.entry("record");
        double usual = length > 0 ? length / rows : 1;
        if (!record.isMapping() || record.child("every").isEmpty()) {
            return usual;
        }
        double every = r.quantities.quantity(record.child("every").get(), "s");
        if (!(every > 0) || length / every > 1e7) {
            r.problems.error(
                    Code.OVER_LIMIT,
                    record.child("every").get(),
                    "must be > 0 s and give at most 1e7 rows, here at least " + (float) (length / 1e7) + " s");
            return usual;
        }
        return every;
    }
}
