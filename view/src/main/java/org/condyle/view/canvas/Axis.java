package org.condyle.view.canvas;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.view.page.Text;

/**
 * A linear axis with round ticks: steps of 1, 2 or 5 times a power of ten.
 *
 * @param low      first value of the axis
 * @param high     last value
 * @param unit10   the ticks are multiples of {@code step10 * 10^unit10}
 * @param exponent power of ten, a multiple of three, taken out of the labels; 0 if they are written as they are
 */
public record Axis(double low, double high, int step10, int unit10, int exponent) {
    private static final Map<Integer, String> PREFIXES = Map.of(-9, "n", -6, "µ", -3, "m", 3, "k", 6, "M", 9, "G");

    /** A unit that takes a prefix, at the end of a label. */
    private static final Pattern PLAIN_UNIT = Pattern.compile("\\[(m|s|N|Pa|J|W|rad)]$");

    /** Beyond this a value has no place on a plot: sums and differences of it would not be finite. */
    public static final double LARGEST = 1e300;

    private static final double SMALLEST_SPAN = 1e-300;
    private static final double NOISE = 1e-9; // a curve that varies less than this part of itself is drawn flat

    /** The axis that shows all from {@code low} to {@code high}, its ends at ticks if {@code round}. */
    public static Axis over(double low, double high, int mostTicks, boolean round) {
        return over(low, high, mostTicks, round, false);
    }

    /** The same; ticks at whole numbers only, if {@code whole}. */
    public static Axis over(double low, double high, int mostTicks, boolean round, boolean whole) {
        double least = low, most = high;
        if (!(least <= most)) {
            least = 0;
            most = 1;
        }
        double size = Math.max(Math.abs(least), Math.abs(most));
        if (most - least < SMALLEST_SPAN || most - least < NOISE * size) {
            double half = size < SMALLEST_SPAN ? 1 : 0.1 * size;
            double middle = 0.5 * (least + most);
            least = middle - half;
            most = middle + half;
        }
        int unit10 = (int) Math.floor(StrictMath.log10((most - least) / mostTicks)) - 1;
        if (whole) {
            unit10 = Math.max(0, unit10);
        }
        int step10 = 1;
        while (count(least, most, step10, unit10) > mostTicks) {
            if (step10 == 5) {
                step10 = 1;
                unit10++;
            } else {
                step10 = step10 == 1 ? 2 : 5;
            }
        }
        if (round) {
            double step = step10 * power(unit10);
            least = value(Math.floor(least / step + 1e-9), step10, unit10);
            most = value(Math.ceil(most / step - 1e-9), step10, unit10);
        }
        double largest = Math.max(Math.abs(least), Math.abs(most));
        int magnitude = (int) Math.floor(StrictMath.log10(largest) + 1e-12);
        return new Axis(
                least, most, step10, unit10, magnitude < -2 || magnitude > 4 ? 3 * Math.floorDiv(magnitude, 3) : 0);
    }

    private static double power(int exponent) {
        return Double.parseDouble("1e" + exponent); // Math.pow may differ in the last bit between machines
    }

    private static double value(double multiple, int step10, int unit10) {
        return BigDecimal.valueOf(multiple)
                .multiply(BigDecimal.valueOf(step10))
                .scaleByPowerOfTen(unit10)
                .doubleValue();
    }

    private static double count(double low, double high, int step10, int unit10) {
        return (high - low) / (step10 * power(unit10)) + 1;
    }

    /** The multiples of the step that lie on the axis. */
    public List<BigDecimal> ticks() {
        BigDecimal step = BigDecimal.valueOf(step10).scaleByPowerOfTen(unit10);
        double slack = 1e-6 * (high - low);
        List<BigDecimal> ticks = new ArrayList<>();
        BigDecimal tick = new BigDecimal(low - slack)
                .divide(step, 0, RoundingMode.CEILING)
                .multiply(step);
        for (; tick.doubleValue() <= high + slack && ticks.size() < 100; tick = tick.add(step)) {
            ticks.add(tick);
        }
        return ticks;
    }

    /** A tick as it is written, all with the same number of digits. */
    public String label(BigDecimal tick) {
        BigDecimal shown =
                tick.scaleByPowerOfTen(-exponent).setScale(Math.max(0, exponent - unit10), RoundingMode.HALF_UP);
        return shown.signum() == 0 ? "0" : shown.toPlainString().replace('-', '−');
    }

    /** A power of ten taken out of the labels goes to the unit: "depth [µm]", "stiffness [10⁶ N/m]". */
    public String labelled(String label) {
        if (exponent == 0) {
            return label;
        }
        String prefix = PREFIXES.getOrDefault(exponent, "");
        Matcher plain = PLAIN_UNIT.matcher(label);
        if (!prefix.isEmpty()
                && plain.find()
                && !(exponent > 0 && plain.group(1).equals("s"))) {
            return label.substring(0, plain.start()) + "[" + prefix + plain.group(1) + "]";
        }
        String power = Text.powerOfTen(exponent);
        int unit = label.lastIndexOf('[') + 1;
        return unit == 0
                ? label + " [" + power + "]"
                : (label.substring(0, unit) + power + " " + label.substring(unit)).replace(" –]", "]");
    }

    /** Where a value is on the axis, 0 at its low end and 1 at the high. */
    public double place(double x) {
        return (x - low) / (high - low);
    }
}
