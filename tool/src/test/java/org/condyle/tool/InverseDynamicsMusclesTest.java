package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.condyle.tool.result.AnalysisResult;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Inverse dynamics of a model with muscles: all forces act but for those that are excluded, as in OpenSim. */
class InverseDynamicsMusclesTest {
    private static final String FILE = "inverse_dynamics.sto";
    private static final String[] ANGLES = {"shoulder_angle", "elbow_angle"};

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    @SuppressWarnings("NullAway.Init") // set before each test
    private MuscledArm arm;

    @BeforeEach
    void model() throws IOException {
        arm = new MuscledArm(folder);
    }

    private AnalysisResult excluding(String names) {
        return arm.run(SmallArm.id("<forces_to_exclude>" + names + "</forces_to_exclude>"));
    }

    private static void assertEqualEfforts(AnalysisResult wanted, AnalysisResult found) {
        for (String angle : ANGLES) {
            double[] a = wanted.table(FILE).column(angle + "_moment"),
                    b = found.table(FILE).column(angle + "_moment");
            for (int i = 0; i < a.length; i++) {
                assertEquals(a[i], b[i], 1e-9, angle + " in row " + i);
            }
        }
    }

    @Test
    void withoutItsActuatorsAModelIsTheOneThatHasNone() throws IOException {
        AnalysisResult found = excluding("Actuators");
        assertEqualEfforts(found, excluding("muscles motor"));
        assertTrue(
                found.warnings().stream().noneMatch(w -> w.contains("muscles (")),
                found.warnings().toString());
        arm.write("arm.yaml", SmallArm.MODEL);
        assertEqualEfforts(arm.run(SmallArm.id("")), found);
    }

    /** Efforts with muscles are those without them less the moments that muscle analysis tells of the same motion. */
    @Test
    void musclesThatActTakeTheirMomentsOffTheEfforts() {
        AnalysisResult with = excluding("motor"), without = excluding("motor Muscles");
        AnalysisResult moments = arm.run(SmallArm.analyze("<MuscleAnalysis name='MuscleAnalysis'/>"));
        assertTrue(
                with.warnings().stream()
                        .anyMatch(w -> w.startsWith("3 muscles (") && w.contains("forces_to_exclude = Muscles")),
                with.warnings().toString());
        double largest = 0;
        for (String angle : ANGLES) {
            double[] a = with.table(FILE).column(angle + "_moment"),
                    b = without.table(FILE).column(angle + "_moment");
            for (int i = 0; i < a.length; i++) {
                double sum = 0;
                for (String muscle : MuscledArm.MUSCLES) {
                    sum += moments.table("arm_MuscleAnalysis_Moment_" + angle + ".sto")
                            .column(muscle)[i];
                }
                largest = Math.max(largest, Math.abs(sum));
                assertEquals(b[i] - sum, a[i], 1e-8, angle + " in row " + i);
            }
        }
        assertTrue(largest > 1, "moments up to " + largest + " N*m");
    }
}
