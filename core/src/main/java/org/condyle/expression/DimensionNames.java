package org.condyle.expression;

import java.util.HashMap;
import java.util.Map;

/** Words and unit texts of dimensions. */
final class DimensionNames {
    private static final Map<Dimension, String[]> KNOWN = new HashMap<>();
    private static final Map<Dimension, String> TURNING = Map.of(
            Dimension.ANGLE, "angle",
            Dimension.ANGULAR_SPEED, "angular speed",
            Dimension.ANGULAR_ACCELERATION, "angular acceleration");

    static {
        put(Dimension.NONE, "plain number", "1");
        put(Dimension.LENGTH, "length", "m");
        put(Dimension.AREA, "area", "m^2");
        put(Dimension.VOLUME, "volume", "m^3");
        put(Dimension.MASS, "mass", "kg");
        put(Dimension.TIME, "time", "s");
        put(Dimension.SPEED, "speed", "m/s");
        put(Dimension.ACCELERATION, "acceleration", "m/s^2");
        put(Dimension.PER_TIME, "angular speed or frequency", "1/s");
        put(Dimension.ANGULAR_ACCELERATION, "angular acceleration", "1/s^2");
        put(Dimension.FORCE, "force", "N");
        put(Dimension.TORQUE, "torque or energy", "N*m");
        put(Dimension.POWER, "power", "W");
        put(Dimension.PRESSURE, "pressure", "Pa");
        put(Dimension.STIFFNESS, "stiffness", "N/m");
        put(Dimension.DAMPING, "damping", "N*s/m");
        put(Dimension.ANGULAR_DAMPING, "angular damping or angular momentum", "N*m*s");
        put(Dimension.MOMENTUM, "momentum or impulse", "N*s");
        put(Dimension.INERTIA, "moment of inertia", "kg*m^2");
        put(Dimension.DENSITY, "density", "kg/m^3");
        put(Dimension.VISCOSITY, "viscosity", "Pa*s");
        put(Dimension.of(-1, 0, 0), "curvature", "1/m");
        put(Dimension.of(-2, 1, -2), "foundation stiffness", "Pa/m");
        put(Dimension.of(-0.5, 1, -2), "Hertz stiffness", "N/m^1.5");
    }

    private DimensionNames() {}

    private static void put(Dimension dimension, String word, String unit) {
        KNOWN.put(dimension, new String[] {word, unit});
    }

    static String word(Dimension d) {
        if (!d.isKnown()) {
            return "number without a unit";
        }
        if (d.isTurning() && TURNING.containsKey(d)) {
            return TURNING.getOrDefault(d, "");
        }
        if (d.isEnergy() && d.equals(Dimension.TORQUE)) {
            return "energy";
        }
        String[] known = KNOWN.get(d);
        return known == null ? "quantity" : known[0];
    }

    /** What is meant where that was said; the usual text where there is one, otherwise the shorter of the product over N, m, s and over kg, m, s. */
    static String unit(Dimension d) {
        if (!d.isKnown()) {
            return "SI";
        }
        if (d.isTurning() && d.metre() == 0 && d.kilogram() == 0) {
            return product("rad", 1, 0, d.second());
        }
        if (d.isEnergy() && d.equals(Dimension.TORQUE)) {
            return "J";
        }
        String[] known = KNOWN.get(d);
        if (known != null) {
            return known[1];
        }
        String plain = product("kg", d.kilogram(), d.metre(), d.second());
        String newton = product("N", d.kilogram(), d.metre() - d.kilogram(), d.second() + 2 * d.kilogram());
        return newton.length() <= plain.length() ? newton : plain;
    }

    private static String product(String first, double exponent, double metre, double second) {
        StringBuilder above = new StringBuilder();
        StringBuilder below = new StringBuilder();
        int count = append(first, exponent, above, below) + append("m", metre, above, below);
        count += append("s", second, above, below);
        String top = above.isEmpty() ? "1" : above.toString();
        if (below.isEmpty()) {
            return top;
        }
        return top + (count > 1 ? "/(" + below + ")" : "/" + below);
    }

    /** Appends one factor above or below the stroke; tells how many went below. */
    private static int append(String unit, double exponent, StringBuilder above, StringBuilder below) {
        double size = Math.abs(exponent);
        if (size < 1e-9) {
            return 0;
        }
        StringBuilder side = exponent > 0 ? above : below;
        side.append(side.isEmpty() ? "" : "*").append(unit);
        if (Math.abs(size - 1) > 1e-9) {
            side.append('^').append(exponentText(size));
        }
        return exponent > 0 ? 0 : 1;
    }

    private static String exponentText(double size) {
        for (int denominator : new int[] {1, 3, 6, 9}) {
            double numerator = Math.rint(size * denominator);
            if (Math.abs(numerator / denominator - size) < 1e-9) {
                return denominator == 1 ? "" + (long) numerator : "(" + (long) numerator + "/" + denominator + ")";
            }
        }
        return "" + Math.rint(size * 1e9) / 1e9;
    }
}
