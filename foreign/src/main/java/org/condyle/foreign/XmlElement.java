package org.condyle.foreign;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.foreign.Losses;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/** An element of an XML file with its attributes, its children and the text between them, and where it begins. */
public final class XmlElement implements Losses.Source {
    private static final int LONGEST_NUMBER = 64;
    private static final String[] NONE = {};

    private final String name;
    private final Position at;
    private @Nullable XmlElement parent;
    // Files of strangers have an element for every few characters: what is not there takes no memory.
    private String[] attributes = NONE; // key, value, key, value
    private List<XmlElement> children = List.of();
    private String text = "";

    /** An element that begins at a place; it becomes the last child of {@code parent}. */
    public XmlElement(String name, Position at, @Nullable XmlElement parent) {
        this.name = name;
        this.at = at;
        this.parent = parent;
        if (parent != null) {
            parent.append(this);
        }
    }

    private void append(XmlElement child) {
        if (children.isEmpty()) {
            children = new ArrayList<>(2);
        }
        children.add(child);
    }

    /** Gives back the memory that the children would need to grow. */
    void close() {
        if (children instanceof ArrayList<XmlElement> list) {
            list.trimToSize();
        }
    }

    private int find(String key) {
        for (int i = 0; i < attributes.length; i += 2) {
            if (attributes[i].equals(key)) {
                return i + 1;
            }
        }
        return -1;
    }

    /** Sets an attribute. */
    public void put(String key, String value) {
        int at = find(key);
        if (at < 0) {
            at = attributes.length + 1;
            attributes = Arrays.copyOf(attributes, at + 1);
            attributes[at - 1] = key;
        }
        attributes[at] = value;
    }

    /** Sets all attributes at once: key, value, key, value; keys must differ. */
    void putAll(String... pairs) {
        attributes = pairs;
    }

    /** Replaces the text between the tags. */
    public void setText(String all) {
        text = all;
    }

    /** A new last child, for trees that are written. */
    public XmlElement add(String childName) {
        return new XmlElement(childName, at, this);
    }

    /** Sets the text of a child, which is added if there is none. */
    public void set(String childName, String childText) {
        child(childName).orElseGet(() -> add(childName)).setText(childText);
    }

    /** Puts a new element around this one, at its place among the children of its parent. */
    public XmlElement wrap(String around) {
        XmlElement above = parent;
        if (above == null) {
            throw new IllegalStateException("the root cannot be inside of another element");
        }
        XmlElement made = new XmlElement(around, at, null);
        made.parent = above;
        above.children.set(above.children.indexOf(this), made);
        made.append(this);
        parent = made;
        return made;
    }

    /** Takes a child away, and all below it. */
    public void remove(XmlElement child) {
        if (!children.isEmpty()) {
            children.remove(child);
        }
    }

    /** A copy of another element and of all below it as the last child of this one. */
    public XmlElement addCopy(XmlElement other) {
        XmlElement made = new XmlElement(other.name, other.at, this);
        made.attributes = other.attributes.clone();
        made.text = other.text;
        other.children.forEach(made::addCopy);
        return made;
    }

    /** As it is written, also with colons: {@code HuntCrossleyForce::ContactParameters}. */
    @Override
    public String name() {
        return name;
    }

    @Override
    public Position at() {
        return at;
    }

    public @Nullable XmlElement parent() {
        return parent;
    }

    /** All attributes in the order of the file; a copy. */
    public Map<String, String> attributes() {
        Map<String, String> all = new LinkedHashMap<>(attributes.length);
        for (int i = 0; i < attributes.length; i += 2) {
            all.put(attributes[i], attributes[i + 1]);
        }
        return all;
    }

    /** An attribute, or what stands for a missing one. */
    public String attribute(String key, String missing) {
        int found = find(key);
        return found < 0 ? missing : attributes[found];
    }

    public boolean has(String attribute) {
        return find(attribute) >= 0;
    }

    public List<XmlElement> children() {
        return Collections.unmodifiableList(children);
    }

    /** The children with this name, in order. */
    public List<XmlElement> children(String childName) {
        return children.stream().filter(c -> c.name.equals(childName)).toList();
    }

    /** The objects of a set of OpenSim, {@code <ForceSet><objects>}. */
    public List<XmlElement> objects() {
        return child("objects").map(XmlElement::children).orElse(List.of());
    }

    /** The first child with this name. */
    public Optional<XmlElement> child(String childName) {
        for (XmlElement c : children) {
            if (c.name.equals(childName)) {
                return Optional.of(c);
            }
        }
        return Optional.empty();
    }

    /** Follows names of children from here: {@code find("BodySet", "objects")}. */
    public Optional<XmlElement> find(String... names) {
        Optional<XmlElement> here = Optional.of(this);
        for (String step : names) {
            here = here.flatMap(e -> e.child(step));
        }
        return here;
    }

    /** The text between its tags, without blanks at the ends and without that of its children. */
    public String text() {
        return text;
    }

    /** The text of a child, or what stands for a missing or empty one. */
    public String text(String childName, String missing) {
        String found = child(childName).map(XmlElement::text).orElse("");
        return found.isEmpty() ? missing : found;
    }

    /** Its own numbers in free format: blanks, line breaks and commas separate them. */
    public double[] numbers() {
        return numbers(text);
    }

    /** Numbers in free format that are written in this element, for example in an attribute. */
    public double[] numbers(String written) {
        String[] words = written.isBlank() ? new String[0] : written.strip().split("[\\s,]+", 0);
        double[] out = new double[words.length];
        for (int i = 0; i < words.length; i++) {
            out[i] = number(words[i]);
        }
        return out;
    }

    /** Its own numbers, of which there must be {@code count}. */
    public double[] numbers(int count) {
        double[] out = numbers();
        if (out.length != count) {
            throw problem("needs " + count + " numbers, has " + out.length);
        }
        return out;
    }

    /** Its only number. */
    public double number() {
        return numbers(1)[0];
    }

    /** The number of a child, or what stands for a missing or empty one. */
    public double number(String childName, double missing) {
        Optional<XmlElement> c = child(childName);
        return c.isEmpty() || c.get().text.isEmpty() ? missing : c.get().number();
    }

    /** The same for a number that must be finite. */
    public double finite(String childName, double missing) {
        double v = number(childName, missing);
        if (!Double.isFinite(v)) {
            throw child(childName).orElse(this).problem("must be a finite number, was " + v);
        }
        return v;
    }

    /** The numbers of a child, or what stands for a missing or empty one. */
    public double[] numbers(String childName, double... missing) {
        Optional<XmlElement> c = child(childName);
        return c.isEmpty() || c.get().text.isEmpty() ? missing.clone() : c.get().numbers(missing.length);
    }

    /** A word for true or false in a child, or what stands for a missing or empty one. */
    public boolean flag(String childName, boolean missing) {
        return switch (text(childName, missing ? "true" : "false").toLowerCase(Locale.ROOT)) {
            case "true", "1" -> true;
            case "false", "0" -> false;
            default ->
                throw child(childName)
                        .orElse(this)
                        .problem("must be true or false, was " + Quoted.of(text(childName, "")));
        };
    }

    private double number(String word) {
        switch (word.toLowerCase(Locale.ROOT)) {
            case "nan", "-nan", "+nan" -> {
                return Double.NaN;
            }
            case "inf", "+inf", "infinity", "+infinity" -> {
                return Double.POSITIVE_INFINITY;
            }
            case "-inf", "-infinity" -> {
                return Double.NEGATIVE_INFINITY;
            }
            case "" -> throw problem("there is a comma without a number before it");
            default -> {
                char last = word.charAt(word.length() - 1);
                // Java alone would take "1f", "1d" and "0x1p3" for numbers.
                if (word.length() <= LONGEST_NUMBER
                        && (Character.isDigit(last) || last == '.')
                        && word.indexOf('x') < 0) {
                    try {
                        return Double.parseDouble(word);
                    } catch (NumberFormatException e) {
                        // told below
                    }
                }
                throw problem(Quoted.of(word) + " is not a number");
            }
        }
    }

    /** Where it is in the file, with the names of its relatives: {@code Model[arm]/BodySet/objects/Body[r_humerus]}. */
    @Override
    public String path() {
        String own = has("name") ? name + "[" + attribute("name", "") + "]" : name;
        return parent == null ? own : parent.path() + "/" + own;
    }

    /** What is wrong here, with the place. */
    public DocumentException problem(String message) {
        return new DocumentException(Code.BAD_IMPORT, at, path() + ": " + message);
    }

    @Override
    public String toString() {
        return at + ": " + path();
    }
}
