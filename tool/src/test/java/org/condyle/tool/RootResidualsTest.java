package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.SetupFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A dumbbell that stands still on a force platform: 9 kg one metre above 1 kg, so that its mass centre is 0.9 m above the foot. The
 * platform pushes with a part of the weight, at a distance from the line of the weight, and what is missing must be found as residual.
 */
class RootResidualsTest {
    private static final double WEIGHT = 10 * 9.81, HEIGHT = 0.9;

    private static final String MODEL = """
            condyle: 1
            bodies:
              trunk: {mass: 9 kg, inertia: {xx: 0.1, yy: 0.1, zz: 0.1}}
              foot: {mass: 1 kg, inertia: {xx: 0.01, yy: 0.01, zz: 0.01}}
            joints:
              root:
                type: function
                child: trunk
                coordinates: {tilt: rad, tx: m, ty: m}
                turns: [{axis: z, value: = tilt}]
                shifts: [{axis: x, value: = tx}, {axis: y, value: = ty}]
              ankle: {type: pin, names: [ankle_angle], parent: trunk, at: [0, -1 m, 0], child: foot}
            run: {until: 1 s}
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        write("arm.yaml", MODEL);
        StringBuilder rows = new StringBuilder("still\ninDegrees=no\nendheader\ntime\ttilt\ttx\tty\tankle_angle\n");
        for (int i = 0; i <= 10; i++) {
            rows.append(0.1 * i).append("\t0\t0\t1\t0\n");
        }
        write("arm.mot", rows.toString());
        write(
                "loads.xml",
                "<ExternalLoads><objects><ExternalForce name='plate'><applied_to_body>foot</applied_to_body><force_identifier>f"
                        + "</force_identifier><point_identifier>p</point_identifier></ExternalForce></objects>"
                        + "<datafile>loads.sto</datafile></ExternalLoads>");
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private AnalysisResult run(double part, double x, String more) throws IOException {
        String row = String.format(Locale.ROOT, "\t0\t%.12g\t0\t%.12g\t0\t0\n", part * WEIGHT, x);
        write("loads.sto", "loads\nendheader\ntime\tfx\tfy\tfz\tpx\tpy\tpz\n0" + row + "1" + row);
        return Tools.run(SetupFile.parse(
                "setup.xml", SmallArm.id("<external_loads_file>loads.xml</external_loads_file>" + more), folder));
    }

    @Test
    void smallResidualsAreFiguresOnly() throws IOException {
        AnalysisResult r = run(0.97, 0.005, ""); // 3.1 % and 0.56 %
        assertEquals(List.of(), r.warnings());
        assertEquals(List.of(), r.distrust());
        assertEquals(0.03 * WEIGHT, r.figure("residual.ty.rms"), 1e-8);
        assertEquals(0.97 * WEIGHT * 0.005, r.figure("residual.tilt.rms"), 1e-8);
    }

    @Test
    void aForceAboveFivePerCentOfTheLoadIsWarnedOf() throws IOException {
        List<String> told = run(0.94, 0, "").warnings();
        assertEquals(1, told.size(), told.toString());
        assertTrue(
                told.get(0).contains("explains: ty 5.886 N at t = 0.000 s and 5.886 N rms (6.38 % and 6.38 %);"),
                told.get(0));
        assertEquals(
                List.of(),
                run(0.94, 0, "<residual_force_limit>0.07</residual_force_limit>")
                        .warnings());
    }

    @Test
    void aMomentAboveOnePerCentOfLoadTimesHeightIsWarnedOf() throws IOException {
        String told = String.join("\n", run(1, 0.02, "").warnings());
        assertTrue(told.contains(String.format(Locale.ROOT, "tilt %.4g N*m at t", -0.02 * WEIGHT)), told);
        assertTrue(told.contains(String.format(Locale.ROOT, "(%.3g %% and", 100 * 0.02 / HEIGHT)), told);
        assertTrue(told.contains("100 % is the largest external load, 98.10 N, for moments times 0.900 m"), told);
        assertEquals(
                List.of(),
                run(1, 0.02, "<residual_moment_limit>Inf</residual_moment_limit>")
                        .warnings());
    }

    @Test
    void halfOfTheLoadIsNotToBeTrusted() throws IOException {
        AnalysisResult r = run(0.6, 0, ""); // 0.4/0.6
        assertEquals(1, r.distrust().size());
        assertTrue(
                r.distrust().get(0).contains("ty 39.24 N at t = 0.000 s and 39.24 N rms (66.7 % and 66.7 %)"),
                r.distrust().toString());
        assertEquals(
                List.of(),
                run(0.6, 0, "<residual_trusted>0.7</residual_trusted>").distrust());
    }

    @Test
    void aLoadFarFromItsBodyIsWarnedOf() throws IOException {
        String told = String.join("\n", run(1, 0.35, "").warnings());
        assertTrue(told.contains("the external load plate acts 0.350 m from the body foot at t = 0.000 s"), told);
        assertTrue(!String.join("\n", run(1, 0.25, "").warnings()).contains("acts"));
    }

    /** A joint that leaves no body go is no free root: what it bears is a reaction. */
    @Test
    void aRootThatHoldsItsBodyHasNoResiduals() throws IOException {
        SmallArm.writeTo(folder);
        AnalysisResult r = Tools.run(SetupFile.parse("setup.xml", SmallArm.id(""), folder));
        assertEquals(List.of(), r.warnings());
        assertTrue(r.figures().stream().noneMatch(f -> f.name().startsWith("residual.")));
    }
}
