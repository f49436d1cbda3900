package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class CheckpointTapeTest {
    private static final List<String> NAMES = List.of("knee", "elbow", "hip");

    /** One field of each kind that can pass. */
    private static final class Fields {
        double number;
        long large;
        int small;
        boolean flag;
        String text = "";
        String name = "knee";
        final double[] fixed = new double[3];
        final int[] counts = new int[2];
        final boolean[] flags = new boolean[2];
        double[] growing = {};
        int used;
        final List<String> list = new ArrayList<>();

        void remember(CheckpointTape tape) {
            number = tape.pass(number);
            large = tape.pass(large);
            small = tape.pass(small);
            flag = tape.pass(flag);
            text = tape.pass(text);
            name = tape.pass(name, NAMES);
            tape.pass(fixed);
            tape.pass(counts);
            tape.pass(flags);
            used = tape.pass(used);
            growing = tape.pass(growing, used);
            tape.pass(list, "", tape::pass);
            tape.mark("end", 7);
        }

        double[] tape() {
            CheckpointTape tape = CheckpointTape.recording();
            remember(tape);
            return tape.numbers();
        }
    }

    private static Fields filled() {
        Fields f = new Fields();
        f.number = -0.0;
        f.large = (1L << 53) - 1;
        f.small = -3;
        f.flag = true;
        f.text = "größer \u2265 0";
        f.name = "hip";
        f.fixed[2] = Double.NaN;
        f.counts[1] = 5;
        f.flags[0] = true;
        f.growing = new double[] {1, 2, 3, 99};
        f.used = 3;
        f.list.addAll(List.of("one", "", "three"));
        return f;
    }

    @Test
    void whatIsPlayedIsWhatWasRecorded() {
        Fields from = filled(), to = new Fields();
        to.list.add("is forgotten");
        to.remember(CheckpointTape.playing(from.tape()));
        assertEquals(-0.0, to.number);
        assertEquals(from.large, to.large);
        assertEquals(-3, to.small);
        assertEquals(from.text, to.text);
        assertEquals("hip", to.name);
        assertArrayEquals(new double[] {1, 2, 3}, to.growing);
        assertEquals(List.of("one", "", "three"), to.list);
        assertArrayEquals(from.tape(), to.tape());
    }

    @Test
    void recordingChangesNothing() {
        Fields f = filled();
        double[] growing = f.growing;
        double[] once = f.tape();
        assertEquals(growing, f.growing);
        assertArrayEquals(once, f.tape());
    }

    @Test
    void aTapeThatIsCutOrDamagedIsRefused() {
        double[] whole = filled().tape();
        for (int n = 0; n < whole.length; n++) {
            double[] cut = Arrays.copyOf(whole, n);
            assertThrows(
                    IllegalArgumentException.class, () -> new Fields().remember(CheckpointTape.playing(cut)), "" + n);
        }
        for (double length : new double[] {-1, 1e9}) {
            double[] damaged = whole.clone();
            damaged[4] = length; // of the text
            assertThrows(IllegalArgumentException.class, () -> new Fields().remember(CheckpointTape.playing(damaged)));
        }
    }

    @Test
    void aNameThatTheOtherSideDoesNotKnowIsRefused() {
        CheckpointTape tape = CheckpointTape.recording();
        assertThrows(IllegalArgumentException.class, () -> tape.pass("wrist", NAMES));
    }
}
