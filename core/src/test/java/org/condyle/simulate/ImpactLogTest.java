package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.condyle.integrate.CheckpointTape;
import org.junit.jupiter.api.Test;

class ImpactLogTest {
    private static Impact impact(int i) {
        return new Impact(i, i % 3 == 0 ? "floor" : "wall", 2, -1, 0.25, 3);
    }

    @Test
    void energyIsBookedOnceAndLongListsAreCounted() {
        ImpactLog log = new ImpactLog(List.of("floor", "wall"));
        for (int i = 0; i < 10_004; i++) {
            log.add(impact(i));
        }
        log.list(impact(10_005)); // booked elsewhere
        log.lose(0.5);
        assertEquals(0.25 * 10_004 + 0.5, log.lost());
        assertEquals(10_000, log.list().size());
        assertEquals(Map.of("floor", 2L, "wall", 3L), log.omitted());

        CheckpointTape tape = CheckpointTape.recording();
        log.remember(tape);
        ImpactLog other = new ImpactLog(List.of("floor", "wall"));
        other.remember(CheckpointTape.playing(tape.numbers()));
        assertEquals(log.lost(), other.lost());
        assertEquals(log.list(), other.list());
        assertEquals(log.omitted(), other.omitted());
    }
}
