package org.condyle.tissue;

import java.util.List;
import org.condyle.forces.ForceElementContractTest;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.ForceElement;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.Nested;

/** Damaging springs under the contract of force elements: each joule of the damage and its source is accounted for. */
class DamagingSpringTest {
    // stretched by half a metre it damages, at rest it does not: seeds see both
    private static final DamagingSpring.Law LAW = new DamagingSpring.Law(2e4, 0.3, 1500, 40);

    @Nested
    class OnACoordinate extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return new DamagingSpring(
                    forest.coordinate("limb"),
                    LAW,
                    MixedTree.formula("-200*sin(5*t)", List.of()),
                    DamagingSpring.Slots.in(forest.builder, 0.8));
        }

        @Override
        protected boolean internal() {
            return false;
        }
    }

    @Nested
    class BetweenPoints extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return new DamagingSpring(
                    new PointDistance(
                            a, forest.point(a, new double[] {0.2, -0.1, 0.3}), b, forest.point(b, new double[] {2, -1, 2
                            })),
                    LAW,
                    MixedTree.formula("-100 - 200*t", List.of()),
                    DamagingSpring.Slots.in(forest.builder, 0.8));
        }
    }
}
