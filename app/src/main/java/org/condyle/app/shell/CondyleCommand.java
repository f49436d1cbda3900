package org.condyle.app.shell;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.condyle.expression.Dimension;
import org.condyle.expression.Quantity;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What all commands have: where they print, and how they refuse their options. */
public abstract class CondyleCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    protected final CommandLine line() {
        return spec.commandLine();
    }

    protected final PrintWriter out() {
        return line().getOut();
    }

    protected final PrintWriter err() {
        return line().getErr();
    }

    /** Options that cannot be obeyed. */
    protected final ParameterException wrong(String message) {
        return new ParameterException(line(), message);
    }

    /** The value of an option that is a number with its unit. */
    protected final double quantity(String option, String text, Dimension dimension) {
        return one(option, text, text, dimension);
    }

    /** One value of the text of an option. */
    private double one(String option, String text, String word, Dimension dimension) {
        try {
            return Quantity.parse(word.strip(), dimension);
        } catch (IllegalArgumentException e) {
            throw wrong(option + " " + text + ": " + e.getMessage());
        }
    }

    /** The value of an option that is a length greater than 0. */
    protected final double length(String option, String text) {
        double x = quantity(option, text, Dimension.LENGTH);
        if (!(x > 0)) {
            throw wrong(option + " " + text + ": the length must be greater than 0, such as \"1 mm\"");
        }
        return x;
    }

    /**
     * The values of an option with commas between them.
     *
     * @param dimensions of the values, as many as there must be
     * @param such       what the option is told to look like: three loads, such as "..."
     */
    protected final double[] quantities(String option, String text, List<Dimension> dimensions, String such) {
        String[] words = text.split(",", -1);
        if (words.length != dimensions.size()) {
            throw wrong(option + " " + text + ": write " + such);
        }
        double[] out = new double[words.length];
        for (int k = 0; k < words.length; k++) {
            out[k] = one(option, text, words[k], dimensions.get(k));
        }
        return out;
    }

    /** Refuses a word that is none of those that an option may have; nothing given is permitted. */
    protected final void oneOf(String option, String word, List<String> words) {
        if (!word.isEmpty() && !words.contains(word)) {
            throw wrong(option + " " + word + ": must be " + String.join(" or ", words));
        }
    }

    /** Refuses a number that is not between two. */
    protected final void between(String option, int number, int least, int most) {
        if (number < least || number > most) {
            throw wrong(option + " " + number + ": the number must be between " + least + " and " + most);
        }
    }
}
