package org.condyle.app.shell;

import java.nio.file.InvalidPathException;
import org.condyle.text.Quoted;

/** Messages about names that no file can have. */
public final class FileNames {
    /** Part of every such message. */
    public static final String IMPOSSIBLE = "this file name is not possible";

    private FileNames() {}

    /** The message for a name that the system refuses; in the locale C that is all that is not ASCII. */
    public static String bad(InvalidPathException e) {
        boolean ascii = e.getInput().chars().allMatch(c -> c < 0x80);
        return Quoted.visible("'" + e.getInput() + "': " + IMPOSSIBLE
                + (ascii
                        ? ": " + e.getReason()
                        : " in the current locale, which supports only ASCII; set LC_ALL=C.UTF-8 in the environment"));
    }
}
