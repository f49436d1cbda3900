package org.condyle.tool.laxity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.condyle.analyse.Equilibrium;
import org.condyle.analyse.QuasiStatic;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.model.ModelFile;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.Recording;
import org.condyle.tool.laxity.LaxityResult.Curve;
import org.condyle.tool.laxity.LaxityResult.Pose;
import org.jspecify.annotations.Nullable;

/** Tests of one knee, as it is or with other settings: neutral poses, then the curves at each of them. */
final class KneeTests {
    /** A knee without a load. */
    record Neutral(State state, Pose pose) {}

    /** The curves at one flexion with the states at full loads, + and - of each test; null where they were not reached. */
    record Tested(List<Curve> curves, List<@Nullable State> ends) {}

    private final String model;
    private final KneeSetup setup;
    private final List<Double> flexions;
    private final List<Double> loads;
    private final int steps;

    KneeTests(String model, KneeSetup setup, LaxityRequest request) {
        this.model = model;
        this.setup = setup;
        flexions = request.flexions();
        loads = request.loads();
        steps = request.steps();
    }

    static String degrees(double angle) {
        return String.format(Locale.ROOT, "%.4f", Math.toDegrees(angle)).replaceFirst("\\.?0+$", "") + " deg";
    }

    /** The mechanism at a flexion. */
    ModelFile at(List<Map.Entry<String, String>> settings, int f) {
        return setup.tests(settings, flexions.get(f), flexions.get(f), loads);
    }

    /** The neutral pose at the first flexion, searched from the start of the model. */
    State first(List<Map.Entry<String, String>> settings, String what) {
        ModelFile file = at(settings, 0);
        State s = file.initial().copy();
        s.time = 1;
        try {
            Equilibrium e = Equilibrium.find(file.mechanism(), s);
            if (e.found()) {
                return e.state();
            }
            throw lost(0, what, e.message());
        } catch (ModelException x) {
            throw lost(0, what, String.valueOf(x.getMessage()));
        }
    }

    /** The neutral poses at all flexions, each continued from the one before. */
    List<Neutral> neutral(List<Map.Entry<String, String>> settings, List<String> fibres, String what) {
        List<Neutral> all = new ArrayList<>();
        State s = first(settings, what);
        for (int f = 0; f < flexions.size(); f++) {
            ModelFile file = setup.tests(settings, flexions.get(Math.max(0, f - 1)), flexions.get(f), loads);
            if (f > 0) {
                QuasiStatic.Result r = QuasiStatic.run(file.mechanism(), s, new double[] {0, 1}, List.of(), false);
                if (!r.completed()) {
                    throw lost(f, what, r.message());
                }
                s = last(r);
            }
            KneeView view = new KneeView(file.mechanism(), setup);
            view.place(s);
            all.add(new Neutral(s, view.pose(fibres, Double.NaN)));
        }
        return all;
    }

    /** All tests at one flexion. */
    Tested curves(List<Map.Entry<String, String>> settings, Neutral neutral, int f, List<String> fibres) {
        ModelFile file = at(settings, f);
        KneeView view = new KneeView(file.mechanism(), setup);
        List<Curve> curves = new ArrayList<>();
        List<@Nullable State> ends = new ArrayList<>();
        for (LaxityTest test : LaxityTest.values()) {
            LaxityPath path = new LaxityPath(test, flexions.get(f), loads.get(test.index()), steps);
            curves.add(path.follow(file, neutral.state(), view, fibres, ends));
        }
        return new Tested(curves, ends);
    }

    /**
     * The load that a knee needs for a value of the test coordinate alone; the others find their equilibrium.
     *
     * @param neutral of this knee
     * @param wanted  a pose of another knee that has the value
     */
    double loadFor(List<Map.Entry<String, String>> settings, LaxityTest test, int f, State neutral, State wanted) {
        KneeView view = new KneeView(at(settings, f).mechanism(), setup);
        view.place(wanted);
        double to = coordinate(view, test);
        view.place(neutral);
        double from = coordinate(view, test);
        try {
            ModelFile file = setup.driven(settings, flexions.get(f), test, view.along(), from, to);
            var channel = new org.condyle.simulate.Channels(file.mechanism()).find(KneeSetup.DRIVE);
            if (channel == null) {
                throw new IllegalStateException("the drive of the test has no force");
            }
            QuasiStatic.Result r =
                    QuasiStatic.run(file.mechanism(), neutral, new double[] {0, 1}, List.of(channel), false);
            Recording rows = r.recording();
            return r.completed() ? setup.sign(test) * rows.value(0, rows.rows() - 1) : Double.NaN;
        } catch (ModelException x) {
            return Double.NaN;
        }
    }

    /** As the driven measure has it: of the drawer along e₂ from the origin of the femur. */
    private static double coordinate(KneeView view, LaxityTest test) {
        return test == LaxityTest.DRAWER ? view.along()[3] : view.signal(test.coordinate());
    }

    private static State last(QuasiStatic.Result r) {
        List<State> frames = r.film().frames();
        return frames.get(frames.size() - 1);
    }

    private DocumentException lost(int f, String what, String why) {
        return new DocumentException(
                Code.NO_EQUILIBRIUM,
                Position.in(model),
                "the knee" + (what.isEmpty() ? "" : " " + what) + " has no neutral pose at " + degrees(flexions.get(f))
                        + " of flexion: " + why,
                "give an initial position near the equilibrium, and flexions nearer to each other (--flexions)");
    }
}
