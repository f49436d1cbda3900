package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.condyle.io.foreign.Loss;
import org.condyle.io.model.ModelFile;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.law.FibreState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Muscles are written as the classes of OpenSim and read back as they were. */
class OpenSimMuscleExportTest {
    private static final String COMMON = "max_isometric_force 200 2000, optimal_fiber_length 0.05 0.15,"
            + " tendon_slack_length 0.15 0.25, pennation_angle_at_optimal 0 0.5, max_control 0.8 0.99,"
            + " default_activation 0.1 0.9, activation_time_constant 0.005 0.02, deactivation_time_constant 0.02 0.08";
    private static final String THELEN = "FmaxTendonStrain 0.02 0.05, FmaxMuscleStrain 0.4 0.8, KshapeActive 0.3 0.6,"
            + " KshapePassive 3 6, Af 0.2 0.4, Flen 1.3 1.9";

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    /** Properties with random numbers, from "name least most, ...". */
    private static String random(String all, SplittableRandom random) {
        StringBuilder out = new StringBuilder();
        for (String one : all.split(", ", -1)) {
            String[] w = one.strip().split(" ", -1);
            double x = random.nextDouble(Double.parseDouble(w[1]), Double.parseDouble(w[2]));
            out.append(String.format(Locale.ROOT, "<%s>%s</%s>", w[0], x, w[0]));
        }
        return out.toString();
    }

    private static String properties(String className, SplittableRandom random) {
        String curve = "<SimmSpline><x>-1 0 1 2 3</x><y>0 0 " + random.nextDouble(0.5, 1) + " 0 0</y></SimmSpline>";
        return switch (className) {
            case "Thelen2003Muscle" ->
                random(
                        COMMON + ", " + THELEN + ", fv_linear_extrap_threshold 0.9 0.96, max_contraction_velocity 5 12,"
                                + " minimum_activation 0.01 0.02, min_control 0.03 0.05",
                        random);
            case "Thelen2003Muscle_Deprecated" ->
                random(
                        COMMON.replace(" default_activation 0.1 0.9,", "") + ", " + THELEN
                                + ", Vmax 8 12, Vmax0 3 6, damping 0.03 0.1, min_control 0.01 0.02",
                        random);
            case "Millard2012EquilibriumMuscle" ->
                random(
                                COMMON + ", fiber_damping 0.05 0.2, max_contraction_velocity 5 12, minimum_activation"
                                        + " 0.01 0.02, min_control 0.03 0.05",
                                random)
                        + "<ActiveForceLengthCurve>"
                        + random(
                                "min_norm_active_fiber_length 0.4 0.45, transition_norm_fiber_length 0.7 0.75,"
                                        + " max_norm_active_fiber_length 1.7 1.9, shallow_ascending_slope 0.8 0.9",
                                random)
                        + "</ActiveForceLengthCurve><ForceVelocityCurve>"
                        + random(
                                "concentric_slope_near_vmax 0.2 0.3, isometric_slope 4.5 5.5,"
                                        + " eccentric_slope_near_vmax 0.12 0.18,"
                                        + " max_eccentric_velocity_force_multiplier 1.35 1.45, concentric_curviness 0.55"
                                        + " 0.65, eccentric_curviness 0.85 0.95",
                                random)
                        + "</ForceVelocityCurve><FiberForceLengthCurve>"
                        + random(
                                "strain_at_zero_force 0 0.05, strain_at_one_norm_force 0.6 0.8, stiffness_at_low_force"
                                        + " 0.1 0.2, stiffness_at_one_norm_force 3 4, curviness 0.6 0.8",
                                random)
                        + "</FiberForceLengthCurve><TendonForceLengthCurve>"
                        + random(
                                "strain_at_one_norm_force 0.04 0.06, stiffness_at_one_norm_force 28 32,"
                                        + " norm_force_at_toe_end 0.6 0.7, curviness 0.4 0.6",
                                random)
                        + "</TendonForceLengthCurve>";
            case "Schutte1993Muscle_Deprecated" ->
                random(
                                COMMON.replace(
                                                " default_activation 0.1 0.9, activation_time_constant 0.005 0.02,"
                                                        + " deactivation_time_constant 0.02 0.08",
                                                "")
                                        + " time_scale 0.08 0.12, damping 0.05 0.15",
                                random)
                        + "<active_force_length_curve>" + curve + "</active_force_length_curve>"
                        + "<passive_force_length_curve>" + curve + "</passive_force_length_curve>"
                        + "<tendon_force_length_curve>" + curve + "</tendon_force_length_curve>";
            default ->
                random(
                        COMMON + ", active_force_width_scale 1 1.2, passive_fiber_strain_at_one_norm_force 0.5 0.7,"
                                + " tendon_strain_at_one_norm_force 0.04 0.06, max_contraction_velocity 5 12",
                        random);
        };
    }

    private static Muscle muscle(ModelFile file) {
        return (Muscle) Objects.requireNonNull(file.model().forces().get("m"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Thelen2003Muscle",
                "Thelen2003Muscle_Deprecated",
                "Millard2012EquilibriumMuscle",
                "Schutte1993Muscle_Deprecated",
                "DeGrooteFregly2016Muscle"
            })
    void aMuscleIsTheSameAfterWritingAndReading(String className) throws IOException {
        SplittableRandom random = new SplittableRandom(className.hashCode());
        for (int i = 0; i < 4; i++) {
            String properties = properties(className, random);
            Path file = folder.resolve("given.osim");
            Files.writeString(file, MuscleScene.model("40000", className, properties));
            RoundTrip t = new RoundTrip(file.toString(), folder);
            assertEquals(List.of(), t.differences());
            assertTrue(t.export.text().contains("<" + className), t.export.text());
            Muscle a = muscle(t.before), b = muscle(t.after);
            assertEquals(a.law().architecture(), b.law().architecture());
            assertEquals(a.drive().startActivation(), b.drive().startActivation());
            assertEquals(a.leastControl(), b.leastControl());
            assertEquals(a.mostControl(), b.mostControl());
            FibreState x = new FibreState(), y = new FibreState();
            for (int k = 0; k < 20; k++) {
                double act = random.nextDouble(), l = random.nextDouble(0.25, 0.4), v = random.nextDouble(-0.5, 0.5);
                double z = a.law().equilibrium(act, l, 0);
                a.law().evaluate(act, l, v, z, x);
                b.law().evaluate(act, l, v, z, y);
                assertEquals(x.tendonForce, y.tendonForce, 1e-12 * Math.max(1, x.tendonForce));
                assertEquals(x.stateRate, y.stateRate, 1e-12 * Math.max(1, Math.abs(x.stateRate)));
            }
        }
    }

    private String lossesOf(String muscle) throws IOException {
        Path file = folder.resolve("arm.yaml");
        Files.writeString(file, """
                condyle: 1
                title: An arm with a muscle
                bodies:
                  arm: {mass: 1 kg, inertia: {xx: 0.02, yy: 0.001, zz: 0.02}, centre: [0, -0.2 m, 0]}
                joints:
                  elbow: {type: pin, parent: ground, child: arm}
                forces:
                  m: {type: muscle, between: [{on: ground, at: [0.05 m, 0.1 m, 0]}, {on: arm, at: [0, -0.2 m, 0]}],
                      max-isometric-force: 100 N, optimal-fibre-length: 0.12 m, tendon-slack-length: 0.2 m, control: 0, MORE}
                run: {until: 1 s}
                """.replace("MORE", muscle));
        RoundTrip t = new RoundTrip(file.toString(), folder);
        return t.export.losses().thatMatter().stream().map(Loss::toString).collect(Collectors.joining("\n"));
    }

    @Test
    void whatOpenSimLacksIsTold() throws IOException {
        assertEquals("", lossesOf("law: thelen2003"));
        assertTrue(lossesOf("law: thelen2003, tendon: rigid").contains("this class of OpenSim has no such option"));
        assertTrue(lossesOf("law: thelen2003, activation-dynamics: none")
                .contains("this class of OpenSim has no such option"));
        assertTrue(
                lossesOf("law: thelen2003, least-control: 0").contains("refuses controls below the least activation"));
        assertTrue(lossesOf("law: degroote2016").contains("is 0.1 in OpenSim"));
        assertEquals("", lossesOf("law: degroote2016, activation-smoothing: 0.1"));
        assertTrue(lossesOf("law: degroote2016, activation-smoothing: 0.1, damping: 0.1")
                .contains("has no effect in OpenSim on a muscle with an elastic tendon"));
    }
}
