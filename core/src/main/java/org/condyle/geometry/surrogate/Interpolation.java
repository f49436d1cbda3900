package org.condyle.geometry.surrogate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How samples are interpolated along each coordinate. */
public enum Interpolation {
    LINEAR(2) {
        @Override
        AxisBasis basis(double from, double to, int points) {
            return new LinearBasis(from, to, points);
        }
    },
    CUBIC(4) {
        @Override
        AxisBasis basis(double from, double to, int points) {
            return new CubicBasis(from, to, points);
        }
    },
    CHEBYSHEV(2) {
        @Override
        AxisBasis basis(double from, double to, int points) {
            return new ChebyshevBasis(from, to, points);
        }
    };

    /** Fewest points along a coordinate. */
    public final int fewest;

    Interpolation(int fewest) {
        this.fewest = fewest;
    }

    abstract AxisBasis basis(double from, double to, int points);

    /** As model files have it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(Interpolation::word).toList();
    }

    public static Interpolation of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
