package org.condyle.descriptor;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.math.Check;
import org.condyle.mechanics.Descriptor;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.SceneSketch;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;

/**
 * The point of a planar motion of a body about which it turns at an instant, seen from another body A:
 *
 * <pre>  c = (x - v_y/ω, y + v_x/ω)  </pre>
 *
 * of any point (x, y) of the body with velocity v. Its path in A is the fixed centrode, its path in the body the moving centrode, which rolls on
 * the fixed one. Not a number where the body turns more slowly than a bound.
 */
public final class InstantCentre implements Descriptor {

    private final RelativeMotion relative;
    private final double slowest;
    private final double shown;
    private final double[] centre = new double[3], moving = new double[3], world = new double[6];

    /**
     * Of the frame in body B seen from the frame in body A.
     *
     * @param slowest turns have no centre [rad/s]
     * @param shown   length of the cross in pictures [m]
     */
    public InstantCentre(int bodyA, Frame inA, int bodyB, Frame inB, double slowest, double shown) {
        this(new RelativeMotion(bodyA, inA, bodyB, inB), slowest, shown);
    }

    private InstantCentre(RelativeMotion relative, double slowest, double shown) {
        this.relative = relative;
        this.slowest = Check.positive("slowest turn of an instant centre [rad/s]", slowest);
        this.shown = Check.positive("length of an instant centre in pictures [m]", shown);
    }

    private boolean look(Motion m) {
        relative.move(m);
        double w = relative.spin[2];
        if (!(Math.abs(w) >= slowest)) {
            return false;
        }
        centre[0] = relative.place[0] - relative.velocity[1] / w;
        centre[1] = relative.place[1] + relative.velocity[0] / w;
        centre[2] = relative.place[2];
        return true;
    }

    @Override
    public List<Signal> signals() {
        return List.of(
                new Signal("spin", Dimension.ANGULAR_SPEED, (s, m) -> {
                    look(m);
                    return relative.spin[2];
                }),
                place("x", false, 0),
                place("y", false, 1),
                place("moving.x", true, 0),
                place("moving.y", true, 1));
    }

    private Signal place(String name, boolean inBody, int k) {
        return new Signal(
                name,
                Dimension.LENGTH,
                (s, m) -> {
                    if (!look(m)) {
                        return Double.NaN;
                    }
                    relative.toB(centre, true, moving);
                    return inBody ? moving[k] : centre[k];
                },
                true);
    }

    /** A cross. */
    @Override
    public void draw(State s, Motion m, SceneSketch sketch) {
        if (!look(m)) {
            return;
        }
        for (int axis = 0; axis < 2; axis++) {
            for (int end = 0; end < 2; end++) {
                System.arraycopy(centre, 0, moving, 0, 3);
                moving[axis] += (end == 0 ? -0.5 : 0.5) * shown;
                relative.toWorld(m, moving, true, world, 3 * end);
            }
            sketch.line(world[0], world[1], world[2], world[3], world[4], world[5], 0);
        }
    }

    @Override
    public Descriptor forThread() {
        return new InstantCentre(relative.copy(), slowest, shown);
    }
}
