package org.condyle.geometry;

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
