package org.condyle.muscle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.joints.Slider;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.FibreState;
import org.condyle.muscle.law.MuscleLaw;
import org.condyle.muscle.law.Thelen2003;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.condyle.simulate.Run;
import org.junit.jupiter.api.Test;

/** Metabolic costs against values evaluated by hand, and what any cost must satisfy. */
class MetabolismTest {
    private static final Architecture SIZE = new Architecture(1000, 0.1, 0.2, 0.2, 10);
    private static final double MASS = 0.5, SLOW = 0.4;

    private static FibreState fibre(double length, double speed, double factor, double active, double passive) {
        FibreState f = new FibreState();
        f.fibreLength = length;
        f.fibreSpeed = speed;
        f.activeLength = factor;
        f.activeForce = active;
        f.passiveForce = passive;
        return f;
    }

    /** 0.5 kg with 40 % slow fibres: 128·0.6 + 25 = 101.8 W/kg at full effort, α_s = 25 and α_f = 15.3 J/kg. */
    @Test
    void umbergerByHand() {
        Metabolism cost = new Umberger2010(MASS, SLOW, 1.5);
        // held at u = 0.5, a = 0.7: effort 0.6
        double held = 1.5 * 101.8 * Math.pow(0.6, 0.6);
        assertEquals(MASS * held, cost.power(fibre(0.09, 0, 0.9, 500, 0), 0.7, 0.5, SIZE), 1e-12);
        assertEquals(56.1953, MASS * held, 1e-4);
        // longer than optimal: 0.4 + 0.6·0.8 = 0.88 of it
        assertEquals(0.88 * MASS * held, cost.power(fibre(0.12, 0, 0.8, 500, 20), 0.7, 0.5, SIZE), 1e-12);
        // shortens at 2 l₀/s while the control leads: effort 0.8, heat 0.64 (50·0.4 + 30.6·0.6), work 300 N · 0.2 m/s
        double shortens = 1.5 * (101.8 * Math.pow(0.8, 0.6) + 0.64 * 38.36);
        assertEquals(MASS * shortens + 60, cost.power(fibre(0.1, -0.2, 1, 300, 0), 0.3, 0.8, SIZE), 1e-12);
        // slow fibres give no more than 100 W/kg of shortening heat: at 8 l₀/s 100·0.4 + 122.4·0.6
        double fast = 1.5 * (101.8 * Math.pow(0.8, 0.6) + 0.64 * 113.44);
        assertEquals(MASS * fast + 8, cost.power(fibre(0.1, -0.8, 1, 10, 0), 0.3, 0.8, SIZE), 1e-12);
        // stretched at 2 l₀/s: 0.8·0.3·50 more heat, and no work
        double stretched = 1.5 * (101.8 * Math.pow(0.8, 0.6) + 12);
        assertEquals(MASS * stretched, cost.power(fibre(0.1, 0.2, 1, 1300, 0), 0.3, 0.8, SIZE), 1e-12);
    }

    /** At u = 1/3: sin 30° = 0.5, 1 - cos 30° = 0.1339746. */
    @Test
    void bhargavaByHand() {
        Metabolism cost = new Bhargava2004(MASS, SLOW);
        double slow = 0.4 * 0.5, fast = 0.6 * (1 - Math.sqrt(3) / 2);
        double switched = 40 * slow + 133 * fast, kept = 74 * slow + 111 * fast;
        assertEquals(MASS * (switched + kept), cost.power(fibre(0.1, 0, 1, 300, 0), 0.3, 1.0 / 3, SIZE), 1e-12);
        assertEquals(21.2, MASS * (switched + kept), 0.01);
        assertEquals(MASS * (switched + 0.7 * kept), cost.power(fibre(0.07, 0, 1, 300, 0), 0.3, 1.0 / 3, SIZE), 1e-12);
        assertEquals(MASS * (switched + 0.5 * kept), cost.power(fibre(0.02, 0, 1, 300, 0), 0.3, 1.0 / 3, SIZE), 1e-12);
        assertEquals(MASS * (switched + 0.4 * kept), cost.power(fibre(0.13, 0, 1, 300, 0), 0.3, 1.0 / 3, SIZE), 1e-12);
        assertEquals(MASS * switched, cost.power(fibre(0.16, 0, 1, 300, 0), 0.3, 1.0 / 3, SIZE), 1e-12);
        // shortens at 0.1 m/s with 250 + 30 N, isometric 300 N: 0.16·300 + 0.18·280 = 98.4 N, work 25 W
        double shortens = MASS * (switched + kept) + 9.84 + 25;
        assertEquals(shortens, cost.power(fibre(0.1, -0.1, 1, 250, 30), 0.3, 1.0 / 3, SIZE), 1e-12);
        // stretched slowly it takes up heat: 0.157·400 N·0.05 m/s
        double stretched = MASS * (switched + kept) - 3.14;
        assertEquals(stretched, cost.power(fibre(0.1, 0.05, 1, 400, 0), 0.3, 1.0 / 3, SIZE), 1e-12);
    }

    @Test
    void aMuscleAtRestLives() {
        FibreState rest = fibre(0.1, 0, 1, 0, 0);
        assertEquals(MASS, new Umberger2010(MASS, SLOW, 1.5).power(rest, 0, 0, SIZE), 0);
        assertEquals(MASS, new Bhargava2004(MASS, SLOW).power(rest, 0, 0, SIZE), 0);
    }

    @Test
    void costsAreFiniteAndNoLessThanWorkAndTheLeastHeat() {
        Chance chance = new Chance(8);
        for (Metabolism cost : List.of(Umberger2010.of(SIZE, SLOW), Bhargava2004.of(SIZE, SLOW))) {
            double mass = Metabolism.mass(SIZE, Metabolism.SPECIFIC_TENSION);
            for (int i = 0; i < 2000; i++) {
                FibreState f = fibre(
                        chance.in(0.01, 0.25),
                        chance.in(-3, 3),
                        chance.in(0, 1),
                        chance.in(-10, 1500),
                        chance.in(0, 900));
                double power = cost.power(f, chance.in(0, 1), chance.in(0, 1), SIZE);
                assertTrue(power >= mass + Metabolism.work(f) - 1e-12 && power < 1e5, chance::toString);
            }
        }
    }

    @Test
    void theMassFollowsFromTheArchitecture() {
        assertEquals(1059.7 * 0.004 * 0.1, Metabolism.mass(SIZE, 0.25e6), 1e-15); // 40 cm² of 10 cm length
    }

    @Test
    void numbersThatMakeNoSenseAreRefused() {
        assertEquals(
                "slow-fibres [-] must lie in [0.0, 1.0], was 1.5",
                assertThrows(IllegalArgumentException.class, () -> new Umberger2010(1, 1.5, 1.5))
                        .getMessage());
        assertEquals(
                "muscle mass [kg] must be > 0, was 0.0",
                assertThrows(IllegalArgumentException.class, () -> new Bhargava2004(0, 0.5))
                        .getMessage());
    }

    @Test
    void aMuscleWithACostTellsItAndMovesAsBefore() {
        Run.Finished without = lifted(false), with = lifted(true);
        assertEquals(without.recording().last("it.tension"), with.recording().last("it.tension"), 0);
        assertTrue(with.recording().last("it.metabolic-power") > 1);
        Model.Builder b = Model.builder("x");
        assertFalse(muscle(b, b.body(Body.of("load", 1).inertia(1, 1, 1)), false).signals().stream()
                .anyMatch(s -> s.name().equals("metabolic-power")));
    }

    private static Muscle muscle(Model.Builder b, int load, boolean cost) {
        PointDistance line = new PointDistance(0, new double[3], load, new double[3]);
        MuscleLaw law = new Thelen2003(SIZE, Thelen2003.Parameters.defaults(), true);
        Control u = Control.of(MixedTree.formula("0.6", List.of()));
        Muscle muscle = Muscle.in(b, line, law, new MuscleDrive(u, 0, 1, Thelen2003.ACTIVATION, 0.1));
        return cost ? muscle.with(Umberger2010.of(SIZE, 0.5)) : muscle;
    }

    private static Run.Finished lifted(boolean cost) {
        Model.Builder b = Model.builder("load").gravity(0, 0, 9.81);
        int load = b.body(Body.of("load", 20).inertia(0.1, 0.1, 0.1));
        b.joint("s", new Slider(), 0, load, Frame.IDENTITY, Frame.IDENTITY);
        b.force("it", muscle(b, load, cost));
        Run run = Run.of(b.build()).start("s.position", 0.3).until(0.1);
        return (cost ? run.record("it.tension", "it.metabolic-power") : run.record("it.tension")).run();
    }
}
