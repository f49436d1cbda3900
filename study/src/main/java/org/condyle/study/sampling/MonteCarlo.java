package org.condyle.study.sampling;

/** Independent random points: the plainest method, whose errors fall with the square root of their number. */
public final class MonteCarlo implements Points {
    private final CounterRandom[] streams;

    public MonteCarlo(int dimension, long seed) {
        streams = new CounterRandom[dimension];
        for (int i = 0; i < dimension; i++) {
            streams[i] = new CounterRandom(seed, i);
        }
    }

    @Override
    public int dimension() {
        return streams.length;
    }

    @Override
    public double[] at(int number) {
        double[] x = new double[streams.length];
        for (int i = 0; i < x.length; i++) {
            x[i] = streams[i].unit(number);
        }
        return x;
    }
}
