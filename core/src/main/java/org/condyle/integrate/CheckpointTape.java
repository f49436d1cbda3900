package org.condyle.integrate;

import java.util.Arrays;

/**
 * A stepper's memory as a row of numbers. The stepper lists its fields once, {@code x = tape.pass(x)}; a recording tape
 * hands the value back and keeps it, a playing tape hands back what was kept. So writing and reading cannot drift apart.
 */
final class CheckpointTape {
    private final boolean playing;
    private double[] numbers;
    private int at;

    private CheckpointTape(boolean playing, double[] numbers) {
        this.playing = playing;
        this.numbers = numbers;
    }

    static CheckpointTape recording() {
        return new CheckpointTape(false, new double[64]);
    }

    static CheckpointTape playing(double[] numbers) {
        return new CheckpointTape(true, numbers);
    }

    /** True when fields are being read back: derived things must be rebuilt afterwards. */
    boolean playing() {
        return playing;
    }

    double pass(double value) {
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
    long pass(long value) {
        return (long) pass((double) value);
    }

    int pass(int value) {
        return (int) pass((double) value);
    }

    boolean pass(boolean value) {
        return pass(value ? 1.0 : 0.0) != 0.0;
    }

    void pass(double[] values) {
        for (int i = 0; i < values.length; i++) {
            values[i] = pass(values[i]);
        }
    }

    void pass(double[][] rows) {
        for (double[] row : rows) {
            pass(row);
        }
    }

    /** The same number in both directions, or the memory was made by someone else. */
    void mark(String what, int value) {
        int found = pass(value);
        if (found != value) {
            throw new IllegalArgumentException(
                    "memory belongs to another method or system: " + what + " is " + found + ", expected " + value);
        }
    }

    double[] numbers() {
        return Arrays.copyOf(numbers, at);
    }
}
