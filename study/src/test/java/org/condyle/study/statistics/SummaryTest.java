package org.condyle.study.statistics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.condyle.study.distribution.LogNormalDistribution;
import org.condyle.study.sampling.CounterRandom;
import org.junit.jupiter.api.Test;

class SummaryTest {
    @Test
    void numbersFromOneToNineHaveTheSummaryOfTheTextbook() {
        Summary s = Summary.of(new double[] {9, 1, Double.NaN, 2, 8, 3, 7, 4, 6, 5});
        assertEquals(9, s.count());
        assertEquals(5, s.mean());
        assertEquals(Math.sqrt(7.5), s.deviation(), 1e-15);
        assertEquals(3, s.quantile(0.25).value());
        assertEquals(5, s.quantile(0.5).value());
        assertEquals(1, s.least());
        assertEquals(9, IntStream.of(s.histogram().counts()).sum());
        assertThrows(IllegalArgumentException.class, () -> Summary.of(new double[] {Double.NaN}));
        Summary constant = Summary.of(new double[] {4, 4, 4});
        assertArrayEquals(new int[] {3}, constant.histogram().counts());
        assertEquals(0, constant.deviation());
    }

    /** Of a skew distribution, with its mean and quantiles in closed form: 95 % of 400 intervals cover. */
    @Test
    void intervalsCoverAsOftenAsTheySay() {
        LogNormalDistribution d = new LogNormalDistribution(10, 3);
        int seeds = 400, mean = 0, upper = 0;
        for (int seed = 0; seed < seeds; seed++) {
            CounterRandom random = new CounterRandom(seed, 5);
            Summary s = Summary.of(IntStream.range(0, 400)
                    .mapToDouble(i -> d.quantile(random.unit(i)))
                    .toArray());
            mean += s.meanInterval().covers(10) ? 1 : 0;
            upper += s.quantile(0.95).interval().covers(d.quantile(0.95)) ? 1 : 0;
        }
        assertEquals(0.95 * seeds, mean, 15);
        assertEquals(0.95 * seeds, upper, 15);
    }

    @Test
    void correlationsAreThoseOfTheTextbook() {
        double[] x = {1, 2, 3, 4, Double.NaN}, y = {1, 4, 9, 16, 3}, back = {4, 3, 2, 1, 0};
        assertEquals(1, Correlation.ofRanks(x, y), 1e-15);
        assertEquals(-1, Correlation.of(x, back), 1e-15);
        assertEquals(25 / Math.sqrt(5 * 129), Correlation.of(x, y), 1e-15);
        assertTrue(Double.isNaN(Correlation.of(x, new double[5])));
        assertEquals(0.5, Correlation.ofRanks(new double[] {1, 2, 3}, new double[] {2, 1, 3}), 1e-15);
        assertEquals(Math.sqrt(3) / 2, Correlation.ofRanks(new double[] {1, 2, 3}, new double[] {1, 5, 5}), 1e-15);
        Interval i = Correlation.interval(0.5, 103);
        assertEquals(0.5 * Math.log(3) - 0.1959963984540054, 0.5 * Math.log((1 + i.low()) / (1 - i.low())), 1e-12);
    }

    @Test
    void aTornadoComparesTheLowestFifthWithTheHighest() {
        double[] x = IntStream.range(0, 100).mapToDouble(i -> i).toArray();
        Tornado t =
                Tornado.of(x, IntStream.range(0, 100).mapToDouble(i -> 2.0 * i).toArray());
        assertEquals(19, t.low());
        assertEquals(179, t.high());
    }

    /** Lines of slope 0 to 100: the band at x is 5x to 95x. The last runs turn back, others end early. */
    @Test
    void envelopesHoldTheMiddleOfTheRuns() {
        Envelope e = new Envelope();
        for (int slope = 0; slope <= 100; slope++) {
            double end = slope <= 49 ? 1 : 2;
            e.add(List.of(0.0, end, 0.5), List.of(0.0, end * slope, -1.0));
        }
        List<Envelope.Band> bands = e.bands();
        assertEquals(101, bands.size());
        Envelope.Band b = bands.get(25);
        assertEquals(0.5, b.x());
        assertEquals(101, b.runs());
        assertEquals(2.5, b.low(), 1e-12);
        assertEquals(25, b.median(), 1e-12);
        assertEquals(25, b.mean(), 1e-12);
        assertEquals(47.5, b.high(), 1e-12);
        assertEquals(51, bands.get(100).runs());
        Envelope falling = new Envelope();
        falling.add(List.of(3.0, 2.0, 2.5, 1.0, 2.9), List.of(30.0, 20.0, 7.0, 10.0, 0.0));
        assertEquals(15, falling.bands().get(25).mean(), 1e-12);
    }
}
