package org.condyle.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.condyle.app.Command;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import tools.jackson.databind.JsonNode;

/** Muscles on the pages of analyses: optimisation, computed muscle control, muscle analysis, forward dynamics. */
@ResourceLock(Browser.LOCK)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AnalysisMusclePageTest {
    private @Nullable Browser browser;

    private Path folder = Path.of("");

    @BeforeAll
    void start(@TempDir Path own) throws Exception {
        folder = own;
        assumeTrue(Browser.program().isPresent(), "no Chromium here: pages are not looked at");
        browser = Browser.shared();
        String model = Files.readString(Path.of("../io/src/test/resources/models/small-arm.yaml"))
                .replaceAll("control: \"= [^\"]*\"", "control: 0.05");
        write("arm.yaml", model);
        write("weak.yaml", model.replace("600 N", "60 N"));
        StringBuilder motion = new StringBuilder("motion\ninDegrees=yes\nendheader\ntime\telbow.angle\twrist.angle\n");
        for (int i = 0; i <= 120; i++) {
            double t = 0.01 * i;
            motion.append(String.format(Locale.ROOT, "%.3f\t%.6f\t%.6f%n", t, 70 + 25 * Math.sin(4 * t), 5 * t));
        }
        write("arm.mot", motion.toString());
        write("wrist.xml", actuators("wrist", 5));
        write(
                "both.xml",
                actuators("wrist", 5).replace("</objects></ForceSet>", "")
                        + actuators("elbow", 20).replace("<ForceSet><objects>", ""));
        write(
                "forward.xml",
                "<OpenSimDocument Version='40000'><ForwardTool name='arm'><model_file>arm.yaml</model_file>"
                        + "<initial_time>0</initial_time><final_time>0.4</final_time></ForwardTool></OpenSimDocument>");
    }

    private static String actuators(String joint, double force) {
        return "<ForceSet><objects><CoordinateActuator name='reserve_" + joint + "'><coordinate>" + joint
                + ".angle</coordinate>" + "<optimal_force>" + force
                + "</optimal_force></CoordinateActuator></objects></ForceSet>";
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }

    /** Analyses and opens the page. */
    private Page page(int width, int code, String... words) throws Exception {
        Path out = folder.resolve(String.join("-", words).replaceAll("[^a-z]", ""));
        List<String> all = new ArrayList<>(List.of("analyse"));
        for (String word : words) {
            all.add(word.contains(".") ? folder.resolve(word).toString() : word);
        }
        all.addAll(List.of("--out", out.toString()));
        if (!Files.exists(out)) {
            Command c = Command.run(all.toArray(String[]::new));
            assertEquals(code, c.code(), c.all());
        }
        return Objects.requireNonNull(browser).open(out.resolve("report.html"), width, 1300);
    }

    private Page optimisation(int width) throws Exception {
        return page(
                width,
                0,
                "static-optimisation",
                "--model",
                "arm.yaml",
                "--coordinates",
                "arm.mot",
                "--actuators",
                "both.xml");
    }

    private static void setTime(Page page, double time) throws Exception {
        page.ask("(() => { const s = document.getElementById('time'); s.value = " + time + ";"
                + " s.dispatchEvent(new Event('input', {bubbles: true})); })()");
        page.ask("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(1))))");
    }

    /** Pictures to look at, with -Dcondyle.pictures=FOLDER. */
    private static void picture(Page page, String name) throws Exception {
        String where = System.getProperty("condyle.pictures", "");
        if (!where.isEmpty()) {
            page.ask("[...document.querySelectorAll('h2')].find(h => h.textContent === 'Muscles').scrollIntoView()");
            page.picture(Path.of(where, name + ".png"), false);
        }
    }

    @Test
    void anOptimisationShowsActivationsForcesAndMomentsThatAddUpToWhatIsAskedFor() throws Exception {
        Page page = optimisation(1400);
        assertEquals(3, page.number("document.querySelectorAll('#muscles .strip').length"));
        assertEquals(3, page.number("document.querySelectorAll('#muscles > figure').length"), "no plot of a fibre");
        assertEquals(0, page.number("document.querySelectorAll('#muscles button.strip-name').length"));
        setTime(page, 0.8);
        String legend = "[...document.querySelector('#muscles figure:nth-child(3)').querySelectorAll('.key')]";
        JsonNode names = page.ask(legend + ".map(k => k.textContent.replace(/[-−0-9. ]+$/, ''))");
        assertTrue(names.toString().contains("reserves") && names.toString().contains("asked for"), names.toString());
        JsonNode told = page.ask(legend + ".map(k => Number(k.querySelector('.value').textContent.replace('−', '-')))");
        double sum = 0;
        for (int i = 0; i < told.size() - 1; i++) {
            sum += told.get(i).asDouble();
        }
        assertEquals(told.get(told.size() - 1).asDouble(), sum, 2e-3 * Math.abs(sum) + 1e-3, told.toString());
        String share = page.text("document.querySelector('[aria-label=\"Shares of the reserves\"] tbody').textContent");
        assertTrue(share.contains("elbow_angle") && share.contains("%"), share);
        assertEquals(List.of(), page.complaints());
        assertEquals(1, page.requests().size(), page.requests().toString());
        picture(page, "so-light-1400");
        page.prefer("dark");
        picture(page, "so-dark-1400");
    }

    @Test
    void framesWithoutASolutionComeFirst() throws Exception {
        Page page = page(
                1400,
                4,
                "static-optimisation",
                "--model",
                "weak.yaml",
                "--coordinates",
                "arm.mot",
                "--actuators",
                "wrist.xml");
        assertTrue(page.text("document.querySelector('.banner b').textContent").contains("Not to be trusted"));
        String first = page.text("document.querySelector('[aria-label=\"Frames without a solution\"]').textContent");
        assertTrue(first.contains("elbow_angle") && first.contains("missing"), first);
        assertTrue(page.ask(
                        "document.querySelector('[aria-label=\"Frames without a solution\"]')"
                                + ".compareDocumentPosition(document.querySelector('#muscles')) === Node.DOCUMENT_POSITION_FOLLOWING")
                .asBoolean());
        assertTrue(page.text("document.querySelector('section p.bad b').textContent")
                .contains("Frames without a solution"));
        page.ask("document.querySelector('[aria-label=\"Frames without a solution\"] tbody tr').click()");
        assertTrue(page.number("Number(document.querySelector('#muscles [data-cursor]').dataset.cursor)") > 0);
        assertEquals(List.of(), page.complaints());
        picture(page, "gaps-light-1400");
    }

    @Test
    void computedMuscleControlShowsFibresAndReserves() throws Exception {
        Page page = page(1400, 0, "cmc", "--model", "arm.yaml", "--coordinates", "arm.mot", "--actuators", "both.xml");
        assertEquals(4, page.number("document.querySelectorAll('#muscles > figure').length"));
        assertEquals(3, page.number("document.querySelectorAll('#muscles button.strip-name').length"));
        assertTrue(page.text("document.querySelector('#muscles').textContent").contains("reserves"));
        assertEquals(List.of(), page.complaints());
        picture(page, "cmc-light-1400");
    }

    @Test
    void muscleAnalysisAndForwardRunsShowTheirMuscles() throws Exception {
        Page page = page(1400, 0, "muscles", "--model", "arm.yaml", "--coordinates", "arm.mot");
        assertEquals(4, page.number("document.querySelectorAll('#muscles > figure').length"));
        assertEquals(List.of(), page.complaints());
        Page forward = page(1400, 0, "forward.xml");
        assertEquals(4, forward.number("document.querySelectorAll('#muscles > figure').length"));
        assertEquals(List.of(), forward.complaints());
        picture(forward, "forward-light-1400");
    }

    /** Activations of the model at rest would not be results. */
    @Test
    void inverseDynamicsHasNoSectionOfMuscles() throws Exception {
        Page page = page(1400, 0, "id", "--model", "arm.yaml", "--coordinates", "arm.mot");
        assertFalse(page.ask("document.querySelector('#muscles') !== null").asBoolean());
        assertEquals(List.of(), page.complaints());
    }

    @Test
    void fitsAPhone() throws Exception {
        Page page = optimisation(390);
        assertTrue(page.number("document.documentElement.scrollWidth") <= 390, "wider than the screen");
        assertEquals(List.of(), page.complaints());
        picture(page, "so-light-390");
        page.prefer("dark");
        picture(page, "so-dark-390");
    }
}
