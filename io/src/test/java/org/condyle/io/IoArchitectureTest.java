package org.condyle.io;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;

/** The packages of io, lower ones first, drawn in code. Whoever adds a package adds its line. */
class IoArchitectureTest extends PackageOrderTest {
    private static final String IO = "org.condyle.io.";

    /** Each may know those before it in this list. */
    private static final List<String> LOWER_FIRST = List.of(
            IO + "problem",
            IO + "document",
            IO + "foreign",
            IO + "data",
            IO + "data.c3d",
            IO + "measured",
            IO + "results",
            IO + "mesh",
            IO + "lookup",
            IO + "freeform",
            IO + "model.term",
            IO + "model.read",
            IO + "model.surface",
            IO + "model.contact",
            IO + "model.resistance",
            IO + "model.muscle",
            IO + "model.picture",
            IO + "model.build",
            IO + "model",
            "org.condyle.experiment");

    private static final JavaClasses CLASSES = main("org.condyle.io", "org.condyle.experiment");

    IoArchitectureTest() {
        super(CLASSES, LOWER_FIRST);
    }
}
