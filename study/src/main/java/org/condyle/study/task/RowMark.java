package org.condyle.study.task;

/** What is remembered of every row, as a bit. */
public enum RowMark {
    /** Ended early, or was refused. */
    IRREGULAR(1),
    /** Reached its end with results that cannot be trusted. */
    UNTRUSTED(2),
    /** Has claims that are not as expected. */
    WRONG(4),
    /** The machine could not do it. */
    GIVEN_UP(8),
    /** Was tried more than once. */
    TRIED_AGAIN(16);

    private final int bit;

    RowMark(int bit) {
        this.bit = bit;
    }

    public boolean applies(Row row) {
        return switch (this) {
            case IRREGULAR -> !row.outcome().regular();
            case UNTRUSTED -> row.outcome().regular() && !row.outcome().good();
            case WRONG -> !row.wrong().isEmpty();
            case GIVEN_UP -> row.wasGivenUp();
            case TRIED_AGAIN -> row.attempts().size() > 1;
        };
    }

    public boolean in(byte marks) {
        return (marks & bit) != 0;
    }

    public static byte of(Row row) {
        int marks = 0;
        for (RowMark m : values()) {
            marks |= m.applies(row) ? m.bit : 0;
        }
        return (byte) marks;
    }
}
