package org.condyle.foreign.opensim.scale;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlNumbers;

/** Functions times a factor: OpenSim puts a {@code MultiplierFunction} around them. */
final class FunctionScaling {
    /** Children of a place for a function that are not the function itself. */
    private static final Set<String> OTHERS = Set.of("coordinates", "axis", "name");

    private FunctionScaling() {}

    /** Multiplies the function that an element holds, directly or below {@code function}. */
    static void scale(XmlElement holder, double factor) {
        Optional<XmlElement> found = function(holder);
        if (found.isEmpty() || factor == 1) {
            return;
        }
        XmlElement f = found.get();
        if (f.name().equals("MultiplierFunction")) {
            f.set("scale", XmlNumbers.of(f.number("scale", 1) * factor));
            return;
        }
        XmlElement multiplier = f.wrap("MultiplierFunction");
        f.attributes().entrySet().stream()
                .filter(a -> a.getKey().equals("name"))
                .forEach(a -> multiplier.put("name", a.getValue()));
        f.wrap("function");
        multiplier.add("scale").setText(XmlNumbers.of(factor));
    }

    /** The function of an element such as {@code TransformAxis} or {@code x_location}. */
    static Optional<XmlElement> function(XmlElement holder) {
        Optional<XmlElement> below = holder.child("function");
        List<XmlElement> all = below.map(XmlElement::children).orElse(holder.children());
        return all.stream().filter(c -> !OTHERS.contains(c.name())).findFirst();
    }

    /** f(q) = q: the coordinate itself, which is a length of its own and does not grow with a body. */
    static boolean isIdentity(XmlElement function) {
        if (!function.name().equals("LinearFunction")) {
            return false;
        }
        double[] c = function.numbers("coefficients", 1, 0);
        return c[0] == 1 && c[1] == 0;
    }
}
