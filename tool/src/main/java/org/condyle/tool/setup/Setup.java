package org.condyle.tool.setup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;

/** The keys of a tool or of an analysis in a setup file, with their defaults. */
public final class Setup {
    private final SetupFile file;
    private final XmlElement element;
    private final SetupKeys keys;

    Setup(SetupFile file, XmlElement element, SetupKeys keys) {
        this.file = file;
        this.element = element;
        this.keys = keys;
        tellUnknown();
    }

    /** A key that nobody reads is a mistake, or one of another version: told, with the nearest known one. */
    private void tellUnknown() {
        List<String> seen = new ArrayList<>();
        for (XmlElement child : element.children()) {
            String name = child.name();
            if (keys.has(name)) {
                if (seen.contains(name)) {
                    file.warn(child.at(), element.name() + ": " + name + " is given twice; the first one counts");
                }
                seen.add(name);
            } else if (!keys.isWithoutEffect(name)) {
                String hint = DidYouMean.hint(name, keys.names());
                file.warn(at(child), element.name() + " has no key " + Quoted.of(name) + ", it is ignored" + hint);
            }
        }
    }

    public SetupFile file() {
        return file;
    }

    /** Class of the element. */
    public String type() {
        return element.name();
    }

    /** The name attribute of the element; the class if there is none. */
    public String name() {
        String own = element.attribute("name", "").strip();
        return own.isEmpty() || own.equalsIgnoreCase("default") ? element.name() : own;
    }

    public Position at() {
        return element.at();
    }

    /** Where the value of a key is written, or where it could be. */
    public Position at(String key) {
        return element.child(key).map(this::at).orElse(element.at());
    }

    private Position at(XmlElement e) {
        return file.given(e)
                .map(path -> Position.in(Quoted.plain(SetupFolder.option(path, e.text()), 200)))
                .orElse(e.at());
    }

    /** What is wrong with the value of a key. */
    public DocumentException problem(String key, String message) {
        return new DocumentException(Code.BAD_SETUP, at(key), key + ": " + message);
    }

    /** Whether a value stands there, other than blanks and {@code Unassigned}. */
    public boolean has(String key) {
        return !text(key).isEmpty();
    }

    /** The text of a key or its default; empty for {@code Unassigned}. */
    public String text(String key) {
        String orElse = keys.orElse(key);
        String written = element.child(key).map(XmlElement::text).orElse("").strip();
        String text = written.isEmpty() ? orElse : written;
        return text.equalsIgnoreCase("unassigned") ? "" : text;
    }

    /** The words of a list, separated by blanks or commas. */
    public List<String> words(String key) {
        String text = text(key);
        return text.isEmpty() ? List.of() : List.of(text.split("[\\s,]+", 0));
    }

    public boolean flag(String key) {
        return switch (text(key).toLowerCase(Locale.ROOT)) {
            case "true", "1" -> true;
            case "false", "0", "" -> false;
            default -> throw problem(key, "must be true or false, was " + Quoted.of(text(key)));
        };
    }

    /** The number of a key, also {@code Inf}; the default if nothing is written. */
    public double number(String key) {
        double[] all = numbers(key);
        if (all.length != 1) {
            throw problem(key, "needs one number, has " + all.length);
        }
        return all[0];
    }

    /** A number above 0. */
    public double positive(String key, String unit) {
        double x = number(key);
        if (!(x > 0)) {
            throw problem(key, "must be above 0 " + unit + ", was " + x);
        }
        return x;
    }

    /** A number between 0 and 1. */
    public double share(String key) {
        double x = number(key);
        if (!(x > 0 && x < 1)) {
            throw problem(key, "must lie between 0 and 1, was " + x);
        }
        return x;
    }

    /** A bound above 0, {@code Inf} for none. */
    public double limit(String key, String unit) {
        double x = number(key);
        if (!(x > 0)) {
            throw problem(
                    key, "must be above 0" + (unit.isEmpty() ? "" : " " + unit) + ", was " + x + "; Inf is no limit");
        }
        return x;
    }

    /** The numbers of a key; as many as the file or the default has. */
    public double[] numbers(String key) {
        String text = text(key);
        double[] all;
        try {
            all = element.numbers(text);
        } catch (DocumentException e) {
            throw problem(key, Quoted.of(text) + " is not a list of numbers");
        }
        if (Arrays.stream(all).anyMatch(Double::isNaN)) {
            throw problem(key, "must be a number, was NaN");
        }
        return all;
    }

    /** The file that a key names; empty if none is named. */
    public Optional<Path> path(String key) {
        String text = text(key);
        return text.isEmpty() ? Optional.empty() : Optional.of(path(key, text));
    }

    /** The files of a list, separated by blanks or commas. */
    public List<Path> paths(String key) {
        return words(key).stream().map(name -> path(key, name)).toList();
    }

    /** The file or files that a key names; refuses those that are not there. */
    public List<Path> paths(String key, boolean several) {
        return several ? paths(key) : path(key).stream().toList();
    }

    private Path path(String key, String name) {
        Optional<String> given = element.child(key).flatMap(file::given);
        return given.isPresent()
                ? file.folder().given(given.get(), name)
                : file.folder().named(at(key), key, name, m -> file.warn(at(key), m));
    }

    /** Whether the tool has a key at all. */
    public boolean knows(String key) {
        return keys.has(key);
    }

    /** The file that a key must name. */
    public Path requiredPath(String key, String what) {
        return path(key)
                .orElseThrow(() -> problem(
                        key,
                        "no " + what + " is given; write it into the setup file or give "
                                + SetupFolder.option(key, "FILE")));
    }

    /** The last part of a name under which results are written, with an ending if it has none; folders are left out. */
    public String outputName(String key, String orElse, String ending) {
        String text = text(key).replace('\\', '/');
        String last = text.substring(text.lastIndexOf('/') + 1).strip();
        String name = last.isEmpty() ? orElse : last;
        if (!name.matches("[^\\x00-\\x1f<>:\"|?*/\\\\]{1,200}") || name.startsWith(".")) {
            throw problem(key, Quoted.of(name) + " cannot be the name of a file");
        }
        return name.matches("(?i).*\\.(sto|mot|trc|osim)") ? name : name + ending;
    }

    /** The element of a key, for what is no plain value. */
    public Optional<XmlElement> element(String key) {
        return element.child(key);
    }

    /** A part of the setup with keys of its own, such as an analysis. */
    public Setup part(XmlElement part, SetupKeys partKeys) {
        return new Setup(file, part, partKeys);
    }

    /** The objects of a set, such as {@code AnalysisSet}; also those that stand in it without {@code objects}. */
    public List<XmlElement> objects(String key) {
        return element.child(key)
                .map(set -> SetupXml.objects(set).stream()
                        .filter(e -> !e.name().equals("groups"))
                        .toList())
                .orElse(List.of());
    }

    /** Tells something odd at a key. */
    public void warn(String key, String message) {
        file.warn(at(key), key + ": " + message);
    }
}
