package org.condyle.foreign;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.io.document.DocumentException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class XmlTreeTest {
    private static XmlElement read(String text) {
        return XmlTree.read("leg.osim", "an OpenSim model", text);
    }

    @Test
    void elementsKeepTheirNamesTextsAndLines() {
        XmlElement root = read("""
                <?xml version="1.0"?>
                <Model name="leg"><!-- a comment -->
                  <Force::Parameters name="a.b"> 1 2
                     3 </Force::Parameters>
                  <mass/>
                </Model>""");
        XmlElement p = root.child("Force::Parameters").orElseThrow();
        assertArrayEquals(new double[] {1, 2, 3}, p.numbers(3));
        assertEquals("Model[leg]/Force::Parameters[a.b]", p.path());
        assertEquals(3, p.at().line());
        assertEquals(7, root.number("mass", 7), "an empty element counts as missing");
        assertEquals(8, root.number("inertia", 8));
    }

    @Test
    void numbersInTheWaysOfOtherProgramsAreRead() {
        XmlElement e = read("<x>1e-008 -Inf infinity NaN 1.#QNAN</x>");
        assertThrows(DocumentException.class, e::numbers);
        assertArrayEquals(
                new double[] {1e-8, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NaN},
                read("<x>1e-008 -Inf infinity NaN</x>").numbers());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x10", "1f", "1d", "one", "1,5,x"})
    void whatIsNoNumberIsNamedWithItsLine(String word) {
        DocumentException e = assertThrows(
                DocumentException.class,
                () -> read("<a>\n<x>" + word + "</x></a>")
                        .child("x")
                        .orElseThrow()
                        .numbers());
        assertTrue(e.getMessage().contains("leg.osim:2"), e.getMessage());
        assertTrue(e.getMessage().contains("is not a number"), e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>",
                "<!DOCTYPE a [<!ENTITY l \"l\"><!ENTITY m \"&l;&l;&l;\">]><a>&m;</a>",
                "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>",
                "<a><b></a>",
                "",
                "no xml"
            })
    void entitiesAndDamagedFilesAreRefused(String text) {
        assertThrows(DocumentException.class, () -> read(text));
    }

    @Test
    void deepNestingIsRefused() {
        assertThrows(DocumentException.class, () -> read("<a>".repeat(300) + "</a>".repeat(300)));
    }

    @Test
    void whatIsWrittenReadsBackAsTheSameTree() {
        XmlElement root = read("<a n=\"x &quot;&lt;&amp;\"><b>1 &lt; 2 &amp; 3</b><c/><d><e>f\r\n g</e></d></a>");
        XmlElement again = read(XmlText.of(root));
        assertEquals(XmlText.of(root), XmlText.of(again));
        assertEquals("x \"<&", again.attribute("n", ""));
        assertEquals("1 < 2 & 3", again.text("b", ""));
    }
}
