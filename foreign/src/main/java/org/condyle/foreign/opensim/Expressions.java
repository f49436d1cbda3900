package org.condyle.foreign.opensim;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.expression.Expression;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.Formulas;
import org.condyle.foreign.opensim.write.LeptonText;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.jspecify.annotations.Nullable;

/** Forces that are given by an expression; its language is nearly that of model files. */
final class Expressions {
    private static final Pattern WORD = Pattern.compile("[A-Za-z_][A-Za-z_0-9]*");

    private Expressions() {}

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
            String own = exponent || LeptonText.SAME.contains(m.group()) ? m.group() : variables.get(m.group());
            if (own == null) {
                return null;
            }
            m.appendReplacement(out, Matcher.quoteReplacement(own));
        }
        return m.appendTail(out).toString().strip();
    }

    static void coordinate(Osim o, XmlElement e) {
        Coordinates.Known k = o.coordinate(e);
        String on = o.coordinates.sprung(k);
        boolean measured = k.measured() != null;
        Map<String, String> variables =
                measured ? Map.of("q", on + ".value", "qdot", on + ".rate") : Map.of("q", on, "qdot", on + ".speed");
        put(o, e, on, "", translate(e.text("expression", "0"), variables));
    }

    /** Positive is an attraction, which is negative along the distance. */
    static void pointToPoint(Osim o, XmlElement e) {
        String name = o.names.part(e, Osim.name(e) + "-distance", "measure");
        String f = translate(e.text("expression", "0"), Map.of("d", name + ".value", "ddot", name + ".rate"));
        if (f != null) {
            o.section("measures", e)
                    .mapping(name, e.at())
                    .set("type", e.at(), "distance")
                    .set("between", Springs.ends(o, e));
        }
        put(o, e, name, "-", f == null ? null : "(" + f + ")");
    }

    private static void put(Osim o, XmlElement e, String on, String sign, @Nullable String formula) {
        if (formula == null) {
            o.losses.matters(e, "its expression has parts that are not known; the force does not act here");
            return;
        }
        o.force(e, "torque").set("on", Draft.name(e.at(), on)).set("value", e.at(), "= " + sign + formula);
    }

    /** A motor along a coordinate or a distance. */
    static void write(Sheet s, String name, Part v) {
        String on = v.text("on");
        Formulas.@Nullable Ref ref = s.formulas.coordinate(on);
        @Nullable Entry measure = s.measure(on);
        boolean distance = measure != null && Sheet.is(measure, "type", "distance");
        String own = ref == null ? on : ref.name();
        List<String> names = ref == null
                ? List.of(own + ".value", own + ".rate")
                : List.of(own, own + ".speed", ref.joint().name() + ".speed");
        @Nullable Expression x = s.formulas.parse(v.entry("value"), names);
        String text = x == null
                ? ""
                : x.translate(new LeptonText(ref == null ? List.of("d", "ddot") : List.of("q", "qdot", "qdot")));
        if (text.isEmpty() || (ref == null && !distance)) {
            s.matters(
                    v.entry(),
                    "torque",
                    "an expression of OpenSim contains nothing but the coordinate itself and its speed; it is left out");
            return;
        }
        XmlElement e = s.object(
                "ForceSet", ref == null ? "ExpressionBasedPointToPointForce" : "ExpressionBasedCoordinateForce", name);
        if (ref == null && measure != null) {
            Springs.writeEnds(s, e, measure);
            Sheet.text(e, "expression", "-(" + text + ")"); // there an attraction is positive
        } else if (ref != null) {
            Sheet.text(e, "coordinate", s.names.of(ref));
            Sheet.text(e, "expression", text);
        }
    }
}
