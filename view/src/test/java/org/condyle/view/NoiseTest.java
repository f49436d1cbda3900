package org.condyle.view;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.text.ChannelId;
import org.junit.jupiter.api.Test;

class NoiseTest {
    private static Column column(String quantity, String unit, double duration, double size) {
        ChannelId id = ChannelId.of("ball", quantity);
        return new Column(id, null, unit, false, new double[] {0, duration}, new double[] {0, -size});
    }

    private static boolean isNoise(Column c, Column... others) {
        List<Column> all = new java.util.ArrayList<>(List.of(others));
        all.add(c);
        return new Noise(all).is(c);
    }

    @Test
    void anAngularVelocityWithoutAnotherIsComparedWithOneRadianInTheRun() {
        assertTrue(isNoise(column("wz", "rad/s", 0.8, 1.6e-17)));
        assertTrue(isNoise(column("wz", "deg/s", 0.8, 1e-15)));
        assertTrue(isNoise(column("angle", "rad", 0.8, 1e-16)));
        assertFalse(isNoise(column("wz", "rad/s", 0.8, 1e-6)));
    }

    @Test
    void aSlowTurnOverALongRunIsNotNoise() {
        assertFalse(isNoise(column("wz", "rad/s", 1e8, 1e-12))); // turns by 1e-4 rad
        assertTrue(isNoise(column("wz", "rad/s", 1, 1e-12)));
    }

    @Test
    void aVelocityIsComparedWithTheDistancesOfTheRun() {
        Column place = column("y", "m", 2, 0.5);
        assertTrue(isNoise(column("vx", "m/s", 2, 1e-13), place));
        assertFalse(isNoise(column("vx", "m/s", 2, 1e-10), place));
    }

    @Test
    void aSmallQuantityWithNothingToCompareItWithIsDrawn() {
        assertFalse(isNoise(column("depth", "m", 1, 1e-15)));
        assertFalse(isNoise(column("force", "N", 1, 1e-15)));
    }

    @Test
    void aColumnOfZerosIsNoRounding() {
        assertFalse(isNoise(column("wz", "rad/s", 1, 0)));
    }
}
