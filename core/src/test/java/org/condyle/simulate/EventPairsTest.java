package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.Model;
import org.condyle.simulate.event.Event;
import org.junit.jupiter.api.Test;

/** Functions of events that pass zero twice in one step, on a pendulum whose motion is known in closed form. */
class EventPairsTest {
    private static final double END = 4;
    private static final double AMPLITUDE = 1.2;
    private static final double PACE = Math.sqrt(9.81 / 0.6);
    private static final double GRID = 2e-4;

    /** A function of angle and speed, with its range over a swing. */
    private interface Shape {
        double of(double angle, double speed);
    }

    private static final List<Shape> SHAPES = List.of(
            (a, v) -> a,
            (a, v) -> v,
            (a, v) -> Math.cos(a),
            (a, v) -> a * v,
            (a, v) -> v * v,
            (a, v) -> Math.sin(3 * a),
            (a, v) -> a * a * a - 0.3 * a,
            (a, v) -> Math.exp(-a * a) + 0.1 * v);

    private static final double[][] MOTION = motion();

    /** Angle and speed on the grid: sin(θ/2) = k cd(pace t), θ̇² = 2 pace² (cos θ - cos A). */
    private static double[][] motion() {
        int n = (int) Math.round(END / GRID);
        double[][] all = new double[n + 1][];
        for (int i = 0; i <= n; i++) {
            double a = SimulationTest.angle(i * GRID), d = SimulationTest.angle(i * GRID + 1e-6) - a;
            double v = PACE * Math.sqrt(Math.max(0, 2 * (Math.cos(a) - Math.cos(AMPLITUDE))));
            all[i] = new double[] {a, Math.copySign(v, d)};
        }
        return all;
    }

    private static double[] crossings(Shape shape, double level, int direction) {
        List<Double> times = new ArrayList<>();
        for (int i = 1; i < MOTION.length; i++) {
            double a = shape.of(MOTION[i - 1][0], MOTION[i - 1][1]) - level;
            double b = shape.of(MOTION[i][0], MOTION[i][1]) - level;
            boolean up = a < 0 && b >= 0, down = a > 0 && b <= 0;
            if ((up && direction >= 0) || (down && direction <= 0)) {
                times.add(GRID * (i - 1 + a / (a - b)));
            }
        }
        return times.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** A level so close to the top or bottom of a shape that it is passed twice within milliseconds. */
    private static double level(Shape shape, Random random) {
        double most = Double.NEGATIVE_INFINITY, least = Double.POSITIVE_INFINITY;
        for (double[] m : MOTION) {
            most = Math.max(most, shape.of(m[0], m[1]));
            least = Math.min(least, shape.of(m[0], m[1]));
        }
        double off = (most - least) * Math.pow(10, -0.3 - 3.7 * random.nextDouble());
        return random.nextBoolean() ? most - off : least + off;
    }

    private static Stepper stepper(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> Integrators.create("gbs", StepOptions.accuracy(1e-9));
            case 1 -> Integrators.create("radau5", StepOptions.accuracy(1e-8));
            case 2 -> Integrators.create("dopri5", StepOptions.accuracy(1e-8));
            case 3 -> Integrators.create("abm", StepOptions.accuracy(1e-9));
            case 4 -> Integrators.create("rk4", StepOptions.step(0.02));
            default -> Integrators.create("dop853", StepOptions.accuracy(1e-8));
        };
    }

    @Test
    void everyCrossingIsFoundHoweverLongTheSteps() {
        for (long seed = 1; seed <= 240; seed++) {
            Random random = new Random(seed);
            Shape shape = SHAPES.get(random.nextInt(SHAPES.size()));
            double level = level(shape, random);
            int direction = random.nextInt(3) - 1;
            Model model = SimulationTest.pendulum();
            Outcome end = Runs.of(model)
                    .until(END)
                    .stepper(stepper(random))
                    .event("level", (s, m) -> shape.of(s.q[0], s.v[0]) - level, direction, false)
                    .simulation()
                    .run(SimulationTest.lifted(model), Listener.NONE);
            assertEquals(Outcome.End.COMPLETED, end.end());
            double[] found =
                    end.events().stream().mapToDouble(Event.Occurrence::time).toArray();
            assertArrayEquals(crossings(shape, level, direction), found, 3e-4, "seed " + seed);
        }
    }

    /** The run stops at the first of the pair, not at the second, and not only when it is low. */
    @Test
    void theFirstOfAPairStopsTheRun() {
        Model model = SimulationTest.pendulum();
        double level = -AMPLITUDE * (1 - 1e-6);
        Outcome end = Runs.of(model)
                .until(END)
                .stepper(Integrators.create("gbs", StepOptions.accuracy(1e-10)))
                .event("low", (s, m) -> s.q[0] - level, -1, true)
                .simulation()
                .run(SimulationTest.lifted(model), Listener.NONE);
        assertEquals(Outcome.End.STOPPED, end.end());
        assertEquals(level, SimulationTest.angle(end.time()), 1e-9);
    }
}
