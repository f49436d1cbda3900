package org.condyle.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.condyle.app.Command;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Makes the pictures of pages in docs/images when asked to: {@code docs/images/make-screenshots}. */
@ResourceLock(Browser.LOCK)
class ScreenshotsTest {
    private static final Path IMAGES = Path.of("..", "docs", "images");

    @TempDir
    private Path folder;

    @Test
    void makesThePicturesOfTheDocumentation() throws Exception {
        assumeTrue(Boolean.getBoolean("condyle.screenshots"), "only when asked: docs/images/make-screenshots");
        Browser browser = Browser.shared();
        report(browser, "contact/ball-in-seat", "", "light", IMAGES.resolve("report.png"));
        report(browser, "walking/seven-segments", "", "dark", IMAGES.resolve("report-dark.png"));
        report(browser, "soft/hard-floor", "skin", "light", IMAGES.resolve("traction.png"));
        Path out = folder.resolve("gallery");
        run("reproduce", "all", "--quiet", "--out", out.toString());
        Page page = browser.open(out.resolve("gallery.html"), 1280, 1500);
        page.picture(IMAGES.resolve("gallery.png"), false);
    }

    @Test
    void makesThePicturesOfMeasuredJoints() throws Exception {
        assumeTrue(Boolean.getBoolean("condyle.screenshots"), "only when asked: docs/images/make-screenshots");
        String subjects = "shoulder/engin-sinus.csv:completed";
        figure("shoulder-sinus.svg", "sinus", subjects, "--bands");
        figure(
                "shoulder-globe.svg",
                "globe",
                subjects,
                "--bands",
                "--pole",
                "59.29,79.08",
                "--view",
                "10,110",
                "--up=-z");
        figure("shoulder-map.svg", "map", "shoulder/resistance");
        figure("shoulder-perspective.svg", "perspective", "shoulder/resistance");
        Path out = folder.resolve("thrown-arm");
        run("run", "shoulder/thrown-arm", "--quiet", "--out", out.toString());
        Browser browser = Browser.shared();
        Page page = browser.open(out.resolve("report.html"), 1280, 700);
        page.ask("document.querySelector('.scene-tools').scrollIntoView()");
        page.click("#scene canvas"); // lets the wheel zoom
        page.ask(NEARER);
        page.ask("new Promise(r => setTimeout(() => r(1), 500))");
        page.picture(IMAGES.resolve("joint-globe.png"), false);
    }

    @Test
    void makesThePictureOfTheKnee() throws Exception {
        assumeTrue(Boolean.getBoolean("condyle.screenshots"), "only when asked: docs/images/make-screenshots");
        Path out = folder.resolve("knee");
        run("run", "knee/articular", "--quiet", "--out", out.toString());
        Browser browser = Browser.shared();
        Page page = browser.open(out.resolve("report.html"), 1280, 800);
        page.ask("document.querySelector('.scene-tools').scrollIntoView()");
        page.ask(BENT);
        page.ask("new Promise(r => setTimeout(() => r(1), 500))");
        page.picture(IMAGES.resolve("knee.png"), false);
    }

    @Test
    void makesThePictureOfTheMuscles() throws Exception {
        assumeTrue(Boolean.getBoolean("condyle.screenshots"), "only when asked: docs/images/make-screenshots");
        Path out = folder.resolve("leg-extension");
        run("run", "knee/leg-extension", "--case", "controlled", "--quiet", "--out", out.toString());
        Browser browser = Browser.shared();
        Page page = browser.open(out.resolve("report.html"), 1280, 1000);
        page.ask("(() => { const s = document.getElementById('time');"
                + " s.value = Number(s.min) + 0.8 * (Number(s.max) - Number(s.min));"
                + " s.dispatchEvent(new Event('input', {bubbles: true})); })()");
        page.ask("document.getElementById('muscles').scrollIntoView()");
        page.ask("new Promise(r => setTimeout(() => r(1), 500))");
        page.picture(IMAGES.resolve("muscles.png"), false);
    }

    /** The knee in the middle of its flexion. */
    private static final String BENT = """
            (() => { const time = document.getElementById("time");
              time.value = 0.4 * Number(time.max);
              time.dispatchEvent(new Event("input", {bubbles: true})); })()""";

    /** The upper arm in the middle of the scene, twice as large, near the end of the run. */
    private static final String NEARER = """
            (() => { const follow = document.querySelector(".scene-tools select"), canvas = document.querySelector("#scene canvas");
              const time = document.getElementById("time");
              time.value = 0.93 * Number(time.max);
              time.dispatchEvent(new Event("input", {bubbles: true}));
              follow.value = [...follow.options].find(o => o.textContent === "follow humerus").value;
              follow.dispatchEvent(new Event("change"));
              for (let i = 0; i < 14; i++) canvas.dispatchEvent(new WheelEvent("wheel", {deltaY: -100})); })()""";

    private static void figure(String name, String kind, String... more) {
        List<String> line = new ArrayList<>(
                List.of("plot", "--kind", kind, "-o", IMAGES.resolve(name).toString()));
        line.addAll(List.of(more));
        run(line.toArray(String[]::new));
    }

    /** In the middle of its first contact; without one, a third on the way. */
    private void report(Browser browser, String model, String caseName, String scheme, Path png) throws Exception {
        Path out = folder.resolve(model.replace('/', '-'));
        List<String> line = new ArrayList<>(List.of("run", model, "--quiet", "--out", out.toString()));
        if (!caseName.isEmpty()) {
            line.addAll(List.of("--case", caseName));
        }
        run(line.toArray(new String[0]));
        JsonNode contacts = JsonMapper.builder()
                .build()
                .readTree(Files.readString(out.resolve("summary.json")))
                .get("contacts");
        String time = contacts.isEmpty()
                ? "Number(s.min) + 0.3 * (Number(s.max) - Number(s.min))"
                : String.valueOf(0.5
                        * (contacts.get(0).get("start").asDouble()
                                + contacts.get(0).get("end").asDouble()));
        Page page = browser.open(out.resolve("report.html"), 1280, 1660);
        page.prefer(scheme);
        page.ask("(() => { const s = document.getElementById('time'); s.value = " + time + ";"
                + " s.dispatchEvent(new Event('input', {bubbles: true})); })()");
        page.ask("new Promise(r => setTimeout(() => r(1), 500))");
        page.picture(png, false);
        assertTrue(Files.size(png) > 10_000, png + " is blank");
    }

    private static void run(String... line) {
        Command command = Command.run(line);
        assertTrue(List.of(0, 1).contains(command.code()), command.all());
    }
}
