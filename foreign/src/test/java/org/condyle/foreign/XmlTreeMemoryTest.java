package org.condyle.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What trees of large files hold. */
@Isolated("it measures the heap of the process")
class XmlTreeMemoryTest {
    private static XmlElement read(String text) {
        return XmlTree.read("leg.osim", "an OpenSim model", text);
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    /** With an element for every few characters. */
    @ParameterizedTest
    @ValueSource(strings = {"<a/>", "<a/>\n", "<a b=''/>", "<a>x</a>", "<a b='x' c='y'/>", "<aa><b>1</b></aa>"})
    void theDensestFilesTakeLessThanTwentyTimesTheirSize(String unit) {
        read("<m>" + unit + "</m>"); // loads the classes
        String text = "<m>" + unit.repeat(1_000_000 / unit.length()) + "</m>";
        long before = used();
        XmlElement root = read(text);
        long held = used() - before;
        assertEquals(1_000_000 / unit.length(), root.children().size());
        assertTrue(held < 20L * text.length(), held + " bytes for " + text.length());
    }
}
