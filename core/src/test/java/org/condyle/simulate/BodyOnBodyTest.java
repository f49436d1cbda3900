package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.scenes.BodyScene;
import org.condyle.scenes.BodyScene.Kind;
import org.condyle.scenes.BodyScene.Part;
import org.condyle.scenes.BodyScenes;
import org.condyle.scenes.SceneJudge.Judged;
import org.condyle.scenes.SceneModel;
import org.condyle.scenes.SceneModel.Treatment;
import org.condyle.scenes.Seeds;
import org.condyle.scenes.Solid;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Single cases of bodies on bodies whose ends are known in closed form. Lengths in m; z is up. */
class BodyOnBodyTest {
    private static final double G = 9.81;
    private static final double STEP = 5e-4;
    private static final double LIMIT = 60; // processor time after which a run counts as hanging [s]
    private static final double[] STILL = new double[3];
    private static final double[] UPRIGHT = Mat3.identity();
    private static final double[] FLOOR = {0, 0, 0, 0, 0, 1};
    private static final Part BASE = fixed(Solid.box(0.2, 0.2, 0.1), 0, 0, 0.05, UPRIGHT);

    private static Part fixed(Solid s, double x, double y, double z, double[] rotation) {
        return new Part("base", s, new double[] {x, y, z}, rotation, STILL, STILL, 0);
    }

    private static Part free(String name, Solid s, double x, double y, double z, double[] rotation, double[] spin) {
        return new Part(name, s, new double[] {x, y, z}, rotation, STILL, spin, 1000);
    }

    private static Part free(String name, Solid s, double x, double y, double z) {
        return free(name, s, x, y, z, UPRIGHT, STILL);
    }

    private static BodyScene scene(
            Kind kind,
            double friction,
            double restitution,
            double until,
            double @Nullable [][] ends,
            List<double[]> floors,
            List<Part> parts) {
        return new BodyScene(
                -1, kind, new double[] {0, 0, -G}, parts, floors, false, friction, restitution, until, ends, true);
    }

    private static Judged good(BodyScene scene, Treatment treatment) {
        Judged j = WatchedJudge.judge(scene, treatment, STEP, LIMIT);
        assertTrue(j.good(), () -> j.verdict() + ": " + j.message());
        return j;
    }

    /** Without a hint the second touch lay inside one long step. */
    @ParameterizedTest
    @CsvSource({"IMPULSIVE", "TIME_STEPPING"})
    void aBallDroppedOnAFixedBoxComesToRestOnIt(Treatment treatment) {
        Part ball = free("ball", Solid.sphere(0.05), 0.02, 0.03, 0.2);
        double[][] ends = {{0.02, 0.03, 0.15}};
        good(scene(Kind.DROP_ON_FIXED_BOX, 0.5, 0.2, 0.5, ends, List.of(), List.of(BASE, ball)), treatment);
    }

    @ParameterizedTest
    @CsvSource({"IMPULSIVE, 0.2", "IMPULSIVE, 0", "TIME_STEPPING, 0.2", "TIME_STEPPING, 0"})
    void aCubeDroppedOnAFixedBoxComesToRestOnIt(Treatment treatment, double restitution) {
        Part cube = free("cube", Solid.box(0.1, 0.1, 0.1), 0.02, 0.03, 0.2);
        double[][] ends = {{0.02, 0.03, 0.15}};
        good(scene(Kind.DROP_ON_FIXED_BOX, 0.5, restitution, 0.5, ends, List.of(), List.of(BASE, cube)), treatment);
    }

    /** It falls on an edge and rocks until it lies on a face; where is not known, but how high. */
    @ParameterizedTest
    @EnumSource(Treatment.class)
    void aCubeDroppedAskewEndsFlat(Treatment treatment) {
        Part cube =
                free("cube", Solid.box(0.1, 0.1, 0.1), 0, 0, 0.2, Rotations.about(0, 1, 0, Math.toRadians(20)), STILL);
        Judged j = good(scene(Kind.DROP_ON_FIXED_BOX, 0.5, 0, 0.5, null, List.of(), List.of(BASE, cube)), treatment);
        double[] last = j.places().get(j.places().size() - 1);
        assertEquals(0.15, last[2], treatment == Treatment.COMPLIANT ? 1e-4 : 2e-5);
    }

    @ParameterizedTest
    @EnumSource(Treatment.class)
    void aBoxRestsOnABox(Treatment treatment) {
        for (double restitution : new double[] {0, 0.5}) {
            Part one = free("one", Solid.box(0.2, 0.2, 0.1), 0, 0, 0.05);
            Part two = free("two", Solid.box(0.1, 0.1, 0.1), 0.02, 0.03, 0.15);
            double[][] ends = {one.place(), two.place()};
            good(scene(Kind.FLAT, 0.5, restitution, 0.5, ends, List.of(FLOOR), List.of(one, two)), treatment);
        }
    }

    /** Bricks of 25 x 12.5 x 6 cm, shifted by turns to both sides, with gaps between them. */
    private static BodyScene stack(int count, double shift, double gap) {
        List<Part> bricks = new ArrayList<>();
        double[][] ends = new double[count][];
        for (int i = 0; i < count; i++) {
            double x = i % 2 * shift;
            bricks.add(free("b" + i, Solid.box(0.25, 0.125, 0.06), x, 0, 0.03 + 0.06 * i + gap * (i + 1)));
            ends[i] = new double[] {x, 0, 0.03 + 0.06 * i};
        }
        return scene(Kind.STACK, 0.5, 0, 0.5, ends, List.of(FLOOR), bricks);
    }

    /** A brick on a fixed box sinks in by δ = (m g/K)^(2/3), wherever it lies: the law acts once, on their whole overlap. */
    @ParameterizedTest
    @CsvSource({"0", "0.03", "0.05"})
    void aCompliantBrickRestsAtTheDepthOfItsStiffness(double shift) {
        Part brick = free("brick", Solid.box(0.1, 0.1, 0.06), shift, 0, 0.13);
        BodyScene scene = scene(Kind.FLAT, 0.5, 0, 0.6, null, List.of(), List.of(BASE, brick));
        Judged j = good(scene, Treatment.COMPLIANT);
        double mass = brick.solid().matter(brick.density()).mass();
        double depth = Math.pow(mass * G / SceneModel.STIFFNESS, 2.0 / 3);
        double[] last = j.places().get(j.places().size() - 1);
        double top = 0.1; // of the base
        assertEquals(top + 0.03 - depth, last[2], 2e-3 * depth);
    }

    /** Every stack in a usual run is of one size, shift or gap that no other has. */
    static List<Arguments> stacks() {
        double[][] all = {
            {2, 0, 0}, {3, 0, 0}, {5, 0.03, 0}, {3, 0.03, 0}, {2, 0, 1e-4}, {5, 0, 0}, {2, 0.03, 0}, {5, 0, 1e-4}
        };
        return Seeds.of(Arrays.asList(all), 2).stream()
                .map(s -> Arguments.of((int) s[0], s[1], s[2]))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("stacks")
    void aStackRests(int count, double shift, double gap) {
        for (Treatment treatment : Treatment.values()) {
            good(stack(count, shift, gap), treatment);
        }
    }

    @ParameterizedTest
    @CsvSource({"IMPULSIVE", "TIME_STEPPING"})
    void aStackOverATolerableShiftStandsAndOneBeyondItFalls(Treatment treatment) {
        // of two bricks of 25 cm the upper one falls if it is shifted by more than 12.5 cm
        good(stack(2, 0.124, 0), treatment);
        BodyScene beyond = stack(2, 0.126, 0);
        BodyScene falls = scene(Kind.TIPPING, 0.5, 0, 0.5, null, beyond.floors(), beyond.parts());
        Judged j = good(falls, treatment);
        double[] last = j.places().get(j.places().size() - 1);
        assertTrue(last[5] < 0.089, () -> "the upper brick is still at " + last[5] + " m");
    }

    @ParameterizedTest
    @EnumSource(Treatment.class)
    void aTumblingBrickMeetsAnother(Treatment treatment) {
        Part one = free("one", Solid.box(0.25, 0.125, 0.06), 0, 0, 0.03);
        double[] askew = Rotations.about(0.6, 0.8, 0, 0.7);
        Part two = free("two", Solid.box(0.25, 0.125, 0.06), 0.02, 0.01, 0.25, askew, new double[] {3, -2, 1});
        good(scene(Kind.DROP_ON_BODY, 0.5, 0, 0.6, null, List.of(FLOOR), List.of(one, two)), treatment);
    }

    /** On an inclined box: a = g sin (1 - μ/tan) = 3.36e-6 m/s², which no tolerance may swallow. */
    @Test
    void aBrickAMillionthBelowTheFrictionAngleCreepsAsItShould() {
        double angle = Math.toRadians(20), part = 1e-6, until = 0.57;
        double[] r = Rotations.about(0, 1, 0, angle);
        double[] at = BodyScene.apply(r, new double[] {0, 0, 0.02});
        Part brick = free("brick", Solid.box(0.16, 0.08, 0.04), at[0], at[1], at[2], r, STILL);
        double[] down = BodyScene.apply(r, new double[] {1, 0, 0});
        double[] under = BodyScene.apply(r, new double[] {0, 0, -0.05});
        Part plank = fixed(Solid.box(1, 0.4, 0.1), under[0], under[1], under[2], r);
        BodyScene scene =
                scene(Kind.SLOPE, (1 - part) * Math.tan(angle), 0, until, null, List.of(), List.of(plank, brick));
        Judged j = good(scene, Treatment.IMPULSIVE);
        double a = G * Math.sin(angle) * part;
        double[] last = j.places().get(j.places().size() - 1);
        double way = 0;
        for (int i = 0; i < 3; i++) {
            way += down[i] * (last[i] - at[i]);
        }
        assertEquals(0.5 * a * until * until, way, 0.02 * 0.5 * a * until * until);
        assertTrue(j.steps() < 2000, () -> j.steps() + " steps");
    }

    @ParameterizedTest
    @CsvSource({"IMPULSIVE", "TIME_STEPPING"})
    void aChainDrapesItselfOverABar(Treatment treatment) {
        good(BodyScenes.of(Kind.CHAIN_OVER_BAR.ordinal()), treatment);
    }

    /** Wrong on purpose. */
    @Test
    void theJudgeSeesABodyInsideAnother() {
        BodyScene through = scene(
                Kind.DROP_ON_FIXED_BOX,
                0,
                0,
                0.01,
                null,
                List.of(),
                List.of(BASE, free("deep", Solid.box(0.1, 0.1, 0.1), 0, 0, 0.149)));
        Judged j = WatchedJudge.judge(through, Treatment.COMPLIANT, STEP, LIMIT);
        assertTrue(j.deepest() > 0.9e-3, () -> "an overlap of 1 mm at the start was judged as " + j.deepest());
    }
}
