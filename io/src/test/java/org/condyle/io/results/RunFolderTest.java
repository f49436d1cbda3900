package org.condyle.io.results;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.io.document.DocumentException;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Recording;
import org.condyle.text.ChannelId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFolderTest {
    private static final String ODD = "a \"quoted\", [odd]\nname";

    @TempDir
    Path dir;

    private static final RunResult RESULT = SampleRun.run(
            List.of(),
            List.of(),
            List.of(
                    new Channel(ChannelId.parse(ODD), Dimension.TORQUE, s -> s.state.time < 1 ? Double.NaN : 1 / 3.0),
                    new Channel(
                            ChannelId.parse("unbounded"),
                            Dimension.NONE,
                            s -> s.state.time < 1 ? Double.NEGATIVE_INFINITY : 4.9e-324)));

    @BeforeEach
    void write() throws IOException {
        ResultFiles.write(RESULT, dir);
    }

    @Test
    void everyNumberComesBackToTheLastBit() throws IOException {
        RunFolder run = RunFolder.read(dir);
        Recording r = RESULT.recording();
        assertEquals(r.rows(), run.rows());
        assertArrayEquals(r.times(), run.time());
        assertEquals(r.channels().size() + 1, run.all().size());
        for (int c = 0; c < r.channels().size(); c++) {
            Channel channel = r.channels().get(c);
            RunFolder.Series s = run.all().get(c + 1);
            assertEquals(channel.name(), s.name());
            assertEquals(channel.unit(), s.unit());
            assertArrayEquals(r.column(c), s.values()); // NaN equals NaN here, 0 does not equal -0
        }
        assertEquals("N*m", run.series(ODD).unit());
    }

    @Test
    void theSummaryComesBack() throws IOException {
        RunFolder run = RunFolder.read(dir);
        assertEquals(RESULT.model(), run.model());
        assertEquals(RESULT.caseName(), run.caseName());
        assertEquals("completed", run.outcome());
        assertEquals(RESULT.outputs(), run.outputs());
        RESULT.outputs()
                .keySet()
                .forEach(o -> assertEquals(RESULT.outputUnits().getOrDefault(o, ""), run.outputUnit(o)));
    }

    @Test
    void anUnknownChannelIsToldWithTheNearestAndAll() throws IOException {
        RunFolder run = RunFolder.read(dir);
        String message = problem(() -> run.series("hip.angel"));
        assertTrue(message.contains("did you mean 'hip.angle'?"), message);
        assertTrue(message.contains("recorded channels: time, "), message);
    }

    @Test
    void whatIsNotARunsFolderIsRefusedWithTheWayOut() throws IOException {
        assertTrue(problem(() -> RunFolder.read(dir.resolve("nowhere"))).contains("no such folder"));
        assertTrue(problem(() -> RunFolder.read(dir.resolve("recording.csv"))).contains("this is a file"));
        Path empty = Files.createDirectory(dir.resolve("empty"));
        assertTrue(problem(() -> RunFolder.read(empty)).contains("it has no recording.csv"));
    }

    @Test
    void damageIsToldWithItsLine() throws IOException {
        Path csv = dir.resolve("recording.csv");
        Files.writeString(csv, "time [s],a [m]\n0,1\n1,2,3\n");
        assertTrue(problem(() -> RunFolder.read(dir)).contains("recording.csv:3: there are 3 numbers"));
        Files.writeString(csv, "time [s],a [m]\n0,one\n");
        assertTrue(problem(() -> RunFolder.read(dir)).contains("recording.csv:2: 'one' is not a number"));
        Files.writeString(csv, "depth,a\n0,1\n");
        assertTrue(problem(() -> RunFolder.read(dir)).contains("not the time"));
        Files.writeString(csv, "time [s],\"a\n");
        assertTrue(problem(() -> RunFolder.read(dir)).contains("a quote in the header is not closed"));
        Files.write(csv, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertTrue(problem(() -> RunFolder.read(dir)).contains("UTF-8"));
        Files.writeString(csv, "time [s]\n0\n");
        Files.writeString(dir.resolve("summary.json"), "{\n oops");
        assertTrue(problem(() -> RunFolder.read(dir)).contains("summary.json:2: this is not JSON"));
    }

    private interface Action {
        void run() throws IOException;
    }

    private static String problem(Action action) {
        return assertThrows(DocumentException.class, action::run).getMessage();
    }
}
