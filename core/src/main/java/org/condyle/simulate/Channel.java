package org.condyle.simulate;

/** A number worth recording: name, unit, and how it is read off an instant of the run. */
public record Channel(String name, String unit, Reader reader) {
    /** Reads the channel; pure. */
    @FunctionalInterface
    public interface Reader {
        double read(Snapshot instant);
    }

    public double read(Snapshot instant) {
        return reader.read(instant);
    }
}
