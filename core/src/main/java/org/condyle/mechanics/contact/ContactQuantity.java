package org.condyle.mechanics.contact;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import org.condyle.expression.Dimension;

/** What is reported of a part of a contact; vectors have the axes of a body, places and moments its origin. */
public enum ContactQuantity {
    FX("fx", Dimension.FORCE),
    FY("fy", Dimension.FORCE),
    FZ("fz", Dimension.FORCE),
    MX("mx", Dimension.TORQUE),
    MY("my", Dimension.TORQUE),
    MZ("mz", Dimension.TORQUE),
    /** Centre of pressure. */
    X("x", Dimension.LENGTH),
    Y("y", Dimension.LENGTH),
    Z("z", Dimension.LENGTH),
    /** Sum of the magnitudes of the normal forces. */
    FORCE("force", Dimension.FORCE),
    /** Part of that sum over the whole contact. */
    SHARE("share", Dimension.NONE),
    AREA("area", Dimension.AREA),
    /** Largest pressure. */
    PRESSURE("pressure", Dimension.PRESSURE),
    MEAN_PRESSURE("mean-pressure", Dimension.PRESSURE);

    private static final EnumSet<ContactQuantity> VECTORS = EnumSet.range(FX, Z);

    private final String word;

    @SuppressWarnings("ImmutableEnumChecker") // a value
    private final Dimension dimension;

    ContactQuantity(String word, Dimension dimension) {
        this.word = word;
        this.dimension = dimension;
    }

    /** As it is written in the names of channels. */
    public String word() {
        return word;
    }

    public Dimension dimension() {
        return dimension;
    }

    /** Whether it is not a number while nothing presses: there is no place where a force of zero acts. */
    public boolean gaps() {
        return this == X || this == Y || this == Z;
    }

    /** Whether it needs an area, which not all contacts have. */
    public boolean needsArea() {
        return this == AREA || this == PRESSURE || this == MEAN_PRESSURE;
    }

    /** Those of a part: of a whole contact seen from a body the vectors, of a region everything that there is. */
    static List<ContactQuantity> of(boolean region, boolean withArea) {
        return Arrays.stream(values())
                .filter(q -> region || VECTORS.contains(q))
                .filter(q -> withArea || !q.needsArea())
                .toList();
    }
}
