package org.condyle.scenes;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How many random cases a test takes. {@code ./verify --all} sets the system property {@code condyle.all}, and all are taken; a usual
 * run takes fewer, the first of the same sequence, so that what it checks is a part of the whole. A test whose assertions count
 * cases must count them in parts of what this gives.
 */
public final class Seeds {
    private static final boolean ALL = Boolean.getBoolean("condyle.all");

    private Seeds() {}

    /** Whether all cases are taken. */
    public static boolean all() {
        return ALL;
    }

    /** The number of cases: all of them, or the usual number. */
    public static int of(int all, int usual) {
        return ALL ? all : usual;
    }

    /** The cases of a list: all of them, or each so-manieth, beginning with the first. */
    public static <T> List<T> of(List<T> all, int each) {
        int step = ALL ? 1 : each;
        return IntStream.range(0, all.size())
                .filter(i -> i % step == 0)
                .mapToObj(all::get)
                .toList();
    }
}
