package org.condyle.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;

/**
 * The test of a claim: {@code x in [a, b]}, {@code x == a +- b}, or a comparison; or several of them joined by
 * {@code and}.
 *
 * @param value the left side: of the first that does not hold, or of the last; in SI
 * @param unit  the unit it is shown in; empty for a plain number
 */
record Judgement(double value, String unit, boolean holds) {
    private static final Pattern IN = Pattern.compile("^(.*\\S)\\s+in\\s+\\[(.*)]$");
    private static final Pattern NEAR = Pattern.compile("^(.*?[^<>=!])==?([^=].*)\\+-(.*)$");
    private static final Pattern COMPARED = Pattern.compile("^(.*?[^<>=!\\s])\\s*(<=|>=|<|>)\\s*([^=].*)$");

    private static final Pattern WORD = Pattern.compile("(?<![\\w.-])(and|or|not)(?![\\w.-])|[<>]");

    static Judgement judge(String test, Outputs outputs, Outputs.Source source) {
        Judgement all = null;
        int from = 0;
        for (int at : ands(test)) {
            Judgement one = one(test.substring(from, at).strip(), outputs, source);
            all = all == null || all.holds ? one : all;
            from = at + 3;
        }
        return Objects.requireNonNull(all);
    }

    /** Where the words {@code and} begin that join tests, and the end. */
    private static List<Integer> ands(String text) {
        List<Integer> places = new ArrayList<>();
        Matcher words = WORD.matcher(text);
        int compared = 0;
        while (words.find()) {
            if (depth(text, words.start()) > 0) {
                continue;
            }
            if (words.group().equals("and")) {
                places.add(words.start());
                compared = 0;
            } else if (!words.group().matches("[<>]") || ++compared > 1) {
                throw new ExpressionException(
                        "a test is one comparison, or several joined by 'and', such as x > 1 and x < 2; was '" + text
                                + "'",
                        0);
            }
        }
        places.add(text.length());
        return places;
    }

    /** How many brackets are open before a place. */
    private static int depth(String text, int end) {
        int depth = 0;
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
        }
        return depth;
    }

    private static Judgement one(String text, Outputs outputs, Outputs.Source source) {
        Matcher in = IN.matcher(text), near = NEAR.matcher(text), compared = COMPARED.matcher(text);
        if (in.matches()) {
            var bounds = Outputs.split(in.group(2));
            if (bounds.size() != 2) {
                throw new ExpressionException("write x in [low, high]", 0);
            }
            Quantity x = outputs.scalar(in.group(1), source);
            double low = same(x, outputs.scalar(bounds.get(0), source)),
                    high = same(x, outputs.scalar(bounds.get(1), source));
            return new Judgement(x.si(), outputs.unit(in.group(1), x.dimension()), x.si() >= low && x.si() <= high);
        }
        if (near.matches()) {
            Quantity x = outputs.scalar(near.group(1), source);
            double wanted = same(x, outputs.scalar(near.group(2), source));
            double band = same(x, outputs.scalar(near.group(3), source));
            return new Judgement(x.si(), outputs.unit(near.group(1), x.dimension()), Math.abs(x.si() - wanted) <= band);
        }
        if (compared.matches()) {
            Quantity x = outputs.scalar(compared.group(1), source);
            double y = same(x, outputs.scalar(compared.group(3), source));
            return new Judgement(
                    x.si(),
                    outputs.unit(compared.group(1), x.dimension()),
                    switch (compared.group(2)) {
                        case "<" -> x.si() < y;
                        case "<=" -> x.si() <= y;
                        case ">" -> x.si() > y;
                        default -> x.si() >= y;
                    });
        }
        throw new ExpressionException(
                "a test compares: x < y, x in [low, high], or x == y +- tolerance; was '" + text + "'", 0);
    }

    private static double same(Quantity x, Quantity y) {
        if (!x.dimension().agrees(y.dimension())
                && !x.dimension().isNone()
                && !y.dimension().isNone()) {
            throw new ExpressionException(
                    "compares " + x.dimension().describe() + " with "
                            + y.dimension().describe(),
                    0);
        }
        return y.si();
    }
}
