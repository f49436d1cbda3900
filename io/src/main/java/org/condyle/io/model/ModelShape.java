package org.condyle.io.model;

import org.condyle.integrate.Integrators;
import org.condyle.io.document.JsonSchema;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.contact.LawCatalog;
import org.condyle.io.model.contact.Treatment;
import org.condyle.io.model.read.CurveReader;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.surface.Materials;
import org.condyle.io.model.surface.Surfaces;
import org.condyle.io.results.Picture;

/** All keys of a model file, described once: for reading, for the JSON Schema, and for {@code condyle explain}. */
public final class ModelShape {
    private ModelShape() {}

    private static final MappingType RUN = MappingType.mapping("run", "what to do with the model")
            .key(
                    "analysis",
                    ValueType.choice("dynamics", "kinematics", "inverse-dynamics", "equilibrium", "limit-cycle"),
                    "what is computed; kinematics and inverse-dynamics need a driver for every freedom")
            .orElse("dynamics")
            .key("from", ValueType.quantity("s"), "start time")
            .orElse("0")
            .key("until", ValueType.quantity("s"), "end time")
            .key(
                    "integrator",
                    ValueType.choice(Integrators.all().stream()
                            .map(Integrators.Method::name)
                            .toList()),
                    "integration method")
            .orElse("dop853")
            .key(
                    "method",
                    ValueType.choice("accurate", "published"),
                    "accurate: the integrator, impacts and damage found in time; published: the finite differences of a"
                            + " paper, for one coordinate and its stops")
            .orElse("accurate")
            .key("steps", ValueType.number(), "how many steps the published method takes")
            .orElse("10000")
            .key("step", ValueType.quantity("s"), "step of a fixed-step method, first step of another")
            .key("max-step", ValueType.quantity("s"), "largest step of an adaptive method")
            .key("accuracy", ValueType.number(), "local error of an adaptive method, relative")
            .orElse("1e-8")
            .key(
                    "contact",
                    ValueType.choice(Treatment.words()),
                    "how surfaces resist: compliant, by a force that grows with the overlap; impulsive, rigid, with impacts"
                            + " found in time; time-stepping, rigid, in fixed steps")
            .orElse("compliant")
            .key(
                    "impacts",
                    ValueType.choice("simultaneous", "sequential"),
                    "whether contacts of one impact are solved all at once or one after the other")
            .orElse("simultaneous")
            .key("sweeps", ValueType.number(), "most sweeps over the contacts of a crowd in one step of time-stepping")
            .orElse("200")
            .key(
                    "residual",
                    ValueType.number(),
                    "by how much contacts may miss their laws in a step of time-stepping, relative to the largest speed")
            .orElse("1e-5")
            .key("stabilisation", StabilisationCatalog.kind(), "how constraints are kept")
            .orElse("projection")
            .key(
                    "assemble",
                    ValueType.choice("all", "positions", "keep-speeds", "none"),
                    "what is made consistent before the run; keep-speeds lets given speeds violate")
            .orElse("all")
            .key(
                    "ledger",
                    ValueType.number(),
                    "largest part of the energy in play that may stay unexplained; a run beyond it is not to be trusted")
            .orElse("1e-3")
            .key("checkpoint", ValueType.quantity("s"), "time between checkpoints")
            .key("cycle", CycleReader.SHAPE, "what a limit-cycle looks for");

    private static final MappingType RECORD = MappingType.mapping("record", "what is recorded")
            .key("every", ValueType.quantity("s"), "time between rows")
            .key("channels", ValueType.listOf(ValueType.text()), "names of channels; * stands for anything");

    private static final MappingType PICTURE = MappingType.mapping(
                    "picture", "the curves that tell most, for the gallery")
            .key("x", ValueType.text(), "channel along the axis")
            .orElse(Picture.TIME)
            .key(
                    "y",
                    ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text())),
                    "channels of one unit; * stands for anything")
            .required();

    private static final MappingType CLAIM = MappingType.mapping("claim", "an expectation on the results")
            .key("says", ValueType.text(), "the statement")
            .required()
            .key("where", ValueType.text(), "where it stands")
            .orElse("\"\"")
            .key("test", ValueType.text(), "expression: a < b, x in [a, b], x == a +- b")
            .required()
            .key("expected", ValueType.choice("holds", "contradicted"), "what the accurate solution says")
            .orElse("holds")
            .key("because", ValueType.text(), "why it is contradicted")
            .orElse("\"\"");

    /** The keys a case may change, too. */
    private static MappingType parts() {
        return MappingType.mapping("model", "a Condyle model file")
                .key("condyle", ValueType.integer(1, 1), "version of the file format")
                .required()
                .key("title", ValueType.text(), "what it is")
                .orElse("\"\"")
                .key("source", ValueType.text(), "where it comes from")
                .orElse("\"\"")
                .key(
                        "notes",
                        ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text())),
                        "what a reader should know")
                .orElse("[]")
                .key("plane", ValueType.choice("xy"), "all happens in this plane: bodies without joints are planar")
                .key(
                        "gravity",
                        ValueType.either(ValueType.choice("none"), Parts.vector("m/s^2")),
                        "acceleration of gravity")
                .orElse("[0, -9.81 m/s^2, 0]")
                .key("parameters", ValueType.mapOf(ValueType.quantity("any")), "named quantities")
                .orElse("{}")
                .key("curves", ValueType.mapOf(CurveReader.SHAPE), "named functions of one variable")
                .orElse("{}")
                .key("materials", ValueType.mapOf(Materials.SHAPE), "what surfaces are made of")
                .orElse("{}")
                .key("bodies", ValueType.mapOf(BodyReader.SHAPE), "the bodies")
                .orElse("{}")
                .key("surfaces", ValueType.mapOf(Surfaces.SHAPE), "further shapes on bodies or on the ground")
                .orElse("{}")
                .key("joints", ValueType.mapOf(JointCatalog.union()), "how bodies hang from each other")
                .orElse("{}")
                .key("constraints", ValueType.mapOf(ConstraintCatalog.union()), "equations between bodies")
                .orElse("{}")
                .key("forces", ValueType.mapOf(ForceCatalog.union()), "what pushes")
                .orElse("{}")
                .key("contacts", ValueType.mapOf(LawCatalog.union()), "which surfaces touch, and what they then do")
                .orElse("{}")
                .key(
                        "initial",
                        ValueType.mapOf(ValueType.paths(ValueType.any())),
                        "initial coordinates and speeds by joint or body")
                .orElse("{}")
                .key("events", ValueType.mapOf(EventReader.SHAPE), "what to watch for")
                .orElse("{}")
                .key("run", RUN, "what to do")
                .orElse("{}")
                .key("record", ValueType.either(ValueType.listOf(ValueType.text()), RECORD), "what is recorded")
                .orElse("{}")
                .key("picture", PICTURE, "the curves that tell most, for the gallery")
                .key(
                        "units",
                        ValueType.paths(ValueType.text()),
                        "units that channels are shown and recorded in, by name; * stands for anything")
                .orElse("{}")
                .key(
                        "outputs",
                        ValueType.mapOf(ValueType.either(ValueType.text(), Output.SHAPE)),
                        "named scalar results")
                .orElse("{}")
                .key("claims", ValueType.mapOf(CLAIM), "expectations on the results")
                .orElse("{}");
    }

    /** The whole file. */
    public static final MappingType MODEL = parts().key(
                    "cases", ValueType.mapOf(ValueType.overlay(parts())), "named variations")
            .orElse("{}")
            .key(
                    "include",
                    ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text())),
                    "files this one builds on");

    /** The JSON Schema that is shipped, so that editors complete and validate. */
    public static String jsonSchema() {
        return JsonSchema.of("urn:condyle:model:1", "Condyle model file", MODEL);
    }
}
