package org.condyle.foreign.opensim;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.io.document.DocumentException;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Test;

/** Whatever is in a file: a model or a message, and memory in proportion to the file. */
class OpenSimFuzzTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int MUTANTS = Seeds.of(10_000, 2_000);
    /** What the parser takes for any file, mostly its buffers and tables [bytes]. */
    private static final long FIXED = 2L << 20;

    /** Of which so many are read as models, too; the others are translated only, which is faster. */
    private static final int EVERY = 5;

    private static final Pattern TEXT = Pattern.compile(">([^<>]{1,200})<"),
            NAME = Pattern.compile("</?[A-Za-z:0-9_]+");
    private static final String[] NUMBERS = {
        "NaN",
        "-1",
        "1e308",
        "-Inf",
        "",
        "0",
        "1 2",
        "x",
        "1e-320",
        "99999999999",
        "-0.0",
        "1,2,3",
        "true",
        "../..",
        "/"
    };

    private static List<String> seeds() throws IOException {
        List<String> all = new ArrayList<>(
                List.of(Leg.modern(), Leg.old(), Leg.first(), Scene.contact(), Scene.forces(), MuscleScene.all()));
        Path folder = Path.of("").toAbsolutePath();
        while (folder != null && !Files.isDirectory(folder.resolve("shared/data"))) {
            folder = folder.getParent();
        }
        if (folder != null) {
            for (String name : List.of(
                    "osim-contact/bouncing_block_30000.osim",
                    "osim-joint-reaction/SinglePin.osim",
                    "osim-arm26/id/arm26.osim",
                    "osim-moment-arm/WrapPathCustomJointMomentArmTest.osim")) {
                Path file = folder.resolve("shared/data").resolve(name);
                if (Files.exists(file)) {
                    all.add(Files.readString(file));
                }
            }
        }
        return all;
    }

    private static String mutant(String seed, SplittableRandom random, List<String> all) {
        StringBuilder text = new StringBuilder(seed);
        int changes = 1 + random.nextInt(3);
        for (int i = 0; i < changes; i++) {
            int at = random.nextInt(Math.max(1, text.length()));
            switch (random.nextInt(7)) {
                case 0 -> replace(text, TEXT, at, 1, NUMBERS[random.nextInt(NUMBERS.length)]);
                case 1 -> replace(text, NAME, at, 0, "<" + word(random, all));
                case 2 -> text.delete(at, Math.min(text.length(), at + random.nextInt(200)));
                case 3 -> text.setLength(at);
                case 4 -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(400))));
                case 5 -> replace(text, TEXT, at, 1, word(random, all));
                default -> text.setCharAt(Math.min(at, Math.max(0, text.length() - 1)), (char) random.nextInt(32, 300));
            }
            if (text.length() == 0) {
                break;
            }
        }
        return text.toString();
    }

    private static String word(SplittableRandom random, List<String> all) {
        String other = all.get(random.nextInt(all.size()));
        Matcher m = NAME.matcher(other);
        return m.find(random.nextInt(other.length())) ? m.group().replaceAll("[</]", "") : "x";
    }

    private static void replace(StringBuilder text, Pattern pattern, int from, int group, String by) {
        Matcher m = pattern.matcher(text);
        if (m.find(Math.min(from, text.length()))) {
            text.replace(m.start(group), m.end(group), by);
        }
    }

    @Test
    void tenThousandMutantsGiveAModelOrAMessage() throws IOException {
        List<String> seeds = seeds();
        SplittableRandom random = new SplittableRandom(16);
        seeds.forEach(s -> survives("seed", s, true)); // loading classes allocates as well
        int good = 0;
        for (int i = 0; i < MUTANTS; i++) {
            String seed = seeds.get(i % seeds.size());
            good += survives("mutant " + i, mutant(seed, random, seeds), i % EVERY == 0) ? 1 : 0;
        }
        assertTrue(
                good > MUTANTS / 20,
                "only " + good + " mutants were models; the mutants are too wild to test anything");
    }

    private static boolean survives(String how, String text, boolean read) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        boolean good = false;
        Osims.Translated t = null;
        try {
            t = Osims.translate(text);
            good = true;
        } catch (DocumentException e) {
            assertTrue(e.getMessage().contains("model.osim"), how + ": " + e.getMessage());
        } catch (RuntimeException | StackOverflowError e) {
            fail(how + "\n" + text, e);
        }
        long spent = THREADS.getCurrentThreadAllocatedBytes() - before;
        if (!how.equals("seed")) {
            assertTrue(spent < 20L * text.length() + FIXED, how + " took " + spent + " bytes for " + text.length());
        }
        if (t != null && read) {
            try {
                t.read();
            } catch (DocumentException e) {
                return false;
            } catch (RuntimeException | StackOverflowError e) {
                fail(how + "\n" + text, e);
            }
        }
        return good;
    }

    @Test
    void entityBombsAreRefused() {
        String bomb = "<!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>"
                + Leg.modern().substring(Leg.modern().indexOf("<OpenSim")).replace("name=\"leg\"", "name=\"&b;\"");
        assertThrows(DocumentException.class, () -> Osims.translate(bomb));
        String outside = "<!DOCTYPE x [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>"
                + Leg.modern()
                        .substring(Leg.modern().indexOf("<OpenSim"))
                        .replace("<mass>7</mass>", "<mass>&a;</mass>");
        assertThrows(DocumentException.class, () -> Osims.translate(outside));
    }

    @Test
    void elementsNestedTooDeepAreRefused() {
        String deep = "<OpenSimDocument><Model>" + "<a>".repeat(100_000);
        assertThrows(DocumentException.class, () -> Osims.translate(deep));
        String functions = "<MultiplierFunction><function>".repeat(60),
                back = "</function></MultiplierFunction>".repeat(60);
        String text = Leg.modern()
                .replace("<LinearFunction><coefficients>1 0</coefficients></LinearFunction>", functions + back);
        assertThrows(DocumentException.class, () -> Osims.translate(text));
    }
}
