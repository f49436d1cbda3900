package org.condyle.tool.along;

import java.util.List;
import org.condyle.analyse.muscle.ControlPace;
import org.condyle.analyse.muscle.MotionFrame;
import org.condyle.analyse.muscle.SmoothMotion;
import org.condyle.analyse.muscle.SmoothOptimisation;
import org.condyle.analyse.muscle.StaticOptimisation;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.io.document.DocumentException;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.setup.Setup;
import org.jspecify.annotations.Nullable;

/** The key {@code smoothness} of static optimisation, which is ours: rows are collected and solved together, and its effect is told. */
final class Smoothing {
    static final String KEY = "smoothness";
    private static final Dimension TIME_SQUARED = Dimension.of(0, 0, 2);

    private final Setup setup;
    private final SmoothOptimisation optimisation;
    private @Nullable SmoothMotion motion;

    private Smoothing(Setup setup, SmoothOptimisation optimisation) {
        this.setup = setup;
        this.optimisation = optimisation;
    }

    /** What the setup asks for; null where frames are left to themselves. */
    static @Nullable Smoothing of(AnalysisScope scope, StaticOptimisation each) {
        Setup setup = scope.setup();
        double s = seconds(setup);
        if (s == 0) {
            return null;
        }
        double power = setup.number("activation_exponent");
        if (power != 2) {
            throw setup.problem(
                    KEY,
                    "goes with activation_exponent 2 only, which is " + power
                            + "; set the exponent to 2, or leave smoothness out");
        }
        if (scope.rows() < 2) {
            throw setup.problem(
                    KEY,
                    "needs at least two rows of the motion, the time range has " + scope.rows()
                            + "; choose a longer time range, or leave smoothness out");
        }
        return new Smoothing(setup, new SmoothOptimisation(each, s));
    }

    /** An ideal motor about each coordinate leaves nothing to be smoothed. */
    static void refuse(Setup setup) {
        if (seconds(setup) > 0) {
            throw setup.problem(
                    KEY,
                    "has no meaning with use_model_force_set false: there is one motor about each coordinate, and the motion"
                            + " alone says what it does; leave smoothness out");
        }
    }

    /** s in s²; a number alone is in s², too. */
    private static double seconds(Setup setup) {
        String text = setup.text(KEY);
        double s;
        try {
            s = Quantity.parse(text, TIME_SQUARED);
        } catch (ExpressionException e) {
            throw setup.problem(KEY, e.getMessage() + "; write a time squared, such as 1e-3 s^2");
        }
        if (!(s >= 0 && s < Double.POSITIVE_INFINITY)) {
            throw setup.problem(KEY, "must be 0 s^2 or above, was " + text + "; 0 leaves every frame to itself");
        }
        return s;
    }

    void add(State s, double[] acceleration) {
        optimisation.add(s, acceleration);
    }

    List<MotionFrame> solve() {
        try {
            motion = optimisation.solve();
        } catch (ModelException e) {
            throw new DocumentException(Code.MODEL_REFUSED, setup.at(KEY), String.valueOf(e.getMessage()));
        }
        return motion.frames();
    }

    void tell(ResultBuilder result) {
        SmoothMotion m = motion;
        if (m != null) {
            result.figure(
                    "smoothness", m.smoothness(), "s^2", "smoothness, the weight of the squared rates of controls");
            rates(result, "alone", m.alone(), "frame by frame");
            rates(result, "smooth", m.together(), "with smoothness");
            result.figure("effort.alone", m.alone().effort(), "s", "");
            result.figure("effort.smooth", m.together().effort(), "s", "");
            result.figure("effort.rise", m.effortRise(), "", "rise of the effort that smoothness costs, relative");
        }
    }

    private static void rates(ResultBuilder result, String which, ControlPace pace, String how) {
        String many = pace.ofMuscles() ? "activations" : "controls",
                one = pace.ofMuscles() ? "an activation" : "a control";
        String who =
                pace.fastest().isEmpty() ? "" : ", " + pace.fastest() + " at t = " + (float) pace.fastestAt() + " s";
        result.figure(
                "rms-rate." + which, pace.rmsRate(), "1/s", "root mean square of the rates of " + many + " " + how);
        result.figure("largest-rate." + which, pace.largestRate(), "1/s", "largest rate of " + one + " " + how + who);
    }
}
