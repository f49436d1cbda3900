package org.condyle.io.document;

/** A small model language that the tests of shapes share. */
final class Shapes {
    private Shapes() {}

    static final MappingType SPRING = MappingType.mapping("spring", "linear spring about a joint")
            .need("on", ValueType.reference("joint"), "joint it acts about")
            .need("stiffness", ValueType.quantity("N*m"), "moment per radian")
            .example("1e5 N*m")
            .key("damping", ValueType.quantity("N*m*s"), "moment per rate", "0 N*m*s");

    static final MappingType DAMPER = MappingType.mapping("damper", "linear damper about a joint")
            .need("on", ValueType.reference("joint"), "joint it acts about")
            .need("damping", ValueType.quantity("N*m*s"), "moment per rate");

    static final Union FORCE =
            Union.by("type", "force").variant("spring", SPRING).variant("damper", DAMPER);

    static final Union CONTACT = Union.by("law", "contact law")
            .variant(
                    "flores",
                    MappingType.mapping("flores", "Flores 2011").key("restitution", ValueType.number(), "of an impact"))
            .variant(
                    "hertz",
                    MappingType.mapping("hertz", "elastic").key("exponent", ValueType.number(), "of the depth"))
            .orElse("hertz");

    static final MappingType SOLID = MappingType.mapping("solid", "geometry of a body")
            .key(
                    "sphere",
                    MappingType.mapping("sphere", "a ball").need("radius", ValueType.quantity("m"), "its radius"),
                    "a ball")
            .key("group", ValueType.listOf(ValueType.later(() -> Shapes.SOLID)), "several solids")
            .exactlyOneOf("sphere", "group");

    static final MappingType BODY = MappingType.mapping("body", "a rigid body")
            .key("mass", ValueType.quantity("kg"), "its mass", "1 kg")
            .key("at", ValueType.tuple("m", 3), "where it is at the start", "[0, 0, 0]")
            .key("axis", ValueType.either(ValueType.choice("x", "y", "z"), ValueType.tuple("", 3)), "its long axis")
            .key("shape", SOLID, "its geometry");

    static final MappingType CASE = MappingType.mapping("case", "what a case may change")
            .key("title", ValueType.text(), "shown on top of the report")
            .key("parameters", ValueType.mapOf(ValueType.expression("")), "numbers with names")
            .key("bodies", ValueType.mapOf(BODY), "the bodies")
            .key("forces", ValueType.mapOf(FORCE), "what pushes on them")
            .key("contacts", ValueType.mapOf(CONTACT), "what touches")
            .need(
                    "run",
                    MappingType.mapping("run", "how to run it")
                            .need("until", ValueType.quantity("s"), "end of the run")
                            .key("steps", ValueType.integer(1, 1000), "number of steps", "100")
                            .key("quiet", ValueType.flag(), "print nothing", "false"),
                    "how to run it")
            .key(
                    "record",
                    ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text())),
                    "channels to record");

    static final MappingType MODEL = MappingType.mapping("model", "a model file")
            .need("condyle", ValueType.integer(1, 1), "version of the format")
            .including(CASE)
            .key("cases", ValueType.mapOf(ValueType.overlay(CASE)), "variations of the model");
}
