package org.condyle.foreign.opensim.write;

import java.util.List;
import java.util.Set;
import org.condyle.expression.Translation;
import org.condyle.expression.UserFunction;
import org.condyle.foreign.XmlNumbers;

/** Writes expressions in the language that OpenSim has for forces; empty for what it does not know. */
public final class LeptonText implements Translation<String> {
    /** Functions that both languages have. */
    public static final Set<String> SAME = Set.of(
            "sqrt", "exp", "log", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "step", "min",
            "max", "abs", "floor", "ceil");

    private final List<String> variables;

    /** @param variables their names there, by slot; empty for those that do not exist there */
    public LeptonText(List<String> variables) {
        this.variables = variables;
    }

    @Override
    public String number(double value) {
        String text = XmlNumbers.of(value).replace("E", "e");
        return value < 0 ? "(" + text + ")" : text;
    }

    @Override
    public String variable(int slot) {
        return slot < variables.size() ? variables.get(slot) : "";
    }

    @Override
    public String operation(String symbol, List<String> terms) {
        if (terms.stream().anyMatch(String::isEmpty)) {
            return "";
        }
        return switch (symbol) {
            case "-" -> terms.size() == 1 ? "(-" + terms.get(0) + ")" : "(" + terms.get(0) + "-" + terms.get(1) + ")";
            case "+", "*", "/", "^" -> "(" + terms.get(0) + symbol + terms.get(1) + ")";
            default -> SAME.contains(symbol) ? symbol + "(" + String.join(",", terms) + ")" : "";
        };
    }

    @Override
    public String call(UserFunction function, List<String> terms) {
        return "";
    }
}
