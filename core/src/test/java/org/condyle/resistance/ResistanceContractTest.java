package org.condyle.resistance;

import java.util.function.Function;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.forces.ForceElementContractTest;
import org.condyle.function.LinearTable;
import org.condyle.function.ScalarFunction;
import org.condyle.function.SmoothTable;
import org.condyle.math.HermiteSpline;
import org.condyle.mechanics.ForceElement;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.condyle.scenes.Shoulder;
import org.junit.jupiter.api.Nested;

/** The contract of force elements for each resistance, between random frames of bodies that move. */
class ResistanceContractTest {
    private static final double DAMPING = 0.3;

    /** A contour that is small, so that random turns are mostly outside of it. */
    private static Contour small() {
        double[] c = Shoulder.SINUS.clone();
        for (int i = 0; i < c.length; i++) {
            c[i] *= 0.2;
        }
        return new EnginSinus(c);
    }

    static Contour turning() {
        double[] phi = {0.1, 1.2, 2.4, 3.3, 4.6, 5.7}, psi = {-1.5, -0.4, 0.3, 1.1, 2.2};
        double[][] theta = new double[psi.length][phi.length];
        for (int i = 0; i < psi.length; i++) {
            for (int j = 0; j < phi.length; j++) {
                theta[i][j] = 0.4 + 0.1 * Math.sin(phi[j]) * Math.cos(psi[i]) + 0.05 * Math.cos(2 * phi[j] + psi[i]);
            }
        }
        return new TorsionContour(phi, psi, theta);
    }

    private static ScalarFunction torsion() {
        return new SmoothTable(
                HermiteSpline.shapePreserving(new double[] {-2, -1, 0, 1, 2}, new double[] {40, 5, 0, -6, -50}, false));
    }

    private abstract static class On extends ForceElementContractTest {
        private final Function<JointResistance.Site, JointResistance> make;

        On(Function<JointResistance.Site, JointResistance> make) {
            this.make = make;
        }

        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            Chance chance = new Chance(7);
            return make.apply(new JointResistance.Site(
                    a, forest.frame(a, chance.frame(0.1)), b, forest.frame(b, chance.frame(0.1)), DAMPING));
        }
    }

    @Nested
    class Cardan extends On {
        Cardan() {
            super(s -> new CardanResistance(s, torsion(), torsion(), torsion()));
        }
    }

    @Nested
    class FlexionTorsionDirect extends On {
        FlexionTorsionDirect() {
            super(s -> flexion(s, false));
        }
    }

    @Nested
    class FlexionTorsionConservative extends On {
        FlexionTorsionConservative() {
            super(s -> flexion(s, true));
        }
    }

    @Nested
    class FlexionThatDependsOnItsDirection extends On {
        FlexionThatDependsOnItsDirection() {
            super(s -> {
                NameTable names = new NameTable().variable("gamma").variable("alpha");
                MomentField field = new FormulaField(Expression.parse("(10 + 5*cos(gamma + alpha))*alpha^2", names));
                return new FlexionTorsion(s, field, torsion(), true);
            });
        }
    }

    private static FlexionTorsion flexion(JointResistance.Site s, boolean conservative) {
        ScalarFunction bending = new SmoothTable(
                HermiteSpline.shapePreserving(new double[] {0, 1, 2, 4}, new double[] {0, 5, 30, 90}, false));
        ScalarFunction direction = new SmoothTable(HermiteSpline.shapePreserving(
                new double[] {0, 2, 4, 2 * Math.PI}, new double[] {1, 1.5, 0.7, 1}, false));
        return new FlexionTorsion(s, new SeparateField(bending, direction), torsion(), conservative);
    }

    @Nested
    class Stop extends On {
        Stop() {
            super(s -> new StopContour(
                    s,
                    small(),
                    new LinearTable(new double[] {0, 4}, new double[] {0, 80}, new LinearTable.Outside.Hold()),
                    0.5));
        }
    }

    @Nested
    class StopThatTurns extends On {
        StopThatTurns() {
            super(s -> new StopContour(
                    s,
                    turning(),
                    new LinearTable(new double[] {0, 4}, new double[] {0, 80}, new LinearTable.Outside.Hold()),
                    0.5));
        }
    }

    @Nested
    class Conservative extends On {
        Conservative() {
            super(s -> new SinusResistance(s, small(), Shoulder.field(), torsion(), SinusVariant.CONSERVATIVE, 0.5));
        }
    }

    @Nested
    class ConservativeThatTurns extends On {
        ConservativeThatTurns() {
            super(s -> new SinusResistance(s, turning(), Shoulder.field(), torsion(), SinusVariant.CONSERVATIVE, 0.5));
        }
    }

    @Nested
    class Direct extends On {
        Direct() {
            super(s -> new SinusResistance(s, small(), Shoulder.field(), torsion(), SinusVariant.DIRECT, 0.5));
        }
    }

    @Nested
    class Offset extends On {
        Offset() {
            super(s -> new SinusResistance(s, small(), Shoulder.field(), torsion(), SinusVariant.OFFSET, 0.5));
        }
    }
}
