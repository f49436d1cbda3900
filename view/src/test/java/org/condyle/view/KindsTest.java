package org.condyle.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.condyle.view.page.Html;
import org.junit.jupiter.api.Test;

class KindsTest {
    private static String html(List<String> messages) {
        Html page = new Html();
        Heading.Kinds.items("warnings", messages, page);
        return page.toString();
    }

    @Test
    void messagesOfOneKindAreToldOnceWithTheirCount() {
        List<String> many = IntStream.range(0, 92)
                .mapToObj(i -> "muscle 'm" + i + "': its fibre is " + (1 + i / 100.0) + " optimal lengths long")
                .toList();
        String html = html(many);
        assertTrue(html.startsWith(
                "<ul class=\"warnings\">\n<li>muscle &#39;m0&#39;: its fibre is 1.0 optimal lengths long<details"));
        assertTrue(html.contains("<summary>and 91 more of this kind</summary>"));
        assertEquals(92, html.split("<li>", -1).length - 1, "none is lost");
        // names of OpenSim are not in quotes
        assertEquals(
                Heading.Kinds.kind("soleus_r: reserve 12 N*m"), Heading.Kinds.kind("vas_int_l: reserve -3.5e-2 N*m"));
    }

    @Test
    void otherMessagesAreOfTheirOwnKindAndFewAreOpen() {
        assertFalse(Heading.Kinds.kind("the ledger is open").equals(Heading.Kinds.kind("the rank is lost")));
        String three = html(List.of("one", "two", "three"));
        assertFalse(three.contains("<details"));
        String five = html(Stream.of("one", "two", "three", "four", "five").toList());
        assertTrue(five.contains("<summary>and 2 more of other kinds</summary>"), five);
        assertTrue(five.indexOf("<details") < five.indexOf("four"));
        assertEquals(5, five.split("<li>", -1).length - 1);
    }
}
