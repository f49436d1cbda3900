package org.condyle.experiment;

import java.util.Locale;
import java.util.Map;
import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.model.ModelFile;
import org.condyle.io.model.read.EntryLocator;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.CoordinateRange;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.MujocoMuscle;

/**
 * Refuses muscles that cannot be meant: a tendon that is slack in every pose, because its slack length is longer than the path, fibres
 * that the path stretches at the start to more than twice their optimal length, and a path that crosses itself.
 * The poses are the start and, one after the other, the ranges of the coordinates.
 * Other programs run such models, so that a model of theirs gets a warning.
 */
final class MuscleCheck {
    private static final int INTERVALS = 8;
    private static final double CROSSING = 1e-9; // distance of two pieces over the length of the path

    /** Sarcomeres of 2.7 um come apart at about twice that length, and passive forces grow exponentially. */
    private static final double LONGEST_FIBRE = 2;

    private final ModelFile file;
    private final Mechanism mechanism;
    private final Problems problems = new Problems();
    /** A model of another program, in which such muscles only do nothing. */
    private final boolean foreign;

    MuscleCheck(ModelFile file, Mechanism mechanism) {
        this.file = file;
        this.mechanism = mechanism;
        foreign = file.description().isTranslated();
    }

    /** Looks at all muscles and gives warnings; what is wrong is thrown as a {@link DocumentException}. */
    Problems look(State start) {
        if (file.model().forces().values().stream().noneMatch(Muscle.class::isInstance)) {
            return problems;
        }
        Workspace w = new Workspace(mechanism);
        for (String name : mechanism.forceNames()) {
            if (file.model().forces().get(name) instanceof Muscle muscle
                    && !(muscle.law() instanceof MujocoMuscle)) { // whose models are as MuJoCo runs them
                length(name, muscle, start.copy(), w);
                stretch(name, muscle, start.copy(), w);
                crossing(name, muscle.measure(), start.copy(), w);
            }
        }
        problems.throwIfErrors();
        return problems;
    }

    private void length(String name, Muscle muscle, State s, Workspace w) {
        double slack = muscle.law().architecture().tendonSlackLength();
        Measure.Reading reading = new Measure.Reading(muscle.measure());
        double now = length(muscle.measure(), s, w, reading), least = now, most = now;
        if (!(now < slack)) {
            return;
        }
        Map<String, CoordinateRange> ranges = file.model().ranges();
        for (CoordinateNames.Place p : new CoordinateNames(file.model()).all()) {
            CoordinateRange range = ranges.get(p.name());
            double before = s.q[p.q()];
            for (int i = 0; range != null && i <= INTERVALS; i++) {
                s.q[p.q()] = range.lower() + i * (range.upper() - range.lower()) / INTERVALS;
                double l = length(muscle.measure(), s, w, reading);
                least = Math.min(least, l);
                most = Math.max(most, l);
            }
            s.q[p.q()] = before;
        }
        if (most < slack) {
            String where = most > least
                    ? String.format(
                            Locale.ROOT,
                            "from %.4g m (shortest) to %.4g m (longest) long within the ranges of the coordinates",
                            least,
                            most)
                    : String.format(Locale.ROOT, "%.4g m long at the start", now);
            error(
                    name,
                    "tendon-slack-length",
                    String.format(
                            Locale.ROOT,
                            "is %.4g m, but the whole path is %s: the tendon would never be taut; give the length of the"
                                    + " path less that of the fibres, in metres",
                            slack,
                            where));
        }
    }

    private void stretch(String name, Muscle muscle, State s, Workspace w) {
        Architecture size = muscle.law().architecture();
        double whole = length(muscle.measure(), s, w, new Measure.Reading(muscle.measure()));
        double along = whole - size.tendonSlackLength();
        double fibre = muscle.stateAt() < 0
                ? Math.hypot(along, size.height())
                : muscle.law().equilibrium(muscle.activation(s, w.motion), whole, 0);
        if (along > 0 && fibre > LONGEST_FIBRE * size.optimalFibreLength()) {
            error(
                    name,
                    "optimal-fibre-length",
                    String.format(
                            Locale.ROOT,
                            "is %.4g m, and tendon-slack-length is %.4g m, but the whole path is %.4g m long at the start: the"
                                    + " fibres would be %.3g optimal lengths long, and at most %.3g are possible; check both"
                                    + " lengths and the points of the path, in metres",
                            size.optimalFibreLength(),
                            size.tendonSlackLength(),
                            whole,
                            fibre / size.optimalFibreLength(),
                            LONGEST_FIBRE));
        }
    }

    private static double length(Measure line, State s, Workspace w, Measure.Reading reading) {
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        line.read(s, w.motion, reading);
        return reading.value;
    }

    private void crossing(String name, Measure line, State s, Workspace w) {
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        SceneSketch sketch = new SceneSketch();
        line.draw(s, w.motion, 0, sketch);
        double[] all = sketch.lines();
        int pieces = all.length / SceneSketch.LINE;
        double whole = length(line, s, w, new Measure.Reading(line));
        for (int i = 0; i < pieces; i++) {
            for (int j = i + 2; j < pieces; j++) {
                if (distance(all, i * SceneSketch.LINE, j * SceneSketch.LINE) < CROSSING * whole) {
                    error(
                            name,
                            "through",
                            "the path crosses itself at the start: its pieces " + (i + 1) + " and " + (j + 1)
                                    + " meet; check the order of the points and their coordinates");
                    return;
                }
            }
        }
    }

    /** Smallest distance of two straight pieces that begin at a and b of a list; infinite where they are parallel. */
    private static double distance(double[] x, int a, int b) {
        double uu = 0, uv = 0, vv = 0, uw = 0, vw = 0;
        for (int k = 0; k < 3; k++) {
            double u = x[a + 3 + k] - x[a + k], v = x[b + 3 + k] - x[b + k], d = x[a + k] - x[b + k];
            uu += u * u;
            uv += u * v;
            vv += v * v;
            uw += u * d;
            vw += v * d;
        }
        double det = uu * vv - uv * uv;
        double s = (uv * vw - vv * uw) / det, t = (uu * vw - uv * uw) / det;
        if (!(s >= 0 && s <= 1 && t >= 0 && t <= 1)) {
            return Double.POSITIVE_INFINITY;
        }
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            double gap = x[a + k] + s * (x[a + 3 + k] - x[a + k]) - x[b + k] - t * (x[b + 3 + k] - x[b + k]);
            sum += gap * gap;
        }
        return Math.sqrt(sum);
    }

    private void error(String muscle, String key, String message) {
        Entry own = EntryLocator.path(file.root(), muscle), at = own.child(key).orElse(own);
        String of = own.path().isEmpty() ? "muscle '" + muscle + "': " : "";
        problems.add(
                foreign
                        ? Problem.warning(Code.IMPLAUSIBLE_VALUE, at.at(), at.path(), of + message)
                        : Problem.error(Code.IMPLAUSIBLE_VALUE, at.at(), at.path(), of + message));
    }
}
