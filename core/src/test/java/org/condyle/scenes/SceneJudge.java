package org.condyle.scenes;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.expression.Dimension;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.MoreauJean;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.Motion;
import org.condyle.scenes.SceneModel.Treatment;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Recording;
import org.condyle.simulate.Simulation;
import org.condyle.simulate.Snapshot;
import org.condyle.text.ChannelId;
import org.jspecify.annotations.Nullable;

/** Runs a scene with one treatment of contact, looks at every row, and says what is wrong with it. */
public final class SceneJudge {
    private static final double EVERY = 1e-3;

    /** What a run came to; the first that applies. */
    public enum Verdict {
        GOOD,
        ERROR,
        FAILED,
        TIME_OUT,
        OVERLAP,
        ENERGY,
        MOMENTUM,
        UNTRUSTED,
        PLACE
    }

    /**
     * A judged run.
     *
     * @param deepest upper bound of the largest overlap of two bodies in any row [m]
     * @param rise    largest rise of the energy, as a part of that in play
     * @param places  of the mass centres in each row, those of the free bodies one after the other [m]
     */
    public record Judged(
            Verdict verdict,
            String message,
            long steps,
            double seconds,
            double deepest,
            double rise,
            List<double[]> places) {
        public boolean good() {
            return verdict == Verdict.GOOD;
        }
    }

    private final BodyScene scene;
    private final Treatment treatment;
    private final double step;
    private final double dissipation;
    private final double stiffness;
    private final double allowed; // overlap [m]
    private final List<BodyScene.Part> parts;
    private final int[] bodyOf;
    private final double[] mass;
    private final double[][] inertia;
    private final double[][] place;
    private final double[][] rotation;
    private final List<int[]> pairs = new ArrayList<>();
    private final List<Overlap> overlaps = new ArrayList<>();
    private final List<double[]> places = new ArrayList<>();
    private @Nullable Snapshot instant;

    private double scale;
    private double lowest = Double.POSITIVE_INFINITY;
    private double rise;
    private double riseAt;
    private double deepest = Double.NEGATIVE_INFINITY;
    private double deepestAt;
    private String deepestPair = "";
    private final double[] firstMomentum = new double[6];
    private double momentumError;
    private final double[] speed; // largest of a point of each part in this row and the one before [m/s]
    private final double[] speedBefore;
    private double tooDeep; // overlap beyond what is allowed [m]

    /** @param step of time-stepping [s] */
    public SceneJudge(BodyScene scene, Treatment treatment, double step) {
        this(scene, treatment, step, SceneModel.DISSIPATION, SceneModel.STIFFNESS);
    }

    /** @param dissipation of compliant contacts [s/m] */
    public SceneJudge(BodyScene scene, Treatment treatment, double step, double dissipation) {
        this(scene, treatment, step, dissipation, SceneModel.STIFFNESS);
    }

    /**
     * @param dissipation of compliant contacts [s/m]
     * @param stiffness   of these [N/m^1.5]
     */
    public SceneJudge(BodyScene scene, Treatment treatment, double step, double dissipation, double stiffness) {
        this.dissipation = dissipation;
        this.stiffness = stiffness;
        this.scene = scene;
        this.treatment = treatment;
        this.step = step;
        parts = scene.parts();
        int n = parts.size();
        bodyOf = new int[n];
        mass = new double[n];
        inertia = new double[n][];
        place = new double[n][3];
        rotation = new double[n][9];
        speed = new double[n];
        speedBefore = new double[n];
        int body = 0;
        for (int i = 0; i < n; i++) {
            BodyScene.Part p = parts.get(i);
            place[i] = p.place().clone();
            rotation[i] = p.rotation().clone();
            bodyOf[i] = p.fixed() ? 0 : ++body;
            if (!p.fixed()) {
                mass[i] = p.solid().matter(p.density()).mass();
                inertia[i] = p.solid().matter(p.density()).inertia();
            }
            for (int j = 0; j < i; j++) {
                boolean joined = scene.linked() && bodyOf[j] > 0 && bodyOf[i] == bodyOf[j] + 1;
                if (!joined && !(p.fixed() && parts.get(j).fixed())) {
                    pairs.add(new int[] {j, i});
                    overlaps.add(new Overlap(parts.get(j).solid(), p.solid()));
                }
            }
        }
        double g = Solid.length(scene.gravity()[0], scene.gravity()[1], scene.gravity()[2]);
        for (int i = 0; i < n; i++) {
            double v = Solid.length(
                    parts.get(i).velocity()[0],
                    parts.get(i).velocity()[1],
                    parts.get(i).velocity()[2]);
            scale += mass[i] * (0.1 * g + 0.5 * v * v); // as if each body fell by 10 cm
        }
        // all energy that is there in one spring K δ^2.5/2.5
        double soft = Math.pow(2.5 * 10 * scale / stiffness, 0.4);
        allowed = switch (treatment) {
            case IMPULSIVE -> 1e-6;
            case TIME_STEPPING -> 1.1 * NonsmoothOptions.USUAL.penetration(); // and a step of the approach of the two
            case COMPLIANT -> soft;
        };
    }

    private Stepper stepper() {
        return treatment == Treatment.TIME_STEPPING
                ? new MoreauJean(StepOptions.step(step), NonsmoothOptions.USUAL)
                : Integrators.create("dop853", StepOptions.accuracy(treatment == Treatment.IMPULSIVE ? 1e-10 : 1e-8));
    }

    /** Runs it in this thread; a run that needs more processor time is stopped at its next step [s]. */
    public Judged judge(double limit) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long begin = threads.getCurrentThreadCpuTime();
        boolean[] stopped = {false};
        Listener listener = new Listener() {
            @Override
            public boolean stepped(double time, double until) {
                stopped[0] |= threads.getCurrentThreadCpuTime() - begin > 1e9 * limit
                        || Thread.currentThread().isInterrupted();
                return !stopped[0];
            }

            @Override
            public void recorded(Recording recording, int row) {
                if (instant != null) {
                    look(instant);
                }
            }
        };
        Verdict verdict;
        String message;
        long steps = 0;
        try {
            SceneModel m = new SceneModel(scene, treatment, dissipation, stiffness);
            Channel tap = new Channel(ChannelId.of("scene", "row"), Dimension.NONE, this::tap);
            Simulation s = new Simulation(
                    Mechanism.compile(m.model),
                    new Plan(
                            scene.until(),
                            EVERY,
                            new double[0],
                            stepper(),
                            new ConstraintProjection(1e-12),
                            List.of(),
                            List.of(tap),
                            Double.POSITIVE_INFINITY));
            Outcome o = s.run(m.start, listener);
            steps = o.steps();
            verdict = verdict(o, stopped[0]);
            message = message(verdict, o);
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            verdict = Verdict.ERROR;
            StackTraceElement[] t = e.getStackTrace();
            message = e + (t.length > 0 ? " at " + t[0] : "");
        }
        double seconds = (threads.getCurrentThreadCpuTime() - begin) * 1e-9;
        return new Judged(verdict, message, steps, seconds, deepest, rise / scale, places);
    }

    private double tap(Snapshot now) {
        instant = now;
        return 0;
    }

    private Verdict verdict(Outcome o, boolean stopped) {
        if (stopped) {
            return Verdict.TIME_OUT;
        }
        if (o.end() != Outcome.End.COMPLETED) {
            return Verdict.FAILED;
        }
        if (tooDeep > 0) {
            return Verdict.OVERLAP;
        }
        if (rise > mayRise() * scale) {
            return Verdict.ENERGY;
        }
        if (momentumError > (treatment == Treatment.TIME_STEPPING ? 1e-3 : 1e-7)) {
            return Verdict.MOMENTUM;
        }
        if (!o.distrust().isEmpty()) {
            return Verdict.UNTRUSTED;
        }
        return scene.ends() != null && astray() > near() ? Verdict.PLACE : Verdict.GOOD;
    }

    private String message(Verdict verdict, Outcome o) {
        return switch (verdict) {
            case GOOD, ERROR -> "";
            case TIME_OUT -> text("at t = %.4g s", o.time());
            case FAILED -> text("t = %.4g s: %s", o.time(), o.message());
            case OVERLAP -> text("%s by %.3g m at t = %.3f s", deepestPair, deepest, deepestAt);
            case ENERGY -> text("rises by %.2g of that in play at t = %.3f s", rise / scale, riseAt);
            case MOMENTUM -> text("momentum changes by %.2g of that in play", momentumError);
            case UNTRUSTED -> String.join("; ", o.distrust());
            case PLACE -> text("ends %.3g m from where it should", astray());
        };
    }

    private static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    /** What energy may rise by, as a part of that in play: error control, or rounding. */
    private double mayRise() {
        return switch (treatment) {
            case IMPULSIVE, TIME_STEPPING -> 1e-9;
            case COMPLIANT -> 1e-6;
        };
    }

    /** How near to the known end bodies must be [m]. */
    private double near() {
        boolean slides = scene.kind() == BodyScene.Kind.SLOPE;
        return switch (treatment) {
            case IMPULSIVE -> 1e-6;
            case TIME_STEPPING -> slides ? 3 * step : 2e-5 * scene.free();
            case COMPLIANT -> slides ? 2e-3 : 5e-4;
        };
    }

    private double astray() {
        double[][] ends = scene.ends();
        double[] last = places.get(places.size() - 1);
        double far = 0;
        for (int i = 0; ends != null && i < ends.length; i++) {
            far = Math.max(
                    far,
                    Solid.length(last[3 * i] - ends[i][0], last[3 * i + 1] - ends[i][1], last[3 * i + 2] - ends[i][2]));
        }
        return far;
    }

    private void look(Snapshot now) {
        Motion motion = now.workspace.motion;
        double t = now.state.time, energy = now.storedEnergy();
        double[] momentum = new double[6];
        double[] row = new double[3 * scene.free()];
        for (int i = 0; i < parts.size(); i++) {
            if (bodyOf[i] > 0) {
                int at = Motion.SIZE * bodyOf[i];
                System.arraycopy(motion.placement, at, place[i], 0, 3);
                System.arraycopy(motion.placement, at + 3, rotation[i], 0, 9);
                System.arraycopy(place[i], 0, row, 3 * (bodyOf[i] - 1), 3);
                energy += energy(i, motion.rate, at, momentum);
                double most = speed(i, motion.rate, at);
                speed[i] = Math.max(most, speedBefore[i]);
                speedBefore[i] = most;
            }
        }
        places.add(row);
        energies(t, energy);
        momenta(momentum);
        for (int k = 0; k < pairs.size(); k++) {
            int a = pairs.get(k)[0], b = pairs.get(k)[1];
            Overlap o = overlaps.get(k);
            o.place(place[a], rotation[a], place[b], rotation[b]);
            deeper(
                    o.depth(0.5 * allowed),
                    t,
                    parts.get(a).name() + "-" + parts.get(b).name(),
                    speed[a] + speed[b]);
        }
        for (double[] f : scene.floors()) {
            for (int i = 0; i < parts.size(); i++) {
                if (bodyOf[i] > 0) {
                    double d = Overlap.below(parts.get(i).solid(), place[i], rotation[i], f);
                    deeper(d, t, parts.get(i).name() + "-floor", speed[i]);
                }
            }
        }
    }

    /** Largest speed that a point of a part could have. */
    private double speed(int i, double[] rate, int at) {
        double turning = 0;
        for (int k = 3; k < Motion.SIZE; k++) {
            turning += rate[at + k] * rate[at + k]; // 2 ω²
        }
        return Solid.length(rate[at], rate[at + 1], rate[at + 2])
                + Math.sqrt(0.5 * turning) * parts.get(i).solid().radius();
    }

    private void deeper(double depth, double t, String pair, double approach) {
        double more = depth - allowed - (treatment == Treatment.TIME_STEPPING ? step * approach : 0);
        if (more > tooDeep || (tooDeep <= 0 && depth > deepest)) {
            deepestAt = t;
            deepestPair = pair;
        }
        tooDeep = Math.max(tooDeep, more);
        deepest = Math.max(deepest, depth);
    }

    private void energies(double t, double energy) {
        if (energy - lowest > rise) {
            rise = energy - lowest;
            riseAt = t;
        }
        lowest = Math.min(lowest, energy);
    }

    private void momenta(double[] momentum) {
        if (scene.kind() != BodyScene.Kind.COLLISION) {
            return;
        }
        if (places.size() == 1) {
            System.arraycopy(momentum, 0, firstMomentum, 0, 6);
        }
        double total = 0;
        for (double m : mass) {
            total += m;
        }
        for (int i = 0; i < 6; i++) {
            double size = total * (i < 3 ? 1 : 0.1); // of the speeds and sizes that there are
            momentumError = Math.max(momentumError, Math.abs(momentum[i] - firstMomentum[i]) / size);
        }
    }

    /** Kinetic energy and that of gravity of a part, from its placement and rates alone. */
    private double energy(int i, double[] rate, int at, double[] momentum) {
        double[] r = rotation[i], x = place[i], v = {rate[at], rate[at + 1], rate[at + 2]};
        double[] w = new double[3]; // ω× = Ȧ Aᵀ
        for (int k = 0; k < 3; k++) {
            w[0] += rate[at + 9 + k] * r[3 + k];
            w[1] += rate[at + 3 + k] * r[6 + k];
            w[2] += rate[at + 6 + k] * r[k];
        }
        double[] local = {
            r[0] * w[0] + r[3] * w[1] + r[6] * w[2],
            r[1] * w[0] + r[4] * w[1] + r[7] * w[2],
            r[2] * w[0] + r[5] * w[1] + r[8] * w[2]
        };
        double[] m = inertia[i];
        double[] turning = {
            m[0] * local[0] + m[3] * local[1] + m[4] * local[2],
            m[3] * local[0] + m[1] * local[1] + m[5] * local[2],
            m[4] * local[0] + m[5] * local[1] + m[2] * local[2]
        };
        double[] spin = BodyScene.apply(r, turning), orbit = Solid.cross(x, v);
        for (int k = 0; k < 3; k++) {
            momentum[k] += mass[i] * v[k];
            momentum[3 + k] += spin[k] + mass[i] * orbit[k];
        }
        return 0.5 * (mass[i] * Solid.dot(v, v) + Solid.dot(local, turning)) - mass[i] * Solid.dot(scene.gravity(), x);
    }
}
