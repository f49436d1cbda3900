package org.condyle.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** The line of progress, with a clock of its own. */
class ProgressTest {
    private final StringWriter text = new StringWriter();
    private long now;

    private Progress progress(boolean shown) {
        return new Progress(new PrintWriter(text), shown, c -> {}, () -> now);
    }

    /** What a terminal shows: everything after the last return to its first column. */
    private String line() {
        String all = text.toString();
        return all.substring(all.lastIndexOf('\r') + 1).stripTrailing();
    }

    private void pass(double seconds) {
        now += (long) (1e9 * seconds);
    }

    @Test
    void theRemainingTimeIsThatOfEqualSteps() {
        Progress p = progress(true);
        p.began("", 2);
        pass(1);
        assertTrue(p.stepped(3, 6));
        assertEquals("######..................  25 %  t = 3.000 s  3.0 s left", line());
        pass(1);
        p.stepped(4, 6);
        assertEquals("############............  50 %  t = 4.000 s  2.0 s left", line());
        pass(2);
        p.stepped(6, 6);
        assertEquals("######################## 100 %  t = 6.000 s  0.0 s left", line());
        p.end();
        assertEquals("", line());
    }

    @Test
    void eachPartHasItsNameAndItsOwnTime() {
        Progress p = progress(true);
        p.began("inverse kinematics (1 of 3)", 0);
        pass(10);
        p.stepped(1, 1);
        p.began("inverse dynamics (2 of 3)", 0);
        pass(1);
        p.stepped(0.5, 1);
        assertEquals("inverse dynamics (2 of 3)  ############............  50 %  t = 0.5000 s  1.0 s left", line());
    }

    @Test
    void aShorterLineLeavesNothingOfALongerOne() {
        Progress p = progress(true);
        p.began("joint reactions (3 of 3)", 0);
        pass(1);
        p.stepped(0.5, 1);
        int longest = text.toString().lines().reduce("", (a, b) -> b).length();
        p.began("", 0);
        pass(1);
        p.stepped(0.5, 1);
        String all = text.toString();
        assertEquals(longest, all.substring(all.lastIndexOf('\r') + 1).length());
    }

    @Test
    void itIsDrawnTenTimesASecondAtMostAndOnATerminalOnly() {
        Progress p = progress(true);
        for (int i = 0; i < 1000; i++) {
            pass(0.001);
            p.stepped(i, 1000);
        }
        long lines = text.toString().chars().filter(c -> c == '\r').count();
        assertTrue(lines >= 8 && lines <= 10, lines + " lines");
        StringWriter other = new StringWriter();
        Progress hidden = new Progress(new PrintWriter(other), false);
        hidden.began("", 0);
        hidden.stepped(1, 2);
        hidden.end();
        assertEquals("", other.toString());
    }

    @Test
    void onePointInTimeIsAllOfIt() {
        Progress p = progress(true);
        p.began("", 0.5);
        pass(1);
        p.stepped(0.5, 0.5);
        assertTrue(line().contains(" 100 % "), line());
    }

    @Test
    void whoWasStoppedAsksForAnEnd() {
        Progress p = progress(false);
        assertTrue(p.stepped(1, 2));
        p.stop();
        assertFalse(p.stepped(1, 2));
    }
}
