package org.condyle.io.document;

/** A small model language that the tests of shapes share. */
final class Shapes {
    private Shapes() {}

    static final Shape SPRING = Shape.mapping("spring", "linear spring about a joint")
            .key("on", Kind.reference("joint"), "joint it acts about")
            .required()
            .key("stiffness", Kind.quantity("N*m"), "moment per radian")
            .required()
            .example("1e5 N*m")
            .key("damping", Kind.quantity("N*m*s"), "moment per rate")
            .orElse("0 N*m*s");

    static final Shape DAMPER = Shape.mapping("damper", "linear damper about a joint")
            .key("on", Kind.reference("joint"), "joint it acts about")
            .required()
            .key("damping", Kind.quantity("N*m*s"), "moment per rate")
            .required();

    static final Union FORCE =
            Union.by("type", "force").variant("spring", SPRING).variant("damper", DAMPER);

    static final Union CONTACT = Union.by("law", "contact law")
            .variant("flores", Shape.mapping("flores", "Flores 2011").key("restitution", Kind.number(), "of an impact"))
            .variant("hertz", Shape.mapping("hertz", "elastic").key("exponent", Kind.number(), "of the depth"))
            .orElse("hertz");

    static final Shape SOLID = Shape.mapping("solid", "geometry of a body")
            .key(
                    "sphere",
                    Shape.mapping("sphere", "a ball")
                            .key("radius", Kind.quantity("m"), "its radius")
                            .required(),
                    "a ball")
            .key("group", Kind.listOf(Kind.later(() -> Shapes.SOLID)), "several solids")
            .exactlyOneOf("sphere", "group");

    static final Shape BODY = Shape.mapping("body", "a rigid body")
            .key("mass", Kind.quantity("kg"), "its mass")
            .orElse("1 kg")
            .key("at", Kind.vector("m"), "where it is at the start")
            .orElse("[0, 0, 0]")
            .key("axis", Kind.either(Kind.choice("x", "y", "z"), Kind.vector("")), "its long axis")
            .key("shape", SOLID, "its geometry");

    static final Shape CASE = Shape.mapping("case", "what a case may change")
            .key("title", Kind.text(), "shown on top of the report")
            .key("parameters", Kind.mapOf(Kind.expression("")), "numbers with names")
            .key("bodies", Kind.mapOf(BODY), "the bodies")
            .key("forces", Kind.mapOf(FORCE), "what pushes on them")
            .key("contacts", Kind.mapOf(CONTACT), "what touches")
            .key(
                    "run",
                    Shape.mapping("run", "how to run it")
                            .key("until", Kind.quantity("s"), "end of the run")
                            .required()
                            .key("steps", Kind.integer(1, 1000), "number of steps")
                            .orElse("100")
                            .key("quiet", Kind.flag(), "print nothing")
                            .orElse("false"),
                    "how to run it")
            .required()
            .key("record", Kind.either(Kind.text(), Kind.listOf(Kind.text())), "channels to record");

    static final Shape MODEL = Shape.mapping("model", "a model file")
            .key("condyle", Kind.integer(1, 1), "version of the format")
            .required()
            .including(CASE)
            .key("cases", Kind.mapOf(Kind.overlay(CASE)), "variations of the model");
}
