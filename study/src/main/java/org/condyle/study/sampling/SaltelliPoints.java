package org.condyle.study.sampling;

/**
 * Blocks of d + 2 points for the indices of Sobol': a, then b, then for each coordinate i the point a with coordinate i of b
 * (A. Saltelli and others: Variance based sensitivity analysis of model output, Comput. Phys. Commun. 181, 2010). The points a
 * and b of a block are the two halves of one point of a sequence of 2d dimensions.
 */
public final class SaltelliPoints implements Points {
    private final Points base;
    private final int dimension;

    /** @param base of an even dimension */
    public SaltelliPoints(Points base) {
        this.base = base;
        dimension = base.dimension() / 2;
    }

    @Override
    public int dimension() {
        return dimension;
    }

    @Override
    public int block() {
        return dimension + 2;
    }

    @Override
    public int draws() {
        return 2;
    }

    @Override
    public double[] at(int number) {
        double[] both = base.at(number / block());
        int place = number % block();
        double[] x = new double[dimension];
        System.arraycopy(both, place == 1 ? dimension : 0, x, 0, dimension);
        if (place >= 2) {
            x[place - 2] = both[dimension + place - 2];
        }
        return x;
    }
}
