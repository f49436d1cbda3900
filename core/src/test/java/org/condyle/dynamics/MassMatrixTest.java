package org.condyle.dynamics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.RandomTrees;
import org.junit.jupiter.api.Test;

class MassMatrixTest {
    @Test
    void isTheInverseOfWhatArticulatedBodiesGiveAndHoldsTheKineticEnergy() {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            Model model = RandomTrees.tree(8, random).build();
            State s = RandomTrees.state(model, random);
            Workspace w = new Workspace(Mechanism.compile(model));
            int n = s.v.length;
            double[][] mass = new double[n][n];
            Dynamics.massMatrix(s.q, w, mass);

            Dynamics.prepare(s, w);
            double twice = 0;
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    twice += s.v[i] * mass[i][j] * s.v[j];
                    assertEquals(mass[i][j], mass[j][i], 1e-13 * Math.sqrt(mass[i][i] * mass[j][j]));
                }
            }
            assertEquals(Dynamics.kineticEnergy(w), 0.5 * twice, 1e-13 * twice);

            w.bodies.factor(new double[n]);
            for (int k = 0; k < n; k++) {
                double[] unit = new double[n], column = new double[n];
                unit[k] = 1;
                w.bodies.solve(w.mechanism.tree.root[w.mechanism.tree.nodeOfSpeed[k]], unit, column);
                for (int i = 0; i < n; i++) {
                    double sum = 0;
                    for (int j = 0; j < n; j++) {
                        sum += mass[i][j] * column[j];
                    }
                    assertEquals(unit[i], sum, 1e-11);
                }
            }
        }
    }
}
