package org.condyle.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.app.Command;
import org.condyle.scenes.Seeds;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The report as a person sees it: opened from disk in Chromium, played, clicked and read. */
@Order(1) // it takes long, and all browser tests wait for each other
@ResourceLock(Browser.LOCK)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportPageTest {
    private static final String PIXELS = """
            (() => { const c = document.querySelector("#scene canvas"), d = document.createElement("canvas");
              d.width = c.width; d.height = c.height;
              const g = d.getContext("2d"); g.drawImage(c, 0, 0);
              const p = g.getImageData(0, 0, d.width, d.height).data;
              let hash = 0, colours = new Set();
              for (let i = 0; i < p.length; i += 4) {
                const rgb = p[i] << 16 | p[i + 1] << 8 | p[i + 2];
                hash = (Math.imul(hash, 31) + rgb) | 0;
                if (colours.size < 50) colours.add(rgb);
              }
              return {hash, colours: colours.size}; })()""";

    /** Pixels in the dark red to orange of medium pressures, which nothing else in the small knee has. */
    private static final String PRESSED = """
            (() => { const c = document.querySelector("#scene canvas"), d = document.createElement("canvas");
              d.width = c.width; d.height = c.height;
              const g = d.getContext("2d"); g.drawImage(c, 0, 0);
              const p = g.getImageData(0, 0, d.width, d.height).data;
              let n = 0;
              for (let i = 0; i < p.length; i += 4) {
                n += Math.hypot(p[i] - 0x78, p[i + 1] - 0x1c, p[i + 2] - 0x6d) < 25 || Math.hypot(p[i] - 0xa5, p[i + 1] - 0x2c, p[i + 2] - 0x60) < 25;
              }
              return n; })()""";

    private @Nullable Browser browser;

    @TempDir
    private Path folder;

    @BeforeAll
    void start() throws Exception {
        assumeTrue(
                Browser.program().isPresent(),
                "no Chromium here: pages are not looked at (./verify --install, or apt-get install chromium)");
        browser = Browser.shared();
    }

    private static Path run(String model, String... more) throws Exception {
        return Reports.of(model, more);
    }

    private Page open(Path out) throws Exception {
        return java.util.Objects.requireNonNull(browser).open(out.resolve("report.html"), 1280, 900);
    }

    private static void setTime(Page page, double share) throws Exception {
        page.ask("(() => { const s = document.getElementById('time');"
                + " s.value = Number(s.min) + " + share + " * (Number(s.max) - Number(s.min));"
                + " s.dispatchEvent(new Event('input', {bubbles: true})); })()");
        page.ask("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(1))))");
    }

    /** A planar mechanism, and limbs that touch, in a usual run. */
    static List<String> models() {
        return Seeds.of(
                List.of(
                        "mechanisms/double-pendulum",
                        "tops/heavy-top",
                        "contact/bouncing-ball",
                        "walking/seven-segments",
                        "shoulder/thrown-arm",
                        "contact/newtons-cradle"),
                3);
    }

    @ParameterizedTest
    @MethodSource("models")
    void opensFromDiskMovesAndStaysAtHome(String model) throws Exception {
        Path out = run(model);
        assertTrue(Files.size(out.resolve("report.html")) < 3_000_000, model + " is too large to mail");
        Page page = open(out);

        setTime(page, 0.1);
        JsonNode early = page.ask(PIXELS);
        assertTrue(early.get("colours").asInt() > 3, "the scene is blank");
        setTime(page, 0.45);
        assertNotEquals(early.get("hash").asInt(), page.ask(PIXELS).get("hash").asInt(), "nothing moved");

        showsTheExtremesOfTheSummary(page, out);
        assertEquals(List.of(), page.complaints(), model);
        assertEquals(1, page.requests().size(), page.requests().toString());
    }

    private static void showsTheExtremesOfTheSummary(Page page, Path out) throws Exception {
        JsonNode channels = JsonMapper.builder()
                .build()
                .readTree(Files.readString(out.resolve("summary.json")))
                .get("channels");
        JsonNode drawn = page.ask("[...document.querySelectorAll('.plot[data-channels]')].flatMap(p =>"
                + " JSON.parse(p.dataset.channels).map((name, i) =>"
                + " [name, Number(p.getAttribute('data-min-' + i)), Number(p.getAttribute('data-max-' + i))]))");
        int compared = 0;
        for (JsonNode d : drawn) {
            JsonNode c = channels.get(d.get(0).asString());
            if (c == null) {
                continue; // not recorded: read off the film
            }
            compared++;
            double low = c.get("min").asDouble(), high = c.get("max").asDouble();
            double near = Math.max(1e-9, 1e-6 * Math.max(Math.abs(low), Math.abs(high))); // below it is rounding
            // the summary also knows the steps between the rows: the drawing lies inside, and near
            assertTrue(d.get(1).asDouble() >= low - near, d + " against " + c);
            assertTrue(d.get(2).asDouble() <= high + near, d + " against " + c);
            assertEquals(
                    high - low, d.get(2).asDouble() - d.get(1).asDouble(), 0.02 * (high - low) + near, d + " " + c);
        }
        assertTrue(compared > 0, "no recorded channel is drawn");
    }

    @Test
    void theSliderMovesPlotsAndSceneTogether() throws Exception {
        Page page = open(run("mechanisms/pendulum"));
        setTime(page, 0.25);
        double now = page.number("Number(document.getElementById('time').value)");
        JsonNode cursors =
                page.ask("[...document.querySelectorAll('.plot[data-channels]')].map(p => Number(p.dataset.cursor))");
        assertTrue(cursors.size() > 0);
        for (JsonNode c : cursors) {
            assertEquals(now, c.asDouble(), 1e-9);
        }
        assertEquals(now, page.number("parseFloat(document.getElementById('now').textContent)"), 0.01);
    }

    @Test
    void aRowOfTheContactsJumpsToItsTime() throws Exception {
        Page page = open(run("contact/bouncing-ball"));
        double start = page.number("Number(document.querySelector('tr[data-time]').dataset.time)");
        page.click("tr[data-time]");
        assertEquals(start, page.number("Number(document.getElementById('time').value)"), 1e-9);
        setTime(page, 0.9);
        page.ask("document.querySelector('tr[data-time]').focus()");
        page.key("Enter");
        assertEquals(start, page.number("Number(document.getElementById('time').value)"), 1e-9);
    }

    @Test
    void playsAndPausesByKeyboard() throws Exception {
        Page page = open(run("mechanisms/pendulum"));
        setTime(page, 0);
        page.ask("document.getElementById('play').focus()");
        page.key("Enter");
        page.waitFor("Number(document.getElementById('time').value) > Number(document.getElementById('time').min)");
        page.key("Enter");
        double stopped = page.number("Number(document.getElementById('time').value)");
        Thread.sleep(200);
        assertEquals(stopped, page.number("Number(document.getElementById('time').value)"));
    }

    @Test
    void fitsAPhone() throws Exception {
        Page page = java.util.Objects.requireNonNull(browser)
                .open(run("contact/two-spheres").resolve("report.html"), 390, 844);
        assertTrue(
                page.number("document.documentElement.scrollWidth") <= 390,
                "the page is wider than the screen: " + page.number("document.documentElement.scrollWidth"));
        assertEquals(List.of(), page.complaints());
    }

    /** Pixels that hiding the contacts changes, and how many of them have a colour of each end of the legend's scale. */
    private static final String TRACTION = """
            (async () => {
              const frame = () => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)));
              const button = name => [...document.querySelectorAll(".scene-tools button")].find(b => b.textContent === name);
              const grab = () => { const c = document.querySelector("#scene canvas"), d = document.createElement("canvas");
                d.width = c.width; d.height = c.height;
                const g = d.getContext("2d"); g.drawImage(c, 0, 0);
                return g.getImageData(0, 0, d.width, d.height).data; };
              const ends = [...document.querySelectorAll(".scene-traction .scene-ramp")].map(r =>
                [...r.style.background.matchAll(/rgb\\((\\d+), (\\d+), (\\d+)\\)/g)].slice(2).map(m => m.slice(1).map(Number)));
              const near = (p, i, ramp) => ramp.slice(1).some((b, k) => [0, 0.25, 0.5, 0.75, 1].some(s =>
                b.every((x, n) => Math.abs(ramp[k][n] + s * (x - ramp[k][n]) - p[i + n]) < 10)));
              button("Forces").click(); await frame();
              const on = grab();
              button("Contacts").click(); await frame();
              const off = grab();
              button("Contacts").click(); button("Forces").click(); await frame();
              const out = {changed: 0, of: ends.map(() => 0)};
              for (let i = 0; i < on.length; i += 4) {
                if (on[i] !== off[i] || on[i + 1] !== off[i + 1] || on[i + 2] !== off[i + 2]) {
                  out.changed++;
                  ends.forEach((ramp, k) => { out.of[k] += near(on, i, ramp) ? 1 : 0; });
                }
              }
              return out;
            })()""";

    private static String legend(Page page) throws Exception {
        return page.text("document.querySelector('.scene-traction')?.textContent ?? 'none'");
    }

    @Test
    void aSurfaceIsColouredWhileItIsPressedAndThenHasItsOwnColourAgain() throws Exception {
        assumeTrue(Seeds.all(), "takes long: ./verify --all does it");
        Page page = open(run("contact/foundation", "--case", "medium"));
        setTime(page, 0.02);
        JsonNode free = page.ask(PIXELS);
        assertEquals(0, page.ask(TRACTION).get("changed").asInt(), "nothing touches yet");
        setTime(page, 0.4137);
        JsonNode small = page.ask(PIXELS);
        int first = page.ask(TRACTION).get("changed").asInt(), now = first;
        assertTrue(first > 100, "no patch is to be seen");
        for (double share : new double[] {0.5273, 0.6391, 0.7719, 0.98}) { // between frames of the film, too
            int before = now;
            setTime(page, share);
            now = page.ask(TRACTION).get("changed").asInt();
            assertTrue(now > 0.95 * before, "the patch grows, but had " + before + " pixels and has " + now);
        }
        assertTrue(now > 1.5 * first, "the patch grew from " + first + " to " + now + " pixels");
        setTime(page, 0.4137);
        assertEquals(small, page.ask(PIXELS), "the border of the large patch stays behind");
        setTime(page, 0.02);
        assertEquals(free, page.ask(PIXELS), "colours stay behind");
        assertEquals("pressure 06.3 MPa", legend(page).replaceAll("6\\.\\d+", "6.3"));
        assertEquals(List.of(), page.complaints());
    }

    @Test
    void pressureAndAdhesionOnTheRimHaveTheColoursOfTheLegend() throws Exception {
        Page page = open(run("soft/adhesion", "--case", "pulled"));
        assertTrue(legend(page).matches("adhesion −1 kPa0[0-9]+ Pa pressure"), legend(page));
        setTime(page, 0);
        JsonNode pressed = page.ask(TRACTION).get("of");
        setTime(page, 0.25);
        JsonNode pulled = page.ask(TRACTION).get("of");
        assertTrue(pressed.get(1).asInt() > 300, "the bottom is pressed: " + pressed);
        assertTrue(pulled.get(0).asInt() > 300, "the bottom is pulled: " + pulled);
        assertTrue(pressed.get(1).asInt() > 3 * pulled.get(1).asInt(), pressed + " and " + pulled);
        assertEquals(List.of(), page.complaints());
    }

    /** Deformed by its own matrix, in motion, with its ghosts, between the frames of the film. */
    @Test
    void theRimOfABodyThatDeformsIsColouredAtEveryTime() throws Exception {
        Page page = open(run("soft/affine-disk", "--case", "rolling"));
        String run = legend(page);
        page.ask("[...document.querySelectorAll('.scene-tools button')].find(b => b.textContent === 'Strobe').click()");
        for (double share : new double[] {0.1, 0.333, 0.5013, 0.77}) {
            setTime(page, share);
            JsonNode seen = page.ask(TRACTION);
            assertTrue(seen.get("of").get(0).asInt() > 100, share + ": " + seen); // of a picture with curves beside it
        }
        page.ask(
                "[...document.querySelectorAll('.scene-tools button')].find(b => b.textContent === 'Autoscale').click()");
        setTime(page, 0.1);
        assertNotEquals(run, legend(page), "the scale is that of the moment");
        assertEquals(List.of(), page.complaints());
    }

    @Test
    void withoutTractionsThereIsNoScaleForThem() throws Exception {
        String compliant = legend(open(run("contact/bouncing-ball"))); // in the area of Hertz
        assertTrue(compliant.contains("pressure") && compliant.contains("MPa"), compliant);
        Page page = open(run("contact/bouncing-ball", "--case", "impulsive"));
        assertEquals("none", legend(page));
        assertEquals(
                0,
                page.number("[...document.querySelectorAll('.scene-tools button')]"
                        + ".filter(b => b.textContent === 'Autoscale').length"));
    }

    /** Whoever turns a tablet, or makes a window narrow, sees what opens in a narrow one, and nothing is cut off. */
    @Test
    void aPlanarSceneIsFittedAnewWhenThePageBecomesNarrow() throws Exception {
        assumeTrue(Seeds.all(), "takes long: ./verify --all does it");
        Path out = run("mechanisms/slider-crank");
        Page narrow = java.util.Objects.requireNonNull(browser).open(out.resolve("report.html"), 390, 844);
        JsonNode wanted = drawn(narrow), wide, fitted;
        Page page = open(out);
        wide = drawn(page);
        page.size(390, 844);
        page.waitFor("document.querySelector('#scene canvas').clientWidth < 390");
        fitted = drawn(page);
        assertNotEquals(wide, fitted);
        assertEquals(wanted, fitted);
    }

    /** The scene once it stands still. */
    private static JsonNode drawn(Page page) throws Exception {
        page.ask("new Promise(r => { let n = 0; const f = () => ++n < 6 ? requestAnimationFrame(f) : r(1); f(); })");
        return page.ask(PIXELS);
    }

    @Test
    void whatWasMeasuredIsDrawnBesideTheCurves() throws Exception {
        Files.writeString(
                folder.resolve("film.csv"),
                "time [s],angle [deg],speed [rad/s],a [deg],b [deg]\n0,0,1,0,2\n0.05,3,,3,5\n0.1,60,2,5,7\n0.2,90,1,9,9\n");
        Path model = folder.resolve("measured.yaml");
        Files.writeString(model, """
                condyle: 1
                gravity: none
                bodies: {a: {mass: 1, inertia: {zz: 1}}}
                joints: {hinge: {type: pin, child: a}}
                initial: {hinge: {speed: 1}}
                run: {until: 0.1 s}
                plots:
                  angle: {y: hinge.angle, y-unit: deg, measured: {film: {file: film.csv, y: angle}, band: {file: film.csv, y: [a, b]}}}
                  speed: {x: hinge.angle, x-unit: deg, y: hinge.speed, measured: {film: {file: film.csv, x: angle, y: speed}}}
                """);
        Path out = folder.resolve("measured");
        Command command = Command.run("run", model.toString(), "--quiet", "--out", out.toString());
        assertEquals(0, command.code(), command.all());
        Page page = open(out);
        for (int plot = 0; plot < 2; plot++) {
            String figure = "document.getElementById('plot-" + plot + "')";
            assertTrue(page.ask("[...document.querySelectorAll('#plot-" + plot
                            + " .key bdi')].some(k => k.textContent === 'film'" + " && k.title === 'film.csv')")
                    .asBoolean());
            String inked = "(() => { const c = " + figure + ".querySelector('canvas:not(.swatch)');"
                    + " const p = c.getContext('2d').getImageData(0, 0, c.width, c.height).data; let n = 0;"
                    + " for (let i = 0; i < p.length; i += 4) n += p[i] > p[i + 2] + 60 && p[i + 3] > 40; return n; })()";
            int seen = page.ask(inked).asInt();
            page.ask(figure + ".querySelectorAll('.key')[1].click()");
            page.ask("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(1))))");
            assertTrue(seen > 200, seen + " orange pixels in plot " + plot);
            assertEquals(0, page.ask(inked).asInt(), "hidden by its key in plot " + plot);
        }
    }

    @Test
    void aKneeShowsItsPlotsLigamentsAndContactPaths() throws Exception {
        Path model = folder.resolve("small-knee.yaml");
        Files.copy(Path.of("../io/src/test/resources/models/small-knee.yaml"), model);
        for (String caseName : Seeds.of(List.of("", "half-space", "foundation"), 2)) {
            Path out = folder.resolve("knee-" + caseName);
            Command command =
                    Command.run("run", model.toString(), "--quiet", "--out", out.toString(), "--case", caseName);
            assertEquals(0, command.code(), command.all());
            assertTrue(Files.size(out.resolve("report.html")) < 1_800_000, "too large");
            Page page = open(out);
            assertEquals(
                    "Ligament forces against flexion",
                    page.ask("document.querySelector('#first .plot-title').textContent")
                            .asString());
            assertEquals(
                    "flexion [deg]",
                    page.ask("document.querySelector('#first .below').textContent")
                            .asString());
            double degrees = page.ask("Math.max(...[...document.querySelectorAll('#first .plot')]"
                            + ".map(p => Number(p.getAttribute('data-max-0'))))")
                    .asDouble();
            assertTrue(degrees > 900, "the largest force in newtons: " + degrees);
            String legend = page.ask("document.querySelector('.scene-legend').textContent")
                    .asString();
            assertTrue(legend.contains("strain0") && legend.contains(" %"), legend);
            assertTrue(legend.contains("paths of contact points"), legend);
            page.ask(
                    "[...document.querySelectorAll('.scene-tools button')].find(b => b.textContent === 'Top').click()");
            setTime(page, 0.5); // from above one looks through the condyle on the patch
            assertEquals(!caseName.isEmpty(), legend.contains("MPa"), legend);
            assertEquals(!caseName.isEmpty(), page.ask(PRESSED).asInt() > 60, caseName + ": " + page.ask(PRESSED));
            int with = page.ask(PIXELS).get("hash").asInt();
            for (String name : List.of("Paths", "Ligaments")) {
                page.ask("[...document.querySelectorAll('.scene-tools button')].find(b => b.textContent === '" + name
                        + "').click()");
                page.ask("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(1))))");
                int without = page.ask(PIXELS).get("hash").asInt();
                assertNotEquals(with, without, name + " are not to be seen");
                with = without;
            }
            assertEquals(List.of(), page.complaints());
        }
    }
}
