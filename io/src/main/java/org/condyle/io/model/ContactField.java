package org.condyle.io.model;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.io.document.DidYouMean;
import org.condyle.simulate.Episode;

/** What formulas can read of one contact, by the names that summary.json uses. */
record ContactField(String word, Dimension dimension, ToDoubleFunction<Episode> value) {
    private static final List<ContactField> ALL = List.of(
            new ContactField("start", Dimension.TIME, Episode::start),
            new ContactField("end", Dimension.TIME, Episode::end),
            new ContactField("duration", Dimension.TIME, e -> e.end() - e.start()),
            new ContactField("impactSpeed", Dimension.SPEED, Episode::impactSpeed),
            new ContactField("maxDepth", Dimension.LENGTH, Episode::maxDepth),
            new ContactField("maxForce", Dimension.FORCE, Episode::maxForce),
            new ContactField("restitution", Dimension.NONE, Episode::restitution),
            new ContactField("dissipated", Dimension.TORQUE, Episode::dissipated));

    double of(Episode e) {
        return value.applyAsDouble(e);
    }

    static List<String> words() {
        return ALL.stream().map(ContactField::word).toList();
    }

    static ContactField find(String word) {
        return ALL.stream()
                .filter(f -> f.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new ExpressionException(
                        "'" + word + "' is no result of a contact" + DidYouMean.hint(word, words(), "result"), 0));
    }
}
