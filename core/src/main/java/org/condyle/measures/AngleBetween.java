package org.condyle.measures;

import org.condyle.mechanics.ForceReceiver;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/**
 * An angle of the rotation from a frame of body A to a frame of body B, such as the turn of a ball joint. Its rate is
 * c·(ω_B - ω_A), so its push is the couple c times the effort on B and the opposite on A. Of a body that deforms, the
 * rotation in its A = R U counts.
 */
abstract class AngleBetween implements Measure {
    static final int FRAME_A = 2 * BodyTurn.ROOM; // axes of the frames in the world, as columns
    static final int FRAME_B = FRAME_A + 9;
    static final int SPIN = FRAME_B + 9; // ω_B - ω_A
    static final int GRADIENT = SPIN + 3; // c
    static final int GRADIENT_RATE = GRADIENT + 3; // ċ
    static final int AXES = GRADIENT_RATE + 3; // an axis of A, one of B, and their rates
    static final int FREE = AXES + 12; // six numbers
    private static final int ROOM = FREE + 6;

    private static final int TURN_A = 0;
    private static final int TURN_B = BodyTurn.ROOM;

    private final int a;
    private final Frame inA;
    private final int b;
    private final Frame inB;

    AngleBetween(int a, Frame inA, int b, Frame inB) {
        this.a = a;
        this.inA = inA;
        this.b = b;
        this.inB = inB;
    }

    /** Of a joint: from its frame in the parent to its frame in the child. */
    AngleBetween(Joint joint) {
        this(joint.parent(), joint.inParent(), joint.child(), joint.inChild());
    }

    /** Writes c and returns the angle; the frames are there, and {@link #AXES} is ready for {@link #loadAxes}. */
    abstract double look(double[] s);

    /** Writes ċ at the instant of the last {@link #look}. */
    abstract void gradientRate(double[] s);

    /** Column i of A's frame and column k of B's into {@link #AXES}. */
    static void loadAxes(double[] s, int i, int k) {
        for (int r = 0; r < 3; r++) {
            s[AXES + r] = s[FRAME_A + 3 * r + i];
            s[AXES + 3 + r] = s[FRAME_B + 3 * r + k];
        }
    }

    /** Their rates after them. */
    static void loadAxisRates(double[] s) {
        Vectors.cross(s, BodyTurn.spin(TURN_A), s, AXES, s, AXES + 6);
        Vectors.cross(s, BodyTurn.spin(TURN_B), s, AXES + 3, s, AXES + 9);
    }

    /** Entry i, k of the rotation from A's frame to B's. */
    static double entry(double[] s, int i, int k) {
        return s[FRAME_A + i] * s[FRAME_B + k]
                + s[FRAME_A + 3 + i] * s[FRAME_B + 3 + k]
                + s[FRAME_A + 6 + i] * s[FRAME_B + 6 + k];
    }

    @Override
    public final Kind kind() {
        return Kind.ANGLE;
    }

    @Override
    public final int room() {
        return ROOM;
    }

    @Override
    public final void read(State state, Motion motion, Measure.Reading reading) {
        double[] s = reading.scratch;
        BodyTurn.read(motion, a, s, TURN_A);
        BodyTurn.read(motion, b, s, TURN_B);
        BodyTurn.frame(s, TURN_A, inA.rotation(), s, FRAME_A);
        BodyTurn.frame(s, TURN_B, inB.rotation(), s, FRAME_B);
        for (int k = 0; k < 3; k++) {
            s[SPIN + k] = s[BodyTurn.spin(TURN_B) + k] - s[BodyTurn.spin(TURN_A) + k];
        }
        reading.value = look(s);
        reading.rate = Vectors.dot(s, GRADIENT, s, SPIN);
    }

    @Override
    public final void push(Measure.Reading reading, double effort, ForceReceiver forces) {
        double[] s = reading.scratch;
        BodyTurn.push(b, s, TURN_B, s, GRADIENT, effort, forces);
        BodyTurn.push(a, s, TURN_A, s, GRADIENT, -effort, forces);
    }

    @Override
    public final double curvature(Measure.Reading reading) {
        double[] s = reading.scratch;
        loadAxisRates(s);
        gradientRate(s);
        return Vectors.dot(s, GRADIENT_RATE, s, SPIN)
                + BodyTurn.bias(s, TURN_B, s, GRADIENT)
                - BodyTurn.bias(s, TURN_A, s, GRADIENT);
    }

    /** c = u/|u| with u = sign·(e × f) of the two axes: the direction about which f turns away from e. */
    static void lookAcross(double[] s, double sign) {
        Vectors.cross(s, AXES, s, AXES + 3, s, GRADIENT);
        double length = Math.sqrt(Vectors.dot(s, GRADIENT, s, GRADIENT));
        double factor = length > 0 ? sign / length : 0;
        for (int k = 0; k < 3; k++) {
            s[GRADIENT + k] *= factor;
        }
    }

    /** ċ = (u̇ - c c·u̇)/|u|. */
    static void rateAcross(double[] s, double sign) {
        Vectors.cross(s, AXES, s, AXES + 3, s, FREE);
        double length = Math.sqrt(Vectors.dot(s, FREE, s, FREE));
        Vectors.cross(s, AXES + 6, s, AXES + 3, s, FREE);
        Vectors.cross(s, AXES, s, AXES + 9, s, FREE + 3);
        for (int k = 0; k < 3; k++) {
            s[FREE + k] = sign * (s[FREE + k] + s[FREE + 3 + k]);
        }
        double along = Vectors.dot(s, GRADIENT, s, FREE);
        for (int k = 0; k < 3; k++) {
            s[GRADIENT_RATE + k] = length > 0 ? (s[FREE + k] - s[GRADIENT + k] * along) / length : 0;
        }
    }

    /** Rate of the cosine between the two axes. */
    static double cosineRate(double[] s) {
        return Vectors.dot(s, AXES + 6, s, AXES + 3) + Vectors.dot(s, AXES, s, AXES + 9);
    }
}
