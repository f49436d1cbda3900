package org.condyle.io.data.c3d;

import org.condyle.io.data.DataTable;
import org.condyle.io.data.LengthUnit;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.document.Problems;

/** What a laboratory has measured of one motion: markers, and perhaps analog channels and force plates. */
public interface Capture {
    boolean hasMarkers();

    MarkerTable markers();

    /** Unit of its lengths, as far as they are not those of markers. */
    LengthUnit unit();

    /** What is odd in the file. */
    Problems warnings();

    default boolean hasAnalog() {
        return false;
    }

    /** The analog channels over time; only if there are some. */
    default DataTable analog() {
        throw new IllegalStateException("no analog channels");
    }

    default boolean hasPlates() {
        return false;
    }

    /** Forces of the plates over time; only if there are some. */
    default GroundReactions reactions() {
        throw new IllegalStateException("no force plates");
    }
}
