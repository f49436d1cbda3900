package org.condyle.io.results;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.condyle.expression.Dimension;
import org.condyle.io.data.Csv;
import org.condyle.io.data.DataTable;
import org.condyle.io.model.SchemaCheck;
import org.condyle.simulate.Channel;
import org.condyle.simulate.EnergyLedger;
import org.condyle.simulate.Episode;
import org.condyle.simulate.Impact;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Recording;
import org.condyle.simulate.event.Event;
import org.condyle.simulate.event.Omitted;
import org.condyle.text.ChannelId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ResultFilesTest {
    @TempDir
    Path dir;

    private List<String> lines(String file) throws IOException {
        return Files.readAllLines(dir.resolve(file));
    }

    private JsonNode summary() throws IOException {
        return JsonMapper.shared().readTree(Files.readString(dir.resolve("summary.json")));
    }

    @Test
    void csvReadsBackAsTheSameDoubles() throws IOException {
        RunResult result = SampleRun.run();
        Recording r = result.recording();
        ResultFiles.write(result, dir.resolve("deep/folder"));
        List<String> lines = Files.readAllLines(dir.resolve("deep/folder/recording.csv"));
        assertTrue(lines.get(0).startsWith("time [s],hip.angle [rad],"), lines.get(0));
        assertEquals(r.rows() + 1, lines.size());
        for (int row = 0; row < r.rows(); row++) {
            double[] read = Stream.of(lines.get(row + 1).split(","))
                    .mapToDouble(Double::parseDouble)
                    .toArray();
            assertEquals(r.time(row), read[0]);
            for (int c = 0; c < r.channels().size(); c++) {
                assertEquals(r.value(c, row), read[c + 1]);
            }
        }
    }

    @Test
    void stoReadsBackAndItsTimesIncreaseStrictly() throws IOException {
        // the event falls on a recorded instant, so the recording has two rows of one time
        Event onTheGrid = new Event("half", (s, m) -> s.time - 0.5, 1, false);
        RunResult result = SampleRun.run(List.of(onTheGrid), List.of(), List.of());
        Recording r = result.recording();
        ResultFiles.write(result, dir);
        List<String> lines = lines("recording.sto");
        int rows = lines.size() - 7;
        assertEquals(
                List.of(
                        "samples/swinging-leg",
                        "version=1",
                        "nRows=" + rows,
                        "nColumns=" + (r.channels().size() + 1),
                        "inDegrees=no",
                        "endheader"),
                lines.subList(0, 6));
        assertTrue(lines.get(6).startsWith("time\thip.angle\thip.speed\t"), lines.get(6));
        double last = Double.NEGATIVE_INFINITY;
        int row = 0;
        for (String line : lines.subList(7, lines.size())) {
            double[] read =
                    Stream.of(line.split("\t")).mapToDouble(Double::parseDouble).toArray();
            assertTrue(read[0] > last, line);
            last = read[0];
            while (row + 1 < r.rows() && r.time(row + 1) == r.time(row)) {
                row++;
            }
            double[] recorded = new double[read.length];
            recorded[0] = r.time(row);
            for (int c = 1; c < read.length; c++) {
                recorded[c] = r.value(c - 1, row);
            }
            assertArrayEquals(recorded, read);
            row++;
        }
        assertEquals(r.rows(), row);
    }

    @Test
    void bothRecordingsAreReadByTheReaderOfDataTables() throws IOException {
        RunResult result = SampleRun.run();
        Recording r = result.recording();
        ResultFiles.write(result, dir);
        DataTable csv = DataTable.parse("r.csv", Files.readString(dir.resolve("recording.csv")));
        assertEquals(r.channels().size() + 1, csv.columns().size());
        assertArrayEquals(r.times(), csv.column("time"));
        assertArrayEquals(r.column(r.indexOf("hip.angle")), csv.column("hip.angle"));
        assertEquals("rad", csv.unit("hip.angle"));
        DataTable sto = DataTable.parse("r.sto", Files.readString(dir.resolve("recording.sto")));
        sto.requireIncreasing("time");
        assertEquals(csv.columns(), sto.columns());
        assertArrayEquals(Arrays.stream(r.times()).distinct().toArray(), sto.column("time"));
        assertFalse(sto.inDegrees());
    }

    @Test
    void numbersAreTheShortestThatReadBack() {
        assertEquals("0.002", Csv.number(2e-3));
        assertEquals("2.0E23", Csv.number(2e23)); // Double.toString of Java 17: 1.9999999999999998E23
        for (double x :
                new double[] {0.1, -0.0, Math.PI, Double.MIN_VALUE, Double.MAX_VALUE, 1e22, 9007199254740993.0}) {
            assertEquals(Double.toString(x), Double.toString(Double.parseDouble(Csv.number(x))));
        }
        assertEquals("NaN", Csv.number(Double.NaN));
        assertEquals("-Infinity", Csv.number(Double.NEGATIVE_INFINITY));
    }

    @Test
    void summaryHasTheKeysOfTheContractInOrder() throws IOException {
        RunResult result = SampleRun.run();
        ResultFiles.write(result, dir);
        JsonNode s = summary();
        assertEquals(
                List.of(
                        "format",
                        "condyle",
                        "model",
                        "case",
                        "changes",
                        "outcome",
                        "time",
                        "steps",
                        "rejected",
                        "evaluations",
                        "wallSeconds",
                        "ledger",
                        "constraints",
                        "impacts",
                        "contacts",
                        "events",
                        "channels",
                        "outputs",
                        "outputUnits",
                        "claims",
                        "warnings"),
                List.copyOf(s.propertyNames()));
        assertEquals("completed", s.get("outcome").asString());
        assertEquals(
                List.of("initial", "final", "work", "workBySource", "dissipated", "residual", "relativeResidual"),
                List.copyOf(s.get("ledger").propertyNames()));
        EnergyLedger ledger = result.outcome().ledger();
        assertEquals(ledger.totalWork(), s.get("ledger").get("work").asDouble());
        assertEquals(ledger.last(), s.get("ledger").get("final").asDouble());
        ledger.dissipated()
                .forEach((name, x) -> assertEquals(
                        x, s.get("ledger").get("dissipated").get(name).asDouble()));
        assertEquals(
                List.of("maxPosition", "maxVelocity"),
                List.copyOf(s.get("constraints").propertyNames()));
        assertEquals(List.of("time", "name"), List.copyOf(s.get("events").get(0).propertyNames()));
        assertEquals(
                List.of("unit", "first", "last", "min", "max"),
                List.copyOf(s.get("channels").get("hip.angle").propertyNames()));
        assertEquals(0, s.get("impacts").size() + s.get("contacts").size());
        assertEquals(
                List.of("id", "source", "says", "test", "value", "unit", "verdict", "expected", "because"),
                List.copyOf(s.get("claims").get(0).propertyNames()));
        assertEquals("holds", s.get("claims").get(0).get("verdict").asString());
        assertEquals("contradicted", s.get("claims").get(1).get("expected").asString());
        assertTrue(s.get("outputs").get("not-reached").isNull());
        assertEquals(1, s.get("warnings").size());
    }

    /** The schema has all keys, and a run and its parts have what the schema requires. */
    @Test
    void summaryIsAsItsSchemaSays() throws IOException {
        String schema = SummarySchema.text(), text = ResultFiles.summary(SampleRun.run());
        assertEquals(List.of(), SchemaCheck.errors(schema, text));
        JsonNode s = JsonMapper.shared().readTree(text),
                known = JsonMapper.shared().readTree(schema);
        assertEquals(1, s.get("format").asInt());
        for (String key : s.propertyNames()) {
            assertTrue(
                    known.get("properties").has(key)
                            || known.get("else").get("properties").has(key),
                    key);
        }
        assertFalse(SchemaCheck.errors(schema, text.replace("\"format\" : 1", "\"format\" : 2"))
                .isEmpty());
        assertFalse(SchemaCheck.errors(schema, text.replace("\"residual\"", "\"rest\""))
                .isEmpty());
    }

    @Test
    void aRunThatStoppedSaysWhyAndLongListsAreCutAndCounted() throws IOException {
        RunResult r = SampleRun.run();
        List<Event.Occurrence> many = new ArrayList<>();
        for (int i = 0; i < 1234; i++) {
            many.add(new Event.Occurrence(i, "hit"));
        }
        Outcome o = new Outcome(
                Outcome.End.STOPPED,
                1,
                "event 'hit'",
                1,
                0,
                1,
                r.outcome().ledger(),
                Double.NaN,
                Double.POSITIVE_INFINITY,
                many,
                List.of(new Impact(0.25, "elbow.upper", 2, 1, 0.5, 3)),
                List.of(new Episode("pair", 0.5, Double.NaN, 2, 1e-3, 40, Double.NaN, 0)),
                List.of("w", "'hip-passive' was never measured on this subject"),
                List.of(),
                List.of(),
                Omitted.NOTHING);
        ResultFiles.write(ChangedRun.of(r).outcome(o).get(), dir);
        JsonNode s = summary();
        assertEquals("stopped", s.get("outcome").asString());
        assertEquals("event 'hit'", s.get("message").asString());
        assertEquals(1000, s.get("events").size());
        assertEquals(234, s.get("eventsOmitted").asInt());
        JsonNode impact = s.get("impacts").get(0);
        assertEquals("elbow.upper", impact.get("at").asString());
        assertEquals(0.5, impact.get("energyLost").asDouble());
        JsonNode contact = s.get("contacts").get(0);
        assertEquals("pair", contact.get("pair").asString());
        assertEquals(1e-3, contact.get("maxDepth").asDouble());
        assertTrue(contact.get("end").isNull());
        assertTrue(s.get("constraints").get("maxPosition").isNull());
        assertTrue(s.get("constraints").get("maxVelocity").isNull());
        assertEquals(2, s.get("warnings").size()); // the repeated one once
    }

    @Test
    void hostileNamesStayInTheirCell() throws IOException {
        String name = "a,b\"c\"\td\ne </script>\u202Ex";
        Channel hostile = new Channel(ChannelId.parse(name), Dimension.TORQUE, i -> Double.NaN);
        Channel alike =
                new Channel(ChannelId.parse("a,b\"c\"_d_e_</script>\u202Ex"), Dimension.NONE, i -> i.state.time);
        ResultFiles.write(SampleRun.run(List.of(), List.of(), List.of(hostile, alike)), dir);
        String csv = Files.readString(dir.resolve("recording.csv"));
        assertTrue(csv.contains(",\"a,b\"\"c\"\"\td\ne </script>\u202Ex [N*m]\","));
        assertTrue(csv.contains(",NaN,"));
        String[] labels = lines("recording.sto").get(6).split("\t", -1);
        String[] first = lines("recording.sto").get(7).split("\t", -1);
        assertEquals(first.length, labels.length);
        assertNotEquals(labels[labels.length - 1], labels[labels.length - 2]);
        JsonNode channel = summary().get("channels").get(name);
        assertTrue(channel.get("first").isNull() && channel.get("min").isNull());
    }

    @Test
    void writingAgainGivesTheSameBytesAndReplaces() throws IOException {
        RunResult result = SampleRun.run();
        ResultFiles.write(result, dir);
        byte[] before = Files.readAllBytes(dir.resolve("summary.json"));
        Files.writeString(dir.resolve("summary.json"), "old");
        ResultFiles.write(SampleRun.run(), dir);
        assertArrayEquals(before, Files.readAllBytes(dir.resolve("summary.json")));
    }

    @Test
    void aFailureLeavesTheOldFileAndNothingElse() throws IOException {
        Path file = dir.resolve("x.csv");
        AtomicFile.write(file, "old");
        assertThrows(
                IOException.class,
                () -> AtomicFile.write(file, out -> {
                    out.write(new byte[1 << 20]);
                    throw new IOException("disk full");
                }));
        assertThrows(
                IllegalStateException.class,
                () -> AtomicFile.write(file, out -> {
                    throw new IllegalStateException();
                }));
        assertEquals("old", Files.readString(file));
        // a folder in the way of a result: refused, and no temporary file stays
        Files.createDirectories(dir.resolve("y.csv/full"));
        assertThrows(IOException.class, () -> AtomicFile.write(dir.resolve("y.csv"), "new"));
        try (Stream<Path> left = Files.list(dir)) {
            assertEquals(
                    List.of("x.csv", "y.csv"),
                    left.map(p -> p.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void aRecordingWithoutRowsIsWrittenToo() throws IOException {
        RunResult r = SampleRun.run();
        Recording empty = new Recording(List.of(new Channel(ChannelId.parse("x"), Dimension.LENGTH, i -> 0)));
        ResultFiles.write(ChangedRun.of(r).bare("m").recording(empty).get(), dir);
        assertEquals(List.of("time [s],x [m]"), lines("recording.csv"));
        assertTrue(summary().get("channels").get("x").get("first").isNull());
        assertTrue(summary().get("channels").get("x").get("max").isNull());
        assertFalse(summary().has("message"));
    }
}
