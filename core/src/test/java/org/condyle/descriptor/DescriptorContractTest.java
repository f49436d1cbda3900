package org.condyle.descriptor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Descriptor;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What every descriptor promises, on random motions of a forest with all kinds of joints: it changes nothing, no place in the world is special,
 * it does not matter how fast the motion is gone through but for rates, a copy tells the same, and where it is not defined its channels are not a number.
 * A new descriptor extends this first.
 */
public abstract class DescriptorContractTest {
    /** The descriptor of two bodies of a forest, the second seen from the first. */
    protected abstract Descriptor descriptor(MixedTree forest, int a, int b);

    /** A state later in the motion, for what compares two positions. */
    protected State later(Mechanism m, State s, Chance chance) {
        return s;
    }

    private Workspace scene(long seed, double[] turn, double[] shift) {
        MixedTree f = new MixedTree(seed, turn, shift);
        int[][] pairs = {{f.bud, f.fruit}, {f.twig, f.leaf}, {f.leaf, f.plate}, {f.stone, f.bud}};
        int[] pair = pairs[(int) (seed % pairs.length)];
        f.builder.descriptor("it", descriptor(f, pair[0], pair[1]));
        return new Workspace(Mechanism.compile(f.builder.build()));
    }

    private static double[] told(Workspace w, State s) {
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        return w.told(0).stream()
                .mapToDouble(signal -> signal.read(s, w.course()))
                .toArray();
    }

    private State begun(Workspace w, Chance chance) {
        State s = chance.state(w.mechanism.model());
        Dynamics.beginDescriptors(s, w);
        return later(w.mechanism, s, chance);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void noPlaceInTheWorldIsSpecial(long seed) {
        Workspace here = scene(seed, Mat3.identity(), new double[3]);
        Chance chance = new Chance(500 + seed);
        Workspace there = scene(seed, chance.rotation(), chance.vector(2));
        double[] one = told(here, begun(here, new Chance(600 + seed)));
        double[] other = told(there, begun(there, new Chance(600 + seed)));
        for (int i = 0; i < one.length; i++) {
            int k = i;
            assertEquals(
                    one[i],
                    other[i],
                    1e-9 * (1 + Math.abs(one[i])),
                    () -> here.told(0).get(k).name() + " " + chance);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14})
    void tellsTwiceTheSameAndChangesNothing(long seed) {
        Workspace w = scene(seed, Mat3.identity(), new double[3]);
        State s = begun(w, new Chance(700 + seed)), before = s.copy();
        double[] first = told(w, s);
        double[] place = w.motion.placement.clone(), rate = w.motion.rate.clone();
        told(w, begun(w, new Chance(800 + seed))); // somewhere else between
        double[] again = told(w, s);
        assertArrayEquals(first, again);
        assertArrayEquals(place, w.motion.placement);
        assertArrayEquals(rate, w.motion.rate);
        assertArrayEquals(before.memory, s.memory);
        assertArrayEquals(first, told(new Workspace(w.mechanism), s), "a copy for another thread");
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22})
    void isNotANumberWhereItIsNotDefined(long seed) {
        Workspace w = scene(seed, Mat3.identity(), new double[3]);
        State s = new Chance(900 + seed).state(w.mechanism.model());
        Arrays.fill(s.v, 0);
        Dynamics.beginDescriptors(s, w); // at rest, and not turned since the first instant
        List<Signal> signals = w.told(0);
        double[] values = told(w, s);
        boolean some = false;
        for (int i = 0; i < values.length; i++) {
            assertFalse(Double.isInfinite(values[i]), signals.get(i).name());
            assertTrue(
                    signals.get(i).gaps() || !Double.isNaN(values[i]),
                    signals.get(i).name());
            some |= Double.isNaN(values[i]);
        }
        assertTrue(some, "nothing of it depends on the motion");
        SceneSketch sketch = new SceneSketch();
        w.descriptors().get(0).draw(s, w.course(), sketch);
        assertEquals(0, sketch.lines().length, "it draws what is not there");
    }

    @ParameterizedTest
    @ValueSource(longs = {31})
    void namesItsChannelsOnce(long seed) {
        List<Signal> signals = scene(seed, Mat3.identity(), new double[3]).told(0);
        assertEquals(
                signals.size(), new HashSet<>(signals.stream().map(Signal::name).toList()).size());
    }
}
