package org.condyle.experiment;

import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.simulate.Episode;
import org.condyle.simulate.Impact;
import org.condyle.text.DidYouMean;

/** What formulas can read of one contact or impact, by the names that summary.json uses. */
record ContactField(
        String word, Dimension dimension, ToDoubleFunction<Episode> ofContact, ToDoubleFunction<Impact> ofImpact) {
    /** What a result is at the stop of an angle. */
    private static final Map<Dimension, Dimension> TURNING = Map.of(
            Dimension.LENGTH, Dimension.ANGLE,
            Dimension.SPEED, Dimension.ANGULAR_SPEED,
            Dimension.FORCE, Dimension.TORQUE,
            Dimension.MOMENTUM, Dimension.ANGULAR_DAMPING);

    private static final List<ContactField> ALL = List.of(
            new ContactField("start", Dimension.TIME, Episode::start, Impact::time),
            new ContactField("end", Dimension.TIME, Episode::end, Impact::time),
            new ContactField("duration", Dimension.TIME, e -> e.end() - e.start(), i -> 0),
            new ContactField("impactSpeed", Dimension.SPEED, Episode::impactSpeed, Impact::speedBefore),
            new ContactField("maxDepth", Dimension.LENGTH, Episode::maxDepth, i -> 0),
            new ContactField("maxForce", Dimension.FORCE, Episode::maxForce, i -> Double.POSITIVE_INFINITY),
            new ContactField(
                    "restitution", Dimension.NONE, Episode::restitution, i -> i.speedAfter() / i.speedBefore()),
            new ContactField("dissipated", Dimension.ENERGY, Episode::dissipated, Impact::energyLost),
            new ContactField("time", Dimension.TIME, Episode::start, Impact::time),
            new ContactField("speedBefore", Dimension.SPEED, Episode::impactSpeed, Impact::speedBefore),
            new ContactField("speedAfter", Dimension.SPEED, Episode::partingSpeed, Impact::speedAfter),
            new ContactField("energyLost", Dimension.ENERGY, Episode::dissipated, Impact::energyLost),
            new ContactField("impulse", Dimension.MOMENTUM, e -> Double.NaN, Impact::impulse));

    double of(TouchEvent h) {
        if (h.contact() != null) {
            return ofContact.applyAsDouble(h.contact());
        }
        return h.impact() != null ? ofImpact.applyAsDouble(h.impact()) : Double.NaN;
    }

    /**
     * The dimension of this result at contacts whose depth is a length or an angle; unknown where that of the depth is
     * unknown, which stands for contacts of both kinds.
     */
    Dimension dimension(Dimension depth) {
        if (depth.equals(Dimension.LENGTH) || !TURNING.containsKey(dimension)) {
            return dimension;
        }
        return depth.isKnown() ? TURNING.getOrDefault(dimension, dimension) : Dimension.UNKNOWN;
    }

    static List<String> words() {
        return ALL.stream().map(ContactField::word).toList();
    }

    static ContactField find(String word) {
        return ALL.stream()
                .filter(f -> f.word.equals(word))
                .findFirst()
                .orElseThrow(() -> new ExpressionException(
                        ExpressionException.Kind.UNKNOWN_NAME,
                        "'" + word + "' is not a result of a contact",
                        DidYouMean.hint(word, words(), "result"),
                        0));
    }
}
