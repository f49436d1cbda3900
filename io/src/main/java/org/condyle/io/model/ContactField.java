package org.condyle.io.model;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.io.document.DidYouMean;
import org.condyle.simulate.Episode;

/** What formulas can read of one contact, by the names that summary.json uses. */
enum ContactField {
    START("start", Dimension.TIME, Episode::start),
    END("end", Dimension.TIME, Episode::end),
    DURATION("duration", Dimension.TIME, e -> e.end() - e.start()),
    IMPACT_SPEED("impactSpeed", Dimension.SPEED, Episode::impactSpeed),
    MAX_DEPTH("maxDepth", Dimension.LENGTH, Episode::maxDepth),
    MAX_FORCE("maxForce", Dimension.FORCE, Episode::maxForce),
    RESTITUTION("restitution", Dimension.NONE, Episode::restitution),
    DISSIPATED("dissipated", Dimension.TORQUE, Episode::dissipated);

    private final String word;
    private final Dimension dimension;
    private final ToDoubleFunction<Episode> value;

    ContactField(String word, Dimension dimension, ToDoubleFunction<Episode> value) {
        this.word = word;
        this.dimension = dimension;
        this.value = value;
    }

    Dimension dimension() {
        return dimension;
    }

    double of(Episode e) {
        return value.applyAsDouble(e);
    }

    static List<String> words() {
        return Arrays.stream(values()).map(f -> f.word).toList();
    }

    static ContactField find(String word) {
        for (ContactField f : values()) {
            if (f.word.equals(word)) {
                return f;
            }
        }
        throw new ExpressionException(
                "'" + word + "' is no result of a contact" + DidYouMean.hint(word, words(), "result"), 0);
    }
}
