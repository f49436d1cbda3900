package org.condyle.io.model;

import org.condyle.integrate.Integrators;
import org.condyle.io.data.TableFormat;
import org.condyle.io.document.JsonSchema;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.contact.LawCatalog;
import org.condyle.io.model.contact.WearReader;
import org.condyle.io.model.picture.PictureReader;
import org.condyle.io.model.read.Controls;
import org.condyle.io.model.read.CurveReader;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.ViewReader;
import org.condyle.io.model.surface.Materials;
import org.condyle.io.model.surface.Surfaces;
import org.condyle.io.model.term.Treatment;
import org.condyle.io.results.Picture;
import org.condyle.io.results.Ruling;

/** All keys of a model file, described once: for reading, for the JSON Schema, and for {@code condyle explain}. */
public final class ModelShape {
    private ModelShape() {}

    private static final MappingType RUN = MappingType.mapping("run", "the analysis and its settings")
            .key(
                    "analysis",
                    ValueType.choice(
                            "dynamics", "kinematics", "inverse-dynamics", "equilibrium", "quasi-static", "limit-cycle"),
                    "type of analysis; kinematics and inverse-dynamics need a driver for every degree of freedom;"
                            + " quasi-static follows the equilibrium while drives and forces change with t",
                    "dynamics")
            .key("from", ValueType.quantity("s"), "start time", "0")
            .key("until", ValueType.quantity("s"), "end time")
            .key(
                    "integrator",
                    ValueType.choice(Integrators.all().stream()
                            .map(Integrators.Method::name)
                            .toList()),
                    "integration method",
                    "dop853")
            .key(
                    "method",
                    ValueType.choice("accurate", "published"),
                    "accurate: the integrator, with computed instants of impacts and damage; published: the"
                            + " finite-difference scheme of a paper, for one coordinate and its stops",
                    "accurate")
            .key("steps", ValueType.number(), "number of steps of the published method", "10000")
            .key("step", ValueType.quantity("s"), "step of a fixed-step method, first step of another")
            .key("max-step", ValueType.quantity("s"), "largest step of an adaptive method")
            .key("accuracy", ValueType.number(), "local error of an adaptive method, relative", "1e-8")
            .key(
                    "contact",
                    ValueType.choice(Treatment.words()),
                    "contact method: compliant, a force that grows with the overlap; impulsive, rigid, with"
                            + " computed instants of impacts; time-stepping, rigid, with fixed steps",
                    "compliant")
            .key(
                    "impacts",
                    ValueType.choice("simultaneous", "sequential"),
                    "whether the contacts of one impact are solved together or one after the other",
                    "simultaneous")
            .key(
                    "sweeps",
                    ValueType.number(),
                    "largest number of sweeps over contacts 'among' in one step of time-stepping",
                    "200")
            .key(
                    "residual",
                    ValueType.number(),
                    "tolerance for the contact laws in a step of time-stepping, relative to the largest speed",
                    "1e-5")
            .key("stabilisation", StabilisationCatalog.kind(), "constraint stabilisation", "projection")
            .key(
                    "assemble",
                    ValueType.choice("all", "positions", "keep-speeds", "equilibrium", "none"),
                    "what is made consistent before the run; keep-speeds keeps given speeds even if they violate the constraints;"
                            + " equilibrium starts at the stable equilibrium near the initial position",
                    "all")
            .key(
                    "ledger",
                    ValueType.number(),
                    "largest fraction of the energy in play that may be unexplained; above it, the run is not to be trusted",
                    "1e-3")
            .key("checkpoint", ValueType.quantity("s"), "time between checkpoints")
            .key(
                    "over",
                    ValueType.text(),
                    "channel that a quasi-static analysis drives; the report draws its curves over it (otherwise over t)")
            .example("crank.angle")
            .key(
                    "instability",
                    ValueType.choice("continue", "stop"),
                    "what a quasi-static analysis does where stability is lost: continue from the next stable"
                            + " position, or stop",
                    "continue")
            .key("cycle", CycleReader.SHAPE, "parameters of a limit-cycle")
            .key("wear", WearReader.BLOCKS, "wear over many cycles of which the run is one");

    private static final MappingType RECORD = MappingType.mapping("record", "what is recorded")
            .key("every", ValueType.quantity("s"), "time between rows")
            .key("channels", ValueType.listOf(ValueType.text()), "names of channels; * matches any text without a dot");

    private static final MappingType PICTURE = MappingType.mapping(
                    "picture", "the most informative curves, for the gallery")
            .key("x", ValueType.text(), "channel on the horizontal axis", Picture.TIME)
            .need(
                    "y",
                    ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text())),
                    "channels of one unit; * matches any text without a dot");

    private static final ValueType CHANNEL_OR_FORMULA = ValueType.text();

    private static final MappingType MEASURED = MappingType.mapping(
                    "measured", "columns of a " + TableFormat.DATA_FILE + ", drawn beside the curves of a plot")
            .need("file", ValueType.text(), "file in the folder of the model")
            .key(
                    "x",
                    ValueType.text(),
                    "column on the horizontal axis; otherwise the one with the name of x of the plot")
            .need(
                    "y",
                    ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text())),
                    "column; of several, their mean in the band from the smallest to the greatest of each row")
            .key("deviation", ValueType.text(), "column with half the width of a band around y")
            .key("x-unit", ValueType.text(), "unit of the column x, if its header has none")
            .example("deg")
            .key("y-unit", ValueType.text(), "unit of the columns y and deviation, if their headers have none")
            .example("mm");

    private static final MappingType PLOT = MappingType.mapping(
                    "plot", "curves of channels over a channel or over the time, for the report and 'condyle plot'")
            .key("title", ValueType.text(), "title; otherwise the name of the plot", "\"\"")
            .key("x", CHANNEL_OR_FORMULA, "channel or formula of channels on the horizontal axis; time for the time")
            .example("flexion")
            .key("x-unit", ValueType.text(), "unit of the horizontal axis")
            .example("deg")
            .key("x-label", ValueType.text(), "label of the horizontal axis; otherwise the channel", "\"\"")
            .need(
                    "y",
                    ValueType.either(
                            CHANNEL_OR_FORMULA,
                            ValueType.listOf(CHANNEL_OR_FORMULA),
                            ValueType.mapOf(CHANNEL_OR_FORMULA)),
                    "channels or formulas of one dimension: one, a list, or a mapping from the names of the curves;"
                            + " * matches any text without a dot")
            .key("y-unit", ValueType.text(), "unit of the vertical axis")
            .key("y-label", ValueType.text(), "label of the vertical axis", "\"\"")
            .key(
                    "while",
                    CHANNEL_OR_FORMULA,
                    "channel or formula; curves are drawn only where it is positive, such as T.touching")
            .key(
                    "measured",
                    ValueType.mapOf(MEASURED),
                    "what was measured, from data files, by its names in the legend",
                    "{}");

    private static final MappingType CLAIM = MappingType.mapping("claim", "a statement about the results")
            .need("says", ValueType.text(), "the statement")
            .key("where", ValueType.text(), "its source", "\"\"")
            .key("test", ValueType.text(), "expression: a < b, x in [a, b], x == a +- b; this or 'readings'")
            .key(
                    "readings",
                    ValueType.mapOf(ValueType.text()),
                    "in place of a test: the tests of a statement that can be read in several ways, by name")
            .key(
                    "over",
                    ValueType.paths(ValueType.listOf(ValueType.text(), 1, Integer.MAX_VALUE)),
                    "values of what the source leaves open, by path as in --set, or cases under 'case'; the test is judged"
                            + " in a run for each combination")
            .key("expected", ValueType.choice(Ruling.expectable()), "verdict of the accurate solution", "holds")
            .key("because", ValueType.text(), "why it is contradicted or cannot be judged", "\"\"");

    /** The keys a case may change, too. */
    private static MappingType parts(String name, String about) {
        return MappingType.mapping(name, about)
                .need("condyle", ValueType.integer(1, 1), "version of the file format")
                .key("title", ValueType.text(), "title", "\"\"")
                .key("source", ValueType.text(), "source of the model", "\"\"")
                .key(
                        "notes",
                        ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text())),
                        "remarks for the reader",
                        "[]")
                .key("plane", ValueType.choice("xy"), "the model is planar: bodies without joints are planar")
                .key(
                        "gravity",
                        ValueType.either(ValueType.choice("none"), Parts.vector("m/s^2")),
                        "acceleration of gravity",
                        "[0, -9.81 m/s^2, 0]")
                .key("up", Parts.DIRECTION, "direction that pictures show upwards; without it, against gravity")
                .key("view", ViewReader.SHAPE, "from where pictures look at the model")
                .key("parameters", ValueType.mapOf(ValueType.quantity("any")), "named quantities", "{}")
                .key("curves", ValueType.mapOf(CurveReader.SHAPE), "named functions of one variable", "{}")
                .key(
                        "inputs",
                        ValueType.mapOf(ValueType.either(ValueType.expression("any"), InputReader.SHAPE)),
                        "controls and excitations: constants, formulas of time, or columns of data files",
                        "{}")
                .key("materials", ValueType.mapOf(Materials.SHAPE), "elastic properties of surfaces", "{}")
                .key("bodies", ValueType.mapOf(BodyReader.SHAPE), "the bodies", "{}")
                .key("surfaces", ValueType.mapOf(Surfaces.SHAPE), "additional shapes on bodies or on the ground", "{}")
                .key(
                        "pictures",
                        ValueType.mapOf(PictureReader.NAMED),
                        "bones and things that pictures show on bodies or on the ground",
                        "{}")
                .key("joints", ValueType.mapOf(JointCatalog.union()), "how bodies are connected to their parents", "{}")
                .key(
                        "coordinates",
                        ValueType.paths(LandmarkReader.COORDINATE),
                        "ranges of coordinates, by joint and coordinate",
                        "{}")
                .key(
                        "markers",
                        ValueType.paths(LandmarkReader.MARKER),
                        "points that a motion capture system sees",
                        "{}")
                .key("frames", ValueType.paths(LandmarkReader.FRAME), "named frames for analyses", "{}")
                .key("constraints", ValueType.mapOf(ConstraintCatalog.union()), "equations between bodies", "{}")
                .key(
                        "measures",
                        ValueType.mapOf(MeasureCatalog.union()),
                        "scalars that laws act along and that can be recorded",
                        "{}")
                .key("wraps", ValueType.mapOf(WrapReader.SHAPE), "surfaces that paths go over", "{}")
                .key("forces", ValueType.mapOf(ForceCatalog.union()), "forces on bodies and coordinates", "{}")
                .key(
                        "controls",
                        ValueType.either(ValueType.text(), Controls.SHAPE),
                        "a file with the controls of actuators")
                .key(
                        "contacts",
                        ValueType.mapOf(LawCatalog.union()),
                        "which surfaces can touch, and the contact laws",
                        "{}")
                .key(
                        "descriptors",
                        ValueType.mapOf(DescriptorCatalog.union()),
                        "what is told of the motion of two bodies, or of a contact: axes, rolling",
                        "{}")
                .key(
                        "initial",
                        ValueType.mapOf(ValueType.paths(ValueType.any())),
                        "initial coordinates and speeds by joint or body",
                        "{}")
                .key("events", ValueType.mapOf(EventReader.SHAPE), "instants to detect, and what changes there", "{}")
                .key("run", RUN, "what to compute, and how", "{}")
                .key("record", ValueType.either(ValueType.listOf(ValueType.text()), RECORD), "what is recorded", "{}")
                .key("picture", PICTURE, "the most informative curves, for the gallery")
                .key(
                        "formulas",
                        ValueType.mapOf(ValueType.text()),
                        "named formulas of channels; they are channels themselves: recorded, plotted, used in outputs",
                        "{}")
                .key("plots", ValueType.mapOf(PLOT), "plots of the report and of 'condyle plot --plot'", "{}")
                .key(
                        "units",
                        ValueType.paths(ValueType.text()),
                        "units in which channels are displayed and recorded, by name; * matches any text without a dot",
                        "{}")
                .key(
                        "outputs",
                        ValueType.mapOf(ValueType.either(ValueType.text(), Output.SHAPE)),
                        "named scalar results",
                        "{}")
                .key("claims", ValueType.mapOf(CLAIM), "expected results", "{}");
    }

    private static final MappingType ASSET = MappingType.mapping(
                    "asset", "a file that the model names: a mesh, a table")
            .key("hash", ValueType.text(), "first half of its SHA-256; another file of that name is refused")
            .key(
                    "data",
                    ValueType.text(),
                    "its content in base 64; without it the file is looked for beside the model");

    private static final MappingType DESCRIBED = MappingType.mapping(
                    "described", "where a description comes from, as 'condyle describe' writes it")
            .key("name", ValueType.text(), "the model", "\"\"")
            .key("case", ValueType.text(), "its case", "\"\"")
            .key("set", ValueType.paths(ValueType.any()), "what --set changed", "{}")
            .key("translated", ValueType.flag(), "whether it comes from a file of another program", "false")
            .key(
                    "losses",
                    ValueType.listOf(ValueType.text()),
                    "what a translation has lost and can change results",
                    "[]");

    /** What a case may change. */
    static final MappingType CASE = parts("case", "a variation of a model");

    /** The whole file. */
    public static final MappingType MODEL = parts("model", "a Condyle model file")
            .key("cases", ValueType.mapOf(ValueType.overlay(CASE)), "named variations", "{}")
            .key(
                    "assets",
                    ValueType.paths(ASSET),
                    "files that the model names, to be sure of them or to carry them along",
                    "{}")
            .key("described", DESCRIBED, "where a description comes from, as 'condyle describe' writes it")
            .key(
                    "include",
                    ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text())),
                    "files that this file extends");

    /** The JSON Schema that is shipped, so that editors complete and validate. */
    public static String jsonSchema() {
        return JsonSchema.of("urn:condyle:model:1", "Condyle model file", MODEL, "include");
    }
}
