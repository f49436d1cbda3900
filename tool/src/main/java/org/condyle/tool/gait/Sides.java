package org.condyle.tool.gait;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Left and right by names: {@code knee_angle_r}, {@code R.Heel}, {@code LeftFoot}. */
public final class Sides {
    private static final Pattern MARK =
            Pattern.compile("(?i)(?<=^|[_.\\s-])(?:(r|right)|(l|left))(?=$|[_.\\s-])|^(?:(right)|(left))(?=[A-Z])");

    private Sides() {}

    /** The side that a name says. */
    public enum Side {
        RIGHT,
        LEFT,
        NONE
    }

    public static Side of(String name) {
        Matcher m = MARK.matcher(name);
        if (!m.find()) {
            return Side.NONE;
        }
        return m.group(1) != null || m.group(3) != null ? Side.RIGHT : Side.LEFT;
    }

    /** The name without its side, by which left and right belong together. */
    public static String base(String name) {
        Matcher m = MARK.matcher(name);
        if (!m.find()) {
            return name;
        }
        String before = name.substring(0, m.start()), after = name.substring(m.end());
        if (before.isEmpty()) {
            return after.replaceFirst("^[_.\\s-]", "");
        }
        return before.replaceFirst("[_.\\s-]$", "") + after;
    }
}
