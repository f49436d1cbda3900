package org.condyle.expression;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/**
 * The units people may write, and the reader of unit texts such as {@code N*m/(rad*s)}, {@code N/m^1.5}, {@code kg·m²}.
 *
 * <p>Every unit is spelled out in a table: a general rule for prefixes would accept Mm and make a slip of the shift
 * key silently wrong by 10^9. A hertz is one per second; for an angular speed in turns write {@code rev/s}.
 */
public final class Units {
    private static final Map<String, Quantity> TABLE = new LinkedHashMap<>();
    private static final String POUND = "1 lb is 0.45359237 kg, as a force 4.4482216 N";

    /** What people write from habit, and what it is called here. */
    private static final Map<String, String> HABITS = Map.ofEntries(
            Map.entry("Nm", "N*m"),
            Map.entry("Nms", "N*m*s"),
            Map.entry("Nmm", "N*mm"),
            Map.entry("sec", "s"),
            Map.entry("second", "s"),
            Map.entry("seconds", "s"),
            Map.entry("minute", "min"),
            Map.entry("minutes", "min"),
            Map.entry("meter", "m"),
            Map.entry("meters", "m"),
            Map.entry("metre", "m"),
            Map.entry("metres", "m"),
            Map.entry("gram", "g"),
            Map.entry("grams", "g"),
            Map.entry("kilogram", "kg"),
            Map.entry("kilograms", "kg"),
            Map.entry("newton", "N"),
            Map.entry("newtons", "N"),
            Map.entry("pascal", "Pa"),
            Map.entry("joule", "J"),
            Map.entry("watt", "W"),
            Map.entry("degree", "deg"),
            Map.entry("degrees", "deg"),
            Map.entry("radian", "rad"),
            Map.entry("radians", "rad"),
            Map.entry("rpm", "rev/min"));

    /** Units outside SI, with what they are in it. A pound may be a mass or a force, so it is not guessed. */
    private static final Map<String, String> OUTSIDE_SI = Map.ofEntries(
            Map.entry("lb", POUND),
            Map.entry("lbs", POUND),
            Map.entry("pound", POUND),
            Map.entry("pounds", POUND),
            Map.entry("lbf", "1 lbf is 4.4482216 N"),
            Map.entry("kgf", "1 kgf is 9.80665 N"),
            Map.entry("kp", "1 kp is 9.80665 N"),
            Map.entry("oz", "1 oz is 28.349523 g"),
            Map.entry("in", "1 in is 25.4 mm"),
            Map.entry("inch", "1 inch is 25.4 mm"),
            Map.entry("inches", "1 inch is 25.4 mm"),
            Map.entry("ft", "1 ft is 0.3048 m"),
            Map.entry("feet", "1 ft is 0.3048 m"),
            Map.entry("psi", "1 psi is 6894.7573 Pa"),
            Map.entry("atm", "1 atm is 101325 Pa"),
            Map.entry("mmHg", "1 mmHg is 133.32239 Pa"),
            Map.entry("cal", "1 cal is 4.1868 J"),
            Map.entry("kcal", "1 kcal is 4186.8 J"),
            Map.entry("mph", "1 mph is 0.44704 m/s"));

    static {
        put(
                "m",
                1,
                Dimension.LENGTH,
                "km",
                1e3,
                "cm",
                1e-2,
                "mm",
                1e-3,
                "um",
                1e-6,
                "µm",
                1e-6,
                "μm",
                1e-6,
                "nm",
                1e-9);
        put("kg", 1, Dimension.MASS, "g", 1e-3, "mg", 1e-6);
        put("s", 1, Dimension.TIME, "ms", 1e-3, "us", 1e-6, "µs", 1e-6, "μs", 1e-6, "min", 60.0, "h", 3600.0);
        put("Hz", 1, Dimension.PER_TIME, "kHz", 1e3);
        put("rad", 1, Dimension.ANGLE, "mrad", 1e-3, "deg", Math.PI / 180, "°", Math.PI / 180, "rev", 2 * Math.PI);
        put("%", 1e-2, Dimension.NONE);
        put("N", 1, Dimension.FORCE, "mN", 1e-3, "kN", 1e3, "MN", 1e6);
        put("J", 1, Dimension.ENERGY, "mJ", 1e-3, "kJ", 1e3, "MJ", 1e6);
        put("W", 1, Dimension.POWER, "mW", 1e-3, "kW", 1e3);
        put("Pa", 1, Dimension.PRESSURE, "kPa", 1e3, "MPa", 1e6, "GPa", 1e9, "bar", 1e5);
    }

    private Units() {}

    private static void put(String first, double factor, Dimension dimension, Object... more) {
        TABLE.put(first, new Quantity(factor, dimension));
        for (int i = 0; i < more.length; i += 2) {
            TABLE.put((String) more[i], new Quantity((Double) more[i + 1], dimension));
        }
    }

    /**
     * How much one of this unit is in SI, and what it measures.
     *
     * @throws ExpressionException if a unit is unknown or the text is not a product of powers
     */
    public static Quantity parse(String text) {
        UnitReader reader = new UnitReader(new Cursor(text, 0));
        Quantity unit = reader.whole();
        reader.expectEnd();
        return unit;
    }

    /** All single units that can be written. */
    public static Set<String> names() {
        return Collections.unmodifiableSet(TABLE.keySet());
    }

    public static boolean isUnit(String name) {
        return TABLE.containsKey(name);
    }

    static @Nullable Quantity single(String name) {
        return TABLE.get(name);
    }

    static ExpressionException unknown(String name, int offset) {
        String start = "unknown unit '" + name + "'";
        String habit = HABITS.get(name);
        String letters = name.replaceAll("[0-9]+$", "");
        if (habit == null && letters.length() < name.length() && isUnit(letters)) {
            habit = letters + "^" + name.substring(letters.length());
        }
        String outside = OUTSIDE_SI.get(name);
        String hint = habit != null
                ? "; did you mean '" + habit + "'?"
                : outside != null ? "; units are those of SI: " + outside : DidYouMean.hint(name, TABLE.keySet());
        return new ExpressionException(ExpressionException.Kind.UNKNOWN_UNIT, start, hint, offset);
    }
}
