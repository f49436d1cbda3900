package org.condyle.io.data;

import java.util.Locale;
import java.util.Optional;

/** Units of lengths in files of markers, as powers of ten of a metre. */
public enum LengthUnit {
    METRE("m", 0),
    CENTIMETRE("cm", 2),
    MILLIMETRE("mm", 3);

    private final String symbol;
    private final int places;

    LengthUnit(String symbol, int places) {
        this.symbol = symbol;
        this.places = places;
    }

    public String symbol() {
        return symbol;
    }

    /** Decimal places from metres to this unit. */
    int places() {
        return places;
    }

    /** Length of the unit [m]. */
    public double metres() {
        return this == METRE ? 1 : this == CENTIMETRE ? 1e-2 : 1e-3;
    }

    /** By the symbol or the name of the unit, in any spelling. */
    public static Optional<LengthUnit> of(String word) {
        return switch (word.strip().toLowerCase(Locale.ROOT)) {
            case "m", "meter", "meters", "metre", "metres" -> Optional.of(METRE);
            case "cm", "centimeter", "centimeters", "centimetre", "centimetres" -> Optional.of(CENTIMETRE);
            case "mm", "millimeter", "millimeters", "millimetre", "millimetres" -> Optional.of(MILLIMETRE);
            default -> Optional.empty();
        };
    }
}
