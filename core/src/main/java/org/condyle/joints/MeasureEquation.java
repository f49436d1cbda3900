package org.condyle.joints;

import java.util.Arrays;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Drawn;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.State;

/**
 * An equation f(x, t) = 0 between measures: couplers of coordinates ({@code knee.angle - 2*hip.angle}), drivers and guides
 * ({@code crank.angle - 10*t}), a path that keeps its length. Slot 0 of the expression is the time, slot i + 1 the value of
 * the i-th measure. Gradient and curvature are exact derivatives of the expression.
 */
public final class MeasureEquation implements Constraint, Drawn {
    private final Expression expression;
    private final List<Measure> measures;
    private final boolean driven;
    private final Dimension dimension;
    private final Evaluator evaluator;
    private final Measure.Reading[] readings;
    private final double[] x;
    private final double[] dx;
    private final double[] bend; // second derivatives without accelerations
    private final double[] still;
    private final double[] slopes;
    private final double[] jet = new double[3];

    public MeasureEquation(
            Expression expression, List<? extends Measure> measures, boolean driven, Dimension dimension) {
        for (Measure measure : measures) {
            refuseUnlessHeld(measure);
        }
        this.expression = expression;
        this.measures = List.copyOf(measures);
        this.driven = driven;
        this.dimension = dimension;
        evaluator = expression.evaluator();
        int n = measures.size();
        readings = measures.stream().map(Measure.Reading::new).toArray(Measure.Reading[]::new);
        x = new double[n + 1];
        dx = new double[n + 1];
        bend = new double[n + 1];
        still = new double[n + 1];
        slopes = new double[n];
    }

    /** What the equation relates, in the order in which it names them. */
    public List<Measure> measures() {
        return measures;
    }

    /** A constraint needs the second derivative of what it holds. */
    static void refuseUnlessHeld(Measure measure) {
        if (!measure.canBeHeld()) {
            throw new ModelException(
                    "a path by the rules of OpenSim cannot be held by a constraint or a rigid stop, because"
                            + " its rate is not exactly that of its length; choose wrapping: geodesic");
        }
    }

    @Override
    public int rows() {
        return 1;
    }

    @Override
    public String rowName(int row) {
        return "value";
    }

    @Override
    public Dimension dimension(int row) {
        return dimension;
    }

    @Override
    public boolean drives() {
        return driven;
    }

    @Override
    public void assemble(State state, Motion motion, Rows rows) {
        x[0] = state.time;
        dx[0] = 1;
        for (int i = 0; i < readings.length; i++) {
            Measure measure = measures.get(i);
            measure.read(state, motion, readings[i]);
            x[i + 1] = readings[i].value;
            dx[i + 1] = readings[i].rate;
            bend[i + 1] = measure.curvature(readings[i]);
        }
        evaluator.jet(x, dx, bend, jet);
        double phi = jet[0], timeRate = jet[1], kappa = jet[2];
        Arrays.fill(dx, 0);
        for (int i = 0; i < readings.length; i++) {
            dx[i + 1] = 1;
            evaluator.jet(x, dx, still, jet);
            dx[i + 1] = 0;
            slopes[i] = jet[1];
            timeRate -= jet[1] * readings[i].rate; // what remains of the whole rate is that of time alone
        }
        rows.row(phi, driven ? timeRate : 0, kappa);
        for (int i = 0; i < readings.length; i++) {
            measures.get(i).push(readings[i], slopes[i], rows);
        }
    }

    @Override
    public void draw(State state, Motion motion, SceneSketch sketch) {
        for (Measure measure : measures) {
            measure.draw(state, motion, Double.NaN, sketch);
        }
    }

    @Override
    public Constraint forThread() {
        return new MeasureEquation(expression, measures, driven, dimension);
    }
}
