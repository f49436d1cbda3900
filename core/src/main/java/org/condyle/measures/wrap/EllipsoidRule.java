package org.condyle.measures.wrap;

import org.condyle.measures.Vectors;

/**
 * The shortest way over an ellipsoid: a geodesic that touches both straight parts. Guesses are the shortest plane sections
 * through the ends ({@link SectionGuess}). Where two of them on different sides have nearly the same length, both geodesics are
 * computed and the shorter one is taken, so that the length has no jump. With a side, only sections whose middle lies there
 * are guesses; where no shortest line can rest on that side, the path slips off it.
 */
final class EllipsoidRule extends SegmentRule {
    /** Two sections within this part of the length are compared by their geodesics. */
    private static final double CLOSE = 0.02;

    private static final int LENGTHS = 0;
    private static final int GUESS = SectionGuess.SAMPLES;
    private static final int DIRECTION = GUESS + SectionGuess.ROOM;
    private static final int OTHER = DIRECTION + 3;
    private static final int OWN = OTHER + SIZE;

    private final WrapShape.Ellipsoid shape;
    private final Side side;
    private final SectionGuess guess;
    private final GeodesicSolver solver;

    EllipsoidRule(WrapShape.Ellipsoid shape, Side side) {
        this.shape = shape;
        this.side = side;
        guess = new SectionGuess(shape);
        solver = new GeodesicSolver(shape, new GeodesicFlow.OnEllipsoid(shape));
    }

    @Override
    int room() {
        return OWN + GeodesicSolver.ROOM;
    }

    @Override
    int attempt(double[] s, int p, int out, int w) {
        // an end on the surface is outside: another surface's rounding must not decide
        if (shape.value(s, p) < -1e-12 || shape.value(s, p + 3) < -1e-12) {
            return INSIDE;
        }
        if (!guess.begin(s, p, w + GUESS)) {
            return NONE;
        }
        int best = sample(s, w);
        double length = solve(s, p, best, out, w);
        int other = side.all() ? rival(s, w, best, CLOSE) : length < Double.POSITIVE_INFINITY ? -1 : shortest(s, w);
        if (other >= 0) {
            double otherLength = solve(s, p, other, w + OTHER, w);
            if (otherLength < length) {
                System.arraycopy(s, w + OTHER, s, out, SIZE);
                length = otherLength;
            }
        }
        return length == Double.POSITIVE_INFINITY ? FAILED : s[out + ARC] > 0 ? WRAPPED : NONE;
    }

    @Override
    boolean hasOther() {
        return side.all();
    }

    @Override
    int other(double[] s, int p, int out, int w) {
        if (attempt(s, p, out, w) < WRAPPED) {
            return NONE;
        }
        int best = shortest(s, w), other = rival(s, w, best, Double.POSITIVE_INFINITY);
        return other >= 0 && solve(s, p, other, out, w) < Double.POSITIVE_INFINITY && s[out + ARC] > 0 ? WRAPPED : NONE;
    }

    @Override
    int again(double[] s, int p, int out, int w) {
        System.arraycopy(s, out + EXTRA, s, w + DIRECTION, 3);
        return solver.solve(s, p, out, w + DIRECTION, w + OWN) ? WRAPPED : NONE;
    }

    private static int shortest(double[] s, int w) {
        int best = 0;
        for (int i = 1; i < SectionGuess.SAMPLES; i++) {
            best = s[w + LENGTHS + i] < s[w + LENGTHS + best] ? i : best;
        }
        return best;
    }

    /** Lengths of the sections; returns the shortest one on the side, or the shortest one if none is there. */
    private int sample(double[] s, int w) {
        int best = -1;
        double shortest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < SectionGuess.SAMPLES; i++) {
            double length = guess.length(s, w + GUESS, angle(i));
            boolean here = guess.holds(s, w + GUESS, side);
            s[w + LENGTHS + i] = length;
            if (here && length < shortest) {
                best = i;
                shortest = length;
            }
        }
        return best >= 0 ? best : shortest(s, w);
    }

    private static double angle(double i) {
        return 2 * Math.PI * i / SectionGuess.SAMPLES;
    }

    private static int wrapped(int i) {
        return Math.floorMod(i, SectionGuess.SAMPLES);
    }

    /** Another local minimum of the sections that is nearly as short; -1 if there is none. */
    private static int rival(double[] s, int w, int best, double close) {
        int found = -1;
        double limit = (1 + close) * s[w + LENGTHS + best];
        for (int i = 0; i < SectionGuess.SAMPLES; i++) {
            double length = s[w + LENGTHS + i];
            boolean neighbour = i == best || i == wrapped(best + 1) || i == wrapped(best - 1);
            if (!neighbour
                    && length < limit
                    && length <= s[w + LENGTHS + wrapped(i + 1)]
                    && length <= s[w + LENGTHS + wrapped(i - 1)]) {
                found = i;
                limit = length;
            }
        }
        return found;
    }

    /** The geodesic near the section with a number; returns the length of the path. */
    private double solve(double[] s, int p, int i, int out, int w) {
        double here = s[w + LENGTHS + i];
        double before = s[w + LENGTHS + wrapped(i - 1)], after = s[w + LENGTHS + wrapped(i + 1)];
        double bend = before - 2 * here + after, shift = bend > 0 ? 0.5 * (before - after) / bend : 0;
        guess.length(s, w + GUESS, angle(i + Math.max(-1, Math.min(1, shift))));
        guess.write(s, w + GUESS, out, w + DIRECTION);
        if (!solver.solve(s, p, out, w + DIRECTION, w + OWN)) {
            return Double.POSITIVE_INFINITY;
        }
        return Vectors.distance(s, p, s, out + R1) + s[out + ARC] + Vectors.distance(s, p + 3, s, out + R2);
    }

    @Override
    void trace(double[] s, int p, int result, int w, double[] points) {
        solver.trace(s, result, w + OWN, points);
    }
}
