package org.condyle.analyse.motion;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.dynamics.Reactions;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.text.DidYouMean;

/**
 * Loads across joints: the force and the moment that the joint puts on its child, at the origin of the joint frame of the
 * child; or those on the parent, opposite, at the origin of the joint frame of the parent. All that acts along the joint's own
 * coordinates is part of it (actuators, springs and limits of coordinates, couplers), as are the drivers that lock it. Forces of
 * elements on bodies (muscles, ligaments, contacts) and of constraints between points of bodies are not.
 *
 * <p>The joints are cut, the rest is Newton and Euler: from the leaves inward, load = rate of momentum - weight - applied
 * forces + loads of the joints it carries ({@link Reactions}).
 */
public final class JointReactions {
    /** Numbers of a load: force [N], moment [N·m], point [m]. */
    public static final int SIZE = 9;

    /** The word for the frame of the body that the joint carries, in {@link Request#frame}. */
    public static final String CHILD = "child";

    /** The word for the frame of the body that carries the joint. */
    public static final String PARENT = "parent";

    private static final String[] COMPONENTS = {"fx", "fy", "fz", "mx", "my", "mz", "px", "py", "pz"};

    private final Instant instant;
    private final Reactions reactions;
    private final List<Request> requests;
    private final Joint[] joints;
    private final Landmark[] frames;
    private final double[] axes = new double[9];
    private final double[] shift = new double[3];
    private long seen = -1;

    /**
     * A load that is asked for.
     *
     * @param onParent the load on the parent instead of the child
     * @param frame    {@link #CHILD}, {@link #PARENT}, {@code ground}, or the name of a body or frame: vectors are along its
     *                 axes, the point is measured from its origin
     */
    public record Request(String joint, boolean onParent, String frame) {
        /** The load on the child in the axes of the ground. */
        public Request(String joint) {
            this(joint, false, Model.GROUND);
        }
    }

    public JointReactions(Instant instant, List<Request> requests) {
        this.instant = instant;
        this.requests = List.copyOf(requests);
        reactions = new Reactions(instant.workspace);
        Model model = instant.mechanism().model();
        joints = requests.stream().map(r -> joint(model, r.joint())).toArray(Joint[]::new);
        frames = new Landmark[joints.length];
        for (int i = 0; i < joints.length; i++) {
            frames[i] = frame(model, joints[i], this.requests.get(i).frame());
        }
    }

    /** One request for every joint of the model. */
    public static List<Request> all(Model model, boolean onParent, String frame) {
        return model.joints().stream()
                .map(j -> new Request(j.name(), onParent, frame))
                .toList();
    }

    private static Joint joint(Model model, String name) {
        Joint joint = model.joint(name)
                .orElseThrow(() -> new ModelException(
                        "the model has no joint '" + name + "'"
                                + DidYouMean.hint(
                                        name,
                                        model.joints().stream().map(Joint::name).toList(),
                                        "joint"),
                        name));
        if (joint.childDeforms()) {
            throw new ModelException("joint '" + name + "' carries a body that deforms; it has no reaction", name);
        }
        return joint;
    }

    private static Landmark frame(Model model, Joint joint, String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case CHILD -> new Landmark(joint.child(), Frame.IDENTITY);
            case PARENT -> new Landmark(joint.parent(), Frame.IDENTITY);
            default -> ReferenceFrames.find(model, name);
        };
    }

    public List<Request> requests() {
        return requests;
    }

    /** Labels of the nine numbers of a request as OpenSim writes them: {@code knee_r_on_tibia_r_in_ground_fx}. */
    public List<String> labels(int request) {
        Model model = instant.mechanism().model();
        Request r = requests.get(request);
        Joint j = joints[request];
        String on = model.bodies().get(r.onParent() ? j.parent() : j.child()).name();
        String in = model.frames().containsKey(r.frame())
                ? r.frame()
                : model.bodies().get(frames[request].body()).name();
        List<String> labels = new ArrayList<>();
        for (String c : COMPONENTS) {
            labels.add(j.name() + "_on_" + on + "_in_" + in + "_" + c);
        }
        return labels;
    }

    /** Writes force, moment and point of a request at the instant; allocates nothing. */
    public void read(int request, double[] out, int at) {
        if (seen != instant.evaluations()) {
            reactions.update();
            seen = instant.evaluations();
        }
        Joint j = joints[request];
        var motion = instant.workspace.motion;
        for (int k = 0; k < 6; k++) {
            out[at + k] = reactions.component(j.child(), k);
        }
        motion.position(j.child(), j.inChild().origin(), out, at + 6);
        if (requests.get(request).onParent()) {
            motion.position(j.parent(), j.inParent().origin(), shift, 0);
            double fx = out[at], fy = out[at + 1], fz = out[at + 2];
            double dx = out[at + 6] - shift[0], dy = out[at + 7] - shift[1], dz = out[at + 8] - shift[2];
            out[at + 3] = -(out[at + 3] + dy * fz - dz * fy);
            out[at + 4] = -(out[at + 4] + dz * fx - dx * fz);
            out[at + 5] = -(out[at + 5] + dx * fy - dy * fx);
            for (int k = 0; k < 3; k++) {
                out[at + k] = -out[at + k];
                out[at + 6 + k] = shift[k];
            }
        }
        Landmark frame = frames[request];
        motion.position(frame.body(), frame.frame().origin(), shift, 0);
        ReferenceFrames.axes(motion, frame, axes);
        for (int k = 0; k < 3; k++) {
            out[at + 6 + k] -= shift[k];
        }
        for (int part = 0; part < SIZE; part += 3) {
            ReferenceFrames.along(axes, out, at + part);
        }
    }
}
