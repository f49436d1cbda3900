package org.condyle.io.results;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.StepOptions;
import org.condyle.io.document.Fingerprint;
import org.condyle.mechanics.Model;
import org.condyle.simulate.Channels;
import org.condyle.simulate.Checkpoint;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Simulation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckpointsTest {
    private static final Fingerprint RUN =
            new Fingerprint(Map.of("case", "Fuß 1", "file leg.yaml", "12ab", "file gait.csv", "77"));

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
                        new ConstraintProjection(1e-12),
                        List.of(),
                        new Channels(m).usual(),
                        0.1));
    }

    private static Simulation whole(Model model, List<Checkpoint> taken) {
        Simulation run = simulation(model);
        run.run(SampleRun.start(model), new Listener() {
            @Override
            public void checkpoint(Checkpoint c) {
                taken.add(c);
            }
        });
        return run;
    }

    private void assertGoesOnLike(Simulation whole, Model model, double from) throws IOException {
        Checkpoint found;
        try (Checkpoints on = new Checkpoints(dir, RUN)) {
            found = on.resume();
        }
        assertEquals(from, found.state().time);
        Simulation second = simulation(model);
        second.resume(found, Listener.NONE);
        assertEquals(whole.recording().rows(), second.recording().rows());
        assertArrayEquals(whole.recording().times(), second.recording().times());
        for (int c = 0; c < whole.recording().channels().size(); c++) {
            assertArrayEquals(whole.recording().column(c), second.recording().column(c));
            assertEquals(whole.recording().least(c), second.recording().least(c));
        }
        assertArrayEquals(whole.last().q, second.last().q);
    }

    private List<String> files() throws IOException {
        try (var list = Files.list(dir)) {
            return list.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aRunGoesOnFromDiskAsIfItHadNeverStopped() throws IOException {
        Model model = SampleRun.leg();
        List<Checkpoint> taken = new ArrayList<>();
        Simulation whole = whole(model, taken);
        try (Checkpoints kept = new Checkpoints(dir, RUN)) {
            for (Checkpoint c : taken.subList(0, 5)) {
                kept.keep(c);
                assertGoesOnLike(whole, model, c.state().time);
            }
        }
        try (Checkpoints on = new Checkpoints(dir, RUN)) { // a second process goes on, and keeps further ones
            on.resume();
            on.keep(taken.get(5));
            on.keep(taken.get(6));
        }
        assertGoesOnLike(whole, model, taken.get(6).state().time);
        assertEquals(2, files().size(), files()::toString);
    }

    /** Killed at any instant: rows on their way are cut off; rows that are not there yet are not counted. */
    @Test
    void rowsThatWereOnTheirWayAreCutOff() throws IOException {
        Model model = SampleRun.leg();
        List<Checkpoint> taken = new ArrayList<>();
        Simulation whole = whole(model, taken);
        try (Checkpoints kept = new Checkpoints(dir, RUN)) {
            kept.keep(taken.get(1));
            byte[] counted = Files.readAllBytes(dir.resolve(Checkpoints.FILE));
            Path rows = rows();
            int before = (int) Files.size(rows);
            kept.keep(taken.get(2));
            byte[] all = Files.readAllBytes(rows);
            Random random = new Random(3);
            for (int trial = 0; trial < 12; trial++) {
                int written = before + random.nextInt(all.length - before + 1);
                Files.write(rows, Arrays.copyOf(all, written));
                Files.write(dir.resolve(Checkpoints.FILE), counted);
                assertGoesOnLike(whole, model, taken.get(1).state().time);
                assertEquals(before, Files.size(rows));
            }
        }
    }

    /** A run that begins anew leaves the old checkpoint whole until its own first one is. */
    @Test
    void aNewRunTakesANewFileForItsRows() throws IOException {
        Model model = SampleRun.leg();
        List<Checkpoint> taken = new ArrayList<>();
        Simulation whole = whole(model, taken);
        try (Checkpoints old = new Checkpoints(dir, RUN)) {
            old.keep(taken.get(4));
        }
        Files.createFile(dir.resolve("checkpoint-0123abcd.rows")); // of a run that was killed before its first one
        assertGoesOnLike(whole, model, taken.get(4).state().time);
        assertEquals(2, files().size(), files()::toString);
        Path rows = rows();
        try (Checkpoints anew = new Checkpoints(dir, RUN)) {
            anew.keep(taken.get(0));
        }
        assertTrue(Files.notExists(rows));
        assertGoesOnLike(whole, model, taken.get(0).state().time);
        assertEquals(2, files().size(), files()::toString);
    }

    /** The costly part of a checkpoint must not grow with the run: only what is new is written. */
    @Test
    void aCheckpointWritesTheNewRowsOnly() throws IOException {
        Model model = SampleRun.leg();
        List<Checkpoint> taken = new ArrayList<>();
        whole(model, taken);
        try (Checkpoints kept = new Checkpoints(dir, RUN)) {
            kept.keep(taken.get(7));
            Path rows = rows();
            byte[] all = Files.readAllBytes(rows);
            Files.write(rows, new byte[all.length]); // if it wrote them again they would be back
            kept.keep(taken.get(8));
            byte[] more = Files.readAllBytes(rows);
            assertArrayEquals(new byte[all.length], Arrays.copyOf(more, all.length));
            assertTrue(more.length > all.length);
        }
        IOException e = assertThrows(IOException.class, () -> new Checkpoints(dir, RUN).resume());
        assertTrue(String.valueOf(e.getMessage()).contains("is damaged"), e.getMessage());
    }

    private Path rows() throws IOException {
        return dir.resolve(files().stream()
                .filter(f -> f.matches(Checkpoints.ROWS))
                .findFirst()
                .orElseThrow());
    }

    @Test
    void whatIsNotAWholeCheckpointOfThisRunIsRefusedWithAReason() throws IOException {
        assertRefused(RUN, "there is no checkpoint in '" + dir + "'", "--checkpoint-every");
        Model model = SampleRun.leg();
        List<Checkpoint> taken = new ArrayList<>();
        whole(model, taken);
        try (Checkpoints kept = new Checkpoints(dir, RUN)) {
            kept.keep(taken.get(0));
        }
        assertRefused(RUN.and("file gait.csv", "78"), "the file 'gait.csv' has changed", "checkpoint.bin");
        assertRefused(RUN.and("file foot.stl", "1"), "the file 'foot.stl' was not read before");
        assertRefused(RUN.and("case", ""), "case: 'Fuß 1' then, none now");
        Path file = dir.resolve(Checkpoints.FILE);
        byte[] good = Files.readAllBytes(file);
        refused(file, "time,angle\n0,1\n".getBytes(StandardCharsets.UTF_8), "is not a checkpoint");
        refused(file, new byte[0], "is not a checkpoint");
        byte[] newer = good.clone();
        newer[7] = 9;
        refused(file, newer, "has format 9");
        for (int length = 8; length < good.length; length += Math.max(1, length / 7)) {
            refused(file, Arrays.copyOf(good, length), "is damaged");
        }
        refused(file, Arrays.copyOf(good, good.length + 1), "is damaged");
        Random random = new Random(11);
        for (int trial = 0; trial < 300; trial++) {
            byte[] bad = good.clone();
            bad[8 + random.nextInt(good.length - 8)] ^= (byte) (1 << random.nextInt(8));
            refused(file, bad, "is damaged");
        }
    }

    /** A check sum that was made right proves nothing: lengths are still looked at before memory is taken. */
    @Test
    void lengthsAreNotBelievedWhateverTheCheckSum() throws IOException {
        Model model = SampleRun.leg();
        List<Checkpoint> taken = new ArrayList<>();
        whole(model, taken);
        try (Checkpoints kept = new Checkpoints(dir, RUN)) {
            kept.keep(taken.get(0));
        }
        Path file = dir.resolve(Checkpoints.FILE);
        byte[] good = Files.readAllBytes(file);
        Random random = new Random(5);
        for (int trial = 0; trial < 300; trial++) {
            byte[] bad = good.clone();
            int at = 8 + random.nextInt(Math.min(300, good.length - 20));
            bad[at] = (byte) random.nextInt();
            CRC32 sum = new CRC32();
            sum.update(bad, 0, bad.length - 8);
            ByteBuffer.wrap(bad).putLong(bad.length - 8, sum.getValue());
            Files.write(file, bad);
            try (Checkpoints c = new Checkpoints(dir, RUN)) {
                c.resume(); // numbers may differ; nothing else may happen
            } catch (IOException e) {
                assertTrue(String.valueOf(e.getMessage()).contains("checkpoint"), e.getMessage());
            }
        }
    }

    private void refused(Path file, byte[] bytes, String why) throws IOException {
        Files.write(file, bytes);
        assertRefused(RUN, why, file.toString());
    }

    private void assertRefused(Fingerprint run, String... words) throws IOException {
        try (Checkpoints c = new Checkpoints(dir, run)) {
            IOException e = assertThrows(IOException.class, c::resume);
            for (String word : words) {
                assertTrue(String.valueOf(e.getMessage()).contains(word), e.getMessage());
            }
        }
    }
}
