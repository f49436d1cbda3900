package org.condyle.geometry.freeform;

/**
 * A surface fitted to points, with what it misses.
 *
 * @param net        the control net
 * @param parameters u and v of each point: those of its foot on the surface, or those that were given
 * @param distances  signed distance of each point from its foot, positive on the side to which s_u × s_v points [m]
 * @param condition  of the equations: relative errors of the points grow at most by it
 * @param rounds     how often the parameters were corrected
 * @param empty      spans of the net without a point
 */
@SuppressWarnings("ArrayRecordComponent") // results, read only
public record SurfaceFit(Net net, double[] parameters, double[] distances, double condition, int rounds, int empty) {
    /** Root mean square of the distances [m]. */
    public double rms() {
        double sum = 0;
        for (double d : distances) {
            sum += d * d;
        }
        return Math.sqrt(sum / distances.length);
    }

    /** Index of the point that is farthest from the surface. */
    public int farthest() {
        int most = 0;
        for (int k = 1; k < distances.length; k++) {
            most = Math.abs(distances[k]) > Math.abs(distances[most]) ? k : most;
        }
        return most;
    }

    /** The largest distance [m]. */
    public double largest() {
        return Math.abs(distances[farthest()]);
    }

    /** The same surface whose normal s_u × s_v points to the other side: v runs the other way. */
    public SurfaceFit mirrored() {
        double[] v = net.knotsV(), knots = new double[v.length];
        double ends = v[0] + v[v.length - 1];
        for (int k = 0; k < v.length; k++) {
            knots[k] = ends - v[v.length - 1 - k];
        }
        int columns = net.columns();
        double[] points = new double[net.points().length], weights = new double[net.weights().length];
        for (int at = 0; at < weights.length; at++) {
            int from = at / columns * columns + columns - 1 - at % columns;
            weights[at] = net.weights()[from];
            System.arraycopy(net.points(), 3 * from, points, 3 * at, 3);
        }
        double[] turned = parameters.clone(), opposite = distances.clone();
        for (int k = 0; k < opposite.length; k++) {
            turned[2 * k + 1] = ends - turned[2 * k + 1];
            opposite[k] = -opposite[k];
        }
        Net other = new Net(net.degreeU(), net.degreeV(), net.knotsU(), knots, points, weights);
        return new SurfaceFit(other, turned, opposite, condition, rounds, empty);
    }
}
