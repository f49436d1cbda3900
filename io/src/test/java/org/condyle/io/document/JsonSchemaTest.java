package org.condyle.io.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonSchemaTest {
    private static final String TEXT =
            JsonSchema.of("https://condyle.org/model.json", "Condyle model", Shapes.MODEL, "");
    private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(TEXT, InputFormat.JSON);
    private static final String START = "condyle: 1\nrun: {until: 1}\n";

    private static List<String> errors(String yaml) {
        return SCHEMA.validate(yaml, InputFormat.YAML).stream()
                .map(Object::toString)
                .toList();
    }

    @Test
    void theSchemaIsItselfValid() {
        Schema meta = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(com.networknt.schema.SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
        assertEquals(List.of(), meta.validate(TEXT, InputFormat.JSON));
    }

    @Test
    void aGoodDocumentIsAccepted() {
        assertEquals(List.of(), errors(MappingTypeTest.GOOD));
    }

    /** The schema and our own reading must agree about every one of these. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "colour: red",
                "bodies: [a]",
                "bodies: {a: {mass: [1]}}",
                "bodies: {a: {at: [1, 2]}}",
                "bodies: {a: {axis: w}}",
                "bodies: {a: {shape: {}}}",
                "bodies: {a: {shape: {sphere: {radius: 1}, group: []}}}",
                "bodies: {a: {shape: {group: [{group: [{sphere: {}}]}]}}}",
                "bodies: {a.b: {}}",
                "forces: {a: {on: x}}",
                "forces: {a: {type: sprng}}",
                "forces: {a: {type: spring, on: x}}",
                "forces: {a: {type: damper, on: x, damping: 1, stiffness: 3}}",
                "contacts: {a: {restitution: 1}}",
                "contacts: {a: {law: flores, exponent: 1}}",
                "cases: {a: {paramters: {}}}",
                "cases: {a: {run: {steps: 0}}}",
                "cases: {a: {forces: {f: {type: spring, dampin: 3}}}}",
                "record: {a: 1}"
            })
    void badDocumentsAreRefused(String line) {
        assertFalse(errors(START + line + "\n").isEmpty());
        Problems problems = new Problems();
        Shapes.MODEL.read(Document.parse("m", START + line).root(), problems);
        assertTrue(problems.hasErrors());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bodies:",
                "bodies: {a: }",
                "contacts: {a: , b: {exponent: 2}, c: {law: flores}}",
                "record: elbow.angle",
                "record:",
                "forces: {a: {type: spring, on: x, stiffness: = k}}",
                "cases: {a: {forces: {f: {damping: 3}}, title: ~}}"
            })
    void lenientFormsAreAcceptedByBoth(String line) {
        assertEquals(List.of(), errors(START + line + "\n"));
        Problems problems = new Problems();
        Shapes.MODEL.read(Document.parse("m", START + line).root(), problems);
        assertEquals("", problems.render());
    }

    @Test
    void quantitiesTellTheirUnit() {
        assertTrue(TEXT.contains("\"description\" : \"moment per radian [N*m]\""), TEXT);
        assertEquals(TEXT, JsonSchema.of("https://condyle.org/model.json", "Condyle model", Shapes.MODEL, ""));
    }

    @Test
    void twoShapesOfOneNameAreAMistakeOfOurs() {
        MappingType one = MappingType.mapping("x", "first").key("a", ValueType.text(), "a");
        MappingType two = MappingType.mapping("x", "second").key("b", ValueType.text(), "b");
        MappingType root =
                MappingType.mapping("root", "root").key("p", one, "p").key("q", two, "q");
        assertThrows(IllegalArgumentException.class, () -> JsonSchema.of("id", "t", root, ""));
    }
}
