package org.condyle.io.model.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.experiment.Datasheets;
import org.junit.jupiter.api.Test;

/** The words of other programs lead to words that are there. */
class ForeignWordsTest {
    @Test
    void wordsAreFoundHoweverTheyAreWritten() {
        for (String hinge : List.of("hinge", "PinJoint", "pin_joint", "Hinge-Joint", "REVOLUTE", "JOINT.REVO")) {
            assertEquals("a hinge is type: pin", ForeignWords.answer("joints.knee.type", hinge), hinge);
        }
        assertTrue(ForeignWords.answer("contacts.sole", "mu").contains("friction: 0.3"));
        assertTrue(ForeignWords.answer("cases.fast.contacts.sole", "stiction").contains("friction: 0.3"));
        assertTrue(ForeignWords.answer("contacts.sole", "solimp").contains("restitution"));
        assertTrue(ForeignWords.answer("", "worldbody").contains("bodies"));
    }

    @Test
    void aWordOfOnePartSaysNothingAboutAnother() {
        assertEquals("", ForeignWords.answer("joints.knee.type", "mu"));
        assertEquals("", ForeignWords.answer("joints.knee", "worldbody"));
        assertEquals("", ForeignWords.answer("joints.knee.type", "pinn"));
    }

    /** Every "type: x", "law: x" and "analysis: x" of an answer is a word that the catalogs know. */
    @Test
    void answersUseWordsOfTheCatalogs() {
        List<String> wrong = new ArrayList<>();
        ForeignWords.all().forEach((word, answer) -> {
            Matcher m = Pattern.compile("\\b(?:type|law): ([a-z0-9-]+)").matcher(answer);
            while (m.find()) {
                if (Datasheets.find(m.group(1)).isEmpty()) {
                    wrong.add(word + ": " + m.group(1));
                }
            }
        });
        assertEquals(List.of(), wrong);
    }

    /** Keys in quotes, and before colons between braces, are keys somewhere in the part that the answer speaks of. */
    @Test
    void answersUseKeysOfTheFile() {
        String all = String.join(
                "\n", Datasheets.keys().stream().map(Datasheets::explainKey).toList());
        String elements = String.join(
                "\n", Datasheets.all().stream().map(Datasheets::keysOf).toList());
        List<String> wrong = new ArrayList<>();
        ForeignWords.all().forEach((word, answer) -> {
            Matcher m = Pattern.compile("'([a-z-]+)'|\\b([a-z-]+): ").matcher(answer);
            while (m.find()) {
                String key = m.group(1) != null ? m.group(1) : m.group(2);
                boolean known = Datasheets.keys().contains(key)
                        || (all + elements).contains("\n  " + key + " ")
                        || !Datasheets.find(key).isEmpty()
                        || List.of("angle", "velocity", "radius", "lower", "upper", "xx", "yy", "zz")
                                .contains(key);
                if (!known) {
                    wrong.add(word + ": " + key + " in " + answer);
                }
            }
        });
        assertEquals(List.of(), wrong);
    }

    @Test
    void noWordOfTheTableIsTheRightWordInItsPart() {
        for (String row : ForeignWords.all().keySet()) {
            String part = row.substring(0, row.indexOf(' ')), word = row.substring(row.indexOf(' ') + 1);
            boolean known = part.equals("*")
                    ? Datasheets.keys().contains(word)
                    : Datasheets.explainKey(part).contains("\n  " + word + " ")
                            || Datasheets.explainKey(part).contains(": " + word + " ");
            assertFalse(known, row);
        }
    }
}
