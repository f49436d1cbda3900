package org.condyle.io.model;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;

/**
 * The test of a claim: {@code x in [a, b]}, {@code x == a +- b}, or a comparison.
 *
 * @param value the left side
 */
record Judgement(double value, boolean holds) {
    private static final Pattern IN = Pattern.compile("^(.*\\S)\\s+in\\s+\\[(.*)]$");
    private static final Pattern NEAR = Pattern.compile("^(.*?[^<>=!])==?([^=].*)\\+-(.*)$");
    private static final Pattern COMPARED = Pattern.compile("^(.*?[^<>=!\\s])\\s*(<=|>=|<|>)\\s*([^=].*)$");

    static Judgement judge(String test, Outputs outputs, Outputs.Source source) {
        String text = test.strip();
        Matcher in = IN.matcher(text), near = NEAR.matcher(text), compared = COMPARED.matcher(text);
        if (in.matches()) {
            var bounds = Outputs.split(in.group(2));
            if (bounds.size() != 2) {
                throw new ExpressionException("write x in [low, high]", 0);
            }
            Quantity x = outputs.scalar(in.group(1), source);
            double low = same(x, outputs.scalar(bounds.get(0), source)),
                    high = same(x, outputs.scalar(bounds.get(1), source));
            return new Judgement(x.si(), x.si() >= low && x.si() <= high);
        }
        if (near.matches()) {
            Quantity x = outputs.scalar(near.group(1), source);
            double wanted = same(x, outputs.scalar(near.group(2), source));
            double band = same(x, outputs.scalar(near.group(3), source));
            return new Judgement(x.si(), Math.abs(x.si() - wanted) <= band);
        }
        if (compared.matches()) {
            Quantity x = outputs.scalar(compared.group(1), source);
            double y = same(x, outputs.scalar(compared.group(3), source));
            return new Judgement(
                    x.si(),
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
