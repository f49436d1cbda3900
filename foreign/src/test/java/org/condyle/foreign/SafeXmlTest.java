package org.condyle.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import org.condyle.io.document.DocumentException;
import org.condyle.io.foreign.XmlFiles;
import org.junit.jupiter.api.Test;

/** What a parser of XML must not do for a file of a stranger. */
class SafeXmlTest {
    /** What was met, as text: {@code <a x=1>text</a>}. */
    private static final class Echo implements XmlFiles.Handler {
        final StringBuilder seen = new StringBuilder();

        @Override
        public boolean begin(XmlFiles.Tag e) {
            seen.append('<')
                    .append(e.name())
                    .append(' ')
                    .append(e.attribute("x", "none"))
                    .append('>');
            return !e.name().equals("stop");
        }

        @Override
        public void end(String element) {
            seen.append("</").append(element).append('>');
        }

        @Override
        public void text(char[] characters, int start, int length) {
            seen.append(characters, start, length);
        }
    }

    private static String read(String text) {
        Echo echo = new Echo();
        new SafeXml("m.osim", "OpenSim XML").read(new StringReader(text), echo);
        return echo.seen.toString();
    }

    private static String refused(String text) {
        return String.valueOf(
                assertThrows(DocumentException.class, () -> read(text)).getMessage());
    }

    @Test
    void partsComeInTheirOrder() {
        assertEquals(
                "<a 1><b none>t & <u></b></a>",
                read("<?xml version='1.0'?><!-- c --><a x='1'><b>t &amp; <![CDATA[<u>]]></b></a>"));
        assertEquals("<a none><stop none>", read("<a><stop>never</stop></a>"));
    }

    /** The laughs would be 10^9 words, and the file a secret. */
    @Test
    void documentTypesAndEntitiesAreRefused() {
        StringBuilder laughs = new StringBuilder("<!DOCTYPE a [<!ENTITY l0 'ha'>");
        for (int i = 1; i < 10; i++) {
            laughs.append("<!ENTITY l" + i + " '" + ("&l" + (i - 1) + ";").repeat(10) + "'>");
        }
        String message = refused(laughs + "]>\n<a>&l9;</a>");
        assertTrue(message.contains("document types and entities are not supported; remove the DOCTYPE"), message);
        message = refused("<!DOCTYPE a [<!ENTITY f SYSTEM 'file:///etc/hostname'>]><a>&f;</a>");
        assertTrue(message.contains("document types and entities are not supported"), message);
    }

    @Test
    void whatIsBrokenIsToldWithItsLine() {
        String message = refused("<a>\n<b>\n</a>");
        assertTrue(message.startsWith("m.osim:3: this is not well-formed XML"), message);
        message = refused("<a>\n" + "<b>".repeat(300));
        assertTrue(message.startsWith("m.osim:2: elements are nested more than 256 deep"), message);
        message = refused("");
        assertTrue(message.contains("this is not well-formed XML"), message);
    }
}
