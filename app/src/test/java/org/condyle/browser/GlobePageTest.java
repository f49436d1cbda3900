package org.condyle.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.condyle.dynamics.Mechanism;
import org.condyle.function.ScalarFunction;
import org.condyle.io.results.Filmed;
import org.condyle.io.results.Presentation;
import org.condyle.io.results.RunResult;
import org.condyle.joints.Ball;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.resistance.CardanResistance;
import org.condyle.resistance.Contour;
import org.condyle.resistance.EnginField;
import org.condyle.resistance.EnginSinus;
import org.condyle.resistance.JointResistance;
import org.condyle.resistance.SinusResistance;
import org.condyle.resistance.SinusVariant;
import org.condyle.resistance.TorsionContour;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Recording;
import org.condyle.simulate.Run;
import org.condyle.simulate.Simulation;
import org.condyle.view.Report;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/** The globe about a joint that resists, in the report: an arm is thrown out of its sinus and comes back. */
@ResourceLock(Browser.LOCK)
class GlobePageTest {
    private static final double[] SINUS = { // Engin's mean shoulder
        1.49936, -0.09257, -0.24640, -0.29356, 0.18743, 0.58589, 0.45557, 0.00899, -0.42918, -0.47066
    };
    private static final double[] FIELD = {
        -21.49310, -2.03660, 2.21320, 19.60600, 5.15610, 15.78320, -1.36790, -4.13520, 0.21110, -0.60590
    };

    /** Pixels of the scene near a colour of the legend. */
    private static final String NEAR = """
            (() => { const want = getComputedStyle(document.querySelector(".scene-globes .NAME")).color.match(/\\d+/g).map(Number);
              const c = document.querySelector("#scene canvas"), d = document.createElement("canvas");
              d.width = c.width; d.height = c.height;
              const g = d.getContext("2d"); g.drawImage(c, 0, 0);
              const p = g.getImageData(0, 0, d.width, d.height).data;
              let n = 0;
              for (let i = 0; i < p.length; i += 4) n += want.every((x, k) => Math.abs(p[i + k] - x) < 12) ? 1 : 0;
              return n; })()""";

    @TempDir
    private Path folder;

    @BeforeAll
    static void thereIsABrowser() {
        assumeTrue(Browser.program().isPresent(), "no Chromium here: pages are not looked at");
    }

    private interface Made {
        JointResistance on(JointResistance.Site site);
    }

    private record Thrown(RunResult result, Recording recording) {}

    private static Thrown thrown(Made made, String channel) {
        Model.Builder b = Model.builder("thrown arm");
        int arm = b.body(Body.of("arm", 2.1).centre(0, 0, 0.15).inertia(0.018, 0.018, 0.002));
        Frame socket = new Frame(new double[] {0, 1.4, 0}, Rotations.withZAlong(new double[] {0.5, -0.35, 0.8}));
        var joint = b.joint("shoulder", new Ball(), Motion.GROUND, arm, socket, Frame.IDENTITY);
        b.force("resistance", made.on(new JointResistance.Site(joint, 0.05)));
        Model model = b.build();
        State start = model.newState();
        start.v[0] = 6;
        start.v[1] = 9;
        start.v[2] = 1;
        Simulation run = Run.of(model)
                .startAt(start)
                .until(1.2)
                .every(0.004)
                .record(channel)
                .simulation();
        Outcome outcome = run.run(start, Listener.NONE);
        RunResult result = new RunResult(
                "0",
                "thrown-arm",
                "",
                Map.of(),
                "Thrown arm",
                "",
                run.recording(),
                outcome,
                0,
                Map.of(),
                Map.of(),
                List.of(),
                List.of(),
                "",
                new Filmed(Mechanism.compile(model), run.film(), false),
                null,
                Presentation.PLAIN);
        return new Thrown(result, run.recording());
    }

    private static JointResistance measured(JointResistance.Site site, Contour contour) {
        return new SinusResistance(site, contour, new EnginField(FIELD), null, SinusVariant.CONSERVATIVE, 0);
    }

    private Page open(Browser browser, Thrown thrown) throws Exception {
        Path page = folder.resolve("report.html");
        Files.writeString(page, Report.html(thrown.result(), "today"));
        return browser.open(page, 1280, 900);
    }

    private static void setTime(Page page, double time) throws Exception {
        page.ask("(() => { const s = document.getElementById('time'); s.value = " + time + ";"
                + " s.dispatchEvent(new Event('input', {bubbles: true})); })()");
        page.ask("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(1))))");
    }

    private static int near(Page page, String name) throws Exception {
        return (int) page.number(NEAR.replace("NAME", name));
    }

    private static String note(Page page) throws Exception {
        return page.text("document.querySelector('.scene-note').textContent");
    }

    private static void click(Page page, String button) throws Exception {
        page.ask("[...document.querySelectorAll('.scene-tools button')].find(b => b.textContent === '" + button
                + "').click()");
        page.ask("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(1))))");
    }

    /** Rows with the largest and with some values of how far the bone is outside. */
    private static int farthest(Recording r, double[] outside) {
        int best = 0;
        for (int i = 1; i < r.rows(); i++) {
            best = outside[i] > outside[best] ? i : best;
        }
        return best;
    }

    @Test
    void theTrailOfTheBonePlaysWithTheRunAndIsRedOutsideTheSinus() throws Exception {
        Thrown thrown = thrown(s -> measured(s, new EnginSinus(SINUS)), "resistance.outside");
        double[] outside = thrown.recording().column("resistance.outside");
        int first = 0, far = farthest(thrown.recording(), outside);
        while (outside[first] == 0) {
            first++;
        }
        Browser browser = Browser.shared();
        Page page = open(browser, thrown);
        for (String scheme : List.of("light", "dark")) {
            page.prefer(scheme);
            setTime(page, 0);
            int contour = near(page, "scene-contour");
            assertTrue(contour > 200, "the sinus has " + contour + " pixels, " + scheme);
            assertEquals(0, near(page, "scene-outside"), scheme);
            setTime(page, 0.9 * thrown.recording().time(first - 1));
            assertEquals(0, near(page, "scene-outside"), "still inside, " + scheme);
            assertEquals("", note(page));
            setTime(page, thrown.recording().time(far));
            int red = near(page, "scene-outside");
            assertTrue(red > 30, "the trail outside has " + red + " pixels, " + scheme);
            double said = Double.parseDouble(note(page).replaceAll("resistance ([0-9.]+)° outside", "$1"));
            assertEquals(Math.toDegrees(outside[far]), said, 0.2, scheme);
            setTime(page, 0);
            assertEquals(0, near(page, "scene-outside"), "the trail goes back with the time, " + scheme);
            assertEquals(contour, near(page, "scene-contour"), scheme);
            click(page, "Globes");
            assertEquals(0, near(page, "scene-contour"), "hidden, " + scheme);
            click(page, "Globes");
        }
        assertEquals(List.of(), page.complaints());
    }

    @Test
    void aContourThatDependsOnTorsionMovesWithIt() throws Exception {
        double[] phi = {0, 1, 2, 3, 4, 5}, psi = {-1.5, 0, 1.5};
        double[][] theta = {{1, 1.2, 1, 1.1, 0.9, 1}, {1.4, 1.4, 1.3, 1.5, 1.2, 1.3}, {1, 0.9, 0.8, 1, 1.2, 1}};
        Thrown thrown = thrown(s -> measured(s, new TorsionContour(phi, psi, theta)), "resistance.outside");
        double[] outside = thrown.recording().column("resistance.outside");
        Browser browser = Browser.shared();
        Page page = open(browser, thrown);
        int seen = 0;
        for (int i = 0; i < outside.length; i += 20) {
            setTime(page, thrown.recording().time(i));
            if (outside[i] > 0.02) {
                seen++;
                double said = Double.parseDouble(note(page).replaceAll("resistance ([0-9.]+)° outside", "$1"));
                // the page interpolates between torsions ten degrees apart
                assertEquals(Math.toDegrees(outside[i]), said, 0.7, "row " + i);
            }
        }
        assertTrue(seen > 1, "never outside");
        assertEquals(List.of(), page.complaints());
    }

    @Test
    void withoutAContourThereIsOnlyTheTrail() throws Exception {
        ScalarFunction none = ScalarFunction.constant(0);
        Browser browser = Browser.shared();
        Page page = open(browser, thrown(s -> new CardanResistance(s, none, none, none), "resistance.theta"));
        setTime(page, 0.5);
        assertEquals("—its trail", page.text("document.querySelector('.scene-globes').textContent"));
        assertEquals("", note(page));
        assertEquals(List.of(), page.complaints());
    }
}
