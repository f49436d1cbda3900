package org.condyle.foreign.mjcf;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.SplittableRandom;
import org.condyle.foreign.ForeignFiles;
import org.condyle.foreign.XmlTree;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.foreign.Losses;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Damaged files: a clear message or a model, never anything else. */
class MjcfFuzzTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int MUTANTS = Seeds.of(10_000, 2_000);
    /** What the parser takes for any file, mostly its buffers and tables [bytes]. */
    private static final long FIXED = 2L << 20;

    private static final String[] WORDS = {
        "nan",
        "1e308",
        "-1",
        "0",
        "",
        "inf",
        "mesh",
        "cylinder",
        "free",
        "ball",
        "true",
        "../x",
        "1 2 3",
        "<",
        "\"",
        "&a;",
        ">",
        "body",
        "include",
        "999999999999",
        "-0.5 0.5",
        "/>",
        "a",
        "world",
        "\u0000",
        "slide",
        "class"
    };

    private static final String SEED = """
            <mujoco model="seed">
              <compiler angle="radian" eulerseq="zyx" meshdir="m" inertiafromgeom="auto" balanceinertia="true" boundmass="0.001"/>
              <option gravity="0 0 -9.81" density="1"><flag contact="enable"/></option>
              <default><geom density="900"/><default class="c"><joint damping="1" armature="0.1"/><geom type="capsule"/></default></default>
              <asset><mesh name="bone" file="bone.stl" scale="1 1 1"/></asset>
              <include file="other.xml"/>
              <worldbody>
                <geom name="floor" type="plane" size="1 1 1"/>
                <site name="o" pos="0 0 1"/>
                <frame euler="0 0 1"><body name="a" pos="1 2 3" quat="1 0 0 0" childclass="c">
                  <joint name="x" type="slide" axis="1 0 0" ref="0.1"/><joint name="y" axis="0 1 0" range="-1 1"/>
                  <joint name="z" pos="0 0 1" stiffness="3" springref="0.3"/>
                  <geom name="g" size="0.1" fromto="0 0 0 1 0 0"/><geom name="w" type="cylinder" size="0.1 0.2" mass="1"/>
                  <site name="p" pos="0.3 0 0"/><site name="side" pos="0.5 0 0"/>
                  <body name="b" xyaxes="1 0 0 0 1 0"><joint name="k" type="ball" damping="1"/>
                    <inertial pos="0 0 0" mass="1" fullinertia="1 1 1 0.1 0 0"/><site name="q"/></body>
                </body></frame>
                <body name="f"><freejoint name="free"/><geom type="box" size="1 1 1"/></body>
              </worldbody>
              <tendon><spatial name="t" stiffness="3" springlength="1"><site site="o"/><geom geom="w" sidesite="side"/><site site="q"/>
                <pulley divisor="2"/><site site="o"/><site site="p"/></spatial></tendon>
              <equality><joint joint1="x" joint2="y" polycoef="0 1 2 3 4"/><weld body1="a" body2="f"/><connect body1="b" anchor="0 0 0"/></equality>
              <contact><pair geom1="g" geom2="floor"/></contact>
              <actuator><muscle name="m" tendon="t"/></actuator>
              <keyframe><key qpos="0 0 0 1 0 0 0 0 0 0 1 0 0 0" qvel="0 0 0 0 0 0 0 0 0 0 0 0"/></keyframe>
            </mujoco>
            """;

    @TempDir
    private Path folder;

    private static String mutant(SplittableRandom r) {
        StringBuilder s = new StringBuilder(SEED);
        int changes = 1 + r.nextInt(4);
        for (int i = 0; i < changes && s.length() > 2; i++) {
            int at = r.nextInt(s.length()), to = Math.min(s.length(), at + r.nextInt(1, 40));
            switch (r.nextInt(5)) {
                case 0 -> s.delete(at, to);
                case 1 -> s.insert(at, s.substring(at, to));
                case 2 -> s.insert(at, WORDS[r.nextInt(WORDS.length)]);
                case 3 -> s.setCharAt(at, (char) r.nextInt(1, 127));
                default -> attribute(s, r);
            }
        }
        return s.toString();
    }

    /** Replaces the value of an attribute, so that the file stays well-formed. */
    private static void attribute(StringBuilder s, SplittableRandom r) {
        int open = s.indexOf("=\"", r.nextInt(s.length()));
        int close = open < 0 ? -1 : s.indexOf("\"", open + 2);
        if (close > 0) {
            s.replace(
                    open + 2,
                    close,
                    WORDS[r.nextInt(WORDS.length)]
                            .replace("<", "")
                            .replace("\"", "")
                            .replace("&a;", ""));
        }
    }

    @Test
    void mutantsGiveAModelOrAMessage() {
        SplittableRandom r = new SplittableRandom(77);
        ForeignFiles files = new ForeignFiles(ResourceRoot.folder(folder), "model.xml", "model.xml");
        int refused = 0;
        for (int n = 0; n < MUTANTS; n++) {
            String text = mutant(r);
            long before = THREADS.getCurrentThreadAllocatedBytes();
            try {
                Assertions.assertTimeout(
                        Duration.ofSeconds(10),
                        () -> new MjcfFormat()
                                .translate(XmlTree.read("model.xml", "a model", text), files, new Losses()));
            } catch (DocumentException e) {
                refused++;
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("mutant " + n + ":\n" + text, e);
            }
            long spent = THREADS.getCurrentThreadAllocatedBytes() - before;
            assertTrue(n == 0 || spent < 20L * text.length() + FIXED, "mutant " + n + " took " + spent + " bytes");
        }
        assertTrue(refused > MUTANTS / 10 && refused < MUTANTS, refused + " of " + MUTANTS + " refused");
    }

    /** The reader of models takes every fifth mutant to its end. */
    @Test
    void mutantsCompileOrGiveAMessage() {
        SplittableRandom r = new SplittableRandom(78);
        for (int n = 0; n < MUTANTS / 5; n++) {
            String text = mutant(r);
            try {
                MjcfModels.read(folder, text);
            } catch (DocumentException e) {
                assertTrue(String.valueOf(e.getMessage()).length() > 10);
            } catch (RuntimeException e) {
                throw new AssertionError("mutant " + n + ":\n" + text, e);
            }
        }
    }
}
