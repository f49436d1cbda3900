package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.integrate.CheckpointTape;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chains;
import org.junit.jupiter.api.Test;

class StateFramesTest {
    private static final Model MODEL = Chains.pins(2);

    private static State at(double time) {
        State s = MODEL.newState();
        s.time = time;
        s.q[0] = -time;
        return s;
    }

    private static StateFrames film(int rows) {
        StateFrames film = new StateFrames(MODEL);
        for (int i = 0; i < rows; i++) {
            film.row(at(i));
        }
        return film;
    }

    @Test
    void aShortRunIsKeptWhole() {
        List<State> frames = film(1000).frames();
        assertEquals(1000, frames.size());
        assertEquals(-999, frames.get(999).q[0]);
    }

    @Test
    void aLongRunIsThinnedEvenlyAndKeepsItsEnds() {
        for (int rows : new int[] {1201, 5000, 99_999, 1_000_000}) {
            List<State> frames = film(rows).frames();
            int n = frames.size();
            assertTrue(n >= 600 && n <= 1201, rows + " rows: " + n);
            assertEquals(0, frames.get(0).time);
            assertEquals(rows - 1, frames.get(n - 1).time);
            double stride = frames.get(1).time;
            for (int i = 1; i < n - 1; i++) {
                assertEquals(i * stride, frames.get(i).time, rows + " rows");
            }
        }
    }

    @Test
    void momentsComeInTheirPlaceAndOnce() {
        StateFrames film = film(10);
        film.inContact(at(3.25));
        film.moment(at(4));
        film.moment(at(6.5));
        double[] times = film.frames().stream().mapToDouble(s -> s.time).toArray();
        assertArrayEquals(new double[] {0, 1, 2, 3, 3.25, 4, 5, 6, 6.5, 7, 8, 9}, times);
    }

    @Test
    void goesOnFromWhatATapeKept() {
        StateFrames film = film(1300), other = new StateFrames(MODEL);
        film.moment(at(7.5));
        other.remember(CheckpointTape.playing(tape(film)));
        for (int i = 1300; i < 3000; i++) {
            film.row(at(i));
            other.row(at(i));
        }
        assertArrayEquals(tape(film), tape(other));
    }

    private static double[] tape(StateFrames film) {
        CheckpointTape tape = CheckpointTape.recording();
        film.remember(tape);
        return tape.numbers();
    }
}
