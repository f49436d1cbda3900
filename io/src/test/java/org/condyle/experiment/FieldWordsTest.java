package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.io.model.Library;
import org.junit.jupiter.api.Test;

class FieldWordsTest {
    @Test
    void wordsAreKnownHoweverTheyAreWritten() {
        assertTrue(FieldWords.answer("Drawer test").contains("analysis: quasi-static"));
        assertEquals(FieldWords.answer("range of motion"), FieldWords.answer("ROM"));
        assertEquals("", FieldWords.answer("spring"));
        assertTrue(Topics.elsewhere("hinge").contains("under joints: a hinge is type: pin"), Topics.elsewhere("hinge"));
        assertTrue(Topics.elsewhere("solref").contains("under contacts"));
        assertEquals("", Topics.elsewhere("sprnig"));
    }

    /** What an answer sends people to exists: elements, pages, models. */
    @Test
    void answersLeadSomewhere() {
        List<String> wrong = new ArrayList<>();
        for (String answer : FieldWords.answers()) {
            Matcher m = Pattern.compile("\\b(?:type|law): ([a-z0-9-]+)").matcher(answer);
            while (m.find()) {
                if (Datasheets.find(m.group(1)).isEmpty()) {
                    wrong.add(m.group(1));
                }
            }
            m = Pattern.compile("(?:docs|models)/[a-z-]+(?:\\.md)?").matcher(answer);
            while (m.find()) {
                if (!Files.exists(Path.of("..", m.group()))) {
                    wrong.add(m.group());
                }
            }
            m = Pattern.compile("the model ([a-z/-]+)").matcher(answer);
            while (m.find()) {
                if (!Library.names().contains(m.group(1))) {
                    wrong.add(m.group(1));
                }
            }
        }
        assertEquals(List.of(), wrong);
    }
}
