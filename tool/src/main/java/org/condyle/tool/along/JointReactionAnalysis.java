package org.condyle.tool.along;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.motion.JointReactions;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.signal.Samples;
import org.condyle.tool.motion.FrameNames;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;
import org.jspecify.annotations.Nullable;

/**
 * Loads across joints: {@code _ReactionLoads}, columns {@code knee_r_on_tibia_r_in_ground_fx}. Muscles and motors act as their states
 * say, or with the forces of a {@code forces_file}.
 */
final class JointReactionAnalysis extends TableAnalysis {
    static final SetupKeys KEYS = AnalysisScope.keys()
            .key("joint_names", "ALL")
            .key("apply_on_bodies", "child")
            .key("express_in_frame", "ground")
            .key("forces_file", "");

    private static final String[] PARTS = {"fx", "fy", "fz", "mx", "my", "mz", "px", "py", "pz"};
    private static final String[] UNITS = {"N", "N*m", "m"};

    private final AnalysisScope scope;
    private final @Nullable Instant own; // with known forces of actuators; null if they follow from the states
    private final JointReactions reader;

    JointReactionAnalysis(AnalysisScope scope) {
        super(scope.rows());
        this.scope = scope;
        Setup setup = scope.setup();
        Model model = scope.model().model();
        Map<String, Samples> known = ActuatorForces.of(scope);
        own = known.isEmpty() ? null : Instant.imposing(scope.model().mechanism(), known);
        List<String> joints = setup.words("joint_names");
        if (joints.isEmpty() || joints.stream().anyMatch(j -> j.equalsIgnoreCase("all"))) {
            joints = model.joints().stream()
                    .filter(j -> !j.childDeforms())
                    .map(Joint::name)
                    .toList();
        }
        List<String> on = oneForEach("apply_on_bodies", joints.size());
        List<String> in = oneForEach("express_in_frame", joints.size());
        List<JointReactions.Request> requests = new ArrayList<>();
        ColumnSet columns = table(scope.file("ReactionLoads"), "Joint Reaction Loads", false, this::read);
        for (int i = 0; i < joints.size(); i++) {
            String name = FrameNames.last(joints.get(i));
            Joint joint = model.joint(name).orElse(null);
            boolean parent = onParent(on.get(i), joint, model);
            String frame = frame(in.get(i), model);
            requests.add(new JointReactions.Request(name, parent, frame));
            if (joint != null) {
                label(columns, joint, parent, frame, model);
            }
        }
        reader = new JointReactions(own == null ? scope.instant() : own, requests); // refuses unknown joints and frames
    }

    /** One word serves all joints. */
    private List<String> oneForEach(String key, int count) {
        List<String> words = scope.setup().words(key);
        if (words.size() != 1 && words.size() != count) {
            throw scope.setup()
                    .problem(
                            key,
                            "needs one word for all joints or one for each of the " + count + ", has " + words.size());
        }
        List<String> out = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            out.add(words.get(words.size() == 1 ? 0 : i));
        }
        return out;
    }

    private boolean onParent(String word, @Nullable Joint joint, Model model) {
        String name = FrameNames.last(word);
        switch (name.toLowerCase(Locale.ROOT)) {
            case "parent" -> {
                return true;
            }
            case "child" -> {
                return false;
            }
            default -> {
                if (joint == null || model.bodies().get(joint.child()).name().equals(name)) {
                    return false;
                }
                if (model.bodies().get(joint.parent()).name().equals(name)) {
                    return true;
                }
                throw scope.setup()
                        .problem(
                                "apply_on_bodies",
                                "'" + word + "' is neither child nor parent of joint '" + joint.name()
                                        + "'; write child or" + " parent");
            }
        }
    }

    private static String frame(String word, Model model) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "child" -> JointReactions.CHILD;
            case "parent" -> JointReactions.PARENT;
            default -> FrameNames.find(model, word);
        };
    }

    private static void label(ColumnSet columns, Joint joint, boolean parent, String frame, Model model) {
        String child = model.bodies().get(joint.child()).name();
        String carrier = model.bodies().get(joint.parent()).name();
        String in = frame.equals(JointReactions.CHILD)
                ? child
                : frame.equals(JointReactions.PARENT) ? carrier : FrameNames.last(frame);
        String base = joint.name() + "_on_" + (parent ? carrier : child) + "_in_" + in + "_";
        for (int k = 0; k < PARTS.length; k++) {
            columns.add(base + PARTS[k], UNITS[k / 3], joint.name());
        }
    }

    @Override
    public boolean needsAccelerations() {
        return own == null;
    }

    @Override
    public boolean needsForwardDynamics() {
        return own != null;
    }

    @Override
    public void row(int row, Instant instant, double[] acceleration) {
        try {
            if (own != null) {
                own.evaluate(instant.state());
            }
            super.row(row, instant, acceleration);
        } catch (ModelException e) {
            throw new ModelException(scope.setup().name() + ": " + e.getMessage());
        }
    }

    private void read(double[] out) {
        for (int i = 0; i < reader.requests().size(); i++) {
            reader.read(i, out, JointReactions.SIZE * i);
        }
    }
}
