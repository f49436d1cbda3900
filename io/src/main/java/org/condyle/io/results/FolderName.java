package org.condyle.io.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.condyle.io.document.Fingerprint;

/**
 * Name of the folder of a run to which nobody gave one: {@code pendulum-absolute-until=5}. Settings are told without the section
 * of the file that they are in. Blanks, quotes and brackets are left out, and other signs that a file system or a shell may not
 * like become _; where that, or the length, loses something, a hash tells the rest.
 */
public final class FolderName {
    private static final int LONGEST = 40; // of the part that tells settings

    /** Settings that change what is said of a run, not the run. */
    private static final Pattern NOT_TOLD = Pattern.compile("(outputs|claims|plots|picture|units|notes|title)(\\..*)?");

    private FolderName() {}

    /**
     * The name.
     *
     * @param model   short name of the model, without folders and ending
     * @param changes settings, path to value
     */
    public static String of(String model, String caseName, Map<String, String> changes) {
        String name = model + (caseName.isEmpty() ? "" : "-" + caseName.replaceAll("[^\\p{L}\\p{N}_.-]", "_"));
        if (changes.isEmpty()) {
            return name;
        }
        List<String> told = new ArrayList<>(), all = new ArrayList<>();
        changes.forEach((path, value) -> {
            all.add(path + "=" + value);
            if (!NOT_TOLD.matcher(path).matches()) {
                told.add(setting(path.substring(path.indexOf('.') + 1), value.strip()));
            }
        });
        String plain = told.isEmpty() ? "" : "-" + String.join("-", told);
        String safe = plain.replaceAll("[^\\p{L}\\p{N}_.=~+-]", "_");
        if (told.size() == all.size() && safe.equals(plain) && safe.length() <= LONGEST) {
            return name + safe;
        }
        String cut = safe.substring(0, Math.min(safe.length(), LONGEST)).replaceAll("[_.=-]+$", "");
        return name + cut + "-" + Fingerprint.hash(all).substring(0, 6);
    }

    /** A mapping is told by what is in it: {@code run={analysis: equilibrium}} as {@code analysis=equilibrium}. */
    private static String setting(String key, String value) {
        String plain = value.replaceAll(":\\s+", "=").replaceAll(",\\s*", "-").replaceAll("[\\s\\[\\]{}\"']+", "");
        return value.startsWith("{") ? plain : key + "=" + plain;
    }
}
