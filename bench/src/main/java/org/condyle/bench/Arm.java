package org.condyle.bench;

import java.util.Objects;
import java.util.Random;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.resistance.SinusVariant;
import org.condyle.scenes.Shoulder;
import org.condyle.simulate.Run;

/** The measured shoulder: one evaluation of its resistance, and two seconds of an arm thrown against its sinus. */
final class Arm {
    private static final int TURNS = 64;
    private static final double UNTIL = 2;

    private Arm() {}

    static void race() {
        for (SinusVariant variant : SinusVariant.values()) {
            evaluation(variant);
        }
        thrown();
    }

    private static void evaluation(SinusVariant variant) {
        Model model = Shoulder.arm(variant);
        Mechanism mechanism = Mechanism.compile(model);
        Motion[] motions = new Motion[TURNS];
        State[] states = new State[TURNS];
        Random random = new Random(1);
        for (int i = 0; i < TURNS; i++) {
            Workspace w = new Workspace(mechanism);
            states[i] = model.newState();
            double length = 0;
            for (int k = 0; k < 4; k++) {
                states[i].q[k] = random.nextGaussian();
                length = Math.hypot(length, states[i].q[k]);
            }
            for (int k = 0; k < 4; k++) {
                states[i].q[k] /= length;
            }
            Dynamics.place(states[i], w);
            Dynamics.fillRates(w);
            motions[i] = w.motion;
        }
        ForceElement element =
                Objects.requireNonNull(model.forces().get("capsule")).forThread();
        Forces forces = new Forces(model.bodies().size(), model.speeds());
        Clock.Timing rate = Clock.rate(7, 0.3, 1, () -> {
            for (int i = 0; i < TURNS; i++) {
                element.addForces(states[i], motions[i], forces);
            }
        });
        double perSecond = TURNS * rate.cpu().median();
        new Line("sinus-" + variant.word())
                .top("cpu_s", 1 / perSecond)
                .top("evals", 1)
                .put("evals_per_s", perSecond)
                .print();
    }

    private static void thrown() {
        Model model = Shoulder.arm(SinusVariant.CONSERVATIVE);
        State start = Shoulder.thrown(model);
        Run.Finished once = run(model, start);
        Clock.Timing time = Clock.repeat(Clock.repeats(15), 2, () -> run(model, start));
        new Line("thrown-arm-1e-8")
                .top("wall_s", time.wall().median())
                .top("cpu_s", time.cpu().median())
                .top("sim_s", UNTIL)
                .top("steps", once.outcome().steps())
                .top("evals", once.outcome().evaluations())
                .put("times_real_time", UNTIL / time.cpu().median())
                .put("ledger", once.outcome().ledger().relativeResidual())
                .print();
    }

    private static Run.Finished run(Model model, State start) {
        return Run.of(model).startAt(start).until(UNTIL).accuracy(1e-8).run();
    }
}
