package example;

import org.condyle.joints.Pin;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.simulate.Run;

/** A rod that swings about its end. */
public final class Pendulum {
    private final Model model;

    /**
     * A slender rod.
     *
     * @param mass   [kg]
     * @param length [m]
     */
    public Pendulum(double mass, double length) {
        Model.Builder builder = Model.builder("pendulum");
        int rod = builder.body(
                Body.of("rod", mass).centre(0, -0.5 * length, 0).inertia(0, 0, mass * length * length / 12));
        builder.joint("hinge", new Pin(), Motion.GROUND, rod);
        model = builder.build();
    }

    /** Angle after some time, released at rest [rad]. */
    public double swing(double angleAtStart, double time) {
        return Run.of(model)
                .start("hinge.angle", angleAtStart)
                .until(time)
                .accuracy(1e-11)
                .record("hinge.angle")
                .run()
                .recording()
                .last("hinge.angle");
    }
}
