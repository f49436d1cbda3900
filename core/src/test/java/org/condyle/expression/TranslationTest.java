package org.condyle.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TranslationTest {
    private static final Translation<String> LISP = new Translation<>() {
        @Override
        public String number(double value) {
            return Double.toString(value);
        }

        @Override
        public String variable(int slot) {
            return "x" + slot;
        }

        @Override
        public String operation(String symbol, List<String> terms) {
            return "(" + symbol + " " + String.join(" ", terms) + ")";
        }

        @Override
        public String call(UserFunction function, List<String> terms) {
            return "(call " + String.join(" ", terms) + ")";
        }
    };

    @Test
    void partsAreTranslatedFromTheInsideToTheOutside() {
        NameTable names = new NameTable().variable("q").variable("t").constant("r", "20 mm");
        assertEquals("(* 0.02 (- (cos x0) 1.0))", translated("r*(cos(q) - 1)", names));
        assertEquals("(- x1)", translated("-t", names));
        assertEquals("(smootherstep x1 1.0 2.0)", translated("smootherstep(t, 1, 2)", names));
        assertEquals("x0", translated("q", names));
    }

    @Test
    void whatIsConstantIsANumber() {
        assertEquals("6.0", translated("2*3", new NameTable()));
    }

    private static String translated(String text, NameTable names) {
        return Expression.parse(text, names).translate(LISP);
    }
}
