package org.condyle.foreign.mjcf;

import java.nio.file.Path;
import java.util.Optional;
import org.condyle.foreign.ForeignFiles;
import org.condyle.foreign.XmlElement;
import org.condyle.io.foreign.Losses;

/**
 * Finds files that a model names, relative to its own folder or to that of the part that names them. Nothing outside of the project's
 * folder is read. Where a way leads out of it ({@code ../../project/leg/assets/chain.xml}) and a file lies below it under the end of
 * that way ({@code assets/chain.xml}), it is taken from there and this is told.
 */
record Beside(ForeignFiles files, Losses losses) {
    private static final int MOST_FOLDERS = 32;

    /** The name, seen from the model's folder, under which a file is read; empty if it is not there. */
    Optional<String> find(XmlElement asks, String written) {
        String plain = written.strip().replace('\\', '/');
        if (files.has(plain)) {
            return Optional.of(straight(plain));
        }
        String part = asks.at().file(), neighbour = part.substring(0, part.lastIndexOf('/') + 1) + plain;
        if (!part.equals(files.name()) && files.has(neighbour)) {
            return Optional.of(straight(neighbour));
        }
        String up = "../".repeat(files.depth());
        String rest = plain;
        for (int i = 0; leavesFolder(plain) && i < MOST_FOLDERS; i++) {
            int slash = rest.indexOf('/');
            if (slash < 0) {
                break;
            }
            rest = rest.substring(slash + 1);
            for (String candidate : new String[] {rest, up + rest}) {
                if (!rest.isEmpty() && !leavesFolder(rest) && files.has(candidate)) {
                    losses.harmless(
                            asks,
                            "names a file outside of the model's folder; the file of the same name in this"
                                    + " folder is read instead");
                    return Optional.of(straight(candidate));
                }
            }
        }
        return Optional.empty();
    }

    /** Without ways down and up again. */
    private static String straight(String found) {
        return Path.of(found).normalize().toString().replace('\\', '/');
    }

    /** Why a file was not found, for a message. */
    String reason(String written) {
        String plain = written.strip().replace('\\', '/');
        return leavesFolder(plain.startsWith("/") ? plain : files.plain(plain))
                ? "lies outside of the folder from which files are read (--root DIR names one above the model)"
                : "is not there";
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
