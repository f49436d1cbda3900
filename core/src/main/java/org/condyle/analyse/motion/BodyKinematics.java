package org.condyle.analyse.motion;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.BodyAccelerations;
import org.condyle.math.BodyFixedXyz;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;

/**
 * Where bodies are and how they move, as OpenSim's BodyKinematics writes them: of each body the place of its mass centre (or of
 * its origin) and three angles, body-fixed rotations about x, y and z, R = Rx Ry Rz; velocities and accelerations of the same
 * point, angular velocity and angular acceleration; and the mass centre of the whole model.
 */
public final class BodyKinematics {
    /** What is read. */
    public enum Quantity {
        POSITION,
        VELOCITY,
        ACCELERATION
    }

    /**
     * How it is written.
     *
     * @param origins  of the origins of the bodies, not of their mass centres
     * @param ownAxes  velocities and accelerations along the axes of the body, not of the ground; positions never are
     * @param degrees  angles and their rates in degrees
     * @param wholeBody the mass centre of the model after the bodies
     */
    public record Options(boolean origins, boolean ownAxes, boolean degrees, boolean wholeBody) {
        /** What OpenSim writes when nothing is said: mass centres, axes of the ground, degrees, and the whole model. */
        public static final Options USUAL = new Options(false, false, true, true);
    }

    private static final double[] ORIGIN = {0, 0, 0};
    private static final String[] AXES = {"X", "Y", "Z", "Ox", "Oy", "Oz"};

    private final Instant instant;
    private final Options options;
    private final int[] bodies;
    private final Landmark[] frames;
    private final BodyAccelerations accelerations;
    private final double[] axes = new double[9];
    private final double[] point = new double[3];
    private final Body[] all;
    private long seen = -1;

    /** @param names of bodies; empty for all but the ground */
    public BodyKinematics(Instant instant, List<String> names, Options options) {
        this.instant = instant;
        this.options = options;
        Model model = instant.mechanism().model();
        List<String> wanted = names.isEmpty()
                ? model.bodies().stream().skip(1).map(Body::name).toList()
                : names;
        bodies = wanted.stream().mapToInt(b -> ReferenceFrames.body(model, b)).toArray();
        frames = new Landmark[bodies.length];
        for (int i = 0; i < bodies.length; i++) {
            frames[i] = new Landmark(bodies[i], Frame.IDENTITY);
        }
        all = model.bodies().toArray(Body[]::new);
        accelerations = new BodyAccelerations(instant.workspace);
    }

    /** Labels as OpenSim writes them: {@code femur_r_X ... femur_r_Oz}, {@code center_of_mass_X}. */
    public List<String> labels() {
        List<String> labels = new ArrayList<>();
        for (int b : bodies) {
            for (String axis : AXES) {
                labels.add(all[b].name() + "_" + axis);
            }
        }
        for (int k = 0; options.wholeBody && k < 3; k++) {
            labels.add("center_of_mass_" + AXES[k]);
        }
        return labels;
    }

    /** How many numbers one instant has. */
    public int columns() {
        return 6 * bodies.length + (options.wholeBody ? 3 : 0);
    }

    /** Writes all columns at the instant; allocates nothing. */
    public void read(Quantity quantity, double[] out) {
        if (quantity == Quantity.ACCELERATION && seen != instant.evaluations()) {
            accelerations.update();
            seen = instant.evaluations();
        }
        for (int i = 0; i < bodies.length; i++) {
            int at = 6 * i, b = bodies[i];
            vector(quantity, b, options.origins ? ORIGIN : all[b].centreLocal(), out, at);
            turning(quantity, b, out, at + 3);
            if (options.ownAxes && quantity != Quantity.POSITION) {
                ReferenceFrames.axes(instant.workspace.motion, frames[i], axes);
                ReferenceFrames.along(axes, out, at);
                ReferenceFrames.along(axes, out, at + 3);
            }
            for (int k = 3; options.degrees && k < 6; k++) {
                out[at + k] = Math.toDegrees(out[at + k]);
            }
        }
        if (options.wholeBody) {
            whole(quantity, out, 6 * bodies.length);
        }
    }

    private void vector(Quantity quantity, int body, double[] local, double[] out, int at) {
        Motion motion = instant.workspace.motion;
        switch (quantity) {
            case POSITION -> motion.position(body, local, out, at);
            case VELOCITY -> motion.velocity(body, local, out, at);
            case ACCELERATION -> accelerations.point(body, local, out, at);
        }
    }

    private void turning(Quantity quantity, int body, double[] out, int at) {
        Motion motion = instant.workspace.motion;
        switch (quantity) {
            case POSITION -> BodyFixedXyz.angles(motion.placement, Motion.SIZE * body + 3, out, at);
            case VELOCITY -> motion.spin(body, out, at);
            case ACCELERATION -> accelerations.angular(body, out, at);
        }
    }

    private void whole(Quantity quantity, double[] out, int at) {
        double mass = 0;
        out[at] = out[at + 1] = out[at + 2] = 0;
        for (int b = 1; b < all.length; b++) {
            double m = all[b].mass();
            vector(quantity, b, all[b].centreLocal(), point, 0);
            mass += m;
            for (int k = 0; k < 3; k++) {
                out[at + k] += m * point[k];
            }
        }
        for (int k = 0; k < 3; k++) {
            out[at + k] /= mass;
        }
    }
}
