package org.condyle.io.model.resistance;

import java.util.regex.Pattern;
import org.condyle.function.ScalarFunction;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.FunctionNames;
import org.condyle.io.model.read.FunctionReader;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Place;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.resistance.CardanResistance;
import org.condyle.resistance.Contour;
import org.condyle.resistance.EnginField;
import org.condyle.resistance.FlexionTorsion;
import org.condyle.resistance.FormulaField;
import org.condyle.resistance.JointResistance.Site;
import org.condyle.resistance.Mirrored;
import org.condyle.resistance.MomentField;
import org.condyle.resistance.SeparateField;
import org.condyle.resistance.SinusResistance;
import org.condyle.resistance.SinusVariant;
import org.condyle.resistance.StopContour;

/** Passive resistances of ball joints as forces of a model file. */
public final class ResistanceForces {
    private static final String MOMENT = "N*m";
    private static final String REPORT = "Human Joint Modelling, report of 1991";
    private static final double HALF_TURN = Math.PI;

    private static final Pattern DIRECTION = Pattern.compile("\\bgamma\\b");

    private ResistanceForces() {}

    public static void addTo(Catalog<ForceElement> catalog) {
        catalog.add(
                keys("cardan", "three independent moments against the Cardan angles of a ball joint")
                        .key(
                                "lambda",
                                FunctionReader.type(MOMENT),
                                "moment about x of the parent, a function of lambda",
                                "0")
                        .key("mu", FunctionReader.type(MOMENT), "moment about the turned y, a function of mu", "0")
                        .key("nu", FunctionReader.type(MOMENT), "moment about z of the child, a function of nu", "0"),
                "R = Rx(lambda) Ry(mu) Rz(nu); the couple tau has tau.e_i = M_i along the three axes",
                REPORT + ", section 2.2; MADYMO users' manual",
                "a negative moment resists a positive angle; undefined where mu is 90 deg (gimbal lock)",
                ResistanceForces::cardan);
        catalog.add(
                keys(
                                "flexion-torsion",
                                "a moment against bending, which may depend on its direction, and one against torsion")
                        .need(
                                "flexion",
                                FunctionReader.type(MOMENT),
                                "M_f, a function of the bending angle alpha, or a formula of alpha and its direction gamma")
                        .example("= 20 N*m*alpha^3")
                        .key(
                                "direction",
                                FunctionReader.type(""),
                                "factor C, a function of the direction gamma of bending",
                                "1")
                        .key("torsion", FunctionReader.type(MOMENT), "M_t, a function of the torsion beta", "0")
                        .key(
                                "variant",
                                ValueType.choice("conservative", "direct"),
                                "conservative: the couple follows from an energy; direct: -M_f C and -M_t as they are",
                                "conservative"),
                "R = Rot(u, alpha) Rz(beta), u = (-sin gamma, cos gamma, 0); couple -M_f(alpha) C(gamma) u - M_t(beta) z, or -M_f(alpha, gamma) u",
                REPORT + ", section 2.3; MADYMO users' manual",
                "positive moments resist; direct can gain energy on closed loops, and is the default if flexion contains gamma",
                ResistanceForces::flexionTorsion);
        catalog.add(
                mirrored(keys("stop-contour", "a closed contour on the unit sphere, and a moment towards it outside"))
                        .need("contour", ContourReader.TYPE, "theta, a function of phi and perhaps of the torsion psi")
                        .need(
                                "moment",
                                FunctionReader.type(MOMENT),
                                "moment, a function of the penetration depth [rad]")
                        .example("= 200 N*m*depth")
                        .key(
                                "stop-damping",
                                ValueType.quantity("N*m*s"),
                                "damping outside, for each radian of depth",
                                "0"),
                "couple m(depth) r x t, t the tangent towards the nearest point of the contour",
                "J. T. Fleck and F. E. Butler, Validation of the Crash Victim Simulator, 1981",
                "jumps where two points of the contour are equally near",
                ResistanceForces::stopContour);
        catalog.add(
                mirrored(keys("sinus", "a measured joint: its sinus, its moment field, its moment against torsion"))
                        .need("sinus", ContourReader.TYPE, "theta_s, a function of phi and perhaps of the torsion psi")
                        .need("field", FieldReader.TYPE, "moment f, a function of phi and theta")
                        .key(
                                "torsion",
                                FunctionReader.type(MOMENT),
                                "moment about the bone, a function of the torsion psi",
                                "0")
                        .key(
                                "variant",
                                ValueType.choice(java.util.Arrays.stream(SinusVariant.values())
                                        .map(SinusVariant::word)
                                        .toList()),
                                "how the moment follows from the field",
                                SinusVariant.CONSERVATIVE.word())
                        .key(
                                "stop-damping",
                                ValueType.quantity("N*m*s"),
                                "damping outside, for each radian beyond the sinus",
                                "0"),
                "outside of theta_s: the gradient of U = integral of f - f(theta_s) over theta (conservative)",
                "A. E. Engin and S.-M. Chen, Journal of Biomechanical Engineering 108 (1986) 215-221; " + REPORT,
                "a negative torsion moment resists a positive angle; only conservative is passive",
                ResistanceForces::sinus);
    }

    private static MappingType keys(String word, String about) {
        return MappingType.mapping(word, about)
                .key("joint", ValueType.reference("joint"), "a ball joint or free joint; its frames are the joint axes")
                .key("on", ValueType.reference("joint"), "the same, as springs have it")
                .key("between", Parts.between(Parts.FRAME), "or the joint axes as a frame on each of two bodies")
                .exactlyOneOf("joint", "on", "between")
                .key("damping", ValueType.quantity("N*m*s"), "moment per relative angular velocity, everywhere", "0");
    }

    private static MappingType mirrored(MappingType shape) {
        return shape.key(
                "mirrored",
                ValueType.flag(),
                "data of a right joint are used for a left one: phi and psi change sign",
                "false");
    }

    private static Site site(ReaderContext r, Part v) {
        double damping = r.quantities.notNegative(v, "damping", "N*m*s");
        if (r.planar) {
            r.problems.error(
                    Code.OUT_OF_PLANE,
                    v.entry(),
                    "resists turns in space",
                    "remove 'plane', or use springs and limits of a pin");
        }
        if (v.has("between")) {
            Place a = r.frames.place(v, "between", 0), b = r.frames.place(v, "between", 1);
            return new Site(a.body(), a.frame(), b.body(), b.frame(), damping);
        }
        Entry e = v.entry(v.has("on") ? "on" : "joint");
        Joint joint = r.names.joints.get(e.text());
        if (joint == null) {
            if (!r.names.isWritten("joints", e.text())) {
                r.problems.unknown(e, "joint", e.text(), r.names.joints.keySet());
            }
            return new Site(0, Frame.IDENTITY, 0, Frame.IDENTITY, damping);
        }
        if (!joint.mobility().turnsFreely()) {
            r.problems.error(
                    Code.WRONG_KIND,
                    e,
                    "joint '" + joint.name() + "' is of type "
                            + joint.mobility().type(),
                    "'" + v.variant()
                            + "' needs a ball or free joint, which turns about all axes, or two frames with 'between'");
        }
        return new Site(joint, damping);
    }

    private static ScalarFunction function(ReaderContext r, Part v, String key, String unit, String name) {
        return FunctionReader.read(r, v.entry(key), unit, name, -HALF_TURN, HALF_TURN);
    }

    private static ForceElement cardan(ReaderContext r, Part v) {
        return new CardanResistance(
                site(r, v),
                function(r, v, "lambda", MOMENT, "lambda"),
                function(r, v, "mu", MOMENT, "mu"),
                function(r, v, "nu", MOMENT, "nu"));
    }

    private static ForceElement flexionTorsion(ReaderContext r, Part v) {
        boolean conservative = v.text("variant").equals("conservative");
        Entry flexion = v.entry("flexion");
        MomentField bending;
        if (flexion.isScalar() && DIRECTION.matcher(flexion.text()).find()) {
            bending = ofDirection(r, v, flexion);
            conservative &= v.has("variant");
        } else {
            bending = separate(r, v, flexion);
        }
        return new FlexionTorsion(site(r, v), bending, function(r, v, "torsion", MOMENT, "beta"), conservative);
    }

    /** M_f(α) C(γ). */
    private static MomentField separate(ReaderContext r, Part v, Entry flexion) {
        ScalarFunction moment = FunctionReader.read(r, flexion, MOMENT, "alpha", 0, HALF_TURN);
        isZeroUpright(r, flexion, moment.value(0));
        ScalarFunction direction = FunctionReader.read(r, v.entry("direction"), "", "gamma", 0, 2 * HALF_TURN);
        double jump = direction.value(2 * HALF_TURN) - direction.value(0);
        if (Math.abs(jump) > 1e-9 * (1 + Math.abs(direction.value(0)))) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    v.entry("direction"),
                    "must have the same value at gamma = 0 and 360 deg, but changes by " + Texts.number(jump));
        }
        return new SeparateField(moment, direction);
    }

    /** M_f(γ, α): no potential is implied, so the couple is -M_f as it is unless the conservative variant is asked for. */
    private static MomentField ofDirection(ReaderContext r, Part v, Entry flexion) {
        if (v.has("direction")) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry("direction"),
                    "is the factor of a flexion that depends on alpha alone, and 'flexion' contains gamma",
                    "remove one of them");
        }
        if (!v.has("variant")) {
            r.problems.warning(
                    Code.IMPLAUSIBLE_VALUE,
                    flexion,
                    "depends on the direction gamma: the moment is taken as it is, and can supply energy on closed loops",
                    "variant: conservative adds the part that makes it the gradient of an energy; variant: direct says that this is"
                            + " meant");
        }
        FormulaField field = new FormulaField(FunctionNames.read(r, flexion, MOMENT, "0", "gamma", "alpha"));
        for (int i = 0; i < 12; i++) {
            double gamma = Math.toRadians(30 * i), alpha = Math.toRadians(15 * (i + 1));
            isZeroUpright(r, flexion, field.value(gamma, 0));
            double jump = field.value(2 * HALF_TURN, alpha) - field.value(0, alpha);
            if (Math.abs(jump) > 1e-9 * (1 + Math.abs(field.value(0, alpha)))) {
                r.problems.error(
                        Code.OUT_OF_RANGE,
                        flexion,
                        "must have the same value at gamma = 0 and 360 deg, but changes by " + Texts.number(jump)
                                + " N*m at alpha = " + Texts.number(Math.toDegrees(alpha)) + " deg");
            }
            if (r.problems.hasErrors()) {
                break;
            }
        }
        return field;
    }

    private static void isZeroUpright(ReaderContext r, Entry flexion, double moment) {
        if (!(Math.abs(moment) <= 1e-9)) {
            r.problems.error(
                    Code.OUT_OF_RANGE,
                    flexion,
                    "must be 0 at alpha = 0, where bending has no direction, was " + Texts.number(moment) + " N*m");
        }
    }

    private static ForceElement stopContour(ReaderContext r, Part v) {
        Contour contour = ContourReader.read(r, v.entry("contour"));
        ScalarFunction moment = FunctionReader.read(r, v.entry("moment"), MOMENT, "depth", 0, HALF_TURN);
        return new StopContour(
                site(r, v),
                v.flag("mirrored") ? Mirrored.contour(contour) : contour,
                moment,
                r.quantities.notNegative(v, "stop-damping", "N*m*s"));
    }

    private static ForceElement sinus(ReaderContext r, Part v) {
        Contour contour = ContourReader.read(r, v.entry("sinus"));
        MomentField field = FieldReader.read(r, v.entry("field"), contour);
        ScalarFunction torsion = function(r, v, "torsion", MOMENT, "psi");
        SinusVariant variant = SinusVariant.of(v.text("variant"));
        if (variant == SinusVariant.AS_PUBLISHED && !(field instanceof EnginField)) {
            r.problems.error(
                    Code.KEYS_CLASH,
                    v.entry("variant"),
                    "the program of 1991 needs a field with ten coefficients",
                    "choose another variant");
            variant = SinusVariant.DIRECT;
        }
        boolean left = v.flag("mirrored");
        return new SinusResistance(
                site(r, v),
                left ? Mirrored.contour(contour) : contour,
                left ? Mirrored.field(field) : field,
                left ? Mirrored.moment(torsion) : torsion,
                variant,
                r.quantities.notNegative(v, "stop-damping", "N*m*s"));
    }
}
