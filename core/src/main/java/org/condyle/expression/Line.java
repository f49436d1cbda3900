package org.condyle.expression;

import java.util.List;
import java.util.Optional;

/** A formula a x + b of one variable, or a constant. */
public record Line(int slot, double slope, double constant) {
    private static final int NONE = -1;

    /** The line that an expression is; empty if it is none, as far as sums and products with numbers show. */
    public static Optional<Line> of(Expression expression) {
        return expression.translate(new Reader());
    }

    private Line times(double factor) {
        return new Line(slot, factor * slope, factor * constant);
    }

    private Optional<Line> plus(Line other) {
        boolean one = slot == NONE || other.slot == NONE || slot == other.slot;
        return one
                ? Optional.of(new Line(Math.max(slot, other.slot), slope + other.slope, constant + other.constant))
                : Optional.empty();
    }

    private static final class Reader implements Translation<Optional<Line>> {
        @Override
        public Optional<Line> number(double value) {
            return Optional.of(new Line(NONE, 0, value));
        }

        @Override
        public Optional<Line> variable(int slot) {
            return Optional.of(new Line(slot, 1, 0));
        }

        @Override
        public Optional<Line> operation(String symbol, List<Optional<Line>> terms) {
            if (terms.stream().anyMatch(Optional::isEmpty)) {
                return Optional.empty();
            }
            Line a = terms.get(0).orElseThrow();
            Line b = terms.size() > 1 ? terms.get(1).orElseThrow() : a;
            return switch (symbol) {
                case "+" -> a.plus(b);
                case "-" -> terms.size() == 1 ? Optional.of(a.times(-1)) : a.plus(b.times(-1));
                case "*" ->
                    a.slot == NONE
                            ? Optional.of(b.times(a.constant))
                            : b.slot == NONE ? Optional.of(a.times(b.constant)) : Optional.empty();
                case "/" -> b.slot == NONE && b.constant != 0 ? Optional.of(a.times(1 / b.constant)) : Optional.empty();
                default -> Optional.empty();
            };
        }

        @Override
        public Optional<Line> call(UserFunction function, List<Optional<Line>> terms) {
            return Optional.empty();
        }
    }
}
