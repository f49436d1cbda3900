package org.condyle.muscle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.DeGroote2016;
import org.condyle.muscle.law.FibreState;
import org.condyle.muscle.law.Millard2012;
import org.condyle.muscle.law.MuscleLaw;
import org.condyle.muscle.law.Thelen2003;
import org.condyle.muscle.law.Thelen2003Deprecated;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** Sums and identities that hold for every law, at random states of muscles of random sizes. */
class MuscleQuantityTest {
    private static List<MuscleLaw> laws(Architecture size, boolean elastic) {
        return List.of(
                new Thelen2003(size, Thelen2003.Parameters.defaults(), elastic),
                new Thelen2003Deprecated(size, Thelen2003Deprecated.Parameters.defaults(), elastic),
                new DeGroote2016(size, new DeGroote2016.Parameters(0.049, 0.6, 1, 0.1, 0.01), elastic),
                new Millard2012(size, Millard2012.Parameters.defaults(), elastic));
    }

    private static double of(MuscleQuantity q, FibreState f, Architecture size, double rate) {
        return q.of(f, size, rate);
    }

    @Test
    void powersAndForcesAddUp() {
        for (int seed = 0; seed < 200; seed++) {
            Chance chance = new Chance(seed);
            Architecture size = new Architecture(
                    chance.in(100, 3000), chance.in(0.03, 0.2), chance.in(0.03, 0.3), chance.in(0, 0.5), 10);
            double rate = chance.in(-0.5, 0.5), a = chance.in(0.02, 1);
            for (boolean elastic : new boolean[] {true, false}) {
                for (MuscleLaw law : laws(size, elastic)) {
                    double reach = chance.in(0.6, 1.4) * size.optimalFibreLength();
                    double length = reach + size.tendonSlackLength() * chance.in(elastic ? 1 : 0.9, 1.04);
                    FibreState f = new FibreState();
                    law.evaluate(a, length, rate, Math.hypot(reach, size.height()), f);
                    String where = law.name() + (elastic ? " elastic" : " rigid") + ", seed " + seed;
                    double t = of(MuscleQuantity.TENDON_FORCE, f, size, rate), scale = size.maxIsometricForce();
                    double given = of(MuscleQuantity.TENDON_POWER, f, size, rate)
                            + of(MuscleQuantity.ACTIVE_FIBRE_POWER, f, size, rate)
                            + of(MuscleQuantity.PASSIVE_FIBRE_POWER, f, size, rate)
                            - f.dampingForce * f.fibreSpeed
                            - f.limitPower;
                    assertEquals(-t * rate, given, 1e-10 * scale, where);
                    assertEquals(-t * rate, of(MuscleQuantity.MUSCLE_POWER, f, size, rate), 0, where);
                    if (!f.atLimit) {
                        double along = of(MuscleQuantity.FIBRE_FORCE, f, size, rate) * f.cosPennation;
                        assertEquals(t, along + loss(f), 1e-10 * scale, where);
                    }
                    assertEquals(
                            length,
                            of(MuscleQuantity.TENDON_LENGTH, f, size, rate) + f.fibreLength * f.cosPennation,
                            1e-14,
                            where);
                    double angle = of(MuscleQuantity.PENNATION, f, size, rate);
                    assertEquals(size.height(), f.fibreLength * Math.sin(angle), 1e-9, where);
                    // the height stays: d(l sin φ)/dt = 0
                    double turn = of(MuscleQuantity.PENNATION_SPEED, f, size, rate);
                    assertEquals(
                            0,
                            f.fibreSpeed * Math.sin(angle) + f.fibreLength * Math.cos(angle) * turn,
                            1e-9 * (1 + Math.abs(f.fibreSpeed)),
                            where);
                    assertEquals(
                            f.fibreSpeed,
                            10 * size.optimalFibreLength() * of(MuscleQuantity.NORMALISED_FIBRE_SPEED, f, size, rate),
                            1e-12 * (1 + Math.abs(f.fibreSpeed)),
                            where);
                }
            }
        }
    }

    /** What a law loses where it ends is a force times the speed of the fibre. */
    private static double loss(FibreState f) {
        return f.limitPower == 0 ? 0 : f.limitPower / f.fibreSpeed * f.cosPennation;
    }
}
