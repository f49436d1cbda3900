package example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PendulumTest {
    /** A small swing returns after T = 2π √(2 L / 3 g), longer by the factor 1 + a²/16 + 11 a⁴/3072. */
    @Test
    void aSmallSwingReturnsAfterOnePeriod() {
        double length = 0.6, angle = 0.05;
        double period = 2 * Math.PI * Math.sqrt(2 * length / (3 * 9.81))
                * (1 + Math.pow(angle, 2) / 16 + 11 * Math.pow(angle, 4) / 3072);
        assertEquals(angle, new Pendulum(1.2, length).swing(angle, period), 1e-10);
        assertEquals(-angle, new Pendulum(1.2, length).swing(angle, 0.5 * period), 1e-10);
    }
}
