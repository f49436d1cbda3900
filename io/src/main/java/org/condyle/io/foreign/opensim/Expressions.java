package org.condyle.io.foreign.opensim;

import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.io.document.Draft;
import org.condyle.io.foreign.XmlElement;
import org.jspecify.annotations.Nullable;

/** Forces that are given by an expression; its language is nearly that of model files. */
final class Expressions {
    private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");
    /** Functions that both languages have. */
    private static final Set<String> SAME = Set.of(
            "sqrt", "exp", "log", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "step", "min",
            "max", "abs", "floor", "ceil");

    private final Osim osim;

    Expressions(Osim osim) {
        this.osim = osim;
    }

    /**
     * An expression in the language of the model file; null if it has functions or names that are not known there.
     *
     * @param variables what the names of the expression are called here
     */
    static @Nullable String translate(String expression, Map<String, String> variables) {
        if (expression.indexOf(';') >= 0 || !expression.matches("[\\w\\s.+*/^(),-]+")) {
            return null;
        }
        Matcher m = WORD.matcher(expression);
        StringBuilder out = new StringBuilder();
        while (m.find()) {
            boolean exponent = m.group().matches("[eE][0-9]*")
                    && m.start() > 0
                    && Character.toString(expression.charAt(m.start() - 1)).matches("[0-9.]");
            String own = exponent || SAME.contains(m.group()) ? m.group() : variables.get(m.group());
            if (own == null) {
                return null;
            }
            m.appendReplacement(out, Matcher.quoteReplacement(own));
        }
        return m.appendTail(out).toString().strip();
    }

    void coordinate(XmlElement e) {
        Coordinates.Known k = osim.coordinates.find(e, Sockets.path(e, "coordinate", "coordinate"));
        String on = osim.coordinates.sprung(k);
        boolean measured = k.measured() != null;
        Map<String, String> variables =
                measured ? Map.of("q", on + ".value", "qdot", on + ".rate") : Map.of("q", on, "qdot", on + ".speed");
        put(e, on, "", translate(e.text("expression", "0"), variables));
    }

    /** Positive is an attraction, which is negative along the distance. */
    void pointToPoint(XmlElement e) {
        String name = osim.names.part(e, e.attribute("name", "").strip() + "-distance", "measure");
        String f = translate(e.text("expression", "0"), Map.of("d", name + ".value", "ddot", name + ".rate"));
        if (f != null) {
            osim.section("measures", e)
                    .mapping(name, e.at())
                    .set("type", e.at(), "distance")
                    .set("between", Springs.ends(osim, e));
        }
        put(e, name, "-", f == null ? null : "(" + f + ")");
    }

    private void put(XmlElement e, String on, String sign, @Nullable String formula) {
        if (formula == null) {
            osim.losses.matters(e, "its expression has parts that are not known; the force does not act here");
            return;
        }
        osim.section("forces", e)
                .mapping(osim.names.part(e, e.attribute("name", "").strip(), "force"), e.at())
                .set("type", e.at(), "torque")
                .set("on", Draft.name(e.at(), on))
                .set("value", e.at(), "= " + sign + formula);
    }
}
