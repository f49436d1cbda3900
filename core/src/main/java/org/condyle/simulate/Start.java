package org.condyle.simulate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Settlement;
import org.condyle.math.Check;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;

/**
 * The start of a run as it is given: some coordinates, orientations, speeds and internal states, all else neutral and at rest.
 * What is given is held while the rest moves onto the constraints. Model files and {@link Run} start by this class alone.
 *
 * <p>A coordinate is held by the speed that moves it. The three angles, or the quaternion, of a rotation belong to the three
 * components of one angular velocity: they are held together.
 */
public final class Start {
    private static final double SHORTEST = 1e-6; // of a quaternion that is meant

    private final Model model;
    private final State state;
    private final boolean[] heldPosition;
    private final boolean[] heldSpeed;
    private final boolean[] givenInternals;

    private Start(Model model, State state) {
        this.model = model;
        this.state = state;
        heldPosition = new boolean[state.v.length];
        heldSpeed = new boolean[state.v.length];
        givenInternals = new boolean[state.z.length];
    }

    /** Surfaces without compliance overlap at the start. */
    public static final class OverlapException extends ModelException {
        private static final long serialVersionUID = 1L;

        OverlapException(String message, String contact) {
            super(message, contact);
        }
    }

    /** What is made consistent. */
    public enum Assemble {
        ALL,
        POSITIONS,
        /** Positions; speeds that were given stay even where they violate, the others follow. */
        KEEP_SPEEDS,
        NONE
    }

    /** A start at which nothing is given. */
    public static Start neutral(Model model) {
        return new Start(model, model.newState());
    }

    /** A start at a complete state, which is copied. Its internal states are given; no coordinate is held. */
    public static Start at(Model model, State complete) {
        State like = model.newState();
        checkPart("coordinates", complete.q, like.q.length);
        checkPart("speeds", complete.v, like.v.length);
        checkPart("internal states", complete.z, like.z.length);
        checkPart("numbers of memory", complete.memory, like.memory.length);
        Start start = new Start(model, complete.copy());
        Arrays.fill(start.givenInternals, true);
        return start;
    }

    private static void checkPart(String what, double[] part, int needed) {
        if (part.length != needed) {
            throw new IllegalArgumentException("the state has " + part.length + " " + what + ", and this model "
                    + needed + "; a run can begin only at a state of a model with the same joints and forces");
        }
        for (int i = 0; i < part.length; i++) {
            Check.finite("number " + (i + 1) + " of the " + what + " of a state to start at", part[i]);
        }
    }

    /** The state as given; it is not a copy. */
    public State state() {
        return state;
    }

    /** Marks the entries of v whose coordinate was given. */
    public boolean[] heldPosition() {
        return heldPosition.clone();
    }

    /** Marks the entries of v that were given. */
    public boolean[] heldSpeed() {
        return heldSpeed.clone();
    }

    /** Marks the entries of z that were given. */
    public boolean[] givenInternals() {
        return givenInternals.clone();
    }

    /** Gives a coordinate of a joint [rad or m]. */
    public void position(Joint joint, int coordinate, double value) {
        state.q[joint.qAt() + coordinate] = value;
        if (joint.mobility().isPlain(coordinate)) {
            heldPosition[joint.vAt() + coordinate] = true;
        } else {
            holdRotation(joint);
        }
    }

    /** Gives the speed of a joint with this index [rad/s or m/s]. */
    public void speed(Joint joint, int index, double value) {
        state.v[joint.vAt() + index] = value;
        heldSpeed[joint.vAt() + index] = true;
    }

    /** Gives the rotation of a ball joint or a free body as a quaternion, scalar first. */
    public void orientation(Joint joint, double[] quaternion) {
        System.arraycopy(
                quaternion, 0, state.q, joint.qAt() + joint.mobility().layout().quaternionAt(), 4);
        joint.mobility().tidy(state.q, joint.qAt());
        holdRotation(joint);
    }

    /** Gives an internal state by its place in z. */
    public void internal(int at, double value) {
        state.z[at] = value;
        givenInternals[at] = true;
    }

    private void holdRotation(Joint joint) {
        Mobility m = joint.mobility();
        for (int i = 0; i < m.speeds().length; i++) {
            if (!m.isPlain(i)) {
                heldPosition[joint.vAt() + i] = true;
            }
        }
    }

    /** Gives a coordinate by its name, such as {@code knee.angle} [rad or m]. */
    public void position(String name, double value) {
        List<String> known = new ArrayList<>();
        for (Joint joint : model.joints()) {
            Mobility.Coordinate[] all = joint.mobility().coordinates();
            for (int k = 0; k < all.length; k++) {
                String own = joint.name() + "." + all[k].name();
                boolean quaternion = !joint.mobility().isPlain(k) && hasQuaternion(joint.mobility());
                if (!own.equals(name)) {
                    if (!quaternion) {
                        known.add(own);
                    }
                } else if (quaternion) {
                    throw new IllegalArgumentException(
                            "'" + name + "' is one of four numbers that are one rotation; give"
                                    + " the whole orientation of '" + joint.name() + "'");
                } else {
                    position(
                            joint,
                            k,
                            Check.finite(
                                    "initial " + name + " ["
                                            + all[k].dimension().unit() + "]",
                                    value));
                    return;
                }
            }
        }
        throw unknown("coordinate", name, known);
    }

    /** Gives the speed of a coordinate by its name, such as {@code knee.angle}, or a component of an angular velocity [rad/s or m/s]. */
    public void speed(String name, double value) {
        List<String> known = new ArrayList<>();
        for (Joint joint : model.joints()) {
            Mobility.Coordinate[] all = joint.mobility().speeds();
            for (int k = 0; k < all.length; k++) {
                known.add(joint.name() + "." + all[k].name());
                if (known.get(known.size() - 1).equals(name)) {
                    String unit = all[k].dimension().rate().unit();
                    speed(joint, k, Check.finite("initial speed of " + name + " [" + unit + "]", value));
                    return;
                }
            }
        }
        throw unknown("speed", name, known);
    }

    /** Gives the orientation of a ball joint or a free body by the name of its joint: a quaternion of any length but 0, scalar first. */
    public void orientation(String name, double... quaternion) {
        Joint joint = model.joint(name)
                .orElseThrow(() -> unknown(
                        "joint", name, model.joints().stream().map(Joint::name).toList()));
        if (!hasQuaternion(joint.mobility())) {
            throw new IllegalArgumentException("joint '" + name + "' is of type "
                    + joint.mobility().type() + " and has no quaternion; give its coordinates one by one");
        }
        double[] q = Check.tuple("initial orientation of '" + name + "' as a quaternion", quaternion, 4);
        double length = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
        if (!(length > SHORTEST)) {
            throw new IllegalArgumentException("the initial orientation of '" + name + "' is a quaternion of length "
                    + (float) length + ", which is no rotation; (1, 0, 0, 0) does not turn");
        }
        orientation(joint, q);
    }

    /** Gives an internal state by its name, such as {@code soleus.activation}. */
    public void internal(String name, double value) {
        int at = model.internal(name);
        if (at < 0) {
            List<String> known = new ArrayList<>();
            for (int i = 0; i < state.z.length; i++) {
                known.add(model.internalName(i));
            }
            throw unknown("internal state", name, known);
        }
        internal(
                at,
                Check.finite(
                        "initial " + name + " ["
                                + model.internals().get(at).dimension().unit() + "]",
                        value));
    }

    private static boolean hasQuaternion(Mobility m) {
        return m.layout().quaternionAt() >= 0;
    }

    private static IllegalArgumentException unknown(String what, String name, List<String> known) {
        return new IllegalArgumentException("no " + what + " " + Quoted.of(name) + DidYouMean.hint(name, known, what));
    }

    /**
     * Something about a start that was probably not meant.
     *
     * @param part name of the body or contact
     */
    public record Finding(String part, String message) {}

    /**
     * A start from which a run can begin: it satisfies the constraints, internal states are in equilibrium where none was given, and
     * rigid surfaces do not overlap.
     *
     * @param assembly how it was assembled
     * @param settled  what a person may want to know about internal states, a sentence each
     * @param findings what is suspicious about it
     */
    public record Consistent(State state, Assembly.Result assembly, List<String> settled, List<Finding> findings) {
        /** What a person should know: given values that had to move, and redundant constraints. */
        public List<String> warnings() {
            List<String> told = new ArrayList<>(assembly.remarks());
            if (!assembly.redundant().isEmpty()) {
                told.add("redundant constraint rows, which carry no force: " + String.join(", ", assembly.redundant()));
            }
            return told;
        }
    }

    /** The start of a run of dynamics in which all is made consistent. */
    public Consistent consistent(Mechanism mechanism) {
        return consistent(mechanism, Assemble.ALL, true, s -> false);
    }

    /**
     * Makes a copy consistent; throws a {@link org.condyle.mechanics.ModelException} if that cannot be done.
     *
     * @param moves whether the model moves from there; otherwise contacts may overlap, and carry what else acts
     * @param rest  is shown the assembled state, may bring it to rest, and tells whether it has
     */
    public Consistent consistent(Mechanism mechanism, Assemble what, boolean moves, Predicate<State> rest) {
        State s = state.copy();
        Assembly.Result assembly = switch (what) {
            case ALL -> Assembly.assemble(mechanism, s, heldPosition, heldSpeed);
            case POSITIONS -> Assembly.assemblePositions(mechanism, s, heldPosition);
            case KEEP_SPEEDS -> Assembly.assembleAround(mechanism, s, heldPosition, heldSpeed);
            case NONE -> Assembly.inspect(mechanism, s);
        };
        List<String> settled = Settlement.atStart(mechanism, s, givenInternals);
        boolean rests = rest.test(s);
        if (moves) {
            StartOverlap.refuse(mechanism, s);
        }
        return new Consistent(s, assembly, settled, StartCheck.look(mechanism, s, moves && !rests));
    }
}
