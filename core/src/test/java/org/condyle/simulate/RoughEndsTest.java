package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.stream.IntStream;
import org.condyle.integrate.RungeKutta4;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.StepStatus;
import org.condyle.integrate.Stepper;
import org.condyle.joints.Slider;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Switches whose rate nobody knows, in steps whose ends are rough: the iteration of an implicit method leaves an error of its own in each
 * end that is tried, so that two ends near each other may differ in the wrong direction.
 */
class RoughEndsTest {
    private static final double TOLERANCE = 1e-10; // of the iteration [m]
    private static final double ROUGHNESS = 2e11; // [rad/s]: the error changes faster than the cart moves
    private static final int SEEDS = 100;
    private static final double STEP = 1;
    private static final double MARK = 0.2; // where the switch is, for a cart at 1 m/s

    private static int[] seeds() {
        return IntStream.range(0, SEEDS).toArray();
    }

    /** Notes when it was called with the cart at the mark or behind it; the function is bent, so that the first guess misses. */
    private static final class Mark implements Passive, ForceElement.Prescribed, Switching {
        double passed = Double.NaN;

        @Override
        public void addForces(State state, Motion motion, Forces forces) {}

        @Override
        public int switches() {
            return 1;
        }

        @Override
        public void switchFunctions(State state, Motion motion, double[] value, double[] rate, int at) {
            double way = MARK - state.q[0];
            value[at] = Double.isNaN(passed) ? way * (1 + way * way) : -1;
            rate[at] = Double.NaN;
        }

        @Override
        public boolean commit(State state, Motion motion) {
            if (Double.isNaN(passed) && state.q[0] > MARK - 10 * TOLERANCE) {
                passed = state.time;
                return true;
            }
            return false;
        }

        @Override
        public double lostInJumps(State state) {
            return 0;
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aStepEndsAtItsSwitchNevertheless(int seed) {
        Mark mark = new Mark();
        Model.Builder b = Model.builder("cart").gravity(0, 0, 0);
        int cart = b.body(new Body("cart", 1, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        b.joint("rail", new Slider(), 0, cart, Frame.IDENTITY, Frame.IDENTITY);
        b.force("mark", mark);
        State s = b.build().newState();
        s.v[0] = 1;
        double phase = 2 * Math.PI * seed / SEEDS;
        int[] cuts = {0};
        Stepper method = new RungeKutta4(StepOptions.step(STEP));
        Stepper rough = (Stepper) Proxy.newProxyInstance(
                Stepper.class.getClassLoader(), new Class<?>[] {Stepper.class}, (proxy, call, arguments) -> {
                    Object result = call.invoke(method, arguments);
                    if (call.getName().equals("cut") && result == StepStatus.ACCEPTED) {
                        cuts[0]++;
                        method.state()[0] += TOLERANCE * Math.sin(ROUGHNESS * method.time() + phase);
                    }
                    return result;
                });
        Runs.of(b.build()).until(2 * STEP).stepper(rough).simulation().run(s, Listener.NONE);
        assertEquals(MARK, mark.passed, 20 * TOLERANCE);
        assertTrue(cuts[0] < 60, cuts[0] + " cuts");
    }
}
