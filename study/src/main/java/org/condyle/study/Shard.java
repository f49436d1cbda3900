package org.condyle.study;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of several parts of a study that are done apart, such as jobs of a batch system: every {@code of}-th run. Runs
 * that are dear often stand side by side in a grid; so each part gets its share of them.
 *
 * @param number from 1
 */
public record Shard(int number, int of) {
    /** All of the study. */
    public static final Shard WHOLE = new Shard(1, 1);

    private static final Pattern WRITTEN = Pattern.compile("([0-9]{1,7})/([0-9]{1,7})");

    public Shard {
        if (number < 1 || number > of) {
            throw new IllegalArgumentException(
                    "parts are counted from 1: write a number from 1 to " + Math.max(of, 1) + " before the '/'");
        }
    }

    /** From {@code 3/8}: the third of eight parts. */
    public static Shard parse(String text) {
        Matcher m = WRITTEN.matcher(text.strip());
        if (!m.matches()) {
            throw new IllegalArgumentException("write the number of the part and the number of all parts, such as 3/8");
        }
        int number = Integer.parseInt(m.group(1)), of = Integer.parseInt(m.group(2));
        if (of < 1) {
            throw new IllegalArgumentException("there must be at least 1 part");
        }
        return new Shard(number, of);
    }

    public boolean has(int run) {
        return (run - 1) % of == number - 1;
    }

    /** How many of so many runs. */
    public int size(int runs) {
        return runs < number ? 0 : (runs - number) / of + 1;
    }

    public boolean isWhole() {
        return of == 1;
    }

    /** Name of its folder. */
    String folder() {
        return number + "-of-" + of;
    }

    @Override
    public String toString() {
        return number + "/" + of;
    }
}
