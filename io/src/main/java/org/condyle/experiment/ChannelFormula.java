package org.condyle.experiment;

import java.util.List;
import java.util.Map;
import org.condyle.expression.Expression;

/**
 * An expression of channels that was read.
 *
 * @param met      the channels that it reads; the i-th is in slot i + 1
 * @param oldNames the old spellings in it, and the names of today
 */
record ChannelFormula(Expression expression, List<String> met, Map<String, String> oldNames) {
    static ChannelFormula parse(String text, ChannelScope scope) {
        Expression read = Expression.parse(text, scope);
        return new ChannelFormula(read, scope.met(), scope.oldNames());
    }
}
