package org.condyle.tool;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import org.condyle.io.PackageOrderTest;

/** The packages of tool, lower ones first, drawn in code. Whoever adds a package adds its line. */
class ToolArchitectureTest extends PackageOrderTest {
    private static final String TOOL = "org.condyle.tool";

    /** Each may know those before it in this list. */
    private static final List<String> LOWER_FIRST = List.of(
            TOOL + ".laxity",
            TOOL + ".setup",
            TOOL + ".result",
            TOOL + ".motion",
            TOOL + ".along",
            TOOL + ".scale",
            TOOL,
            TOOL + ".gait");

    private static final JavaClasses CLASSES = main(TOOL);

    ToolArchitectureTest() {
        super(CLASSES, LOWER_FIRST);
    }
}
