package org.condyle.io.foreign.mjcf;

import java.util.Optional;
import org.condyle.io.foreign.ForeignFiles;
import org.condyle.io.foreign.Losses;
import org.condyle.io.foreign.XmlElement;

/**
 * Finds files that a model names. Nothing outside of the model's folder is read. Many models name files by a way through
 * the folder above ({@code ../leg/assets/chain.xml}); where such a file lies below the model's folder under the end of
 * that way ({@code assets/chain.xml}), it is taken from there and this is told.
 */
final class Beside {
    private static final int MOST_FOLDERS = 32;

    private final ForeignFiles files;
    private final Losses losses;

    Beside(ForeignFiles files, Losses losses) {
        this.files = files;
        this.losses = losses;
    }

    /** The name below the model's folder under which a file is read; empty if it is not there. */
    Optional<String> find(XmlElement asks, String written) {
        String plain = written.strip().replace('\\', '/');
        if (files.has(plain)) {
            return Optional.of(plain);
        }
        String rest = plain;
        for (int i = 0; leavesFolder(plain) && i < MOST_FOLDERS; i++) {
            int slash = rest.indexOf('/');
            if (slash < 0) {
                break;
            }
            rest = rest.substring(slash + 1);
            if (!rest.isEmpty() && !leavesFolder(rest) && files.has(rest)) {
                losses.harmless(
                        asks,
                        "names a file outside of the model's folder; the file of the same name in this"
                                + " folder is read instead");
                return Optional.of(rest);
            }
        }
        return Optional.empty();
    }

    /** Why a file was not found, for a message. */
    static String reason(String written) {
        return leavesFolder(written.strip().replace('\\', '/'))
                ? "lies outside of the model's folder, from which nothing is read"
                : "is not in the model's folder";
    }

    private static boolean leavesFolder(String plain) {
        if (plain.startsWith("/") || plain.startsWith("~") || plain.indexOf(':') >= 0) {
            return true;
        }
        int depth = 0;
        for (String part : plain.split("/", -1)) {
            depth += part.equals("..") ? -1 : part.equals(".") || part.isEmpty() ? 0 : 1;
            if (depth < 0) {
                return true;
            }
        }
        return false;
    }
}
