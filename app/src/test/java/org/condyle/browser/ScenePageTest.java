package org.condyle.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.condyle.scenes.Seeds;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.parallel.ResourceLock;
import tools.jackson.databind.JsonNode;

/** The scene of the report: what is switched, named and looked at, and that nothing hides what the model computes. */
@Order(1) // it takes long, and all browser tests wait for each other
@ResourceLock(Browser.LOCK)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ScenePageTest {
    /** How many pixels are near a colour, and a number for all of them. */
    private static final String PIXELS = """
            (() => { const c = document.querySelector("#scene canvas"), d = document.createElement("canvas");
              d.width = c.width; d.height = c.height;
              const g = d.getContext("2d"); g.drawImage(c, 0, 0);
              const p = g.getImageData(0, 0, d.width, d.height).data;
              let hash = 0, bone = 0, muscle = 0;
              for (let i = 0; i < p.length; i += 4) {
                const [r, g, b] = [p[i], p[i + 1], p[i + 2]];
                hash = (Math.imul(hash, 31) + (r << 16 | g << 8 | b)) | 0;
                bone += r > g + 6 && g > b + 10 && r < 2 * b ? 1 : 0;
                muscle += b > 1.35 * r && b > 1.35 * g ? 1 : 0;
              }
              return {hash, bone, muscle}; })()""";

    /** Rectangles of the names that are shown, in the picture. */
    private static final String NAMES = """
            [...document.querySelectorAll(".scene-names span")].filter(s => s.style.visibility !== "hidden").map(s => {
              const b = s.getBoundingClientRect(), o = document.querySelector(".scene-names").getBoundingClientRect();
              return [b.left - o.left, b.top - o.top, b.right - o.left, b.bottom - o.top, o.width, o.height, s.className]; })""";

    private @Nullable Browser browser;

    @BeforeAll
    void start() throws Exception {
        assumeTrue(Browser.program().isPresent(), "no Chromium here: pages are not looked at");
        browser = Browser.shared();
    }

    private static Path report(String model, String... more) throws Exception {
        return Reports.of(model, more).resolve("report.html");
    }

    private Page open(Path page, int width) throws Exception {
        return Objects.requireNonNull(browser).open(page, width, 900);
    }

    private static JsonNode drawn(Page page) throws Exception {
        page.ask("new Promise(r => { let n = 0; const f = () => ++n < 4 ? requestAnimationFrame(f) : r(1); f(); })");
        return page.ask(PIXELS);
    }

    private static void press(Page page, String button) throws Exception {
        page.ask("[...document.querySelectorAll('.scene-tools button')].find(b => b.textContent === '" + button
                + "').click()");
    }

    private static boolean has(Page page, String button) throws Exception {
        return page.ask("[...document.querySelectorAll('.scene-tools button')].some(b => b.textContent === '" + button
                        + "')")
                .asBoolean();
    }

    @Test
    void bonesAreSolidClearOrHiddenAndMusclesStayInSight() throws Exception {
        Page page = open(report("knee/leg-extension"), 1280);
        JsonNode solid = drawn(page);
        List<JsonNode> others = new ArrayList<>();
        for (String step : List.of("clear", "hidden")) {
            page.ask("(() => { const s = document.querySelector('.scene-tools select[aria-label=bones]'); s.value = '"
                    + step + "'; s.dispatchEvent(new Event('change')); })()");
            others.add(drawn(page));
        }
        int bone = solid.get("bone").asInt();
        assertTrue(bone > 800, "pixels of bone: " + solid);
        assertTrue(others.get(0).get("bone").asInt() < 0.5 * bone, "clear: " + others.get(0));
        assertTrue(
                others.get(1).get("bone").asInt() <= others.get(0).get("bone").asInt(), "hidden: " + others.get(1));
        assertNotEquals(
                others.get(0).get("hash").asInt(), others.get(1).get("hash").asInt());
        int muscle = solid.get("muscle").asInt();
        assertTrue(muscle > 800, "pixels of muscle: " + solid);
        for (JsonNode other : others) {
            assertTrue(other.get("muscle").asInt() >= muscle, "what bones hid of muscles is seen better: " + other);
        }
        assertEquals(List.of(), page.complaints());
    }

    @Test
    void inertiaIsShownWhenAskedOfBodiesThatHaveAnotherLook() throws Exception {
        assumeTrue(Seeds.all(), "takes long: ./verify --all does it");
        Page page = open(report("leg/squat"), 1280);
        int without = drawn(page).get("hash").asInt();
        press(page, "Inertia");
        assertNotEquals(without, drawn(page).get("hash").asInt(), "ellipsoids");
        press(page, "Inertia");
        assertEquals(without, drawn(page).get("hash").asInt());
        assertEquals(List.of(), page.complaints());
        assertTrue(!has(open(report("contact/brick-wall"), 1280), "Inertia"), "all bodies have surfaces");
    }

    @Test
    void namesDoNotLieOverEachOther() throws Exception {
        for (String model : Seeds.of(List.of("knee/spatial", "knee/leg-extension", "shoulder/crash"), 3)) {
            for (int width : new int[] {1280, 390}) {
                Page page = open(report(model), width);
                press(page, "Names");
                for (double share : new double[] {0, 0.5, 0.9}) {
                    page.ask(
                            "(() => { const s = document.getElementById('time'); s.value = Number(s.min) + " + share
                                    + " * (Number(s.max) - Number(s.min)); s.dispatchEvent(new Event('input', {bubbles: true})); })()");
                    drawn(page);
                    apart(page.ask(NAMES), model + " at " + share + ", " + width + " wide");
                }
            }
        }
    }

    /** A planar model with bones is a person from the side; a body that is followed stays where it is in the picture. */
    @Test
    void walkersAreSeenFromTheSideAndFollowed() throws Exception {
        Page page = open(report("walking/downhill", "--set", "run.until=2 s"), 1280);
        JsonNode first = drawn(page);
        assertTrue(first.get("bone").asInt() > 3000, "legs fill the picture: " + first);
        assertEquals(
                "left",
                page.text("document.querySelector('.scene-tools select').selectedOptions[0].textContent")
                        .replace("follow ", ""));
        page.ask("(() => { const s = document.getElementById('time'); s.value = s.max;"
                + " s.dispatchEvent(new Event('input', {bubbles: true})); })()");
        JsonNode last = drawn(page);
        assertNotEquals(first.get("hash").asInt(), last.get("hash").asInt());
        assertTrue(last.get("bone").asInt() > 0.7 * first.get("bone").asInt(), "they are still there: " + last);
        press(page, "Front");
        int front = drawn(page).get("bone").asInt();
        assertTrue(front < 0.5 * last.get("bone").asInt(), "the way of two seconds is longer than a leg: " + front);
        assertEquals(List.of(), page.complaints());
    }

    private static void apart(JsonNode names, String where) {
        assertTrue(names.size() > 5, where + ": " + names.size() + " names");
        for (int i = 0; i < names.size(); i++) {
            JsonNode a = names.get(i);
            assertTrue(a.get(0).asDouble() >= -0.5 && a.get(1).asDouble() >= -0.5, where + ": " + a);
            assertTrue(a.get(2).asDouble() <= a.get(4).asDouble() + 0.5, where + ": " + a);
            for (int k = 0; k < i; k++) {
                JsonNode b = names.get(k);
                double wide = Math.min(a.get(2).asDouble(), b.get(2).asDouble())
                        - Math.max(a.get(0).asDouble(), b.get(0).asDouble());
                double high = Math.min(a.get(3).asDouble(), b.get(3).asDouble())
                        - Math.max(a.get(1).asDouble(), b.get(1).asDouble());
                assertTrue(wide <= 0 || high <= 0, where + ": " + a + " over " + b);
            }
        }
    }

    @Test
    void theViewOfTheModelIsTheFirst() throws Exception {
        int usual = drawn(open(report("tops/heavy-top"), 1280)).get("hash").asInt();
        Page page = open(report("tops/heavy-top", "--set", "view=top"), 1280);
        int top = drawn(page).get("hash").asInt();
        assertNotEquals(usual, top);
        press(page, "Side");
        assertNotEquals(top, drawn(page).get("hash").asInt());
        press(page, "Top");
        assertEquals(top, drawn(page).get("hash").asInt());
        press(page, "Fit");
        assertEquals(top, drawn(page).get("hash").asInt(), "and where one comes back to");
        assertEquals(List.of(), page.complaints());
    }

    /** Nothing lies over the picture but names that are asked for; on a phone the legend is closed and all tools are in reach. */
    @Test
    void theLegendDoesNotCoverTheScene() throws Exception {
        assumeTrue(Seeds.all(), "takes long: ./verify --all does it");
        for (int width : new int[] {1280, 390}) {
            Page page = open(report("knee/spatial"), width);
            String below = "document.querySelector('.scene-key').getBoundingClientRect().top"
                    + " >= document.querySelector('#scene canvas').getBoundingClientRect().bottom - 1";
            assertTrue(page.ask(below).asBoolean(), "legend at " + width);
            assertEquals(
                    width > 600,
                    page.ask("document.querySelector('.scene-key').open").asBoolean());
            assertTrue(
                    page.text("document.querySelector('.scene-note').textContent")
                            .contains(" N"),
                    "forces of the moment");
            assertTrue(page.ask("[...document.querySelectorAll('.scene-tools > *')].every(e => {"
                            + " const b = e.getBoundingClientRect(); return b.left >= 0 && b.right <= innerWidth; })")
                    .asBoolean());
            assertTrue(
                    page.number("document.documentElement.scrollWidth") <= width,
                    "the page is not wider than the screen");
        }
    }
}
