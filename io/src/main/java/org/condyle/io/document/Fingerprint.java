package org.condyle.io.document;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.condyle.text.Quoted;

/**
 * Everything that determines the results: a hash of every file that was read, and data such as the case, the settings
 * and the version of the program. Two different fingerprints can report their difference.
 */
public record Fingerprint(Map<String, String> facts) {
    private static final String FILE = "file ";

    public Fingerprint {
        facts = new TreeMap<>(facts);
    }

    static Fingerprint ofFiles(Map<String, String> hashes) {
        Map<String, String> facts = new TreeMap<>();
        hashes.forEach((file, hash) -> facts.put(FILE + file, hash));
        return new Fingerprint(facts);
    }

    /** With one more fact. */
    public Fingerprint and(String name, String value) {
        Map<String, String> more = new TreeMap<>(facts);
        more.put(name, value);
        return new Fingerprint(more);
    }

    /** With one more file, identified by a hash of its relevant content. */
    public Fingerprint andFile(String name, String hash) {
        return and(FILE + name, hash);
    }

    /** The value of a fact; empty if there is none. */
    public String get(String name) {
        return facts.getOrDefault(name, "");
    }

    /** What is different now; empty if all is the same. */
    public String changesTo(Fingerprint now) {
        Set<String> names = new LinkedHashSet<>(facts.keySet());
        names.addAll(now.facts.keySet());
        List<String> files = new ArrayList<>(), others = new ArrayList<>();
        for (String name : names) {
            String before = get(name), after = now.get(name);
            if (!before.equals(after) && name.startsWith(FILE)) {
                String file = "the file " + Quoted.of(name.substring(FILE.length()));
                files.add(file
                        + (before.isEmpty()
                                ? " was not read before"
                                : after.isEmpty() ? " is no longer read" : " has changed"));
            } else if (!before.equals(after)) {
                others.add(name + ": " + shown(before) + " then, " + shown(after) + " now");
            }
        }
        files.addAll(others);
        return String.join("; ", files);
    }

    private static String shown(String value) {
        return value.isEmpty() ? "none" : Quoted.of(value);
    }

    /** A text as a fact that is too long to be shown. */
    public static String hash(Collection<String> parts) {
        return hash(String.join("\n", parts).getBytes(StandardCharsets.UTF_8));
    }

    /** Of the content of a file. */
    public static String hash(byte[] bytes) {
        MessageDigest all = digest();
        all.update(bytes);
        return hash(all);
    }

    /** What {@link #hash(MessageDigest)} ends. */
    static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }

    static String hash(MessageDigest all) {
        return HexFormat.of().formatHex(all.digest(), 0, 16);
    }
}
