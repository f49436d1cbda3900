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
    private static final double STIFFNESS = 2e4;
    private static final double REST = 0.3;

    private static Damage damage(MixedTree forest, String source) {
        return new Damage(
                new Damage.Law(1500, 40), MixedTree.formula(source, List.of()), Damage.Slots.in(forest.builder, 0.8));
    }

    @Nested
    class OnACoordinate extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return new DamagingSpring(forest.coordinate("limb"), STIFFNESS, REST, damage(forest, "-200*sin(5*t)"));
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
                    STIFFNESS,
                    REST,
                    damage(forest, "-100 - 200*t"));
        }
    }

    @Nested
    class ThatTiresAndHeals extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            Fatigue.Law law = new Fatigue.Law(4000, 2, 1.5, 10, 0.7);
            Damage damage = new Damage(
                    new Damage.Law(1500, 40),
                    MixedTree.formula("-200*sin(5*t)", List.of()),
                    Damage.Slots.in(forest.builder, 0.8, law, 0.3));
            return new DamagingSpring(
                    new PointDistance(
                            a, forest.point(a, new double[] {0.2, -0.1, 0.3}), b, forest.point(b, new double[] {2, -1, 2
                            })),
                    STIFFNESS,
                    REST,
                    damage);
        }
    }
}
