package org.condyle.io.foreign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.condyle.io.document.Document;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.document.YamlText;
import org.junit.jupiter.api.Test;

class YamlFileTest {
    private static final Position AT = new Position("leg.osim", 7, 0);

    @Test
    void aDraftReadsBackAsTheSameValues() {
        Draft model = new Draft(AT);
        model.set("condyle", AT, "1").text("title", AT, "yes: \"no\" # {x}");
        Draft femur = model.mapping("bodies", AT).mapping("femur r", AT);
        femur.set("mass", AT, 8.1, "kg").set("centre", AT, new double[] {0, -1e-17, 0.1 + 0.2}, "m");
        model.mapping("markers", AT).mapping("R.ASIS", AT).set("on", AT, "femur r");
        model.mapping("joints", AT)
                .mapping("hip", AT)
                .set(
                        "long",
                        Draft.list(
                                AT, List.of(Draft.word(AT, "= a(q, 1)"), Draft.quantities(AT, new double[60], "rad"))));
        model.mapping("nothing", AT);
        Entry made = model.entry();
        Entry read = Document.parse("leg.yaml", YamlFile.text(made)).root();
        assertEquals(YamlText.of(made), YamlText.of(read));
        assertTrue(read.child("nothing").isEmpty(), "an empty mapping is left out");
        assertEquals(7, made.child("bodies").orElseThrow().at().line());
    }

    @Test
    void numbersKeepAllTheirDigits() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 10_000; i++) {
            double x = Double.longBitsToDouble(random.nextLong());
            if (Double.isFinite(x)) {
                assertEquals(x, Double.parseDouble(Draft.number(x)));
            }
        }
        assertEquals("2", Draft.number(2));
        assertEquals("1e-5", Draft.number(1e-5));
    }
}
