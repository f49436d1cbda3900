package org.condyle.mechanics.contact;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What of a contact is reported beside its totals: force and moment on a body in the axes of a body, and the same with
 * areas and pressures of regions. Immutable.
 */
public record ContactReport(List<Part> parts) {
    /** Totals only. */
    public static final ContactReport NONE = new ContactReport(List.of());

    public ContactReport {
        parts = List.copyOf(parts);
    }

    /** Which places belong to a region. */
    @FunctionalInterface
    public interface Region {
        /**
         * Whether a place belongs to it.
         *
         * @param x       in the axes of the body of the region, from its origin [m], as y and z
         * @param feature what of the surfaces is there, as a {@link ContactSet} has it
         */
        boolean holds(double x, double y, double z, int feature);
    }

    /**
     * A part of a report.
     *
     * @param name      part in the names of channels: {@code tibiofemoral.medial.force}
     * @param frame     body whose axes and origin are used; it must be rigid
     * @param on        body on which the forces act
     * @param region    null for the whole contact
     * @param exclusive whether a place that belongs to it does not belong to later exclusive regions
     */
    public record Part(
            String name, int frame, int on, @Nullable Region region, boolean exclusive) {
        /** The whole contact: the force on a body in its own axes, or in those of another one. */
        public static Part whole(String name, int frame, int on) {
            return new Part(name, frame, on, null, false);
        }

        public List<ContactQuantity> quantities(boolean withArea) {
            return ContactQuantity.of(region != null, withArea);
        }
    }
}
