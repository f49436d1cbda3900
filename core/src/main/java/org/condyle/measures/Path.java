package org.condyle.measures;

import java.util.List;
import org.condyle.mechanics.ForceReceiver;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.GradientSlopes;
import org.condyle.mechanics.tangent.SecondDerivative;

/**
 * The length of a line that runs straight from point to point of bodies and slides through those in between without
 * friction: a ligament, a muscle with its via points. A tension T pulls at point i with T (u_i - u_{i-1}), where u_i is the
 * unit vector from point i to the next. Points may lie on bodies that deform.
 *
 * <pre>  L = Σ |x_{i+1} - x_i|        L̇ = Σ u_i·(ẋ_{i+1} - ẋ_i)  </pre>
 */
public final class Path implements Measure, SecondDerivative {
    private final PointDistance[] pieces;

    /** A point of a path, fixed in a body; {@code at} in the body's frame [m]. */
    public record Point(int body, double[] at) {}

    public Path(List<Point> points) {
        if (points.size() < 2) {
            throw new IllegalArgumentException("a path needs two points at least, has " + points.size());
        }
        pieces = new PointDistance[points.size() - 1];
        for (int i = 0; i < pieces.length; i++) {
            Point p = points.get(i), next = points.get(i + 1);
            pieces[i] = new PointDistance(p.body, p.at, next.body, next.at);
        }
    }

    @Override
    public Kind kind() {
        return Kind.LENGTH;
    }

    @Override
    public int room() {
        return PointDistance.ROOM * pieces.length;
    }

    @Override
    public void read(State state, Motion motion, Measure.Reading reading) {
        double length = 0, rate = 0;
        for (int i = 0, k = 0; i < pieces.length; i++, k += PointDistance.ROOM) {
            length += pieces[i].read(motion, reading.scratch, k);
            rate += PointDistance.rate(reading.scratch, k);
        }
        reading.value = length;
        reading.rate = rate;
    }

    @Override
    public void push(Measure.Reading reading, double effort, ForceReceiver forces) {
        for (int i = 0, k = 0; i < pieces.length; i++, k += PointDistance.ROOM) {
            pieces[i].push(reading.scratch, k, effort, forces);
        }
    }

    @Override
    public double curvature(Measure.Reading reading) {
        double sum = 0;
        for (int i = 0, k = 0; i < pieces.length; i++, k += PointDistance.ROOM) {
            sum += PointDistance.curvature(reading.scratch, k);
        }
        return sum;
    }

    @Override
    public void addSecondDerivative(Motion m, Measure.Reading now, GradientSlopes out) {
        for (int i = 0, k = 0; i < pieces.length; i++, k += PointDistance.ROOM) {
            pieces[i].addSecondDerivative(m, now.scratch, k, out);
        }
    }

    @Override
    public boolean isLine() {
        return true;
    }

    @Override
    public void draw(State state, Motion motion, double tension, SceneSketch sketch) {
        for (PointDistance piece : pieces) {
            piece.draw(state, motion, tension, sketch);
        }
    }
}
