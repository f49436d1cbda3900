package org.condyle.study;

import java.util.function.Predicate;

/** What is remembered of every row. */
enum RowMark {
    /** Ended early, or was refused. */
    IRREGULAR(r -> !r.outcome().regular()),
    /** Reached its end with results that cannot be trusted. */
    UNTRUSTED(r -> r.outcome().regular() && !r.outcome().good()),
    /** Has claims that are not as expected. */
    WRONG(r -> !r.wrong().isEmpty()),
    /** The machine could not do it. */
    GIVEN_UP(Row::wasGivenUp),
    /** Was tried more than once. */
    TRIED_AGAIN(r -> r.attempts().size() > 1);

    private final Predicate<Row> applies;

    RowMark(Predicate<Row> applies) {
        this.applies = applies;
    }

    boolean applies(Row row) {
        return applies.test(row);
    }

    boolean in(byte marks) {
        return (marks >> ordinal() & 1) != 0;
    }

    static byte of(Row row) {
        int marks = 0;
        for (RowMark m : values()) {
            marks |= m.applies(row) ? 1 << m.ordinal() : 0;
        }
        return (byte) marks;
    }
}
