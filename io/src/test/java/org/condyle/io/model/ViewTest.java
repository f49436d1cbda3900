package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Problem;
import org.condyle.io.results.View;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The key {@code view}: from where pictures look at a model. */
class ViewTest {
    private static View view(String text) {
        String file = """
                condyle: 1
                bodies:
                  thigh: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 1}}
                view: VIEW
                run: {until: 1 s}
                """.replace("VIEW", text);
        return Description.of("leg.yaml", Document.parse("leg.yaml", file), file)
                .compile("", List.of())
                .view();
    }

    @Test
    void isASideOrADirectionAndABodyToFollow() {
        assertEquals(new View("side", List.of(), ""), view("side"));
        assertEquals(new View("top", List.of(), "thigh"), view("{from: top, follow: thigh}"));
        assertEquals(new View("", List.of(), "thigh"), view("{follow: thigh}"));
        assertEquals(
                new View("side", List.of(), "", "clear", true), view("{from: side, bones: clear, fills: surfaces}"));
        assertEquals(View.USUAL, view("{bones: solid, fills: all}"));
        assertEquals(List.of(0.6, 0.0, 0.8), view("[3, 0, 4]").from());
        assertEquals(List.of(0.6, 0.0, 0.8), view("{from: [3, 0, 4]}").from());
        assertEquals(List.of(0.0, -1.0, 0.0), view("-y").from());
    }

    @Test
    void aModelThatSaysNothingIsSeenFromWhereItTellsMost() {
        String file = "condyle: 1\nrun: {until: 1 s}\nbodies: {a: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 1}}}\n";
        assertEquals(
                View.USUAL,
                Description.of("a.yaml", Document.parse("a.yaml", file), file)
                        .compile("", List.of())
                        .view());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sidewise | wrong-word",
                "{from: sidewise} | wrong-word",
                "{follow: thing} | unknown-name",
                "'[0, 0, 0]' | out-of-range",
                "'[1]' | wrong-count",
                "{side: top} | unknown-key"
            })
    void refusesTheRestWithLineAndCode(String text, String code) {
        DocumentException e = assertThrows(DocumentException.class, () -> view(text));
        assertEquals(1, e.problems().size(), e.getMessage());
        Problem p = e.problems().sorted().get(0);
        assertEquals(4, p.line(), p.toString());
        assertEquals(code, p.code().word(), p.toString());
    }
}
