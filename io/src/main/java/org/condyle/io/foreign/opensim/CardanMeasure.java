package org.condyle.io.foreign.opensim;

import java.util.List;
import org.condyle.io.document.Draft;
import org.condyle.io.foreign.XmlElement;

/**
 * An angle of a joint with three angles (ball, free) as a measure, along which drives and springs can act: the speeds of such a
 * joint are an angular velocity, not the rates of the angles.
 */
final class CardanMeasure {
    private static final List<String> WORDS = List.of("first", "second", "third");

    private final XmlElement place;
    private final String wanted;
    private final Spot parent;
    private final Spot child;
    private final int which;
    private String made = "";

    CardanMeasure(XmlElement place, String wanted, Spot parent, Spot child, int which) {
        this.place = place;
        this.wanted = wanted;
        this.parent = parent;
        this.child = child;
        this.which = which;
    }

    /** Its name; the measure is written when it is asked for first. */
    String name(Osim osim) {
        if (made.isEmpty()) {
            made = osim.names.part(place, wanted, "angle");
            Draft d = osim.section("measures", place).mapping(made, place.at());
            d.set("type", place.at(), "cardan");
            d.set("between", Draft.list(place.at(), List.of(parent.entry(place.at()), child.entry(place.at()))));
            d.set("sequence", place.at(), "xyz").set("angle", place.at(), WORDS.get(which));
        }
        return made;
    }
}
