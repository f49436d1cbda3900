package org.condyle.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.integrate.MoreauJean;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.integrate.StepOptions;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Rigid;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Recording;
import org.condyle.simulate.Simulation;

/**
 * Contact without compliance by time-stepping, as the peers have it: the ball under Newton's law of impact, the column of
 * a hundred balls, the pile of spheres with friction. A run is a whole {@link Simulation}, energy ledger and all.
 */
final class Nonsmooth {
    /** The plain scheme, which leaves overlaps as they are: what Siconos does. */
    private static final NonsmoothOptions PLAIN = NonsmoothOptions.USUAL.withPenetration(Double.POSITIVE_INFINITY);

    private final Mechanism mechanism;
    private final State start;
    private final double step;
    private final double until;
    private final NonsmoothOptions options;
    private Outcome outcome;

    private Nonsmooth(Model model, State start, double step, double until, NonsmoothOptions options) {
        mechanism = Mechanism.compile(model);
        this.start = start;
        this.step = step;
        this.until = until;
        this.options = options;
    }

    private Simulation simulation(List<Channel> channels, double every) {
        return new Simulation(
                mechanism,
                new Plan(
                        until,
                        every,
                        new double[0],
                        new MoreauJean(StepOptions.step(step), options),
                        Stabilisation.none(),
                        List.of(),
                        channels,
                        Double.POSITIVE_INFINITY));
    }

    private Simulation run() {
        Simulation run = simulation(List.of(), until);
        outcome = run.run(start, Listener.NONE);
        return run;
    }

    /** The recording of a run that was watched step by step. */
    private Recording watch(String... names) {
        Channels all = new Channels(mechanism);
        Simulation run = simulation(
                Arrays.stream(names)
                        .map(n -> Objects.requireNonNull(all.find(n)))
                        .toList(),
                step);
        run.run(start, Listener.NONE);
        return run.recording();
    }

    private Line line(String work, int repeats, double warmUp) {
        Clock.Timing time = Clock.repeat(Clock.repeats(repeats), warmUp, this::run);
        return new Line(work)
                .top("wall_s", time.wall().median())
                .top("cpu_s", time.cpu().median())
                .top("cpu_min_s", time.cpu().min())
                .top("cpu_max_s", time.cpu().max())
                .top("sim_s", until)
                .top("steps", outcome.steps())
                .top("evals", outcome.evaluations())
                .put("h_s", step)
                .put("steps_per_cpu_s", outcome.steps() / time.cpu().median());
    }

    /** One vertical coordinate, as Siconos has it, and a free body. */
    static void raceBall() {
        for (double h : new double[] {1e-3, 1e-4}) {
            String name = "bouncing-ball-newton-" + (h < 5e-4 ? "1e-4" : "1e-3");
            Model slider = Rigid.column(1, 0.1, 0.9);
            new Nonsmooth(slider, Rigid.spaced(slider, 1, 0), h, 5, PLAIN).raceBall(name, "ball0.position");
            Model free = Rigid.ball(0.9, 0);
            State start = free.newState();
            start.q[2] = 1;
            new Nonsmooth(free, start, h, 5, PLAIN).raceBall(name + "-free", "ball.z");
        }
    }

    private void raceBall(String name, String height) {
        Recording w = watch(height, "energy.residual");
        double rebound = 0, first = Double.NaN;
        for (int r = 1; r < w.rows(); r++) {
            double y = w.value(0, r), before = w.value(0, r - 1);
            first = Double.isNaN(first) && y > before ? w.time(r) : first;
            rebound = w.time(r) > first && w.time(r) < first + 0.9 ? Math.max(rebound, y) : rebound;
        }
        line(name, 15, 1)
                .put("first_contact_s", first)
                .put("rebound_centre_height_m", rebound)
                .put("exact_rebound_m", 0.1 + 0.81 * 0.9)
                .put("y_end_m", w.value(0, w.rows() - 1))
                .put("worst_penetration_m", 0.1 - w.least(0))
                .put("energy_residual_J", Math.max(Math.abs(w.least(1)), Math.abs(w.most(1))))
                .print();
    }

    static void raceColumn() {
        Model column = Rigid.column(100, 0.05, 0.5);
        new Nonsmooth(column, Rigid.spaced(column, 0.15, 0.11), 1e-3, 1, PLAIN).raceColumn("ball-column-100");
        new Nonsmooth(column, Rigid.spaced(column, 0.15, 0.11), 1e-3, 1, NonsmoothOptions.USUAL)
                .raceColumn("ball-column-100-corrected");
    }

    private void raceColumn(String name) {
        Recording w = watch("touch.depth", "touch.contacts", "energy.residual", "energy.total");
        Line line = line(name, 15, 2);
        line.put("energy_end_J", w.value(3, w.rows() - 1))
                .put("worst_penetration_m", w.most(0))
                .put("max_lcp_size", w.most(1))
                .put("steps_not_solved", notSolved())
                .put("energy_residual_J", Math.max(Math.abs(w.least(2)), Math.abs(w.most(2))))
                .print();
    }

    static void racePile() {
        for (int n : new int[] {200, 500, 1000}) {
            Model box = Rigid.box(n, 0.05, 0.5, 1, 0, 0.5);
            NonsmoothOptions options =
                    NonsmoothOptions.USUAL.withSweeps(50, 1e-6).withPenetration(1e-4);
            new Nonsmooth(box, Rigid.layers(box), 2e-3, 1, options).racePile("sphere-pile-" + n, n);
        }
    }

    private void racePile(String name, int n) {
        Recording w = watch("touch.depth", "touch.contacts", "energy.residual", "energy.kinetic");
        Line line = line(name, n > 500 ? 3 : 5, 5);
        State last = run().last();
        double height = 0;
        for (int i = 0; i < n; i++) {
            height += last.q[7 * i + 2] / n;
        }
        int end = w.rows() - 1;
        line.put("mean_height_m", height)
                .put("rms_speed_m_s", Math.sqrt(2 * w.value(3, end) / (0.5 * n)))
                .put("max_penetration_m", w.value(0, end))
                .put("worst_penetration_m", w.most(0))
                .put("contacts_end", w.value(1, end))
                .put("contacts_max", w.most(1))
                .put("steps_not_solved", notSolved())
                .put("energy_residual_J", w.value(2, end))
                .print();
    }

    private double notSolved() {
        return outcome.warnings().isEmpty()
                ? 0
                : Double.parseDouble(outcome.warnings().get(0).replaceAll("^in (\\d+) .*$", "$1"));
    }
}
