package org.condyle.io.data;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.condyle.io.document.DocumentException;
import org.junit.jupiter.api.Test;

/** Rows of coefficients with marks and notes. */
class CoefficientTableTest {
    private static final String TEXT = """
            # a comment
            set, row, name, a [rad], b [rad], marks, note
            one, 0, mean, 1.5, -2e-1, tt, ""
            one, 1, first, -, 3, -u, "a, the first, is lost"
            two, 1, first, 4, 5, tr, ""
            """;

    private static String refused(String text) {
        DocumentException e = assertThrows(DocumentException.class, () -> CoefficientTable.parse("c.csv", text));
        return String.valueOf(e.getMessage());
    }

    @Test
    void rowsHaveNumbersNamesMarksAndNotes() {
        CoefficientTable t = CoefficientTable.parse("c.csv", TEXT);
        assertEquals(List.of("a", "b"), t.coefficients());
        assertEquals("rad", t.unit(1));
        assertEquals(Set.of("one", "two"), t.sets());
        CoefficientTable.Row mean = t.rows().get(0), first = t.rows().get(1);
        assertArrayEquals(new double[] {1.5, -0.2}, mean.values());
        assertTrue(mean.isComplete());
        assertFalse(first.isComplete());
        assertTrue(first.isMissing(0) && !first.isMissing(1) && first.isUnsure(1) && !first.isUnsure(0));
        assertEquals("a, the first, is lost", first.note());
        assertEquals("c.csv:4", first.at().toString());
        assertEquals("first", first.title());
    }

    @Test
    void wrongTablesAreRefusedWithTheirLine() {
        assertTrue(refused(TEXT.replace("-2e-1", "two")).contains("c.csv:3: b: 'two' is not a finite number"));
        assertTrue(refused(TEXT.replace("4, 5", "NaN, 5")).contains("c.csv:5: a: 'NaN' is not a finite number"));
        assertTrue(refused(TEXT.replace("4, 5, tr", "4, 5, 6, tr"))
                .contains("c.csv:5: this row has 8 cells, the header 7"));
        assertTrue(refused(TEXT.replace("-u", "u")).contains("c.csv:4: marks: 'u' has 1 letters for 2 coefficients"));
        assertTrue(refused(TEXT.replace("row,", "number,")).contains("c.csv:2: the column 'row' is missing"));
        assertTrue(refused(TEXT.replace("b [rad]", "a")).contains("c.csv:2: two columns are named 'a'"));
        assertTrue(refused("row, a\n").contains("c.csv: the table has no rows of coefficients"));
        assertTrue(refused("row, a\n\"1, 2\n").contains("a quote is not closed"));
    }
}
