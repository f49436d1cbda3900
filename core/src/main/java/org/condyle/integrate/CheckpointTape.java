package org.condyle.integrate;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The content of a checkpoint as a row of numbers. A class lists its fields once, {@code x = tape.pass(x)}, in a method
 * {@code remember(tape)} that serves both directions: a recording tape keeps the value and returns it, a playing tape
 * returns what was kept. So writing and reading cannot differ.
 */
public final class CheckpointTape {
    private final boolean playing;
    private double[] numbers;
    private int at;

    private CheckpointTape(boolean playing, double[] numbers) {
        this.playing = playing;
        this.numbers = numbers;
    }

    /** A tape that keeps what passes. */
    public static CheckpointTape recording() {
        return new CheckpointTape(false, new double[64]);
    }

    /** A tape that returns what another one kept. */
    public static CheckpointTape playing(double[] numbers) {
        return new CheckpointTape(true, numbers);
    }

    /** True when fields are being read back: derived things must be rebuilt afterwards. */
    public boolean playing() {
        return playing;
    }

    public double pass(double value) {
        if (playing) {
            if (at == numbers.length) {
                throw new IllegalArgumentException("memory is too short: it belongs to another method or system");
            }
            return numbers[at++];
        }
        if (at == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * at);
        }
        numbers[at++] = value;
        return value;
    }

    /** Counters are exact up to 2^53. */
    public long pass(long value) {
        return (long) pass((double) value);
    }

    public int pass(int value) {
        return (int) pass((double) value);
    }

    public boolean pass(boolean value) {
        return pass(value ? 1.0 : 0.0) != 0.0;
    }

    /** An array whose length both sides know. */
    public void pass(double[] values) {
        for (int i = 0; i < values.length; i++) {
            values[i] = pass(values[i]);
        }
    }

    public void pass(int[] values) {
        for (int i = 0; i < values.length; i++) {
            values[i] = pass(values[i]);
        }
    }

    public void pass(boolean[] values) {
        for (int i = 0; i < values.length; i++) {
            values[i] = pass(values[i]);
        }
    }

    public void pass(double[][] rows) {
        for (double[] row : rows) {
            pass(row);
        }
    }

    /**
     * The first {@code count} numbers of an array whose length changes in a run; returns the array, a new one when
     * reading.
     */
    public double[] pass(double[] values, int count) {
        int length = length(count);
        double[] all = playing ? new double[length] : values;
        for (int i = 0; i < length; i++) {
            all[i] = pass(all[i]);
        }
        return all;
    }

    /** A text, character by character. */
    public String pass(String text) {
        char[] letters = playing ? new char[length(0)] : text.toCharArray();
        if (!playing) {
            length(letters.length);
        }
        for (int i = 0; i < letters.length; i++) {
            letters[i] = (char) pass((int) letters[i]);
        }
        return new String(letters);
    }

    /** One of the names that both sides know, in the same order. */
    public String pass(String name, List<String> known) {
        int which = pass(playing ? 0 : known.indexOf(name));
        if (which < 0 || which >= known.size()) {
            throw new IllegalArgumentException("memory belongs to another system: it has no name number " + which);
        }
        return known.get(which);
    }

    /**
     * A list that grows in a run.
     *
     * @param blank any item: what {@code item} is given for each that is to be read
     * @param item  passes the parts of an item and makes it anew from them
     */
    public <T> void pass(List<T> list, T blank, UnaryOperator<T> item) {
        int length = length(list.size());
        if (playing) {
            list.clear();
            list.addAll(Collections.nCopies(length, blank));
        }
        list.replaceAll(item);
    }

    /** A length is accepted only if the tape is that long: a damaged one must not exhaust the memory. */
    private int length(int value) {
        int length = pass(value);
        if (length < 0 || (playing && length > numbers.length - at)) {
            throw new IllegalArgumentException("memory is damaged: a length of " + length);
        }
        return length;
    }

    /** The same number in both directions, or the memory was made by another method or system. */
    public void mark(String what, int value) {
        int found = pass(value);
        if (found != value) {
            throw new IllegalArgumentException(
                    "memory belongs to another method or system: " + what + " is " + found + ", expected " + value);
        }
    }

    /** All that was kept. */
    public double[] numbers() {
        return Arrays.copyOf(numbers, at);
    }
}
