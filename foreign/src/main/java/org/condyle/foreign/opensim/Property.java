package org.condyle.foreign.opensim;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;

/**
 * A property of a class of OpenSim that is one key of the model file: both ways of translation from one line.
 *
 * @param unit    of its numbers, in which both files have them
 * @param factor  by which the number of the model file is larger
 * @param missing what OpenSim takes if the property is missing; empty if the key is then left out as well
 */
record Property(String property, String key, String unit, double factor, double... missing) {
    /** From lines such as {@code "rest_length rest m 0"}; the unit is - for plain numbers. */
    static List<Property> list(String... lines) {
        return Arrays.stream(lines)
                .map(line -> line.split(" ", -1))
                .map(w -> new Property(
                        w[0],
                        w[1],
                        w[2].equals("-") ? "" : w[2],
                        1,
                        Arrays.stream(w)
                                .skip(3)
                                .mapToDouble(Double::parseDouble)
                                .toArray()))
                .toList();
    }

    /** One whose number in the model file is larger by a factor. */
    static Property times(double factor, String line) {
        Property p = list(line).get(0);
        return new Property(p.property, p.key, p.unit, factor, p.missing);
    }

    private static double[] scaled(double by, double... numbers) {
        return by == 1 ? numbers : Arrays.stream(numbers).map(x -> by * x).toArray();
    }

    /** Reads it from an element into a part of the model file. */
    void read(XmlElement e, Draft d) {
        if (missing.length > 1) {
            d.set(key, Osim.place(e, property), scaled(factor, Osim.vector(e, property, missing)), unit);
        } else if (missing.length == 1 || e.child(property).isPresent()) {
            double value = factor * Osim.number(e, property, missing.length == 1 ? missing[0] : 0);
            d.set(key, Osim.place(e, property), value, unit);
        }
    }

    /** Writes it into an element, if there is a value. */
    void write(Sheet s, Optional<Entry> value, XmlElement e) {
        value.ifPresent(x -> Sheet.numbers(e, property, scaled(1 / factor, numbers(s, x))));
    }

    private double[] numbers(Sheet s, Entry x) {
        return missing.length == 3
                ? s.r.quantities.vector(x, unit)
                : x.isList() ? s.r.quantities.tuple(x, unit) : new double[] {s.r.quantities.quantity(x, unit)};
    }

    static Draft read(List<Property> all, XmlElement e, Draft d) {
        all.forEach(p -> p.read(e, d));
        return d;
    }

    /** Writes all that a part has, by itself or by its type. */
    static void write(List<Property> all, Sheet s, Part v, XmlElement e) {
        all.forEach(p -> p.write(s, v.find(p.key), e));
    }

    /** Writes those that an entry gives. */
    static void write(List<Property> all, Sheet s, Entry from, XmlElement e) {
        all.forEach(p -> p.write(s, from.child(p.key), e));
    }
}
