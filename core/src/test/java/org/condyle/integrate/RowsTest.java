package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * What is read off inside steps is as good as the steps: the largest error of rows against the largest error of the ends of
 * steps, for every method of the catalog. Keeps the table of docs/validation.md true.
 */
class RowsTest {
    private static final double[] ACCURACIES = {1e-4, 1e-6, 1e-8, 1e-10, 1e-12};
    private static final double[] STEPS = {0.1, 0.05, 0.02, 0.01, 0.005};
    private static final double[] INSIDE = {0.15, 0.4, 0.7, 0.9};
    private static final double ALLOWED = 3;
    /** Errors below this are rounding, of the reference too. */
    private static final double ROUNDING = 1e-12;

    /** A system, how long it is followed, and how much shorter than those above fixed steps must be. */
    private record Motion(Supplier<Ode> ode, double[] start, double end, double finer) {}

    private static List<Motion> motions() {
        return List.of(
                new Motion(Kepler::new, Kepler.start(), 10, 1),
                new Motion(Spin::new, Spin.START, 10, 1),
                new Motion(RowsTest::damped, new double[] {1, 0}, 10, 1),
                new Motion(() -> new Follower(300), Follower.start(), 1, 0.02));
    }

    /** A damped, driven pendulum: its errors die out as well, though it is not stiff. */
    private static Ode damped() {
        return new FirstOrder(2, (t, y, f) -> {
            f[0] = y[1];
            f[1] = -9 * Math.sin(y[0]) - 3 * y[1] + 4 * Math.cos(2 * t);
            return StepStatus.ACCEPTED;
        });
    }

    /** Largest errors of steps and of rows. */
    private static double[] errors(Motion m, Stepper s) {
        Ode ode = m.ode.get();
        int n = ode.size() - ode.quadratureSize();
        s.start(ode, 0, m.start);
        List<double[]> found = new ArrayList<>(); // t, 0 for a step and 1 for a row, y
        double[] out = new double[ode.size()];
        while (s.time() < m.end) {
            assertEquals(StepStatus.ACCEPTED, s.step(m.end));
            for (double theta : INSIDE) {
                double t = s.previousTime() + theta * (s.time() - s.previousTime());
                s.interpolate(t, out);
                found.add(entry(t, 1, out));
            }
            found.add(entry(s.time(), 0, s.state()));
        }
        Stepper fine = Integrators.create("dop853", StepOptions.accuracy(1e-14).withMaxStep(0.02));
        fine.start(m.ode.get(), 0, m.start);
        double[] worst = new double[2];
        for (double[] e : found) {
            if (e[0] > fine.time()) {
                StepperContractTest.run(fine, e[0]);
            }
            double[] y = Arrays.copyOfRange(e, 2, e.length);
            int row = (int) e[1];
            worst[row] = Math.max(worst[row], StepperContractTest.distance(y, fine.state(), n));
        }
        return worst;
    }

    private static double[] entry(double t, double row, double[] y) {
        double[] e = new double[2 + y.length];
        e[0] = t;
        e[1] = row;
        System.arraycopy(y, 0, e, 2, y.length);
        return e;
    }

    private static Stepper stepper(Integrators.Method method, Motion m, int k) {
        boolean implicit = method.order() == 2; // these need no short steps where it is stiff
        double step = STEPS[k] * (implicit ? 1 : m.finer);
        return method.create(
                method.needs() == Integrators.Needs.STEP
                        ? StepOptions.step(step)
                        : StepOptions.accuracy(ACCURACIES[k]));
    }

    /** The largest quotient of the errors of rows and steps over all motions. */
    private static double quotient(Integrators.Method method, int k) {
        double worst = 0;
        for (Motion m : motions()) {
            double[] e = errors(m, stepper(method, m, k));
            worst = Math.max(worst, e[1] / Math.max(e[0], ROUNDING));
        }
        return worst;
    }

    @Test
    void rowsAreAtMostThreeTimesAsWrongAsStepsWhateverTheMethodAndTheDocumentationSaysHowMuch() throws IOException {
        List<String> page = Files.readAllLines(Path.of("..", "docs", "validation.md"));
        for (Integrators.Method method : Integrators.all()) {
            double[] found = new double[ACCURACIES.length];
            StringBuilder line = new StringBuilder("| `" + method.name() + "` |");
            for (int k = 0; k < found.length; k++) {
                found[k] = quotient(method, k);
                line.append(String.format(Locale.ROOT, " %.2f |", found[k]));
                assertTrue(found[k] <= ALLOWED, method.name() + ", number " + k + ": " + found[k]);
            }
            String told = page.stream()
                    .filter(l -> l.startsWith("| `" + method.name() + "` |"))
                    .findFirst()
                    .orElse("");
            String[] cells = told.split("\\|");
            String wanted = "docs/validation.md should say " + line + ", says " + told;
            assertEquals(2 + found.length, cells.length, wanted);
            for (int k = 0; k < found.length; k++) { // machines may round sines differently
                assertEquals(found[k], Double.parseDouble(cells[2 + k].strip()), 0.1 * found[k] + 0.02, wanted);
            }
        }
    }

    @Test
    void aSketchIsCheaperAndWhatItsOrderSays() {
        for (String name : List.of("dop853", "gbs", "radau5")) {
            Stepper s = Integrators.create(name, StepOptions.accuracy(1e-10));
            s.start(new Kepler(), 0, Kepler.start());
            for (int i = 0; i < 5; i++) {
                s.step(100);
            }
            double t = s.previousTime() + 0.3 * (s.time() - s.previousTime());
            double[] rough = new double[6], good = new double[6];
            long before = s.evaluations();
            s.sketch(t, rough);
            long between = s.evaluations();
            s.interpolate(t, good);
            assertTrue(between - before <= 3, name);
            assertTrue(s.evaluations() > between, name);
            assertTrue(StepperContractTest.distance(rough, good, 5) > 0, name);
            assertTrue(StepperContractTest.distance(rough, good, 5) < 1e-6, name);
        }
    }

    @Test
    void rowsDoNotChangeTheSteps() {
        for (Integrators.Method method : Integrators.all()) {
            Motion m = motions().get(0);
            Stepper with = stepper(method, m, 2), without = stepper(method, m, 2);
            with.start(new Kepler(), 0, Kepler.start());
            without.start(new Kepler(), 0, Kepler.start());
            double[] out = new double[6];
            while (with.time() < 5) {
                with.step(5);
                without.step(5);
                for (double theta : INSIDE) {
                    with.interpolate(with.previousTime() + theta * (with.time() - with.previousTime()), out);
                }
                assertEquals(without.time(), with.time(), method.name());
                assertArrayEquals(without.state(), with.state(), 0.0, method.name());
            }
        }
    }
}
