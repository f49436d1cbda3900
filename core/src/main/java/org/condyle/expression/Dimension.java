package org.condyle.expression;

/**
 * What kind of physical quantity a number is: exponents of metre, kilogram and second.
 *
 * <p>Exponents may be fractional, because a Hertz stiffness is in N/m^1.5. Angles are dimensionless, as in SI; so a
 * torque, an energy and an angular stiffness have one dimension. What is meant is kept beside the exponents, as how
 * often radian and joule were written: it chooses the {@link #unit} that a person reads, rad or 1, J or N*m, and takes
 * no part in {@link #equals} or {@link #agrees}. If neither radian nor joule was written, no unit is guessed.
 *
 * <p>{@link #UNKNOWN} is the dimension of a number in a file that was written without a unit. It agrees with
 * every other dimension: checking helps those who write units and never stands in the way of those who do not.
 */
public final class Dimension {
    /** Nobody said: agrees with everything. */
    public static final Dimension UNKNOWN = new Dimension(0, 0, 0, false);
    /** A plain number: ratio, angle, count, truth. */
    public static final Dimension NONE = of(0, 0, 0);

    /** A plain number that is meant as an angle. */
    public static final Dimension ANGLE = NONE.meant(1, 0);

    public static final Dimension LENGTH = of(1, 0, 0);
    public static final Dimension AREA = of(2, 0, 0);
    public static final Dimension VOLUME = of(3, 0, 0);
    public static final Dimension MASS = of(0, 1, 0);
    public static final Dimension TIME = of(0, 0, 1);
    public static final Dimension SPEED = of(1, 0, -1);
    public static final Dimension ACCELERATION = of(1, 0, -2);
    /** Angular speed, frequency, decay rate. */
    public static final Dimension PER_TIME = of(0, 0, -1);

    public static final Dimension ANGULAR_SPEED = PER_TIME.meant(1, 0);
    public static final Dimension ANGULAR_ACCELERATION = of(0, 0, -2);
    public static final Dimension FORCE = of(1, 1, -2);
    /** Torque, energy, angular stiffness. */
    public static final Dimension TORQUE = of(2, 1, -2);

    /** A torque's dimension, meant as energy. */
    public static final Dimension ENERGY = TORQUE.meant(0, 1);

    public static final Dimension POWER = of(2, 1, -3).meant(0, 1);
    public static final Dimension PRESSURE = of(-1, 1, -2);
    public static final Dimension STIFFNESS = of(0, 1, -2);
    public static final Dimension DAMPING = of(0, 1, -1);
    /** Angular damping, angular momentum, energy times time. */
    public static final Dimension ANGULAR_DAMPING = of(2, 1, -1);

    public static final Dimension MOMENTUM = of(1, 1, -1);
    public static final Dimension INERTIA = of(2, 1, 0);
    public static final Dimension DENSITY = of(-3, 1, 0);
    public static final Dimension VISCOSITY = of(-1, 1, -1);

    /** Why an {@link ArithmeticException} came out of a product or a power. */
    static final String OUT_OF_RANGE = "the exponent of a unit must lie within 1000";

    private static final double LARGEST = 1000;

    private final double metre;
    private final double kilogram;
    private final double second;
    private final boolean known;
    private final double radian; // what is meant; see above
    private final double joule;

    private Dimension(double metre, double kilogram, double second, boolean known) {
        this(metre, kilogram, second, known, 0, 0);
    }

    private Dimension(double metre, double kilogram, double second, boolean known, double radian, double joule) {
        this.metre = tidy(metre);
        this.kilogram = tidy(kilogram);
        this.second = tidy(second);
        this.known = known;
        this.radian = tidy(radian);
        this.joule = tidy(joule);
    }

    private Dimension meant(double radian, double joule) {
        return new Dimension(metre, kilogram, second, known, radian, joule);
    }

    /** m^metre kg^kilogram s^second. */
    public static Dimension of(double metre, double kilogram, double second) {
        return new Dimension(metre, kilogram, second, true);
    }

    public double metre() {
        return metre;
    }

    public double kilogram() {
        return kilogram;
    }

    public double second() {
        return second;
    }

    public boolean isKnown() {
        return known;
    }

    /** A plain number that is known to be one. */
    public boolean isNone() {
        return equals(NONE);
    }

    /** Meant as an angle, or as the rate of one. */
    public boolean isTurning() {
        return radian == 1;
    }

    boolean isEnergy() {
        return joule == 1;
    }

    public Dimension times(Dimension other) {
        return known && other.known
                ? of(metre + other.metre, kilogram + other.kilogram, second + other.second)
                        .meant(radian + other.radian, joule + other.joule)
                : UNKNOWN;
    }

    public Dimension over(Dimension other) {
        return times(other.power(-1));
    }

    public Dimension power(double exponent) {
        return known
                ? of(metre * exponent, kilogram * exponent, second * exponent)
                        .meant(radian * exponent, joule * exponent)
                : UNKNOWN;
    }

    /** Of the time rate of such a quantity. */
    public Dimension rate() {
        return over(TIME);
    }

    /**
     * Of the generalised force along a coordinate of this dimension: effort times coordinate is an energy, so N for m
     * and N*m for rad.
     */
    public Dimension effort() {
        return known ? TORQUE.over(of(metre, kilogram, second)) : UNKNOWN;
    }

    /** What a sum of the two is: they agree; where one says what is meant, the sum is that too. */
    Dimension with(Dimension other) {
        if (!known || !other.known) {
            return known ? this : other;
        }
        boolean same = radian == other.radian && joule == other.joule;
        boolean silent = radian == 0 && joule == 0, otherSilent = other.radian == 0 && other.joule == 0;
        return same || otherSilent ? this : silent ? other : meant(0, 0);
    }

    /** Whether the two may be added or compared: equal, or one of them unknown. */
    public boolean agrees(Dimension other) {
        return !known || !other.known || equals(other);
    }

    /** Whether the two are equal in what is meant as well, such as an angle. */
    public boolean isSame(Dimension other) {
        return equals(other) && radian == other.radian && joule == other.joule;
    }

    /** A human word such as {@code force}; {@code quantity} where there is none. */
    public String name() {
        return DimensionNames.word(this);
    }

    /** The SI unit as text that {@link Units#parse} reads back, such as {@code N*s/m}; {@code 1} for plain numbers. */
    public String unit() {
        return DimensionNames.unit(this);
    }

    /** For messages: {@code a force [N]}, {@code an acceleration [m/s^2]}, {@code a plain number}. */
    public String describe() {
        String name = name();
        String article = "aeiou".indexOf(name.charAt(0)) >= 0 ? "an " : "a ";
        return article + name + (known && !unit().equals("1") ? " [" + unit() + "]" : "");
    }

    /**
     * Rounds away the dust of floating point, so that (m^(1/3))^3 equals m. Multiples of 1/720 hold all the fractions
     * that mechanics writes; other exponents are kept to nine decimals.
     */
    private static double tidy(double exponent) {
        if (!(Math.abs(exponent) <= LARGEST)) {
            throw new ArithmeticException(OUT_OF_RANGE);
        }
        double fraction = Math.rint(exponent * 720) / 720;
        double tidy = Math.abs(fraction - exponent) < 1e-9 ? fraction : Math.rint(exponent * 1e9) / 1e9;
        return tidy + 0.0; // -0 becomes 0
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Dimension d
                && known == d.known
                && metre == d.metre
                && kilogram == d.kilogram
                && second == d.second;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Double.hashCode(metre) + Double.hashCode(kilogram)) + Double.hashCode(second);
    }

    @Override
    public String toString() {
        return known ? unit() : "?";
    }
}
