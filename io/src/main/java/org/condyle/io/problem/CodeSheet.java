package org.condyle.io.problem;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What {@code condyle explain} tells of a code.
 *
 * @param meaning what is wrong, in a few sentences
 * @param command arguments of a command that shows it
 * @param files   of the example, by name
 * @param at      file in which the problem is reported; empty if it is in an option of the command
 * @param line    where it is reported; 0 for the file as a whole
 * @param instead what to write
 */
public record CodeSheet(
        Code code, String meaning, String command, Map<String, String> files, String at, int line, String instead) {
    private static final Pattern FILE = Pattern.compile("--- (\\S+)( @(\\d+))?");
    private static final Pattern CHARACTER = Pattern.compile("\\\\u([0-9a-f]{4})");
    private static final Map<Code, CodeSheet> ALL = read();

    public static CodeSheet of(Code code) {
        return Objects.requireNonNull(ALL.get(code), code.word());
    }

    /** A page for a terminal. */
    public String text() {
        StringBuilder out = new StringBuilder(code.word() + " (code of a problem): " + code.about() + "\n");
        meaning.lines().forEach(l -> out.append("  ").append(l).append('\n'));
        files.forEach((name, text) -> {
            out.append("  ").append(name).append(":\n");
            int n = 0;
            for (String l : text.lines().toList()) {
                n++;
                out.append(name.equals(at) && n == line ? "  > " : "    ")
                        .append(l)
                        .append('\n');
            }
        });
        out.append("  condyle ").append(command).append('\n');
        return out.append("  write instead: ").append(instead).append('\n').toString();
    }

    /** The files as they are on a disk: with characters that a page cannot show. */
    public Map<String, String> realFiles() {
        Map<String, String> real = new LinkedHashMap<>();
        files.forEach((name, text) -> real.put(
                name,
                CHARACTER
                        .matcher(text)
                        .replaceAll(m -> Matcher.quoteReplacement(
                                Character.toString((char) Integer.parseInt(m.group(1), 16))))));
        return real;
    }

    /** All codes with a line each. */
    public static String list() {
        StringBuilder out = new StringBuilder("codes of problems:\n");
        for (Code c : Code.values()) {
            out.append("  ")
                    .append(c.word())
                    .append(" ".repeat(Math.max(1, 20 - c.word().length())))
                    .append(c.about())
                    .append('\n');
        }
        return out.append("condyle explain CODE describes each of them, with an example.\n")
                .toString();
    }

    private static Map<Code, CodeSheet> read() {
        Map<Code, CodeSheet> all = new EnumMap<>(Code.class);
        for (String part : resource().split("(?m)^== ", -1)) {
            String word = part.lines().findFirst().orElse("").strip();
            Code.of(word)
                    .ifPresent(c -> all.put(c, sheet(c, part.lines().skip(1).toList())));
        }
        return all;
    }

    private static CodeSheet sheet(Code code, List<String> lines) {
        List<String> meaning = new ArrayList<>();
        Map<String, String> files = new LinkedHashMap<>();
        String command = "", instead = "", at = "", open = "";
        int line = 0;
        for (String l : lines) {
            Matcher file = FILE.matcher(l);
            if (l.startsWith("$ ")) {
                command = l.substring(2);
            } else if (l.startsWith("> ")) {
                instead = l.substring(2);
                open = "";
            } else if (file.matches()) {
                open = file.group(1);
                files.put(open, "");
                at = file.group(3) == null ? at : open;
                line = file.group(3) == null ? line : Integer.parseInt(file.group(3));
            } else if (!open.isEmpty()) {
                files.merge(open, l + "\n", String::concat);
            } else if (!l.isBlank()) {
                meaning.add(l);
            }
        }
        return new CodeSheet(code, String.join("\n", meaning), command, files, at, line, instead);
    }

    private static String resource() {
        try (InputStream in = CodeSheet.class.getResourceAsStream("codes.txt")) {
            return new String(Objects.requireNonNull(in, "codes.txt").readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
