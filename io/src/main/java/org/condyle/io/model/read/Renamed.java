package org.condyle.io.model.read;

import java.util.Map;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;

/** Names that were spelled differently in an earlier version: they are read for one version more, with a warning. */
public final class Renamed {
    private static final int MOST = 3; // a pattern may stand for hundreds

    private Renamed() {}

    /** Warns of old spellings in an entry, each given with the name of today. */
    public static void warn(Problems problems, Entry e, Map<String, String> oldNames) {
        oldNames.entrySet().stream().limit(MOST).forEach(n -> warn(problems, e, n.getKey(), n.getValue()));
    }

    public static void warn(Problems problems, Entry e, String old, String current) {
        problems.warning(Code.RENAMED, e, message(old, current));
    }

    /** What a warning of an old spelling says. */
    public static String message(String old, String current) {
        return "'" + old + "' is now written '" + current + "'; the old spelling is not read by the next version";
    }
}
