package org.condyle.io.model.contact;

import java.util.BitSet;
import org.condyle.mechanics.contact.ContactReport;

/** Membership of points in a contact region. The boundary belongs to it. */
sealed interface RegionPlace extends ContactReport.Region {
    /** Lengths that differ by less are equal [m]. */
    double SAME = 1e-12;

    /** Whether a region has more than a boundary in common with another one of the same body; false if that is not known. */
    boolean overlaps(RegionPlace other);

    /** Whether nothing but a boundary is in it. */
    boolean empty();

    /** Between limits along the axes of the body, which may be infinite. */
    record Limits(double[] low, double[] high) implements RegionPlace {
        @Override
        public boolean holds(double x, double y, double z, int feature) {
            return x >= low[0] && x <= high[0] && y >= low[1] && y <= high[1] && z >= low[2] && z <= high[2];
        }

        @Override
        public boolean overlaps(RegionPlace other) {
            if (other instanceof Limits box) {
                for (int k = 0; k < 3; k++) {
                    if (!(Math.max(low[k], box.low[k]) < Math.min(high[k], box.high[k]) - SAME)) {
                        return false;
                    }
                }
                return true;
            }
            return other instanceof Side && other.overlaps(this);
        }

        @Override
        public boolean empty() {
            return !(low[0] < high[0] && low[1] < high[1] && low[2] < high[2]);
        }
    }

    /** Beyond a plane: n·x ≥ d. */
    record Side(double[] normal, double distance) implements RegionPlace {
        @Override
        public boolean holds(double x, double y, double z, int feature) {
            return normal[0] * x + normal[1] * y + normal[2] * z >= distance;
        }

        @Override
        public boolean overlaps(RegionPlace other) {
            if (other instanceof Limits box) {
                double farthest = 0;
                for (int k = 0; k < 3; k++) {
                    farthest += normal[k] == 0 ? 0 : normal[k] * (normal[k] > 0 ? box.high[k] : box.low[k]);
                }
                return farthest > distance + SAME;
            }
            if (other instanceof Side s) {
                double along = normal[0] * s.normal[0] + normal[1] * s.normal[1] + normal[2] * s.normal[2];
                return along > -1 + SAME || distance + s.distance < -SAME; // planes that are not parallel always do
            }
            return false;
        }

        @Override
        public boolean empty() {
            return false;
        }
    }

    /** Faces of a mesh; {@code first} is the feature of its first face. */
    record Faces(BitSet faces, int first) implements RegionPlace {
        @Override
        public boolean holds(double x, double y, double z, int feature) {
            return feature >= first && faces.get(feature - first);
        }

        @Override
        public boolean overlaps(RegionPlace other) {
            return other instanceof Faces f && f.first == first && faces.intersects(f.faces);
        }

        @Override
        public boolean empty() {
            return faces.isEmpty();
        }
    }
}
