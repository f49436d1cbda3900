package org.condyle.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Fingerprint;
import org.condyle.io.document.YamlText;
import org.condyle.study.task.Change;
import org.condyle.study.task.OutputColumn;
import org.condyle.study.task.Task;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyReaderTest {
    @TempDir
    private Path folder;

    private Varied only(String vary) throws IOException {
        return StudyFiles.study(folder, "vary: {" + vary + "}\n").varied().get(0);
    }

    private void says(String place, String words, String rest) throws IOException {
        String said = StudyFiles.problems(folder, rest);
        assertTrue(said.contains(place) && said.contains(words), said);
    }

    @Test
    void rangesAreReckonedInDecimals() throws IOException {
        Varied v = only("parameters.h: {from: 0.05, to: 1, steps: 20}");
        assertEquals(20, v.size());
        assertEquals(List.of("0.05", "0.1", "0.15"), v.values().subList(0, 3));
        assertEquals("1", v.values().get(19));
        assertEquals(0.15, v.numbers().get(2));
        assertEquals(
                List.of("0.1", "0.4", "0.7"),
                only("parameters.h: {from: 0.1, to: 0.99, by: 0.3}").values());
        assertEquals(
                List.of("3", "2", "1"),
                only("parameters.h: {from: 3, to: 1, by: -1}").values());
    }

    @Test
    void rangesHaveUnitsAndRatios() throws IOException {
        Varied v = only("parameters.h: {from: 1 mm, to: 1000 mm, steps: 4, spacing: log}");
        assertEquals(List.of("1 mm", "10 mm", "100 mm", "1000 mm"), v.values());
        assertEquals("mm", v.unit());
        assertEquals(List.of("1", "10", "100", "1000"), v.shown());
        assertTrue(v.log());
    }

    @Test
    void listsOfOneUnitAreNumbersAndOthersAreWords() throws IOException {
        Varied v = only("parameters.h: [1 m, 2 m, 2.5e-3 m]");
        assertEquals(List.of(1.0, 2.0, 0.0025), v.numbers());
        assertEquals("m", v.unit());
        Varied mixed = only("parameters.h: [1 m, 20 cm]");
        assertEquals(List.of("1 m", "20 cm"), mixed.shown());
        assertTrue(mixed.numbers().isEmpty());
        assertEquals(
                List.of("[0, -9.81, 0]", "\"none\"", "none"),
                only("gravity: [[0, -9.81, 0], \"none\", none]").values());
    }

    @Test
    void aGridTakesEveryValueWithEveryOtherTheLastFastest() throws IOException {
        Study s = StudyFiles.study(folder, "vary: {case: [moon, ~], parameters.h: [1, 2, 3]}\nset: {run.until: 4 s}\n");
        assertEquals(6, s.runs());
        Task fifth = s.tasks().get(4);
        assertEquals("", fifth.caseName());
        assertEquals(List.of(new Change("run.until", "4 s"), new Change("parameters.h", "2")), fifth.changes());
        assertEquals("moon", s.tasks().get(2).caseName());
    }

    @Test
    void togetherTakesTheFirstWithTheFirst() throws IOException {
        Study s = StudyFiles.study(folder, "vary: {parameters.h: [1, 2], parameters.m: [5, 7]}\ncombine: together\n");
        assertEquals(2, s.runs());
        assertEquals(
                List.of(new Change("parameters.h", "2"), new Change("parameters.m", "7")),
                s.tasks().get(1).changes());
        says(
                "fall.study.yaml:4:44",
                "has 3 values and parameters.h 2",
                "vary: {parameters.h: [1, 2], parameters.m: [5, 7, 9]}\ncombine: together\n");
    }

    @Test
    void outputsAreAllOfTheModelAndItsCasesUnlessGiven() throws IOException {
        Study s = StudyFiles.study(folder, "vary: {case: [jupiter, moon]}\n");
        assertEquals(
                List.of("speed", "time", "than"),
                s.outputs().stream().map(OutputColumn::column).toList());
        s = StudyFiles.study(folder, "vary: {parameters.h: [1]}\noutputs: [time, min(ball.y)]\n");
        assertEquals(
                List.of(new OutputColumn("time", "time", true), new OutputColumn("min(ball.y)", "min(ball.y)", false)),
                s.outputs());
        s = StudyFiles.study(folder, "vary: {parameters.h: [1]}\noutputs: {fast: speed}\n");
        assertEquals(List.of(new OutputColumn("fast", "speed", true)), s.outputs());
    }

    @Test
    void whatIsWrongIsToldAtItsPlaceInTheStudyFile() throws IOException {
        String h = "vary: {parameters.h: [1]}\n";
        says("fall.study.yaml:5:18", "no parameter 'hh'", "vary:\n  parameters.hh: [1, 2]\n");
        says("fall.study.yaml:4:28", "is a time", "vary: {parameters.h: [1 m, 3 s, 2 m]}\n");
        says("fall.study.yaml:4:24", "did you mean 'moon'?", "vary: {case: [jupiter, mon]}\n");
        says("fall.study.yaml:5:11", "there is no output 'sped'; did you mean 'speed'?", h + "outputs: [sped]\n");
        says("fall.study.yaml:5:16", "ball.yy", h + "outputs: [last(ball.yy)]\n");
        says("fall.study.yaml:5:10", "ball.q", h + "curves: [ball.q]\n");
        says("fall.study.yaml:5:30", "did you mean 'speed'?", h + "plots: [{x: parameters.h, y: sped}]\n");
        says("fall.study.yaml:5:18", "is also under 'vary'", "vary: {run.until: [1 s]}\nset: {run.until: 2 s}\n");
        says("fall.study.yaml:4:22", "one unit", "vary: {parameters.h: {from: 1 mm, to: 1 m, steps: 3}}\n");
        says("fall.study.yaml", "one of steps, by, uniform, normal", "vary: {parameters.h: {from: 1, to: 3}}\n");
        says("fall.study.yaml:4:1", "unknown key 'varry'", "varry: {parameters.h: [1]}\n");
        says("fall.study.yaml:5:44", "not among the values", h + "curves: [{y: ball.y, where: {parameters.h: 2}}]\n");
        says("fall.study.yaml", "makes 1000000000 runs", """
                vary: {parameters.h: {from: 1, to: 2, steps: 100000}, parameters.m: {from: 1, to: 2, steps: 10000}}
                """);
    }

    @Test
    void aModelThatIsNotThereIsToldWithAHint() throws IOException {
        Path file = StudyFiles.write(
                folder, "x.study.yaml", "condyle: 1\nstudy: x\nmodel: contact/two-sphere\nvary: {case: [a]}\n");
        DocumentException e = assertThrows(DocumentException.class, () -> Studies.read(file.toString()));
        assertTrue(e.getMessage().contains("x.study.yaml:3:8: model:"), e.getMessage());
        e = assertThrows(DocumentException.class, () -> Studies.read("contact/two-spheres"));
        assertTrue(e.getMessage().contains("condyle run contact/two-spheres"), e.getMessage());
    }

    /** Comments and the words of the study may change; values, model and data may not. */
    @Test
    void theFingerprintFollowsWhatRowsDependOn() throws IOException {
        String vary = "vary: {parameters.h: [1, 2]}\n";
        Fingerprint mark = StudyFiles.study(folder, vary).mark();
        assertEquals(
                mark,
                StudyFiles.study(folder, "# a comment\n" + vary + "notes: words\n")
                        .mark());
        assertNotEquals(
                mark,
                StudyFiles.study(folder, "vary: {parameters.h: [1, 2.5]}\n").mark());
        assertNotEquals(
                mark, StudyFiles.study(folder, vary + "outputs: [time]\n").mark());
        Path study = folder.resolve("fall.study.yaml");
        StudyFiles.study(folder, vary);
        StudyFiles.write(folder, "ball.yaml", StudyFiles.BALL.replace("m: 1 kg", "m: 2 kg"));
        assertNotEquals(mark, Studies.read(study.toString()).mark());
        String curve = StudyFiles.BALL + "curves: {c: {data: {file: c.csv, x: a, y: b}}}\n";
        StudyFiles.write(folder, "ball.yaml", curve);
        Files.writeString(folder.resolve("c.csv"), "a,b\n0,0\n1,1\n2,2\n3,3\n");
        Fingerprint with = Studies.read(study.toString()).mark();
        Files.writeString(folder.resolve("c.csv"), "a,b\n0,0\n1,1\n2,2\n3,4\n");
        assertEquals(
                "the file 'c.csv' has changed",
                with.changesTo(Studies.read(study.toString()).mark()));
        StudyFiles.write(folder, "ball.yaml", "include: ground.yaml\n" + curve);
        Files.writeString(folder.resolve("ground.yaml"), "gravity: [0, -9.81, 0]\n");
        Fingerprint including = Studies.read(study.toString()).mark();
        Files.writeString(folder.resolve("ground.yaml"), "gravity: [0, -1.62, 0] # on the moon\n");
        Fingerprint moon = Studies.read(study.toString()).mark();
        assertEquals("the file 'ground.yaml' has changed", including.changesTo(moon));
        Files.writeString(folder.resolve("ground.yaml"), "gravity: [0, -1.62, 0]\n");
        assertEquals(moon, Studies.read(study.toString()).mark());
    }

    /** Values reach the model as they stand in the file, whatever marks they have. */
    @Test
    void valuesReadBackAsThemselves() {
        for (String value : List.of(
                "1",
                "~",
                "\"a: b\"",
                "{a: [1, {b: \"x, y\"}], \"c d\": ~}",
                "= max(1, 2)",
                "-3 mm",
                "'it''s'",
                "\"tab\\there\"")) {
            Document d = Document.parse("test", "v: " + value + "\n");
            Document back = Document.parse("back", "v: 0\n")
                    .with("v", YamlText.of(d.find("v").orElseThrow()));
            if (!value.equals("~")) {
                assertEquals(
                        YamlText.of(d.find("v").orElseThrow()),
                        YamlText.of(back.find("v").orElseThrow()));
            }
        }
    }
}
