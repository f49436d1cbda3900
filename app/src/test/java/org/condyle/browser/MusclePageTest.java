package org.condyle.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.condyle.app.Command;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import tools.jackson.databind.JsonNode;

/** Muscles in the report: tubes, strips, stacks, and the fibre that moves. */
@ResourceLock(Browser.LOCK)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MusclePageTest {
    /** Pixels of the tubes: reddish or bluish, which the bodies, the grid and the joints are not once the tools hide the rest. */
    private static final String TUBES = """
            (() => { const c = document.querySelector("#scene canvas"), d = document.createElement("canvas");
              d.width = c.width; d.height = c.height;
              const g = d.getContext("2d"); g.drawImage(c, 0, 0);
              const p = g.getImageData(0, 0, d.width, d.height).data;
              let red = 0, blue = 0;
              for (let i = 0; i < p.length; i += 4) {
                red += p[i] > 1.5 * p[i + 1] && p[i + 2] > p[i + 1] && p[i] > 120 ? 1 : 0;
                blue += p[i + 2] > 1.5 * p[i + 1] && p[i + 2] > 1.5 * p[i] ? 1 : 0;
              }
              return [red, blue]; })()""";

    private @Nullable Browser browser;
    private @Nullable Path out;

    @BeforeAll
    void start(@TempDir Path folder) throws Exception {
        assumeTrue(Browser.program().isPresent(), "no Chromium here: pages are not looked at");
        browser = Browser.shared();
        Path model = folder.resolve("small-arm.yaml");
        Files.copy(Path.of("../io/src/test/resources/models/small-arm.yaml"), model);
        out = folder.resolve("out");
        Command command = Command.run("run", model.toString(), "--quiet", "--out", out.toString());
        assertEquals(0, command.code(), command.all());
    }

    private Page open(int width) throws Exception {
        return Objects.requireNonNull(browser).open(Objects.requireNonNull(out).resolve("report.html"), width, 900);
    }

    private static void setTime(Page page, double time) throws Exception {
        page.ask("(() => { const s = document.getElementById('time'); s.value = " + time + ";"
                + " s.dispatchEvent(new Event('input', {bubbles: true})); })()");
        page.ask("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(1))))");
    }

    @Test
    void tubesTurnRedWithTheirActivationAndCanBeHidden() throws Exception {
        Page page = open(1280);
        String legend = page.text("document.querySelector('.scene-legend').textContent");
        assertTrue(legend.contains("muscle activation01") && legend.contains("strong muscles"), legend);
        setTime(page, 0);
        JsonNode rest = page.ask(TUBES);
        setTime(page, 0.29); // the biceps at 0.64
        JsonNode active = page.ask(TUBES);
        assertTrue(rest.get(1).asInt() > 500, "resting muscles are blue: " + rest);
        assertTrue(active.get(0).asInt() > rest.get(0).asInt() + 300, rest + " becomes " + active);
        page.ask(
                "[...document.querySelectorAll('.scene-tools button')].find(b => b.textContent === 'Muscles').click()");
        setTime(page, 0.29);
        assertTrue(page.ask(TUBES).get(0).asInt() < 0.2 * active.get(0).asInt(), "" + page.ask(TUBES));
        assertEquals(List.of(), page.complaints());
        assertEquals(1, page.requests().size(), page.requests().toString());
    }

    @Test
    void theFibreMovesWithTheClockAndFollowsTheChoiceOfAMuscle() throws Exception {
        Page page = open(1280);
        String dot = "document.querySelector('.fibre-dot').style.transform";
        String stretch = "Number(document.querySelector('[data-stretch]').dataset.stretch)";
        setTime(page, 0.1);
        String before = page.text(dot);
        double early = page.number(stretch);
        setTime(page, 0.3);
        assertNotEquals(before, page.text(dot), "the dot moves");
        assertNotEquals(early, page.number(stretch));
        assertTrue(
                page.text("document.querySelector('.fibre-state').textContent").contains("activation 0.63"));
        page.ask("[...document.querySelectorAll('.strip-name')].find(b => b.textContent === 'triceps-long').click()");
        assertEquals("1", page.text("document.querySelector('#muscles figure:last-child select').value"));
        assertEquals("triceps-long", page.text("document.querySelector('.strip-name[aria-pressed=true]').textContent"));
        assertEquals(List.of(), page.complaints());
    }

    @Test
    void stacksShareTheClockAndTheZoomAndAddUp() throws Exception {
        Page page = open(1280);
        setTime(page, 0.3);
        JsonNode cursors =
                page.ask("[...document.querySelectorAll('#muscles [data-cursor]')].map(p => Number(p.dataset.cursor))");
        assertEquals(3, cursors.size(), "strips, tensions, moments");
        cursors.forEach(c -> assertEquals(0.3, c.asDouble(), 1e-9));
        JsonNode told =
                page.ask("[...document.querySelector('#muscles figure:nth-child(3)').querySelectorAll('.value')]"
                        + ".map(v => Number(v.textContent))");
        assertEquals(4, told.size(), "three muscles and their sum");
        assertEquals(
                told.get(3).asDouble(),
                told.get(0).asDouble() + told.get(1).asDouble() + told.get(2).asDouble(),
                1e-3,
                told.toString());
        page.ask("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'z', bubbles: true}))");
        assertEquals("0.05", page.text("document.querySelector('.strip-axis span').textContent"));
        page.ask("document.querySelector('#muscles figure:nth-child(2) button.key').click()");
        assertEquals(
                "false", page.text("document.querySelector('#muscles figure:nth-child(2) button.key').ariaPressed"));
        assertEquals(List.of(), page.complaints());
    }

    @Test
    void anEquilibriumShowsItsMusclesAsBarsWithoutAnAxisOfTime(@TempDir Path folder) throws Exception {
        Command command = Command.run("run", "arm/two-muscle-elbow", "--quiet", "--out", folder.toString());
        assertEquals(0, command.code(), command.all());
        Page page = Objects.requireNonNull(browser).open(folder.resolve("report.html"), 1280, 900);
        assertEquals(2, page.number("document.querySelectorAll('#muscles .strip').length"));
        assertTrue(page.ask("document.querySelector('.strip-axis').hidden").asBoolean());
        int filled = page.ask("""
                (() => { const c = document.querySelector("#muscles figure:nth-child(2) canvas");
                  const p = c.getContext("2d").getImageData(0, 0, c.width, c.height).data;
                  let n = 0;
                  for (let i = 0; i < p.length; i += 4) n += p[i + 3] > 200 && p[i + 2] > 1.4 * p[i] ? 1 : 0;
                  return Math.round(100 * n / (c.width * c.height)); })()""").asInt();
        assertTrue(filled > 30, "the tension of the flexor fills the width: " + filled + " %");
        assertEquals(List.of(), page.complaints());
    }

    @Test
    void fitsAPhone() throws Exception {
        Page page = open(390);
        assertTrue(page.number("document.documentElement.scrollWidth") <= 390, "wider than the screen");
        assertEquals(List.of(), page.complaints());
    }
}
