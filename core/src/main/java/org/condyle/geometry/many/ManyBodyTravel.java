package org.condyle.geometry.many;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.condyle.geometry.pair.Passage;
import org.condyle.geometry.pair.SurfacePair;
import org.condyle.geometry.pair.TurningReach;
import org.condyle.geometry.tree.BoxGrid;
import org.condyle.geometry.tree.BoxPairs;
import org.condyle.geometry.tree.BroadPhase;
import org.condyle.math.Mat3;
import org.condyle.math.Vec3;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;

/**
 * How long many bodies may continue to move so that none passes through another ({@link Passage}). Where no member
 * moves by more than half its thickness, seen from a frame that goes along with all of them, none can: that is most
 * steps. Else the boxes around the ways of all members tell who could meet.
 */
final class ManyBodyTravel {
    /** Part of its half thickness that a member may move without being looked at. */
    private static final double SHARE = 0.5;

    private final List<Surface> surfaces;
    private final ShapeSearches searches;
    private final int[] member; // surfaces that end somewhere: what has no end is never passed
    private final TurningReach[] swing; // of a surface, about the origin of its frame
    private final double[] thickness;
    private final double[] bounds;
    private final double[] places;
    private final double[] rates;
    private final double[] course;
    private final double[] boxes; // of a member
    private final double[] low = new double[3];
    private final double[] high = new double[3];
    private final BroadPhase broad = new BoxGrid();
    private final BoxPairs pairs = new BoxPairs();

    ManyBodyTravel(List<Surface> surfaces, ShapeSearches searches) {
        this.surfaces = surfaces;
        this.searches = searches;
        int n = surfaces.size();
        swing = new TurningReach[n];
        thickness = new double[n];
        bounds = new double[6 * n];
        places = new double[Motion.SIZE * n];
        rates = new double[Motion.SIZE * n];
        course = new double[2 * n];
        double[] box = new double[6];
        for (int i = 0; i < n; i++) {
            Surface s = surfaces.get(i);
            swing[i] = new TurningReach(s.shape(), 0, s.deforms());
            thickness[i] = SurfacePair.thickness(s);
            s.shape().bounds(box);
            System.arraycopy(box, 0, bounds, 6 * i, 6);
        }
        member = IntStream.range(0, n)
                .filter(i -> swing[i].reach < Double.POSITIVE_INFINITY)
                .toArray();
        boxes = new double[6 * member.length];
        double thinnest = Double.POSITIVE_INFINITY;
        for (int i : member) {
            thinnest = Math.min(thinnest, thickness[i]);
        }
        for (int i : member) { // an open mesh is as dangerous as what it meets is thin
            thickness[i] = thickness[i] < Double.POSITIVE_INFINITY ? thickness[i] : thinnest;
        }
    }

    double harmlessWay(int surface) {
        boolean alone = true;
        for (int i : member) {
            alone &= surfaces.get(i).body() == surfaces.get(surface).body();
        }
        return alone || swing[surface].reach == Double.POSITIVE_INFINITY
                ? Double.POSITIVE_INFINITY
                : SHARE * thickness[surface];
    }

    double lever(int surface) {
        return Vec3.length(surfaces.get(surface).frame().origin()) + swing[surface].lever;
    }

    double longestStep(Motion motion, double[] bodies, double wanted, int[] pair) {
        Arrays.fill(low, Double.POSITIVE_INFINITY);
        Arrays.fill(high, Double.NEGATIVE_INFINITY);
        for (int i : member) {
            follow(motion, bodies, i);
        }
        for (int i : member) {
            if (way(i, wanted) > SHARE * thickness[i]) {
                return among(motion, wanted, pair);
            }
        }
        return Double.POSITIVE_INFINITY;
    }

    /** Velocity of a frame, and the range of all. */
    private void follow(Motion m, double[] bodies, int i) {
        Surface s = surfaces.get(i);
        double[] origin = s.frame().origin();
        m.velocity(s.body(), origin, rates, Motion.SIZE * i);
        double spin = bodies[2 * s.body()];
        course[2 * i] = spin;
        course[2 * i + 1] = bodies[2 * s.body() + 1] + spin * spin * Vec3.length(origin);
        for (int k = 0; k < 3; k++) {
            double v = rates[Motion.SIZE * i + k];
            low[k] = Math.min(low[k], v);
            high[k] = Math.max(high[k], v);
        }
    }

    /** How far a member comes in a time, seen from the middle of all velocities. */
    private double way(int i, double h) {
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            double v = rates[Motion.SIZE * i + k] - 0.5 * (low[k] + high[k]);
            sum += v * v;
        }
        return h * Math.sqrt(sum) + turns(i, h);
    }

    private double turns(int i, double h) {
        return 0.5 * h * h * course[2 * i + 1] + Math.min(h * course[2 * i] * swing[i].lever, swing[i].most);
    }

    /** The shortest time of all that could meet. */
    private double among(Motion motion, double wanted, int[] pair) {
        for (int k = 0; k < member.length; k++) {
            place(motion, member[k], wanted, 6 * k);
        }
        broad.find(boxes, member.length, pairs);
        double longest = Double.POSITIVE_INFINITY;
        for (int k = 0; k < pairs.count; k++) {
            int i = member[pairs.first[k]], j = member[pairs.second[k]];
            if (surfaces.get(i).body() != surfaces.get(j).body()) {
                double h = searches.longestStep(i, j, places, rates, course);
                if (h < longest) {
                    longest = h;
                    pair[0] = i;
                    pair[1] = j;
                }
            }
        }
        return longest;
    }

    /** Place and rate of a frame, and the box around its way. */
    private void place(Motion m, int i, double h, int box) {
        Surface s = surfaces.get(i);
        int at = Motion.SIZE * i, b = Motion.SIZE * s.body();
        m.position(s.body(), s.frame().origin(), places, at);
        Mat3.times(m.placement, b + 3, s.frame().rotation(), 0, places, at + 3);
        Mat3.times(m.rate, b + 3, s.frame().rotation(), 0, rates, at + 3);
        double margin = turns(i, h);
        for (int k = 0; k < 3; k++) {
            double first = places[at + k], end = first;
            for (int c = 0; c < 3; c++) {
                double a = places[at + 3 + 3 * k + c];
                if (a != 0) { // a profile has no end along its axis
                    double u = a * bounds[6 * i + c], v = a * bounds[6 * i + 3 + c];
                    first += Math.min(u, v);
                    end += Math.max(u, v);
                }
            }
            double go = h * (rates[at + k] - 0.5 * (low[k] + high[k]));
            boxes[box + k] = first + Math.min(0, go) - margin;
            boxes[box + 3 + k] = end + Math.max(0, go) + margin;
        }
    }
}
