package org.condyle.app;

import java.util.List;
import org.condyle.app.shell.UserException;
import org.condyle.view.canvas.FigureSize;
import org.jspecify.annotations.Nullable;

/** Numbers of options: the ends of an axis, the size of a figure. */
final class Limits {
    private Limits() {}

    /** Two ends of an axis; NaN where one is left to the data. */
    static double[] of(String option, @Nullable String text) {
        if (text == null) {
            return new double[] {Double.NaN, Double.NaN};
        }
        double[] ends = numbers(text.split(",", -1));
        if (ends == null || ends.length != 2 || ends[0] >= ends[1]) {
            throw new UserException(
                    option + " " + text + ": write two numbers that increase, such as 0,0.5, or one: 0,");
        }
        return ends;
    }

    /** Null if one is not a finite number; NaN for an empty one. */
    static double @Nullable [] numbers(String[] words) {
        double[] numbers = new double[words.length];
        for (int i = 0; i < words.length; i++) {
            try {
                numbers[i] = words[i].isBlank() ? Double.NaN : Double.parseDouble(words[i].strip());
            } catch (NumberFormatException e) {
                return null;
            }
            if (Double.isInfinite(numbers[i])) {
                return null;
            }
        }
        return numbers;
    }

    /** A size in millimetres. */
    static FigureSize size(String size) {
        String[] words = size.replace("mm", "").split("[x×]");
        double[] numbers = words.length == 2 ? numbers(words) : null;
        if (numbers == null) {
            throw new UserException("--size " + size + ": write single, double, or WxH in mm such as 120x80");
        }
        return new FigureSize(numbers[0], numbers[1]);
    }

    /** Refuses a legend that has not a name for each of what is drawn. */
    static void legend(List<String> names, int drawn, String what) {
        if (!names.isEmpty() && names.size() != drawn) {
            throw new UserException("--legend has " + names.size() + " names for " + drawn + " " + what);
        }
    }
}
