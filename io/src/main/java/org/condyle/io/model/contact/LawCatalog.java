package org.condyle.io.model.contact;

import java.util.ArrayList;
import java.util.List;
import org.condyle.contact.law.DissipativeHertz;
import org.condyle.contact.law.Flores;
import org.condyle.contact.law.GonthierApproximate;
import org.condyle.contact.law.GonthierExact;
import org.condyle.contact.law.HerbertMcWhannell;
import org.condyle.contact.law.Hertz;
import org.condyle.contact.law.Hooke;
import org.condyle.contact.law.HuntCrossley;
import org.condyle.contact.law.HuntCrossleyDissipation;
import org.condyle.contact.law.KelvinVoigt;
import org.condyle.contact.law.LankaraniNikravesh;
import org.condyle.contact.law.LeeWang;
import org.condyle.contact.law.LinearLayer;
import org.condyle.contact.law.LogarithmicLayer;
import org.condyle.contact.law.NormalLaw;
import org.condyle.contact.law.SphereLayer;
import org.condyle.contact.law.TwoLayer;
import org.condyle.contact.law.ZhiyingQishao;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Union;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.RelaxationReader;
import org.condyle.io.model.term.Datasheet;
import org.condyle.io.problem.Code;

/** The laws along the normal that a contact can name, each with all the keys of a contact. */
public final class LawCatalog {
    private static final Catalog<ContactSurfaces.Made<NormalLaw>> CATALOG = new Catalog<>("law");
    static final String CASTING = "casting";
    private static final String FAMILY = "F = K d^n (1 + a d'/d'-), d'- the impact speed, ";

    /** Where the springs of a pressure stand. */
    private static final MappingType SPRINGS = MappingType.mapping("springs", "where a pressure acts")
            .key(
                    "springs",
                    ValueType.reference("surface"),
                    "the mesh that has the springs, or both; by default the only mesh or the only layer")
            .key("points", ValueType.choice("1", "3"), "number of springs per face", "1")
            .key(
                    "area",
                    ValueType.choice("whole", "projected"),
                    "area of a face: whole, or projected along the normal",
                    "whole");

    /** With 'between', and an elastic law. */
    static final MappingType RELAXATION = MappingType.mapping(
                    "contact-relaxation", "how the force of a contact relaxes")
            .including(RelaxationReader.KIND)
            .key(
                    "start",
                    ValueType.choice("pressed", "relaxed"),
                    "a layer that overlaps at the start is pressed this moment, or has been for ever",
                    "pressed");

    /** A law of the Hertz family from restitution and exponent. */
    @FunctionalInterface
    private interface Family {
        DissipativeHertz make(double restitution, double exponent);
    }

    /** Restitutions that differ by more are worth a word. */
    private static final double FAR_OFF = 0.05;

    private LawCatalog() {}

    private static MappingType surfaces(String word, String about) {
        return MappingType.mapping(word, about)
                .key("between", ValueType.listOf(ValueType.reference("surface"), 2, 2), "two surfaces, of two bodies")
                .key(
                        "among",
                        ValueType.listOf(ValueType.reference("surface"), 1, Integer.MAX_VALUE),
                        "or many surfaces, each against all others; * matches any text, the name of a repeated body means all its bodies")
                .exactlyOneOf("between", "among")
                .including(Parts.REPEATED)
                .key(
                        "friction",
                        FrictionCatalog.kind(),
                        "a coefficient of dry friction, or a mapping with a type of friction")
                .key("rolling-resistance", FrictionCatalog.ROLLING, "a torque against rolling")
                .key("impact", ImpactCatalog.kind(), "restitution, or a law of impact; for runs without compliance")
                .key("slow-touch", ValueType.quantity("m/s"), "lower limit of the impact speed in the law", "1 mm/s")
                .key(
                        "onset",
                        ValueType.choice("located", "passed"),
                        "whether steps end where the surfaces touch and part, or pass that; to pass is faster with a half-space",
                        "located")
                .key("relaxation", RELAXATION, "makes an elastic law relax; a layer remembers each of its faces")
                .key("wear", WearReader.KIND, "what sliding wears off the faces of meshes")
                .key(SurrogateReader.WORD, SurrogateReader.KIND, "looks the contact up in samples of its poses")
                .key(
                        "impact-speed",
                        ValueType.quantity("m/s"),
                        "with 'among': the impact speed for which the restitution is exact")
                .including(ReportReader.KEYS);
    }

    private static MappingType contact(String word, String about, String stiffnessUnit, String whence) {
        return surfaces(word, about).key("stiffness", ValueType.quantity(stiffnessUnit), whence);
    }

    private static MappingType hertzian(String word, String about) {
        return contact(word, about, "N/m^exponent", "K; by default computed from the materials and curvatures")
                .key("exponent", ValueType.number(), "n", "1.5");
    }

    private static void family(String word, String a, String source, String limits, Family law) {
        CATALOG.add(
                hertzian(word, "Hertz with hysteresis, " + a)
                        .key(
                                "restitution",
                                ValueType.number(),
                                "restitution; by default the smaller one of the materials"),
                FAMILY + a,
                source,
                limits,
                (r, v) -> {
                    double exponent = r.quantities.positive(v, "exponent", "");
                    boolean given = v.has("restitution");
                    double c = given ? r.quantities.within(v, "restitution", 0, 1) : 1;
                    warnOfRebound(r, v, word, law, c, exponent);
                    return m -> {
                        try {
                            return law.make(given ? c : m.restitution(), exponent);
                        } catch (IllegalArgumentException x) { // 0, where the law cannot have it
                            r.problems.error(
                                    Code.MODEL_REFUSED,
                                    given ? v.entry("restitution") : v.entry(),
                                    String.valueOf(x.getMessage()));
                            return new Hertz(exponent);
                        }
                    };
                });
    }

    /** Most of these laws give the wanted restitution only where it is near 1. */
    private static void warnOfRebound(
            ReaderContext r, Part v, String word, Family law, double wanted, double exponent) {
        if (!v.has("restitution") || wanted == 0 || r.problems.hasErrors()) {
            return; // 0 is refused, or known to mean as little as the law can
        }
        double given = law.make(wanted, exponent).effectiveRestitution();
        if (Math.abs(given - wanted) > FAR_OFF) {
            r.problems.warning(
                    Code.IMPLAUSIBLE_VALUE,
                    v.entry("restitution"),
                    String.format(
                            java.util.Locale.ROOT,
                            "differs from the actual restitution of the law '%s': given %.3g, a free collision has"
                                    + " %.3g; law: gonthier is exact",
                            word,
                            wanted,
                            given));
        }
    }

    static {
        CATALOG.add(
                hertzian("hertz", "elastic contact of smooth bodies at a point")
                        .key("restitution", ValueType.number(), "1: this law is elastic; another value is not used"),
                "F = K d^n",
                "H. Hertz, Journal fuer die reine und angewandte Mathematik 92 (1881) 156-171",
                "elastic; small strain, and a contact area that is small compared with the bodies",
                (r, v) -> {
                    if (v.has("restitution") && r.quantities.within(v, "restitution", 0, 1) != 1) {
                        r.problems.warning(
                                Code.NO_EFFECT,
                                v.entry("restitution"),
                                "is not used: the law 'hertz' is elastic",
                                "use another law, such as gonthier");
                    }
                    double exponent = r.quantities.positive(v, "exponent", "");
                    return m -> new Hertz(exponent);
                });
        family(
                "hunt-crossley",
                "a = 3/2 (1-c)",
                "K. H. Hunt and F. R. E. Crossley, Journal of Applied Mechanics 42 (1975) 440-445",
                "restitution .768 for c = .7, .49 for c = 0",
                HuntCrossley::new);
        family(
                "herbert-mcwhannell",
                "a = 6(1-c)/((2c-1)^2+3)",
                "R. G. Herbert and D. C. McWhannell, Journal of Engineering for Industry 99 (1977) 513-518",
                "restitution .723 for c = .7, .49 for c = 0",
                HerbertMcWhannell::new);
        family(
                "lee-wang",
                "a = 3/4 (1-c)",
                "T. W. Lee and A. C. Wang, Journal of Mechanisms, Transmissions, and Automation in Design 105 (1983)"
                        + " 534-540",
                "restitution .869 for c = .7: loses about half of the required energy",
                LeeWang::new);
        family(
                "lankarani-nikravesh",
                "a = 3/4 (1-c^2)",
                "H. M. Lankarani and P. E. Nikravesh, Journal of Mechanical Design 112 (1990) 369-376",
                "restitution .796 for c = .7: for high restitution",
                LankaraniNikravesh::new);
        family(
                "gonthier",
                "a = d/c, root of (1+d/c)/(1-d) = e^(d(1+1/c))",
                "Y. Gonthier et al., Multibody System Dynamics 11 (2004) 209-233",
                "restitution exactly c; c must be > 0",
                GonthierExact::new);
        family(
                "gonthier-approximate",
                "a = (1-c^2)/c",
                "Y. Gonthier et al., Multibody System Dynamics 11 (2004) 209-233",
                "restitution .670 for c = .7; c must be > 0",
                GonthierApproximate::new);
        family(
                "zhiying-qishao",
                "a = 3/4 (1-c^2) e^(2(1-c))",
                "Q. Zhiying and L. Qishao, Journal of Dynamics and Control 4 (2006) 294-298",
                "restitution .680 for c = .7, .18 for c = 0",
                ZhiyingQishao::new);
        family(
                "flores",
                "a = 8(1-c)/(5c)",
                "P. Flores et al., Multibody System Dynamics 25 (2011) 357-375",
                "restitution .683 for c = .7; c must be > 0",
                Flores::new);
        CATALOG.add(
                surfaces("hooke", "a linear spring").need("stiffness", ValueType.quantity("N/m"), "K"),
                "F = K d",
                "Hooke's law",
                "elastic",
                (r, v) -> m -> new Hooke());
        CATALOG.add(
                surfaces("kelvin-voigt", "a spring and a dashpot in parallel")
                        .need("stiffness", ValueType.quantity("N/m"), "K")
                        .need("damping", ValueType.quantity("N*s/m"), "D")
                        .key(
                                "pulls",
                                ValueType.flag(),
                                "whether tensile forces are permitted until the surfaces separate",
                                "false"),
                "F = K d + D d'",
                "W. Goldsmith, Impact, 1960",
                "the force jumps at the touch; the restitution depends on the mass",
                (r, v) -> {
                    double damping = r.quantities.notNegative(v, "damping", "N*s/m");
                    boolean pulls = v.flag("pulls");
                    return m -> new KelvinVoigt(damping, pulls);
                });
        CATALOG.add(
                contact(
                                "hunt-crossley-dissipation",
                                "Hertz with the dissipation of the material",
                                "N/m^1.5",
                                "K; by default computed from the materials and curvatures")
                        .need("dissipation", ValueType.quantity("s/m"), "c"),
                "F = K d^1.5 (1 + 3/2 c d')",
                "HuntCrossleyForce of Simbody and OpenSim",
                "restitution 1 - c v if this is near 1",
                (r, v) -> {
                    double c = r.quantities.notNegative(v, "dissipation", "s/m");
                    return m -> new HuntCrossleyDissipation(c);
                });
        CATALOG.add(
                contact(
                                "two-layer",
                                "a soft layer on a stiff one",
                                "N/m^1.5",
                                "K of the soft layer; by default computed from the materials and curvatures")
                        .need("thickness", ValueType.quantity("m"), "h, depth at which the stiff layer is reached")
                        .need("deep-stiffness", ValueType.quantity("N/m^1.5"), "K2 of the stiff layer"),
                "d <= h: F = K d^1.5; beyond: F = K h^1.5 + K2 (d-h)^1.5",
                "cartilage on bone",
                "elastic; the slope is zero just beyond h",
                (r, v) -> {
                    double h = r.quantities.positive(v, "thickness", "m"),
                            k = r.quantities.positive(v, "deep-stiffness", "N/m^1.5");
                    return m -> new TwoLayer(h, k);
                });
        CATALOG.add(
                contact(
                                "formula",
                                "an expression of depth, rate, impact-speed and stiffness",
                                "any unit",
                                "value of 'stiffness' in the expression")
                        .key("force", ValueType.expression("N"), "at a point")
                        .key("pressure", ValueType.expression("Pa"), "or over an area")
                        .exactlyOneOf("force", "pressure")
                        .key("pulls", ValueType.flag(), "whether negative values (tension) are permitted", "false")
                        .including(SPRINGS),
                "F = force(depth, rate, impact-speed, stiffness)",
                "-",
                "must not depend on the impact speed at rate 0; zero where negative, unless tension is permitted",
                FormulaContact::law);
        CATALOG.add(
                contact("sphere-layer", "a ball on a flat layer of springs", "Pa/m", "k; by default of the layer")
                        .need(
                                "radius",
                                ValueType.quantity("m"),
                                "R of the ball; of two curved surfaces the relative radius"),
                "F = pi k (R d^2 - d^3/3)",
                "K. L. Johnson, Contact mechanics, 1985, elastic foundation",
                "elastic; each element of the layer is an independent spring; small depth beside R",
                (r, v) -> {
                    double radius = r.quantities.positive(v, "radius", "m");
                    return m -> new SphereLayer(radius);
                });
        CATALOG.add(
                layer("foundation", "elastic foundation of small strain"),
                "p = k d (1 + c d')",
                "K. L. Johnson, Contact mechanics, 1985; ElasticFoundationForce of OpenSim",
                "each element of the layer is an independent spring; small strain",
                (r, v) -> {
                    double c = r.quantities.notNegative(v, "dissipation", "s/m");
                    return m -> new LinearLayer(c);
                });
        CATALOG.add(
                layer("foundation-logarithmic", "elastic foundation of large strain")
                        .key("thickness", ValueType.quantity("m"), "h; by default that of the layers of the materials"),
                "p = -k h ln(1 - d/h)(1 + c d')",
                "L. Blankevoort et al., Journal of Biomechanics 24 (1991) 1019-1031",
                "continued by its tangent beyond d = 0.95 h",
                (r, v) -> {
                    double c = r.quantities.notNegative(v, "dissipation", "s/m");
                    double h = v.has("thickness") ? r.quantities.positive(v, "thickness", "m") : 0;
                    return m -> new LogarithmicLayer(h > 0 ? h : m.thickness(), c);
                });
        casting();
    }

    /** Rays of one mesh against another one. */
    private static void casting() {
        CATALOG.add(
                contact(
                                CASTING,
                                "articular contact of two meshes by casting rays",
                                "Pa/m",
                                "k; by default of the layers")
                        .key(
                                "cast-from",
                                ValueType.reference("surface"),
                                "the mesh whose faces cast the rays; by default the first of 'between'")
                        .key(
                                "max-proximity",
                                ValueType.quantity("m"),
                                "length of the rays: the largest depth that is found",
                                "10 mm")
                        .key(
                                "formulation",
                                ValueType.choice("linear", "logarithmic"),
                                "p = k d, or p = -k h ln(1 - d/h) for large strain",
                                "linear")
                        .key(
                                "layers",
                                ValueType.choice("averaged", "series"),
                                "k of two materials: averaged moduli over the sum of the thicknesses, or the layers in series",
                                "averaged")
                        .key("thickness", ValueType.quantity("m"), "h; by default that of the layers of the materials")
                        .key("dissipation", ValueType.quantity("s/m"), "c", "0"),
                "p = k d (1 + c v) or -k h ln(1 - d/h)(1 + c v), d along a ray from the centroid of a face",
                "C. R. Smith et al., Computer Methods in Biomechanics and Biomedical Engineering: Imaging and"
                        + " Visualization 6 (2018) 491-498; Smith2018ArticularContactForce of OpenSim JAM",
                "not the gradient of an energy: its work is booked as supplied; flat faces, open or closed meshes",
                (r, v) -> {
                    double c = r.quantities.notNegative(v, "dissipation", "s/m");
                    double h = v.has("thickness") ? r.quantities.positive(v, "thickness", "m") : 0;
                    if (v.text("formulation").equals("linear")) {
                        if (v.has("thickness")) {
                            r.problems.warning(
                                    Code.NO_EFFECT,
                                    v.entry("thickness"),
                                    "is not used with formulation: linear",
                                    "give it in the materials");
                        }
                        return m -> new LinearLayer(c);
                    }
                    return m -> new LogarithmicLayer(h > 0 ? h : m.thickness(), c);
                });
    }

    private static MappingType layer(String word, String about) {
        return contact(word, about, "Pa/m", "k; by default computed from the materials and their thickness")
                .key("dissipation", ValueType.quantity("s/m"), "c", "0")
                .including(SPRINGS);
    }

    public static Union union() {
        return CATALOG.union("law", "contact")
                .variant(DistanceReader.WORD, DistanceReader.SHAPE)
                .variant(SmoothSphereReader.WORD, SmoothSphereReader.SHAPE)
                .orElse("hertz");
    }

    public static List<Datasheet> sheets() {
        List<Datasheet> all = new ArrayList<>(CATALOG.sheets());
        all.add(DistanceReader.SHEET);
        all.add(SmoothSphereReader.SHEET);
        return List.copyOf(all);
    }

    static ContactSurfaces.Made<NormalLaw> read(ReaderContext r, Part v) {
        return CATALOG.make(r, v);
    }
}
