package org.condyle.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.analyse.Displacement;
import org.condyle.analyse.Equilibrium;
import org.condyle.analyse.Kinematics;
import org.condyle.analyse.LinearModes;
import org.condyle.analyse.Mode;
import org.condyle.analyse.QuasiStatic;
import org.condyle.dynamics.Mechanism;
import org.condyle.expression.Dimension;
import org.condyle.io.document.DocumentException;
import org.condyle.io.model.RunSettings;
import org.condyle.io.model.read.EntryLocator;
import org.condyle.io.problem.Code;
import org.condyle.io.results.Presentation;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.Channel;
import org.condyle.simulate.EnergyLedger;
import org.condyle.simulate.Observer;
import org.condyle.simulate.Observer.Doubts;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Recording;
import org.condyle.simulate.event.Omitted;
import org.condyle.text.ChannelId;

/**
 * Analyses other than simulations in time: the kinematics of a model with prescribed motion, and a static equilibrium
 * with its modes, and the equilibrium over something that is driven.
 */
final class Analyses {
    private static final int MOST_COORDINATES = 12; // that are told of an equilibrium
    private static final Doubts NONE = new Doubts(List.of(), List.of());

    private Analyses() {}

    static Experiment.Run run(Experiment e, List<Channel> recorded, double[] instants) {
        try {
            return switch (e.file().run().analysis()) {
                case EQUILIBRIUM -> equilibrium(e, recorded);
                case QUASI_STATIC -> quasiStatic(e, recorded, grid(e.file().run(), instants));
                default -> kinematics(e, recorded, grid(e.file().run(), instants));
            };
        } catch (ModelException x) {
            throw new DocumentException(EntryLocator.problem(
                    Code.MODEL_REFUSED, e.file().root(), "run.analysis", String.valueOf(x.getMessage())));
        }
    }

    private static double[] grid(RunSettings run, double[] instants) {
        java.util.TreeSet<Double> times = new java.util.TreeSet<>();
        long rows = Math.max(1, Math.round(Math.ceil((run.until() - run.from()) / run.every() - 1e-9)));
        for (long k = 0; k <= rows; k++) {
            times.add(Math.min(run.until(), run.from() + k * run.every()));
        }
        for (double t : instants) {
            if (t >= run.from() && t <= run.until()) {
                times.add(t);
            }
        }
        return times.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private static Experiment.Run kinematics(Experiment e, List<Channel> recorded, double[] grid) {
        RunSettings run = e.file().run();
        Kinematics.Result result = Kinematics.run(e.mechanism(), e.start(), grid, recorded);
        Recording r = result.recording();
        Outcome outcome = outcome(
                result.completed() ? Outcome.End.COMPLETED : Outcome.End.FAILED,
                r.rows() == 0 ? run.from() : r.time(r.rows() - 1),
                result.message(),
                r.rows(),
                0,
                result.violation(),
                result.rate(),
                NONE, // the internal states of muscles and contacts do not follow the motion
                List.of());
        return new Experiment.Run(r, result.film(), outcome, Map.of());
    }

    private static Experiment.Run quasiStatic(Experiment e, List<Channel> recorded, double[] grid) {
        RunSettings run = e.file().run();
        QuasiStatic.Result result = QuasiStatic.run(e.mechanism(), e.start(), grid, recorded, run.stopAtLoss());
        Recording r = result.recording();
        StabilityLosses losses = new StabilityLosses(result, e.channels(), e.over());
        boolean asked = run.stopAtLoss() && !result.losses().isEmpty();
        Outcome outcome = outcome(
                result.completed() ? Outcome.End.COMPLETED : asked ? Outcome.End.STOPPED : Outcome.End.FAILED,
                r.rows() == 0 ? run.from() : r.time(r.rows() - 1),
                result.message(),
                result.steps(),
                result.rejected(),
                result.violation(),
                0, // at rest
                losses.doubts(result.doubts()),
                losses.notes());
        if (result.completed() && !e.over().isEmpty() && !losses.overChanges()) {
            throw new ModelException(
                    "the channel '" + e.over() + "' that 'over' names does not change in this analysis;"
                            + " name the channel that is driven, or remove 'over' to draw the curves over t");
        }
        return new Experiment.Run(r, result.film(), outcome, losses.numbers());
    }

    private static Experiment.Run equilibrium(Experiment e, List<Channel> recorded) {
        Mechanism m = e.mechanism();
        Equilibrium found = Equilibrium.find(m, e.start());
        Observer observer = new Observer(m, recorded);
        observer.beginAtRest(e.start());
        observer.look(found.state());
        observer.record();
        Map<String, Double> numbers = new LinkedHashMap<>();
        List<String> notes = new ArrayList<>();
        if (found.found()) {
            notes.add("equilibrium: " + coordinates(e, found.state()));
            List<Mode> modes = LinearModes.at(m, found.state()).modes();
            int k = 1;
            for (Mode mode : modes) {
                String name = "mode-" + k++;
                numbers.put(name + ".frequency", mode.frequency());
                numbers.put(name + ".damping", mode.dampingRatio());
                numbers.put(name + ".growth", mode.growth());
                notes.add(name + ": " + mode.kind().toString().toLowerCase(java.util.Locale.ROOT) + ", "
                        + digits(mode.frequency()) + " Hz, damping ratio " + digits(mode.dampingRatio() + 0.0)
                        + (mode.unstable() ? ", UNSTABLE" : ""));
            }
        }
        Outcome outcome = outcome(
                found.found() ? Outcome.End.COMPLETED : Outcome.End.FAILED,
                e.file().run().from(),
                found.found() ? "" : found.message(),
                found.iterations(),
                0,
                observer.instant().violation(false),
                0, // at rest
                observer.doubts().warning(found.found() ? Displacement.far(m, e.start(), found.state()) : ""),
                notes);
        return new Experiment.Run(observer.recording(), observer.film(), outcome, numbers);
    }

    /** The answer itself: where the coordinates come to rest, each in the unit that its author thinks in. */
    private static String coordinates(Experiment e, State rest) {
        List<String> all = new ArrayList<>();
        boolean degrees = e.file().description().anglesInDegrees();
        for (Joint j : e.mechanism().model().joints()) {
            Mobility.Coordinate[] q = j.mobility().coordinates();
            for (int k = 0; k < q.length; k++) {
                Dimension dimension = q[k].dimension();
                String name = ChannelId.of(j.name(), q[k].name()).name(),
                        si = dimension.unit(),
                        usual = degrees && dimension.equals(Dimension.ANGLE) ? "deg" : si,
                        unit = e.channelUnits().getOrDefault(name, usual);
                all.add(name + " = " + digits(Presentation.in(unit, rest.q[j.qAt() + k]))
                        + (unit.equals("1") ? "" : " " + unit));
            }
        }
        int more = all.size() - MOST_COORDINATES;
        return String.join(", ", all.subList(0, Math.min(all.size(), MOST_COORDINATES)))
                + (more > 0 ? " and " + more + " more" : "");
    }

    private static String digits(double x) {
        return String.format(java.util.Locale.ROOT, "%.6g", x);
    }

    private static Outcome outcome(
            Outcome.End end,
            double time,
            String message,
            long steps,
            long rejected,
            double position,
            double rate,
            Doubts doubts,
            List<String> notes) {
        EnergyLedger empty = new EnergyLedger(0, 0, Map.of(), Map.of(), 0);
        return new Outcome(
                end,
                time,
                message,
                steps,
                rejected,
                0,
                empty,
                position,
                rate,
                List.of(),
                List.of(),
                List.of(),
                doubts.warnings(),
                end == Outcome.End.FAILED ? List.of() : doubts.distrust(), // nobody takes that for a result
                notes,
                Omitted.NOTHING);
    }
}
