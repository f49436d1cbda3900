package org.condyle.foreign.mjcf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.condyle.foreign.ForeignFiles;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlTree;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.foreign.Losses;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What large files cost. */
@Isolated("it measures the heap of the process")
class MjcfLargeFilesTest {
    private static final long FIXED = 2L << 20;

    @TempDir
    Path folder;

    private static String large(int bodies, String between) {
        StringBuilder s = new StringBuilder("<mujoco><default>");
        for (int i = 0; i < 200; i++) {
            s.append("<default class='c" + i + "'><geom density='" + (i + 1) + "'/>");
        }
        s.append("</default>".repeat(200)).append("</default><worldbody>");
        s.append(("<body><joint/><geom class='c199' size='1'/></body>" + between).repeat(bodies));
        return s.append("</worldbody></mujoco>").toString();
    }

    private static long used() {
        Runtime jvm = Runtime.getRuntime();
        System.gc();
        return jvm.totalMemory() - jvm.freeMemory();
    }

    /**
     * The densest files, with a part for every few characters, leave models of no more than 20 times their size. 2 MB are for what
     * any run of tests has around it.
     */
    @ParameterizedTest
    @ValueSource(strings = {"", "\n"})
    void largeFilesStayCheapAndEndlessOnesAreRefused(String between) {
        ForeignFiles files = new ForeignFiles(ResourceRoot.folder(folder), "model.xml", "model.xml");
        new MjcfFormat().translate(XmlTree.read("model.xml", "a model", large(10, between)), files, new Losses());
        String text = large(33_000, between);
        long before = used();
        Losses losses = new Losses();
        Entry model = new MjcfFormat().translate(XmlTree.read("model.xml", "a model", text), files, losses);
        long held = used() - before;
        assertTrue(held < 20L * text.length() + FIXED, held + " bytes for a file of " + text.length());
        assertEquals(33_000, model.child("bodies").orElseThrow().children().size());
        assertEquals(33_000, losses.thatMatter().size()); // balls that touch each other

        XmlElement longer = XmlTree.read("model.xml", "a model", large(34_000, between));
        String said = String.valueOf(
                assertThrows(DocumentException.class, () -> new MjcfFormat().translate(longer, files, new Losses()))
                        .getMessage());
        assertTrue(said.contains("more than 100000 elements"), said);
    }
}
