package org.condyle.simulate;

import org.condyle.integrate.MoreauJean;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepping;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Rigid;
import org.junit.jupiter.api.Test;

/** Contacts without compliance as impulses of steps. */
class TimeSteppingTest {
    private static final Stepping PLAIN = Stepping.USUAL.withPenetration(Double.POSITIVE_INFINITY);

    private static Runs run(Model m, double h, Stepping options) {
        return Runs.of(m).with(new MoreauJean(StepOptions.step(h), options));
    }

    @Test
    void probe() {
        for (double h : new double[] {1e-3, 1e-4}) {
            Model m = Rigid.column(1, 0.1, 0.9);
            Simulation s = run(m, h, PLAIN).until(5).build();
            Outcome o = s.run(Rigid.spaced(m, 1, 0), Listener.NONE);
            System.out.println(o.end() + " " + o.message() + " " + s.last().q[0] + " " + o.ledger() + " " + o.steps());
            Model b = Rigid.ball(0.9, 0);
            State start = b.newState();
            start.q[2] = 1;
            s = run(b, h, PLAIN).until(5).build();
            o = s.run(start, Listener.NONE);
            System.out.println(o.end() + " " + o.message() + " " + s.last().q[2] + " " + o.ledger() + " " + o.steps());
        }
        Model m = Rigid.column(100, 0.05, 0.5);
        for (int k = 0; k < 1; k++) {
            Simulation s = run(m, 1e-3, PLAIN).until(1).build();
            long t0 = System.nanoTime();
            Outcome o = s.run(Rigid.spaced(m, 0.15, 0.11), Listener.NONE);
            System.out.println(o.end() + " " + o.message() + " " + (System.nanoTime() - t0) * 1e-6 + " ms " + o.ledger()
                    + o.warnings());
        }
        for (int k = 0; k < 1; k++) {
            if (k == 0) break;
            Model pile = Rigid.box(1000, 0.05, 0.5, 1, 0, 0.5);
            Simulation s = run(pile, 2e-3, Stepping.USUAL.withSweeps(50, 1e-8))
                    .until(1)
                    .recording("energy.kinetic")
                    .build();
            long t0 = System.nanoTime();
            Outcome o = s.run(Rigid.layers(pile), Listener.NONE);
            System.out.println(o.end() + " " + o.message() + " " + (System.nanoTime() - t0) * 1e-6 + " ms " + o.ledger()
                    + o.warnings());
            double z = 0;
            for (int i = 0; i < 1000; i++) z += s.last().q[7 * i + 2] / 1000;
            System.out.println("mean height " + z);
        }
    }
}
