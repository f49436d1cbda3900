package org.condyle.optimise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Test;

/** Random problems, solved by ojAlgo too; most of the time is that of the other solver. */
class OjAlgoComparisonTest {
    @Test
    void aThousandAnswersEqualThoseOfOjAlgo() {
        LoadProblem.Kind[] kinds = {LoadProblem.Kind.USUAL, LoadProblem.Kind.WEIGHTED, LoadProblem.Kind.SCALES};
        int equal = 0;
        int problems = Seeds.of(1000, 200);
        for (int seed = 0; seed < problems; seed++) {
            LoadProblem p = new LoadProblem(kinds[seed % 3], seed);
            double[] c = new double[p.controls];
            assertEquals(OptimumStatus.OPTIMAL, p.optimum().solve(p.b, p.tau, c), p.name);
            Oracle.Answer other = Oracle.quadratic(p);
            assertTrue(other.feasible(), p.name);
            double difference = 0;
            for (int i = 0; i < c.length; i++) {
                difference = Math.max(difference, Math.abs(c[i] - other.c()[i]));
            }
            equal += difference < 1e-8 ? 1 : 0;
            // Of 1e4 N m beside 1 N m ojAlgo keeps a few digits less now and then; never is it better.
            assertTrue(difference < 1e-3, p.name + " differs by " + difference);
            double mine = p.cost(c, 2), others = p.cost(other.c(), 2);
            assertTrue(mine <= others * (1 + 1e-9) + 1e-12 || p.worstRow(other.c()) > 1e-10, p.name);
        }
        assertTrue(equal >= 0.98 * problems, "only " + equal + " of " + problems + " are equal to 1e-8");
    }

    @Test
    void ojAlgoFindsNoSolutionEitherAndBoundedLeastSquaresComesAsNear() {
        for (int seed = 0; seed < Seeds.of(100, 30); seed++) {
            LoadProblem p = new LoadProblem(LoadProblem.Kind.OUT_OF_REACH, seed);
            double[] c = new double[p.controls];
            StaticOptimum optimum = p.optimum();
            assertEquals(OptimumStatus.INFEASIBLE, optimum.solve(p.b, p.tau, c), p.name);
            assertTrue(!Oracle.quadratic(p).feasible(), p.name);
            double[] nearest = Oracle.nearest(p).c();
            double mine = 0, others = 0;
            for (int j = 0; j < p.rows; j++) {
                mine += optimum.missing(j) * optimum.missing(j);
                others += p.missing(j, nearest) * p.missing(j, nearest);
            }
            assertTrue(mine <= others * (1 + 1e-9), p.name);
            if (others > 1e-4) { // below that ojAlgo stops early
                assertEquals(Math.sqrt(others), Math.sqrt(mine), 1e-6 * Math.sqrt(others), p.name);
            }
        }
    }

    @Test
    void linearCostsEqualThoseOfOjAlgo() {
        LoadProblem.Kind[] kinds = {LoadProblem.Kind.USUAL, LoadProblem.Kind.WEIGHTED, LoadProblem.Kind.SCALES};
        int feasible = 0;
        int problems = Seeds.of(150, 50);
        for (int seed = 0; seed < problems; seed++) {
            LoadProblem p = new LoadProblem(kinds[seed % 3], seed);
            double[] c = new double[p.controls];
            assertEquals(OptimumStatus.OPTIMAL, p.optimum().power(1).solve(p.b, p.tau, c), p.name);
            Oracle.Answer other = Oracle.linear(p);
            if (other.feasible() && p.worstRow(other.c()) < 1e-6) { // it gives up on some of 1e4 N m beside 1 N m
                feasible++;
                assertEquals(p.cost(other.c(), 1), p.cost(c, 1), 1e-7 * p.cost(c, 1) + 1e-9, p.name);
            }
        }
        assertTrue(feasible > 0.9 * problems, feasible + " problems compared");
    }
}
