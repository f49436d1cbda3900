package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class EulerTest extends FixedContractTest {
    EulerTest() {
        super(Euler::new, 1e-3, 1e-2, new Order(4000, 1, 1));
    }

    @Test
    void timeStaysOnTheGridForAMillionSteps() {
        Euler s = new Euler(StepOptions.step(1e-3));
        s.start(new FirstOrder(1, (t, y, f) -> StepStatus.ACCEPTED), 0.1, new double[1]);
        for (int i = 0; i < 1_000_000; i++) {
            s.step(1e9);
        }
        assertEquals(0.1 + 1e6 * 1e-3, s.time());
    }

    @Test
    void aShortenedStepReturnsToTheGrid() {
        Euler s = new Euler(StepOptions.step(0.1));
        s.start(new FirstOrder(1, (t, y, f) -> StepStatus.ACCEPTED), 0, new double[1]);
        run(s, 0.25);
        assertEquals(0.25, s.time());
        s.step(1);
        assertEquals(3 * 0.1, s.time());
        run(s, 0.7); // seven times 0.1 is a little more than 0.7: no leftover step
        assertEquals(0.7, s.time());
        s.step(1);
        assertEquals(8 * 0.1, s.time());
        assertEquals(9, s.acceptedSteps());
    }
}
