package org.condyle.joints;

import org.condyle.expression.Dimension;
import org.condyle.expression.Evaluator;
import org.condyle.expression.Expression;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.State;

/** A material point follows a prescribed course along one direction of the world: n·x = f(t). Machado, eq. (3.29). */
public final class PointGuide implements Constraint {
    private static final double[] ONE = {1};
    private static final double[] ZERO = {0};

    private final int body;
    private final double[] point;
    private final double[] direction;
    private final Expression course;
    private final Evaluator evaluator;
    private final double[] time = new double[1];
    private final double[] jet = new double[3];

    public PointGuide(int body, double[] point, double[] direction, Expression course) {
        this.body = body;
        this.point = point.clone();
        this.direction = Rotations.unit(direction);
        this.course = course;
        evaluator = course.evaluator();
    }

    @Override
    public int rows() {
        return 1;
    }

    @Override
    public String rowName(int row) {
        return "along";
    }

    @Override
    public Dimension dimension(int row) {
        return Dimension.LENGTH;
    }

    @Override
    public boolean drives() {
        return true;
    }

    @Override
    public void assemble(State state, Motion motion, Rows rows) {
        time[0] = state.time;
        evaluator.jet(time, ONE, ZERO, jet);
        double[] s = rows.scratch;
        motion.position(body, point, s, 0);
        double along = direction[0] * s[0] + direction[1] * s[1] + direction[2] * s[2];
        rows.row(along - jet[0], -jet[1], -jet[2]);
        rows.addForce(body, point, direction[0], direction[1], direction[2]);
    }

    @Override
    public Constraint forThread() {
        return new PointGuide(body, point, direction, course);
    }
}
