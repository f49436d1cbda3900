package org.condyle.view.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.InflaterInputStream;
import org.condyle.view.canvas.AxisPlan;
import org.junit.jupiter.api.Test;

class PdfCanvasTest {
    private final byte[] bytes = FigureTest.figure(
                    AxisPlan.of("time [s]", false), AxisPlan.of("force [N]", true), FigureTest.wave("sine", 1))
            .pdf();
    private final String text = new String(bytes, StandardCharsets.ISO_8859_1); // one character a byte

    @Test
    void theTableOfOffsetsLeadsToEveryObject() {
        assertTrue(text.startsWith("%PDF-1.4\n"));
        Matcher start = Pattern.compile("startxref\n([0-9]+)\n%%EOF\n$").matcher(text);
        assertTrue(start.find());
        int table = Integer.parseInt(start.group(1));
        assertTrue(text.startsWith("xref\n0 5\n0000000000 65535 f \n", table));
        Matcher entry = Pattern.compile("([0-9]{10}) 00000 n \n").matcher(text.substring(table));
        int objects = 0;
        while (entry.find()) {
            objects++;
            assertTrue(text.startsWith(objects + " 0 obj\n", Integer.parseInt(entry.group(1))));
        }
        assertEquals(4, objects);
        assertTrue(text.contains("trailer\n<< /Size 5 /Root 1 0 R >>"));
    }

    @Test
    void theStreamHasTheLengthThatIsSaidAndHoldsPathsOnly() throws Exception {
        Matcher m = Pattern.compile("/Length ([0-9]+) /Filter /FlateDecode >>\nstream\n")
                .matcher(text);
        assertTrue(m.find());
        int from = m.end(), length = Integer.parseInt(m.group(1));
        assertTrue(text.startsWith("\nendstream\n", from + length));
        byte[] packed = Arrays.copyOfRange(bytes, from, from + length);
        String page = new String(
                new InflaterInputStream(new ByteArrayInputStream(packed)).readAllBytes(), StandardCharsets.US_ASCII);
        for (String line : page.split("\n")) {
            boolean path = line.matches("(-?[0-9.]+ )*(m|l|c|h|S|f|RG|rg|cm|w \\[[0-9. ]*\\] 0 d)");
            assertTrue(path || line.equals("1 j 1 J"), line);
        }
    }

    @Test
    void thePageHasTheSizeOfTheFigureAndNoFontOrDate() {
        Matcher m = Pattern.compile("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]").matcher(text);
        assertTrue(m.find());
        assertEquals(85 / 25.4 * 72, Double.parseDouble(m.group(1)), 1e-3);
        assertEquals(60 / 25.4 * 72, Double.parseDouble(m.group(2)), 1e-3);
        for (String not : new String[] {"/Font", "/CreationDate", "/ID", "/Info"}) {
            assertFalse(text.contains(not), not);
        }
    }
}
