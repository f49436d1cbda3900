package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PictureCommandTest {
    private static final String MODEL = "mechanisms/pendulum";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private Command picture(String source, String file, String... more) {
        List<String> line = new ArrayList<>(List.of(
                "picture",
                source,
                "--size",
                "160x120",
                "-o",
                folder.resolve(file).toString()));
        line.addAll(List.of(more));
        return Command.run(line.toArray(String[]::new));
    }

    private byte[] bytes(String source, String file, String... more) throws Exception {
        Command command = picture(source, file, more);
        assertEquals(0, command.code(), command.all());
        return Files.readAllBytes(folder.resolve(file));
    }

    @Test
    void theSameRunGivesTheSameBytesFromAModelAndFromItsFolder() throws Exception {
        for (String model : List.of(MODEL, "tops/heavy-top")) {
            byte[] once = bytes(model, "once.png", "--time", "30%");
            assertArrayEquals(once, bytes(model, "twice.png", "--time", "30%"));
            Path out = folder.resolve(model.replace('/', '-'));
            Command.run("run", model, "--quiet", "--no-report", "--out", out.toString());
            assertArrayEquals(once, bytes(out.toString(), "again.png", "--time", "30%"));
            BufferedImage read = ImageIO.read(folder.resolve("once.png").toFile());
            assertEquals(160, read.getWidth());
            assertEquals(120, read.getHeight());
        }
    }

    @Test
    void timeViewAndThemeChangeThePicture() throws Exception {
        byte[] usual = bytes("tops/heavy-top", "a.png");
        for (String[] more : new String[][] {{"--time", "0"}, {"--view", "top"}, {"--view", "1,0.2,-3"}, {"--dark"}}) {
            assertFalse(Arrays.equals(usual, bytes("tops/heavy-top", "b.png", more)), String.join(" ", more));
        }
    }

    @Test
    void aFilmIsAGifOrNumberedFiles() throws Exception {
        byte[] gif = bytes(MODEL, "film.gif", "--seconds", "0.5");
        assertArrayEquals(gif, bytes(MODEL, "film2.gif", "--seconds", "0.5"));
        assertEquals("GIF89a", new String(gif, 0, 6, java.nio.charset.StandardCharsets.US_ASCII));
        Command command = picture(MODEL, "film.png", "--film", "--seconds", "0.5");
        assertEquals(0, command.code(), command.all());
        for (int i = 1; i <= 10; i++) {
            assertTrue(Files.exists(folder.resolve(String.format("film-%03d.png", i))), "frame " + i);
        }
        assertFalse(Files.exists(folder.resolve("film-011.png")));
    }

    @Test
    void severalRunsStandSideBySide() throws Exception {
        Command command = Command.run(
                "picture",
                MODEL,
                "tops/heavy-top",
                "--size",
                "100x80",
                "-o",
                folder.resolve("two.png").toString());
        assertEquals(0, command.code(), command.all());
        assertEquals(200, ImageIO.read(folder.resolve("two.png").toFile()).getWidth());
    }

    @ParameterizedTest
    @CsvSource({
        "--view, sidewise, wrong-word",
        "--view, '0,0,0', wrong-word",
        "--follow, nobody, unknown-name",
        "--time, soon, not-a-number",
        "--time, 1e9, outside-data",
        "--bones, glass, wrong-word"
    })
    void refusesWhatItDoesNotKnowWithTheOptionAndACode(String option, String value, String code) {
        Command command = picture(MODEL, "a.png", option, value);
        assertEquals(2, command.code(), command.all());
        assertTrue(
                command.err().contains(option + " " + value) && command.err().contains("explain " + code + "'"),
                command.all());
        assertFalse(Files.exists(folder.resolve("a.png")));
    }

    @Test
    void refusesSizesThatAreNone() {
        Command command = Command.run(
                "picture", MODEL, "--size", "12", "-o", folder.resolve("a.png").toString());
        assertEquals(2, command.code(), command.all());
        assertTrue(command.err().contains("explain bad-setting'"), command.all());
    }

    @Test
    void refusesToWriteOverOtherFiles() throws Exception {
        Files.writeString(folder.resolve("mine.png"), "mine");
        assertEquals(2, picture(MODEL, "mine.png").code());
        assertEquals("mine", Files.readString(folder.resolve("mine.png")));
        assertEquals(0, picture(MODEL, "mine.png", "--force").code());
        assertEquals(0, picture(MODEL, "mine.png").code(), "now it is one of ours");
        assertEquals(2, picture(MODEL, "a.svg").code());
    }
}
