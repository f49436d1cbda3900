package org.condyle.io.model;

import org.condyle.integrate.Integrators;
import org.condyle.io.document.JsonSchema;
import org.condyle.io.document.Kind;
import org.condyle.io.document.Shape;
import org.condyle.io.results.Picture;

/** All keys of a model file, described once: for reading, for the JSON Schema, and for {@code condyle explain}. */
public final class ModelShape {
    private ModelShape() {}

    private static final Shape RUN = Shape.mapping("run", "what to do with the model")
            .key(
                    "analysis",
                    Kind.choice("dynamics", "kinematics", "inverse-dynamics", "equilibrium", "limit-cycle"),
                    "what is computed; kinematics and inverse-dynamics need a driver for every freedom")
            .orElse("dynamics")
            .key("from", Kind.quantity("s"), "start time")
            .orElse("0")
            .key("until", Kind.quantity("s"), "end time")
            .key(
                    "integrator",
                    Kind.choice(Integrators.all().stream()
                            .map(Integrators.Method::name)
                            .toList()),
                    "integration method")
            .orElse("dop853")
            .key(
                    "method",
                    Kind.choice("accurate", "published"),
                    "accurate: the integrator, impacts and damage found in time; published: the finite differences of a"
                            + " paper, for one coordinate and its stops")
            .orElse("accurate")
            .key("steps", Kind.number(), "how many steps the published method takes")
            .orElse("10000")
            .key("step", Kind.quantity("s"), "step of a fixed-step method, first step of another")
            .key("max-step", Kind.quantity("s"), "largest step of an adaptive method")
            .key("accuracy", Kind.number(), "local error of an adaptive method, relative")
            .orElse("1e-8")
            .key(
                    "contact",
                    Kind.choice(Treatment.words()),
                    "how surfaces resist: compliant, by a force that grows with the overlap; impulsive, rigid, with impacts"
                            + " found in time; time-stepping, rigid, in fixed steps")
            .orElse("compliant")
            .key(
                    "impacts",
                    Kind.choice("simultaneous", "sequential"),
                    "whether contacts of one impact are solved all at once or one after the other")
            .orElse("simultaneous")
            .key("sweeps", Kind.number(), "most sweeps over the contacts of a crowd in one step of time-stepping")
            .orElse("200")
            .key(
                    "residual",
                    Kind.number(),
                    "by how much contacts may miss their laws in a step of time-stepping, relative to the largest speed")
            .orElse("1e-5")
            .key("stabilisation", StabilisationCatalog.kind(), "how constraints are kept")
            .orElse("projection")
            .key(
                    "assemble",
                    Kind.choice("all", "positions", "keep-speeds", "none"),
                    "what is made consistent before the run; keep-speeds lets given speeds violate")
            .orElse("all")
            .key(
                    "ledger",
                    Kind.number(),
                    "largest part of the energy in play that may stay unexplained; a run beyond it is not to be trusted")
            .orElse("1e-3")
            .key("checkpoint", Kind.quantity("s"), "time between checkpoints")
            .key("cycle", CycleReader.SHAPE, "what a limit-cycle looks for");

    private static final Shape RECORD = Shape.mapping("record", "what is recorded")
            .key("every", Kind.quantity("s"), "time between rows")
            .key("channels", Kind.listOf(Kind.text()), "names of channels; * stands for anything");

    private static final Shape PICTURE = Shape.mapping("picture", "the curves that tell most, for the gallery")
            .key("x", Kind.text(), "channel along the axis")
            .orElse(Picture.TIME)
            .key("y", Kind.either(Kind.text(), Kind.listOf(Kind.text())), "channels of one unit; * stands for anything")
            .required();

    private static final Shape CLAIM = Shape.mapping("claim", "an expectation on the results")
            .key("says", Kind.text(), "the statement")
            .required()
            .key("where", Kind.text(), "where it stands")
            .orElse("\"\"")
            .key("test", Kind.text(), "expression: a < b, x in [a, b], x == a +- b")
            .required()
            .key("expected", Kind.choice("holds", "contradicted"), "what the accurate solution says")
            .orElse("holds")
            .key("because", Kind.text(), "why it is contradicted")
            .orElse("\"\"");

    /** The keys a case may change, too. */
    private static Shape parts() {
        return Shape.mapping("model", "a Condyle model file")
                .key("condyle", Kind.integer(1, 1), "version of the file format")
                .required()
                .key("title", Kind.text(), "what it is")
                .orElse("\"\"")
                .key("source", Kind.text(), "where it comes from")
                .orElse("\"\"")
                .key("notes", Kind.either(Kind.text(), Kind.listOf(Kind.text())), "what a reader should know")
                .orElse("[]")
                .key("plane", Kind.choice("xy"), "all happens in this plane: bodies without joints are planar")
                .key("gravity", Kind.either(Kind.choice("none"), Parts.vector("m/s^2")), "acceleration of gravity")
                .orElse("[0, -9.81 m/s^2, 0]")
                .key("parameters", Kind.mapOf(Kind.quantity("any")), "named quantities")
                .orElse("{}")
                .key("curves", Kind.mapOf(CurveReader.SHAPE), "named functions of one variable")
                .orElse("{}")
                .key("materials", Kind.mapOf(Materials.SHAPE), "what surfaces are made of")
                .orElse("{}")
                .key("bodies", Kind.mapOf(BodyReader.SHAPE), "the bodies")
                .orElse("{}")
                .key("surfaces", Kind.mapOf(Surfaces.SHAPE), "further shapes on bodies or on the ground")
                .orElse("{}")
                .key("joints", Kind.mapOf(JointCatalog.union()), "how bodies hang from each other")
                .orElse("{}")
                .key("constraints", Kind.mapOf(ConstraintCatalog.union()), "equations between bodies")
                .orElse("{}")
                .key("forces", Kind.mapOf(ForceCatalog.union()), "what pushes")
                .orElse("{}")
                .key("contacts", Kind.mapOf(LawCatalog.union()), "which surfaces touch, and what they then do")
                .orElse("{}")
                .key("initial", Kind.mapOf(Kind.mapOf(Kind.any())), "initial coordinates and speeds by joint or body")
                .orElse("{}")
                .key("events", Kind.mapOf(EventReader.SHAPE), "what to watch for")
                .orElse("{}")
                .key("run", RUN, "what to do")
                .orElse("{}")
                .key("record", Kind.either(Kind.listOf(Kind.text()), RECORD), "what is recorded")
                .orElse("{}")
                .key("picture", PICTURE, "the curves that tell most, for the gallery")
                .key(
                        "units",
                        Kind.paths(Kind.text()),
                        "units that channels are shown and recorded in, by name; * stands for anything")
                .orElse("{}")
                .key("outputs", Kind.mapOf(Kind.either(Kind.text(), Output.SHAPE)), "named scalar results")
                .orElse("{}")
                .key("claims", Kind.mapOf(CLAIM), "expectations on the results")
                .orElse("{}");
    }

    /** The whole file. */
    public static final Shape MODEL = parts().key("cases", Kind.mapOf(Kind.overlay(parts())), "named variations")
            .orElse("{}")
            .key("include", Kind.either(Kind.text(), Kind.listOf(Kind.text())), "files this one builds on");

    /** The JSON Schema that is shipped, so that editors complete and validate. */
    public static String jsonSchema() {
        return JsonSchema.of("urn:condyle:model:1", "Condyle model file", MODEL);
    }
}
