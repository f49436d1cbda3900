package org.condyle.geometry;

import org.condyle.geometry.tree.BoxGrid;
import org.condyle.geometry.tree.BroadPhase;
import org.junit.jupiter.api.Nested;

/** The broad phases under their contract. */
class BroadPhaseTest {
    @Nested
    class OfBoxGrid extends BroadPhaseContractTest {
        @Override
        BroadPhase make() {
            return new BoxGrid();
        }
    }
}
