package org.condyle.study.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.study.distribution.LogNormalDistribution;
import org.condyle.study.distribution.NormalDistribution;
import org.condyle.study.statistics.Correlation;
import org.junit.jupiter.api.Test;

class CopulaTest {
    /** Ranks do not see the distributions: the asked rank correlation is reached for any. */
    @Test
    void correlatedSamplesReachTheAskedRankCorrelation() {
        int n = 1 << 13;
        double asked12 = 0.7, asked13 = -0.4, asked23 = 0.1;
        double[][] normal = {
            {1, Copula.ofRanks(asked12), Copula.ofRanks(asked13)},
            {Copula.ofRanks(asked12), 1, Copula.ofRanks(asked23)},
            {Copula.ofRanks(asked13), Copula.ofRanks(asked23), 1}
        };
        Copula copula = new Copula(new int[] {0, 3, 2}, normal);
        LogNormalDistribution skew = new LogNormalDistribution(2, 3);
        SobolSequence points = new SobolSequence(4, 11);
        double[][] x = new double[4][n];
        for (int k = 0; k < n; k++) {
            double[] u = points.at(k);
            copula.apply(u);
            for (int i = 0; i < 4; i++) {
                x[i][k] = i == 3 ? skew.quantile(u[i]) : u[i];
            }
        }
        assertEquals(asked12, Correlation.ofRanks(x[0], x[3]), 0.005);
        assertEquals(asked13, Correlation.ofRanks(x[0], x[2]), 0.005);
        assertEquals(asked23, Correlation.ofRanks(x[3], x[2]), 0.005);
        assertEquals(0, Correlation.ofRanks(x[0], x[1]), 0.005);
    }

    @Test
    void normalNumbersReachTheAskedCovariance() {
        int n = 1 << 13;
        double r = -0.85;
        Copula copula = new Copula(new int[] {0, 1}, new double[][] {{1, r}, {r, 1}});
        NormalDistribution a = new NormalDistribution(10, 2), b = new NormalDistribution(-3, 0.5);
        SobolSequence points = new SobolSequence(2, 8);
        double[] x = new double[n], y = new double[n];
        double covariance = 0;
        for (int k = 0; k < n; k++) {
            double[] u = points.at(k);
            copula.apply(u);
            x[k] = a.quantile(u[0]);
            y[k] = b.quantile(u[1]);
            covariance += (x[k] - 10) * (y[k] + 3) / n;
        }
        assertEquals(r, Correlation.of(x, y), 0.002);
        assertEquals(r * 2 * 0.5, covariance, 0.005);
    }

    @Test
    void theSmallestEigenvalueTellsWhetherAMatrixIsPositiveDefinite() {
        assertEquals(0.1, Copula.smallestEigenvalue(new double[][] {{1, 0.9}, {0.9, 1}}), 1e-12);
        double[][] not = {{1, 0.9, -0.9}, {0.9, 1, 0.9}, {-0.9, 0.9, 1}};
        assertEquals(-0.8, Copula.smallestEigenvalue(not), 1e-12); // 1 - 2·0.9
    }
}
