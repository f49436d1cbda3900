package org.condyle.io.results;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Projection;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.StepOptions;
import org.condyle.mechanics.Model;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Checkpoint;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Simulation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckpointFileTest {
    private static final String FINGERPRINT = "swinging leg, Fuß 1";

    @TempDir
    Path dir;

    private static Simulation simulation(Model model) {
        Mechanism m = Mechanism.compile(model);
        return new Simulation(
                m,
                new Plan(
                        1,
                        0.01,
                        new double[0],
                        new DormandPrince853(StepOptions.accuracy(1e-9)),
                        new Projection(1e-12),
                        List.of(),
                        new Channels(m).usual(),
                        0.3));
    }

    private static List<Checkpoint> checkpoints(Simulation run, Model model) {
        List<Checkpoint> taken = new ArrayList<>();
        run.run(SampleRun.start(model), new Listener() {
            @Override
            public void checkpoint(Checkpoint c) {
                taken.add(c);
            }
        });
        return taken;
    }

    @Test
    void aRunGoesOnFromDiskAsIfItHadNeverStopped() throws IOException {
        Model model = SampleRun.leg();
        Simulation whole = simulation(model);
        Path file = dir.resolve("new/run.checkpoint");
        CheckpointFile.write(checkpoints(whole, model).get(1), FINGERPRINT, file);

        Simulation second = simulation(model);
        second.resume(CheckpointFile.read(file, FINGERPRINT), Listener.NONE);
        assertEquals(whole.recording().rows(), second.recording().rows());
        for (int c = 0; c < whole.recording().channels().size(); c++) {
            assertArrayEquals(whole.recording().column(c), second.recording().column(c));
        }
        assertArrayEquals(whole.last().q, second.last().q);
    }

    @Test
    void whatIsNotAWholeCheckpointOfThisRunIsRefusedWithAReason() throws IOException {
        Model model = SampleRun.leg();
        Path file = dir.resolve("c");
        CheckpointFile.write(checkpoints(simulation(model), model).get(0), FINGERPRINT, file);
        byte[] good = Files.readAllBytes(file);

        assertRefused(file, good, "another leg", "belongs to another run: it says '" + FINGERPRINT);
        assertRefused(file, "time,angle\n0,1\n".getBytes(StandardCharsets.UTF_8), FINGERPRINT, "is not a checkpoint");
        assertRefused(file, new byte[0], FINGERPRINT, "is not a checkpoint");
        byte[] newer = good.clone();
        newer[7] = 9;
        assertRefused(file, newer, FINGERPRINT, "has format 9");
        for (int length = 8; length < good.length; length += Math.max(1, length / 7)) {
            assertRefused(file, Arrays.copyOf(good, length), FINGERPRINT, length < 40 ? "" : "ends too early");
        }
        assertRefused(file, Arrays.copyOf(good, good.length + 1), FINGERPRINT, "damaged");
        byte[] flipped = good.clone();
        flipped[good.length - 20] ^= 1;
        assertRefused(file, flipped, FINGERPRINT, "damaged");
        byte[] huge = good.clone();
        int lengthOfQ = 12 + FINGERPRINT.getBytes(StandardCharsets.UTF_8).length + 8;
        huge[lengthOfQ] = 0x7f; // claims two thousand million numbers
        assertRefused(file, huge, FINGERPRINT, "ends too early");
    }

    private static void assertRefused(Path file, byte[] bytes, String fingerprint, String why) throws IOException {
        Files.write(file, bytes);
        IOException e = assertThrows(IOException.class, () -> CheckpointFile.read(file, fingerprint));
        String message = String.valueOf(e.getMessage());
        assertTrue(message.contains(why) && message.contains(file.toString()), message);
    }
}
