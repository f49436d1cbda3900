package org.condyle.tool.gait;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.tool.Watch;
import org.condyle.tool.result.ResultFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The chain tells its listener of every stage, and ends in the middle of one with what it has. */
class GaitListenerTest {
    private static final Path MODELS = Path.of("..", "models").toAbsolutePath().normalize();
    private static final String LEG = MODELS.resolve("leg/leg.yaml").toString();
    private static final Path SQUAT = MODELS.resolve("leg/squat.c3d");

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    @Test
    void everyStageIsToldByNameAndNumber() throws IOException {
        Watch watch = Watch.all();
        GaitResult r = GaitChain.prepare(GaitRequest.of(SQUAT, LEG))
                .run(folder.resolve("told"), (result, where) -> ResultFolder.write(result, "test", where), watch);
        assertEquals(
                List.of("inverse kinematics (1 of 3)", "inverse dynamics (2 of 3)", "joint reactions (3 of 3)"),
                watch.names());
        assertEquals("completed", r.whole().outcome());
        for (int i = 0; i < 3; i++) {
            assertEquals(
                    r.stages().get(i).result().times().length,
                    watch.parts().get(i).times().size());
        }
    }

    @Test
    void aChainThatIsInterruptedKeepsWhatItsStagesFound() throws IOException {
        for (int stage = 0; stage < 3; stage++) {
            String name = List.of(
                            "inverse kinematics (1 of 3)", "inverse dynamics (2 of 3)", "joint reactions (3 of 3)")
                    .get(stage);
            Path out = folder.resolve("cut" + stage);
            GaitResult r = GaitChain.prepare(GaitRequest.of(SQUAT, LEG))
                    .run(out, (result, where) -> ResultFolder.write(result, "test", where), Watch.until(name, 11));
            assertEquals("interrupted", r.whole().outcome());
            assertTrue(
                    r.whole().stopped().startsWith(r.stages().get(stage).title() + ": interrupted at t = ")
                            && r.whole().stopped().contains("after 11 of "),
                    r.whole().stopped());
            assertEquals(stage + 1, r.stages().size());
            assertEquals(11, r.stages().get(stage).result().times().length);
            assertTrue(Files.exists(out.resolve("ik/ik.mot")));
            assertEquals(stage > 0, Files.exists(out.resolve("id/inverse_dynamics.sto")));
            assertEquals(stage == 0, r.checks().isEmpty()); // nothing is judged by part of its frames
            ResultFolder.write(r.whole(), "test", out);
        }
    }
}
