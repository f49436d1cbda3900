package org.condyle.io.model.muscle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.io.document.Document;
import org.condyle.io.document.Explain;
import org.condyle.io.document.Key;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.FunctionReader;
import org.condyle.io.model.read.Parameters;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.term.Datasheet;
import org.condyle.mechanics.Model;
import org.condyle.muscle.law.Activation;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.MuscleLaw;
import org.jspecify.annotations.Nullable;

/** The muscle laws that a model file can name, with their keys. */
public final class MuscleLawCatalog {
    private static final String DEFAULT = "degroote2016";

    /** Keys that several laws have. A law reads those that belong to it, and brings those that no other one has. */
    private static final MappingType SHARED = own().key(
                    "damping", ValueType.number(), "damping of the fibre, force over F0 at the speed v_m l0")
            .key("activation-time", ValueType.quantity("s"), "time constant of rising activation")
            .key("deactivation-time", ValueType.quantity("s"), "time constant of falling activation")
            .key("least-activation", ValueType.number(), "smallest activation")
            .key("tendon-strain", ValueType.number(), "strain of the tendon at F0")
            .key("passive-strain", ValueType.number(), "strain of the passive fibre at F0")
            .key("active-shape", ValueType.number(), "thelen2003: width of the active force over length")
            .key("passive-shape", ValueType.number(), "thelen2003: how sharply the passive force rises")
            .key("velocity-shape", ValueType.number(), "thelen2003: Af, how hollow the force over speed is")
            .key("lengthening-force", ValueType.number(), "largest force of lengthening fibres over F0")
            .key(
                    "strength-rule",
                    ValueType.choice("angle", "opensim", "older", "present"),
                    "what static optimisation counts as strength. millard2012: angle (default), or opensim with its cosine that is"
                            + " almost 1; thelen2003-deprecated: older (default) or present");

    /** The tendon-slack-length that a law can have. */
    private enum Slack {
        /** Fibres that end at the bones have no tendon, which can then not stretch. */
        ZERO_IF_RIGID,
        POSITIVE,
        ANY
    }

    /** What the keys of a law make. */
    @FunctionalInterface
    interface Maker {
        Made make(LawValues v, Architecture a, boolean elastic);
    }

    /** Of a muscle whose law is made only to see what it reads. */
    private static final Architecture TYPICAL = new Architecture(1000, 0.1, 0.2, 0, 10);

    private record Known(Datasheet sheet, MappingType keys, Slack slack, Maker maker) {}

    /**
     * A law with what goes with it.
     *
     * @param dynamics     how the activation follows the control; null where it is the control
     * @param leastControl smallest control unless the file gives another
     */
    public record Made(MuscleLaw law, @Nullable Activation dynamics, double leastControl) {}

    private static final Map<String, Known> LAWS = new LinkedHashMap<>();

    static {
        add(
                "degroote2016",
                "curves without corners: sums of Gauss curves, asinh, exponentials; time constants change over smoothly",
                "F. De Groote, A. L. Kinney, A. V. Rao and B. J. Fregly, Annals of Biomedical Engineering 44 (2016) 2922-2936",
                "fibres from 0.4 to 1.8 optimal lengths; activation 0.01 or more without damping",
                own().key(
                                "activation-smoothing",
                                ValueType.number(),
                                "degroote2016: how sharply the time constants change over")
                        .key(
                                "active-width",
                                ValueType.number(),
                                "degroote2016: stretches the active force over length"),
                Slack.ZERO_IF_RIGID,
                DeGrooteReader::read);
        add(
                "thelen2003",
                "Gauss curve for the active force, hyperbola for the speed, exponential toes for fibre and tendon",
                "D. G. Thelen, Journal of Biomechanical Engineering 125 (2003) 70-77",
                "activation 0.01 or more; the passive force has no straight end; corners at the toe of the tendon",
                own().key(
                                "linear-above",
                                ValueType.number(),
                                "thelen2003: part of it above which force over speed is straight"),
                Slack.ZERO_IF_RIGID,
                ThelenReader::present);
        add(
                "thelen2003-deprecated",
                "the law of models made before OpenSim 3: other toes, a tendon that is never quite slack, a speed that depends on"
                        + " the activation",
                "D. G. Thelen, Journal of Biomechanical Engineering 125 (2003) 70-77, in the form of Thelen2003Muscle_Deprecated",
                "for old files; new models have no reason to use it",
                own().key(
                                "passive-velocity",
                                ValueType.quantity("1/s"),
                                "thelen2003-deprecated: fastest shortening without activation"),
                Slack.POSITIVE,
                ThelenReader::deprecated);
        add(
                "millard2012",
                "curves of quintic Bezier pieces, a damper beside the contractile part",
                "M. Millard, T. Uchida, A. Seth and S. L. Delp, Journal of Biomechanical Engineering 135 (2013) 021005",
                "without damping the activation is 0.01 or more and the active curve does not reach zero",
                own().key(
                                "curves",
                                MillardReader.CURVES,
                                "millard2012: the four curves; what is not given has its default",
                                "{}"),
                Slack.ZERO_IF_RIGID,
                MillardReader::read);
        add(
                "schutte1993",
                "curves of length by points or formulas, two hyperbolas for the speed, a damper",
                "L. M. Schutte, M. M. Rodgers, F. E. Zajac and R. M. Glaser, IEEE Transactions on Rehabilitation Engineering 1"
                        + " (1993) 109-125",
                "for files of SIMM and old files of OpenSim; the maximal contraction velocity is l0 per time scale",
                own().key("time-scale", ValueType.quantity("s"), "schutte1993: time scale of activation and shortening")
                        .key("active-curve", FunctionReader.type(""), "schutte1993: active force over the stretch l/l0")
                        .key(
                                "passive-curve",
                                FunctionReader.type(""),
                                "schutte1993: passive force over the stretch l/l0")
                        .key(
                                "tendon-curve",
                                FunctionReader.type(""),
                                "schutte1993: force of the tendon over its strain"),
                Slack.ZERO_IF_RIGID,
                SchutteReader::read);
        add(
                "mujoco",
                "curves of parabolas, a tendon that does not stretch",
                "MuJoCo's muscle: E. Todorov, T. Erez and Y. Tassa, IROS 2012; its documentation",
                "for models of MuJoCo; needs tendon: rigid; no pennation, no damping",
                own().key("active-shortest", ValueType.number(), "mujoco: l/l0 below which there is no active force")
                        .key("active-longest", ValueType.number(), "mujoco: l/l0 above which there is no active force")
                        .key(
                                "passive-force",
                                ValueType.number(),
                                "mujoco: twice the passive force over F0 halfway between 1 and active-longest"),
                Slack.ANY,
                MujocoReader::read);
    }

    /** The keys of all laws. */
    private static final MappingType OF_LAWS =
            LAWS.values().stream().map(Known::keys).reduce(SHARED, MappingType::including);

    private MuscleLawCatalog() {}

    /** @param own keys that no other law has */
    private static void add(
            String name, String formula, String source, String limits, MappingType own, Slack slack, Maker maker) {
        LAWS.put(name, new Known(new Datasheet("muscle law", name, formula, source, limits), own, slack, maker));
    }

    private static MappingType own() {
        return MappingType.mapping("muscle-law", "");
    }

    /** Datasheets of all laws. */
    public static List<Datasheet> sheets() {
        return LAWS.values().stream().map(Known::sheet).toList();
    }

    /** The keys of its own that a law reads, with their defaults: lines of text; empty for a name that is no law. */
    public static String explain(String name) {
        Known known = LAWS.get(name);
        if (known == null) {
            return "";
        }
        Problems problems = new Problems();
        Document nothing = Document.parse(name, "{}");
        ReaderContext r = new ReaderContext(
                nothing, problems, new Parameters(Map.of(), Map.of(), problems), false, Model.builder(name));
        LawValues values = new LawValues(r, OF_LAWS.read(nothing.root(), problems));
        known.maker().make(values, TYPICAL, true);
        return Explain.keys("forces.muscle with law: " + name, OF_LAWS, values.asked());
    }

    /** Adds the keys of all laws. */
    public static MappingType keys(MappingType muscle) {
        return muscle.key("law", ValueType.choice(List.copyOf(LAWS.keySet())), "the law of fibre and tendon", DEFAULT)
                .including(OF_LAWS)
                .key(
                        "activation-dynamics",
                        ValueType.choice("law", "none"),
                        "whether the activation follows the control with a delay, or is the control",
                        "law");
    }

    private static Known named(Part v) {
        return Objects.requireNonNull(LAWS.get(v.text("law")));
    }

    /** The slack length of the tendon, as far as its law allows it [m]. */
    public static double tendonSlackLength(ReaderContext r, Part v) {
        boolean rigid = v.text("tendon").equals("rigid");
        return switch (named(v).slack()) {
            case ANY -> r.quantities.quantity(v, "tendon-slack-length", "m"); // negative where ranges of lengths say so
            case ZERO_IF_RIGID ->
                rigid
                        ? r.quantities.notNegative(v, "tendon-slack-length", "m")
                        : r.quantities.positive(v, "tendon-slack-length", "m");
            case POSITIVE -> r.quantities.positive(v, "tendon-slack-length", "m");
        };
    }

    /** Keys that only this law has. */
    static List<String> ownKeys(String name) {
        return Objects.requireNonNull(LAWS.get(name)).keys().keys().stream()
                .map(Key::name)
                .toList();
    }

    /** The law that the keys of a muscle describe. */
    public static Made make(ReaderContext r, Part v, Architecture a) {
        LawValues values = new LawValues(r, v);
        Made made = named(v).maker().make(values, a, v.text("tendon").equals("elastic"));
        OF_LAWS.keys().forEach(k -> values.refuseUnlessAsked(k.name()));
        return v.text("activation-dynamics").equals("none") ? new Made(made.law(), null, made.leastControl()) : made;
    }
}
